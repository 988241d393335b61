# Felix / Filou

felix-card-rabbit = rabbit
felix-card-large-dog = large dog
felix-card-small-dog = small dog
felix-animal-rabbit = the rabbit

felix-round = Round { $round }. { $seat } is the start player.
felix-dry = There are no mice on the mouse cards this round.
felix-place = { $seat } places a card: { $card }.
felix-place-hidden = { $seat } places a card.
felix-turn = The card of { $seat } is turned up: { $card }.
felix-turn-passive = The card from the stack is turned up: { $card }.
felix-bid = { $seat } bids { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
}.
felix-pass = { $mice ->
    [0] { $seat } passes.
    [one] { $seat } passes and takes 1 mouse.
   *[other] { $seat } passes and takes { $mice } mice.
}
felix-chase = One dog ({ $card }) in the sack: it chases { $animal } away.
felix-dogs = { $count } dogs quarrel and leave. No animal is chased.
felix-dog-alone = One dog ({ $card }) in the sack: it finds nothing to chase and leaves.
felix-sold = { $seat } pays { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
} and takes the sack: { $count ->
    [0] it is empty.
   *[other] { $cards }.
}
felix-unsold = Nobody wants the sack. It leaves the game.

felix-unreadable = “{ $action }” is not an action. Say “place” and a card ({ $words }), “bid” and a number up to { $most }, or “pass”.
felix-place-first = Cards are being placed now: say “place” and one of your cards.
felix-not-in-hand = You do not hold this card: { $card }.
felix-placed-already = The cards lie on the table; it is time to bid or to pass.
felix-buy-for-one = Everybody else has passed: you may buy the sack for exactly 1 mouse, or pass.
felix-must-raise = { $mice } is not more than the highest bid, { $high }.
felix-too-few-mice = You cannot bid { $mice }: you own { $purse ->
    [one] 1 mouse
   *[other] { $purse } mice
}.
felix-bad-cards = “{ $key }” must be nine different cards out of: { $words }.

