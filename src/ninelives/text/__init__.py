"""All words that a person reads: messages by id and arguments, rendered from the Fluent catalogues beside this file.

Everything else in the project says *what* happened (`Message`); only here it becomes a sentence,
in English, French or German.
"""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

Say: TypeAlias = Callable[..., str]  # message id and arguments → a sentence
LANGUAGES = ("en", "fr", "de")
FOLDER = Path(__file__).parent
NAMED_THINGS = ("card", "animal", "colour", "garment", "cheese")  # arguments whose values the catalogues name


class Message(msgspec.Struct, frozen=True):
    """Something to tell: a message id of the catalogues and its arguments, ready for JSON."""

    id: str
    args: dict[str, Any] = msgspec.field(default_factory=dict)


class Catalogue:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        # Imported here: most programs that import the project never render a sentence.
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.runtime.types import fluent_number

        self._number = fluent_number
        self._bundle = FluentBundle([language, "en"], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The sentence for a message. Seats are told by name, cards and colours in the catalogue's words."""
        args = {key: self._word(key, value, names) for key, value in message.args.items()}
        pattern = self._bundle.get_message(message.id).value
        assert pattern is not None, f"{message.id} has no text"
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{message.id} cannot be said with {message.args}: {errors}")
        return str(text)

    def _word(self, key: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, (list, tuple)):
            words = [str(self._word(key.removesuffix("s"), item, names)) for item in value]
            if key == "seats" and len(words) > 1:
                return self.say(Message("list-last", {"items": ", ".join(words[:-1]), "last": words[-1]}))
            return ", ".join(words)
        if key == "seat":
            return names[value] if value < len(names) else value
        if isinstance(value, int):
            return self._number(value, useGrouping=False)
        if key in NAMED_THINGS and self.has(f"{key}-{value}"):
            return self.say(Message(f"{key}-{value}"))
        return value


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    if language not in LANGUAGES:
        raise ValueError(f"no catalogue for {language!r}: choose one of {', '.join(LANGUAGES)}")
    return Catalogue(language)
