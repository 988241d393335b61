"""Print what is shown of a position as JSON. A game's rules write numbers; the type of its view says what they mean.

Compiled code knows no texts and no objects. So `write_view` of a game puts the numbers of a view on a sheet, field by
field in the order of its `View`, and a template made of that type turns them into JSON: a `str` is chosen from its
words (`Annotated[str, words]`), a list begins with its length, and NULL stands for what is not there or not known.
"""

from pathlib import Path
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from ninelives.games.compiler import know
from ninelives.games.kernel import Array, States, Work, entry, lowest_bit, record, rule

NULL = -(1 << 31)
MOST_NUMBERS = 1_024  # of a view; a long one has 300
MOST_LETTERS = 16_384
LONGEST = 256  # letters that one step may print
DEPTH = 4  # of lists in lists


class Sheet(Work):
    """Scratch paper for printing one view."""

    n: int  # how many numbers there are
    numbers: Annotated[Array, MOST_NUMBERS]
    acting: int  # the seats that may act, a bit mask
    choices: int  # how many actions the viewer can choose from
    first: Annotated[Array, DEPTH]  # by depth, of the lists being printed: the step that begins an item…
    left: Annotated[Array, DEPTH]  # …and how many items are still to come
    length: int  # how many letters are printed
    letters: Annotated[Array, np.uint8, MOST_LETTERS]


SHEET = record(Sheet, Path(__file__))


# What `write_view` of a game calls.


@rule
def put(sheet: Sheet, number: int) -> None:
    """Write the next number of a view."""
    if sheet.n < MOST_NUMBERS:
        sheet.numbers[sheet.n] = number
    sheet.n += 1


@rule
def put_if(sheet: Sheet, known: bool, number: int) -> None:
    """Write a number if it is known, else null."""
    put(sheet, number if known else NULL)


@rule
def put_part(sheet: Sheet, is_there: bool) -> None:
    """Write whether an object that may be null is there; if it is, its numbers come next."""
    put_if(sheet, is_there, 1)


@rule
def open_list(sheet: Sheet) -> int:
    """Begin a list whose length is not known yet; return the place where `close_list` will write it."""
    put(sheet, 0)
    return sheet.n - 1


@rule
def close_list(sheet: Sheet, place: int, length: int) -> None:
    """Write the length of a list, now that it is known, into the place that `open_list` kept for it."""
    if place < MOST_NUMBERS:
        sheet.numbers[place] = length


@rule
def put_set(sheet: Sheet, mask: int) -> None:
    """Write a list of the numbers of all bits that are set, ascending."""
    place, length = open_list(sheet), 0
    while mask:
        put(sheet, lowest_bit(mask))
        mask &= mask - 1
        length += 1
    close_list(sheet, place, length)


@rule
def put_legal(sheet: Sheet) -> None:
    """Write the list of actions that the viewer can choose from."""
    put(sheet, sheet.choices)
    for k in range(sheet.choices):
        put(sheet, sheet.acts[k])


@rule
def put_result(sheet: Sheet, players: int) -> None:
    """Write the scores by seat, the list of winners and the places by seat; before the end, null and nobody."""
    if sheet.acting:
        put(sheet, NULL)
        put(sheet, 0)
        put(sheet, NULL)
        return
    put(sheet, players)
    winners = 0
    for seat in range(players):
        put(sheet, sheet.scores[seat])
        winners |= (sheet.places[seat] == 1) << seat
    put_set(sheet, winners)
    put(sheet, players)
    for seat in range(players):
        put(sheet, sheet.places[seat])


# How the numbers become text: a template is a list of steps, [what, piece, count, more, may be null].

PRINT = 0  # a piece of text, which takes no number
NUMBER = 1  # a number
WORD = 2  # value % `more` is one of `count` pieces, value // `more` a number behind it, if any ("slap blue-tie 430")
PART = 3  # an object that may be null; `more`: the step after it
LIST = 4  # a list of so many items; `more`: the step after it
END = 5  # the end of an item of a list
NO_MORE = 1 << 31
NULL_PIECE = 0
QUOTE, SPACE, MINUS, COMMA, OPEN, CLOSE, ZERO = b'" -,[]0'
NO_JSON = -1


