"""Write what Python's types say about views and messages in TypeScript, for the checks of the page.

    python -m ninelives.check.typescript [GAME …]

writes the view of each game beside its page; without arguments, those of all games and the protocol of the server.
"""

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from textwrap import wrap
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ninelives.games import GAMES, folder, part
from ninelives.server import messages

COMMAND = "python -m ninelives.check.typescript"
WIDTH = 120
PLAIN: dict[Any, str] = {Any: "any", bool: "boolean", int: "number", float: "number", str: "string", NoneType: "null"}
PROTOCOL = Path(messages.__file__).parents[1] / "web" / "protocol.d.ts"


class Declarations:
    """TypeScript for Python's types: those that have a name are declared once, in the order in which they are met."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        """Call types as a module does: `names` are its variables."""
        self._words = {name: kind for name, kind in names.items() if _words(kind)}
        self._declared: dict[str, str] = {}
        self._kinds: dict[str, Any] = {}

    def __str__(self) -> str:
        return "\n".join(self._declared.values())

    def declare(self, name: str, kind: Any) -> None:
        """Declare a name for a type."""
        if self._is_new(name, kind):
            self._declared[name] = _folded(f"export type {name} = {self._plain(kind)};")

    def said(self, kind: Any) -> str:
        """Return a type as TypeScript says it; what has a name is declared, too."""
        for name, words in self._words.items():
            if words == kind:
                self.declare(name, kind)
                return name
        return self._plain(kind)

    def _is_new(self, name: str, kind: Any) -> bool:
        """Return whether a name is yet to be declared; if so, it has its place before the types it is made of."""
        if self._kinds.setdefault(name, kind) != kind:
            raise TypeError(f"{name} means {kind} and {self._kinds[name]}")
        is_new = name not in self._declared
        self._declared.setdefault(name, "")
        return is_new

    def _plain(self, kind: Any) -> str:
        origin, args = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if origin is Literal:
            return _union(map(_quoted, args))
        if origin is Annotated:
            return _spelled(*_words(kind)) if _words(kind) else self.said(args[0])
        if origin in (Union, UnionType):
            return _union(self.said(each) for each in args if each is not msgspec.Raw)  # the same, but JSON already
        if origin is list:
            item = self.said(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.said(args[0])}, {self.said(args[1])}>"
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._struct(kind)
        raise TypeError(f"TypeScript is told nothing of {kind}")

    def _struct(self, kind: type[msgspec.Struct]) -> str:
        name = kind.__name__
        if self._is_new(name, kind):
            about = "".join(f"/** {line} */\n" for line in (kind.__doc__ or "").splitlines()[:1])
            self._declared[name] = f"{about}export interface {name} {{\n{''.join(self._fields(kind))}}}"
        return name

    def _fields(self, kind: type[msgspec.Struct]) -> Iterable[str]:
        config, hints = kind.__struct_config__, get_type_hints(kind, include_extras=True)
        if config.tag_field:
            yield f'  {config.tag_field}: "{config.tag}";\n'
        for field in msgspec.structs.fields(kind):
            yield f"  {field.encode_name}{'' if field.required else '?'}: {self.said(hints[field.name])};\n"


def _words(kind: Any) -> tuple[Any, ...]:
    """Return the words that a text is chosen from, if it is one of those; see `games.sheet`."""
    is_text = get_origin(kind) is Annotated and kind.__origin__ is str
    return kind.__metadata__ if is_text and isinstance(kind.__metadata__[0], tuple) else ()


def _spelled(words: Iterable[str], base: int = 0) -> str:
    """Return one of some texts. In those of several words a number may be any; with a base, one may follow."""
    spelled = [re.sub(r"(?<= )-?\d+|^-?\d+(?= )", "${number}", word) for word in words]
    return _union(map(_quoted, [*spelled, *(f"{word} ${{number}}" for word in spelled if base)]))


def _quoted(word: str) -> str:
    return f"`{word}`" if "${" in word else f'"{word}"'


def _union(kinds: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(kinds))


def _folded(line: str) -> str:
    """Fold a long union between two of its members."""
    glued = re.sub(r'"[^"]*"|`[^`]*`|\| ', lambda text: text[0].replace(" ", "\0"), line)
    lines = wrap(glued, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace("\0", " ")


def view(game: str) -> str:
    """Return what the view of a game is, for its page."""
    module = part(game, "view")
    declarations = Declarations(vars(module))
    declarations.said(module.View)
    return f"// Written from view.py by: {COMMAND} {game}\n\n{declarations}\n"


def protocol() -> str:
    """Return what the server and a page say to each other."""
    declarations = Declarations({})
    declarations.declare("Request", messages.AnyRequest)
    declarations.declare("Answer", Union[tuple(messages.Answer.__subclasses__())])  # noqa: UP007
    return f"// Written from server/messages.py by: {COMMAND}\n\n{declarations}\n"


def view_file(game: str) -> Path:
    """Return where a page finds the type of its game's view."""
    return folder(game) / "page" / "view.d.ts"


def main(games: list[str]) -> None:
    """Write the files of these games, or of all and the protocol."""
    for game in games or GAMES:
        view_file(game).write_text(view(game), encoding="utf-8")
    if not games:
        PROTOCOL.write_text(protocol(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
