"""Felix / Filou: the rules, clause by clause."""

from ninelives.games.kernel import EMPTY, NOBODY, Array, Work, below, rank, rule, shuffle

from .state import (
    BANK,
    BID,
    END,
    FILLING,
    FR,
    FULL_SET,
    LARGE_DOG,
    MICE,
    MOUSE_CARDS,
    PASS,
    PASSIVE,
    PLACE,
    RABBIT,
    ROUNDS,
    SEATS,
    SMALL_DOG,
    VALUE,
    State,
)


@rule
def new_state(s: State, players: int, options: Array, seed: int) -> None:
    """Deal a game. Options: edition, open_mice."""
    s.rng[0] = seed
    s.players = players
    s.edition = options[0]
    s.open_mice = options[1]
    for seat in range(SEATS):
        s.mice[seat] = MICE if seat < players else 0  # FX-3
        s.cats[seat] = 0
        s.hand[seat] = 0
    for owner in range(SEATS + 1):
        s.shown[owner] = 0
        s.removed[owner] = EMPTY
    for seat in range(players):
        s.removed[seat] = below(s.rng, 10)  # FX-2
        s.hand[seat] = FULL_SET ^ (1 << s.removed[seat])
    for n in range(ROUNDS):
        s.stack[n] = EMPTY
        s.starter[n] = NOBODY
        s.winner[n] = NOBODY
        s.price[n] = 0
        s.chased[n] = EMPTY
        for place in range(SEATS):
            s.row[n, place] = EMPTY
            s.purse[n, place] = 0
    if players == 3:
        deal_passive(s)
    s.bank = BANK[players]
    s.start = below(s.rng, players)  # FX-5
    s.round_no = 0
    fill_mouse_cards(s)
    begin_round(s)


@rule
def deal_passive(s: State) -> None:
    """Shuffle a fourth set for the passive player: one card leaves unseen, nine form the stack (FX-21)."""
    s.removed[PASSIVE] = below(s.rng, 10)
    n = 0
    for card in range(10):
        if card != s.removed[PASSIVE]:
            s.stack[n] = card
            n += 1
    shuffle(s.rng, s.stack, ROUNDS)


@rule
def row_length(s: State) -> int:
    """Return how many cards a row has: one for each player, and the passive one with three players (FX-21)."""
    return 4 if s.players == 3 else s.players


@rule
def place_in(s: State, round_no: int, seat: int) -> int:
    """Return a seat's place in the row of a round, from 0 (FX-6, FX-21)."""
    place = seat - s.starter[round_no]
    if place < 0:
        place += s.players
    return place + 1 if s.players == 3 else place


@rule
def place_of(s: State, seat: int) -> int:
    """Return a seat's place in this round's row."""
    return place_in(s, s.round_no, seat)


@rule
def has_placed(s: State, seat: int) -> bool:
    """Return whether a seat's card lies in this round's row."""
    return s.row[s.round_no, place_of(s, seat)] != EMPTY


@rule
def owner_of(s: State, round_no: int, place: int) -> int:
    """Return whose card lies at this place of a round's row; PASSIVE for the passive player's."""
    if s.players == 3:
        place -= 1
        if place < 0:
            return PASSIVE
    seat = s.starter[round_no] + place
    return seat - s.players if seat >= s.players else seat


@rule
def begin_round(s: State) -> None:
    """Let everybody place a card; with three players the passive one lies there already (FX-21)."""
    s.phase = PLACE
    s.starter[s.round_no] = s.start
    s.turn = s.start
    if s.players == 3:
        s.row[s.round_no, 0] = s.stack[s.round_no]  # FX-21


@rule
def fill_mouse_cards(s: State) -> None:
    """Fill the mouse cards from the bank: all or none (FX-18)."""
    s.filled = 1 if s.bank >= FILLING[s.players] else 0
    if s.filled:
        s.bank -= FILLING[s.players]


@rule
def mice_on(s: State, n: int) -> int:
    """Return what the n-th passer of this round finds, from 0 (FX-9); nothing is left for the last one (FX-13)."""
    if s.filled and n < s.players - 1:
        return MOUSE_CARDS[s.players][n]
    return 0


@rule
def actors(s: State) -> int:
    """Return the seats that may act, as a bit mask."""
    if s.phase == BID:
        return 1 << s.turn
    mask = 0
    if s.phase == PLACE:  # FX-6: choices are hidden, so all may choose at once
        for seat in range(s.players):
            if not has_placed(s, seat):
                mask |= 1 << seat
    return mask


@rule
def legal_actions(s: State, seat: int, out: Array) -> int:
    """Write a seat's legal actions, ascending; return how many."""
    n = 0
    if s.phase == PLACE:
        if not has_placed(s, seat):
            hand = s.hand[seat]
            for card in range(10):
                out[n] = card
                n += (hand >> card) & 1
    elif s.phase == BID and s.turn == seat:
        out[0] = PASS
        n = 1
        for mice in range(s.high + 1, most_bid(s, seat) + 1):
            out[n] = PASS + mice
            n += 1
    return n


@rule
def most_bid(s: State, seat: int) -> int:
    """Return the highest bid a seat can make: all its mice (FX-8), or 1 if all others have passed (FX-12)."""
    return min(1, s.mice[seat]) if s.passes == s.players - 1 else s.mice[seat]


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """Carry out one legal action."""
    if s.phase == PLACE:
        place_card(s, seat, action)
    elif action == PASS:
        pass_bid(s, seat)
    else:
        raise_bid(s, seat, action - PASS)


