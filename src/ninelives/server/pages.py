"""What a browser loads: the page, its files, the catalogues, QR codes of invitations, and games to look at again."""

import base64
import hashlib
import io
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import segno
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ninelives.games.game import Game
from ninelives.text import FOLDER, LANGUAGES

WEB = Path(__file__).parents[1] / "web"
INDEX = (WEB / "index.html").read_text(encoding="utf-8")
CATALOGUES = ("common", "felix", "catbox", "maus", "hint", "server", "page", "rules")  # what a page has to say

PLACES = ("/", "/t/{code}", "/t/{code}/screen", "/replay/{code}/{n:int}", "/rules/{game}")


def content_policy() -> str:
    """Only our own files may be loaded; the import map stands in the page and is known by its hash."""
    found = re.search(r'<script type="importmap">(.*?)</script>', INDEX, re.S)
    assert found
    digest = base64.b64encode(hashlib.sha256(found[1].encode()).digest()).decode()
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


class Files(StaticFiles):
    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers.update(HEADERS)
        return response


async def index(request: Request) -> Response:
    return Response(INDEX, headers=HEADERS, media_type="text/html")


async def words(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return PlainTextResponse("", 404, HEADERS)
    return PlainTextResponse(catalogue_of(language), headers=HEADERS)


@cache
def catalogue_of(language: str) -> str:
    paths = (FOLDER / language / f"{name}.ftl" for name in CATALOGUES)
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


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
        return game.view(seat)
    return laid_open([msgspec.to_builtins(game.view(viewer)) for viewer in (*range(game.players), None)])


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
    files = GZipMiddleware(Files(directory=WEB), minimum_size=500)
    return [
        *(Route(path, index) for path in PLACES),
        Route("/text/{language}.ftl", words, middleware=[Middleware(GZipMiddleware)]),
        Mount("/web", files),
    ]
