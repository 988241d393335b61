"""List everything that can be set about a server, and read it from flags, the environment and a file."""

import dataclasses
import difflib
import ipaddress
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, urlencode, urlsplit

from ninelives.bots.characters import LONGEST_PACE
from ninelives.games.errors import LONGEST, GameError
from ninelives.server.limits import Limits
from ninelives.text import Catalogue, Message

PREFIX = "NINELIVES_"
CONFIG = f"{PREFIX}CONFIG"  # names the file
NO_SETTINGS = {CONFIG, f"{PREFIX}PLAIN_COMPILER"}  # begin like settings, but are none
DEFAULT = "default"
SHORTEST_TOKEN = 16


class Range(NamedTuple):
    """Which numbers a setting may be."""

    least: int = 0
    most: int = 1_000_000_000


class Form(NamedTuple):
    """Which texts a setting may be besides an empty one: their name in messages, and how they are read."""

    name: str
    read: Callable[[str], str]  # raises ValueError for another text


def read_url(text: str) -> str:
    """Read an address at which a browser can find us."""
    return matching(r"https?://[^\s/?#@]+(/[\w.~-]+)*/*", text).rstrip("/")


def read_root_path(text: str) -> str:
    """Read a path below which everything can be served."""
    return matching(r"(/[\w.~-]+)+/*|/", text).rstrip("/")


def read_endpoint(text: str) -> str:
    """Read an address and a port to listen on."""
    if not 1 <= int(matching(r"[^\s/:]+:\d+|\[[0-9a-fA-F:]+\]:\d+", text).rpartition(":")[2]) <= 65_535:
        raise ValueError
    return text


def read_private(text: str) -> str:
    """Read an address at which other processes reach this one: one that they can use, with a port or without."""
    host, _, port = matching(r"[^\s/:]+(:\d+)?", text).partition(":")
    if host == "0.0.0.0" or int(port or 0) > 65_535:
        raise ValueError
    return text


def read_network(text: str) -> str:
    """Read an IP address, or a network such as 10.0.0.0/8."""
    return str(ipaddress.ip_network(text))


def read_token(text: str) -> str:
    """Read a secret that is too long to be guessed, and can stand in a header."""
    return matching(rf"[!-~]{{{SHORTEST_TOKEN},}}", text)


def matching(pattern: str, text: str) -> str:
    """Return a text that matches a pattern as a whole."""
    if not re.fullmatch(pattern, text):
        raise ValueError
    return text


@dataclass(frozen=True)
class Settings:
    """All settings of a server. Names, types and defaults of flags, variables and files come from these fields."""

    db: str = ""  # default: a file in the user's data folder
    host: str = "127.0.0.1"
    port: Annotated[int, Range(0, 65_535)] = 0  # 0: a free one from 9999 on
    public_url: Annotated[str, Form("url", read_url)] = ""
    root_path: Annotated[str, Form("path", read_root_path)] = ""
    proxies: Annotated[tuple[str, ...], Form("networks", read_network)] = ()
    workers: Annotated[int, Range(1, 256)] = 1
    private: Annotated[str, Form("private", read_private)] = ""
    pace: Annotated[float, Range(0, LONGEST_PACE)] = 1.0
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    metrics: Annotated[str, Form("endpoint", read_endpoint)] = ""
    token: Annotated[str, Form("token", read_token)] = ""
    plain_wire: bool = False  # do without the shortcuts of wire.py
    limits: Limits = field(default_factory=Limits)

    @property
    def base(self) -> str:
        """Return the path below which everything is served: "", or one such as /cats."""
        return self.root_path or urlsplit(self.public_url).path


SECRET = {"db", "token"}  # never repeated as they are


class Given(NamedTuple):
    """A value as somebody has given it: as text by a flag or a variable, as a value of TOML by a file."""

    value: Any
    source: str
    is_text: bool


class Kind(NamedTuple):
    """What a setting may be."""

    type: Any
    range: Range = Range()
    form: Form | None = None

    def parse(self, text: str) -> Any:
        """Return the value that a text stands for, as TOML would have it; raise ValueError if there is none."""
        if self.type is bool:
            return FLAGS[text.lower()]
        if self.type in (int, float):
            return self.type(text)
        return [part.strip() for part in text.split(",") if part.strip()] if self.type == Texts else text

    def check(self, value: Any) -> Any:
        """Return a value of TOML as that of the setting; raise ValueError if it cannot be."""
        if self.type == Texts:
            return tuple(self._text(one) for one in exactly(list, value))
        if self.type is float and type(value) is int:
            value = float(value)
        if self.type in (int, float):
            if not self.range.least <= exactly(self.type, value) <= self.range.most:
                raise ValueError
        elif self.type is bool:
            exactly(bool, value)
        else:
            value = self._text(value)
        return value

    def _text(self, value: Any) -> str:
        text: str = exactly(str, value)
        if self.choices and text not in self.choices:
            raise ValueError
        return self.form.read(text) if self.form and text else text

    @property
    def choices(self) -> tuple[str, ...]:
        """Return the only texts that can be chosen, if they are few."""
        return get_args(self.type) if get_origin(self.type) is Literal else ()

    @property
    def name(self) -> str:
        """Say what it is, as messages call it."""
        usual = {bool: "flag", int: "whole", float: "number"}.get(self.type, "text")
        return self.form.name if self.form else "choice" if self.choices else usual


Texts = tuple[str, ...]
FLAGS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


def exactly(kind: type[Any], value: Any) -> Any:
    """Return a value that has this type already."""
    if type(value) is not kind:
        raise ValueError
    return value