@rule
def place_card(s: State, seat: int, card: int) -> None:
    """Put a hand card face down into the row; when all have, reveal the first and let them bid."""
    s.row[s.round_no, place_of(s, seat)] = card
    s.hand[seat] ^= 1 << card
    s.placed += 1
    if s.placed == s.players:
        s.phase = BID
        reveal_next(s)  # FX-7, FX-22


@rule
def reveal_next(s: State) -> None:
    """Reveal the next card of the row."""
    place = s.up
    s.shown[owner_of(s, s.round_no, place)] |= 1 << s.row[s.round_no, place]
    s.up += 1


@rule
def raise_bid(s: State, seat: int, mice: int) -> None:
    """Bid more than anybody; a last player who buys for 1 gets the row at once (FX-12)."""
    s.bid[seat] = mice  # FX-8: a raise replaces the bid
    s.high = mice
    if s.passes == s.players - 1:
        sell(s, seat)  # FX-12
    else:
        next_bidder(s)


@rule
def pass_bid(s: State, seat: int) -> None:
    """Take a seat out of the bidding, with the mice on its mouse card, and reveal the next card (FX-9, FX-10)."""
    s.bid[seat] = 0
    s.mice[seat] += mice_on(s, s.passes)  # FX-9
    s.passed[seat] = 1
    s.passes += 1
    if s.passes == s.players:
        end_round(s, True)  # FX-13
        return
    reveal_next(s)  # FX-10
    if s.players == 3 and s.passes == 2:
        reveal_next(s)  # FX-22
    next_bidder(s)
    if s.passes == s.players - 1 and s.high > 0:
        sell(s, s.turn)


@rule
def next_bidder(s: State) -> None:
    """Give the turn to the next seat clockwise that has not passed."""
    seat = s.turn + 1
    if seat == s.players:
        seat = 0
    while s.passed[seat]:
        seat += 1
        if seat == s.players:
            seat = 0
    s.turn = seat


@rule
def sell(s: State, seat: int) -> None:
    """Let the last player in pay and take the row, after the dogs (FX-11)."""
    s.mice[seat] -= s.high
    s.bank += s.high
    s.winner[s.round_no] = seat
    s.price[s.round_no] = s.high
    s.chased[s.round_no] = chase(s)
    s.cats[seat] += worth(s, s.round_no)
    s.start = seat
    end_round(s, False)


@rule
def worth(s: State, n: int) -> int:
    """Return the points of the cats that the buyer of a round's row took."""
    points = 0
    for place in range(row_length(s)):
        if place != s.chased[n]:
            points += VALUE[s.row[n, place]]
    return points


@rule
def chase(s: State) -> int:
    """Return the place of the animal that a dog chases away, or EMPTY."""
    dogs = 0
    dog = 0
    for place in range(row_length(s)):
        card = s.row[s.round_no, place]
        if card >= LARGE_DOG:
            dogs += 1
            dog = card
    if dogs != 1:
        return EMPTY  # FX-15
    best = EMPTY
    for place in range(row_length(s)):
        card = s.row[s.round_no, place]
        # FX-14, FX-16: the large dog wants the greatest, the small dog the least.
        if is_prey(s, card) and (best == EMPTY or closer(dog, card, s.row[s.round_no, best])):
            best = place
    return best  # FX-17


@rule
def is_prey(s: State, card: int) -> bool:
    """Return whether dogs chase this card; in `fr` also the rabbit, as a 0 (FX-16)."""
    return card < LARGE_DOG and (card != RABBIT or s.edition == FR)


@rule
def closer(dog: int, card: int, other: int) -> bool:
    """Return whether this dog would rather chase `card` than `other`. Cards are numbered in order of value."""
    return card < other if dog == SMALL_DOG else card > other


@rule
def end_round(s: State, unsold: bool) -> None:
    """Clear the bids and begin the next round, or end the game after the ninth (FX-19)."""
    s.placed = 0
    s.up = 0
    s.passes = 0
    s.high = 0
    for seat in range(s.players):
        s.bid[seat] = 0
        s.passed[seat] = 0
        s.purse[s.round_no, seat] = s.mice[seat]
    s.round_no += 1
    s.filled = 0
    if s.round_no == ROUNDS:
        s.phase = END  # FX-19
        return
    if not unsold:  # FX-13: the round after an unsold sack has no mice on the cards
        fill_mouse_cards(s)
    begin_round(s)


@rule
def is_terminal(s: State) -> bool:
    """Return whether the game is over."""
    return s.phase == END


@rule
def returns(s: State, scores: Array, places: Array) -> None:
    """Write scores and places: cats and mice count, ties go to more points in cats (FX-19)."""
    for seat in range(s.players):
        scores[seat] = s.cats[seat] + s.mice[seat]
    rank(scores, s.cats, s.players, places)


@rule
def random_action(s: State, seat: int, work: Work) -> int:
    """Return a random legal action. Bids are many: they are counted, not listed."""
    if s.phase == PLACE:
        return work.acts[below(work.rng, legal_actions(s, seat, work.acts))]
    raised = below(work.rng, 1 + max(0, most_bid(s, seat) - s.high))
    return PASS + s.high + raised if raised else PASS
