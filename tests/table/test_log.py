"""A log outlives the rules of the games in it, as long as their ends are written down."""

from typing import Any

import msgspec
import pytest

import ninelives
from ninelives.games import versions
from ninelives.games.errors import GameError
from ninelives.table import Table, replay
from ninelives.table.entries import Acted, AnyEntry, Finished, Opened, Started, decode, encode
from ninelives.table.log import is_closed, transcripts
from tests.play import ANY
from tests.table.test_table import EVENINGS, refused, snapshot, whole_evening


def older(log: list[AnyEntry]) -> list[AnyEntry]:
    """The log as it was written before there were ends of games in it."""
    return [entry for entry in log if not isinstance(entry, Finished)]


def of_other_rules(log: list[AnyEntry], games: slice) -> list[AnyEntry]:
    """The log, but some of its games were begun by rules that nobody knows."""
    begun = [n for n, entry in enumerate(log) if isinstance(entry, Started)][games]
    return [msgspec.structs.replace(entry, rules=99) if n in begun else entry for n, entry in enumerate(log)]


@pytest.fixture
def acts(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every action of a log that a game carries out: those are texts, and what is only repeated is a number."""
    acted: list[Any] = []
    act = ninelives.games.game.Game.act

    def counted(game: Any, seat: int, action: Any) -> None:
        acted.extend([action] if isinstance(action, str) else [])
        act(game, seat, action)

    monkeypatch.setattr(ninelives.games.game.Game, "act", counted)
    return acted


@pytest.mark.parametrize(("game", "players"), EVENINGS)
def test_only_the_last_game_is_played_again(game: str, players: int, acts: list[Any]) -> None:
    log = whole_evening(game, players, seed=1)
    live, counts = replay(older(log)), [0, 0]
    for entry in log:
        counts = [*counts, 0] if isinstance(entry, Started) else counts
        counts[-1] += isinstance(entry, Acted)
    acts.clear()
    again = replay(log)
    assert len(acts) == counts[-1] < sum(counts)
    assert snapshot(again) == snapshot(live)


@pytest.mark.parametrize(("game", "players"), EVENINGS)
def test_the_end_of_a_game_says_all_that_is_worth_keeping(game: str, players: int) -> None:
    log = [decode(encode(entry)) for entry in whole_evening(game, players, seed=2)]
    ends = [entry for entry in log if isinstance(entry, Finished)]
    assert [entry.transcript for entry in ends] == transcripts(log) == replay(log).finished
    for entry in ends:
        loaded = ninelives.load(entry.transcript)
        assert (entry.scores, entry.winners) == (loaded.scores, loaded.winners)


def test_games_of_unknown_rules_are_kept_and_new_ones_can_be_played() -> None:
    log = whole_evening(ANY, 3, seed=3)
    unknown = of_other_rules(log, slice(0, 2))
    table = replay(unknown)
    assert table.finished == replay(log).finished
    assert table.faces == replay(log).faces
    assert (table.game, table.is_playing) == (None, False)
    table.apply(table.start("a", 1, 0.0))
    assert table.game
    assert table.is_playing


def test_options_that_later_rules_do_not_have_keep_nobody_from_looking_at_old_games() -> None:
    first, *rest = of_other_rules(whole_evening(ANY, 3, seed=3), slice(0, 2))
    assert isinstance(first, Opened)
    table = replay([msgspec.structs.replace(first, options={"moon": "full"}), *rest])
    assert len(table.finished) == 2
    assert refused(table.apply, table.start("a", 1, 0.0)) == "unknown-option"
    assert not table.is_playing


def test_a_running_game_of_unknown_rules_is_refused_with_the_reason() -> None:
    log = whole_evening(ANY, 3, seed=3)
    begun = [n for n, entry in enumerate(log) if isinstance(entry, Started)]
    running = of_other_rules(log[: begun[1] + 20], slice(1, 2))
    with pytest.raises(GameError) as reason:
        replay(running)
    assert (reason.value.message.id, reason.value.message.args["found"]) == ("unknown-rules", "99")
    assert transcripts(running) == replay(log).finished[:1]


def test_older_logs_are_played_again_and_get_the_same_table() -> None:
    log = whole_evening(ANY, 3, seed=4)
    assert is_closed(log)
    assert not is_closed(older(log))
    assert snapshot(replay(older(log))) == snapshot(replay(log))
    with pytest.raises(GameError):
        replay(of_other_rules(older(log), slice(0, 1)))


def test_a_game_from_elsewhere_keeps_its_name_on_disk() -> None:
    game = ninelives.load(replay(whole_evening(ANY, 3, seed=5)).finished[0])
    opened = Opened(at=0, code="A", game=ANY, players=3, options={}, clock="none", transcript=game.transcript())
    assert msgspec.json.decode(encode(opened))["record"] == game.transcript()
    assert Table(decode(encode(opened))).finished == [game.transcript()]  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [game for game in ninelives.GAMES if len(versions(game)) > 1])
def test_a_game_goes_on_by_the_rules_it_began_with(game: str) -> None:
    """While the next one begins by the newest."""
    table = Table(Opened(at=0, code="A", game=game, players=3, options={}, clock="none"))
    for seat in range(3):
        table.apply(table.sit(f"p{seat}", f"P{seat}", seat, 0))
    newest = table.start("p0", 1, 0)
    assert newest.rules == versions(game)[-1]
    table.apply(msgspec.structs.replace(newest, rules=1))
    assert table.game
    assert table.game.book.meta.rules_version == 1
