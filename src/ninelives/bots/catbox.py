"""Cat in the Box: rules of thumb of a good player.

They look only at what the seat may know, so they serve a bot at the table and imagined players in a search alike.
"""

from ninelives.bots.thought import Thought
from ninelives.games.catbox.knowledge import resample
from ninelives.games.catbox.rules import cell_of, largest_group, legal_actions, strength
from ninelives.games.catbox.state import (
    ASIDE,
    END,
    EVERY_ROW,
    HIGHEST,
    MOST_TRICKS_FOR_BONUS,
    NUMBERS,
    PREDICT,
    PREDICTION,
    PREDICTIONS,
    RED,
    ROW,
    ROW_FULL,
    SET_ASIDE,
    State,
)
from ninelives.games.kernel import EMPTY, Array, below, bit_count, rule

# What speaks for and against a play, in hundredths of a trick.
TRICK = 100
LOST_COLOUR = 30  # giving up the led colour, besides the cells that go with it
STUCK = 300  # a card of the rest that could not be played any more
OPTION = 6  # each cell that the rest of the hand could still take, up to ENOUGH of them
ENOUGH = 12
GROUP = 45  # each token of the largest group, while there is a bonus to be had
LUCK = 2  # so that nobody can read it


@rule
def thumb_action(s: State, seat: int, work: Thought) -> int:
    """What a good player would do out of habit."""
    if s.phase == ASIDE:
        return choose_aside(s, seat, work)
    if s.phase == PREDICT:
        return choose_prediction(s, seat)
    return choose_play(s, seat, work)


@rule
def choose_aside(s: State, seat: int, work: Thought) -> int:
    """Set aside a duplicate from the middle: neither sure to win nor sure to lose, and crowded on the board."""
    best, best_cost = 0, 1000
    for number in range(NUMBERS):
        if s.hand[seat, number]:
            off_middle = abs(2 * number - (HIGHEST[s.players] - 1))
            cost = 2 * off_middle - 3 * s.hand[seat, number] + below(work.rng, 2)
            if cost < best_cost:
                best, best_cost = number, cost
    return SET_ASIDE + best


@rule
def choose_prediction(s: State, seat: int) -> int:
    """High numbers win tricks: the top one about every other time, those below less and less."""
    expected = 0
    for number in range(NUMBERS):
        below_top = HIGHEST[s.players] - 1 - number
        expected += s.hand[seat, number] * max(0, 60 - 16 * below_top)
    expected = expected * 8 // (2 * s.players)  # the more players, the fewer tricks for each
    best, best_cost = 0, 10000
    for tricks in PREDICTIONS[s.players]:
        cost = abs(100 * tricks - expected)
        if cost < best_cost:
            best, best_cost = tricks, cost
    return PREDICTION + best


@rule
def choose_play(s: State, seat: int, work: Thought) -> int:
    """Weigh the trick, the colours left, the ways left to play, and the group of tokens."""
    n = legal_actions(s, seat, work.acts)
    wish = wanted(s, seat)
    best, best_worth = 0, -100000
    for k in range(n):
        action = work.acts[k]
        worth = wish * win_chance(s, seat, action) + prospects(s, seat, action) + below(work.rng, LUCK)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


@rule
def wanted(s: State, seat: int) -> int:
    """How much to win this trick. Every trick is a point, but the bonus for a right prediction is worth more."""
    return -1 if s.tricks[seat] == goal(s, seat) else 1


@rule
def goal(s: State, seat: int) -> int:
    return MOST_TRICKS_FOR_BONUS if s.players == 2 else s.prediction[seat]


@rule
def win_chance(s: State, seat: int, action: int) -> int:
    """About how likely a play wins the trick, in hundredths."""
    number = action // 4
    colour = action % 4
    power = NUMBERS + number
    if colour == RED:
        power += NUMBERS
    elif s.led != EMPTY and colour != s.led:
        return 0
    for other in range(s.players):
        if s.played[other] != EMPTY and strength(s, other) > power:
            return 0
    to_come = s.waiting - 1
    if to_come == 0:
        return TRICK
    # How many free cells would beat it, per player still to come.
    beats = bit_count(s.free[0] & ROW_FULL & ~((1 << (number + 1)) - 1)) if colour == RED else 0
    if colour != RED:
        beats = bit_count(s.free[0] & ROW_FULL)
        beats += bit_count((s.free[0] >> (ROW * colour)) & ROW_FULL & ~((1 << (number + 1)) - 1))
    chance = TRICK
    for _ in range(to_come):
        chance = chance * 12 // (12 + beats)
    return chance


@rule
def prospects(s: State, seat: int, action: int) -> int:
    """What a play leaves behind: colours, cells for the rest of the hand, a growing group."""
    number = action // 4
    colour = action % 4
    worth = 0
    rows = s.colours[seat]
    if s.led != EMPTY and colour != s.led:
        led_row = ROW_FULL << (ROW * s.led)
        if rows & led_row:
            worth -= LOST_COLOUR
        rows &= ~led_row
    cell = cell_of(number, colour)
    free = s.free[0] & ~cell & rows
    cells, playable, cards = 0, 0, 0
    for other in range(NUMBERS):
        held = s.hand[seat, other] - (other == number)
        if held > 0:
            room = bit_count(free & (EVERY_ROW << other))
            cards += held
            cells += room
            playable += min(held, room)
    worth += OPTION * min(ENOUGH, cells)
    worth -= STUCK * max(0, cards - 1 - playable)  # CB-11: the last card is not played
    if s.tricks[seat] <= goal(s, seat):
        worth += GROUP * largest_group(s, s.tokens[seat] | cell)
    return worth


@rule
def imagine(s: State, seat: int, work: Thought) -> None:
    """Fill an observation with a world, all equally likely."""
    resample(s, seat, work.rng)


@rule
def candidates(s: State, seat: int, out: Array) -> int:
    """The actions worth thinking about: all."""
    return legal_actions(s, seat, out)


@rule
def horizon(s: State) -> int:
    return s.round_no


@rule
def is_decided(s: State, since: int) -> bool:
    """Rounds are independent: look to the end of this one."""
    return s.phase == END or s.round_no != since


@rule
def utility(s: State, seat: int, work: Thought) -> float:
    """How far ahead of the others on average."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += work.scores[other]
    return float(work.scores[seat]) - others / (s.players - 1.0)
