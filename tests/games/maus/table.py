"""Tables of Maus geflippt for the clause tests: only the cards that matter are named.

They are laid out with the cards of rules version 1; the clauses hold for all versions.
"""

from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, cast

import pytest

import ninelives
from ninelives.games.game import NAMES, Game

cards, shown = (import_module(f"ninelives.games.maus.v1.{role}") for role in ("state", "view"))
if TYPE_CHECKING:  # version 1 shows the same, by types of its own
    from ninelives.games.maus.view import Slap, View
else:
    Slap, View = shown.Slap, shown.View
CARRIES, CHEESES, COPIES, GARMENTS, OUTFIT = cards.CARRIES, cards.CHEESES, cards.COPIES, cards.GARMENTS, cards.OUTFIT
HAND, MICE = cards.HAND, cards.MICE


def table(
    *hands: str,
    mice: Sequence[int] = (),
    cheeses: str = "",
    draw: str = "",
    start: str = "Ada",
    header: str = "",
) -> Game:
    """A game that begins with these mice on top of the pile.

    Hands are filled up to seven with garments that none of these mice wears. Unless cheeses are named, the
    first ones to lie on the table are those that none of these mice carries.
    """
    names = NAMES[: len(hands)]
    rest = Counter(dict(zip(GARMENTS, COPIES.tolist(), strict=True)))
    for pack in (*hands, draw):
        rest.subtract(pack.split())
    assert min(rest.values()) >= 0, "more copies than there are"
    plain = [card for card in rest.elements() if not any(wears(mouse, card) for mouse in mice)]
    full = []
    for hand in hands:
        missing = HAND - len(hand.split())
        full.append([*hand.split(), *plain[:missing]])
        del plain[:missing]
        assert len(full[-1]) == HAND, "not enough garments to fill the hands with"
    carried = {CHEESES[CARRIES[mouse - 1]] for mouse in mice}
    others = [cheese for cheese in CHEESES if cheese not in cheeses.split()]
    pieces = [*cheeses.split(), *sorted(others, key=lambda cheese: cheese in carried)]
    left = Counter(dict(zip(GARMENTS, COPIES.tolist(), strict=True))) - Counter(sum(full, draw.split()))
    lines = [
        "transcript: 1",
        "game: maus",
        "rules: 1",
        f"players: {', '.join(names)}",
        header,
        f"start: {start}",
    ]
    lines += [f"hand {name}: {' '.join(hand)}" for name, hand in zip(names, full, strict=True)]
    lines.append(f"draw: {' '.join([*draw.split(), *left.elements()])}")
    lines.append(f"mice: {' '.join(map(str, [*mice, *(n for n in range(1, MICE + 1) if n not in mice)]))}")
    lines.append(f"cheeses: {' '.join(pieces)}")
    return ninelives.load("\n".join(lines))


def wears(mouse: int, garment: str) -> bool:
    return bool(OUTFIT[mouse - 1] >> GARMENTS.index(garment) & 1)


def look(game: Game, name: str | None = None) -> View:
    """What a player (or a spectator) is shown."""
    return cast(View, game.view(None if name is None else game.names.index(name)))


def hand(game: Game, name: str) -> list[str]:
    cards = look(game, name).seats[game.names.index(name)].hand
    assert cards is not None
    return cards


def ended(game: Game) -> bool:
    return game.over


def act(game: Game, name: str, action: str) -> None:
    game.act(game.names.index(name), action)


def flip(game: Game) -> None:
    """The mouse is turned by whoever has to turn it."""
    game.act(look(game).turner, "flip")


def play(game: Game, **answers: str) -> None:
    """Turn a mouse and answer it; who is not named holds still."""
    flip(game)
    answer(game, **answers)


def answer(game: Game, **answers: str) -> None:
    for name in game.names:
        act(game, name, answers.get(name, "hold"))


def results(game: Game) -> list[tuple[str, str]]:
    """The last judgement, fastest first: who, and what it brought."""
    return [(game.names[slap.seat], slap.result) for slap in last_slaps(game)]


def last_slaps(game: Game) -> list[Slap]:
    last = look(game).last
    assert last is not None
    return last.slaps


def refused(game: Game, name: str, action: str) -> str:
    """The clause by which an action is refused. The game is as it was."""
    before, log = game.states.copy(), game.log.copy()
    with pytest.raises(ninelives.IllegalAction) as error:
        act(game, name, action)
    assert (game.states == before).all()
    assert game.log == log
    return error.value.clause


def right(game: Game, name: str, ms: int = 500) -> str:
    """A correct answer to the mouse on the table: every hand has one."""
    mouse = look(game).mouse
    assert mouse is not None
    fitting = [garment for garment in hand(game, name) if garment in mouse.wears]
    return f"slap {fitting[0]} {ms}" if fitting else f"shout {ms}"


def wrong(game: Game, name: str, ms: int = 500) -> str:
    """A garment that the mouse on the table does not wear."""
    mouse = look(game).mouse
    assert mouse is not None
    return f"slap {next(garment for garment in hand(game, name) if garment not in mouse.wears)} {ms}"


def catch(game: Game, name: str, mice: int) -> None:
    """Let a player catch so many mice; protected ones are left alone."""
    while mice:
        flip(game)
        if look(game).protected:
            answer(game)
        else:
            answer(game, **{name: right(game, name)})
            mice -= 1


def empty_the_pile(game: Game, left: int) -> None:
    """Let Ada catch all mice but so many; Ben burns his paws at the protected ones."""
    while look(game).pile > left:
        flip(game)
        if look(game).protected:
            answer(game, Ben=wrong(game, "Ben"))
        else:
            answer(game, Ada=right(game, "Ada"))


def let_go(game: Game, mice: int) -> None:
    """Nobody slaps, so many times."""
    for _ in range(mice):
        play(game)