# The page. Cats are named with their value; { $what } is such a name or that of another card.
felix-ui-cat = cat { $value }
felix-ui-sack = The sack
felix-ui-stack = Stack
felix-ui-start = starts
felix-ui-leads = leads the bidding
felix-ui-cards-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
felix-ui-thinking = thinking…
felix-ui-to-beat = To beat
felix-ui-in-bank = In the bank
felix-ui-own = mice · cats won
felix-ui-own-secret = mice · cats won (secret)
felix-ui-owns = { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
}, { $points ->
    [one] { $shown } point
   *[other] { $shown } points
} in cats
felix-ui-card-up = Card of { $name }: { $what }
felix-ui-card-mine = Card of { $name }, face down: { $what }
felix-ui-card-down = Card of { $name }, face down
felix-ui-card-none = { $name } has not placed a card yet
felix-ui-passed = passed
felix-ui-bids = bids { $mice }
felix-ui-mouse-cards = Mice for passing
felix-ui-mouse-next = The next one to pass takes { $mice } mice
felix-ui-mouse-full = { $mice } mice for a later pass
felix-ui-mouse-empty = No mice on the card { $value }
felix-ui-hand = Your cards
felix-ui-place = Place { $what }
felix-ui-hinted = hint
felix-ui-pass = { $mice ->
    [0] Pass
   *[other] Pass, take { $mice }
}
felix-ui-bid = Bid { $mice }
felix-ui-seal = Seal { $mice }
felix-ui-seal-why = The house bids for you, never more than needed.
felix-ui-seal-switch = Seal a maximum
felix-ui-seal-now = Bids for you, only what is needed, up to { $mice }.
felix-ui-seal-before = Seal a maximum now: only what is needed is bid for you.
felix-ui-sealed = Sealed: bidding for you up to { $mice }.
felix-ui-unseal = Cancel
felix-ui-cannot = You cannot go higher any more. When it is your turn, you pass.
felix-ui-out = You have passed. See what comes out of the sack!
felix-ui-amount = Mice to bid
felix-ui-less = One mouse less
felix-ui-more = One mouse more
felix-ui-round = Round { $round } of 9
felix-ui-bank = bank: { $mice }
felix-ui-last = Previous round
felix-ui-scene = That was round { $round }
felix-ui-took = { $seat } pays { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
} and gets { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}.
felix-ui-fate-chased = chased
felix-ui-fate-gone = gone
felix-ui-fate-taken = goes to { $seat }
felix-ui-go-on = Go on
felix-ui-no-bid = No bid yet
felix-ui-high = Highest bid:
felix-ui-wait-place = Still to place a card: { $seats }
felix-ui-wait-bid = { $seats } bids or passes …
felix-ui-do-place = Your turn: choose a card for the sack.
felix-ui-do-pass = { $mice ->
    [0] Your turn: you can only pass.
    [one] Your turn: you can only pass, and take 1 mouse.
   *[other] Your turn: you can only pass, and take { $mice } mice.
}
felix-ui-do-open = { $mice ->
    [0] Your turn: open the bidding, or pass.
    [one] Your turn: open the bidding, or pass and take 1 mouse.
   *[other] Your turn: open the bidding, or pass and take { $mice } mice.
}
felix-ui-do-beat = { $mice ->
    [0] Your turn: beat { $seat }’s { $high }, or pass.
    [one] Your turn: beat { $seat }’s { $high }, or pass and take 1 mouse.
   *[other] Your turn: beat { $seat }’s { $high }, or pass and take { $mice } mice.
}
felix-ui-best = Best catch: { $seat } in round { $round }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
}.
felix-ui-do-buy = Everybody else has passed: buy the sack for 1 mouse, or pass.
felix-ui-do-bid = { $high ->
    [0] Your turn: open the bidding, or pass.
   *[other] Your turn: bid more than { $high }, or pass.
}
felix-ui-my-mice = { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
}
felix-ui-my-cats = cats: { $shown }
felix-ui-won = What you have won
felix-ui-won-nothing = won nothing
felix-ui-player = Name
felix-ui-cats = Cats
felix-ui-mice = Mice
felix-ui-points = Points
felix-ui-winner = has won
felix-ui-scored = { $cats } cats · { $mice } mice
felix-ui-catch = Catch of the evening: { $seat } paid { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
} for { $points } points in round { $round }.
felix-ui-your-catch = Your best catch: { $points } points for { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
} in round { $round }.

# Home, and a new table
felix-title = Felix
felix-home-pitch = Bid for a cat in a sack. Nobody knows what is in it, not even you.
felix-option-edition = Edition
felix-option-edition-en = English
felix-option-edition-fr = French
felix-option-edition-means = They differ only in whom a dog chases if it finds no cat of its kind: in the French edition first a rabbit.
felix-option-open_mice = Open purses
felix-option-open_mice-means = Everybody sees how many mice the others have.

# The rules in our own words
felix-rules-aim-title = What it is about
felix-rules-aim = Nine sacks are sold, one after the other, for mice. Everybody has put one card into each sack, so you know a part of what you bid for. At the end, the cats you won and the mice you kept are your points.
felix-rules-cards-title = Your cards
felix-rules-cards = Everybody has the same ten cards: good cats worth 3, 5, 8, 11 and 15, bad cats worth −8 and −5, a rabbit worth nothing, a large dog and a small dog. One of them, drawn at random, is taken away at the start: you see which one you lack, the others do not.

    You begin with 15 mice. They are your money, and each mouse you keep is a point.
felix-rules-round-title = A round
felix-rules-round = Everybody puts one card face down into the sack. The row begins with the start player’s card. The first card is turned up, and the bidding begins.

    With three players, a card from a stack comes first, and that is the one turned up.
felix-rules-bidding-title = Bidding
felix-rules-bidding = In turn, bid more mice than anybody before you, or pass. Whoever passes takes back the bid, takes the mice on the lowest mouse card that is left, and the next card of the sack is turned up. So passing early earns less, and with every pass all see more.

    The last one in pays the bid, takes the sack and starts the next round. If nobody has bid, the last one may buy the sack for 1 mouse; otherwise it leaves the game, and in the next round there are no mice for passing.

    The mice for passing come from the bank, and what a sack costs goes there. If the bank cannot fill every mouse card, none is filled: whoever passes in that round gets nothing.
