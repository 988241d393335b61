"""All checks of a game, one line for each."""

import linecache
import re
import traceback
from importlib import import_module
from pathlib import Path

from ninelives.check.suite import Check, Failed, LeftOut
from ninelives.games import folder, package
from ninelives.games.errors import GameError
from ninelives.text import Catalogue, Message
from ninelives.text.bar import draw_bar, wipe_bar

TOPICS = ("roles", "words", "rules", "secrecy", "transcripts", "bots", "envs", "page")
FAILED = 2  # the exit code
LONGEST = 400  # letters of a reason that is not ours


def run(game: str, quick: bool, words: Catalogue) -> int:
    """Make all checks of a game, tell what came of each, and return the exit code."""
    package(game)  # raises if there is no such game
    failures = 0
    for topic in TOPICS:
        if failures and topic == TOPICS[1]:
            print(words.say(Message("check-roles-first")))
            break
        print(words.say(Message(f"check-topic-{topic}")), flush=True)
        for check in import_module(f"ninelives.check.{topic}").CHECKS:
            failures += not _passes(check, game, quick, words)
    total = Message("check-failures" if failures else "check-passed", {"game": game, "count": failures})
    print(words.say(total))
    return FAILED if failures else 0


def _passes(check: Check, game: str, quick: bool, words: Catalogue) -> bool:
    """Make one check and tell what came of it."""
    about = words.say(check.about)
    sign, told = "ok", None
    try:
        if missing := check.missing(game):
            raise LeftOut("check-needs", roles=", ".join(missing))
        if quick and check.slow:
            raise LeftOut("check-slow")
        for done in check.work(game):
            draw_bar(about, done)
    except LeftOut as reason:
        sign, told = "left-out", reason.message
    except Failed as reason:
        sign, told = "failed", reason.message
    except Exception as error:  # a game may be anybody's code
        sign, told = _broken(error, game)
    wipe_bar()
    print(f"  {words.say(Message(f'check-{sign}')):<8} {about}", flush=True)
    for line in words.say(told).splitlines() if told else ():
        print(f"           {line}", flush=True)
    return sign != "failed"


def _broken(error: Exception, game: str) -> tuple[str, Message]:
    """Tell what a check broke down with. A role that is missing has been told already."""
    home, role = f"{package(game)}.", None
    if isinstance(error, ModuleNotFoundError) and (error.name or "").startswith(home):
        role = str(error.name).removeprefix(home)
    elif isinstance(error, FileNotFoundError) and folder(game) in Path(str(error.filename)).parents:
        role = str(Path(str(error.filename)).relative_to(folder(game)))
    elif isinstance(error, GameError) and error.message.id == "missing-role":
        role = error.message.args["role"]
    if role:
        return "left-out", Message("check-needs", {"roles": role})
    return "failed", Message("check-broken", {"reason": _reason(error, game)[:LONGEST]})


def _reason(error: Exception, game: str) -> str:
    """Return what broke down, and in which line of the game's own code if that is known."""
    own = str(folder(game))
    said = f"{type(error).__name__}: {error}"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith(own)]
    if frames:
        return f"{frames[-1].filename}, line {frames[-1].lineno}: {said}"
    if found := re.search(
        rf"({re.escape(own)}\S*\.py)\W+(?:line )?\(?(\d+)", str(error)
    ):  # what the compiler says is long
        line = linecache.getline(found[1], int(found[2])).strip()
        return f"{found[1]}, line {found[2]}: {type(error).__name__}: {line}"
    return said
