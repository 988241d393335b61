"""An independent second opinion on Felix / Filou, used by the lockstep tests.

The rules are told here once more, as plainly as possible and without sharing anything
with the real game: cards are their names, the row is a list of places, and every rule
carries the number of its clause. It is slow, and it is meant to be. Nothing here is
random: the deal and the first start player are handed in.
"""

from collections import Counter
from dataclasses import dataclass, field

# FX-1: the ten cards of a set, in the order in which cards are always listed.
CARDS = ["-8", "-5", "rabbit", "3", "5", "8", "11", "15", "large-dog", "small-dog"]
CATS = {"-8": -8, "-5": -5, "3": 3, "5": 5, "8": 8, "11": 11, "15": 15}
DOGS = ["large-dog", "small-dog"]

# FX-3: the bank before the first filling, by number of players.
BANK = {3: 21, 4: 27, 5: 33}
# FX-4: the mouse cards in play, by number of players.
MOUSE_CARDS = {3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6]}
START_MICE = 15
ROUNDS = 9


@dataclass
class Place:
    """One place of the row; nobody owns the passive player's."""

    owner: int | None
    card: str | None = None
    up: bool = False


@dataclass
class MouseCard:
    value: int
    mice: int = 0


@dataclass
class Seat:
    hand: list[str]
    removed: str
    mice: int = START_MICE  # FX-3; a bid still belongs to its seat (FX-8)
    bid: int = 0
    passed: bool = False
    won: list[str] = field(default_factory=list)


@dataclass
class Result:
    """How a round went."""

    round: int
    row: list[str]
    owners: list[int | None]
    winner: int | None
    price: int
    dogs: list[int]
    chased: int | None
    points: int


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def cat_points(cards: list[str]) -> int:
    """The points of the cats; rabbits count nothing (FX-19)."""
    return sum(CATS[card] for card in cards if card in CATS)


def missing_card(nine: list[str]) -> str:
    """The card of a set that left the game (FX-2)."""
    missing = [card for card in CARDS if card not in nine]
    if len(nine) != 9 or len(missing) != 1:
        raise ValueError(f"not nine cards of one set: {nine}")
    return missing[0]


def dog_places(row: list[str]) -> list[int]:
    return [place for place, card in enumerate(row) if card in DOGS]


def chased_place(row: list[str], edition: str) -> int | None:
    """The place of the animal that is chased from a complete row, if there is one."""
    dogs = dog_places(row)
    # FX-15: several dogs chase nothing (and without a dog nobody is chased either).
    if len(dogs) != 1:
        return None
    positive = [card for card in row if card in CATS and CATS[card] > 0]
    negative = [card for card in row if card in CATS and CATS[card] < 0]
    large = row[dogs[0]] == "large-dog"
    victim: str | None
    # FX-14: the large dog wants the highest positive cat, the small dog the lowest negative.
    if large and positive:
        victim = max(positive, key=lambda card: CATS[card])
    elif not large and negative:
        victim = min(negative, key=lambda card: CATS[card])
    # FX-16: without such a cat, in the French edition the rabbit.
    elif edition == "fr" and "rabbit" in row:
        victim = "rabbit"
    # FX-16: otherwise the cat of the other sign that is nearest to zero.
    elif large and negative:
        victim = max(negative, key=lambda card: CATS[card])
    elif not large and positive:
        victim = min(positive, key=lambda card: CATS[card])
    # FX-17: nothing to chase.
    else:
        victim = None
    # FX-17: of equal animals exactly one is chased; we take the leftmost.
    return None if victim is None else row.index(victim)


def taken_cards(row: list[str], edition: str) -> list[str]:
    """What the winner of a complete row really takes."""
    # FX-14, FX-15, FX-17: all dogs leave, and so does the chased animal.
    chased = chased_place(row, edition)
    return [card for place, card in enumerate(row) if card not in DOGS and place != chased]