felix-rules-dogs-title = Dogs
felix-rules-dogs = One dog in the sack chases one animal, and both are gone: the large dog the best cat, the small dog the worst. Several dogs only chase each other away.
felix-rules-edition-en = English edition: if there is no good cat for the large dog, or no bad one for the small dog, the cat nearest to zero is chased. Rabbits are never chased.
felix-rules-edition-fr = French edition: if there is no good cat for the large dog, or no bad one for the small dog, the rabbit is chased; without a rabbit, the cat nearest to zero.
felix-rules-end-title = The end
felix-rules-end = After nine rounds add up your cats and your mice. The highest total wins; in a tie, more points in cats.
felix-rules-picture-round = The first card is up. You know your own; the others know theirs.
felix-rules-picture-bidding = The first player has passed and taken 2 mice. The bid to beat is 8; whoever passes now takes 4.
felix-rules-example-small = The small dog chases the worst cat, −8. That leaves 11 − 5 = 6.
felix-rules-example-large = The large dog would have chased the best cat, 11. That would leave −5 − 8 = −13.

# The coach of a first game
felix-coach-first = The cats you win and the mice you keep are your points. Put one card into the sack: a good cat, or a trap. Nobody sees it yet.
felix-coach-place = Choose one card for the sack. A single dog in it chases a cat away: the large dog the best one, the small dog the worst.
felix-coach-open = Nobody has bid yet: bid mice for the whole sack, or pass. Passing earns the { $mice } mice in the golden frame and turns up the next card.
felix-coach-bid = Bid more, or pass: you take back your bid, earn the { $mice } mice in the golden frame, and the next card is turned up.
felix-coach-dog = A dog alone chases one animal off: the large dog the best cat, the small dog the worst. Two dogs only chase each other.
felix-coach-dry = This time no mice lie on the mouse cards, so passing earns nothing. A sack that is worth more to you than your bid is worth bidding for.
felix-coach-pass = { $mice ->
    [0] You have too few mice to go higher. Pass: you take back your bid.
    [one] You have too few mice to go higher. Pass: you take back your bid and earn 1 mouse.
   *[other] You have too few mice to go higher. Pass: you take back your bid and earn { $mice } mice.
}
felix-coach-buy = All the others have passed. The sack is yours for a single mouse; if you pass, it leaves the game.
felix-coach-wait = Watch who bids how much: they know one card that you do not.
felix-coach-end = That was the last sack. Now the cats you won and the mice you kept are counted.

# After the game
felix-course = Points after each round: cats and mice

# In a terminal
felix-table-row = The sack: { $items }
felix-table-mice = Mouse cards: { $items }
felix-table-bid = { $seat } bids { $mice }
felix-table-passed = { $seat } has passed
felix-table-purses = Mice: { $items }
felix-table-own = Your mice: { $mice }. Points in your cats: { $points }.
felix-pitch = Felix — bid for a sack of cats that you have only half seen. 3 to 5 players.
felix-help =
    Nine rounds. In each, everybody puts one card face down into the sack: a good cat (3 to 15), a bad cat (-8, -5), a rabbit (0) or a dog. The first card is turned up, then you bid mice or pass.
    Each bid must be higher than the last. Whoever passes takes the mice on the lowest mouse card left, and the next card is turned up. The last one in pays and takes the sack.
    One dog in the sack chases one animal away, and leaves with it: the large dog the best cat, the small dog the worst. Several dogs only chase each other.
    If nobody bids, the last player may have the sack for 1 mouse. At the end your cats and your mice count. Most points win.
    Say: “place 11”, “place large-dog”, “bid 5”, “pass”.
felix-legend = In the sack: “·” no card yet, “?” a hidden card, “(11)” your own card that only you know. Mouse cards in brackets are empty.

felix-no-such-bid = Nobody can bid { $mice } mice: a bid is from 1 to { $most }.
felix-hint-sack = The sack is worth about { $value } to you; passing earns { $mice ->
    [one] { $mice } mouse
   *[other] { $mice } mice
}.
felix-count-sacks = Sacks bought
felix-count-price = Mice a sack
