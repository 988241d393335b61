"""Felix / Filou: rules of thumb of a good player, and beliefs about hidden cards.

They look only at what the seat may know, so they serve a bot at the table and imagined players in a search alike.
"""

from typing import Any

import numpy as np

from ninelives.bots.levels import BEST, Style
from ninelives.bots.thought import Thought
from ninelives.games.kernel import EMPTY, Array, States, below, bit_count, entry, rule

from .knowledge import pick, resample
from .rules import is_prey, legal_actions, mice_on, owner_of, place_in, place_of, row_length
from .state import (
    BID,
    END,
    FULL_SET,
    LARGE_DOG,
    PASS,
    PLACE,
    ROUNDS,
    SMALL_DOG,
    VALUE,
    State,
)

# Temperature and blunder are in shares of a victory: 0.1 is one game in ten.
LEVELS = (
    Style(playouts=60, temperature=0.40, blunder=0.70, memory=1),
    Style(playouts=120, temperature=0.23, blunder=0.50, memory=2),
    Style(playouts=200, temperature=0.12, blunder=0.30, memory=3),
    Style(playouts=400, temperature=0.06, blunder=0.18, memory=6),
    BEST,
)
THINKING = {"place": 1.8, "bid": 1.2}  # seconds, by phase

# How late in the row a card is best hidden, from 0 (shown first) to 100 (shown last): extremes late, trifles early.
LATENESS = (90, 70, 25, 15, 20, 40, 65, 100, 55, 50)
CARELESSNESS = 60  # how much luck there is in the choice of a card, so that nobody can read it

# How likely a card is placed, up to a factor, by the difference between its lateness and that of the place.
TASTE = np.exp(-np.arange(101) / 30.0)


@rule
def thumb_action(s: State, seat: int, work: Thought) -> int:
    """Return what a good player would do out of habit."""
    if s.phase == PLACE:
        return choose_card(s, seat, work)
    return choose_bid(s, seat, work)


@rule
def choose_card(s: State, seat: int, work: Thought) -> int:
    """Choose a card to place: extremes late in the row, where the others have to bid before they see them."""
    late = lateness(s, place_of(s, seat))
    best, best_cost = 0, 1000
    for card in range(10):
        if (s.hand[seat] >> card) & 1:
            cost = abs(LATENESS[card] - late) + below(work.rng, CARELESSNESS)
            if cost < best_cost:
                best, best_cost = card, cost
    return best


@rule
def choose_bid(s: State, seat: int, work: Thought) -> int:
    """Raise by one while the sack, at that price, is worth more than what passing earns."""
    price = s.high + 1
    most = s.mice[seat]
    if price > most:
        return PASS
    gain = sack_value(s, seat) - price_weight(s) * price
    if gain > mice_on(s, s.passes) and (price <= most - reserve(s) or s.passes == s.players - 1):
        return PASS + price
    return PASS


@rule
def price_weight(s: State) -> float:
    """Return what a mouse is worth in points: one, and as long as there are sacks to come, also a chance."""
    return 1.0 + 0.03 * (ROUNDS - 1 - s.round_no)


@rule
def reserve(s: State) -> int:
    """Return how many mice to keep: without any, the others buy for nothing next time."""
    return 2 if s.round_no < ROUNDS - 2 else 0


@rule
def sack_value(s: State, seat: int) -> float:
    """Return what the row is worth on average, from what is up, the own card, and what each owner can still hold."""
    total = 0.0
    no_dog = 1.0  # chance that no hidden card is a dog
    one_large, one_small = 0.0, 0.0  # chance that exactly one hidden card is a dog, of this kind
    large, small = 0, 0  # dogs seen
    for place in range(row_length(s)):
        card = s.row[s.round_no, place]
        if is_known(s, seat, place):
            total += VALUE[card]
            large += card == LARGE_DOG
            small += card == SMALL_DOG
        else:
            unseen = FULL_SET & ~s.shown[owner_of(s, s.round_no, place)]
            count, value = 0, 0
            for c in range(10):
                if (unseen >> c) & 1:
                    count += 1
                    value += VALUE[c]
            total += value / count
            p_large = ((unseen >> LARGE_DOG) & 1) / count
            p_small = ((unseen >> SMALL_DOG) & 1) / count
            p_none = 1.0 - p_large - p_small
            one_large = one_large * p_none + no_dog * p_large
            one_small = one_small * p_none + no_dog * p_small
            no_dog *= p_none
    if large + small == 1:
        one_large, one_small = large * no_dog, small * no_dog
    elif large + small > 1:
        return total
    return total - one_large * chased_value(s, seat, 1) - one_small * chased_value(s, seat, -1)


@rule
def is_known(s: State, seat: int, place: int) -> bool:
    """Return whether a seat knows the card at a place of the row: it is up, or its own."""
    return place < s.up or owner_of(s, s.round_no, place) == seat


