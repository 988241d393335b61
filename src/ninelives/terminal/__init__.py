"""Play in plain text: one person at the keyboard, bots at the other seats."""

import contextlib
import io
import math
import queue
import random
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, TextIO

from ninelives.bots import Bot, level_of, look, make
from ninelives.bots.characters import Character, character, thinking_time
from ninelives.bots.hint import hint
from ninelives.games import part
from ninelives.games.console import draw
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.text import Catalogue, Message
from ninelives.text.patience import patience

ME = 0
PERSON = "Ada"
NAP = 0.5  # seconds to wait at a time: a Ctrl-C that comes just before a wait does not end it


class Leave(Exception):
    """Raised when the person wants to go."""


class Keyboard:
    """The lines that a person types, waited for with or without a limit."""

    def __init__(self, source: TextIO) -> None:
        # Not a Queue: a Ctrl-C that comes while it holds its lock has the lock released twice.
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, args=(source,), daemon=True).start()

    def _read(self, source: TextIO) -> None:
        if isinstance(source, io.TextIOWrapper):
            source.reconfigure(errors="replace")
        try:
            for line in source:
                self._lines.put(line.strip())
        finally:
            self._lines.put(None)

    def line(self, seconds: float | None = None) -> str | None:
        """Return the next line, or None when time is up. Raises Leave when there is nobody there any more."""
        end = time.monotonic() + (math.inf if seconds is None else seconds)
        while True:
            left = end - time.monotonic()
            with contextlib.suppress(queue.Empty):
                line = self._lines.get(timeout=max(0.0, min(left, NAP)))
                if line is None:
                    raise Leave
                return line
            if left <= NAP:
                return None

    def forget(self) -> None:
        """Drop what was typed before it was asked for."""
        while not self._lines.empty():
            if self._lines.get() is None:
                raise Leave


