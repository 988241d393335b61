"""A table for the clause tests of Felix: known cards, and rounds told the way they are played."""

from typing import Any, cast

import pytest

import ninelives
from ninelives.games.felix.meta import META
from ninelives.games.felix.state import CARDS
from ninelives.games.felix.view import Round, View
from ninelives.games.game import Game

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
ALL_MICE = {3: 66, 4: 87, 5: 108}


def table(
    players: int = 4,
    *,
    without: str = "8",
    start: str = "Ada",
    edition: str = "en",
    open_mice: bool = True,
    stack: str = "",
) -> Game:
    """A game in which all hands are alike: the ten cards without one. A stack begins with the cards named."""
    nine = [card for card in CARDS if card != without]
    names = NAMES[:players]
    lines = [
        "transcript: 1",
        "game: felix",
        f"rules: {META.rules_version}",
        f"players: {', '.join(names)}",
        f"start: {start}",
    ]
    lines += [f"edition: {edition}", f"open_mice: {'yes' if open_mice else 'no'}"]
    lines += [f"hand {name}: {' '.join(nine)}" for name in names]
    if players == 3:
        top = stack.split()
        lines.append(f"stack: {' '.join([*top, *(card for card in nine if card not in top)][:9])}")
    return ninelives.load("\n".join(lines))


def look(game: Game, seat: int | None = None) -> View:
    return cast(View, game.view(seat))


def last_round(game: Game) -> Round:
    found = look(game).last
    assert found is not None
    return found


def purses(game: Game) -> list[int]:
    """The mice of all seats, as an open table (or one whose game is over) shows them."""
    shown = [seat.mice for seat in look(game).seats if seat.mice is not None]
    assert len(shown) == game.players
    return shown


def won(game: Game, seat: int) -> list[str] | None:
    """What a seat has won, as the seat itself sees it."""
    return look(game, seat).seats[seat].won


def cats(game: Game, seat: int) -> int | None:
    return look(game, seat).seats[seat].cats


def on_cards(game: Game) -> list[int]:
    """The mice that lie on the mouse cards."""
    return [card.mice for card in look(game).mouse_cards]


def face_up(game: Game) -> list[str | None]:
    """The row as a spectator sees it."""
    return [card.card for card in look(game).row]


def told(game: Game, message_id: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What a viewer has heard of one kind since the game began."""
    events = [event for n in range(len(game.log)) for event in game.events_of(n, seat)]
    return [event.args for event in events if event.id == message_id]


def act(game: Game, seat: int, action: str) -> None:
    """Act, and count the mice: none is ever lost or made."""
    game.act(seat, action)
    seen = look(game)
    if seen.open_mice:
        assert sum(purses(game)) + seen.bank + sum(on_cards(game)) == ALL_MICE[game.players]


def place(game: Game, cards: str) -> None:
    """Everybody places a card: the row from the start player clockwise."""
    start = look(game).start
    for n, card in enumerate(cards.split()):
        act(game, (start + n) % game.players, f"place {card}")


def say(game: Game, talk: str) -> None:
    """Bids and passes, each by the seat whose turn it is."""
    for action in talk.split(", "):
        (seat,) = game.actors
        act(game, seat, action)


def sack(game: Game, cards: str, talk: str) -> Round:
    """A whole round: the cards of the players in row order, and the bidding."""
    number = look(game).round
    place(game, cards)
    say(game, talk)
    found = last_round(game)
    assert found.round == number
    return found


def all_pass(game: Game) -> None:
    """Play the game out without another sale: whatever card comes first, and passes."""
    while not game.over:
        seat = game.actors[0]
        act(game, seat, game.legal(seat)[0])


def refused(game: Game, seat: int, action: str, clause: str) -> None:
    """The rules forbid this, cite the clause, and nothing has changed."""
    before = _everything(game)
    assert action not in game.legal(seat)
    with pytest.raises(ninelives.IllegalAction) as refusal:
        game.act(seat, action)
    assert refusal.value.clause == clause
    assert str(refusal.value).endswith(f"({clause})")
    assert _everything(game) == before


def _everything(game: Game) -> tuple[bytes, str, list[View]]:
    return game.states.tobytes(), game.transcript(), [look(game, seat) for seat in (None, *range(game.players))]
