"""Metrics: what a server counts and times is told to its operator, in Prometheus' format, and to nobody else."""

import asyncio
import json
import re
import signal
from pathlib import Path

import pytest

from ninelives.server.metrics import MOST_REASONS, Histogram, Metrics
from tests.play import ANY
from tests.server.live import Live, fetch, in_loop, live
from tests.server.process import USUAL, Process
from tests.server.test_run import ROOT

SAMPLE = re.compile(r'([a-z_]+)(\{[a-z_]+="[^"]*"(?:,[a-z_]+="[^"]*")*\})? (-?[0-9.e+-]+|\+Inf)')
TOKEN = {"Authorization": "Bearer correct-horse-battery"}


def test_a_histogram_counts_values_up_to_each_bound() -> None:
    values = Histogram((1.0, 2.0, 4.0))
    for value in (0.5, 1.0, 1.5, 4.0, 9.0):
        values.observe(value)
    assert values.cumulated() == [(1.0, 2), (2.0, 3), (4.0, 4)]
    assert (values.count, values.sum) == (5, 16.0)


def test_reasons_cannot_grow_for_ever() -> None:
    metrics = Metrics()
    for n in range(2 * MOST_REASONS):
        metrics.refuse(f"reason-{n}")
    assert len(metrics.refused) == MOST_REASONS + 1
    assert metrics.refused["other"] == MOST_REASONS


def test_what_nobody_has_asked_for_has_no_time_from_hearing_to_doing() -> None:
    metrics = Metrics()
    metrics.hear()
    metrics.heard()
    metrics.show(metrics.keep(metrics.apply()))
    assert (metrics.applied.count, metrics.durable.count, metrics.shown.count) == (0, 1, 1)


async def samples(server: Live) -> dict[str, float]:
    """All values by name and labels. Everything is written as the format demands, and every histogram adds up."""
    kinds: dict[str, str] = {}
    found: dict[str, float] = {}
    for line in (await server.get("/metrics")).splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name not in kinds
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            assert sample[1] in kinds or kinds[re.sub("_(bucket|sum|count)$", "", sample[1])] == "histogram"
            assert line.rpartition(" ")[0] not in found
            found[line.rpartition(" ")[0]] = float(sample[3])
    return found


@in_loop
async def test_a_game_is_counted_and_timed(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        client, *_ = await server.gather(await server.open(ANY, 3), 1)
        await client.play()
        assert await client.refused(type="start-over") == "bad-message"
        await fetch(f"{server.url}/api/tables/NOPE")
        told = await samples(server)
        assert told["ninelives_moves_total"] > 20
        for stage in ("applied", "durable", "shown"):
            assert told[f'ninelives_move_seconds_count{{stage="{stage}"}}'] > 5
            assert told[f'ninelives_move_seconds_sum{{stage="{stage}"}}'] > 0
        assert told["ninelives_commit_entries_sum"] >= told["ninelives_moves_total"]
        assert told["ninelives_commit_seconds_count"] == told["ninelives_commit_entries_count"]
        assert told['ninelives_refused_total{reason="bad-message"}'] == 1
        assert told['ninelives_refused_total{reason="unknown-code"}'] == 1
        assert told["ninelives_connections"] == told["ninelives_tables"] == 1
        assert told["ninelives_tables_playing"] == 0
        assert told['ninelives_queue_length{queue="store"}'] == told['ninelives_queue_length{queue="bots"}'] == 0


@in_loop
async def test_the_event_loop_is_watched(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db") as server:
        while not (await samples(server))["ninelives_loop_lag_seconds_count"]:
            await asyncio.sleep(0.05)


@in_loop
async def test_the_dashboard_asks_for_nothing_that_is_not_there(tmp_path: Path) -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    asked = {name for panel in board["panels"] for target in panel["targets"] for name in names(target["expr"])}
    async with live(tmp_path / "t.db") as server:
        await fetch(f"{server.url}/api/tables/NOPE")  # refused: else that one has no values yet
        there = {name.partition("{")[0] for name in await samples(server)}
    assert asked <= there
    shown = {re.sub("_(bucket|sum|count)$", "", name) for name in asked}
    assert {re.sub("_(bucket|sum|count)$", "", name) for name in there} == shown


def names(query: str) -> list[str]:
    return re.findall(r"\b(?:ninelives|process)_\w+", query)


@pytest.mark.parametrize(
    "headers",
    [{"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}, {"Via": "1.1 proxy"}, {"Host": "cats.example"}],
)
@in_loop
async def test_without_a_token_only_this_machine_is_told_and_no_proxy_on_it(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    async with live(tmp_path / "t.db") as server:
        assert (await fetch(f"{server.url}/metrics"))[0] == 200
        status, text = await fetch(f"{server.url}/metrics", **headers)
        assert status == 403
        assert json.loads(text)["message"]["id"] == "operator-only"


@in_loop
async def test_with_a_token_only_who_has_it_is_told(tmp_path: Path) -> None:
    async with live(tmp_path / "t.db", more={"token": "correct-horse-battery"}) as server:
        where = f"{server.url}/metrics"
        assert (await fetch(where, **TOKEN, **{"X-Forwarded-For": "192.0.2.1"}))[0] == 200
        for headers in (
            {},
            {"Authorization": "Bearer "},
            {"Authorization": "Bearer wrong"},
            {"Authorization": "Basic x"},
        ):
            assert (await fetch(where, **headers))[0] == 403


@in_loop
async def test_metrics_may_have_an_address_of_their_own(tmp_path: Path) -> None:
    """It answers nothing else, and ends with the server."""
    own = Process("", tmp_path / "nothing").port
    server = Process(str(tmp_path / "t.db"), tmp_path / "log", (*USUAL, "--metrics", f"127.0.0.1:{own}"))
    await server.start()
    status, text = await fetch(f"http://127.0.0.1:{own}/metrics")
    assert status == 200
    assert "ninelives_moves_total 0" in text
    assert (await fetch(f"http://127.0.0.1:{own}/api/games"))[0] == 404
    await server.stop(signal.SIGTERM)
    assert (tmp_path / "log").read_text() == ""


@in_loop
async def test_an_address_for_metrics_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    async with live(tmp_path / "a.db") as other:
        taken = other.url.removeprefix("http://")
        server = Process(str(tmp_path / "b.db"), tmp_path / "log", (*USUAL, "--metrics", taken))
        with pytest.raises(AssertionError, match=re.escape(taken)):
            await server.start()
        await server.stop(signal.SIGTERM)
        assert server.process.returncode == 2
