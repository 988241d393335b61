"""Maus geflippt: the rules, clause by clause."""

from ninelives.games.kernel import EMPTY, NOBODY, Array, Work, below, lowest_bit, rank, rule, shuffle

from .state import (
    CARDS,
    CARRIES,
    CHEESE,
    COPIES,
    END,
    FALSE_SHOUT,
    FLIP,
    FLIP_MOUSE,
    HAND,
    HOLD,
    KINDS,
    LATE,
    MICE,
    MOST_FACE_DOWN,
    MOST_SCORED,
    MOST_SHUFFLES,
    MOUSE,
    NO_ANSWER,
    OUTFIT,
    PIECES,
    PILE_MOUSE,
    SEATS,
    SHOUT,
    SLAP,
    TIME,
    WRONG,
    State,
)


@rule
def new_state(s: State, players: int, options: Array, seed: int) -> None:
    """Deal a game. Options: uncertainty, time_limit (milliseconds)."""
    s.rng[0] = seed
    s.players = players
    s.uncertainty, s.time_limit = options[0], options[1]
    s.phase = FLIP
    s.idle = s.scored = 0
    s.mouse = s.last_mouse = s.last_cheese = EMPTY
    s.last_turner = NOBODY
    for k in range(MOST_SCORED):
        s.scorer[k], s.scores[k] = NOBODY, 0
    deal_garments(s)
    deal_mice(s)
    for seat in range(SEATS):
        clear_seat(s, seat)
        if seat < players:
            fill_hand(s, seat)  # MG-2
    s.turner = below(s.rng, players)  # MG-2
    s.waiting = 1


@rule
def clear_seat(s: State, seat: int) -> None:
    """Empty a seat's hand, laundry and answer."""
    s.answer[seat] = NO_ANSWER
    s.mice[seat] = s.last_time[seat] = s.last_fits[seat] = 0
    s.last_what[seat] = HOLD
    s.last_result[seat] = LATE
    for slot in range(HAND):
        s.hand[seat, slot] = s.last_shown[seat, slot] = EMPTY
        s.known[seat, slot] = s.batch[seat, slot] = 0
    for garment in range(KINDS):
        s.laundry[seat, garment] = 0
    for k in range(MOST_FACE_DOWN):
        s.face_down[seat, k] = EMPTY


@rule
def deal_garments(s: State) -> None:
    """Shuffle all garments into the draw pile (MG-1)."""
    for n in range(MOST_SHUFFLES):
        for garment in range(KINDS):
            s.unseen[n, garment] = 0
    n = 0
    for garment in range(KINDS):
        s.unseen[0, garment] = COPIES[garment]
        for _ in range(COPIES[garment]):
            s.draw[n] = garment
            n += 1
    shuffle(s.rng, s.draw, CARDS)
    s.draw_size = CARDS
    s.drawn = s.discards = s.shuffles = 0


@rule
def deal_mice(s: State) -> None:
    """Shuffle mice and cheeses (MG-1, MG-2); where discards will lie, as `shuffle` is compiled for each array size."""
    for mouse in range(MICE):
        s.discard[mouse] = mouse
    shuffle(s.rng, s.discard, MICE)
    for k in range(MICE):
        s.pile[k] = s.discard[k]
        s.seen[k] = 0
    s.pile_top = 0
    s.pile_size = MICE
    for piece in range(PIECES):
        s.discard[piece] = piece
    shuffle(s.rng, s.discard, PIECES)
    for k in range(PIECES):
        s.cheese[k] = s.discard[k]
        s.cheese_owner[k] = NOBODY
    s.cheeses_taken = 0
    for k in range(CARDS):
        s.discard[k] = EMPTY


@rule
def actors(s: State) -> int:
    """Return the seats that may act, as a bit mask."""
    if s.phase == FLIP:
        return 1 << s.turner  # MG-12
    mask = 0
    if s.phase == SLAP:
        for seat in range(s.players):
            if s.answer[seat] == NO_ANSWER:
                mask |= 1 << seat
    return mask