class Felix:
    def __init__(
        self,
        players: int,
        *,
        edition: str = "en",
        open_mice: bool = False,
        start: int,
        hands: list[list[str]],
        stack: list[str] | None = None,
    ) -> None:
        if players not in BANK or edition not in ("en", "fr"):
            raise ValueError("Felix is for 3 to 5 players, in the editions en and fr")
        if start not in range(players) or len(hands) != players:
            raise ValueError("the start player is a seat, and every seat has a hand")
        if (stack is not None) != (players == 3):
            raise ValueError("a passive player's stack belongs to three players")
        self.players = players
        self.edition = edition
        self.open_mice = open_mice
        # FX-2: nine cards each; the tenth has left the game.
        self.seats = [Seat(list(hand), missing_card(hand)) for hand in hands]
        # FX-21: the passive player's nine cards, top first.
        if stack is not None:
            missing_card(stack)
        self.stack = list(stack or [])
        # FX-3, FX-4
        self.bank = BANK[players]
        self.mouse_cards = [MouseCard(value) for value in MOUSE_CARDS[players]]
        # FX-5
        self.start = start
        self.phase = "place"
        self.round = 1
        self.high = 0
        self.turn = start
        self.row: list[Place] = []
        self.last: Result | None = None
        self.box: list[str] = []  # cards that left the game in the rounds so far
        self.results: list[Result] = []
        self.course = [[START_MICE] for _ in hands]  # everybody's points after each round
        self._fill_mouse_cards()
        self._lay_out_row()

    # What may be done

    def actors(self) -> list[int]:
        if self.phase == "place":
            # FX-6: the cards are hidden, so the seats place in any order.
            return sorted(place.owner for place in self.row if place.owner is not None and place.card is None)
        if self.phase == "bid":
            return [self.turn]
        return []

    def legal(self, seat: int) -> list[str]:
        if seat not in self.actors():
            return []
        me = self.seats[seat]
        if self.phase == "place":
            return [f"place {card}" for card in in_order(me.hand)]
        # FX-12: the last player without any bid buys for exactly 1, or passes.
        if self._in_play() == [seat]:
            return ["pass", "bid 1"] if me.mice >= 1 else ["pass"]
        # FX-8: more than the highest bid, at most the mice owned.
        return ["pass"] + [f"bid {mice}" for mice in range(self.high + 1, me.mice + 1)]

    def act(self, seat: int, text: str) -> None:
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not: {text}")
        if text == "pass":
            self._pass(seat)
        elif text.startswith("bid "):
            self._bid(seat, int(text.removeprefix("bid ")))
        else:
            self._place(seat, text.removeprefix("place "))

    # A round

    def _fill_mouse_cards(self) -> None:
        """FX-18: all of the mouse cards, or none."""
        needed = sum(mouse_card.value for mouse_card in self.mouse_cards)
        if self.bank < needed:
            return
        self.bank -= needed
        for mouse_card in self.mouse_cards:
            mouse_card.mice = mouse_card.value

    def _lay_out_row(self) -> None:
        # FX-21: the passive player's top card is the first of the row.
        self.row = []
        if self.players == 3:
            self.row.append(Place(None, self.stack.pop(0)))
        # FX-6: then clockwise from the start player.
        for step in range(self.players):
            self.row.append(Place((self.start + step) % self.players))

    def _place(self, seat: int, card: str) -> None:
        self.seats[seat].hand.remove(card)
        for place in self.row:
            if place.owner == seat:
                place.card = card
        if not self.actors():
            self.phase = "bid"
            self.turn = self.start
            self._reveal_next()

    def _reveal_next(self) -> None:
        """Turn up what the number of passes so far shows."""
        passes = sum(1 for seat in self.seats if seat.passed)
        # FX-7, FX-10, FX-22: one card before the first bid, one more with each pass.
        shown = 1 + passes
        # FX-10, FX-22: everything when one player is left.
        if passes >= self.players - 1:
            shown = len(self.row)
        for place in self.row[:shown]:
            place.up = True

    def _in_play(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.seats[seat].passed]

    def _next_turn(self) -> None:
        # FX-8: clockwise, the players still in.
        self.turn = (self.turn + 1) % self.players
        while self.seats[self.turn].passed:
            self.turn = (self.turn + 1) % self.players

    def _bid(self, seat: int, mice: int) -> None:
        # FX-8: a raise replaces the own bid.
        self.seats[seat].bid = mice
        self.high = mice
        # FX-12: the last player has bought the row.
        if self._in_play() == [seat]:
            self._finish_round(seat)
        else:
            self._next_turn()

    def _pass(self, seat: int) -> None:
        # FX-9: 1st passer the lowest mouse card, 2nd the next; the n-th finds none.
        passes_before = sum(1 for other in self.seats if other.passed)
        me = self.seats[seat]
        me.bid = 0
        me.passed = True
        if passes_before < len(self.mouse_cards):
            mouse_card = self.mouse_cards[passes_before]
            me.mice += mouse_card.mice
            mouse_card.mice = 0
        self._reveal_next()
        left = self._in_play()
        # FX-13: the last player has passed as well.
        if not left:
            self._finish_round(None)
        # FX-11: the last player in has bid.
        elif len(left) == 1 and self.seats[left[0]].bid > 0:
            self._finish_round(left[0])
        else:
            self._next_turn()

    def _finish_round(self, winner: int | None) -> None:
        row = [place.card for place in self.row if place.card is not None]
        taken: list[str] = []
        price = 0
        chased = None
        if winner is not None:
            # FX-11, FX-19: pay (in round nine too), take the row, become start player.
            price = self.seats[winner].bid
            self.seats[winner].mice -= price
            self.bank += price
            chased = chased_place(row, self.edition)
            taken = taken_cards(row, self.edition)
            self.seats[winner].won += taken
            self.start = winner
        # FX-13, FX-14, FX-15: whatever nobody took leaves the game.
        self.box += list((Counter(row) - Counter(taken)).elements())
        owners = [place.owner for place in self.row]
        self.last = Result(self.round, row, owners, winner, price, dog_places(row), chased, cat_points(taken))
        self.results.append(self.last)
        self.high = 0
        for seat in self.seats:
            seat.bid = 0
            seat.passed = False
        for number, line in enumerate(self.course):
            line.append(self._score(number))
        # FX-18, FX-19: nothing is filled after round nine.
        if self.round == ROUNDS:
            self.phase = "end"
            return
        # FX-13: the round after one that nobody bought is dry.
        if winner is not None:
            self._fill_mouse_cards()
        self.round += 1
        self.phase = "place"
        self._lay_out_row()

    # The end

    def _score(self, seat: int) -> int:
        # FX-19
        return cat_points(self.seats[seat].won) + self.seats[seat].mice

    def scores(self) -> list[int] | None:
        if self.phase != "end":
            return None
        return [self._score(seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        if self.phase != "end":
            return []
        # FX-19: the most points; of those the most in cats; else shared.
        most = max(self._score(seat) for seat in range(self.players))
        tied = [seat for seat in range(self.players) if self._score(seat) == most]
        most_in_cats = max(cat_points(self.seats[seat].won) for seat in tied)
        return [seat for seat in tied if cat_points(self.seats[seat].won) == most_in_cats]

    def places(self) -> list[int] | None:
        # FX-19: as for the winners
        if self.phase != "end":
            return None
        ranks = [(self._score(seat), cat_points(self.seats[seat].won)) for seat in range(self.players)]
        return [sorted(ranks, reverse=True).index(rank) + 1 for rank in ranks]

    # What is seen

    def view(self, seat: int | None) -> dict[str, object]:
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"no such seat: {seat}")
        return {
            "game": "felix",
            "players": self.players,
            "seat": seat,
            "phase": self.phase,
            "actors": self.actors(),
            "legal": [] if seat is None else self.legal(seat),
            "scores": self.scores(),
            "winners": self.winners(),
            "places": self.places(),
            "course": self.course if self.phase == "end" else None,
            "catches": self._view_catches(),
            "edition": self.edition,
            "open_mice": self.open_mice,
            "round": self.round,
            "start": self.start,
            "row": [self._view_place(place, seat) for place in self.row],
            "mouse_cards": [{"value": mc.value, "mice": mc.mice} for mc in self.mouse_cards],
            "bank": self.bank,
            "high": self.high,
            **self._view_bidding(seat),
            "seats": [self._view_seat(other, seat) for other in range(self.players)],
            "last": self._view_last(),
        }

    def _view_place(self, place: Place, viewer: int | None) -> dict[str, object]:
        own = viewer is not None and place.owner == viewer
        return {
            "owner": place.owner,
            "placed": place.card is not None,
            "up": place.up,
            "card": place.card if place.up or own else None,
        }

    def _view_seat(self, other: int, viewer: int | None) -> dict[str, object]:
        seat = self.seats[other]
        own = other == viewer or self.phase == "end"
        # FX-20: purses and won cards are secret unless the option shows them.
        counted = own or self.open_mice
        return {
            "cards": len(seat.hand),
            "hand": in_order(seat.hand) if own else None,
            # FX-2: the owner infers which card has left.
            "removed": seat.removed if own else None,
            "bid": seat.bid,
            "passed": seat.passed,
            "mice": seat.mice if counted else None,
            "cats": cat_points(seat.won) if counted else None,
            "won": in_order(seat.won) if counted else None,
        }

    def _view_last(self) -> dict[str, object] | None:
        if self.last is None:
            return None
        return {
            "round": self.last.round,
            "row": list(self.last.row),
            "owners": list(self.last.owners),
            "winner": self.last.winner,
            "price": self.last.price,
            "dogs": list(self.last.dogs),
            "chased": self.last.chased,
            "points": self.last.points,
        }

    def _view_bidding(self, viewer: int | None) -> dict[str, object]:
        bidders = [number for number, seat in enumerate(self.seats) if seat.bid and seat.bid == self.high]
        # FX-9: the cards are emptied from the left.
        full = [n for n, mouse_card in enumerate(self.mouse_cards) if mouse_card.mice]
        bids: list[int] = []
        if self.phase == "bid" and viewer in self._in_play():
            # FX-8, FX-12: what the viewer may bid, or could if it were their turn.
            if self._in_play() == [viewer]:
                bids = [1] if self.seats[viewer].mice else []
            else:
                bids = list(range(self.high + 1, self.seats[viewer].mice + 1))
        return {
            "bidder": bidders[0] if bidders else None,
            "alone": len(self._in_play()) == 1,
            "takes": self.mouse_cards[full[0]].mice if full else 0,
            "takes_card": full[0] if full else None,
            "least": bids[0] if bids else None,
            "most": bids[-1] if bids else None,
        }

    def _view_catches(self) -> list[dict[str, object]]:
        if self.phase != "end":
            return []
        bargains = sorted(self.results, key=lambda result: result.price - result.points)  # equal ones by round
        best: dict[int, Result] = {}
        for result in bargains:
            if result.winner is not None:
                best.setdefault(result.winner, result)
        return [
            {"seat": seat, "round": result.round, "points": result.points, "price": result.price}
            for seat, result in best.items()
        ]
