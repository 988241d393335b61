"""What a browser loads: the page, its files, the catalogues."""

import base64
import hashlib
from functools import partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ninelives.games import GAMES
from ninelives.server import files
from ninelives.server.files import Packed

PLACES = {
    "/": "home",
    "/t/{code}": "table",
    "/t/{code}/screen": "screen",
    "/replay/{code}/{n:int}": "replay",
    "/rules/{game}": "rules",
    "/operator": "operator",
}
FOR_EVER = "public, max-age=31536000, immutable"  # what has its version in its address never changes


def content_policy(imports: str = "") -> str:
    """Let only our own files be loaded; the import map stands in the page and is known by its hash."""
    digest = base64.b64encode(hashlib.sha256(imports.encode()).digest()).decode()
    known = f" 'sha256-{digest}'" if imports else ""
    return (
        f"default-src 'self'; script-src 'self'{known}; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"
    )


# What goes out with every answer that does not say otherwise.
HEADERS = {
    "Content-Security-Policy": content_policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",  # ask each time; the answer is mostly "as before"
}


def answer(request: Request, content: Packed | None, **more: str) -> Response:
    if content is None:
        return PlainTextResponse("", 404)
    headers = {"ETag": content.mark, "Vary": "Accept-Encoding"} | {
        name.replace("_", "-"): value for name, value in more.items()
    }
    if content.mark in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Response(content.plain, headers=headers, media_type=content.kind)
    return Response(content.gzipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=content.kind)


async def index(place: str, base: str, request: Request) -> Response:
    game = request.path_params.get("game", "")
    found = files.index(place, game if game in GAMES else "", base)
    return answer(request, found.page, Content_Security_Policy=content_policy(found.imports))


async def lost(base: str, request: Request, error: HTTPException) -> Response:
    """Answer who looks for a page that is not there with one that says so, and anybody else in a word."""
    if request.method not in ("GET", "HEAD") or "text/html" not in request.headers.get("Accept", ""):
        return PlainTextResponse(error.detail, 404)
    found = await index("lost", base, request)
    if found.status_code == 200:  # not if the browser has it still
        found.status_code = 404
    return found


async def file(kind: str, request: Request) -> Response:
    """Answer with a file. Who asks for another version gets the present one, but not to keep."""
    address, version = files.unmarked(f"/{kind}/{request.path_params['name']}")
    kept = {"Cache_Control": FOR_EVER} if version and version == files.lately.version() else {}
    return answer(request, files.at(address), **kept)


def routes(base: str) -> list[Route]:
    return [
        *(Route(path, partial(index, place, base)) for path, place in PLACES.items()),
        *(Route(f"/{kind}/{{name:path}}", partial(file, kind)) for kind in ("web", "games", "text")),
    ]
