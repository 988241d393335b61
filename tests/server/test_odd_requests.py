"""Requests that no browser would send: each is answered in one line or hung up on, and none leaves a traceback."""

import asyncio
import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.play import ANY, OPTION
from tests.server.fuzz import frame, hello
from tests.server.live import Live, in_loop, live

HERE = "Host: 127.0.0.1"
HANDSHAKE = (
    *("Upgrade: websocket", "Connection: Upgrade"),
    *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"),
)


def head(line: str, *headers: str) -> bytes:
    return "\r\n".join((line, *headers, "", "")).encode("latin-1")


def post(body: bytes) -> bytes:
    return head("POST /api/tables HTTP/1.1", HERE, f"Content-Length: {len(body)}", "Connection: close") + body


def people(*headers: str) -> bytes:
    return head("POST /api/people HTTP/1.1", *headers, "Content-Length: 0", "Connection: close")


async def answer(server: Live, data: bytes) -> bytes:
    """Everything that is answered to these bytes, until the server hangs up."""
    where = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(data)
    try:
        return await asyncio.wait_for(reader.read(), 20)
    finally:
        writer.close()


def status(answered: bytes) -> int:
    return int(answered.split()[1])


def table(**wish: str) -> bytes:
    """A request for a table, some of it written by hand."""
    fields = {"game": f'"{ANY}"', **wish}
    return post(("{" + ", ".join(f'"{name}": {value}' for name, value in fields.items()) + "}").encode())


def option(value: str) -> bytes:
    return table(options=f'{{"{OPTION.name}": {value}}}')


REFUSED = {
    "brackets": (400, post(b"[" * 9_999)),
    "braces": (400, post(b'{"a":' * 1_999)),
    "depth in an option": (400, option("[" * 4_900 + "]" * 4_900)),
    "depth that can just be read": (400, option("[" * 500 + "]" * 500)),
    "bytes that are no text": (400, post(b'{"game": "\xff\xff"}')),
    "half a character": (400, post(rb'{"game": "\ud800"}')),
    "a number without an end": (400, table(players="9" * 9_000)),
    "a large option": (400, option("9" * 300)),
    "no number": (400, table(players="NaN")),
    "infinity": (400, table(players="Infinity")),
    "no origin at all": (403, people(HERE, "Origin: null")),
    "an empty origin": (403, people(HERE, "Origin:")),
    "an origin with an open bracket": (403, people(HERE, "Origin: http://[")),
    "an origin with odd letters": (403, people(HERE, "Origin: http://\xe9\xff]")),
    "two origins": (403, people(HERE, "Origin: http://127.0.0.1", "Origin: http://evil.example")),
    "some name of the neighbourhood": (403, people("Host: evil.local", "Origin: http://evil.local")),
    "a long host": (400, head("GET /health HTTP/1.1", "Host: " + "h" * 3_000, "Connection: close")),
    "a host in odd letters": (400, head("GET /health HTTP/1.1", "Host: h\xe9\xff", "Connection: close")),
    "a host with an open bracket": (400, head("GET /health HTTP/1.1", "Host: [", "Connection: close")),
    "no host": (400, head("GET /health HTTP/1.1")),
    "two hosts": (400, head("GET /health HTTP/1.1", HERE, HERE)),
    "nought in a path": (400, head("GET /\0 HTTP/1.1", HERE)),
    "a control character in a path": (400, head("GET /\x1b[31m HTTP/1.1", HERE)),
    "nought in a name": (404, head("GET /web/%00 HTTP/1.1", HERE, "Connection: close")),
    "no text in a name": (404, head("GET /web/%ff HTTP/1.1", HERE, "Connection: close")),
    "nought in a code": (404, head("GET /api/tables/%00 HTTP/1.1", HERE, "Connection: close")),
    "no text in a code": (404, head("GET /api/tables/%ff%fe HTTP/1.1", HERE, "Connection: close")),
    "the file above": (404, head("GET /web/../cli.py HTTP/1.1", HERE, "Connection: close")),
    "the file above in disguise": (404, head("GET /web/%2e%2e/cli.py HTTP/1.1", HERE, "Connection: close")),
    "a game without an end": (400, head(f"GET /replay/X/{'9' * 5_000} HTTP/1.1", HERE, "Connection: close")),
    "a question without an end": (400, head(f"GET /health?{'a=b&' * 10_000} HTTP/1.1", HERE, "Connection: close")),
    "one long header": (400, head("GET /health HTTP/1.1", HERE, "X: " + "y" * 100_000, "Connection: close")),
    "many headers": (400, head("GET /health HTTP/1.1", HERE, "Connection: close", *(f"X{n}: y" for n in range(9_000)))),
    "an unknown method": (405, head("FLY /health HTTP/1.1", HERE, "Connection: close")),
    "less than no length": (400, head("POST /api/tables HTTP/1.1", HERE, "Content-Length: -5")),
    "two lengths": (400, head("POST /api/tables HTTP/1.1", HERE, "Content-Length: 5", "Content-Length: 6")),
    "an endless length": (400, head("POST /api/tables HTTP/1.1", HERE, f"Content-Length: {'9' * 30}")),
    "a broken chunk": (400, head("POST /api/tables HTTP/1.1", HERE, "Transfer-Encoding: chunked") + b"zz\r\nfoo"),
    "another server's address": (404, head("GET http://evil.example/health HTTP/1.1", HERE, "Connection: close")),
    "everything": (404, head("OPTIONS * HTTP/1.1", HERE, "Connection: close")),
    "a tunnel": (404, head("CONNECT evil.example:443 HTTP/1.1", HERE, "Connection: close")),
    "a socket without a key": (400, head("GET /ws/X HTTP/1.1", HERE, *HANDSHAKE[:2])),
    "a socket of another version": (400, head("GET /ws/X HTTP/1.1", HERE, *HANDSHAKE[:3], "Sec-WebSocket-Version: 12")),
    "a socket with two origins": (400, head("GET /ws/X HTTP/1.1", HERE, *HANDSHAKE, "Origin: a", "Origin: b")),
    "a socket for sending": (405, head("POST /ws/X HTTP/1.1", HERE, *HANDSHAKE, "Content-Length: 0")),
    "a socket that leads nowhere": (403, head("GET /nowhere HTTP/1.1", HERE, *HANDSHAKE)),
    "a socket with a long host": (403, head("GET /ws/X HTTP/1.1", "Host: " + "h" * 3_000, *HANDSHAKE)),
}

