"""What a browser loads: the page, its files, the catalogues, QR codes of invitations, and games to look at again."""

import base64
import hashlib
import io
from functools import cache, partial
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ninelives.games import GAMES
from ninelives.games.game import Game
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


def invitation(link: str) -> Response:
    """The link of a table as a picture that a phone can read."""
    out = io.BytesIO()
    segno.make(link).save(out, kind="svg", border=2, light="#ffffff", dark="#2b2330", xmldecl=False)
    return Response(out.getvalue(), headers=HEADERS, media_type="image/svg+xml")


def steps(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """A finished game position by position, as a seat saw it, or with open cards."""
    again = Game(game.book, game.players, game.options, seed=game.seed, names=game.names, deal=game.deal)
    told = [{"events": again.opening(seat), "view": seen(again, seat)}]
    for n, (actor, action) in enumerate(game.log):
        again.act(actor, action)
        told.append({"events": again.events_of(n, seat), "view": seen(again, seat)})
    return told


def seen(game: Game, seat: int | None) -> Any:
    if seat is not None:
        return msgspec.Raw(game.view_json(seat))
    return laid_open([msgspec.json.decode(game.view_json(viewer)) for viewer in (*range(game.players), None)])


def laid_open(views: list[Any]) -> Any:
    """What all seats know together: each unknown is filled in by whoever knows it. The spectator comes last."""
    known = [view for view in views if view is not None]
    if not known:
        return None
    if isinstance(known[-1], dict):
        return {key: laid_open([view[key] for view in known]) for key in known[-1]}
    if isinstance(known[-1], list) and len({len(view) for view in known}) == 1:
        return [laid_open(list(items)) for items in zip(*known, strict=True)]
    return known[-1]


def routes() -> list[BaseRoute]:
    return [
        *(Route(path, partial(index, place)) for path, place in PLACES.items()),
        Route("/text/{language}.ftl", words),
        Route("/web/{name:path}", file),
        Route("/games/{game}/{name:path}", game_file),
    ]
