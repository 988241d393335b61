"""Write and read transcripts: games as texts that people can read, write, diff and mail; see docs/transcript.md."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ninelives.games import GAMES, rulebook
from ninelives.games.book import Book, check_names
from ninelives.games.errors import BadDeal, BadTranscript, GameError
from ninelives.games.game import Game
from ninelives.games.meta import show, whole_number

if TYPE_CHECKING:
    from collections.abc import Iterator

VERSION = "1"
OLD_KEY = "record"  # began the first line before written games were called transcripts


@dataclass
class _Lines:
    """A transcript taken apart, each part with its line number."""

    header: dict[str, tuple[int, str]] = field(default_factory=dict)
    moves: list[tuple[int, str, str]] = field(default_factory=list)
    result: tuple[int, str] | None = None
    last: int = 1

    def get(self, key: str) -> tuple[int, str]:
        if key not in self.header:
            raise BadTranscript(self.last, GameError("transcript-missing", key=key))
        return self.header[key]


def write(game: Game) -> str:
    """Write a game as a transcript; `read` gives the same game back.

    >>> from ninelives import new
    >>> game = new("felix", players=3, seed=1, names=["Ada", "Ben", "Cleo"])
    >>> game.act(1, "place rabbit")
    >>> print(write(game))
    transcript: 1
    game: felix
    rules: 1
    players: Ada, Ben, Cleo
    edition: en
    open_mice: no
    seed: 1
    <BLANKLINE>
    Ben: place rabbit
    <BLANKLINE>
    """
    meta = game.book.meta
    lines = [f"transcript: {VERSION}", f"game: {meta.name}", f"rules: {meta.rules_version}"]
    lines.append(f"players: {', '.join(game.names)}")
    lines += [f"{name}: {show(value)}" for name, value in game.options.items()]
    if game.seed is not None:
        lines.append(f"seed: {game.seed}")
    lines += [f"{key}: {value}" for key, value in (game.deal or {}).items()]
    lines.append("")
    lines += [f"{game.names[seat]}: {game.book.describe(action)}" for seat, action in game.log]
    if game.over:
        lines += ["", f"result: {_result(game)}"]
    return "\n".join(lines) + "\n"


def _result(game: Game) -> str:
    scores = ", ".join(f"{name} {points}" for name, points in zip(game.names, game.scores, strict=True))
    return f"{scores}; won by {' and '.join(game.names[seat] for seat in game.winners)}"


def read(text: str) -> Game:
    """Replay a transcript and return the game. Whatever is wrong with it is refused, with its line.

    >>> text = '''
    ... transcript: 1
    ... game: felix
    ... rules: 1
    ... players: Ada, Ben, Cleo
    ... seed: 1
    ... Ben: place rabbit
    ... Ben: bid 3
    ... '''
    >>> read(text)
    Traceback (most recent call last):
    ninelives.games.errors.BadTranscript: Line 8: It is not your turn. To act now: Ada and Cleo. (FX-6)
    """
    lines = _take_apart(text)
    game = _set_up(lines)
    for number, name, action in lines.moves:
        if name not in game.names:
            raise BadTranscript(number, GameError("transcript-unknown-line", key=name, names=game.names))
        try:
            game.act(game.names.index(name), game.book.parse(action))
        except GameError as error:
            raise BadTranscript(number, error, game.names) from error
    _check_result(lines, game)
    return game


def _take_apart(text: str) -> _Lines:
    if not isinstance(text, str):
        raise GameError("transcript-no-text", found=type(text).__name__)
    lines = _Lines()
    for number, line in _meaningful(text):
        lines.last = number
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not value:
            raise BadTranscript(number, GameError("transcript-unreadable", text=line))
        if lines.result:
            raise BadTranscript(number, GameError("transcript-after-result"))
        if key == "result":
            lines.result = (number, " ".join(value.split()))
        elif lines.moves or key in _names(lines):
            lines.moves.append((number, key, value))
        elif key in lines.header:
            raise BadTranscript(number, GameError("transcript-twice", key=key))
        else:
            lines.header[key] = (number, " ".join(value.split()))
    return lines


def _meaningful(text: str) -> "Iterator[tuple[int, str]]":
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = line.partition("#")[0].strip()
        if line:
            yield number, line


def _names(lines: _Lines) -> list[str]:
    return [name.strip() for name in lines.header.get("players", (0, ""))[1].split(",")]


def _set_up(lines: _Lines) -> Game:
    """Begin the game that the header describes."""
    number, version = lines.get("transcript" if OLD_KEY not in lines.header else OLD_KEY)
    if version != VERSION:
        raise BadTranscript(number, GameError("transcript-version", found=version, known=VERSION))
    number, name = lines.get("game")
    if name not in GAMES:
        raise BadTranscript(number, GameError("unknown-game", game=name, valid=", ".join(GAMES)))
    number, rules = lines.get("rules")
    try:
        book = rulebook(name, _version(rules))
    except GameError as error:
        raise BadTranscript(number, error) from error
    number, _ = lines.get("players")
    names = _names(lines)
    try:
        book.meta.check_players(len(names))
        check_names(names, book, len(names))
    except GameError as error:
        raise BadTranscript(number, error) from error
    options = {o.name: o.parse(lines.header[o.name][1]) for o in book.meta.options if o.name in lines.header}
    deal = _deal(lines, book, names)
    seed = _seed(lines, deal, book, names)
    try:
        return Game(book, len(names), options, seed, names, deal or None)
    except BadDeal as error:
        raise BadTranscript(lines.get(error.key)[0], error) from error
    except GameError as error:
        raise BadTranscript(lines.get(error.message.args["option"])[0], error) from error


def _version(text: str) -> int:
    """Return the version of rules that a line names; -1, which there never is, for what is no number."""
    number = whole_number(text)
    return -1 if number is None else number


def _deal(lines: _Lines, book: Book, names: Sequence[str]) -> dict[str, str]:
    """Return the lines that lay out cards; refuse any other line that nobody knows."""
    keys = book.deal_keys(names)
    known = {
        "transcript",
        OLD_KEY,
        "game",
        "rules",
        "players",
        "seed",
        *(option.name for option in book.meta.options),
    }
    for key, (number, _) in lines.header.items():
        if key not in known and key not in keys:
            raise BadTranscript(
                number,
                GameError(
                    "transcript-unknown-line", key=key, names=[*sorted(known - {"transcript", OLD_KEY}), *keys[:3]]
                ),
            )
    return {key: lines.header[key][1] for key in keys if key in lines.header}


def _seed(lines: _Lines, deal: dict[str, str], book: Book, names: Sequence[str]) -> int | None:
    if "seed" in lines.header:
        number, seed = lines.header["seed"]
        found = whole_number(seed)
        if found is None or found >= 1 << 64:
            raise BadTranscript(number, GameError("bad-seed", seed=seed))
        return found
    for key in book.deal_keys(names):
        if key not in deal:
            raise BadTranscript(lines.last, GameError("transcript-no-seed", key=key))
    return None


def _check_result(lines: _Lines, game: Game) -> None:
    if lines.result and not game.over:
        raise BadTranscript(lines.result[0], GameError("transcript-not-over"))
    if lines.result and lines.result[1] != _result(game):
        raise BadTranscript(
            lines.result[0], GameError("transcript-wrong-result", found=lines.result[1], right=_result(game))
        )
