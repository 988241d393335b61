"""Cat in the Box: the rules, clause by clause."""

from ninelives.games.kernel import EMPTY, NOBODY, Array, below, bit_count, lowest_bit, rank, rule, shuffle

from .state import (
    ACTIONS_OF_ROW,
    ASIDE,
    COPIES,
    DEALT,
    END,
    EVERY_ROW,
    GREEN,
    HIGHEST,
    MIDDLE,
    MOST_TRICKS_FOR_BONUS,
    NUMBERS,
    PLAY,
    PREDICT,
    PREDICTION,
    PREDICTIONS,
    PURPLE,
    PURPLE_COLUMNS,
    RED,
    REVEALED_MIDDLE,
    ROW,
    ROW_FULL,
    SEATS,
    SET_ASIDE,
    State,
)


@rule
def new_state(s: State, players: int, options: Array, seed: int) -> None:
    """Begin a game. Options: board."""
    s.rng[0] = seed
    s.players = players
    s.board = options[0]
    s.round_no = 0
    s.last_leader = NOBODY
    s.last_winner = NOBODY
    s.paradox = NOBODY
    for seat in range(SEATS):
        s.last_played[seat] = EMPTY
        s.last_prediction[seat] = 0
        s.last_tricks[seat] = 0
        s.last_tokens[seat] = 0
        s.last_middle[seat] = EMPTY
        s.causers[seat] = NOBODY
        for n in range(SEATS):
            s.points[n, seat] = 0
            s.bonus[n, seat] = 0
    for number in range(NUMBERS):
        s.revealed[number] = 0
    s.start = below(s.rng, players)  # CB-2
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """Begin a round: new cards, and everybody has all X tokens back (CB-3, CB-6)."""
    s.phase = ASIDE
    s.waiting = s.players
    s.leader = s.start
    s.turn = s.start
    s.trick = 0
    s.led = EMPTY
    s.opener = NOBODY
    s.opener_numbers = 0
    s.free[0] = ((1 << HIGHEST[s.players]) - 1) * EVERY_ROW
    for seat in range(SEATS):
        s.tokens[seat] = 0
        s.colours[seat] = ROW_FULL * EVERY_ROW
        s.aside[seat] = EMPTY
        s.prediction[seat] = 0
        s.tricks[seat] = 0
        s.played[seat] = EMPTY
        s.middle[seat] = EMPTY
    deal(s)


@rule
def deal(s: State) -> None:
    """Shuffle and deal five copies of each number (CB-1, CB-3); with two players five stay in the middle (CB-15)."""
    n = COPIES * HIGHEST[s.players]
    for card in range(n):
        s.deck[card] = card // COPIES
    shuffle(s.rng, s.deck, n)
    top = 0
    for seat in range(SEATS):
        s.cards[seat] = DEALT[s.players] if seat < s.players else 0
        for number in range(NUMBERS):
            s.hand[seat, number] = 0
        for _ in range(s.cards[seat]):
            s.hand[seat, s.deck[top]] += 1
            top += 1
    if s.players == 2:
        for k in range(MIDDLE):
            s.middle[k] = s.deck[top + k]
        s.free[0] &= ~blocked_cells(s.middle)


@rule
def blocked_cells(middle: Array) -> int:
    """Return the cells that the revealed middle cards block, as a board.

    CB-15: a number blocks its green cell, a second copy the yellow one, a third the blue one.
    """
    blocked = 0
    for k in range(REVEALED_MIDDLE):
        if middle[k] != EMPTY:
            cell = cell_of(middle[k], GREEN)
            while blocked & cell:
                cell >>= ROW
            blocked |= cell
    return blocked


@rule
def cell_of(number: int, colour: int) -> int:
    """Return the cell of a number and a colour, as a board."""
    return 1 << (ROW * colour + number)


@rule
def tricks_in_round(s: State) -> int:
    """Return how many tricks a round has: one card is set aside and one is not played (CB-11)."""
    return DEALT[s.players] - 2


@rule
def red_is_open(s: State) -> bool:
    """Return whether a token lies in the red row (CB-8). Blocked cells are never red."""
    full = (1 << HIGHEST[s.players]) - 1
    return (s.free[0] & ROW_FULL) != full


@rule
def declarable(s: State, seat: int) -> int:
    """Return the cells that a seat could take with some hand card, as a board (CB-7)."""
    numbers = 0
    for number in range(NUMBERS):
        if s.hand[seat, number]:
            numbers |= 1 << number
    return (numbers * EVERY_ROW) & s.free[0] & s.colours[seat]


