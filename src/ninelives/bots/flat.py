"""Search flat, by sampled worlds, the same for every game: afterwards every candidate is well judged.

Worlds are sampled from what the seat knows; in each, every candidate action is tried and played out by rules of thumb,
with the same luck for all candidates. The worse half is dropped again and again (sequential halving).
"""

from typing import Any

from ninelives.bots import habits
from ninelives.bots.imagined import list_candidates, move_up, play_out
from ninelives.bots.thought import Thought
from ninelives.games import verbs
from ninelives.games.kernel import long_entry, next_word, rule

PAUSE = 64  # worlds after which a search looks whether all is clear
CLEAR = 4.0  # standard errors by which the best has to lead


@long_entry
def search_flat(states: Any, seat: int, budget: int, work: Any) -> Any:
    """Find the best action for what a seat observes in states[0]; states[1] and [2] are scratch.

    Spends at most about `budget` playouts. Returns the number of candidates; work.action, .total and .tries tell how
    each did, the best one first.
    """
    think = work[0]
    n = list_candidates(states[0], seat, think)
    since = habits.stretch(states[0])
    halvings = 1
    while (1 << halvings) < n:
        halvings += 1
    alive = n
    for _ in range(halvings):
        clear_leads(think, alive)
        worlds = max(1, budget // (halvings * alive))
        for world in range(worlds):
            try_all(states, seat, since, alive, think)
            if world % PAUSE == PAUSE - 1 and is_clear(think, alive, world + 1):
                sort_best_first(think, alive)
                return n
        sort_best_first(think, alive)
        alive = (alive + 1) // 2
    return n


@rule
def clear_leads(think: Thought, n: int) -> None:
    """Forget the leads of an earlier stage: fewer candidates are compared from here on."""
    for k in range(n):
        think.lead[k] = 0.0
        think.lead_squares[k] = 0.0


@rule
def try_all(states: Any, seat: int, since: int, alive: int, think: Thought) -> None:
    """Try every candidate in one more world, with the same luck."""
    states[1] = states[0]
    habits.imagine(states[1], seat, think)
    same, next_luck = next_word(think.rng), next_word(think.rng)
    first = 0.0
    for k in range(alive):
        states[2] = states[1]
        think.rng[0] = same
        verbs.apply_action(states[2], seat, think.action[k])
        play_out(states[2], since, think)
        worth = habits.utility(states[2], seat, think)
        if k == 0:
            first = worth
        think.lead[k] += worth - first
        think.lead_squares[k] += (worth - first) ** 2
        think.total[k] += worth
        think.score[k] += think.scores[seat]
        think.wins[k] += think.places[seat] == 1
        think.tries[k] += 1
    think.rng[0] = next_luck


@rule
def is_clear(think: Thought, alive: int, worlds: int) -> bool:
    """Return whether one candidate leads all others by so much that more worlds would hardly change it."""
    best = 0
    for k in range(1, alive):
        if think.lead[k] > think.lead[best]:
            best = k
    for k in range(alive):
        gap = think.lead[best] - think.lead[k]
        # Leads are known over the first candidate only: the variance of a difference is at most twice the sum.
        spread = 2.0 * (spread_of(think, best, worlds) + spread_of(think, k, worlds))
        if k != best and gap * gap < CLEAR * CLEAR * spread:
            return False
    return True


@rule
def spread_of(think: Thought, k: int, worlds: int) -> float:
    """Return the variance of a summed lead."""
    return think.lead_squares[k] - think.lead[k] * think.lead[k] / worlds


@rule
def sort_best_first(think: Any, n: int) -> None:
    """Sort the first n candidates by their mean utility."""
    for k in range(1, n):
        j = k
        while j > 0 and think.total[j] * think.tries[j - 1] > think.total[j - 1] * think.tries[j]:
            move_up(think, j)
            j -= 1
