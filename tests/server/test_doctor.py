"""`ninelives doctor`: one line for each check, what to do where something is wrong, and nothing is disturbed."""

import asyncio
import http.client
import os
import resource
import sqlite3
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from ninelives.cli import main
from ninelives.server import doctor
from ninelives.store.examine import Facts
from ninelives.store.schema import VERSION_TABLE
from ninelives.table.entries import Opened, Started, encode
from tests.deploy.system import certificate, program
from tests.play import FOR_TWO
from tests.server.live import in_loop, live
from tests.store.tools import execute, opened, row


def made(url: str) -> None:
    """A database with one table."""

    async def make() -> None:
        async with opened(url) as store:
            opening = Opened(at=1.0, code="A", game="any game", players=2, options={}, clock="none")
            await store.create(row("A"), encode(opening))
            await store.append(row("A").id, 1, encode(Started(at=2.0, seed=1, rules=99)), finished=True)

    asyncio.run(make())


def examined(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, list[str]]:
    """The exit code, and the lines that tell of something wrong."""
    code = main(["--lang", "en", "doctor", *args])
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith(("ok ", "warning ", "problem ")) for line in lines)
    return code, [line for line in lines if not line.startswith("ok ")]


def test_a_good_database_is_found_good(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    made(url)
    assert examined(capsys, "--db", url) == (0, [])


@in_loop
async def test_a_running_server_is_asked_through_its_address_and_not_disturbed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with live(tmp_path / "games.db") as table:
        code = await table.open(FOR_TWO, 2)
        clients = await table.gather(code, 2)
        assert await asyncio.to_thread(examined, capsys, "--db", str(tmp_path / "games.db"), "--url", table.url) == (
            0,
            [],
        )
        await asyncio.gather(*(client.play() for client in clients))


@pytest.mark.parametrize(
    ("change", "level", "words"),
    [
        (f"DELETE FROM {VERSION_TABLE}", "warning", "earlier version"),
        (f"UPDATE {VERSION_TABLE} SET version_num = 'v999'", "problem", "newer version"),
        ("UPDATE entries SET n = 7 WHERE n = 1", "problem", "incomplete log"),
        ("UPDATE tables SET finished = FALSE", "problem", "any game 99"),
        ("UPDATE tables SET finished = FALSE; UPDATE entries SET data = '{}' WHERE n = 1", "problem", "any game ?"),
        ("UPDATE tables SET updated = 9999999999", "warning", "clock"),
    ],
)
def test_what_is_wrong_with_a_database_is_told(
    url: str, capsys: pytest.CaptureFixture[str], change: str, level: str, words: str
) -> None:
    made(url)
    execute(url, *change.split("; "))
    code, (line,) = examined(capsys, "--db", url)
    assert line.startswith(level)
    assert words in line
    assert code == (level == "problem")


def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    diary = tmp_path / "diary"
    diary.write_text("dear diary", encoding="utf-8")
    for db in (str(diary), str(tmp_path / "nothing.db"), str(tmp_path), "postgresql://cat:secret@localhost:1/games"):
        code, (line,) = examined(capsys, "--db", db)
        assert code == 1
        assert line.startswith("problem")
        assert "secret" not in line
    assert [path.name for path in tmp_path.iterdir()] == ["diary"]


def test_a_damaged_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "games.db"
    made(str(db))
    with closing(sqlite3.connect(db)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0] - 1
    whole = db.read_bytes()
    db.write_bytes(whole[: 4096 * page] + b"\xff" * 4096 + whole[4096 * (page + 1) :])
    code, lines = examined(capsys, "--db", str(db))
    assert code == 1
    assert "damaged" in lines[0]


def test_little_room_is_told_before_there_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made(str(tmp_path / "games.db"))
    monkeypatch.setattr(doctor, "LITTLE_ROOM", 1 << 70)
    code, (line,) = examined(capsys, "--db", str(tmp_path / "games.db"))
    assert (code, line.split()[0]) == (0, "warning")
    assert str(tmp_path) in line
    monkeypatch.setattr(doctor, "TOO_LITTLE_ROOM", 1 << 70)
    assert examined(capsys, "--db", str(tmp_path / "games.db"))[0] == 1


def test_clocks_that_differ_are_told() -> None:
    def level(ahead: float, jump: float = 0.0) -> str:
        return doctor.check_clock(Facts("x", "", 0, 0, True, None, ahead, 0.0), jump).level

    assert [level(0.1), level(-3.0), level(30.0), level(0.0, 5.0)] == ["ok", "warning", "problem", "warning"]


@pytest.mark.skipif(os.name != "posix", reason="limits of POSIX")
def test_few_open_files_are_told(tmp_path: Path) -> None:
    made(str(tmp_path / "games.db"))
    own = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    for hard in (256, own):  # a server raises the softer one by itself
        done = subprocess.run(
            [sys.executable, "-m", "ninelives.cli", "--lang", "en", "doctor", "--db", str(tmp_path / "games.db")],
            preexec_fn=partial(resource.setrlimit, resource.RLIMIT_NOFILE, (256, hard)),
            capture_output=True,
            text=True,
            check=True,
        )
        (line,) = [line for line in done.stdout.splitlines() if "files and connections" in line]
        assert line.startswith("warning" if hard == 256 else "ok")
        assert "server that is started from here" in line
        assert ("256" in line) == (hard == 256)


@contextmanager
def proxy(to: str, source: str, below: str = "") -> Iterator[str]:
    """A proxy as one sets it up first: it knows no WebSockets, says nothing of whom it speaks for; below a path."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if not self.path.startswith(below):
                self.send_error(404)
                return
            server = http.client.HTTPConnection(to.removeprefix("http://"), source_address=(source, 0), timeout=20)
            server.request("GET", self.path.removeprefix(below) or "/")
            answer = server.getresponse()
            content = answer.read()
            server.close()
            self.send_response(answer.status)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_port}{below}"
        serving.shutdown()


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second address of this machine")
@in_loop
async def test_what_a_proxy_does_wrong_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = str(tmp_path / "games.db")
    async with live(Path(db)) as table:
        with proxy(table.url, "127.0.0.2", "/cats") as url:
            code, lines = await asyncio.to_thread(examined, capsys, "--db", db, "--url", url)
    assert code == 1
    told = dict(
        zip(("WebSockets do not get through", "127.0.0.2 instead of 127.0.0.1", "not complete"), lines, strict=True)
    )
    assert all(words in line for words, line in told.items())
    assert [line.split()[0] for line in lines] == ["problem", "warning", "problem"]


def test_another_server_or_none_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(str(tmp_path / "games.db"))
    with proxy("http://127.0.0.1:1", "127.0.0.1", "/other") as url:
        elsewhere = url.removesuffix("/other")
        for where in (elsewhere, "http://127.0.0.1:1", "ftp://cats.example", "cats.example", "http://"):
            code, (line,) = examined(capsys, "--db", str(tmp_path / "games.db"), "--url", where)
            assert code == 1
            assert line.startswith("problem")


@contextmanager
def encrypted(cert: Path, key: Path) -> Iterator[int]:
    """A server that nobody gets to ask anything of: its port."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as serving:
        serving.socket = context.wrap_socket(serving.socket, server_side=True)
        serving.handle_error = lambda *_: None  # type: ignore[method-assign]
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield serving.server_port
        serving.shutdown()


def test_a_certificate_that_is_not_trusted_is_told_as_that(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody vouches for it; it is for another name; it is out of date."""
    made(str(tmp_path / "games.db"))
    cert, key = certificate(tmp_path)
    old = tmp_path / "old.pem"
    again = ["x509", "-in", str(cert), "-signkey", str(key), "-days", "-1", "-out", str(old)]
    subprocess.run([program("openssl"), *again], check=True, capture_output=True)
    for shown, trusted, host, advice in (
        (cert, "", "localhost", "SSL_CERT_FILE"),
        (cert, str(cert), "127.0.0.1", "another name"),
        (old, str(old), "localhost", "Renew it"),
    ):
        monkeypatch.setenv("SSL_CERT_FILE", trusted)
        with encrypted(shown, key) as port:
            where = f"https://{host}:{port}"
            code, (line,) = examined(capsys, "--db", str(tmp_path / "games.db"), "--url", where)
        assert code == 1
        assert f"{where} answers, but browsers will not trust its certificate" in line
        assert advice in line


@in_loop
async def test_a_server_that_believes_anybody_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ninelives.server import run
    from tests.server import live as living

    def gullible(*args: object) -> object:
        config = run.configured(*args)  # type: ignore[arg-type]
        config.proxy_headers = True
        return config

    monkeypatch.setattr(living, "configured", gullible)
    db = tmp_path / "games.db"
    async with live(db) as table:
        code, (line,) = await asyncio.to_thread(examined, capsys, "--db", str(db), "--url", table.url)
    assert code == 1
    assert "make up" in line


async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()


@in_loop
async def test_a_process_that_others_cannot_reach_is_found(
    postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """As if two machines had not been given private addresses: each announces itself at its own loopback."""
    async with opened(postgres_url) as store, await asyncio.start_server(hang_up, "127.0.0.1", 0) as listener:
        port = listener.sockets[0].getsockname()[1]
        await store.join(f"127.0.0.1:{port}", lambda: None)
        assert await asyncio.to_thread(examined, capsys, "--db", postgres_url) == (0, [])
        async with opened(postgres_url) as other:
            await other.join("127.0.0.1:1", lambda: None)
            code, [line] = await asyncio.to_thread(examined, capsys, "--db", postgres_url)
            assert code == 1
            assert "127.0.0.1:1" in line
            assert "--private" in line
