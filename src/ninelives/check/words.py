"""The words of a game: the same messages in every language, none missing of all that it can say."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ninelives.check.suite import Check, Failed, share
from ninelives.check.walks import walk
from ninelives.games import folder, has_part, part, rulebook
from ninelives.games.console import draw
from ninelives.games.game import Game
from ninelives.text import LANGUAGES, Message, catalogue

# What is asked of every game, after its name; options, counts, chapters and topics come on top.
EVERY_GAME = ("title", "pitch", "help", "legend", "home-pitch")
REAL_TIME = ("race-prompt", "race-unknown")


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Return the messages of a catalogue with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise Failed("check-junk", file=path.name, text=entry.content.strip()[:60] if entry.content else "")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise Failed("check-twice", file=path.name, id=entry.id.name)
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def same_in_all_languages(game: str) -> Iterator[float]:
    """Compare the catalogues of a game: ids that begin with its name, and the same arguments everywhere."""
    first, *others = (messages(folder(game) / "words" / f"{language}.ftl") for language in LANGUAGES)
    if strange := [name for name in first if not name.startswith(f"{game}-")]:
        raise Failed("check-strange-ids", ids=", ".join(strange), game=game)
    for language, found in zip(LANGUAGES[1:], others, strict=True):
        if lacking := sorted(set(first) ^ set(found)):
            raise Failed("check-not-in-both", ids=", ".join(lacking), file=f"{language}.ftl")
        if different := sorted(name for name in first if first[name] != found[name]):
            raise Failed("check-other-arguments", ids=", ".join(different), file=f"{language}.ftl")
    yield 1.0


def nothing_is_missing(game: str) -> Iterator[float]:
    """Look for all that frameworks ask of a game, and for every id that stands in its sources."""
    known = messages(folder(game) / "words" / "en.ftl")
    wanted = {f"{game}-{name}" for name in asked_of(game)} | ids_in_sources(game)
    if lacking := sorted(wanted - set(known)):
        raise Failed("check-no-words", ids=", ".join(lacking), file=str(folder(game) / "words" / "en.ftl"))
    yield 1.0


def asked_of(game: str) -> list[str]:
    """Return what frameworks ask of a game, after its name."""
    meta = rulebook(game).meta
    found = [*EVERY_GAME, *(REAL_TIME if meta.real_time else ())]
    for option in meta.options:
        found.append(f"option-{option.name}")
        if isinstance(option.default, str):
            found += [f"option-{option.name}-{value}" for value in (*option.values, "means")]
    if has_part(game, "counts"):
        found += [f"count-{measure}" for measure in part(game, "counts").MEASURES]
    page = "\n".join(path.read_text(encoding="utf-8") for path in (folder(game) / "page").rglob("*.js"))
    for chapter in _listed("chapters", page):
        found += [f"rules-{chapter}", f"rules-{chapter}-title"]
    found += [f"coach-{topic}" for topic in _listed("topics", page)]
    return found + (["course"] if "course" in part(game, "view").View.__struct_fields__ else [])


def _listed(name: str, page: str) -> list[str]:
    """Return the words of a list in the page's sources, such as `topics: ["first", "end"]`."""
    lists = re.findall(rf"\b{name}: \[([^\]]*)\]", page)
    return [word for words in lists for word in re.findall(r'"([\w-]+)"', words)]


def ids_in_sources(game: str) -> set[str]:
    """Return the messages that the sources name in full; in the page, in a call of `t`: others may be classes."""
    literal = re.compile(rf'"({game}-[a-z0-9_-]*[a-z0-9])"')
    found: set[str] = set()
    for path in folder(game).glob("*.py"):
        found |= set(literal.findall(path.read_text(encoding="utf-8")))
    for path in (folder(game) / "page").rglob("*.js"):
        for call in re.findall(r"\bt\(([^()]*)", path.read_text(encoding="utf-8")):
            found |= set(literal.findall(call))
    return found


def can_be_told(game: str) -> Iterator[float]:
    """Tell whole games in every language, and draw their tables in plain text."""
    counts = rulebook(game).meta.players
    for k, players in enumerate(counts):
        for position in walk(game, players, seed=8):
            if len(position.log) % 7 == 0 and has_part(game, "console"):
                _draw(position)
        tell(position)
        yield share(k + 1, len(counts))


def tell(game: Game) -> None:
    """Tell a game in every language, to a seat, to a spectator and with open cards."""
    events = [*game.copy().events(None), *game.copy().events(0), *game.story()]
    for language in LANGUAGES:
        for event in events:
            text = catalogue(language).say(event, game.names)
            if not text or "{" in text:
                raise Failed("check-unsaid", id=event.id, language=language)


def _draw(position: Game) -> None:
    """Draw what the first seat sees."""
    for language in LANGUAGES:
        draw(position.view(0), position.names, catalogue(language))


def say_help(game: str) -> Iterator[float]:
    """Say what needs no arguments, as the home page and a terminal do."""
    for language in LANGUAGES:
        for name in EVERY_GAME:
            catalogue(language).say(Message(f"{game}-{name}"))
    yield 1.0


FILES = tuple(f"words/{language}.ftl" for language in LANGUAGES)
CHECKS = (
    Check("languages", same_in_all_languages, FILES),
    Check("words", nothing_is_missing, FILES),
    Check("help", say_help, FILES),
    Check("stories", can_be_told, FILES),
)
