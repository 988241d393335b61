"""The compiled loops of environments. As in `driver`, verbs are found by the type of the record."""

from typing import Any

from ninelives.envs.lanes import catbox, felix, maus, people, plain
from ninelives.envs.lanes.lane import FAR, MARGIN, NOBODY_ELSE, ROTATE, SEATS, THUMB, unowned
from ninelives.games import driver
from ninelives.games.catbox.state import STATE as CATBOX
from ninelives.games.driver import verb
from ninelives.games.felix.state import STATE as FELIX
from ninelives.games.kernel import Array, States, entry, long_entry, lowest_bit, next_word, rule, scaled
from ninelives.games.maus.state import STATE as MAUS

driver.register(FELIX, plain, felix)
driver.register(CATBOX, plain, catbox)
driver.register(MAUS, people, maus)

_has_news = verb("has_news")
_write_public = verb("write_public")
_write_tensor = verb("write_tensor")
_mark = verb("mark")
_flat_of = verb("flat_of")
_action_of = verb("action_of")
_habit = verb("habit")


@rule
def write_mask(s: Any, seat: int, out: Array, at: int, actions: int, desk: Any) -> int:
    """Mark what a seat may do in the flat space; how many actions the rulebook has listed in desk.acts."""
    for k in range(actions):
        out[(at & FAR) + k] = 0
    n = driver._legal_actions(s, seat, desk.acts)
    for k in range(n):
        _mark(s, desk.acts[k], out, at)
    return n


@entry
def tensor(states: States, i: int, seat: int, out: Array, desk: States) -> Any:
    """Write what a seat may know of states[i]; how many numbers that were."""
    _write_public(states[i], desk[0].public)
    n = _write_tensor(states[i], seat, desk[0].public, desk[0].tensor, 0)
    for k in range(len(out)):
        out[k] = desk[0].tensor[k]
    return n


@entry
def mask(states: States, i: int, seat: int, out: Array, desk: States) -> None:
    """Write which numbers of the flat action space are legal for a seat."""
    write_mask(states[i], seat, desk[0].mask, 0, len(out), desk[0])
    for k in range(len(out)):
        out[k] = desk[0].mask[k]


@entry
def action(states: States, i: int, seat: int, flat: int, table: States, luck: Array) -> Any:
    """The rulebook's action that a number of the flat space stands for."""
    return _action_of(states[i], seat, flat, table[0], luck)


@entry
def gain(states: States, i: int, table: States, desk: States) -> None:
    """Write into desk.gain what states[i] is worth to each seat."""
    write_gain(states[i], table[0], desk[0])


@rule
def deal(s: Any, lane: Any, table: Any) -> None:
    """Begin the lane's next game."""
    driver._new_state(s, table.players, table.options, next_word(lane.deals))
    lane.learner = lane.games % table.players if table.learner == ROTATE else table.learner
    lane.games += 1
    for seat in range(table.players):
        lane.tempo[seat] = people.tempo(lane.luck) if table.opponents == THUMB else 1.0


@rule
def finish(s: Any, lane: Any, table: Any, desk: Any) -> None:
    """Tell what the game that has ended is worth."""
    write_gain(s, table, desk)
    for seat in range(table.players):
        lane.gain[seat] = desk.gain[seat]
    lane.own[0] = lane.gain[lane.seat]
    lane.done[0] = 1


@rule
def write_gain(s: Any, table: Any, desk: Any) -> None:
    """Write into desk.gain what a game is worth to each seat as it stands; at every table that adds up to zero."""
    driver._returns(s, desk.scores, desk.places)
    total, winners = 0, 0
    for seat in range(table.players):
        total += desk.scores[seat]
        winners += desk.places[seat] == 1
    for seat in range(table.players):
        if table.reward == MARGIN:
            desk.gain[seat] = desk.scores[seat] - total / table.players
        else:
            desk.gain[seat] = (1.0 / winners if desk.places[seat] == 1 else 0.0) - 1.0 / table.players


@rule
def clear(lane: Any) -> None:
    lane.done[0] = 0
    lane.own[0] = 0.0
    for seat in range(SEATS):
        lane.gain[seat] = 0.0


@rule
def opponent_acts(states: States, k: int, seat: int, lane: Any, table: Any, thought: Any, seen: States) -> None:
    """A fixed opponent's action; rules of thumb get what the seat observes, never the game itself."""
    thought.rng[0] = lane.luck[0]
    if table.opponents == THUMB:
        seen[0] = states[k]
        driver._hide(seen[0], seat)
        action = _habit(seen[0], seat, lane, thought)
    else:
        action = driver._random_action(states[k], seat, thought)
    lane.luck[0] = thought.rng[0]
    driver._apply_action(states[k], seat, action)


@long_entry
def run(
    begin: bool,
    steps: int,
    start: int,
    stop: int,
    states: States,
    lanes: States,
    table: States,
    desk: States,
    thought: States,
    scratch: States,
    chosen: Array,
    sample: Array,
    observation: Array,
    final: Array,
    masks: Array,
) -> None:
    """Begin the games of some lanes, or take so many steps in each: the actions, known to be legal, then whatever comes
    before the next decision, which is shown. `sample` gets a random legal action for it, and may be `chosen`.
    """
    t, d = table[0], desk[0]
    seen, shown, marked = unowned(observation), unowned(final), unowned(masks)
    width, actions = len(seen) // len(states), len(marked) // len(states)
    for k in range(start, stop):
        s, lane = states[k], lanes[k]
        for _ in range(steps):
            if lane.done[0]:
                clear(lane)
            if begin:
                deal(s, lane, t)
            else:
                driver._apply_action(s, lane.seat, _action_of(s, lane.seat, chosen[k], t, lane.luck))
            while True:
                if _has_news(s):
                    _write_public(s, lane.public)
                acting = driver._actors(s)
                if acting == 0:
                    finish(s, lane, t, d)
                    _write_tensor(s, lane.seat, lane.public, shown, width * k)
                    deal(s, lane, t)
                    continue
                seat = lowest_bit(acting)
                if t.opponents == NOBODY_ELSE or seat == lane.learner:
                    break
                opponent_acts(states, k, seat, lane, t, thought[0], scratch)
            lane.seat = seat
            _write_tensor(s, seat, lane.public, seen, width * k)
            word = next_word(lane.samples)  # drawn before it is needed: processors do this besides
            n = write_mask(s, seat, marked, actions * k, actions, d)
            sample[k] = _flat_of(s, d.acts[scaled(word, n)], lane.samples)


@entry
def refused(masks: Array, chosen: Array) -> Any:
    """The first lane whose action is not legal, or -1."""
    actions = len(masks) // len(chosen)
    for k in range(len(chosen)):
        if chosen[k] < 0 or chosen[k] >= actions or not masks[actions * k + chosen[k]]:
            return k
    return -1
