"""A game in plain text: one person at the keyboard, bots at the other seats."""

import itertools
import queue
import random
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, TextIO

from ninelives.bots import Bot, look
from ninelives.bots.hint import hint
from ninelives.games import rulebook
from ninelives.games.errors import GameError
from ninelives.games.game import Game
from ninelives.games.warmup import warm
from ninelives.terminal.tables import draw
from ninelives.text import Catalogue, Message

ME = 0
PATIENCE = 0.7  # seconds before we say what takes so long


class Leave(Exception):
    """The person wants to go."""


class Keyboard:
    """Lines typed by a person, waited for with or without a limit."""

    def __init__(self, source: TextIO) -> None:
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, args=(source,), daemon=True).start()

    def _read(self, source: TextIO) -> None:
        for line in source:
            self._lines.put(line.strip())
        self._lines.put(None)

    def line(self, seconds: float | None = None) -> str | None:
        """The next line, or None when time is up. Raises Leave when there is nobody there any more."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            return None
        if line is None:
            raise Leave
        return line

    def forget(self) -> None:
        """Drop what was typed before it was asked for."""
        while not self._lines.empty():
            if self._lines.get() is None:
                raise Leave


class Terminal:
    """The loop of a game: tell what happened, ask the person, let the bots act."""

    def __init__(self, game: Game, bots: Sequence[Bot], words: Catalogue, keyboard: Keyboard, pace: float) -> None:
        self.game = game
        self.bots = dict(enumerate(bots, ME + 1))
        self.words = words
        self.keyboard = keyboard
        self.pace = pace
        self._rng = random.Random()

    def say(self, message_id: str, **args: Any) -> None:
        print(self.words.say(Message(message_id, args), self.game.names), flush=True)

    def play(self) -> None:
        """Play to the end. Raises Leave if the person goes."""
        self.say("terminal-welcome", game=self.game.book.meta.title, seat=ME)
        while True:
            self.tell()
            if self.game.over:
                return
            if self.is_slapping():
                self.slap()
            elif ME in self.game.actors:
                self.game.act(ME, self.ask())
            else:
                self.wait()
                seat = self.game.actors[0]
                self.game.act(seat, self.bots[seat].act(look(self.game, seat)))

    def tell(self) -> None:
        for event in self.game.events(ME):
            print(f"  {self.words.say(event, self.game.names)}", flush=True)

    def wait(self) -> None:
        """A moment to read; before a mouse is turned, one that cannot be anticipated."""
        time.sleep(self.pace * (self._rng.uniform(2, 6) if self.game.name == "maus" else 1))

    def ask(self) -> str:
        """A legal action of the person's choice."""
        self.show()
        while True:
            print(self.words.say(Message("terminal-prompt")), end=" ", flush=True)
            line = self.keyboard.line()
            assert line is not None
            action = self.understand(line)
            if action is not None:
                return action

    def show(self) -> None:
        print()
        print(draw(self.game.view(ME), self.game.names, self.words))

    def understand(self, line: str) -> str | None:
        """What a line asks for: an action, or something that is answered here."""
        legal = self.game.legal(ME)
        command = line.lower()
        if command in ("quit", "exit"):
            raise Leave
        if command == "help":
            self.say(f"{self.game.name}-help")
        elif command == "hint":
            self.advise()
        elif command == "?":
            self.list_actions(legal)
        elif command == "":
            if len(legal) == 1:
                return legal[0]
            self.say("terminal-how")
        elif command.isdecimal() and 1 <= int(command) <= len(legal):
            return legal[int(command) - 1]
        else:
            return self.checked(line)
        return None

    def checked(self, line: str) -> str | None:
        """An action typed in full, if it can be done; otherwise say why not."""
        try:
            self.game.copy().act(ME, line)
        except GameError as error:
            print(self.words.say(error.message, self.game.names), flush=True)
            return None
        return line

    def advise(self) -> None:
        """The best actions and why, from what the person sees."""
        advice = hint(look(self.game, ME))
        for option in advice.hints:
            if option.win is not None:
                self.say("hint-line-win", action=option.action, score=str(option.score), win=round(100 * option.win))
            elif option.score is not None:
                self.say("hint-line-score", action=option.action, score=str(option.score))
            else:
                self.say("hint-line", action=option.action)
        self.say(advice.reason.id, **advice.reason.args)

    def list_actions(self, legal: list[str]) -> None:
        for number, action in enumerate(legal, 1):
            print(f"  {number:>2}  {action}")

    def is_slapping(self) -> bool:
        """Whether a mouse lies there to be slapped: then time counts."""
        return self.game.name == "maus" and "hold" in self.game.legal(ME)

    def slap(self) -> None:
        """A mouse lies there. The bots make up their minds; the person's time is real."""
        answers = {seat: bot.act(look(self.game, seat)) for seat, bot in self.bots.items()}
        self.keyboard.forget()
        self.show()
        shown = time.monotonic()
        times = [int(answer.split()[-1]) for answer in answers.values() if answer != "hold"]
        limit = min([*times, self.game.options["time_limit"]])
        self.game.act(ME, self.answer(shown, limit))
        for seat, answer in answers.items():
            self.game.act(seat, answer)

    def answer(self, shown: float, limit: int) -> str:
        """What the person does before the first bot slaps, with the time it took."""
        while True:
            self.say("terminal-slap-prompt")
            line = self.keyboard.line(max(0.0, shown + limit / 1000 - time.monotonic()))
            if line is None:
                self.say("terminal-too-late")
                return "hold"
            action = "hold" if line == "" else self.understand_slap(line)
            if action == "hold":
                return action
            if action is not None:
                elapsed = round((time.monotonic() - shown) * 1000)
                return f"{action} {max(1, min(elapsed, self.game.options['time_limit']))}"

    def understand_slap(self, line: str) -> str | None:
        """A slap by number, by garment, or in full; the time is measured, not typed."""
        legal = self.game.legal(ME)
        wanted = line.lower().replace(" ", "-")
        named = {"s": "shout", **{action.removeprefix("slap "): action for action in legal}}
        if wanted in named and named[wanted] in legal:
            return named[wanted]
        if line.lower() in legal:
            return line.lower()
        return self.understand(line)


def announced(words: Catalogue, game: str) -> None:
    """Compile a game before it is needed, and say so if that takes a while."""

    def explain() -> None:
        print(words.say(Message("terminal-compiling", {"game": rulebook(game).meta.title})), flush=True)

    timer = threading.Timer(PATIENCE, explain)
    timer.start()
    for _ in itertools.takewhile(lambda step: step != "resample", warm(game)):
        pass
    timer.cancel()


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
