"""What is shown of a position, as JSON. A game's rules write numbers; the type of its view says what they stand for.

Compiled code knows no texts and no objects. So `write_view` of a game puts the numbers of a view on a sheet, field by
field in the order of its `View`, and a template made of that type turns them into JSON: a `str` is chosen from its
words (`Annotated[str, words]`), a list begins with its length, and NULL stands for what is not there or not known.
"""

from collections.abc import Callable
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from ninelives.games.kernel import Array, States, entry, know, lowest_bit, record, rule

NULL = -(1 << 31)
MOST_NUMBERS = 1_024  # the longest view has half as many
MOST_LETTERS = 16_384
LONGEST = 256  # letters of one piece
DEPTH = 4  # lists in lists


class Sheet:
    """Scratch paper for one view."""

    n: int  # how many numbers there are
    numbers: Annotated[Array, MOST_NUMBERS]
    acting: int  # the seats that may act, a bit mask
    choices: int  # how many actions the viewer can choose from
    acts: Annotated[Array, np.int64, 128]
    scores: Annotated[Array, 6]
    places: Annotated[Array, 6]
    first: Annotated[Array, DEPTH]  # of the lists that are being printed: where an item begins…
    left: Annotated[Array, DEPTH]  # …and how many are still to come
    letters: Annotated[Array, np.uint8, MOST_LETTERS]


SHEET = record(Sheet, Path(__file__).parent)


# What rules write.


@rule
def put(sheet: Sheet, number: int) -> None:
    if sheet.n < MOST_NUMBERS:
        sheet.numbers[sheet.n] = number
    sheet.n += 1


@rule
def put_if(sheet: Sheet, known: bool, number: int) -> None:
    """A number, or null."""
    put(sheet, number if known else NULL)


@rule
def open_list(sheet: Sheet) -> int:
    """Begin a list whose length is not known yet: where to write it."""
    put(sheet, 0)
    return sheet.n - 1


@rule
def close_list(sheet: Sheet, place: int, length: int) -> None:
    if place < MOST_NUMBERS:
        sheet.numbers[place] = length


@rule
def put_set(sheet: Sheet, mask: int) -> None:
    """The numbers of all bits that are set, ascending."""
    place, length = open_list(sheet), 0
    while mask:
        put(sheet, lowest_bit(mask))
        mask &= mask - 1
        length += 1
    close_list(sheet, place, length)


@rule
def put_legal(sheet: Sheet) -> None:
    """What the viewer may do."""
    put(sheet, sheet.choices)
    for k in range(sheet.choices):
        put(sheet, sheet.acts[k])


@rule
def put_result(sheet: Sheet, players: int) -> None:
    """Scores and winners: null and nobody before the end."""
    if sheet.acting:
        put(sheet, NULL)
        put(sheet, 0)
        return
    put(sheet, players)
    winners = 0
    for seat in range(players):
        put(sheet, sheet.scores[seat])
        winners |= (sheet.places[seat] == 1) << seat
    put_set(sheet, winners)


# How it becomes text: a template is a list of steps, [what, piece, more].

PRINT = 0  # a piece of text
NUMBER = 1  # a number
WORD = 2  # one of the pieces from here on; `more`: numbers beyond are a word and a number after it ("slap red-hat 430")
PART = 3  # an object that may be null; `more`: the step after it, also for a list
LIST = 4
END = 5  # of an item of a list
NULL_PIECE = 0
QUOTE, SPACE, MINUS, COMMA, OPEN, CLOSE, ZERO = b'" -,[]0'


