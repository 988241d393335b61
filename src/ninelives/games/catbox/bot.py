"""Cat in the Box: rules of thumb of a good player, and beliefs about hidden hands.

They look only at what the seat may know, so they serve a bot at the table and imagined players in a search alike.
"""

import math

from ninelives.bots.levels import Style
from ninelives.bots.thought import Thought
from ninelives.games.kernel import EMPTY, below, bit_count, rule

from .knowledge import hide, resample
from .rules import cell_of, largest_group, legal_actions, strength
from .state import (
    ASIDE,
    HIGHEST,
    MOST_TRICKS_FOR_BONUS,
    NUMBERS,
    PLAY,
    PREDICT,
    PREDICTION,
    PREDICTIONS,
    PURPLE,
    RED,
    ROW,
    ROW_FULL,
    SET_ASIDE,
    State,
)

# Temperature and blunder are in points of a round.
LEVELS = (
    Style(playouts=80, temperature=0.62, blunder=2.3),
    Style(playouts=200, temperature=0.41, blunder=1.55),
    Style(playouts=400, temperature=0.26, blunder=1.0),
    Style(playouts=1150, temperature=0.11, blunder=0.42),
    Style(playouts=3600, tree=True),
)
THINKING = {"aside": 1.0, "predict": 1.0, "play": 1.6}  # seconds, by phase

# What speaks for and against an action, in hundredths of a trick.
TRICK = 100
NEEDED_TRICK = 80  # a trick towards a prediction that can still be met
DUPLICATE = 40  # each copy held of a number to set aside: copies compete for its cells
LOST_COLOUR = 15  # giving up the led colour, besides the cells that go with it
OPTION = 7  # each cell that the rest of the hand could still take
TIGHT = 40  # each cell too few for a number: it needs one a card, and one more that somebody else may take
GROUP = 25  # each token of the largest group, while there is a bonus to be had
SAVED = 3  # times its number: for keeping a card that may win the tricks still needed…
SHED = 6  # …or for losing a trick with it when no more are wanted
LUCK = 2  # so that equal actions are not always decided alike

# How an imagined world has to explain the predictions.
TRIES = 8  # the most worlds that are rejected before one is taken as it is
OPENNESS = 40.0  # hundredths of a trick: a prediction so far from the best one is e times less likely
CERTAIN = 1 << 20


@rule
def thumb_action(s: State, seat: int, work: Thought) -> int:
    """Return what a good player would do out of habit."""
    n = weigh(s, seat, work)
    best = 0
    for k in range(1, n):
        if work.worth[k] > work.worth[best]:
            best = k
    return work.acts[best]


@rule
def weigh(s: State, seat: int, work: Thought) -> int:
    """Write what a seat may do into work.acts and how much speaks for it into work.worth; return how many."""
    n = legal_actions(s, seat, work.acts)
    if s.phase == PLAY:
        weigh_plays(s, seat, n, work)
    elif s.phase == PREDICT:
        weigh_predictions(s, seat, n, work)
    else:
        for k in range(n):
            work.worth[k] = DUPLICATE * s.hand[seat, work.acts[k] - SET_ASIDE] + below(work.rng, LUCK)
    return n


@rule
def weigh_predictions(s: State, seat: int, n: int, work: Thought) -> None:
    """Weigh each prediction: the nearer to what the hand promises, the better."""
    expected = expected_tricks(s, seat)
    for k in range(n):
        work.worth[k] = -abs(TRICK * (work.acts[k] - PREDICTION) - expected)


@rule
def expected_tricks(s: State, seat: int) -> int:
    """Return how many tricks a hand promises, in hundredths: the top number wins two times in three, others less."""
    expected = 0
    for number in range(NUMBERS):
        below_top = HIGHEST[s.players] - 1 - number
        held = s.hand[seat, number] + room(s.tokens[seat], number)  # at the beginning of the round, when it predicted
        expected += held * max(0, 68 - 18 * below_top)
    return expected * 4 // s.players  # the more players, the fewer tricks for each


@rule
def weigh_plays(s: State, seat: int, n: int, work: Thought) -> None:
    """Weigh the trick, the card itself, the colours and cells left for the rest, and the group of tokens."""
    need = goal(s, seat) - s.tricks[seat]
    to_beat = best_strength(s)
    reach = s.free[0] & s.colours[seat]
    reach_off = reach if s.led == EMPTY else reach & ~(ROW_FULL << (ROW * s.led))  # after giving up the led colour
    ease, ease_off = ease_of_hand(s, seat, reach), ease_of_hand(s, seat, reach_off)
    own = s.tokens[seat]
    group = largest_group(s, own) if need >= 0 else 0
    for k in range(n):
        number = work.acts[k] // 4
        colour = work.acts[k] % 4
        cell = cell_of(number, colour)
        chance = win_chance(s, number, colour, to_beat)
        worth = worth_of_trick(need, number, chance) + below(work.rng, LUCK)
        if s.led == EMPTY or colour == s.led:
            worth += ease + change_of_ease(s.hand[seat, number], number, reach, cell)
        else:
            worth += ease_off + change_of_ease(s.hand[seat, number], number, reach_off, cell)
            worth -= LOST_COLOUR if reach != reach_off else 0
        if need >= 0:
            worth += GROUP * (largest_group(s, own | cell) if may_touch(s, own, cell) else max(1, group))
        work.worth[k] = worth


