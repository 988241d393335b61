"""The catalogues: the same messages with the same arguments in all languages, none missing, none unused."""

import re
from pathlib import Path

import pytest

from ninelives.check import words
from ninelives.games import GAMES, folder
from ninelives.text import FOLDER, LANGUAGES, Message, catalogue
from tests.play import TABLES, finished

SOURCE = FOLDER.parent


def messages(language: str) -> dict[str, set[str]]:
    """Message ids with the names of their arguments."""
    own = (folder(game) / "words" / f"{language}.ftl" for game in GAMES)
    return ids_of(language, *sorted((FOLDER / language).glob("*.ftl")), *own)


def ids_of(language: str, *paths: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in paths:
        own = words.messages(path)
        assert not set(own) & set(found), f"in two files of {language}"
        found |= own
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")
    files = {path.name for path in (FOLDER / language).glob("*")}
    assert files == {path.name for path in (FOLDER / "en").glob("*")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_for_guests_can_be_told_from_the_words_around_it(language: str) -> None:
    """The page keeps it in one piece."""
    assert catalogue(language).say(Message("lobby-alone")).count("./play --lan") == 1


def test_no_shared_message_has_the_name_of_a_game() -> None:
    shared = ids_of("en", *(FOLDER / "en").glob("*.ftl"))
    assert [name for name in shared if name.split("-")[0] in GAMES] == []


def source_text() -> str:
    ours = [path for path in SOURCE.rglob("*.js") if "vendor" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in [*SOURCE.rglob("*.py"), *ours])


def test_every_message_is_used() -> None:
    """Ids stand in the source as they are, or are made there from a beginning and an end."""
    source = source_text()
    own = (
        "help|home-pitch|legend|pitch|title|course|rules-edition-.+|ui-(fate|paradox|result).*|(option|result)-.+"
        "|(card|animal|colour|garment|cheese|count|race)-.+"
    )
    made = re.compile(
        rf"({'|'.join(GAMES)})-({own})|arena-\w+|check-.+|slap-.+|level-.+|new-clock-.+|page-(minded|theme)-.+"
        r"|phrase-.+|setting-.+|operator-.+"
    )
    unused = [name for name in messages("en") if f'"{name}"' not in source and not made.fullmatch(name)]
    assert [name for name in unused if not is_chapter(name)] == []


def is_chapter(name: str) -> bool:
    """Return whether a game lists this as a chapter of its rules, a topic of its coach or a step before a first one."""
    found = re.fullmatch(r"(\w+?)-(?:rules|coach|first)-(.+?)(?:-title)?", name)
    if not found or found[1] not in GAMES:
        return False
    page = (folder(found[1]) / "page").glob("*.js")
    return any(f'"{found[2]}"' in path.read_text(encoding="utf-8") for path in page)


def test_every_id_in_the_source_has_a_message() -> None:
    ids = set(re.findall(r'(?:Message|GameError|UnreadableAction|say)\(\s*"([a-z-]+)"', source_text()))
    ids |= set(
        re.findall(
            r'(?:IllegalAction|BadDeal|BadTranscript)\([^"\n]*(?:"[A-Za-z0-9 -]+")?[^"\n]*, "([a-z-]+)"', source_text()
        )
    )
    assert len(ids) > 60
    assert ids - set(messages("en")) == set()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whole_games_can_be_told_in_every_language(name: str, players: int) -> None:
    for seed in range(3):
        words.tell(finished(name, players, seed))


def test_numbers_are_written_without_separators_and_in_the_right_plural() -> None:
    def say(points: int) -> str:
        return catalogue("en").say(Message("score", {"seat": 0, "points": points}), ["Ada"])

    assert say(1) == "Ada: 1 point"
    assert say(1234) == "Ada: 1234 points"


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="en, fr, de"):
        catalogue("tlh")


def test_catalogues_are_where_the_package_is() -> None:
    assert {path.name for path in Path(FOLDER).iterdir() if path.is_dir() and path.name != "__pycache__"} == set(
        LANGUAGES
    )
