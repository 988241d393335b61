# The rules in our own words, and the coach of a first game

rules-example = An example

rules-felix-aim-title = What it is about
rules-felix-aim = Nine sacks are sold, one after the other, for mice. Everybody has put one card into each sack, so you know a part of what you bid for. At the end, the cats you won and the mice you kept are your points.
rules-felix-cards-title = Your cards
rules-felix-cards = Everybody has the same ten cards: good cats worth 3, 5, 8, 11 and 15, bad cats worth −8 and −5, a rabbit worth nothing, a large dog and a small dog. One of them, drawn at random, is taken away at the start: you see which one you lack, the others do not.

    You begin with 15 mice. They are your money, and each mouse you keep is a point.
rules-felix-round-title = A round
rules-felix-round = Everybody puts one card face down into the sack. The row begins with the start player’s card. The first card is turned up, and the bidding begins.

    With three players, a card from a stack comes first, and that is the one turned up.
rules-felix-bidding-title = Bidding
rules-felix-bidding = In turn, bid more mice than anybody before you, or pass. Whoever passes takes back the bid, takes the mice on the lowest mouse card that is left, and the next card of the sack is turned up. So passing early earns less, and with every pass all see more.

    The last one in pays the bid, takes the sack and starts the next round. If nobody has bid, the last one may buy the sack for 1 mouse; otherwise it leaves the game, and in the next round there are no mice for passing.

    The mice for passing come from the bank, and what a sack costs goes there. If the bank cannot fill every mouse card, none is filled: whoever passes in that round gets nothing.
rules-felix-dogs-title = Dogs
rules-felix-dogs = One dog in the sack chases one animal, and both are gone: the large dog the best cat, the small dog the worst. Several dogs only chase each other away.
rules-felix-edition-en = English edition: if there is no good cat for the large dog, or no bad one for the small dog, the cat nearest to zero is chased. Rabbits are never chased.
rules-felix-edition-fr = French edition: if there is no good cat for the large dog, or no bad one for the small dog, the rabbit is chased; without a rabbit, the cat nearest to zero.
rules-felix-end-title = The end
rules-felix-end = After nine rounds add up your cats and your mice. The highest total wins; in a tie, more points in cats.
rules-felix-example-small = The small dog chases the worst cat, −8. That leaves 11 − 5 = 6.
rules-felix-example-large = The large dog would have chased the best cat, 11. That would leave −5 − 8 = −13.

rules-catbox-aim-title = What it is about
rules-catbox-aim = You win tricks with cards that have a number but no colour. You choose the colour when you play, and the board remembers: each number can be each colour only once. Predict how many tricks you will win, and never get stuck.
rules-catbox-setup-title = Before you play
rules-catbox-setup = There are five cards of each number, but only four colours: not all of them will find a place. Set one card of your hand aside. Then, in turn, predict how many tricks you will win: 1, 2 or 3; with three players 1, 3 or 4; with two nobody predicts. You play as many rounds as there are players.
rules-catbox-play-title = Playing a card
rules-catbox-play = Choose a card and declare its colour: one that you still have, and whose cell for this number is free. Your token is laid on the cell.

    Whoever leads a trick may not declare red until somebody has declared red in this round, unless nothing else is possible.
rules-catbox-trick-title = The trick
rules-catbox-trick = You need not follow the colour that was led. But whoever declares another colour gives up the colour that was led for the rest of the round.

    The highest red card wins; if there is none, the highest of the colour that was led. The winner leads the next trick. The last card in your hand is never played.
rules-catbox-paradox-title = Paradox
rules-catbox-paradox = If it is your turn and you can declare no colour for any of your cards, that is a paradox: the round ends at once, and each of your tricks counts minus one.
rules-catbox-score-title = Points
rules-catbox-score = Each trick is a point. If your prediction is exactly right and you caused no paradox, you also score your largest group of connected tokens on the board, side by side or one above the other. With two players you score it if you win at most four tricks.

    The highest total wins; in a tie, the better last round.
rules-catbox-example = Four of your tokens touch each other at their sides: the group counts 4. The fifth, in the corner, touches none of them.

