# Cat in the Box

catbox-round = Round { $round }. { $seat } is the start player.
catbox-middle = Turned up in the middle: { $numbers }.
catbox-aside = { $seat } sets { $number ->
    [8] an 8
   *[other] a { $number }
} aside.
catbox-aside-hidden = { $seat } sets a card aside.
catbox-predict = { $seat } predicts { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
catbox-play = { $seat } plays { $number } { $colour }.
catbox-lose-colour = { $seat } can no longer declare { $colour }.
catbox-trick = { $seat } wins the trick.
catbox-paradox = Paradox! { $seat } can declare nothing and reveals { $numbers }. The round is over.
catbox-points = { $seat } scores { $points } (tricks: { $tricks }, group: { $bonus }).

catbox-unreadable = “{ $action }” is not an action. Say a number and a colour such as “7 blue” ({ $words }), “aside” and a number, or “predict” and a number.
catbox-aside-first = First everybody sets a card aside: say “aside” and a number of your hand.
catbox-not-in-hand = You do not hold { $number ->
    [8] an 8
   *[other] a { $number }
}.
catbox-predict-first = Now tricks are predicted: say “predict” and a number.
catbox-bad-prediction = You may predict { $valid }.
catbox-play-now = Now cards are played: say a number and a colour.
catbox-colour-lost = You can no longer declare { $colour } this round.
catbox-cell-taken = { $number } { $colour } is taken on the board.
catbox-red-closed = You may not lead red yet: no red has been declared this round, and you can declare another colour.
catbox-bad-cards = “{ $key }” must be { $count } numbers from 1 to { $highest }.
catbox-bad-copies = “{ $key }” and the hands with it must hold five copies of each number, but there are { $found } of the { $number }.
catbox-round-incomplete = “{ $key }” is given but “{ $missing }” is not.

# The page
catbox-ui-board = Research board
catbox-ui-round = Round { $round } of { $rounds }
catbox-ui-trick = Trick { $trick } of { $tricks }
catbox-ui-middle = In the middle: { $numbers }
catbox-ui-blocked = blocked
catbox-ui-free = free
catbox-ui-legal = free, you may declare this
catbox-ui-colours = colours
catbox-ui-group = group
catbox-ui-tricks = tricks
catbox-ui-points = points
catbox-ui-can-declare = can declare { $colours }
catbox-ui-can-nothing = can declare nothing
catbox-ui-won = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} won
catbox-ui-won-of = { $tricks } won, { $prediction } predicted
catbox-ui-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
catbox-ui-gained = { $points } this round, { $total } in all
catbox-ui-bonus = group: +{ $bonus }
catbox-ui-caused = paradox
catbox-ui-hand-of = in hand: { $numbers }
catbox-ui-hand = Your hand
catbox-ui-card = { $copies ->
    [one] Card { $number }
   *[other] Card { $number }, { $copies } times
}
catbox-ui-led = Led: { $colour }
catbox-ui-leads = { $seat } leads
catbox-ui-ahead = ahead
catbox-ui-turn = { $seat } plays …
catbox-ui-wait = Still to set a card aside: { $seats }
catbox-ui-predicts = { $seat } predicts tricks …
catbox-ui-aside = Round { $round }: set one card aside
catbox-ui-aside-card = set aside: { $number ->
    [8] an 8
   *[other] a { $number }
}
catbox-ui-predict = How many tricks will you win?
catbox-ui-tricks-choice = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
catbox-ui-lead = Your turn: choose a card to begin the trick
catbox-ui-follow = Your turn: choose a card ({ $colour } is led)
catbox-ui-declare = What colour is your { $number }?
catbox-ui-my-colours = Your colours
catbox-ui-lost = lost
catbox-ui-taken = taken
catbox-ui-stuck = Your { $number } can have no colour now.
catbox-ui-not-yet = not yet
catbox-ui-advised = recommended
catbox-ui-result = Round { $round } is over
catbox-ui-no-paradox = No paradox: the world still makes sense.
catbox-ui-torn = Round { $round }: paradox!
catbox-ui-paradox = No colour is left for { $seat }:
catbox-ui-paradox-mine = No colour is left for you:
catbox-ui-paradox-costs = Each of their tricks counts −1.
catbox-ui-paradox-costs-mine = Each of your tricks counts −1.
catbox-ui-on = Go on
catbox-ui-last-board = The last board
catbox-ui-score-sheet = Score sheet
catbox-ui-round-short = R{ $round }
catbox-ui-sum = Total
catbox-ui-chart = Points after each round
catbox-ui-last-trick = Before: { $seat } won
catbox-ui-tied = Equal points: the last round decides.

catbox-hint-better = “{ $action }” should put you about { NUMBER($gain, maximumFractionDigits: 1) } { $gain ->
    [one] point
   *[other] points
} further ahead than “{ $other }”.{ $fact ->
    [often] {" "}You hold it several times.
    [keeps] {" "}You keep { $colour }.
    [joins] {" "}It joins your tokens.
    [wins] {" "}It is more likely to win the trick.
    [hardly] {" "}It is less likely to win the trick.
    [loses] {" "}It leaves the trick to somebody else.
   *[other] {""}
}
catbox-count-paradoxes = Paradoxes a round
catbox-count-rounds_won = Rounds won
catbox-count-round_points = Points a round
catbox-count-round_lead = Lead a round