@entry
def print_json(sheets: States, steps: Array, pieces: Array, letters: Array) -> Any:
    """Write sheet.letters; how many. Less than 0: there is no room for them, or the numbers do not fit the type."""
    sheet = sheets[0]
    if sheet.n > MOST_NUMBERS:
        return -1
    n = number = step = depth = 0
    while step < len(steps):
        what, piece, more = steps[step, 0], steps[step, 1], steps[step, 2]
        step += 1
        if n > MOST_LETTERS - LONGEST:
            return -1
        if what == PRINT:
            n = print_piece(sheet, n, piece, pieces, letters)
        elif what == END:
            sheet.left[depth] -= 1
            again = sheet.left[depth] > 0
            n = print_letter(sheet, n, COMMA if again else CLOSE)
            if again:
                step = sheet.first[depth]
            else:
                depth -= 1
        elif number == sheet.n:
            return -1
        else:
            value = sheet.numbers[number]
            number += 1
            if value == NULL:
                n = print_piece(sheet, n, NULL_PIECE, pieces, letters)
                step = more if what >= PART else step
            elif what == NUMBER:
                n = print_number(sheet, n, value)
            elif what == WORD:
                n = print_piece(sheet, n, piece + value % more, pieces, letters)
                if value >= more:  # before the quotation mark
                    n = print_letter(sheet, n - 1, SPACE)
                    n = print_letter(sheet, print_number(sheet, n, value // more), QUOTE)
            elif what == LIST:
                n = print_letter(sheet, n, OPEN)
                if value:
                    depth += 1
                    sheet.first[depth] = step
                    sheet.left[depth] = value
                else:
                    n = print_letter(sheet, n, CLOSE)
                    step = more
    return n if number == sheet.n else -1


@rule
def print_letter(sheet: Sheet, n: int, letter: int) -> int:
    sheet.letters[n] = letter
    return n + 1


@rule
def print_piece(sheet: Sheet, n: int, piece: int, pieces: Array, letters: Array) -> int:
    for k in range(pieces[piece], pieces[piece + 1]):
        sheet.letters[n] = letters[k]
        n += 1
    return n


@rule
def print_number(sheet: Sheet, n: int, number: int) -> int:
    if number < 0:
        n = print_letter(sheet, n, MINUS)
        number = -number
    end = n + 1
    rest = number // 10
    while rest:
        end += 1
        rest //= 10
    for place in range(end - 1, n - 1, -1):
        sheet.letters[place] = ZERO + number % 10
        number //= 10
    return end


class Template:
    """How the numbers of a view become JSON, from the type of that view."""

    def __init__(self, view: type[msgspec.Struct]) -> None:
        self.decode = msgspec.json.Decoder(view).decode
        self._steps: list[list[int]] = []
        self._pieces = [b"null"]
        self._text = ""
        self._struct(view)
        self._print()
        if max(map(len, self._pieces)) > LONGEST:
            raise ValueError(f"a text of {view.__qualname__} is longer than {LONGEST} letters")
        ends = np.cumsum([0, *map(len, self._pieces)])
        self.arrays = np.array(self._steps), ends, np.frombuffer(b"".join(self._pieces), np.uint8)
        know(*self.arrays)

    def _struct(self, kind: type) -> None:
        sign = "{"
        for name, hint in get_type_hints(kind, include_extras=True).items():
            self._text += f'{sign}"{name}":'
            self._field(hint)
            sign = ","
        self._text += "}"

    def _field(self, hint: Any) -> None:
        may_be_null = NoneType in get_args(hint)
        kind = get_args(hint)[0] if may_be_null else hint
        words = getattr(kind, "__metadata__", ())
        if kind is int:
            self._step(NUMBER)
        elif kind is bool:
            self._words(["false", "true"], 2)
        elif words and len(words[0]) == 1:
            self._text += f'"{words[0][0]}"'  # always the same: no number
        elif words:
            self._words([f'"{word}"' for word in words[0]], words[1] if len(words) > 1 else len(words[0]))
        elif get_origin(kind) is list:
            self._part(LIST, lambda: self._field(get_args(kind)[0]))
        elif may_be_null:
            self._part(PART, lambda: self._struct(kind))
        else:
            self._struct(kind)

    def _part(self, what: int, inside: Callable[[], None]) -> None:
        begin = self._step(what)
        inside()
        if what == LIST:
            self._step(END)
        self._print()
        self._steps[begin][2] = len(self._steps)

    def _words(self, words: list[str], base: int) -> None:
        step = self._step(WORD, more=base)
        self._steps[step][1] = len(self._pieces)
        self._pieces += [word.encode() for word in words]

    def _step(self, what: int, more: int = 0) -> int:
        """One step more, after what is still to be printed before it."""
        self._print()
        self._steps.append([what, 0, more])
        return len(self._steps) - 1

    def _print(self) -> None:
        if self._text:
            self._steps.append([PRINT, len(self._pieces), 0])
            self._pieces.append(self._text.encode())
            self._text = ""
