"""Servers on one PostgreSQL behind HAProxy, each with a line of its own to the database, and a clock of its own."""

import asyncio
import json
import os
import shutil
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.chaos.skewed import CLOCK
from tests.ports import free_port
from tests.server.live import fetch
from tests.server.process import send
from tests.store.server import Server

FENCED, UNFENCED = "tests.chaos.skewed", "tests.chaos.unfenced"
HAPROXY = shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin") or ""
START_SECONDS = 60

# Everybody comes from the address of the proxy, and people who were thrown out are not away.
GENEROUS = {
    "CONNECTIONS_PER_ADDRESS": "100000",
    "REQUESTS_PER_SECOND": "100000",
    "REQUEST_BURST": "100000",
    "CREATIONS_PER_MINUTE": "100000",
    "MESSAGES_PER_SECOND": "1000",
    "GRACE_SECONDS": "3600",
}

# Any routing must do: this one pays no heed to tables.
PROXY = """
defaults
    mode http
    timeout connect 1s
    timeout client 1h
    timeout server 1h
    timeout tunnel 1h
    timeout check 500ms
    retries 2
    option redispatch 1
frontend people
    bind 127.0.0.1:{port}
    maxconn 20000
    default_backend servers
backend servers
    balance roundrobin
    option httpchk GET /health
    default-server check inter 300ms fall 2 rise 1
"""

# Who writes is known by the name of the connection, whatever is believed to own the table.
SPY = """
    CREATE TABLE claims (
        table_id text, epoch int, writer text, at float8 DEFAULT extract(epoch FROM clock_timestamp()),
        PRIMARY KEY (table_id, epoch)
    );
    ALTER TABLE entries ADD COLUMN writer text, ADD COLUMN epoch int, ADD COLUMN changes int DEFAULT 0;
    CREATE FUNCTION note_claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.epoch > 0 AND (TG_OP = 'INSERT' OR NEW.epoch <> OLD.epoch) THEN
            INSERT INTO claims (table_id, epoch, writer)
            VALUES (NEW.id, NEW.epoch, current_setting('application_name'));
        END IF;
        RETURN NEW;
    END $$;
    CREATE FUNCTION note_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        NEW.writer := current_setting('application_name');
        NEW.epoch := (SELECT epoch FROM tables WHERE id = NEW.table_id);
        IF TG_OP = 'UPDATE' THEN NEW.changes := OLD.changes + 1; END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER note_claim AFTER INSERT OR UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION note_claim();
    CREATE TRIGGER note_entry BEFORE INSERT OR UPDATE ON entries FOR EACH ROW EXECUTE FUNCTION note_entry();
"""


def missing() -> str:
    """What must be installed before there can be a cluster."""
    return "" if HAPROXY else "haproxy not installed: on Debian, apt-get install haproxy"


class Member:
    """One server, always at the same port, however often it is started."""

    def __init__(self, number: int, folder: Path, database: str, program: str, pace: float) -> None:
        self.number, self.program, self.database, self.pace = number, program, database, pace
        self.folder = folder / f"member{number}"
        self.folder.mkdir()
        self.log = self.folder / "log"
        self.clock = self.folder / "clock"
        self.port = free_port()
        self.life = 0
        self.line: Process
        self.process: Process
        self.clock.write_text("0")

    @property
    def writer(self) -> str:
        """What its connections to the database are called."""
        return f"member {self.number}, life {self.life}"

    def jump(self, seconds: int) -> None:
        """Let its clock go wrong by so much."""
        self.clock.write_text(str(seconds))
        self.send(signal.SIGUSR1)

    async def start_line(self, server: Path) -> None:
        command = (sys.executable, "-m", "tests.chaos.line", str(server), str(self.folder))
        self.line = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        assert self.line.stdout
        assert await self.line.stdout.readline()

    def tell_line(self, word: str) -> None:
        assert self.line.stdin
        self.line.stdin.write(f"{word}\n".encode())

    async def start(self) -> None:
        self.life += 1
        name = self.writer.replace(" ", "%20")
        url = f"postgresql://postgres@/{self.database}?host={self.folder}&application_name={name}"
        command = (
            "-m",
            self.program,
            "serve",
            "--no-browser",
            "--pace",
            str(self.pace),
            "--port",
            str(self.port),
            "--db",
            url,
        )
        limits = {f"NINELIVES_LIMITS_{name}": value for name, value in GENEROUS.items()}
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, *command), env=os.environ | limits | {CLOCK: str(self.clock)}, stdout=PIPE, stderr=log
            )
        assert self.process.stdout
        line = await asyncio.wait_for(self.process.stdout.readline(), START_SECONDS)
        assert line, self.log.read_text()

    def send(self, number: signal.Signals) -> None:
        if self.process.returncode is None:
            send(self.process, number)

    async def stop(self, how: signal.Signals) -> None:
        """Wait until it has ended."""
        self.send(how)
        await self.process.communicate()

    async def end(self) -> None:
        """End everything, whatever has become of it."""
        self.tell_line("go")
        self.send(signal.SIGCONT)
        await self.stop(signal.SIGKILL)
        self.line.kill()
        await self.line.communicate()


class Cluster:
    """Several servers, and the proxy at which people find them."""

    def __init__(self, server: Server, folder: Path, members: list[Member]) -> None:
        self.server, self.folder, self.members = server, folder, members
        self.db = server.url(members[0].database)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._proxy: Process

    async def start(self) -> None:
        """Start everything; the first server makes the tables of the database."""
        await asyncio.gather(*(member.start_line(self.server.folder) for member in self.members))
        await self.members[0].start()
        await self._spy()
        await asyncio.gather(*(member.start() for member in self.members[1:]))
        config = self.folder / "haproxy.cfg"
        servers = (f"    server s{member.number} 127.0.0.1:{member.port}" for member in self.members)
        config.write_text(PROXY.format(port=self.port) + "\n".join(servers) + "\n")
        self._proxy = await asyncio.create_subprocess_exec(
            *(HAPROXY, "-db", "-f", str(config)), stdout=DEVNULL, stderr=DEVNULL
        )
        async with asyncio.timeout(START_SECONDS):
            while not await self._answers():
                await asyncio.sleep(0.1)
        assert self._proxy.returncode is None, "the proxy did not start"

    async def _spy(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self.db)
        await connection.execute(SPY)
        await connection.close()

    async def _answers(self) -> bool:
        try:
            return (await fetch(f"{self.url}/health"))[0] == 200
        except OSError:
            return False

    async def end(self) -> None:
        await asyncio.gather(*(member.end() for member in self.members))
        self._proxy.kill()
        await self._proxy.communicate()

    def complaints(self) -> str:
        """What the servers have to say about it all."""
        return "".join(member.log.read_text() for member in self.members if member.log.exists())

    async def open(self, game: str, players: int, options: dict[str, int | str]) -> str:
        """A new table's code."""
        _, text = await fetch(f"{self.url}/api/tables", {"game": game, "players": players, "options": options})
        return str(json.loads(text)["code"])

    async def token(self) -> str:
        """A new person's."""
        return str(json.loads((await fetch(f"{self.url}/api/people", b""))[1])["token"])


@asynccontextmanager
async def cluster(
    server: Server, folder: Path, database: str, members: int, program: str = FENCED, pace: float = 0.0
) -> AsyncIterator[Cluster]:
    """A cluster until the end of the block, on a database that is still empty. At pace 0, bots act at once."""
    made = Cluster(server, folder, [Member(n, folder, database, program, pace) for n in range(members)])
    try:
        await made.start()
        yield made
    except Exception as error:
        error.add_note(made.complaints())
        raise
    finally:
        await made.end()