@rule
def playable(s: State, seat: int) -> int:
    """Return the cells that a seat may take: a leader keeps off closed red if another colour is possible (CB-8)."""
    cells = declarable(s, seat)
    if s.led == EMPTY and cells > ROW_FULL and not red_is_open(s):
        cells &= ~ROW_FULL
    return cells


@rule
def as_actions(cells: int) -> int:
    """Return the actions that take the cells of a board, as a bit mask."""
    actions = 0
    for colour in range(4):
        actions |= ACTIONS_OF_ROW[(cells >> (ROW * colour)) & ROW_FULL] << colour
    return actions


@rule
def actors(s: State) -> int:
    """Return the seats that may act, as a bit mask."""
    if s.phase == END:
        return 0
    if s.phase != ASIDE:
        return 1 << s.turn
    mask = 0
    for seat in range(s.players):
        if s.aside[seat] == EMPTY:
            mask |= 1 << seat
    return mask


@rule
def legal_actions(s: State, seat: int, out: Array) -> int:
    """Write a seat's legal actions, ascending; return how many."""
    n = 0
    if s.phase == PLAY:
        if s.turn == seat:
            cards = as_actions(playable(s, seat))
            while cards:
                out[n] = lowest_bit(cards)
                n += 1
                cards &= cards - 1
    elif s.phase == ASIDE:
        if s.aside[seat] == EMPTY:
            for number in range(NUMBERS):
                out[n] = SET_ASIDE + number
                n += s.hand[seat, number] > 0
    elif s.phase == PREDICT and s.turn == seat:
        for tricks in PREDICTIONS[s.players]:
            out[n] = PREDICTION + tricks
            n += 1
    return n


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """Carry out one legal action."""
    if s.phase == PLAY:
        play_card(s, seat, action)
    elif s.phase == ASIDE:
        set_aside(s, seat, action - SET_ASIDE)
    else:
        predict(s, seat, action - PREDICTION)
    if s.phase == PLAY:
        examine(s)


@rule
def set_aside(s: State, seat: int, number: int) -> None:
    """Set a hand card aside (CB-3); when all have, go on to predict, or with two players to play (CB-4)."""
    s.hand[seat, number] -= 1
    s.cards[seat] -= 1
    s.aside[seat] = number
    s.waiting -= 1
    if s.waiting == 0:
        s.waiting = s.players
        s.phase = PREDICT if s.players > 2 else PLAY  # CB-4


@rule
def predict(s: State, seat: int, tricks: int) -> None:
    """Predict a number of tricks (CB-4); when all have, the first trick begins."""
    s.prediction[seat] = tricks
    s.turn = seat_after(s, seat)
    s.waiting -= 1
    if s.waiting == 0:
        s.waiting = s.players
        s.phase = PLAY


