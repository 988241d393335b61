"""Otto: rules of thumb of a decent player. They look only at what the seat may know."""

from ninelives.bots.levels import BEST, Style
from ninelives.bots.thought import Thought
from ninelives.games.kernel import EMPTY, below, rule

from .knowledge import pick, resample, seen_of
from .state import EVERY_MOUSE, MICE, SLEEP, State

# Temperature and blunder are in points.
LEVELS = (
    Style(playouts=12, temperature=12.0, blunder=30.0),
    Style(playouts=30, temperature=5.0, blunder=12.0),
    Style(playouts=80, temperature=2.0, blunder=6.0),
    Style(playouts=400, temperature=0.8, blunder=2.0),
    BEST,
)
THINKING = {"send": 1.6}  # seconds, by phase
DRAWS = 4  # what others may send, imagined so often: few, so that nobody can read a choice
USUAL = 5  # what a cheese is worth on average


@rule
def thumb_action(s: State, seat: int, work: Thought) -> int:
    """Send a mouse that is likely to take the cheese where there is much of it, else one that is not."""
    for mouse in range(MICE):
        work.worth[mouse] = 0.01 * below(work.rng, 100)
    for _ in range(DRAWS):
        weigh_draw(s, seat, work)
    best = EMPTY
    for mouse in range(MICE):
        if (s.hand[seat] >> mouse) & 1 and (best == EMPTY or work.worth[mouse] > work.worth[best]):
            best = mouse
    return best


@rule
def weigh_draw(s: State, seat: int, work: Thought) -> None:
    """Imagine what the others send, and add what each mouse would bring. Of theirs, the two loudest count."""
    first, second, total = EMPTY, EMPTY, 0
    for other in range(s.players):
        if other != seat:
            mouse = pick(EVERY_MOUSE & ~seen_of(s, other), work.rng)
            first, second = max(first, mouse), max(second, min(first, mouse))
            total += mouse + 1
    for mouse in range(MICE):
        awake = total + mouse + 1 > SLEEP[s.sleep] * s.players
        if second < mouse < first if awake else mouse > first:
            work.worth[mouse] += s.larder - USUAL


@rule
def imagine(s: State, seat: int, work: Thought) -> None:
    """Fill an observation with a world in which others have sent what they would by habit."""
    resample(s, seat, work.rng)
    for other in range(s.players):
        mouse = s.sent[s.night, other]
        if other != seat and mouse != EMPTY:
            s.hand[other] |= 1 << mouse
            mouse = thumb_action(s, other, work)
            s.sent[s.night, other] = mouse
            s.hand[other] ^= 1 << mouse


@rule
def is_hidden(s: State) -> bool:
    """Return whether the others do not see what a seat chooses now. OT-3: always."""
    return True
