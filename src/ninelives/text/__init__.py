"""Say all that a person reads: messages by id and arguments, rendered from Fluent catalogues.

Everything else in the project says *what* happened (`Message`); only here it becomes a sentence,
in English, French or German. The words that all games share stand beside this file, those of a game in its own folder.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

Say: TypeAlias = Callable[..., str]  # message id and arguments → a sentence
LANGUAGES = ("en", "fr", "de")
FOLDER = Path(__file__).parent

# Returns the folders with the games' words. Set by `ninelives.games`: this package knows nothing of games.
folders_of_words: Callable[[], Iterable[Path]] = tuple


class Message(msgspec.Struct, frozen=True):
    """Something to tell: a message id of the catalogues and its arguments, ready for JSON."""

    id: str
    args: dict[str, Any] = msgspec.field(default_factory=dict)


class Catalogue:
    """The words of one language, which turn messages into sentences."""

    def __init__(self, language: str) -> None:
        # Imported here: most programs that import the project never render a sentence.
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.runtime.types import fluent_number

        self._number = fluent_number
        self._bundle = FluentBundle([language, "en"], use_isolating=False)
        for path in (*sorted((FOLDER / language).glob("*.ftl")), *words_of_games(language)):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message_id: str) -> bool:
        """Return whether this language has a message."""
        return bool(self._bundle.has_message(message_id))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Return the sentence for a message. Seats are told by name, and what a game has words for in these.

        An argument `card` with the value `dog` in a message of the game `x` is said as `x-card-dog`.

        >>> words = catalogue("en")
        >>> words.say(Message("felix-place", {"seat": 0, "card": "rabbit"}), names=["Ada", "Ben", "Cleo"])
        'Ada places a card: rabbit.'
        """
        game = message.id.partition("-")[0]
        args = {key: self._word(game, key, value, names) for key, value in message.args.items()}
        pattern = self._bundle.get_message(message.id).value
        assert pattern is not None, f"{message.id} has no text"
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{message.id} cannot be said with {message.args}: {errors}")
        return str(text)

    def _word(self, game: str, key: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, (list, tuple)):
            words = [str(self._word(game, key.removesuffix("s"), item, names)) for item in value]
            if key == "seats" and len(words) > 1:
                return self.say(Message("list-last", {"items": ", ".join(words[:-1]), "last": words[-1]}))
            return ", ".join(words)
        if key == "seat":
            return names[value] if value < len(names) else value
        if isinstance(value, int):
            return self._number(value, useGrouping=False)
        own = f"{game}-{key}-{value}"
        return self.say(Message(own)) if self.has(own) else value


def words_of_games(language: str) -> list[Path]:
    """Return the catalogue files of all games in a language; of a game that is not translated, the English one."""
    found = ((folder / f"{language}.ftl", folder / f"{LANGUAGES[0]}.ftl") for folder in folders_of_words())
    return [there[0] for paths in found if (there := [path for path in paths if path.exists()])]


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language, which is read once."""
    if language not in LANGUAGES:
        raise ValueError(f"no catalogue for {language!r}: choose one of {', '.join(LANGUAGES)}")
    return Catalogue(language)