@rule
def seat_after(s: State, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def play_card(s: State, seat: int, action: int) -> None:
    """Play a hand card with a declared colour: its token goes on the cell, and the turn goes on (CB-7)."""
    number = action // 4
    colour = action % 4
    if s.led == EMPTY:
        lead(s, seat, colour)
    elif colour != s.led:
        s.colours[seat] &= ~(ROW_FULL << (ROW * s.led))  # CB-9
    cell = cell_of(number, colour)
    s.free[0] ^= cell
    s.tokens[seat] |= cell
    s.hand[seat, number] -= 1
    s.cards[seat] -= 1
    s.played[seat] = action
    s.waiting -= 1
    if s.waiting == 0:
        finish_trick(s)
    else:
        s.turn = seat_after(s, seat)


@rule
def lead(s: State, seat: int, colour: int) -> None:
    """Declare the led colour. Whoever has to open red shows which numbers that hand can only hold (CB-8)."""
    s.led = colour
    if colour == RED and not red_is_open(s):
        others = s.free[0] & s.colours[seat] & ~ROW_FULL
        s.opener = seat
        s.opener_numbers = ROW_FULL & ~(others >> ROW | others >> 2 * ROW | others >> 3 * ROW)


@rule
def finish_trick(s: State) -> None:
    """Give a complete trick to its winner, who leads the next one (CB-10)."""
    winner = s.leader
    for seat in range(s.players):
        if strength(s, s.played[seat]) > strength(s, s.played[winner]):
            winner = seat
    s.tricks[winner] += 1
    keep_trick(s, winner)
    s.trick += 1
    s.led = EMPTY
    if s.trick < tricks_in_round(s):
        s.leader = winner
        s.turn = winner
        s.waiting = s.players


@rule
def strength(s: State, play: int) -> int:
    """Return how strong a play is in this trick: red beats all, then the led colour, then the higher number (CB-10)."""
    colour = play % 4
    number = play // 4
    if colour == RED:
        return 2 * NUMBERS + number
    return NUMBERS + number if colour == s.led else 0


@rule
def keep_trick(s: State, winner: int) -> None:
    """Keep the plays of this trick as the last one, to be shown; nobody wins the trick of a paradox."""
    s.last_leader = s.leader
    s.last_winner = winner
    for seat in range(SEATS):
        s.last_played[seat] = s.played[seat]
        s.played[seat] = EMPTY


@rule
def examine(s: State) -> None:
    """See whether the round is over: by its last trick, or by a seat that is to play and can declare nothing."""
    if s.trick == tricks_in_round(s):
        end_round(s, NOBODY)  # CB-11
    elif declarable(s, s.turn) == 0:  # CB-12
        if s.led != EMPTY:  # a trick that nobody has begun leaves the one before as the last
            keep_trick(s, NOBODY)
        end_round(s, s.turn)


@rule
def end_round(s: State, causer: int) -> None:
    """Score a round, which the causer of a paradox may have ended (CB-12), and begin the next one, if any."""
    s.led = EMPTY
    s.paradox = causer
    s.causers[s.round_no] = causer
    for number in range(NUMBERS):
        s.revealed[number] = s.hand[causer, number] if causer != NOBODY else 0  # CB-12
    for k in range(MIDDLE):
        s.last_middle[k] = s.middle[k]
    for seat in range(s.players):
        score_seat(s, seat)
    s.round_no += 1
    if s.round_no == s.players:
        s.phase = END
        return
    s.start = seat_after(s, s.start)  # CB-2
    begin_round(s)


@rule
def score_seat(s: State, seat: int) -> None:
    """Write what a seat earns in this round: tricks, and for an exact prediction its largest group (CB-13, CB-15)."""
    met = s.tricks[seat] == s.prediction[seat]
    if s.players == 2:
        met = s.tricks[seat] <= MOST_TRICKS_FOR_BONUS
    bonus = 0
    points = s.tricks[seat]
    if seat == s.paradox:
        points = -points
    elif met:
        bonus = largest_group(s, s.tokens[seat])
    s.points[s.round_no, seat] = points + bonus
    s.bonus[s.round_no, seat] = bonus
    s.last_tricks[seat] = s.tricks[seat]
    s.last_prediction[seat] = s.prediction[seat]
    s.last_tokens[seat] = s.tokens[seat]


@rule
def largest_group(s: State, board: int) -> int:
    """Return the size of the largest orthogonally connected group of cells."""
    board = as_seen(s, board)
    best = 0
    while board:
        group = group_around(board, board & -board)
        best = max(best, bit_count(group))
        board ^= group
    return best


@rule
def group_around(board: int, cell: int) -> int:
    """Return the cells of a board that are connected with one of them, as a board."""
    group = cell
    grown = 0
    while grown != group:
        grown = group
        group = board & (group | group << 1 | group >> 1 | group << ROW | group >> ROW)
    return group


@rule
def as_seen(s: State, board: int) -> int:
    """Return a board with its columns in the order of the face that is played on: only there neighbours touch."""
    return in_purple_columns(board, HIGHEST[s.players]) if s.board == PURPLE else board


@rule
def in_purple_columns(board: int, highest: int) -> int:
    """Return a board with its columns as on the purple face; numbers not in play have no column (CB-5)."""
    reordered = 0
    column = 0
    for number in PURPLE_COLUMNS:
        if number <= highest:
            reordered |= ((board >> (number - 1)) & EVERY_ROW) << column
            column += 1
    return reordered


@rule
def is_terminal(s: State) -> bool:
    """Return whether the game is over."""
    return s.phase == END


@rule
def returns(s: State, scores: Array, places: Array) -> None:
    """Write scores and places: totals count, ties go to the higher score in the last round (CB-14)."""
    for seat in range(s.players):
        scores[seat] = 0
        for n in range(s.players):
            scores[seat] += s.points[n, seat]
    rank(scores, s.points[s.players - 1], s.players, places)
