"""Serve metrics at an address of their own, which only the network of whoever runs the server can reach."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ninelives.games.errors import GameError
from ninelives.server import prometheus
from ninelives.server.hub import Hub


class Beside(uvicorn.Server):
    """Ends when it is told to, not by a signal: those are for the server it stands beside."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield


@contextlib.asynccontextmanager
async def telling(hub: Hub, address: str, is_replaced: bool = False) -> AsyncIterator[None]:
    """Answer /metrics at an address and port, if there is one, until the end of the block.

    A process that is replaced while it runs shares its port with its successor for a moment.
    """
    if not address:
        yield
        return

    async def metrics(request: Request) -> Response:
        return Response(prometheus.exposition(hub), media_type=prometheus.TYPE)

    config = uvicorn.Config(
        Starlette(routes=[Route("/metrics", metrics)]),
        lifespan="off",
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    server = Beside(config)
    running = asyncio.create_task(server.serve(sockets=[listen(address, is_replaced)]))
    try:
        yield
    finally:
        server.should_exit = True
        await running


def listen(address: str, is_shared: bool) -> socket.socket:
    """Return a socket that listens at an address and port."""
    host, _, port = address.rpartition(":")
    host = host.strip("[]")
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, int(port)), family=family, reuse_port=is_shared)
    except OSError as error:
        raise GameError("no-metrics-port", address=address, reason=error.strerror or str(error)) from error
