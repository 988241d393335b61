"""Maus geflippt: the record of a game, and what the cards are."""

import tomllib
from typing import Annotated

import numpy as np

from ninelives.games.kernel import Array, compiled_sources, data_file, record

SEATS = 6
HAND = 7

# MG-1: the cards are data. The two colours of a kind are neighbours: `garment ^ 1` is the same in the other colour.
_CARDS = tomllib.loads(data_file(__package__, "wardrobe.toml").read_text(encoding="utf-8"))
GARMENTS: tuple[str, ...] = tuple(f"{colour}-{each['kind']}" for each in _CARDS["kinds"] for colour in each["colours"])
CHEESES: tuple[str, ...] = tuple(_CARDS["cheeses"])
COPIES = np.array([3 if garment in _CARDS["three_copies"] else 2 for garment in GARMENTS])
OUTFIT = np.array([sum(1 << GARMENTS.index(garment) for garment in mouse["wears"]) for mouse in _CARDS["mice"]])
CARRIES = np.array([CHEESES.index(mouse["cheese"]) for mouse in _CARDS["mice"]])
KINDS = len(GARMENTS)
CARDS = int(COPIES.sum())
MICE = len(OUTFIT)
PIECES = len(CHEESES)
MOST_FACE_DOWN = 3  # MG-7
MOST_SHUFFLES = MICE + 1  # a shuffle needs a discard, a discard a caught mouse
MOST_SCORED = MICE + CARDS + PIECES  # slaps that change points: each takes a mouse, a cheese or a garment for good

FLIP, SLAP, END = 0, 1, 2

# Actions: what is done + 32 * reaction time in milliseconds. 0 to 25 slap with that garment.
SHOUT, HOLD, FLIP_MOUSE = 26, 27, 28
TIME = 32
NO_ANSWER = -1

# What became of a slap.
LATE, MOUSE, PILE_MOUSE, WRONG, FALSE_SHOUT, CHEESE = 0, 1, 2, 3, 4, 5


class State:
    """The record of one game.

    A shuffle makes a batch: all 58 garments at the deal, the discards later (MG-13). Everybody knows what is in a batch
    but not where, so hidden cards remember the batch they came from.
    """

    rng: Annotated[Array, np.uint64, 1]
    players: int
    uncertainty: int
    time_limit: int
    phase: int
    turner: int  # the seat that flips the next mouse, or flipped this one (MG-12)
    mouse: int  # the visible mouse, or EMPTY
    idle: int  # mice in a row that nobody slapped
    waiting: int  # seats still to answer this mouse
    answer: Annotated[Array, SEATS]
    hand: Annotated[Array, np.int8, SEATS, HAND]
    known: Annotated[Array, np.int8, SEATS, HAND]  # whether everybody has seen this hand card
    batch: Annotated[Array, np.int8, SEATS, HAND]
    mice: Annotated[Array, np.int8, SEATS]
    laundry: Annotated[Array, np.int8, SEATS, KINDS]  # face up, copies of each garment
    face_down: Annotated[Array, np.int8, SEATS, MOST_FACE_DOWN]
    draw: Annotated[Array, np.int8, CARDS]
    drawn: int  # how many cards of the draw pile are gone
    draw_size: int
    discard: Annotated[Array, np.int8, CARDS]
    discards: int
    shuffles: int
    pile: Annotated[Array, np.int8, MICE]  # face-down mice: pile_size of them from pile_top, wrapping around
    pile_top: int
    pile_size: int
    seen: Annotated[Array, np.int8, MICE]  # whether everybody has seen this mouse
    cheese: Annotated[Array, np.int8, PIECES]
    cheese_owner: Annotated[Array, np.int8, PIECES]
    cheeses_taken: int
    scored: int  # how many slaps have changed points so far…
    scorer: Annotated[Array, np.int8, MOST_SCORED]  # …whose they were…
    scores: Annotated[Array, np.int8, MOST_SCORED]  # …and the points of that seat afterwards
    last_mouse: int
    last_cheese: int
    last_turner: int
    last_what: Annotated[Array, np.int8, SEATS]  # HOLD, SHOUT, or 0 for any garment
    last_time: Annotated[Array, SEATS]
    last_result: Annotated[Array, np.int8, SEATS]
    last_shown: Annotated[Array, np.int8, SEATS, HAND]
    last_fits: Annotated[Array, SEATS]  # what each seat held that the last mouse wore, a bit mask
    unseen: Annotated[Array, np.int8, MOST_SHUFFLES, KINDS]  # by batch: copies that nobody has seen since


STATE = record(State, *compiled_sources(__package__))
