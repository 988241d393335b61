# Cat in the Box

catbox-round = Round { $round }. { $seat } is the start player.
catbox-middle = Turned up in the middle: { $numbers }.
catbox-aside = { $seat } sets a { $number } aside.
catbox-aside-hidden = { $seat } sets a card aside.
catbox-predict = { $seat } predicts { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
catbox-play = { $seat } plays { $number } { $colour }.
catbox-lose-colour = { $seat } can no longer declare { $colour }.
catbox-trick = { $seat } wins the trick.
catbox-paradox = Paradox! { $seat } can declare nothing and reveals { $numbers }. The round is over.
catbox-points = { $seat } scores { $points } (tricks: { $tricks }, bonus: { $bonus }).

catbox-unreadable = “{ $action }” is not an action. Say a number and a colour such as “7 blue” ({ $words }), “aside” and a number, or “predict” and a number.
catbox-aside-first = First everybody sets a card aside: say “aside” and a number of your hand.
catbox-not-in-hand = You do not hold a { $number }.
catbox-predict-first = Now tricks are predicted: say “predict” and a number.
catbox-bad-prediction = You may predict { $valid }.
catbox-play-now = Now cards are played: say a number and a colour.
catbox-colour-lost = You can no longer declare { $colour } this round.
catbox-cell-taken = { $number } { $colour } is taken on the board.
catbox-red-closed = You may not lead red yet: no red has been declared this round, and you can declare another colour.
catbox-bad-cards = “{ $key }” must be { $count } numbers from 1 to { $highest }.
catbox-bad-copies = “{ $key }” and the hands with it must hold five copies of each number, but there are { $found } of the { $number }.
catbox-round-incomplete = “{ $key }” is given but “{ $missing }” is not.
