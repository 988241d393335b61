"""Cat in the Box, told a second time.

An independent second opinion on the rules CB-1 to CB-16: plain, slow and obvious. The lockstep tests play it
next to the fast engine and compare every view and every list of legal actions. It shares no code with the
engine. Nothing in here is random: the first start player and the deals are handed in.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate

COLOURS = ["red", "blue", "yellow", "green"]

# CB-1: the highest number in play, by players
HIGHEST = {2: 5, 3: 6, 4: 8, 5: 9}

# CB-3: cards dealt to each seat, by players
DEALT = {2: 10, 3: 10, 4: 10, 5: 9}

# CB-4: what may be predicted, by players
PREDICTIONS: dict[int, list[int]] = {2: [], 3: [1, 3, 4], 4: [1, 2, 3], 5: [1, 2, 3]}

# CB-5: the order of the columns on the two faces of the board
BOARDS = {"white": [1, 2, 3, 4, 5, 6, 7, 8, 9], "purple": [5, 1, 8, 3, 6, 9, 2, 7, 4]}

# CB-15: a number turned up blocks the first free one of these
BLOCK_ORDER = ["green", "yellow", "blue"]
BLOCKED = -1

Cells = list[list[int | None]]
Deals = Callable[[int], tuple[list[list[int]], list[int]]]


@dataclass
class Play:
    seat: int
    number: int
    colour: str

    def view(self) -> dict[str, object]:
        return {"seat": self.seat, "number": self.number, "colour": self.colour}


@dataclass
class Trick:
    plays: list[Play]
    winner: int | None


@dataclass
class Seat:
    hand: list[int]
    aside: int | None
    prediction: int | None
    tricks: int
    colours: list[str]
    points: list[int]


@dataclass
class Round:
    """A finished round."""

    number: int
    cells: Cells
    predictions: list[int | None]
    tricks: list[int]
    bonus: list[int]
    points: list[int]
    paradox: int | None
    revealed: list[int]


class Catbox:
    def __init__(self, players: int, *, board: str = "white", start: int, deals: Deals) -> None:
        if players not in HIGHEST:
            raise ValueError(f"no game for {players} players")
        if board not in BOARDS:
            raise ValueError(f"no such board: {board}")
        if start not in range(players):
            raise ValueError(f"no such seat: {start}")
        self.players = players
        self.board = board
        self.deals = deals
        # CB-5
        self.columns = [number for number in BOARDS[board] if number <= HIGHEST[players]]
        # CB-2
        self.rounds = players
        # CB-11: the card set aside and the last card are not played
        self.tricks = DEALT[players] - 2
        self.seats = [Seat([], None, None, 0, [], []) for _ in range(players)]
        self.last_trick: Trick | None = None
        self.last_round: Round | None = None
        self.parts: list[dict[str, object]] = []
        self.begin_round(1, start)

    # ---- the course of a round ----

    def begin_round(self, number: int, start: int) -> None:
        hands, middle = self.deals(number)
        # CB-3, CB-15
        if [len(hand) for hand in hands] != [DEALT[self.players]] * self.players:
            raise ValueError("a deal has the wrong number of cards")
        if len(middle) != (5 if self.players == 2 else 0):
            raise ValueError("a deal has the wrong number of middle cards")
        self.phase = "aside"
        self.round = number
        self.start = start
        self.trick = 1
        self.leader = start
        self.turn = start
        self.table: list[Play] = []
        # CB-5: who has a token on (colour, number); free cells are missing
        self.tokens: dict[tuple[str, int], int] = {}
        for seat, hand in zip(self.seats, hands, strict=True):
            seat.hand = sorted(hand)
            seat.aside = None
            seat.prediction = None
            seat.tricks = 0
            # CB-6
            seat.colours = list(COLOURS)
        # CB-15: three cards are turned up before anybody sets a card aside
        self.middle = middle[:3]
        for card in self.middle:
            for colour in BLOCK_ORDER:
                if (colour, card) not in self.tokens:
                    self.tokens[colour, card] = BLOCKED
                    break

    def set_aside(self, seat: int, number: int) -> None:
        # CB-3
        self.seats[seat].hand.remove(number)
        self.seats[seat].aside = number
        if any(other.aside is None for other in self.seats):
            return
        self.turn = self.start
        if self.players == 2:
            # CB-4: no prediction with two players
            self.begin_turn_of_play()
        else:
            self.phase = "predict"

    def predict(self, seat: int, number: int) -> None:
        # CB-4
        self.seats[seat].prediction = number
        self.turn = self.left_of(seat)
        if self.turn == self.start:
            self.begin_turn_of_play()

    def play(self, seat: int, number: int, colour: str) -> None:
        # CB-7
        self.seats[seat].hand.remove(number)
        self.tokens[colour, number] = seat
        self.table.append(Play(seat, number, colour))
        # CB-9
        led = self.table[0].colour
        if colour != led and led in self.seats[seat].colours:
            self.seats[seat].colours.remove(led)
        if len(self.table) < self.players:
            self.turn = self.left_of(seat)
            self.begin_turn_of_play()
        else:
            self.end_trick()

    def begin_turn_of_play(self) -> None:
        self.phase = "play"
        # CB-12: examined when the turn comes, the leader too
        if not self.declarations(self.turn):
            if self.table:  # a trick that nobody has begun is none
                self.last_trick = Trick(self.table, None)
            self.end_round(paradox=self.turn)

    def end_trick(self) -> None:
        # CB-10
        winner = self.trick_winner()
        self.seats[winner].tricks += 1
        self.last_trick = Trick(self.table, winner)
        self.table = []
        # CB-11
        if all(len(seat.hand) == 1 for seat in self.seats):
            self.end_round(paradox=None)
            return
        self.trick += 1
        self.leader = winner
        self.turn = winner
        self.begin_turn_of_play()

    def trick_winner(self) -> int:
        # CB-10
        reds = [play for play in self.table if play.colour == "red"]
        followers = [play for play in self.table if play.colour == self.table[0].colour]
        best = max(reds or followers, key=lambda play: play.number)
        return best.seat

    def end_round(self, paradox: int | None) -> None:
        all_bonus: list[int] = []
        all_points: list[int] = []
        for number, seat in enumerate(self.seats):
            # CB-13
            if number == paradox:
                points, bonus = -seat.tricks, 0
            elif self.prediction_holds(seat):
                bonus = self.largest_group(number)
                points = seat.tricks + bonus
            else:
                points, bonus = seat.tricks, 0
            seat.points.append(points)
            all_bonus.append(bonus)
            all_points.append(points)
        self.last_round = Round(
            number=self.round,
            cells=self.cells(),
            predictions=[seat.prediction for seat in self.seats],
            tricks=[seat.tricks for seat in self.seats],
            bonus=all_bonus,
            points=all_points,
            paradox=paradox,
            # CB-12: the hand is revealed
            revealed=[] if paradox is None else sorted(self.seats[paradox].hand),
        )
        tricks = [-seat.tricks if number == paradox else seat.tricks for number, seat in enumerate(self.seats)]
        self.parts.append({"tricks": tricks, "bonus": all_bonus, "paradox": paradox})
        self.table = []
        # CB-2
        if self.round == self.rounds:
            self.phase = "end"
        else:
            self.begin_round(self.round + 1, self.left_of(self.start))

    # ---- single rules ----

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def declarations(self, seat: int) -> list[tuple[int, str]]:
        """What a seat can declare on its turn, by number, then colour."""
        me = self.seats[seat]
        # CB-7
        possible = [
            (number, colour)
            for number in sorted(set(me.hand))
            for colour in COLOURS
            if (colour, number) not in self.tokens and colour in me.colours
        ]
        # CB-8
        leads = not self.table
        others = [(number, colour) for number, colour in possible if colour != "red"]
        if leads and not self.red_is_open() and others:
            return others
        return possible

    def red_is_open(self) -> bool:
        # CB-8, CB-15: a token of a player, not a blocked cell
        return any(colour == "red" and owner != BLOCKED for (colour, _), owner in self.tokens.items())

    def prediction_holds(self, seat: Seat) -> bool:
        # CB-15
        if self.players == 2:
            return seat.tricks <= 4
        # CB-13
        return seat.tricks == seat.prediction

    def largest_group(self, seat: int) -> int:
        # CB-13: places are (row, column) on the board, neighbours share an edge
        cells = self.cells()
        left = {
            (row, column)
            for row in range(len(COLOURS))
            for column in range(len(self.columns))
            if cells[row][column] == seat
        }
        largest = 0
        while left:
            waiting = [left.pop()]
            size = 0
            while waiting:
                row, column = waiting.pop()
                size += 1
                for place in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]:
                    if place in left:
                        left.remove(place)
                        waiting.append(place)
            largest = max(largest, size)
        return largest

    # ---- what players do ----

    def actors(self) -> list[int]:
        if self.phase == "aside":
            # CB-3: in any order
            return [number for number, seat in enumerate(self.seats) if seat.aside is None]
        if self.phase in ("predict", "play"):
            return [self.turn]
        return []

    def legal(self, seat: int) -> list[str]:
        if seat not in self.actors():
            return []
        if self.phase == "aside":
            return [f"aside {number}" for number in sorted(set(self.seats[seat].hand))]
        if self.phase == "predict":
            return [f"predict {number}" for number in PREDICTIONS[self.players]]
        return [f"{number} {colour}" for number, colour in self.declarations(seat)]

    def act(self, seat: int, text: str) -> None:
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not do this now: {text}")
        first, second = text.split(" ")
        if first == "aside":
            self.set_aside(seat, int(second))
        elif first == "predict":
            self.predict(seat, int(second))
        else:
            self.play(seat, int(first), second)

    # ---- the end ----

    def scores(self) -> list[int] | None:
        if self.phase != "end":
            return None
        return [sum(seat.points) for seat in self.seats]

    def winners(self) -> list[int]:
        if self.phase != "end":
            return []
        # CB-14
        best_total = max(sum(seat.points) for seat in self.seats)
        best = [number for number, seat in enumerate(self.seats) if sum(seat.points) == best_total]
        best_last = max(self.seats[number].points[-1] for number in best)
        return [number for number in best if self.seats[number].points[-1] == best_last]

    def places(self) -> list[int] | None:
        if self.phase != "end":
            return None
        # CB-14
        ranks = [(sum(seat.points), seat.points[-1]) for seat in self.seats]
        return [sorted(ranks, reverse=True).index(rank) + 1 for rank in ranks]

    def course(self) -> list[list[int]] | None:
        if self.phase != "end":
            return None
        return [list(accumulate(seat.points, initial=0)) for seat in self.seats]

    # ---- views ----

    def cells(self) -> Cells:
        return [[self.tokens.get((colour, number)) for number in self.columns] for colour in COLOURS]

    def view(self, seat: int | None) -> dict[str, object]:
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"no such seat: {seat}")
        return {
            "game": "catbox",
            "players": self.players,
            "seat": seat,
            "phase": self.phase,
            "actors": self.actors(),
            "legal": [] if seat is None else self.legal(seat),
            "scores": self.scores(),
            "winners": self.winners(),
            "places": self.places(),
            "course": self.course(),
            "parts": self.parts if self.phase == "end" else None,
            "board": self.board,
            "round": self.round,
            "rounds": self.rounds,
            "start": self.start,
            "trick": self.trick,
            "tricks": self.tricks,
            "leader": self.leader,
            "led": self.table[0].colour if self.table else None,
            # CB-10
            "ahead": self.trick_winner() if self.table else None,
            "red_closed": not self.red_is_open(),
            "options": self.view_options(seat),
            "columns": list(self.columns),
            "cells": self.cells(),
            "middle": list(self.middle),
            "table": [play.view() for play in self.table],
            "last_trick": self.view_last_trick(),
            "seats": [self.view_seat(number, seat) for number in range(self.players)],
            "last_round": self.view_last_round(),
        }

    def view_seat(self, number: int, viewer: int | None) -> dict[str, object]:
        seat = self.seats[number]
        # CB-3: hidden until the game is over
        shown = number == viewer or self.phase == "end"
        return {
            "cards": len(seat.hand),
            "hand": sorted(seat.hand) if shown else None,
            "aside": seat.aside if shown else None,
            "prediction": seat.prediction,
            "tricks": seat.tricks,
            "colours": list(seat.colours),
            "group": self.largest_group(number),
            "points": list(seat.points),
            "total": sum(seat.points),
        }

    def view_options(self, seat: int | None) -> list[dict[str, object]] | None:
        if seat is None or self.phase != "play" or seat != self.turn:
            return None
        numbers = sorted(set(self.seats[seat].hand))
        return [
            {"number": number, "colours": [self.view_declaration(seat, number, colour) for colour in COLOURS]}
            for number in numbers
        ]

    def view_declaration(self, seat: int, number: int, colour: str) -> dict[str, object]:
        if (number, colour) in self.declarations(seat):
            return {"state": "free", "owner": None, "brings": self.view_outcome(seat, number, colour)}
        owner = self.tokens.get((colour, number))
        if colour not in self.seats[seat].colours:
            state = "gone"
        elif owner is None:
            state = "closed"
        else:
            state = "blocked" if owner == BLOCKED else "taken"
        return {"state": state, "owner": None if owner == BLOCKED else owner, "brings": None}

    def view_outcome(self, seat: int, number: int, colour: str) -> dict[str, object]:
        """Try it, look, and take it back."""
        led = self.table[0].colour if self.table else colour
        self.table.append(Play(seat, number, colour))
        self.tokens[colour, number] = seat
        found: dict[str, object] = {
            "gives_up": led if colour != led and led in self.seats[seat].colours else None,
            "ahead": self.trick_winner() == seat,
            "group": self.largest_group(seat),
        }
        del self.tokens[colour, number]
        self.table.pop()
        return found

    def view_last_trick(self) -> dict[str, object] | None:
        if self.last_trick is None:
            return None
        return {
            "plays": [play.view() for play in self.last_trick.plays],
            "winner": self.last_trick.winner,
        }

    def view_last_round(self) -> dict[str, object] | None:
        if self.last_round is None:
            return None
        return {
            "round": self.last_round.number,
            "cells": [list(row) for row in self.last_round.cells],
            "predictions": list(self.last_round.predictions),
            "tricks": list(self.last_round.tricks),
            "bonus": list(self.last_round.bonus),
            "points": list(self.last_round.points),
            "paradox": self.last_round.paradox,
            "revealed": list(self.last_round.revealed),
        }
