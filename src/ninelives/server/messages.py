"""Declare the protocol: every message between a client and the server, as in docs/protocol.md. JSON text frames."""

import logging
from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from ninelives.bots.hint import Advice
from ninelives.games.errors import GameError, IllegalAction
from ninelives.store import StoreError, Trouble
from ninelives.text import Message

log = logging.getLogger(__name__)

# Numbers and texts of a sensible size; anything else is no message of ours.
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]


class Request(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client sends."""


class Join(Request, tag="join"):
    """The first message: who am I?"""

    token: Text


class Sit(Request, tag="sit"):
    seat: Number
    name: Text


class SeatBot(Request, tag="bot"):
    seat: Number
    bot: Text


class Leave(Request, tag="leave"):
    seat: Number


class HeadStart(Request, tag="head-start"):
    """Real time: the host makes up for slower hands or eyes."""

    seat: Number
    ms: int


class Start(Request, tag="start"):
    """Begin the game; after its end: once more with the same people."""


class Act(Request, tag="act"):
    action: Text
    turn: Number  # how often this seat has acted or taken back: `turn` of the last state


class TakeBack(Request, tag="take-back"):
    """I want to choose again. Others have not chosen yet."""

    turn: Number  # as in `act`


class Seal(Request, tag="seal"):
    """Where there is a sealed maximum: bid for me up to this; 0 withdraws it."""

    most: Number


class Slap(Request, tag="slap"):
    """Real time: what I did with the mouse, and how long it took me from seeing it."""

    action: Text
    mouse: Number  # `mouse` of the state that showed it
    ms: float


class Reading(Request, tag="reading"):
    """Real time: ask the table to turn no mouse while I read, or to go on. All who play have to agree."""

    on: bool


class Back(Request, tag="back"):
    """I am here again: take my seat out of the bot's hands."""


class Say(Request, tag="say"):
    phrase: Text


class AskHint(Request, tag="hint"):
    pass


class Ping(Request, tag="ping"):
    """To set a client's clock: answered at once."""

    time: float


class Echo(Request, tag="echo"):
    """The answer to a probe."""

    probe: Number


Asked: TypeAlias = Sit | SeatBot | Leave | HeadStart | Start  # what becomes one entry of the log, or is refused
AnyRequest: TypeAlias = Asked | Join | Act | TakeBack | Seal | Slap | Reading | Back | Say | AskHint | Ping | Echo


class Answer(msgspec.Struct, tag_field="type", omit_defaults=True):
    """What the server sends."""


class Error(Answer, tag="error"):
    message: Message
    clause: str = ""


class Pong(Answer, tag="pong"):
    time: float
    server: float  # milliseconds of the server's clock


class Probe(Answer, tag="probe"):
    probe: int
    padding: str = ""  # nothing, but long


class Notice(Answer, tag="notice"):
    """For the host alone: something to know, but nothing went wrong."""

    message: Message


class Restart(Answer, tag="restart"):
    """The operator says that the server will restart."""

    seconds: float  # from now; 0: it will not


class Advised(Answer, tag="hint"):
    """What was asked for: actions worth considering, and why."""

    advice: Advice


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits there, for everybody to see."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    face: str = ""
    here: bool = False  # connected
    minded: str = ""  # why a bot minds it: away, time
    head_start: int = 0  # real time: milliseconds taken off


class TableInfo(msgspec.Struct, omit_defaults=True):
    code: str
    game: str
    options: dict[str, Any]
    clock: str
    hints: bool
    public: bool
    seats: list[SeatInfo]
    host: int | None
    playing: bool
    games: int  # finished
    slaps: dict[str, Any] = {}  # real time: how they are measured
    watching: int = 0  # people without a seat


class You(msgspec.Struct, omit_defaults=True):
    """What only this client is told."""

    seat: int | None
    turn: int = 0
    sealed: int = 0
    host: bool = False
    take_back: bool = False  # a choice was made that may still be taken back


class State(Answer, tag="state"):
    """Everything a client needs to show the table. Only the newest is sent to a client that is behind."""

    table: TableInfo | msgspec.Raw  # the same for everybody, so it may be JSON already
    you: You
    banks: list[float] = []  # at a table with clocks: seconds left for each seat
    thinking: dict[int, float] = {}  # and seconds since each thinking seat began
    at: float = 0.0  # and when that was so, in milliseconds of the server's clock
    view: Any = None  # of the game
    mouse: int = 0  # real time: number of the mouse that lies there to be slapped
    slaps: list[dict[str, Any]] = []  # real time: how the last slaps were measured
    page: str = ""  # which version of the page the server has
    # What happened since the last state; in the first one, the whole story of the game. Known when it is sent.
    events: list[Message] | msgspec.Raw = []


class Spoke(Answer, tag="said"):
    seat: int
    phrase: str


def explained(error: GameError) -> Error:
    """Return what somebody is told. What is wrong with the store is for those who run the server."""
    if isinstance(error, Trouble):
        return Error(Message("not-saving"))
    if isinstance(error, StoreError):
        log.error("%s", error)
        return Error(Message("not-available"))
    return Error(error.message, error.clause if isinstance(error, IllegalAction) else "")


_decoder = msgspec.json.Decoder(AnyRequest)
_encoder = msgspec.json.Encoder()
T = TypeVar("T")


def decode(text: str | bytes) -> AnyRequest:
    """Read what a client has sent, or raise why that cannot be read."""
    return read(_decoder, text)


def read(decoder: "msgspec.json.Decoder[T]", text: str | bytes) -> T:
    """Read JSON of strangers, or raise why that cannot be read."""
    try:
        return decoder.decode(text)
    except RecursionError as error:
        raise GameError("bad-message", reason="nested too deeply") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise GameError("bad-message", reason=str(error)) from error


def encode(answer: Answer) -> bytes:
    """Write an answer as JSON."""
    return _encoder.encode(answer)


def encode_state(state: State, events: Iterable[bytes]) -> bytes:
    """Write a state as JSON, with events that are JSON already."""
    state.events = msgspec.Raw(b"[" + b",".join(events) + b"]")
    return _encoder.encode(state)
