"""A table for the clause tests of Cat in the Box: known cards, and rounds told the way they are played."""

from collections import Counter
from typing import Any, NamedTuple, cast

import pytest

import ninelives
from ninelives.games.catbox.meta import META
from ninelives.games.catbox.view import Round, Trick, View
from ninelives.games.game import NAMES, Game

HIGHEST = {2: 5, 3: 6, 4: 8, 5: 9}
DEALT = {2: 10, 3: 10, 4: 10, 5: 9}
COUNTS = (2, 3, 4, 5)


class Script(NamedTuple):
    """A round to play. Hands and predictions go clockwise from the start player; the first number is set aside."""

    hands: tuple[str, ...]
    tricks: str
    predict: str = ""
    middle: str = ""


# Rounds that run to the last trick.
ROUNDS = {
    2: Script(
        hands=("2 | 1 2 2 2 3 3 3 4 5", "1 | 1 1 1 3 3 4 4 4 5"),
        middle="5 4 5 5 2",
        tricks="""3 blue, 4 blue; 3 yellow, 1 yellow; 4 yellow, 2 yellow; 1 blue, 2 blue;
        2 green, 1 green; 3 green, 5 blue; 3 red, 4 red; 1 red, 5 red""",
    ),
    3: Script(
        hands=("2 | 1 2 2 3 3 4 5 6 6", "1 | 1 1 1 2 3 3 4 6 6", "5 | 2 3 4 4 4 5 5 5 6"),
        predict="1 1 3",
        tricks="""6 yellow, 3 yellow, 4 yellow; 6 blue, 3 blue, 2 blue; 5 green, 6 green, 3 green;
        2 yellow, 5 yellow, 1 red; 4 red, 4 blue, 6 red; 5 red, 3 red, 1 green;
        5 blue, 2 red, 1 blue; 2 green, 1 yellow, 4 green""",
    ),
    4: Script(
        hands=("1 | 3 3 5 6 6 6 7 7 8", "4 | 1 1 2 3 4 4 5 6 7", "5 | 1 2 5 5 6 7 7 8 8", "2 | 1 2 2 3 3 4 4 8 8"),
        predict="3 2 1 1",
        tricks="""7 blue, 5 red, 1 blue, 3 blue; 7 red, 8 red, 3 red, 6 green; 6 red, 4 red, 6 blue, 2 red;
        8 blue, 4 blue, 5 green, 1 red; 3 yellow, 7 yellow, 8 yellow, 6 yellow; 1 green, 7 green, 4 green, 2 blue;
        8 green, 1 yellow, 5 blue, 2 green; 3 green, 4 yellow, 5 yellow, 2 yellow""",
    ),
    5: Script(
        hands=(
            "1 | 1 1 1 3 3 6 7 8",
            "3 | 2 2 3 4 5 5 8 9",
            "4 | 2 6 7 7 8 8 9 9",
            "4 | 2 4 4 5 6 6 7 9",
            "2 | 1 3 5 5 6 7 8 9",
        ),
        predict="1 1 2 1 1",
        tricks="""8 blue, 3 red, 7 red, 4 blue, 9 red; 3 green, 6 red, 2 green, 9 green, 2 blue;
        1 blue, 8 red, 9 yellow, 7 blue, 8 green; 5 yellow, 8 yellow, 4 red, 1 green, 1 yellow;
        5 blue, 6 green, 3 blue, 5 green, 2 red; 6 yellow, 9 blue, 7 green, 3 yellow, 2 yellow;
        7 yellow, 6 blue, 5 red, 1 red, 4 yellow""",
    ),
}
# What they bring, clockwise from the start player, on the white board.
POINTS = {2: [11, 9], 3: [4, 8, 10], 4: [10, 5, 2, 5], 5: [4, 4, 7, 6, 2]}

