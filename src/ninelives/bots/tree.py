"""Search a tree of decisions, of the own seat and of the others, over sampled worlds: it finds the best action.

Information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) guided by rules of thumb: they say which
actions deserve a look (by the formula PUCT of Rosin 2011) and play out what the tree does not hold. Others are taken to
search half of the time and to follow habits else: both kinds of opponents exist. Their hidden choices make no branches:
they are luck to the searching seat.
"""

import math
from typing import Any

from ninelives.bots import habits
from ninelives.bots.imagined import is_decided, list_candidates, move_up, next_actor, play_out
from ninelives.bots.thought import NODES
from ninelives.games import verbs
from ninelives.games.kernel import below, long_entry, rule

EXPLORATION = 8.0  # how much attention untried actions get, in points of a round
DOUBT = 1.0  # how many points worse than those tried an action is thought to be
CONFIDENCE = 60.0  # an action worth so much more by rules of thumb gets e times the attention
HABIT = 50  # per cent of others' moves that are made by rules of thumb
PAUSE = 64  # playouts after which the search looks whether it is settled

ROOT = 0
NONE = -1


@long_entry
def search_tree(states: Any, seat: int, budget: int, trees: Any) -> Any:
    """Find the best action for what a seat observes in states[0]; states[1] is scratch.

    Spends at most `budget` playouts. Returns the number of candidates; .action, .total and .tries tell how each did,
    the most tried first.
    """
    tree = trees[0]
    n = list_candidates(states[0], seat, tree)
    tree.size = 1
    tree.first[ROOT] = NONE
    for k in range(n):
        add_child(ROOT, seat, tree.action[k], tree)
    since = habits.stretch(states[0])
    for done in range(1, budget + 1):
        states[1] = states[0]
        habits.imagine(states[1], seat, tree)
        node = descend(states[1], seat, since, tree)
        play_out(states[1], since, tree)
        for other in range(states[1].players):
            tree.reward[other] = habits.utility(states[1], other, tree)
        note_candidate(back_up(node, tree) - 1, seat, tree)
        if done % PAUSE == 0 and is_settled(tree, n, budget - done):
            break
    sort_most_tried_first(tree, n)
    return n


@rule
def descend(s: Any, seat: int, since: int, tree: Any) -> int:
    """Play the world through the tree; return the node where it leaves it, a new one unless there is no room."""
    node = ROOT
    mover = seat
    while mover != NONE:
        by_habit = mover != seat and below(tree.rng, 100) < HABIT
        child = choose_child(s, node, mover, by_habit, tree)
        if child == NONE:
            return node
        node = child
        verbs.apply_action(s, mover, tree.taken[node])
        if tree.visits[node] == 0:
            return node
        mover = next_mover(s, seat, since, tree)
    return node


@rule
def next_mover(s: Any, seat: int, since: int, tree: Any) -> int:
    """Return who chooses next; hidden choices of others are made by rules of thumb on the way."""
    while not is_decided(s, since):
        mover = next_actor(s)
        if mover == seat or not habits.is_hidden(s):
            return mover
        verbs.apply_action(s, mover, habits.thumb_action(s, mover, tree))
    return NONE


@rule
def choose_child(s: Any, node: int, mover: int, by_habit: bool, tree: Any) -> int:
    """Return the habitual child, or the one that is best so far or deserves a look; this world must allow it."""
    n = habits.weigh(s, mover, tree)
    all_shares = share_attention(tree, n)
    visits, total = find_children(node, tree, n)
    untried = total / visits - DOUBT if visits else 0.0
    attention = EXPLORATION * math.sqrt(visits + 1.0) / all_shares
    best, best_bound = 0, -1e9
    for k in range(n):
        child = tree.child[k]
        tries = tree.visits[child] if child != NONE else 0
        mean = tree.sum[child] / tries if tries else untried
        bound = tree.worth[k] if by_habit else mean + attention * tree.worth[k] / (1 + tries)
        if bound > best_bound:
            best, best_bound = k, bound
    if tree.child[best] != NONE:
        return tree.child[best]
    return add_child(node, mover, tree.acts[best], tree)


@rule
def share_attention(tree: Any, n: int) -> float:
    """Turn what speaks for each action into the share of attention that it deserves; return the sum."""
    most = tree.worth[0]
    for k in range(1, n):
        most = max(most, tree.worth[k])
    total = 0.0
    for k in range(n):
        tree.worth[k] = math.exp((tree.worth[k] - most) / CONFIDENCE)
        total += tree.worth[k]
    return total


@rule
def find_children(node: int, tree: Any, n: int) -> tuple[int, float]:
    """Note the child of each action in acts; return their visits and rewards in all."""
    for k in range(n):
        tree.place[tree.acts[k]] = k + 1
        tree.child[k] = NONE
    visits, total = 0, 0.0
    child = tree.first[node]
    while child != NONE:
        place = tree.place[tree.taken[child]]
        if place:
            tree.child[place - 1] = child
            visits += tree.visits[child]
            total += tree.sum[child]
        child = tree.next[child]
    for k in range(n):
        tree.place[tree.acts[k]] = 0
    return visits, total


@rule
def add_child(node: int, mover: int, action: int, tree: Any) -> int:
    """Add a node for an action that a seat takes after a node; return it, or NONE if there is no room."""
    child = tree.size
    if child == NODES:
        return NONE
    tree.size += 1
    tree.taken[child] = action
    tree.mover[child] = mover
    tree.parent[child] = node
    tree.first[child] = NONE
    tree.next[child] = tree.first[node]
    tree.first[node] = child
    tree.visits[child] = 0
    tree.sum[child] = 0.0
    return child


@rule
def back_up(node: int, tree: Any) -> int:
    """Reward all that led to a node; return the child of the root among them."""
    below_root = node
    while node != ROOT:
        tree.visits[node] += 1
        tree.sum[node] += tree.reward[tree.mover[node]]
        below_root = node
        node = tree.parent[node]
    return below_root


@rule
def note_candidate(k: int, seat: int, tree: Any) -> None:
    """Note how one more playout went for the k-th candidate."""
    tree.tries[k] += 1
    tree.total[k] += tree.reward[seat]
    tree.score[k] += tree.scores[seat]
    tree.wins[k] += tree.places[seat] == 1


@rule
def is_settled(tree: Any, n: int, left: int) -> bool:
    """Return whether no other candidate could still become the most tried."""
    most, second = 0, 0
    for k in range(n):
        if tree.tries[k] > most:
            most, second = tree.tries[k], most
        elif tree.tries[k] > second:
            second = tree.tries[k]
    return most - second > left


@rule
def sort_most_tried_first(tree: Any, n: int) -> None:
    """Sort the first n candidates by how often they were tried."""
    for k in range(1, n):
        j = k
        while j > 0 and tree.tries[j] > tree.tries[j - 1]:
            move_up(tree, j)
            j -= 1
