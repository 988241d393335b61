"""Maus geflippt once more, slowly: an independent second opinion used by the lockstep tests.

It is written from the rules (clauses MG-1 to MG-14) and the view contract alone and shares nothing with the
engine it is compared with: names instead of numbers, lists instead of arrays, one small function a rule.
Nothing here is random. The deal is handed in, and so is the new order whenever the discards are shuffled.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

HAND_SIZE = 7  # MG-2
SHOUTS_LOST = 3  # MG-7


@dataclass
class Answer:
    """What a seat does about the face-up mouse: a garment, a shout or nothing."""

    seat: int
    kind: str  # "garment", "shout" or "hold"
    garment: str = ""
    ms: int = 0

    def text(self) -> str:
        if self.kind == "garment":
            return f"slap {self.garment} {self.ms}"
        if self.kind == "shout":
            return f"shout {self.ms}"
        return "hold"


@dataclass
class Seat:
    """Everything that lies in front of a player, and the hand."""

    hand: list[str]
    mice: list[int] = field(default_factory=list)
    laundry_up: list[str] = field(default_factory=list)
    laundry_down: list[str] = field(default_factory=list)
    cheeses: list[str] = field(default_factory=list)
    answer: Answer | None = None

    # MG-7
    def may_shout(self) -> bool:
        return len(self.laundry_down) < SHOUTS_LOST

    # MG-14
    def score(self) -> int:
        return len(self.mice) - len(self.laundry_up) - len(self.laundry_down) - 2 * len(self.cheeses)


@dataclass
class Slap:
    """One line of a judgement."""

    answer: Answer
    result: str = "late"
    shown: list[str] = field(default_factory=list)


@dataclass
class Judgement:
    """What became of a mouse."""

    mouse: int
    cheese: str | None
    protected: bool
    fits: list[list[str]]  # by seat
    slaps: list[Slap]


class Maus:
    """A game of Maus geflippt."""

    def __init__(
        self,
        players: int,
        *,
        uncertainty: int = 10,
        time_limit: int = 10000,
        start: int,
        garments: list[str],
        outfits: dict[int, tuple[list[str], str]],
        hands: list[list[str]],
        draw: list[str],
        mice: list[int],
        cheeses: list[str],
        shuffle: Callable[[list[str]], list[str]],
    ) -> None:
        if not 2 <= players <= 6:
            raise ValueError("two to six players")
        if start not in range(players):
            raise ValueError("no such start player")
        if uncertainty < 0 or time_limit < 1:
            raise ValueError("times are not negative")
        if len(hands) != players or any(len(hand) != HAND_SIZE for hand in hands):
            raise ValueError("seven garments for each seat")
        if any(name not in garments for pack in [*hands, draw] for name in pack):
            raise ValueError("unknown garment")
        if not mice or not cheeses or any(mouse not in outfits for mouse in mice):
            raise ValueError("mice and cheeses are needed")
        self.players = players
        self.uncertainty = uncertainty
        self.time_limit = time_limit
        self.garments = list(garments)
        self.outfits = {mouse: (self.in_order(wears), cheese) for mouse, (wears, cheese) in outfits.items()}
        self.shuffle = shuffle
        self.seats = [Seat(self.in_order(hand)) for hand in hands]
        self.draw = list(draw)
        self.discard: list[str] = []
        self.pile = list(mice)
        self.mouse: int | None = None
        # MG-2
        self.cheese: str | None = cheeses[0]
        self.cheese_pile = list(cheeses[1:])
        self.turner = start
        self.phase = "flip"
        self.unslapped = 0  # mice in a row that nobody slapped
        self.last: Judgement | None = None
        self.course = [[0] * players]  # everybody's points, whenever some have changed

    # ---- questions

    def in_order(self, names: list[str]) -> list[str]:
        return sorted(names, key=self.garments.index)

    # MG-3
    def protected(self) -> bool:
        return self.mouse is not None and self.outfits[self.mouse][1] == self.cheese

    def matching(self, names: list[str]) -> list[str]:
        """Those of the cards that the face-up mouse wears, in garment order."""
        assert self.mouse is not None
        wears = self.outfits[self.mouse][0]
        return self.in_order([name for name in names if name in wears])

    # MG-4, MG-6
    def correct(self, answer: Answer) -> bool:
        if answer.kind == "garment":
            return self.matching([answer.garment]) == [answer.garment]
        return self.matching(self.seats[answer.seat].hand) == []

    def actors(self) -> list[int]:
        if self.phase == "flip":
            return [self.turner]
        if self.phase == "slap":
            return [seat for seat in range(self.players) if self.seats[seat].answer is None]
        return []

    def legal(self, seat: int) -> list[str]:
        if seat not in self.actors():
            return []
        if self.phase == "flip":
            return ["flip"]
        own = self.seats[seat]
        texts = [f"slap {name}" for name in self.garments if name in own.hand]
        # MG-7; shouting takes at least one hand card
        if own.may_shout() and own.hand:
            texts.append("shout")
        texts.append("hold")
        return texts

    # MG-14
    def scores(self) -> list[int] | None:
        if self.phase != "end":
            return None
        return [seat.score() for seat in self.seats]

    # MG-14
    def winners(self) -> list[int]:
        scores = self.scores()
        if scores is None:
            return []
        return [seat for seat in range(self.players) if scores[seat] == max(scores)]

    # MG-14: ties are shared
    def places(self) -> list[int] | None:
        scores = self.scores()
        return None if scores is None else [sorted(scores, reverse=True).index(score) + 1 for score in scores]

    # ---- acting

    def act(self, seat: int, text: str) -> None:
        if seat not in self.actors():
            raise ValueError(f"seat {seat} may not act now")
        if self.phase == "flip":
            if text != "flip":
                raise ValueError(f"not legal now: {text}")
            self.flip()
            return
        answer = self.parse(seat, text)
        self.seats[seat].answer = answer
        if not self.actors():
            self.judge()

    def parse(self, seat: int, text: str) -> Answer:
        legal = self.legal(seat)
        if text == "hold":
            return Answer(seat, "hold")
        what, _, time = text.rpartition(" ")
        if what not in legal or what == "hold":
            raise ValueError(f"not legal now: {text}")
        if not (time.isascii() and time.isdigit()) or time != str(int(time)):
            raise ValueError(f"not a time: {text}")
        if not 1 <= int(time) <= self.time_limit:
            raise ValueError(f"time out of range: {text}")
        if what == "shout":
            return Answer(seat, "shout", ms=int(time))
        return Answer(seat, "garment", garment=what.removeprefix("slap "), ms=int(time))

    # MG-3, MG-12
    def flip(self) -> None:
        self.mouse = self.pile.pop(0)
        self.phase = "slap"

    # ---- judging

    def ordered_slaps(self) -> list[Answer]:
        """All slaps, fastest first, equal times clockwise from the turner."""
        slaps = []
        for step in range(self.players):
            answer = self.seats[(self.turner + step) % self.players].answer
            if answer is not None and answer.kind != "hold":
                slaps.append(answer)
        return sorted(slaps, key=lambda answer: answer.ms)  # keeps the order of equal times

    def judge(self) -> None:
        assert self.mouse is not None
        slaps = [Slap(answer) for answer in self.ordered_slaps()]
        fits = [[name for name in self.outfits[self.mouse][0] if name in seat.hand] for seat in self.seats]
        self.last = Judgement(self.mouse, self.cheese, self.protected(), fits, slaps)
        if not slaps:
            self.nobody_slapped()
        else:
            self.somebody_slapped(slaps)
        for seat in self.seats:
            seat.answer = None
        self.phase = "end" if self.is_over() else "flip"

    # MG-11
    def nobody_slapped(self) -> None:
        self.mouse_under_pile()
        self.unslapped += 1

    def somebody_slapped(self, slaps: list[Slap]) -> None:
        self.unslapped = 0
        fastest = slaps[0]
        # MG-10
        concerned = [slap for slap in slaps if slap.answer.ms - fastest.answer.ms <= self.uncertainty]
        doubtful = len(concerned) >= 2 and not self.protected() and len(self.pile) > 0
        shared = doubtful and all(self.correct(slap.answer) for slap in concerned)
        # MG-9: whoever is not judged takes back unseen what was played
        for slap in concerned if doubtful else [fastest]:
            slap.shown = self.cards_of(slap.answer)
        if self.protected():
            self.burn_paws(fastest)
        elif self.correct(fastest.answer):
            visible = self.mouse
            assert visible is not None
            self.mouse = None
            self.catch(fastest, visible, "mouse")
            if shared:
                self.catch(concerned[1], self.pile.pop(0), "pile-mouse")
        else:
            self.miss(fastest)
        # MG-12
        self.turner = fastest.answer.seat

    def cards_of(self, answer: Answer) -> list[str]:
        if answer.kind == "garment":
            return [answer.garment]
        return self.in_order(self.seats[answer.seat].hand)

    # MG-4, MG-6
    def catch(self, slap: Slap, mouse: int, result: str) -> None:
        seat = self.seats[slap.answer.seat]
        slap.result = result
        seat.mice.append(mouse)
        if slap.answer.kind == "garment":
            seat.hand.remove(slap.answer.garment)
            self.discard.append(slap.answer.garment)
        self.draw_up(seat)

    # MG-5, MG-6
    def miss(self, slap: Slap) -> None:
        seat = self.seats[slap.answer.seat]
        if slap.answer.kind == "garment":
            slap.result = "wrong"
            seat.hand.remove(slap.answer.garment)
            seat.laundry_up.append(slap.answer.garment)
        else:
            slap.result = "false-shout"
            self.matching_to_laundry(seat)
        self.mouse_under_pile()
        self.draw_up(seat)

    # MG-6
    def matching_to_laundry(self, seat: Seat) -> None:
        for place, name in enumerate(self.matching(seat.hand)):
            seat.hand.remove(name)
            if place == 0:
                seat.laundry_down.append(name)
            else:
                seat.laundry_up.append(name)

    # MG-8
    def burn_paws(self, slap: Slap) -> None:
        assert self.cheese is not None
        seat = self.seats[slap.answer.seat]
        slap.result = "cheese"
        seat.cheeses.append(self.cheese)
        if slap.answer.kind == "shout":
            self.matching_to_laundry(seat)
        self.mouse_under_pile()
        self.cheese = self.cheese_pile.pop(0) if self.cheese_pile else None
        self.draw_up(seat)

    def mouse_under_pile(self) -> None:
        assert self.mouse is not None
        self.pile.append(self.mouse)
        self.mouse = None

    def draw_up(self, seat: Seat) -> None:
        while len(seat.hand) < HAND_SIZE:
            # MG-13
            if not self.draw and self.discard:
                self.shuffle_discards()
            if not self.draw:
                break
            seat.hand.append(self.draw.pop(0))
        seat.hand = self.in_order(seat.hand)
        self.course.append([seat.score() for seat in self.seats])

    # MG-13
    def shuffle_discards(self) -> None:
        shuffled = list(self.shuffle(list(self.discard)))
        if Counter(shuffled) != Counter(self.discard):
            raise RuntimeError("the shuffle is not a permutation of the discards")
        self.draw = shuffled
        self.discard = []

    def is_over(self) -> bool:
        # MG-14
        if not self.pile or self.cheese is None:
            return True
        # MG-11, MG-14: a whole pass through the pile without a slap
        return self.unslapped >= len(self.pile)

    # ---- views

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "game": "maus",
            "players": self.players,
            "seat": seat,
            "phase": self.phase,
            "actors": self.visible_actors(seat),
            "legal": [] if seat is None else self.legal(seat),
            "scores": self.scores(),
            "winners": self.winners(),
            "places": self.places(),
            "course": [list(line) for line in zip(*self.course, strict=True)] if self.phase == "end" else None,
            "parts": self.view_parts(),
            "uncertainty": self.uncertainty,
            "time_limit": self.time_limit,
            "turner": self.turner,
            "mouse": self.view_mouse(),
            "cheese": self.cheese,
            "protected": self.protected(),
            "pile": len(self.pile),
            "cheese_pile": len(self.cheese_pile),
            "draw": len(self.draw),
            "discard": len(self.discard),
            "seats": [self.view_seat(number, seat) for number in range(self.players)],
            "last": self.view_last(seat),
        }

    def visible_actors(self, viewer: int | None) -> list[int]:
        """Others' answers stay hidden until all are in, so only the viewer's own is left out."""
        if self.phase != "slap":
            return self.actors()
        return [seat for seat in range(self.players) if seat != viewer or self.seats[seat].answer is None]

    def view_mouse(self) -> dict[str, object] | None:
        if self.mouse is None:
            return None
        wears, cheese = self.outfits[self.mouse]
        return {"id": self.mouse, "wears": list(wears), "cheese": cheese}

    def view_seat(self, number: int, viewer: int | None) -> dict[str, object]:
        seat = self.seats[number]
        own = number == viewer
        return {
            "cards": len(seat.hand),
            "hand": list(seat.hand) if own or self.phase == "end" else None,
            "answer": seat.answer.text() if own and seat.answer is not None else None,
            "mice": len(seat.mice),
            "laundry": self.in_order(seat.laundry_up),
            "face_down": len(seat.laundry_down),
            "cheeses": list(seat.cheeses),
            "may_shout": seat.may_shout(),
            "score": seat.score(),
        }

    def view_parts(self) -> list[dict[str, int]] | None:
        if self.phase != "end":
            return None
        return [
            {
                "mice": len(seat.mice),
                "laundry": -len(seat.laundry_up + seat.laundry_down),
                "cheese": -2 * len(seat.cheeses),
            }
            for seat in self.seats
        ]

    def view_last(self, viewer: int | None) -> dict[str, object] | None:
        if self.last is None:
            return None
        wears, carries = self.outfits[self.last.mouse]
        return {
            "mouse": self.last.mouse,
            "wears": list(wears),
            "carries": carries,
            "fits": None if viewer is None or self.phase == "end" else list(self.last.fits[viewer]),
            "cheese": self.last.cheese,
            "protected": self.last.protected,
            "slaps": [
                {
                    "seat": slap.answer.seat,
                    "kind": slap.answer.kind,
                    "ms": slap.answer.ms,
                    "result": slap.result,
                    "shown": list(slap.shown),
                }
                for slap in self.last.slaps
            ],
        }