@rule
def legal_actions(s: State, seat: int, out: Array) -> int:
    """Write a seat's legal actions without their times, ascending; return how many."""
    if s.phase == FLIP and s.turner == seat:
        out[0] = FLIP_MOUSE
        return 1
    n = 0
    if s.phase == SLAP and s.answer[seat] == NO_ANSWER:
        garments = hand_mask(s, seat)
        left = garments
        while left:
            out[n] = lowest_bit(left)
            n += 1
            left &= left - 1
        if garments and s.face_down[seat, MOST_FACE_DOWN - 1] == EMPTY:  # MG-7
            out[n] = SHOUT
            n += 1
        out[n] = HOLD
        n += 1
    return n


@rule
def hand_mask(s: State, seat: int) -> int:
    """Return the garments in a hand, as a bit mask."""
    mask = 0
    for slot in range(HAND):
        if s.hand[seat, slot] != EMPTY:
            mask |= 1 << s.hand[seat, slot]
    return mask


@rule
def listed(s: State, action: int) -> int:
    """Return the entry of `legal_actions` that an action is allowed by: slaps and shouts have a time, others none."""
    what = action % TIME
    time = action // TIME
    if what <= SHOUT:
        return what if 1 <= time <= s.time_limit else EMPTY
    return what if time == 0 else EMPTY


@rule
def random_action(s: State, seat: int, work: Work) -> int:
    """Return a random legal action, at a random time."""
    what = work.acts[below(work.rng, legal_actions(s, seat, work.acts))]
    if what <= SHOUT:
        return what + TIME * (1 + below(work.rng, s.time_limit))
    return what


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """Carry out one legal action. The last answer to a mouse has it judged."""
    if action == FLIP_MOUSE:
        s.mouse = take_from_pile(s)  # MG-3
        s.seen[s.mouse] = 1
        s.phase = SLAP
        s.waiting = s.players
        return
    s.answer[seat] = action
    s.waiting -= 1
    if s.waiting == 0:
        judge(s)


@rule
def take_from_pile(s: State) -> int:
    """Take the top mouse off the pile and return it."""
    mouse = s.pile[s.pile_top]
    s.pile[s.pile_top] = EMPTY
    s.pile_top = (s.pile_top + 1) % MICE
    s.pile_size -= 1
    return mouse


@rule
def put_under(s: State) -> None:
    """Put the visible mouse under the pile."""
    s.pile[(s.pile_top + s.pile_size) % MICE] = s.mouse
    s.pile_size += 1


@rule
def is_protected(s: State) -> bool:
    """Return whether the visible mouse carries the visible cheese (MG-3)."""
    return CARRIES[s.mouse] == s.cheese[s.cheeses_taken]


@rule
def judge(s: State) -> None:
    """Judge a mouse that all have answered: who was fastest, and what that brings."""
    remember(s)
    first = next_fastest(s, NOBODY)
    if first == NOBODY:
        nobody_slapped(s)
        return
    s.idle = 0
    if not is_protected(s) and is_tie(s, first) and show_close(s, first):
        share(s, first, next_fastest(s, first))
    else:
        show(s, first)
        if is_protected(s):
            burn_paws(s, first)
        else:
            judge_alone(s, first)
        settle(s, first)
    s.turner = first  # MG-12
    next_mouse(s)


@rule
def remember(s: State) -> None:
    """Keep what is told afterwards: kinds and times of all slaps; results and shown cards follow."""
    s.last_mouse = s.mouse
    s.last_cheese = s.cheese[s.cheeses_taken]
    s.last_turner = s.turner
    for seat in range(s.players):
        what = s.answer[seat] % TIME
        s.last_what[seat] = what if what >= SHOUT else 0
        s.last_time[seat] = s.answer[seat] // TIME
        s.last_result[seat] = LATE
        s.last_fits[seat] = hand_mask(s, seat) & OUTFIT[s.mouse]
        for slot in range(HAND):
            s.last_shown[seat, slot] = EMPTY


@rule
def next_fastest(s: State, after: int) -> int:
    """Return the fastest slap, or the next one after a seat's. Equal times: clockwise from the turner (MG-10)."""
    best = NOBODY
    for k in range(s.players):
        seat = (s.last_turner + k) % s.players
        if s.answer[seat] % TIME == HOLD or (after != NOBODY and not is_before(s, after, seat)):
            continue
        if best == NOBODY or is_before(s, seat, best):
            best = seat
    return best


