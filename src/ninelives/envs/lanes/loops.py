"""The compiled loops of environments. As in `driver`, verbs are found by the type of the record."""

from typing import Any

from ninelives.bots import habits
from ninelives.envs.lanes import verbs as lane_verbs
from ninelives.envs.lanes.kit import FAR
from ninelives.envs.lanes.lane import MARGIN, NOBODY_ELSE, ROTATE, SEATS, THUMB
from ninelives.games import verbs
from ninelives.games.compiler import unowned
from ninelives.games.kernel import Array, States, entry, long_entry, lowest_bit, next_word, rule, scaled

# `setting`, `desk` and `thought` are arrays of one record throughout: see `lane`.


@rule
def write_mask(s: Any, seat: int, out: Array, at: int, actions: int, desk: Any) -> int:
    """Mark what a seat may do in the flat space; return how many actions the rulebook has listed in desk.acts."""
    for k in range(actions):
        out[(at & FAR) + k] = 0
    n = verbs.legal_actions(s, seat, desk.acts)
    for k in range(n):
        lane_verbs.mark(s, desk.acts[k], out, at)
    return n


@entry
def tensor(states: States, i: int, seat: int, out: Array, desk: States) -> Any:
    """Write what a seat may know of states[i]; return how many numbers that were."""
    lane_verbs.write_public(states[i], desk[0].public)
    n = lane_verbs.write_tensor(states[i], seat, desk[0].public, desk[0].tensor, 0)
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
def action(states: States, i: int, seat: int, flat: int, setting: States, luck: Array) -> Any:
    """Return the rulebook's action that a number of the flat space stands for."""
    return lane_verbs.action_of(states[i], seat, flat, setting[0], luck)


@entry
def gain(states: States, i: int, setting: States, desk: States) -> None:
    """Write into desk.gain what states[i] is worth to each seat."""
    write_gain(states[i], setting[0], desk[0])


@rule
def deal(s: Any, lane: Any, people: States, k: int, setting: Any) -> None:
    """Begin the lane's next game."""
    verbs.new_state(s, setting.players, setting.options, next_word(lane.deals))
    lane.learner = lane.games % setting.players if setting.learner == ROTATE else setting.learner
    lane.games += 1
    if setting.opponents == THUMB:
        for seat in range(setting.players):
            for n in range(len(setting.traits)):
                people[k].traits[seat, n] = setting.traits[n]


@rule
def finish(s: Any, lane: Any, setting: Any, desk: Any) -> None:
    """Tell what the game that has ended is worth."""
    write_gain(s, setting, desk)
    for seat in range(setting.players):
        lane.gain[seat] = desk.gain[seat]
    lane.own[0] = lane.gain[lane.seat]
    lane.done[0] = 1


@rule
def write_gain(s: Any, setting: Any, desk: Any) -> None:
    """Write into desk.gain what a game is worth to each seat as it stands; at every table that adds up to zero."""
    verbs.returns(s, desk.scores, desk.places)
    total, winners = 0, 0
    for seat in range(setting.players):
        total += desk.scores[seat]
        winners += desk.places[seat] == 1
    for seat in range(setting.players):
        if setting.reward == MARGIN:
            desk.gain[seat] = desk.scores[seat] - total / setting.players
        else:
            desk.gain[seat] = (1.0 / winners if desk.places[seat] == 1 else 0.0) - 1.0 / setting.players


@rule
def clear(lane: Any) -> None:
    """Forget the game that ended with the last step."""
    lane.done[0] = 0
    lane.own[0] = 0.0
    for seat in range(SEATS):
        lane.gain[seat] = 0.0


@rule
def habit(seen: Any, seat: int, people: Any, thought: Any) -> int:
    """Return what an opponent does out of habit, with its own traits; what becomes of them is kept."""
    for n in range(people.traits.shape[1]):
        thought.traits[n] = people.traits[seat, n]
    action: int = habits.thumb_action(seen, seat, thought)
    for n in range(people.traits.shape[1]):
        people.traits[seat, n] = thought.traits[n]
    return action


@rule
def opponent_acts(
    states: States, k: int, seat: int, lane: Any, people: States, setting: Any, thought: Any, seen: States
) -> None:
    """Let a fixed opponent act; rules of thumb get what the seat observes, never the game itself."""
    thought.rng[0] = lane.luck[0]
    if setting.opponents == THUMB:
        seen[0] = states[k]
        verbs.hide(seen[0], seat)
        action = habit(seen[0], seat, people[k], thought)
    else:
        action = verbs.random_action(states[k], seat, thought)
    lane.luck[0] = thought.rng[0]
    verbs.apply_action(states[k], seat, action)


@long_entry
def run(
    begin: bool,
    steps: int,
    start: int,
    stop: int,
    states: States,
    lanes: States,
    people: States,
    setting: States,
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
    t, d = setting[0], desk[0]
    seen, shown, marked = unowned(observation), unowned(final), unowned(masks)
    width, actions = len(seen) // len(states), len(marked) // len(states)
    for k in range(start, stop):
        s, lane = states[k], lanes[k]
        for _ in range(steps):
            if lane.done[0]:
                clear(lane)
            if begin:
                deal(s, lane, people, k, t)
            else:
                verbs.apply_action(s, lane.seat, lane_verbs.action_of(s, lane.seat, chosen[k], t, lane.luck))
            while True:
                if lane_verbs.has_news(s):
                    lane_verbs.write_public(s, lane.public)
                acting = verbs.actors(s)
                if acting == 0:
                    finish(s, lane, t, d)
                    lane_verbs.write_tensor(s, lane.seat, lane.public, shown, width * k)
                    deal(s, lane, people, k, t)
                    continue
                seat = lowest_bit(acting)
                if t.opponents == NOBODY_ELSE or seat == lane.learner:
                    break
                opponent_acts(states, k, seat, lane, people, t, thought[0], scratch)
            lane.seat = seat
            lane_verbs.write_tensor(s, seat, lane.public, seen, width * k)
            word = next_word(lane.samples)  # drawn before it is needed: processors do this besides
            n = write_mask(s, seat, marked, actions * k, actions, d)
            sample[k] = lane_verbs.flat_of(s, d.acts[scaled(word, n)], lane.samples)


@entry
def refused(masks: Array, chosen: Array) -> Any:
    """Return the first lane whose action is not legal, or -1."""
    actions = len(masks) // len(chosen)
    for k in range(len(chosen)):
        if chosen[k] < 0 or chosen[k] >= actions or not masks[actions * k + chosen[k]]:
            return k
    return -1
