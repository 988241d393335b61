"""Name everything that can happen at a table. A table is the replay of the log of its entries."""

from typing import Any, TypeAlias

import msgspec


class Entry(msgspec.Struct, tag_field="type", kw_only=True, omit_defaults=True):
    at: float  # seconds since 1970, by the server's clock


class Opened(Entry, tag="opened"):
    """The table was set up. All options are written down, so that nothing depends on what is usual later."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    clock: str
    hints: bool = True
    public: bool = False
    slaps: dict[str, Any] = {}  # real time: how they are measured
    transcript: str = msgspec.field(name="record", default="")  # a game played elsewhere, to be looked at here


class Sat(Entry, tag="sat"):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class BotSat(Entry, tag="bot"):
    """A bot was given a seat."""

    seat: int
    bot: str
    name: str
    face: str


class Left(Entry, tag="left"):
    """A seat became open: its person went away for good, or its bot was sent away."""

    seat: int


class HeadStart(Entry, tag="head-start"):
    """Real time: from now on so many milliseconds are taken off the time of whoever sits there."""

    seat: int
    ms: int


class Hosted(Entry, tag="hosted"):
    """Somebody else is the host from now on: the one before has left or stays away."""

    seat: int


class Started(Entry, tag="started"):
    """A game began: the first one, or a rematch."""

    seed: int
    rules: int  # version of the game's rules
    options: dict[str, Any] = {}  # where it differs from the table's


class Acted(Entry, tag="acted"):
    """A seat did something.

    `by`: its person, the bot that sits there, the bot that minds it, its sealed maximum, or the table itself (in real
    time: a card is turned, a slap did not come).
    """

    seat: int
    action: str
    by: str = "person"


class TookBack(Entry, tag="took-back"):
    """A person took back a hidden choice, while others had still to make theirs."""

    seat: int


class Finished(Entry, tag="finished"):
    """A game came to its end. What is kept of it here needs no rules to be read, so it outlives them."""

    transcript: str
    scores: list[int]
    winners: list[int]


class Sealed(Entry, tag="sealed"):
    """A person's maximum for what is bid for now (0: withdrawn). Never shown to others."""

    seat: int
    most: int


class Minded(Entry, tag="minded"):
    """From now on a bot minds a seat whose person is away or out of time."""

    seat: int
    why: str  # "away" or "time"


class Returned(Entry, tag="returned"):
    """The person is back."""

    seat: int


class Said(Entry, tag="said"):
    """A ready phrase, in older logs: table talk is not written down any more."""

    seat: int
    phrase: str


class Judged(Entry, tag="judged"):
    """Real time: how each slap was measured, for everybody to see."""

    slaps: list[dict[str, Any]]


class Resumed(Entry, tag="resumed"):
    """Somebody has come after nobody was there: clocks run from here."""


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | BotSat
    | Left
    | HeadStart
    | Hosted
    | Started
    | Acted
    | TookBack
    | Finished
    | Sealed
    | Minded
    | Returned
    | Said
    | Judged
    | Resumed
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> bytes:
    """Write an entry as it is kept in the log."""
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """Read an entry of the log."""
    return _decoder.decode(data)