@rule
def is_before(s: State, seat: int, other: int) -> bool:
    """Return whether a seat's slap counts as faster than another's."""
    if behind(s, other, seat) != 0:
        return behind(s, other, seat) < 0
    return (seat - s.last_turner) % s.players < (other - s.last_turner) % s.players


@rule
def nobody_slapped(s: State) -> None:
    """Put the mouse under the pile; a whole pass through it without a slap ends the game (MG-11, MG-14)."""
    put_under(s)
    s.idle += 1
    next_mouse(s)
    if s.idle >= s.pile_size:
        s.phase = END


@rule
def next_mouse(s: State) -> None:
    """Wait for the next mouse to be flipped, unless the last mouse or cheese is gone (MG-14)."""
    s.mouse = EMPTY
    for seat in range(s.players):
        s.answer[seat] = NO_ANSWER
    s.waiting = 1
    s.phase = FLIP
    if s.pile_size == 0 or s.cheeses_taken == PIECES:
        s.phase = END  # MG-14


@rule
def is_correct(s: State, seat: int) -> bool:
    """Return whether a slap's garment is worn, or after a shout nothing in hand is (MG-4, MG-6)."""
    what = s.answer[seat] % TIME
    if what == SHOUT:
        return hand_mask(s, seat) & OUTFIT[s.mouse] == 0
    return (OUTFIT[s.mouse] >> what) & 1 == 1


@rule
def is_tie(s: State, first: int) -> bool:
    """Return whether several slaps are too close to tell, and there is a second mouse to give (MG-10)."""
    second = next_fastest(s, first)
    return second != NOBODY and behind(s, first, second) <= s.uncertainty and s.pile_size > 0


@rule
def show_close(s: State, first: int) -> bool:
    """Show all slaps that are too close to tell; return whether all of them are correct (MG-10)."""
    all_correct = True
    seat = first
    while seat != NOBODY and behind(s, first, seat) <= s.uncertainty:
        show(s, seat)
        all_correct = all_correct and is_correct(s, seat)
        seat = next_fastest(s, seat)
    return all_correct


@rule
def behind(s: State, first: int, seat: int) -> int:
    """Return by how many milliseconds a slap came after the first."""
    return s.answer[seat] // TIME - s.answer[first] // TIME


@rule
def share(s: State, first: int, second: int) -> None:
    """Give one seat the visible mouse, another the top mouse of the pile, face down (MG-10)."""
    catch(s, first, MOUSE)
    settle(s, first)
    take_from_pile(s)
    catch(s, second, PILE_MOUSE)
    settle(s, second)


@rule
def settle(s: State, seat: int) -> None:
    """Note the points of a seat whose slap was judged, and fill its hand."""
    s.scorer[s.scored] = seat
    s.scores[s.scored] = score(s, seat)
    s.scored += 1
    fill_hand(s, seat)


@rule
def judge_alone(s: State, seat: int) -> None:
    """Judge the fastest slap alone (MG-9): it catches the mouse, or makes laundry (MG-5, MG-6)."""
    if is_correct(s, seat):
        catch(s, seat, MOUSE)
        return
    put_under(s)
    if s.answer[seat] % TIME == SHOUT:
        s.last_result[seat] = FALSE_SHOUT
        dirty_matching(s, seat)  # MG-6
    else:
        s.last_result[seat] = WRONG
        s.laundry[seat, take_garment(s, seat)] += 1  # MG-5


@rule
def catch(s: State, seat: int, result: int) -> None:
    """Give a seat a mouse: the garment of its slap is discarded, a shouted hand is kept (MG-4, MG-6)."""
    s.last_result[seat] = result
    s.mice[seat] += 1
    if s.answer[seat] % TIME != SHOUT:
        s.discard[s.discards] = take_garment(s, seat)
        s.discards += 1


@rule
def burn_paws(s: State, seat: int) -> None:
    """Give a seat the cheese, whose mouse it should not have slapped (MG-8)."""
    s.last_result[seat] = CHEESE
    s.cheese_owner[s.cheeses_taken] = seat
    s.cheeses_taken += 1
    if s.answer[seat] % TIME == SHOUT:
        dirty_matching(s, seat)
    put_under(s)