# Two players, 2 turned up three times: the wall stands between 1 and 3. Nine points each.
WALL = Script(
    hands=("1 | 1 1 3 3 3 4 4 5 5", "5 | 1 1 2 3 3 4 4 5 5"),
    middle="2 2 2 4 2",
    tricks="""4 yellow, 5 yellow; 4 blue, 5 blue; 4 green, 1 green; 5 green, 3 blue;
    3 yellow, 1 blue; 3 green, 4 red; 3 red, 1 red; 2 red, 1 yellow""",
)
# Two players. The start player has four tricks when the other, with three, can declare nothing: 10 and -3 points.
PARADOX_OF_TWO = Script(
    hands=("3 | 1 2 2 3 3 4 4 5 5", "4 | 1 1 1 2 4 4 5 5 5"),
    middle="3 2 3 2 1",
    tricks="""2 blue, 5 blue; 5 yellow, 2 yellow; 1 blue, 4 blue; 1 green, 1 yellow;
    4 yellow, 1 red; 2 red, 3 red; 5 red, 4 red; 3 blue""",
)


def table(*hands: str, start: str = "Ada", board: str = "white", middle: str = "") -> Game:
    """A game whose first round is dealt like this, hands in seat order; what is not named comes from the cards left."""
    players = len(hands)
    rest = Counter(dict.fromkeys(range(1, HIGHEST[players] + 1), 5))
    named = [[int(card) for card in cards.replace("|", "").split()] for cards in (*hands, middle)]
    rest.subtract(card for cards in named for card in cards)
    assert min(rest.values()) >= 0, "more than five copies"
    left = sorted(rest.elements(), reverse=True)
    for place, cards in enumerate(named):
        size = DEALT[players] if place < players else 5 if players == 2 else 0
        while len(cards) < size:
            cards.append(left.pop())
        assert len(cards) == size, "too many cards"
    places = [*NAMES[:players], *(["middle"] if players == 2 else [])]
    return _load(
        players, board, start, [f"deal 1 {who}: {_line(cards)}" for who, cards in zip(places, named, strict=False)]
    )


def scripted(*scripts: Script, start: str = "Ada", board: str = "") -> Game:
    """Deal rounds as the scripts say; nothing is played yet. A face that is refused now was taken by version 1."""
    players = len(scripts[0].hands)
    lines = []
    for n, script in enumerate(scripts, 1):
        first = NAMES.index(start) + n - 1
        for k, cards in enumerate(script.hands):
            lines.append(f"deal {n} {NAMES[(first + k) % players]}: {cards.replace('|', '')}")
        lines += [f"deal {n} middle: {script.middle}"] if script.middle else []
    return _load(players, board, start, lines)


def _load(players: int, board: str, start: str, deals: list[str]) -> Game:
    face = META.options[0]
    board = board or str(face.usual(players))
    version = META.rules_version if board in face.allowed(players) else 1
    lines = ["transcript: 1", "game: catbox", f"rules: {version}", f"players: {', '.join(NAMES[:players])}"]
    return ninelives.load("\n".join([*lines, f"board: {board}", "seed: 7", f"start: {start}", *deals]))


def _line(cards: list[int]) -> str:
    return " ".join(map(str, cards))


def seats_from(game: Game) -> list[int]:
    """The seats clockwise from the round's start player."""
    return [(look(game).start + k) % game.players for k in range(game.players)]


def prepare(game: Game, *, aside: str, predict: str = "") -> None:
    """Everybody sets aside and predicts, clockwise from the start player."""
    seats = seats_from(game)
    for seat, number in zip(seats, aside.split(), strict=True):
        game.act(seat, f"aside {number}")
    for seat, tricks in zip(seats if predict else [], predict.split(), strict=True):
        game.act(seat, f"predict {tricks}")


def begin(*hands: str, predict: str = "", start: str = "Ada", board: str = "white", middle: str = "") -> Game:
    """A table where play has begun: of each hand the first card is set aside, the predictions are 1 unless told."""
    game = table(*hands, start=start, board=board, middle=middle)
    aside = " ".join(hands[seat].split()[0] for seat in seats_from(game))
    prepare(game, aside=aside, predict=predict or " ".join("1" * len(hands) if len(hands) > 2 else ""))
    return game


