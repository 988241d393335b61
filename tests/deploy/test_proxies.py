"""Two servers behind the proxies that deploy/ has examples for, over https: the same files, but for ports and paths."""

import asyncio
import http.client
import signal
import ssl
import subprocess
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.deploy.system import DEPLOY, certificate, program, substituted
from tests.play import ANY
from tests.ports import free_port
from tests.server.client import Client, seat_all
from tests.server.live import fetch, within
from tests.server.process import USUAL, Process
from tests.server.test_cluster import has_acted, metric

SETTINGS = {"messages-per-second": "1000", "guesses-per-minute": "1"}
LIMITS = [f"--limits-{name}={value}" for name, value in SETTINGS.items()]
HASHING = {"haproxy": ("balance hash var(txn.table)", "balance roundrobin"), "nginx": ("hash $table consistent;", "")}


class Proxied(Process):
    """A server whose people come through a proxy."""

    def __init__(self, db: str, log: Path) -> None:
        super().__init__(db, log, (*USUAL, *LIMITS, "--root-path", "/cats", "--proxies", "127.0.0.1"))


def haproxy(folder: Path, ports: list[int], changes: dict[str, str]) -> list[str]:
    cert, key = certificate(folder)
    both = folder / "both.pem"
    both.write_text(cert.read_text() + key.read_text())
    http, https, one, two = ports
    text = substituted(
        (DEPLOY / "haproxy.cfg").read_text(),
        {
            "bind :80": f"bind 127.0.0.1:{http}",
            "bind :443": f"bind 127.0.0.1:{https}",
            "/etc/haproxy/certs/cats.example.pem": str(both),
            "10.0.0.1:8000": f"127.0.0.1:{one}",
            "10.0.0.2:8000": f"127.0.0.1:{two}",
            **changes,
        },
    )
    (folder / "haproxy.cfg").write_text(text)
    return [program("haproxy"), "-db", "-f", str(folder / "haproxy.cfg")]


def nginx(folder: Path, ports: list[int], changes: dict[str, str]) -> list[str]:
    cert, key = certificate(folder)
    http, https, one, two = ports
    text = substituted(
        (DEPLOY / "nginx.conf").read_text(),
        {
            "listen 80;": f"listen 127.0.0.1:{http};",
            "listen 443 ": f"listen 127.0.0.1:{https} ",
            **{f"/etc/letsencrypt/live/{name}/fullchain.pem": str(cert) for name in ("cats.example", "example.org")},
            **{f"/etc/letsencrypt/live/{name}/privkey.pem": str(key) for name in ("cats.example", "example.org")},
            "10.0.0.1:8000": f"127.0.0.1:{one}",
            "10.0.0.2:8000": f"127.0.0.1:{two}",
            **changes,
        },
    )
    places = "".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    main = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {places}\n{text}}}"
    (folder / "nginx.conf").write_text(main)
    return [program("nginx"), "-e", "stderr", "-c", str(folder / "nginx.conf")]


PROXIES: dict[str, Callable[[Path, list[int], dict[str, str]], list[str]]] = {"haproxy": haproxy, "nginx": nginx}


@asynccontextmanager
async def behind(
    proxy: str, db: str, folder: Path, hashing: bool, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Process, list[Process]]]:
    """Two servers and the proxy before them: whoever is asked for something by the first is the proxy."""
    servers: list[Process] = [Proxied(db, folder / f"log {n}") for n in range(2)]
    door = Process(db, folder / "none")
    http, https = free_port(), free_port()
    door.url = f"https://localhost:{https}"
    changes = {} if hashing else dict([HASHING[proxy]])
    await asyncio.gather(*(server.start() for server in servers))
    command = PROXIES[proxy](folder, [http, https, *(server.port for server in servers)], changes)
    monkeypatch.setenv("SSL_CERT_FILE", str(folder / "cert.pem"))
    with (folder / "proxy log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(*command, stdout=log, stderr=log)
    try:
        while not await answers(f"{door.url}/health"):
            assert process.returncode is None, (folder / "proxy log").read_text()
            await asyncio.sleep(0.05)
        assert await redirects(f"http://localhost:{http}/")
        yield door, servers
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        await asyncio.gather(*(server.stop(signal.SIGTERM) for server in servers))


async def answers(url: str) -> bool:
    with suppress(urllib.error.URLError):
        return (await fetch(url))[0] == 200
    return False


async def redirects(url: str) -> bool:
    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: object) -> None:
            return None

    def ask() -> bool:
        try:
            urllib.request.build_opener(Stay).open(url)
        except urllib.error.HTTPError as error:
            with error:
                return error.headers["Location"].startswith("https://localhost")
        return False

    return await asyncio.to_thread(ask)