class Terminal:
    """The loop of a game: tell what happened, ask the person, let the bots act."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        cast: Sequence[Character],
        words: Catalogue,
        keyboard: Keyboard,
        pace: float,
    ) -> None:
        self.game = game
        self.bots = dict(enumerate(bots, ME + 1))
        self.cast = cast
        self.words = words
        self.keyboard = keyboard
        self.pace = pace
        self.console: Any = part(game.name, "console")
        self._rng = random.Random()

    def said(self, message_id: str, **args: Any) -> str:
        """Return a message in the person's language."""
        return self.words.say(Message(message_id, args), self.game.names)

    def say(self, message_id: str, **args: Any) -> None:
        """Print a message in the person's language."""
        print(self.said(message_id, **args), flush=True)

    def play(self) -> None:
        """Play to the end. Raises Leave if the person goes."""
        self.say("terminal-welcome", game=self.game.book.meta.title, seat=ME)
        for bot in self.cast:
            self.say("terminal-opponent", face=bot.face, glyph=bot.glyph, name=bot.name)
        while True:
            self.tell()
            if self.game.over:
                return
            if self.is_racing():
                self.race()
            elif ME in self.game.actors:
                self.game.act(ME, self.ask())
            else:
                self.wait()
                seat = self.game.actors[0]
                self.game.act(seat, self.decide(seat))

    def decide(self, seat: int) -> str:
        """Return what a bot does. If it breaks down, rules of thumb move for it, and the person is told."""
        seen = look(self.game, seat)
        try:
            action = self.bots[seat].act(seen)
            self.game.copy().act(seat, action)
        except Exception as error:  # a bot may be anybody's code
            self.say("bot-failed", seat=seat, reason=f"{type(error).__name__}: {error}"[:200])
            return make("thumb", self.game.name, len(self.game.log)).act(seen)
        return action

    def tell(self) -> None:
        """Print what happened since the person last heard of it."""
        for event in self.game.events(ME):
            print(f"  {self.words.say(event, self.game.names)}", flush=True)

    def wait(self) -> None:
        """Let a bot take its time, which cannot be anticipated."""
        time.sleep(self.pace * thinking_time(self.game.name, self.game.view(None).phase, self._rng))

    def ask(self) -> str:
        """Return a legal action of the person's choice."""
        self.show()
        while True:
            only = self.game.legal(ME) if len(self.game.legal(ME)) == 1 else None
            prompt = Message("terminal-prompt-only", {"action": only[0]}) if only else Message("terminal-prompt")
            print(self.words.say(prompt), end=" ", flush=True)
            line = self.keyboard.line()
            assert line is not None
            action = self.understand(line)
            if action is not None:
                return action

    def show(self) -> None:
        """Print what the person sees."""
        print()
        print(draw(self.game.view(ME), self.game.names, self.words))

    def understand(self, line: str) -> str | None:
        """Return the action that a line asks for, if it does and may be done; anything else is answered here."""
        legal = self.game.legal(ME)
        if self.is_command(line):
            return None
        if line == "":
            if len(legal) == 1:
                return legal[0]
            self.say("terminal-how")
            return None
        meant = [action for action in legal if line.lower() in (action, *action.split())]
        if len(meant) == 1:
            return meant[0]
        if meant:
            self.say("terminal-which-one", actions=meant)
            return None
        return self.checked(line)

    def is_command(self, line: str) -> bool:
        """Do what a line asks of the terminal itself; return whether it does."""
        command = line.lower()
        if command in ("quit", "exit"):
            raise Leave
        if command == "help":
            self.say(f"{self.game.name}-help")
            self.say(f"{self.game.name}-legend")
        elif command == "hint":
            self.advise()
        elif command == "?":
            self.say("terminal-actions", actions=self.game.legal(ME))
        else:
            return False
        return True

    def checked(self, line: str) -> str | None:
        """Return an action typed in full, if it can be done; otherwise say why not."""
        try:
            self.game.copy().act(ME, line)
        except GameError as error:
            print(error.text(self.words, self.game.names), flush=True)
            return None
        return line

    def advise(self) -> None:
        """Print the best actions and why, from what the person sees."""
        with patience(self.words, self.game.book.meta.title, sys.stdout):
            advice = hint(look(self.game, ME))
        for option in advice.hints:
            if option.win is not None:
                self.say("hint-line-win", action=option.action, score=option.score, win=round(100 * option.win))
            elif option.score is not None:
                self.say("hint-line-score", action=option.action, score=option.score)
            else:
                self.say("hint-line", action=option.action)
        self.say(advice.reason.id, **advice.reason.args)

    def is_racing(self) -> bool:
        """Return whether all seats may answer at once, and time counts."""
        if not self.game.book.meta.real_time or ME not in self.game.actors:
            return False
        return bool(self.game.view(None).phase == self.console.RACE)

    def race(self) -> None:
        """Let the bots make up their minds, then the person, whose time is real."""
        answers = {seat: self.decide(seat) for seat in self.bots}
        self.keyboard.forget()
        self.show()
        shown = time.monotonic()
        times = [int(last) for answer in answers.values() if (last := answer.split()[-1]).isdecimal()]
        self.answer(shown, times)
        for seat, answer in answers.items():
            self.game.act(seat, answer)

    def answer(self, shown: float, times: list[int]) -> None:
        """Take what the person does before the first bot answers or time is up, with the time it took."""
        longest = int(self.game.options["time_limit"])
        limit = min([*times, longest])
        while True:
            self.say(f"{self.game.name}-race-prompt")
            line = self.keyboard.line(max(0.0, shown + limit / 1000 - time.monotonic()))
            elapsed = round((time.monotonic() - shown) * 1000)
            if line is None:
                self.say("terminal-too-late" if times else "terminal-time-up")
                line = ""
            elif line and self.is_command(line):
                continue
            action = self.console.understand(line, self.game.legal(ME), self.said) if line else self.console.NO_ANSWER
            if action is not None:
                self.game.act(
                    ME, action, ms=max(1, min(elapsed, longest)) if action != self.console.NO_ANSWER else None
                )
                return
            self.say(f"{self.game.name}-race-unknown")


def introduce(bots: Sequence[str], rng: random.Random) -> list[Character]:
    """Return a character for each bot, all with different names."""
    cast: list[Character] = []
    for bot in bots:
        cast.append(character(level_of(bot), {PERSON, *(other.name for other in cast)}, rng))
    return cast


def choose_game(words: Catalogue, keyboard: Keyboard, games: Sequence[str]) -> str:
    """Ask which game to play."""
    for number, name in enumerate(games, 1):
        print(f"  {number}  {name:<7} {words.say(Message(f'{name}-pitch'))}")
    while True:
        print(words.say(Message("terminal-which")), end=" ", flush=True)
        line = (keyboard.line() or "").lower()
        if line in games:
            return line
        if line.isdecimal() and 1 <= int(line) <= len(games):
            return games[int(line) - 1]
        if line in ("quit", "exit"):
            raise Leave


def run(words: Catalogue, start: Callable[[Keyboard], Terminal]) -> int:
    """Play with the person at standard input; leave cleanly on Ctrl-C, on `quit` and at the end of the input."""
    try:
        start(Keyboard(sys.stdin)).play()
    except (KeyboardInterrupt, Leave):
        print()
        print(words.say(Message("terminal-bye")))
    return 0