@rule
def goal(s: State, seat: int) -> int:
    """Return how many tricks a seat wants: those it predicted, or the most that still earn the bonus (CB-15)."""
    return MOST_TRICKS_FOR_BONUS if s.players == 2 else s.prediction[seat]


@rule
def worth_of_trick(need: int, number: int, chance: int) -> int:
    """Return what a chance of this trick is worth: each is a point, a right prediction is worth more."""
    if need > 0:
        return (NEEDED_TRICK * chance - SAVED * number * (TRICK - chance)) // TRICK
    if need == 0:
        return SHED * number * (TRICK - chance) // TRICK - chance
    return chance


@rule
def best_strength(s: State) -> int:
    """Return the strength of the best play in this trick so far."""
    best = 0
    for other in range(s.players):
        if s.played[other] != EMPTY:
            best = max(best, strength(s, s.played[other]))
    return best


@rule
def win_chance(s: State, number: int, colour: int, to_beat: int) -> int:
    """Return about how likely a play wins the trick, in hundredths."""
    power = NUMBERS + number
    if colour == RED:
        power += NUMBERS
    elif s.led != EMPTY and colour != s.led:
        return 0
    if power < to_beat:
        return 0
    # Each player still to come beats it the likelier, the more free cells do.
    higher = ROW_FULL & ~((1 << (number + 1)) - 1)
    beats = bit_count((s.free[0] >> (ROW * colour)) & higher)
    if colour != RED:
        beats += bit_count(s.free[0] & ROW_FULL)
    chance = TRICK
    for _ in range(s.waiting - 1):
        chance = chance * 4 // (4 + beats)
    return chance


@rule
def ease_of_hand(s: State, seat: int, reach: int) -> int:
    """Return how easily the hand could be played into the cells in reach."""
    total = 0
    for number in range(HIGHEST[s.players]):
        total += ease(s.hand[seat, number], room(reach, number))
    return total


@rule
def change_of_ease(held: int, number: int, reach: int, cell: int) -> int:
    """Return how that ease changes when one of the cards of a number takes a cell."""
    return ease(held - 1, room(reach & ~cell, number)) - ease(held, room(reach, number))


@rule
def ease(held: int, cells: int) -> int:
    """Return how easily the held cards of one number find a cell among those left for it."""
    return OPTION * cells - TIGHT * max(0, held + 1 - cells) if held else 0


@rule
def room(reach: int, number: int) -> int:
    """Return how many cells of a number are in reach."""
    cells = reach >> number
    return (cells & 1) + (cells >> ROW & 1) + (cells >> 2 * ROW & 1) + (cells >> 3 * ROW & 1)


@rule
def may_touch(s: State, tokens: int, cell: int) -> bool:
    """Return whether a cell could lie beside one of these tokens: most do not, and growing groups takes long."""
    beside = cell << 1 | cell >> 1 | cell << ROW | cell >> ROW
    return s.board == PURPLE or tokens & beside != 0


@rule
def imagine(s: State, seat: int, work: Thought) -> None:
    """Fill an observation with a world that explains the predictions: who predicts many tricks holds high numbers."""
    resample(s, seat, work.rng)
    for _ in range(TRIES):
        if below(work.rng, CERTAIN) < CERTAIN * math.exp(-surprise(s, seat) / OPENNESS):
            return
        hide(s, seat)
        resample(s, seat, work.rng)


@rule
def surprise(s: State, seat: int) -> int:
    """Return how much worse the others' predictions fit their hands than the best ones would."""
    total = 0
    for other in range(s.players):
        if other != seat and s.prediction[other]:
            expected = expected_tricks(s, other)
            best = 1000
            for k in range(3):
                best = min(best, abs(TRICK * PREDICTIONS[s.players][k] - expected))
            total += abs(TRICK * s.prediction[other] - expected) - best
    return total


@rule
def is_hidden(s: State) -> bool:
    """Return whether the others do not see what a seat chooses now (CB-3)."""
    return s.phase == ASIDE


@rule
def stretch(s: State) -> int:
    """Return the round: rounds are independent, so a search looks to the end of this one."""
    return s.round_no