ANSWERED = {
    "an old browser": head("GET /health HTTP/1.0"),
    "another protocol that nobody offers": head(
        "GET /health HTTP/1.1", HERE, "Connection: Upgrade, close", "Upgrade: h2c"
    ),
    "odd letters in headers": head("GET / HTTP/1.1", HERE, "If-None-Match: \xff", "Connection: close"),
}

# uvicorn's public way leaves these open until the client hangs up.
HUNG_UP_ON = {
    "a socket with many headers": head("GET /ws/X HTTP/1.1", HERE, *HANDSHAKE, *(f"X{n}: y" for n in range(300))),
    "a socket with a long path": head(f"GET /ws/{'x' * 9_000} HTTP/1.1", HERE, *HANDSHAKE),
    "a socket with a control character": head("GET /ws/X HTTP/1.1", HERE, *HANDSHAKE, "X: \x7f"),
}


@pytest.mark.parametrize("plain", [False, True], ids=["shortcuts", "plain"])
@in_loop
async def test_every_odd_request_is_refused_in_one_line(tmp_path: Path, plain: bool) -> None:
    async with live(tmp_path / "games.db", plain=plain, creations_per_minute=1000) as server:
        for name, (expected, data) in REFUSED.items():
            assert status(await answer(server, data)) == expected, name
        for name, data in ANSWERED.items():
            assert status(await answer(server, data)) == 200, name
        assert '"ok"' in await server.get("/health")


@in_loop
async def test_a_handshake_that_is_not_understood_ends_at_once(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as server:
        for name, data in HUNG_UP_ON.items():
            assert b" 101 " not in await answer(server, data), name


@in_loop
async def test_no_picture_is_drawn_of_an_odd_host(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as server:
        code = await server.open(ANY, 3)
        for host in ("h" * 3_000, "[", "a b", "\xe9", "a" * 254):
            picture = head(f"GET /qr/{code}.svg HTTP/1.1", f"Host: {host}", "Connection: close")
            assert status(await answer(server, picture)) == 400
        assert b"<svg" in await answer(server, head(f"GET /qr/{code}.svg HTTP/1.0"))


@in_loop
async def test_a_frame_that_is_no_text_ends_its_connection_without_a_traceback(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as server:
        code = await server.open(ANY, 3)
        for broken in (b"\xff\xfe", b'{"type": "join", "token": "\xed\xa0\x80"}', b"\xf0\x9f"):
            where = urlsplit(server.url)
            reader, writer = await asyncio.open_connection(where.hostname, where.port)
            writer.write(hello(where.netloc, code))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(broken))
            assert await asyncio.wait_for(reader.read(), 20)
            writer.close()


@in_loop
async def test_answers_that_come_too_late_for_who_was_hung_up_on_are_no_mistake(tmp_path: Path) -> None:
    """What is said just before a broken frame is answered just after the connection has ended."""
    async with live(tmp_path / "games.db") as server:
        code = await server.open(ANY, 3)
        where = urlsplit(server.url)
        join = frame(json.dumps({"type": "join", "token": await server.token()}).encode())
        for broken in (frame(b"x", masked=False), frame(b"\xff"), frame(b"\x00\x00", opcode=8)):
            reader, writer = await asyncio.open_connection(where.hostname, where.port)
            writer.write(hello(where.netloc, code))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(join)
            await reader.readuntil(b'"type":"state"')
            writer.write(frame(b'{"type": "ping", "time": 1}') + broken)
            await asyncio.wait_for(reader.read(), 20)
            writer.close()


@in_loop
async def test_a_body_that_ends_too_soon_is_nobodys_fault(tmp_path: Path) -> None:
    async with live(tmp_path / "games.db") as server:
        where = urlsplit(server.url)
        for begun in (b"", b'{"game": '):
            _, writer = await asyncio.open_connection(where.hostname, where.port)
            writer.write(head("POST /api/tables HTTP/1.1", HERE, "Content-Length: 500") + begun)
            await writer.drain()
            writer.close()
        assert '"ok"' in await server.get("/health")
