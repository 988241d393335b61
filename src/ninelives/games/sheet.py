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
    length: int  # of what is printed
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
WORD = 2  # one of the pieces from here on; `more`: how many there are
TIMED = 3  # the same, and a number after it if there is one ("slap red-hat 430"): word + `more` * number
PART = 4  # an object that may be null; `more`: the step after it
LIST = 5  # `more`: the step after it
END = 6  # of an item of a list
NULL_PIECE = 0
QUOTE, SPACE, MINUS, COMMA, OPEN, CLOSE, ZERO = b'" -,[]0'
NO_JSON = -1


@entry
def print_json(sheets: States, steps: Array, pieces: Array, letters: Array) -> Any:
    """Write sheet.letters; how many. NO_JSON: there is no room for them, or the numbers do not fit the type."""
    sheet = sheets[0]
    if sheet.n > MOST_NUMBERS:
        return NO_JSON
    sheet.length = 0
    number = step = depth = 0
    while step < len(steps):
        what, piece, more = steps[step, 0], steps[step, 1], steps[step, 2]
        step += 1
        if sheet.length > MOST_LETTERS - LONGEST:
            return NO_JSON
        if what == PRINT:
            print_piece(sheet, piece, pieces, letters)
            continue
        if what == END:
            sheet.left[depth] -= 1
            if sheet.left[depth]:
                print_letter(sheet, COMMA)
                step = sheet.first[depth]
            else:
                print_letter(sheet, CLOSE)
                depth -= 1
            continue
        if number == sheet.n:
            return NO_JSON
        value = sheet.numbers[number]
        number += 1
        if value == NULL:
            print_piece(sheet, NULL_PIECE, pieces, letters)
            step = more if what >= PART else step
        elif what == NUMBER:
            print_number(sheet, value)
        elif value < 0 or (what == WORD and value >= more):
            return NO_JSON
        elif what == WORD:
            print_piece(sheet, piece + value, pieces, letters)
        elif what == TIMED:
            print_piece(sheet, piece + value % more, pieces, letters)
            print_inside(sheet, value // more)
        elif what == LIST:
            print_letter(sheet, OPEN)
            if value:
                depth += 1
                sheet.first[depth] = step
                sheet.left[depth] = value
            else:
                print_letter(sheet, CLOSE)
                step = more
    return sheet.length if number == sheet.n else NO_JSON


@rule
def print_letter(sheet: Sheet, letter: int) -> None:
    sheet.letters[sheet.length] = letter
    sheet.length += 1


@rule
def print_piece(sheet: Sheet, piece: int, pieces: Array, letters: Array) -> None:
    n = sheet.length
    for k in range(pieces[piece], pieces[piece + 1]):
        sheet.letters[n] = letters[k]
        n += 1
    sheet.length = n


@rule
def print_inside(sheet: Sheet, number: int) -> None:
    """A number, unless it is 0, before the quotation mark that was printed last."""
    if number:
        sheet.length -= 1
        print_letter(sheet, SPACE)
        print_number(sheet, number)
        print_letter(sheet, QUOTE)


@rule
def print_number(sheet: Sheet, number: int) -> None:
    if number < 0:
        print_letter(sheet, MINUS)
        number = -number
    begin, rest = sheet.length, number // 10
    sheet.length += 1
    while rest:
        sheet.length += 1
        rest //= 10
    for place in range(sheet.length - 1, begin - 1, -1):
        sheet.letters[place] = ZERO + number % 10
        number //= 10


class Template:
    """How the numbers of a view become JSON, from the type of that view."""

    def __init__(self, view: type[msgspec.Struct]) -> None:
        self.decode = msgspec.json.Decoder(view).decode
        self._steps: list[list[int]] = []
        self._pieces = [b"null"]
        self._text = ""
        self._depth = 0  # of lists
        self._struct(view)
        if max(map(len, self._pieces)) > LONGEST:
            raise ValueError(f"a text of {view.__qualname__} is longer than {LONGEST} letters")
        ends = np.cumsum([0, *map(len, self._pieces)])
        self.arrays = np.array(self._steps), ends, np.frombuffer(b"".join(self._pieces), np.uint8)
        know(*self.arrays)

    def _struct(self, kind: Any) -> None:
        if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            raise TypeError(f"a view cannot show {kind}")
        sign = "{"
        for name, hint in get_type_hints(kind, include_extras=True).items():
            self._text += f'{sign}"{name}":'
            self._field(hint)
            sign = ","
        self._text += "}"
        self._print()

    def _field(self, hint: Any) -> None:
        may_be_null = NoneType in get_args(hint)
        kind = get_args(hint)[0] if may_be_null else hint
        words = getattr(kind, "__metadata__", ())
        if kind is int:
            self._step(NUMBER)
        elif kind is bool:
            self._words(WORD, ["false", "true"])
        elif words and len(words[0]) == 1:
            self._text += f'"{words[0][0]}"'  # always the same: no number
        elif words:
            self._words(TIMED if len(words) > 1 else WORD, [f'"{word}"' for word in words[0]], *words[1:])
        elif get_origin(kind) is list:
            self._part(LIST, lambda: self._field(get_args(kind)[0]))
        elif may_be_null:
            self._part(PART, lambda: self._struct(kind))
        else:
            self._struct(kind)

    def _part(self, what: int, inside: Callable[[], None]) -> None:
        begin = self._step(what)
        self._depth += what == LIST
        if self._depth == DEPTH:
            raise ValueError("lists in lists: this is too deep")
        inside()
        self._depth -= what == LIST
        if what == LIST:
            self._step(END)
        self._steps[begin][2] = len(self._steps)

    def _words(self, what: int, words: list[str], base: int = 0) -> None:
        step = self._step(what)
        self._steps[step] = [what, len(self._pieces), base or len(words)]
        self._pieces += [word.encode() for word in words]

    def _step(self, what: int) -> int:
        """One step more, after what is still to be printed before it."""
        self._print()
        self._steps.append([what, 0, 0])
        return len(self._steps) - 1

    def _print(self) -> None:
        if self._text:
            self._steps.append([PRINT, len(self._pieces), 0])
            self._pieces.append(self._text.encode())
            self._text = ""
