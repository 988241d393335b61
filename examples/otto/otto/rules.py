"""Otto: the rules, clause by clause."""

from ninelives.games.kernel import EMPTY, NOBODY, Array, below, rank, rule, shuffle

from .state import CHEESES, END, EVERY_MOUSE, MICE, NIGHTS, SEATS, SEND, SLEEP, State


@rule
def new_state(s: State, players: int, options: Array, seed: int) -> None:
    """Deal a game. Options: sleep."""
    s.rng[0], s.players, s.sleep, s.phase, s.night = seed, players, options[0], SEND, 0
    for cheese in range(CHEESES):
        s.stack[cheese] = cheese
    shuffle(s.rng, s.stack, CHEESES)  # OT-2
    for seat in range(SEATS):
        s.home[seat] = below(s.rng, MICE) if seat < players else EMPTY  # OT-1
        s.hand[seat] = EVERY_MOUSE ^ (1 << s.home[seat]) if seat < players else 0
        s.points[seat] = s.safe[seat] = 0
        for night in range(NIGHTS):
            s.sent[night, seat] = EMPTY
    s.larder, s.raided = s.stack[0] + 1, 0


@rule
def actors(s: State) -> int:
    """Return the seats that may act, as a bit mask. OT-3: all at once."""
    mask = 0
    for seat in range(s.players):
        mask |= (s.phase == SEND and s.sent[s.night, seat] == EMPTY) << seat
    return mask


@rule
def legal_actions(s: State, seat: int, out: Array) -> int:
    """Write a seat's legal actions, ascending; return how many."""
    n = 0
    for mouse in range(MICE if (actors(s) >> seat) & 1 else 0):
        out[n] = mouse
        n += (s.hand[seat] >> mouse) & 1
    return n


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """Send a mouse. OT-3: when all are on their way, see what comes of it."""
    s.sent[s.night, seat] = action
    s.hand[seat] ^= 1 << action
    if not actors(s):
        end_night(s)


@rule
def end_night(s: State) -> None:
    taker, s.raided = taker_of(s, s.night), s.larder
    for seat in range(s.players):
        s.safe[seat] += not is_caught(s, s.night, seat)
        s.points[seat] += s.larder if seat == taker else 0
    s.night += 1
    s.phase = END if s.night == NIGHTS else SEND  # OT-7
    if s.phase == SEND:
        s.larder = s.stack[s.night] + 1 + (s.larder if taker == NOBODY else 0)  # OT-2, OT-6


@rule
def noise(s: State, night: int) -> int:
    """Return how loud all mice of a night are together."""
    total = 0
    for seat in range(s.players):
        total += s.sent[night, seat] + 1
    return total


@rule
def is_caught(s: State, night: int, seat: int) -> bool:
    """OT-4: too much noise wakes Otto, and he catches the loudest."""
    for other in range(s.players):
        if s.sent[night, other] > s.sent[night, seat]:
            return False
    return noise(s, night) > SLEEP[s.sleep] * s.players


@rule
def taker_of(s: State, night: int) -> int:
    """OT-5: the largest mouse that is neither caught nor in the way of an equal one."""
    taker, best = NOBODY, EMPTY
    for seat in range(s.players):
        equals = 0
        for other in range(s.players):
            equals += s.sent[night, other] == s.sent[night, seat]
        if equals == 1 and s.sent[night, seat] > best and not is_caught(s, night, seat):
            taker, best = seat, s.sent[night, seat]
    return taker


@rule
def returns(s: State, scores: Array, places: Array) -> None:
    """OT-7: cheese; ties go to more mice that came back."""
    for seat in range(s.players):
        scores[seat] = s.points[seat]
    rank(scores, s.safe, s.players, places)