@rule
def dirty_matching(s: State, seat: int) -> None:
    """Make laundry of all matching cards; one, the first in the order of the cards, lies face down (MG-6)."""
    free = 0
    while s.face_down[seat, free] != EMPTY:
        free += 1  # MG-7: there is room, or no shout would be legal
    for garment in range(KINDS):
        for slot in range(HAND):
            if s.hand[seat, slot] == garment and (OUTFIT[s.mouse] >> garment) & 1:
                s.hand[seat, slot] = EMPTY
                if s.face_down[seat, free] == EMPTY:
                    s.face_down[seat, free] = garment
                else:
                    s.laundry[seat, garment] += 1


@rule
def show(s: State, seat: int) -> None:
    """Show everybody a judged slap: the garment, or after a shout the whole hand."""
    what = s.answer[seat] % TIME
    if what == SHOUT:
        for slot in range(HAND):
            s.last_shown[seat, slot] = s.hand[seat, slot]
            if s.hand[seat, slot] != EMPTY:
                make_known(s, seat, slot)
    else:
        s.last_shown[seat, 0] = what
        make_known(s, seat, slot_of(s, seat, what))


@rule
def make_known(s: State, seat: int, slot: int) -> None:
    """Note that everybody has seen a hand card."""
    if not s.known[seat, slot]:
        s.known[seat, slot] = 1
        s.unseen[s.batch[seat, slot], s.hand[seat, slot]] -= 1


@rule
def slot_of(s: State, seat: int, garment: int) -> int:
    """Return which copy of a garment is played: one that is known, else any, so that the choice tells nothing."""
    copies = 0
    chosen = EMPTY
    for slot in range(HAND):
        if s.hand[seat, slot] == garment:
            if s.known[seat, slot]:
                return slot
            copies += 1
            if below(s.rng, copies) == 0:
                chosen = slot
    return chosen


@rule
def take_garment(s: State, seat: int) -> int:
    """Take the garment of a shown slap out of the hand and return it."""
    garment = s.answer[seat] % TIME
    s.hand[seat, slot_of(s, seat, garment)] = EMPTY
    return garment


@rule
def fill_hand(s: State, seat: int) -> None:
    """Draw up to seven cards (MG-2, MG-4); with nothing left to draw, play on with fewer (MG-13)."""
    for slot in range(HAND):
        if s.hand[seat, slot] == EMPTY:
            if s.drawn == s.draw_size:
                shuffle_discards(s)
            if s.drawn == s.draw_size:
                return  # MG-13: play on with fewer
            s.hand[seat, slot] = s.draw[s.drawn]
            s.known[seat, slot] = 0
            s.batch[seat, slot] = s.shuffles
            s.drawn += 1


@rule
def shuffle_discards(s: State) -> None:
    """Shuffle the discards into a new draw pile, which makes a new batch (MG-13)."""
    if s.discards == 0:
        return
    s.shuffles += 1
    for k in range(s.discards):
        s.draw[k] = s.discard[k]
        s.unseen[s.shuffles, s.discard[k]] += 1
        s.discard[k] = EMPTY
    s.draw_size = s.discards
    s.drawn = s.discards = 0
    shuffle(s.rng, s.draw, s.draw_size)


@rule
def is_terminal(s: State) -> bool:
    """Return whether the game is over."""
    return s.phase == END


@rule
def score(s: State, seat: int) -> int:
    """Return a seat's points: mice - laundry - 2 x cheese (MG-14)."""
    points = s.mice[seat]
    for garment in range(KINDS):
        points -= s.laundry[seat, garment]
    for k in range(MOST_FACE_DOWN):
        points -= s.face_down[seat, k] != EMPTY
    for piece in range(PIECES):
        points -= 2 * (s.cheese_owner[piece] == seat)
    return points


@rule
def returns(s: State, scores: Array, places: Array) -> None:
    """Write scores and places; ties are shared (MG-14)."""
    for seat in range(s.players):
        scores[seat] = score(s, seat)
    rank(scores, scores, s.players, places)
