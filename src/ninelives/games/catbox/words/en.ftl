# Cat in the Box

catbox-colour-red = red
catbox-colour-blue = blue
catbox-colour-yellow = yellow
catbox-colour-green = green

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
catbox-ui-led = { $colour } was led
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
catbox-ui-lead = You lead: choose a card
catbox-ui-follow = Choose a card: { $colour } was led
catbox-ui-declare = What colour is your { $number }?
catbox-ui-my-colours = Your colours
catbox-ui-lost = given up
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
catbox-course = Points after each round
catbox-ui-last-trick = Before: { $seat } won
catbox-ui-tied = Equal points: the last round decides.
catbox-ui-you = You
catbox-ui-pts = { $points ->
    [one] pt
   *[other] pts
}
catbox-ui-notes = My notes
catbox-ui-said = I said { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
catbox-ui-won-so-far = won { $tricks }
catbox-ui-largest = Largest group: { $group }
catbox-ui-with = with { $number } { $colour }: a group of { $group }
catbox-ui-notes-colours = My colours
catbox-ui-hands = In hand
catbox-ui-aside-why = It stays out of this round. A number you hold several times is hard to place.
catbox-ui-choose = Choose a card
catbox-ui-set = Set the { $number } aside
catbox-ui-predict-why = If you are exactly right, your largest group of tokens counts too.
catbox-ui-by = by { $seat }
catbox-ui-by-you = by you
catbox-ui-blocked-by = by a card in the middle
catbox-ui-closed = nobody has played red
catbox-ui-brings-lead = leads the trick
catbox-ui-brings-gives = you give up { $colour }
catbox-ui-brings-gives-beats = gives up { $colour }, beats the { $number }
catbox-ui-brings-follow-beats = follows, beats the { $number }
catbox-ui-brings-follow-loses = follows, loses to the { $number }
catbox-ui-brings-beats = beats the { $number }
catbox-ui-brings-off = loses to the { $number }
catbox-ui-sheet-means = Small: points for tricks + points for the largest group. The torn cat: a paradox.
catbox-ui-winner = winner

# Home, and a new table
catbox-title = Cat in the Box
catbox-home-pitch = Your cards have no colour until you say so. Never say what cannot be.
catbox-option-board = Board
catbox-option-board-white = white: numbers in order
catbox-option-board-purple = purple: numbers mixed
catbox-option-board-means = On the mixed board it is harder to make your tokens touch.

# The rules in our own words
catbox-rules-aim-title = What it is about
catbox-rules-aim = You win tricks with cards that have a number but no colour. You choose the colour when you play, and the board remembers: each number can be each colour only once. Predict how many tricks you will win, and never get stuck.
catbox-rules-setup-title = Before you play
catbox-rules-setup = There are five cards of each number, but only four colours: not all of them will find a place. Set one card of your hand aside. Then, in turn, predict how many tricks you will win: 1, 2 or 3; with three players 1, 3 or 4; with two nobody predicts. You play as many rounds as there are players.
catbox-rules-play-title = Playing a card
catbox-rules-play = Choose a card and declare its colour: one that you still have, and whose cell for this number is free. Your token is laid on the cell.

    Whoever leads a trick may not declare red until somebody has declared red in this round, unless nothing else is possible.
catbox-rules-trick-title = The trick
catbox-rules-trick = You need not follow the colour that was led. But whoever declares another colour gives up the colour that was led for the rest of the round.

    The highest red card wins; if there is none, the highest of the colour that was led. The winner leads the next trick. The last card in your hand is never played.
catbox-rules-paradox-title = Paradox
catbox-rules-paradox = If it is your turn and you can declare no colour for any of your cards, that is a paradox: the round ends at once, and each of your tricks counts minus one.
catbox-rules-score-title = Points
catbox-rules-score = Each trick is a point. If your prediction is exactly right and you caused no paradox, you also score your largest group of connected tokens on the board, side by side or one above the other. With two players you score it if you win at most four tricks.

    The highest total wins; in a tie, the better last round.
catbox-rules-two-title = Two players
catbox-rules-two = You play with the numbers 1 to 5. Five cards stay in the middle. Three of them are turned up, and each blocks the cell of its number in the green row; a second card of the same number blocks yellow, a third blue. The other two stay hidden.

    Blocked cells belong to nobody: nothing can be declared there, they connect no tokens, and they do not open red.
catbox-rules-play-example = Your 7 can be blue or yellow. As red it lies there already, by yourself; as green, by somebody else.
catbox-rules-trick-example = Yellow was led. The 8 is blue: its player has given up yellow. The red 2 beats them all.
catbox-rules-paradox-example = It is your turn. Neither the 3 nor the 7 has a free cell in a colour you still have: a paradox.
catbox-rules-two-example = Turned up: a 2 and two 4s. The first 4 blocks green, the second yellow.
catbox-rules-example = Four of your tokens touch each other at their sides: the group counts 4. The fifth, in the corner, touches none of them.

# The coach of a first game
catbox-coach-first = Every trick is a point. You choose a card’s colour when you play it; each number can be each colour only once. First set a card aside: equal cards are hard to place.
catbox-coach-over = The round is over. Every trick is a point, and so is every token in an outlined group: that is the bonus for the right number of tricks.
catbox-coach-paradox = A paradox: somebody could give none of their cards a colour. That ends the round, and each trick they won counts −1. The others score as usual.
catbox-coach-paradox-mine = A paradox: you could give none of your cards a colour. That ends the round, and each trick you won counts −1. The others score as usual.
catbox-coach-aside = Set one card aside. A number that you hold several times is a good choice: it will be hard to place.
catbox-coach-predict = How many tricks will you win? High numbers and red win. If you are exactly right, your largest group of tokens counts too.
catbox-coach-lead = You begin the trick: choose a card, then its colour. The highest number of this colour wins, unless somebody plays red.
catbox-coach-lead-closed = You begin the trick: choose a card, then its colour. The highest number of this colour wins, unless somebody plays red. You cannot begin with red before somebody has played it.
catbox-coach-follow = Choose a card, then its colour. The highest number in { $colour } wins, but red beats everything. Play another colour, and you give up { $colour } for this round.
catbox-coach-follow-red = Choose a card, then its colour. Red was led, so the highest red number wins. Play another colour, and you give up red for this round.
catbox-coach-over-none = The round is over. Every trick is a point. Nobody earned the bonus for a group of tokens this time.
catbox-coach-cannot = The colour led is { $colour }, but none of your cards can be { $colour }. Choose one and say another colour: you give up { $colour } for this round.
catbox-coach-gone = The colour led is { $colour }, but you have given it up: choose a card and say another colour. Only red can win the trick.
catbox-coach-gone-red = Red was led, but you have given it up: choose a card and say another colour. You cannot win this trick.
catbox-coach-wait = Where your tokens touch, your group grows. Keep some colours: if no card of yours can be any colour, that is a paradox and costs points.

# In a terminal
catbox-table-seat = { $seat }: points: { $total }; tricks: { $tricks }; may declare: { $items }
catbox-table-prediction = ; predicted: { $tricks }
catbox-table-trick = On the table: { $items }
catbox-pitch = Cat in the Box — tricks with cards whose colour you decide when you play them. 2 to 5 players.
catbox-help =
    Cards have a number but no colour: you declare it when you play. Each number can be each colour only once, and your token on the board shows that it is taken.
    First set one card aside. Then predict how many tricks you will win (not with two players). The colour led wins with its highest number; red beats everything, but may be led only after somebody has declared red.
    You may declare any colour you still have. If you do not follow the colour led, you lose that colour for the rest of the round.
    Who cannot declare anything causes a paradox: the round ends, and that player's tricks count minus. A trick is 1 point; a right prediction also scores your largest group of connected tokens. With two players, at most 4 tricks count as right.
    Say: “aside 4”, “predict 2”, “7 blue”.
catbox-legend = On the board: “·” is free, “#” is blocked, a letter is the owner of the token.

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
