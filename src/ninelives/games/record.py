"""The record of a game: a text that people can read, write, diff and mail; see docs/record.md."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ninelives.games import GAMES, rulebook
from ninelives.games.book import Book, check_names, show, whole_number
from ninelives.games.errors import BadDeal, BadRecord, GameError
from ninelives.games.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

VERSION = "1"


@dataclass
class _Lines:
    """A record taken apart, each part with its line number."""

    header: dict[str, tuple[int, str]] = field(default_factory=dict)
    moves: list[tuple[int, str, str]] = field(default_factory=list)
    result: tuple[int, str] | None = None
    last: int = 1

    def get(self, key: str) -> tuple[int, str]:
        if key not in self.header:
            raise BadRecord(self.last, GameError("record-missing", key=key))
        return self.header[key]


def write(game: Game) -> str:
    """A game as a record; `read` gives the same game back."""
    meta = game.book.meta
    lines = [f"record: {VERSION}", f"game: {meta.name}", f"rules: {meta.rules_version}"]
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
    """Replay a record. Anything wrong is told with its line."""
    lines = _take_apart(text)
    game = _set_up(lines)
    for number, name, action in lines.moves:
        if name not in game.names:
            raise BadRecord(number, GameError("record-unknown-line", key=name, names=game.names))
        try:
            game.act(game.names.index(name), action)
        except GameError as error:
            raise BadRecord(number, error, game.names) from error
    _check_result(lines, game)
    return game


def _take_apart(text: str) -> _Lines:
    lines = _Lines()
    for number, line in _meaningful(text):
        lines.last = number
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not value:
            raise BadRecord(number, GameError("record-unreadable", text=line))
        if lines.result:
            raise BadRecord(number, GameError("record-after-result"))
        if key == "result":
            lines.result = (number, value)
        elif lines.moves or key in _names(lines):
            lines.moves.append((number, key, value))
        elif key in lines.header:
            raise BadRecord(number, GameError("record-twice", key=key))
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
    number, version = lines.get("record")
    if version != VERSION:
        raise BadRecord(number, GameError("record-version", found=version, known=VERSION))
    number, name = lines.get("game")
    if name not in GAMES:
        raise BadRecord(number, GameError("unknown-game", game=name, valid=", ".join(GAMES)))
    book = rulebook(name)
    number, rules = lines.get("rules")
    if rules != str(book.meta.rules_version):
        raise BadRecord(number, GameError("record-rules", found=rules, known=str(book.meta.rules_version)))
    number, _ = lines.get("players")
    names = _names(lines)
    try:
        book.meta.check_players(len(names))
        check_names(names, book, len(names))
    except GameError as error:
        raise BadRecord(number, error) from error
    options = {o.name: o.parse(lines.header[o.name][1]) for o in book.meta.options if o.name in lines.header}
    deal = _deal(lines, book, names)
    seed = _seed(lines, deal, book, names)
    try:
        return Game(book, len(names), options, seed, names, deal or None)
    except BadDeal as error:
        raise BadRecord(lines.get(error.key)[0], error) from error
    except GameError as error:
        raise BadRecord(lines.get(error.message.args["option"])[0], error) from error


def _deal(lines: _Lines, book: Book, names: Sequence[str]) -> dict[str, str]:
    """The lines that lay out cards; any other unknown line is an error."""
    keys = book.deal_keys(names)
    known = {"record", "game", "rules", "players", "seed", *(option.name for option in book.meta.options)}
    for key, (number, _) in lines.header.items():
        if key not in known and key not in keys:
            raise BadRecord(
                number, GameError("record-unknown-line", key=key, names=[*sorted(known - {"record"}), *keys[:3]])
            )
    return {key: lines.header[key][1] for key in keys if key in lines.header}


def _seed(lines: _Lines, deal: dict[str, str], book: Book, names: Sequence[str]) -> int | None:
    if "seed" in lines.header:
        number, seed = lines.header["seed"]
        found = whole_number(seed)
        if found is None or found >= 1 << 64:
            raise BadRecord(number, GameError("bad-seed", seed=seed))
        return found
    for key in book.deal_keys(names):
        if key not in deal:
            raise BadRecord(lines.last, GameError("record-no-seed", key=key))
    return None


def _check_result(lines: _Lines, game: Game) -> None:
    if lines.result and not game.over:
        raise BadRecord(lines.result[0], GameError("record-not-over"))
    if lines.result and lines.result[1] != _result(game):
        raise BadRecord(lines.result[0], GameError("record-wrong-result", found=lines.result[1], right=_result(game)))