@rule
def chased_value(s: State, seat: int, sign: int) -> float:
    """Return about what the prey of a lone dog is worth: the greatest value (sign 1) or the least (sign -1)."""
    found = False
    value = 0.0
    for place in range(row_length(s)):
        card = s.row[s.round_no, place]
        if is_known(s, seat, place) and is_prey(s, card) and (not found or sign * VALUE[card] > value):
            value = float(sign * VALUE[card])
            found = True
    for place in range(row_length(s)):
        if not is_known(s, seat, place):
            unseen = FULL_SET & ~s.shown[owner_of(s, s.round_no, place)]
            count, more = 0, 0.0
            for c in range(10):
                if (unseen >> c) & 1:
                    count += 1
                    if is_prey(s, c):
                        more += max(0.0, sign * VALUE[c] - value) if found else sign * VALUE[c]
            value += more / count
            found = True
    return sign * value


@rule
def imagine(s: State, seat: int, work: Thought) -> None:
    """Fill an observation with a world, as likely as it is after all that was placed and is remembered.

    Whoever places cards by habit betrays what is missing: an exact Bayes filter over the card that left each other
    seat's set, and then over the card that it has placed face down.
    """
    resample(s, seat, work.rng)
    for other in range(s.players):
        if other != seat and s.phase != END:
            imagine_hand(s, other, work)
            place = place_of(s, other)
            if place >= s.up and s.row[s.round_no, place] != EMPTY:
                card = draw_placed(s, s.hand[other], lateness(s, place), work)
                s.row[s.round_no, place] = card
                s.hand[other] ^= 1 << card


@rule
def imagine_hand(s: State, other: int, work: Thought) -> None:
    """Draw the hand that a seat had when the round began, without a card that is up already."""
    if work.memory >= ROUNDS:
        unseen = FULL_SET & ~s.shown[other]
        s.removed[other] = draw_removed(s, other, unseen, work)
        s.hand[other] = unseen ^ (1 << s.removed[other])
        return
    held = ROUNDS - bit_count(s.shown[other])
    s.shown[other] = remembered(s, other, work.memory)
    s.hand[other] = FULL_SET & ~s.shown[other]
    while bit_count(s.hand[other]) > held:
        s.removed[other] = pick(s.hand[other], work.rng)
        s.hand[other] ^= 1 << s.removed[other]


@rule
def remembered(s: State, owner: int, memory: int) -> int:
    """Return the cards that a seat has shown in the last rounds."""
    cards = 0
    for n in range(max(0, s.round_no - memory), s.round_no + 1):
        place = place_in(s, n, owner)
        if n < s.round_no or place < s.up:
            cards |= 1 << s.row[n, place]
    return cards


@rule
def lateness(s: State, place: int) -> int:
    """Return how late in the row a place is revealed, from 0 (first) to 100 (last)."""
    return 100 * place // (row_length(s) - 1)


@rule
def taste(card: int, late: int) -> float:
    """Return how likely a card is placed where it is revealed so late, up to a factor."""
    return TASTE[abs(LATENESS[card] - late)]


@rule
def draw_removed(s: State, owner: int, unseen: int, work: Thought) -> int:
    """Draw the card that left a set: each placement so far was a choice among all cards but that one."""
    for card in range(10):
        work.weight[card] = float((unseen >> card) & 1)
    left = FULL_SET
    for n in range(min(s.round_no + 1, ROUNDS)):
        place = place_in(s, n, owner)
        if n == s.round_no and place >= s.up:
            break
        late = lateness(s, place)
        choice = 0.0
        for card in range(10):
            if (left >> card) & 1:
                choice += taste(card, late)
        for card in range(10):
            if (unseen >> card) & 1:
                work.weight[card] /= choice - taste(card, late)
        left ^= 1 << s.row[n, place]
    return draw_weighted(work)


@rule
def draw_placed(s: State, hand: int, late: int, work: Thought) -> int:
    """Draw the card that was placed face down, out of a hand."""
    for card in range(10):
        work.weight[card] = taste(card, late) if (hand >> card) & 1 else 0.0
    return draw_weighted(work)


@rule
def draw_weighted(work: Thought) -> int:
    """Draw a card by the weights in work.weight."""
    total = 0.0
    for card in range(10):
        total += work.weight[card]
    point = total * below(work.rng, 1 << 30) / (1 << 30)
    for card in range(10):
        point -= work.weight[card]
        if point < 0.0:
            return card
    return 0


@rule
def candidates(s: State, seat: int, out: Array) -> int:
    """Write the actions worth thinking about: every card; passing, and raises by 1, 2, 3, 5 or 8; return how many."""
    n = legal_actions(s, seat, out)
    if s.phase != BID:
        return n
    most = n - 1
    n = 1
    for step in (1, 2, 3, 5, 8):
        if step <= most:
            out[n] = PASS + s.high + step
            n += 1
    return n


@entry
def judge_sack(states: States, seat: int) -> Any:
    """Return what the sack in states[0] is worth to a seat, and what passing earns now."""
    return sack_value(states[0], seat), mice_on(states[0], states[0].passes)


@rule
def utility(s: State, seat: int, work: Thought) -> float:
    """Return what an outcome is worth to a seat: mostly the victory; a little, the lead over the best other."""
    best = -1000
    for other in range(s.players):
        if other != seat:
            best = max(best, work.scores[other])
    margin = work.scores[seat] - best
    win = 1.0 if work.places[seat] == 1 else 0.0
    return win + 0.01 * max(-30, min(30, margin))