@entry
def print_json(sheets: States, steps: Array, pieces: Array, letters: Array) -> Any:
    """Print the numbers of a view into sheet.letters, as JSON; return how many letters.

    Returns NO_JSON if there is no room for them, or if the numbers do not fit the type of the view.
    """
    sheet = sheets[0]
    if sheet.n > MOST_NUMBERS:
        return NO_JSON
    sheet.length = 0
    number = step = depth = 0
    while step < len(steps):
        what, piece, count, more = steps[step, 0], steps[step, 1], steps[step, 2], steps[step, 3]
        may_be_null = steps[step, 4]
        step += 1
        if sheet.length > MOST_LETTERS - LONGEST:
            return NO_JSON
        if what == PRINT:
            print_piece(sheet, piece, pieces, letters)
            continue
        if what == END:
            print_end_of_item(sheet, depth)
            depth, step = (depth, sheet.first[depth]) if sheet.left[depth] else (depth - 1, step)
            continue
        if number == sheet.n:
            return NO_JSON
        value = sheet.numbers[number]
        number += 1
        if value == NULL and may_be_null:
            print_piece(sheet, NULL_PIECE, pieces, letters)
            step = more if what >= PART else step
        elif value == NULL or (what != NUMBER and value < 0):
            return NO_JSON
        elif what == NUMBER:
            print_number(sheet, value)
        elif what == WORD:
            if value % more >= count:
                return NO_JSON
            print_piece(sheet, piece + value % more, pieces, letters)
            print_inside(sheet, value // more)
        elif what == LIST:
            print_begin_of_list(sheet, depth + 1, step, value)
            depth, step = (depth + 1, step) if value else (depth, more)
        elif value != 1:
            return NO_JSON
    return sheet.length if number == sheet.n else NO_JSON


@rule
def print_begin_of_list(sheet: Sheet, depth: int, step: int, items: int) -> None:
    """Print the beginning of a list whose items begin with a step, or the whole of an empty one."""
    print_letter(sheet, OPEN)
    if items:
        sheet.first[depth] = step
        sheet.left[depth] = items
    else:
        print_letter(sheet, CLOSE)


@rule
def print_end_of_item(sheet: Sheet, depth: int) -> None:
    """Print what follows an item: a comma before the next one, or the end of the list."""
    sheet.left[depth] -= 1
    print_letter(sheet, COMMA if sheet.left[depth] else CLOSE)


@rule
def print_letter(sheet: Sheet, letter: int) -> None:
    """Print one letter, given by its code."""
    sheet.letters[sheet.length] = letter
    sheet.length += 1


@rule
def print_piece(sheet: Sheet, piece: int, pieces: Array, letters: Array) -> None:
    """Print one of the template's pieces of text."""
    begin, end = pieces[piece], pieces[piece + 1]
    # Without a sign: else every letter is first looked for from the end of its array, which takes a quarter longer.
    there, here = np.uint64(begin), np.uint64(sheet.length)
    for k in range(np.uint64(end - begin)):
        sheet.letters[here + k] = letters[there + k]
    sheet.length += end - begin


@rule
def print_inside(sheet: Sheet, number: int) -> None:
    """Print a number, unless it is 0, inside the quotation mark that was printed last: `"slap blue-tie 430"`."""
    if number:
        sheet.length -= 1
        print_letter(sheet, SPACE)
        print_number(sheet, number)
        print_letter(sheet, QUOTE)


@rule
def print_number(sheet: Sheet, number: int) -> None:
    """Print a whole number in decimal."""
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
    """Turn the numbers of a view into JSON, by the type of that view: its fields, in order, become steps."""

    def __init__(self, view: type[msgspec.Struct]) -> None:
        self.decode = msgspec.json.Decoder(view).decode
        self._steps: list[list[int]] = []
        self._pieces = [b"null"]
        self._text = ""
        self._depth = 0  # of lists
        self._struct(view)
        if max(map(len, self._pieces)) > LONGEST - len(" 2147483648"):
            raise ValueError(f"a text of {view.__qualname__} is too long: {LONGEST} letters at most")
        ends = np.cumsum([0, *map(len, self._pieces)])
        self.arrays = np.array(self._steps), ends, np.frombuffer(b"".join(self._pieces), np.uint8)
        know(*self.arrays)

    def _struct(self, kind: Any) -> None:
        if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            raise TypeError(f"a view cannot show {kind}")
        hints, sign = get_type_hints(kind, include_extras=True), "{"
        for field, name in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
            self._text += f'{sign}"{name}":'
            self._field(hints[field])
            sign = ","
        self._text += "}"
        self._print()

    def _field(self, hint: Any) -> None:
        kinds = [kind for kind in get_args(hint) if kind is not NoneType] if NoneType in get_args(hint) else [hint]
        kind, may_be_null = kinds[0], kinds != [hint]
        words = kind.__metadata__ if get_origin(kind) is Annotated and kind.__origin__ is str else ()
        if len(kinds) > 1:
            raise TypeError(f"a view cannot show {hint}")
        if kind is int:
            self._step(NUMBER, may_be_null=may_be_null)
        elif kind is bool:
            self._words([b"false", b"true"], may_be_null)
        elif words and len(words[0]) == 1 and not may_be_null:
            self._text += msgspec.json.encode(words[0][0]).decode()  # one word: no number says which
        elif words:
            self._words([msgspec.json.encode(word) for word in words[0]], may_be_null, *words[1:])
        elif get_origin(kind) is list:
            self._list(get_args(kind)[0], may_be_null)
        elif may_be_null:
            part = self._step(PART, may_be_null=True)
            self._struct(kind)
            self._ends(part)
        else:
            self._struct(kind)

    def _list(self, item: Any, may_be_null: bool) -> None:
        begin = self._step(LIST, may_be_null=may_be_null)
        self._depth += 1
        if self._depth == DEPTH:
            raise ValueError("lists in lists: this is too deep")
        self._field(item)
        self._depth -= 1
        self._step(END)
        self._ends(begin)

    def _ends(self, step: int) -> None:
        """Let the step that begins an object or a list know where it ends: null or no items go on from there."""
        self._steps[step][3] = len(self._steps)

    def _words(self, words: list[bytes], may_be_null: bool, base: int = NO_MORE) -> None:
        self._print()
        self._step(WORD, len(self._pieces), len(words), base, may_be_null)
        self._pieces += words

    def _step(self, what: int, piece: int = 0, count: int = 0, more: int = 0, may_be_null: bool = False) -> int:
        """Add a step, after printing the text that is due before it; return its number."""
        self._print()
        self._steps.append([what, piece, count, more, may_be_null])
        return len(self._steps) - 1

    def _print(self) -> None:
        if self._text:
            text, self._text = self._text.encode(), ""
            self._step(PRINT, len(self._pieces))
            self._pieces.append(text)