def play(game: Game, plays: str) -> None:
    """Cards and colours, each by the seat whose turn it is; a `;` ends a trick."""
    for trick in plays.split(";"):
        for action in trick.split(","):
            (seat,) = game.actors
            game.act(seat, action.strip())


def play_script(game: Game, script: Script) -> None:
    prepare(game, aside=" ".join(cards.split()[0] for cards in script.hands), predict=script.predict)
    play(game, script.tricks)


def play_game(*scripts: Script, start: str = "Ada", board: str = "white") -> Game:
    """A whole game."""
    game = scripted(*scripts, start=start, board=board)
    for script in scripts:
        play_script(game, script)
    assert game.over
    return game


def trapped(predict: str = "1 1 1 1") -> Game:
    """Four players, two tricks. Ada holds ones and twos only, has lost blue and yellow, and 1 red and 2 red are hers.

    As soon as 1 green and 2 green are taken she can declare nothing. Ben has the last 1 and leads. Dora has 5 blue and
    6 yellow. Ben and Cleo have a trick each. Predictions are given in seat order.
    """
    ada, ben, cleo, dora = predict.split()
    game = begin(
        "3 | 1 1 1 1 2 2 2 2 2",
        "8 | 1 7 8",
        "8 | 3 4 8",
        "3 | 3 4 5 5 6 6 7 7 8",
        start="Ben",
        predict=f"{ben} {cleo} {dora} {ada}",
    )
    play(game, "8 blue, 4 red, 5 blue, 1 red; 8 yellow, 6 yellow, 2 red, 7 red")
    assert look(game).leader == 1
    return game


def look(game: Game, seat: int | None = None) -> View:
    return cast(View, game.view(seat))


def hand(game: Game, seat: int) -> list[int]:
    """A hand as its owner sees it."""
    cards = look(game, seat).seats[seat].hand
    assert cards is not None
    return cards


def colours(game: Game, seat: int) -> list[str]:
    """The X tokens that a seat has left."""
    return look(game).seats[seat].colours


def tricks(game: Game) -> list[int]:
    return [seat.tricks for seat in look(game).seats]


def owner(game: Game, number: int, colour: str) -> int | None:
    """Who has a token on a cell."""
    seen = look(game)
    return seen.cells[("red", "blue", "yellow", "green").index(colour)][seen.columns.index(number)]


def last_trick(game: Game) -> Trick:
    found = look(game).last_trick
    assert found is not None
    return found


def last_round(game: Game) -> Round:
    found = look(game).last_round
    assert found is not None
    return found


def told(game: Game, message_id: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What a viewer has heard of one kind since the game began."""
    events = [event for n in range(len(game.log)) for event in game.events_of(n, seat)]
    return [event.args for event in events if event.id == message_id]


def play_on(game: Game, rounds: int = 1) -> None:
    """Play to the end of so many rounds with whatever comes first."""
    goal = len(look(game).seats[0].points) + rounds
    while not game.over and len(look(game).seats[0].points) < goal:
        seat = game.actors[0]
        game.act(seat, game.legal(seat)[0])


def refused(game: Game, seat: int, action: str, clause: str, message_id: str) -> None:
    """The rules forbid this, give the clause and the reason, and nothing has changed."""
    before = _everything(game)
    assert action not in game.legal(seat)
    with pytest.raises(ninelives.IllegalAction) as refusal:
        game.act(seat, action)
    assert (refusal.value.clause, refusal.value.message.id) == (clause, message_id)
    assert _everything(game) == before


def _everything(game: Game) -> tuple[bytes, str, list[View]]:
    return game.states.tobytes(), game.transcript(), [look(game, seat) for seat in (None, *range(game.players))]