rules-maus-aim-title = What it is about
rules-maus-aim = A mouse is turned up, dressed for the day. Be the first to slap it with something it wears.
rules-maus-slap-title = Slap
rules-maus-slap = If you hold a garment that the mouse wears, the same kind in the same colour, slap with it. The fastest takes the mouse: one point. If the mouse does not wear it, the card becomes your dirty laundry: minus one.

    Only the fastest slap counts. The others take their cards back.
rules-maus-shout-title = Shout
rules-maus-shout = If you hold nothing that the mouse wears, shout and slap with your whole hand. If that is right, the mouse is yours and you keep your hand. If not, everything that matched becomes dirty laundry, one card of it face down. With three cards face down you may not shout any more.
rules-maus-cheese-title = Cheese
rules-maus-cheese = One cheese lies on the table. A mouse that carries the same cheese is protected: whoever slaps it gets the cheese, and with it minus two. So look at the cheese first – and hold still.
rules-maus-tie-title = Too close to tell
rules-maus-tie = If several right slaps are so close that nobody can tell who was first, one gets the mouse and another the top mouse of the pile.
rules-maus-end-title = The end
rules-maus-end = The game ends with the last mouse or the last cheese. Points: your mice, minus your laundry, minus two for each cheese.
rules-maus-example = This mouse wears a blue tie. Your blue tie catches it; the yellow one would become dirty laundry.

coach-name = First steps
coach-leave = Hide the tips
coach-back = Show the tips again
coach-felix-first = The cats you win and the mice you keep are your points. Put one card into the sack: a good cat, or a trap. Nobody sees it yet.
coach-felix-place = Choose one card for the sack. A single dog in it chases a cat away: the large dog the best one, the small dog the worst.
coach-felix-open = Nobody has bid yet: bid mice for the whole sack, or pass. Passing earns the mice in the double frame and turns up the next card.
coach-felix-bid = Bid more, or pass: you take back your bid, earn the mice in the double frame, and the next card is turned up.
coach-felix-dog = A dog alone chases one animal off: the large dog the best cat, the small dog the worst. Two dogs only chase each other.
coach-felix-dry = This time no mice lie on the mouse cards, so passing earns nothing. A sack that is worth more to you than your bid is worth bidding for.
coach-felix-wait = Watch who bids how much: they know one card that you do not.
coach-felix-end = That was the last sack. Now the cats you won and the mice you kept are counted.
coach-catbox-first = Every trick is a point. You choose a card’s colour when you play it; each number can be each colour only once. First set a card aside: equal cards are hard to place.
coach-catbox-over = The round is over. Every trick is a point, and so is every token in an outlined group: that is the bonus for the right number of tricks.
coach-catbox-paradox = A paradox: somebody could give none of their cards a colour. That ends the round, and each trick they won counts −1. The others score as usual.
coach-catbox-aside = Set one card aside. A number that you hold several times is a good choice: it will be hard to place.
coach-catbox-predict = How many tricks will you win? High numbers and red win. If you are exactly right, your largest group of tokens counts too.
coach-catbox-lead = You begin the trick: choose a card, then its colour. The highest number of this colour wins, unless somebody plays red.
coach-catbox-lead-closed = You begin the trick: choose a card, then its colour. The highest number of this colour wins, unless somebody plays red. You cannot begin with red before somebody has played it.
coach-catbox-follow = Choose a card, then its colour. The highest number in { $colour } wins, but red beats everything. Play another colour, and you give up { $colour } for this round.
coach-catbox-follow-red = Choose a card, then its colour. Red was led, so the highest red number wins. Play another colour, and you give up red for this round.
coach-catbox-wait = Where your tokens touch, your group grows. Keep some colours: if no card of yours can be any colour, that is a paradox and costs points.
coach-maus-slap = The same cheese as on the table? Hold still. Otherwise tap what it wears. You have nothing of it? “Mouse Attack!”
coach-maus-answered = Only the fastest counts. A mouse is a point, a wrong card costs one, and a protected mouse costs two.
coach-maus-end = It is over: no mouse, or no cheese, is left. Each mouse counts +1, each card of laundry −1, each cheese −2.
coach-maus-wait = When a mouse turns up, be the first to tap something it wears. If it carries the cheese on the table, touch nothing!