async def relays(servers: list[Process]) -> float:
    return sum([await metric(server, "relays") for server in servers])


async def begin(door: Process) -> list[Client]:
    """Two people at a new table, with a bot."""
    code = await door.open(ANY, 3)
    clients = [await door.join(code), await door.join(code)]
    await seat_all(clients)
    return clients


async def go_on(door: Process, client: Client) -> Client:
    """Play to the end, however often one has to come again."""
    while True:
        with suppress(ConnectionClosed):
            await client.play()
            return client
        client = await door.rejoin(client)


@pytest.mark.parametrize("proxy", PROXIES)
def test_a_table_is_at_one_server_until_that_is_told_to_stop(
    proxy: str, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @within(100)
    async def run() -> None:
        async with behind(proxy, postgres_url, tmp_path, True, monkeypatch) as (door, servers):
            tables = [await begin(door)]
            while not all([await metric(server, "claims") for server in servers]):
                tables.append(await begin(door))
                assert len(tables) < 20  # or all of them are at one server
            await asyncio.gather(*(one.play(stop=has_acted(one, 2)) for clients in tables for one in clients))
            assert await relays(servers) == 0
            await servers[0].stop(signal.SIGTERM)
            done = await asyncio.gather(*(go_on(door, one) for clients in tables for one in clients))
            assert all(client.over for client in done)
            assert servers[0].process.returncode == 0
            assert await metric(servers[1], "relays") == 0
            await asyncio.gather(*(client.close() for client in done))

    run()


@pytest.mark.parametrize("proxy", PROXIES)
def test_a_proxy_that_knows_nothing_of_tables_will_do(
    proxy: str, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @within(100)
    async def run() -> None:
        async with behind(proxy, postgres_url, tmp_path, False, monkeypatch) as (door, servers):
            code = await door.open(ANY, 3)
            clients = [await door.join(code)]
            await fetch(f"{door.url}/health")  # now it is the other server's turn
            clients.append(await door.join(code))
            assert await relays(servers) == 1
            await seat_all(clients)
            await asyncio.gather(*(client.play() for client in clients))
            await asyncio.gather(*(client.close() for client in clients))
            if proxy == "nginx":  # its example has a second site, which is below a path
                _, page = await fetch(f"{door.url}/cats/", Host="example.org")
                assert 'href="/cats/' in page
                assert (await fetch(f"{door.url}/cats/api/games", Host="example.org"))[0] == 200

    run()


async def guess(door: Process, address: str, pretended: str) -> int:
    """Ask for a table that does not exist, from an address of this machine, and pretend to be elsewhere."""

    def ask() -> int:
        port = int(door.url.rpartition(":")[2])
        context = ssl.create_default_context()
        asking = http.client.HTTPSConnection("localhost", port, source_address=(address, 0), context=context)
        with closing(asking):
            asking.request("GET", "/api/tables/BCDFGH", headers={"X-Forwarded-For": pretended})
            return asking.getresponse().status

    return await asyncio.to_thread(ask)


@pytest.mark.parametrize("proxy", PROXIES)
def test_everybody_has_limits_of_their_own_and_cannot_pretend(
    proxy: str, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @within(100)
    async def run() -> None:
        async with behind(proxy, postgres_url, tmp_path, True, monkeypatch) as (door, _):
            assert await guess(door, "127.0.0.2", "192.0.2.1") == 404
            assert await guess(door, "127.0.0.2", "192.0.2.2") == 429
            assert await guess(door, "127.0.0.3", "192.0.2.1") == 404

    run()


def test_the_caddyfile_is_one() -> None:
    command = [program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    subprocess.run(command, check=True, capture_output=True)
