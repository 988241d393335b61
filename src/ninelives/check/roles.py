"""The roles of a game: which files it has, and what each of them defines."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module

from ninelives.check.suite import Check, Failed, LeftOut, there
from ninelives.games import GAMES, folder, has_part, package, part, rulebook, usual
from ninelives.games.verbs import VERBS
from ninelives.text import LANGUAGES

VERBS_IN = ("rules", "knowledge", "view")
REFEREE = (
    *("SLAP_OPTIONS", "HEAD_STARTS", "DEVICE", "FLIP", "HOLD", "Round", "Verdict", "flip_delay", "send_delays"),
    *("slap_options", "usual_slap_options", "measured_options"),
)


@dataclass(frozen=True)
class Role:
    """A file of a game's folder; `check-role-<name>` in the catalogues says what it is for."""

    file: str
    defines: tuple[str, ...] = ()
    optional: bool = False

    @property
    def name(self) -> str:
        """The name of a role: that of its folder, or of its file without its ending."""
        return self.file.partition("/")[0].partition(".")[0].lower()


ROLES = (
    Role("meta.py", ("META",)),
    Role("state.py", ("State", "STATE")),
    Role("rules.py", ("new_state", "actors", "legal_actions", "apply_action", "returns")),
    Role("knowledge.py", ("hide", "resample")),
    Role("actions.py", ("parse", "describe", "is_secret", "why_not")),
    Role("view.py", ("View", "write_view")),
    Role("story.py", ("opening", "story")),
    Role("bot.py"),
    Role("console.py", ("draw",)),
    *(Role(f"words/{language}.ftl") for language in LANGUAGES),
    Role("page/index.js"),
    Role("page/style.css"),
    Role("page/art/scene.svg"),
    Role("README.md"),
    Role("tensor.py", ("ACTIONS", "layout", "write_tensor"), optional=True),
    Role("toys.py", ("TOY",), optional=True),
    Role("picture.py", ("draw",), optional=True),
    Role("counts.py", ("MEASURES", "count"), optional=True),
    Role("hint.py", optional=True),
    Role("deal.py", ("deal_keys", "lay"), optional=True),
    Role("sealed.py", ("period", "answer"), optional=True),
    Role("referee.py", REFEREE, optional=True),
)


def is_there(role: Role, game: str) -> Iterator[float]:
    """Look for the file of a role and what it defines. A game in real time cannot do without a referee."""
    module = role.file.removesuffix(".py")
    if not there(game, module):
        needed = not role.optional or (module == "referee" and rulebook(game).meta.real_time)
        args = {
            "file": str(folder(game) / role.file),
            "defines": ", ".join(role.defines) or "none",
            "example": example(role, game),
            "role": role.name,
        }
        raise (Failed if needed else LeftOut)(f"check-{'missing' if needed else 'optional'}-role", **args)
    if role.file.endswith(".py"):
        lacking = [name for name in role.defines if not defines(game, module, name)]
        if lacking:
            args = {"file": str(folder(game) / role.file), "defines": ", ".join(lacking), "role": role.name}
            raise Failed("check-incomplete-role", **args, example=example(role, game))
    yield 1.0


def defines(game: str, module: str, name: str) -> bool:
    """Return whether a role defines a name. A verb of the rules may stand in any of three files."""
    if name in VERBS:
        places = [part(game, role) for role in VERBS_IN if has_part(game, role)]
        return any(hasattr(place, name) for place in (*places, usual))
    return hasattr(part(game, module), name)


def example(role: Role, game: str) -> str:
    """Return the same file of another game, to look at."""
    others = (folder(other) / role.file for other in GAMES if other != game)
    return next((str(path) for path in others if path.exists()), "none")


def is_assembled(game: str) -> Iterator[float]:
    """Put the rulebook together, and compare its name with the one that it is found by."""
    found = import_module(f"{package(game)}.meta").META.name
    if found != game:
        raise Failed("check-other-name", found=found, game=game)
    yield 0.5
    rulebook(game)
    yield 1.0


CHECKS = (
    *(Check("role", partial(is_there, role), args={"file": role.file}) for role in ROLES),
    Check("rulebook", is_assembled),
)