@cache
def kinds() -> Mapping[str, Kind]:
    """Say what each setting may be, by its name. Those of a section have its name before their own: limits.tables."""
    return dict(_kinds(Settings, ""))


def _kinds(section: type[Any], prefix: str) -> Iterator[tuple[str, Kind]]:
    for name, hint in get_type_hints(section, include_extras=True).items():
        if isinstance(hint, type) and dataclasses.is_dataclass(hint):
            yield from _kinds(hint, f"{prefix}{name}.")
            continue
        kind, *more = get_args(hint) if get_origin(hint) is Annotated else (hint,)
        range_ = next((one for one in more if isinstance(one, Range)), Range())
        form = next((one for one in more if isinstance(one, Form)), None)
        yield f"{prefix}{name}", Kind(kind, range_, form)


def flag(name: str) -> str:
    """Return the flag of a setting."""
    return "--" + name.replace(".", "-").replace("_", "-")


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.replace(".", "_").upper()


def load(flags: Mapping[str, Any], environ: Mapping[str, str], file: str = "") -> tuple[Settings, dict[str, str]]:
    """Return the settings in force, and where each is from. A flag counts before a variable, that before the file."""
    file = file or environ.get(CONFIG, "")
    given = from_file(file) if file else {}
    given |= from_environment(environ)
    given |= {name: Given(flags[name], flag(name), isinstance(flags[name], str)) for name in kinds() if name in flags}
    sections: dict[str, dict[str, Any]] = {"": {}, "limits": {}}
    for name, one in given.items():
        section, _, key = name.rpartition(".")
        sections[section][key] = read(name, one)
    settings = Settings(**sections[""], limits=Limits(**sections["limits"]))
    if settings.public_url and urlsplit(settings.public_url).path != settings.base:
        raise GameError("two-paths", url=settings.public_url, path=settings.root_path)
    return settings, {name: given[name].source if name in given else DEFAULT for name in kinds()}


def from_environment(environ: Mapping[str, str]) -> dict[str, Given]:
    """Return what the environment says."""
    names = {variable(name): name for name in kinds()}
    for found in environ:
        if found.startswith(PREFIX) and found not in names and found not in NO_SETTINGS:
            raise unknown(found, "environment", names)
    return {name: Given(environ[found], found, True) for found, name in names.items() if found in environ}


def from_file(path: str) -> dict[str, Given]:
    """Return what a TOML file says."""
    try:
        found = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise GameError("bad-config", file=end_of(path), reason=reason) from error
    if isinstance(found.get("limits"), dict):
        found |= {f"limits.{key}": value for key, value in found.pop("limits").items()}
    for name in found:
        if name not in kinds():
            raise unknown(name, end_of(path), kinds())
    return {name: Given(value, path, False) for name, value in found.items()}


def end_of(path: str) -> str:
    """Return a path as it can be told in a message, where long texts are cut off: its end says most."""
    return path if len(path) <= LONGEST else f"…{path[1 - LONGEST :]}"


def unknown(name: str, source: str, names: Iterable[str]) -> GameError:
    """Explain that there is no such setting, and which one may be meant."""
    near = difflib.get_close_matches(name, names, 1)
    return GameError("unknown-setting", name=name, source=source, near=near[0] if near else "none")


def read(name: str, given: Given) -> Any:
    """Return the value of a setting as it was given, or raise what would be valid."""
    kind = kinds()[name]
    try:
        return kind.check(kind.parse(given.value) if given.is_text else given.value)
    except (ValueError, KeyError, OverflowError) as error:
        raise GameError(
            "bad-setting",
            name=name,
            source=end_of(given.source),
            kind=kind.name,
            value="…" if name in SECRET else str(given.value),
            least=kind.range.least,
            most=kind.range.most,
            shortest=SHORTEST_TOKEN,
            valid=list(kind.choices),
        ) from error


def value_of(settings: Settings, name: str) -> Any:
    """Return the value of the setting with this name."""
    section, _, key = name.rpartition(".")
    return getattr(settings.limits if section else settings, key)


def print_config(settings: Settings, sources: Mapping[str, str], words: Catalogue) -> str:
    """Write the settings in force as a file to start a server with. Secrets have to be put in."""
    usual, hidden, unset = (words.say(Message(told)) for told in ("config-default", "config-hidden", "config-unset"))
    lines = []
    for name in sorted(kinds(), key=lambda name: "." in name):
        section, _, key = name.rpartition(".")
        if section and f"[{section}]" not in lines:
            lines += ["", f"[{section}]"]
        value, source = value_of(settings, name), " ".join(sources[name].split())
        shown = without_password(value) if name == "db" else "…" if name == "token" and value else value
        note = usual if source == DEFAULT else source
        note += f"; {hidden}" if shown != value else f"; {unset}" if name == "token" else ""
        is_left_out = name == "token" and shown != value
        lines.append(f"{'# ' if is_left_out else ''}{key} = {toml(shown)}  # {note}")
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """Write a value as TOML: what we have is written as in JSON."""
    text = json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)
    return text.replace("\x7f", r"\u007f")


def without_password(db: str) -> str:
    """Return the address of a database without the passwords in it."""
    if "://" not in db:
        return db
    scheme, _, rest = db.partition("://")
    user = re.match(r"([^:/@]*)(:[^@]*)?@", rest)  # a password may hold any other sign
    where, _, query = rest[user.end() if user else 0 :].partition("?")
    if "@" in where + query:  # one that ought to be written as %40: nobody knows where the password ends
        return f"{scheme}://…"
    public = [(key, value) for key, value in parse_qsl(query) if "password" not in key.lower()]
    return f"{scheme}://{f'{user[1]}@' if user else ''}{where}{'?' if public else ''}{urlencode(public)}"
