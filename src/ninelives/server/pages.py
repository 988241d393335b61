"""What a browser loads: the page, its files, the catalogues."""

import base64
import hashlib
from functools import cache, partial

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ninelives.games import GAMES
from ninelives.server import files
from ninelives.server.files import IMPORT_MAP, Packed
from ninelives.text import FOLDER, LANGUAGES, words_of_games

CATALOGUES = ("common", "hint", "server", "page")  # what a page has to say besides the words of the games

PLACES = {
    "/": "home",
    "/t/{code}": "table",
    "/t/{code}/screen": "screen",
    "/replay/{code}/{n:int}": "replay",
    "/rules/{game}": "rules",
}


def content_policy() -> str:
    """Only our own files may be loaded; the import map stands in the page and is known by its hash."""
    digest = base64.b64encode(hashlib.sha256(IMPORT_MAP.encode()).digest()).decode()
    return (
        f"default-src 'self'; script-src 'self' 'sha256-{digest}'; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"
    )


HEADERS = {
    "Content-Security-Policy": content_policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",  # ask each time; the answer is mostly "as before"
}


def answer(request: Request, content: Packed | None) -> Response:
    if content is None:
        return PlainTextResponse("", 404, HEADERS)
    headers = {**HEADERS, "ETag": content.mark, "Vary": "Accept-Encoding"}
    if content.mark in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Response(content.plain, headers=headers, media_type=content.kind)
    return Response(content.gzipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=content.kind)


async def index(place: str, request: Request) -> Response:
    game = request.path_params.get("game", "")
    return answer(request, files.index(place, game if game in GAMES else ""))


async def file(request: Request) -> Response:
    return answer(request, files.file(request.path_params["name"]))


async def game_file(request: Request) -> Response:
    return answer(request, files.game_file(request.path_params["game"], request.path_params["name"]))


async def words(request: Request) -> Response:
    language = request.path_params["language"]
    return answer(request, catalogue_of(language) if language in LANGUAGES else None)


@cache
def catalogue_of(language: str) -> Packed:
    paths = [*(FOLDER / language / f"{name}.ftl" for name in CATALOGUES), *words_of_games(language)]
    return files.packed("\n".join(path.read_text(encoding="utf-8") for path in paths).encode(), "text/plain")


def routes() -> list[BaseRoute]:
    return [
        *(Route(path, partial(index, place)) for path, place in PLACES.items()),
        Route("/text/{language}.ftl", words),
        Route("/web/{name:path}", file),
        Route("/games/{game}/{name:path}", game_file),
    ]
