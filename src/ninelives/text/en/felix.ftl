# Felix / Filou

card-rabbit = rabbit
card-large-dog = large dog
card-small-dog = small dog
animal-rabbit = the rabbit

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
felix-no-such-bid = Nobody can bid { $mice } mice: a bid is from 1 to { $most }.
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
felix-ui-secret = Mice and won cats are secret
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
felix-ui-seal = Bid for me up to { $mice }
felix-ui-seal-why = You can name your maximum now: only as much as needed is bid for you.
felix-ui-sealed = Sealed: bidding for you up to { $mice }.
felix-ui-unseal = Forget the maximum
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
felix-ui-do-pass = Your turn: you can only pass.
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

felix-hint-sack = The sack is worth about { $value } to you; passing earns { $mice }.
felix-count-sacks = Sacks bought
felix-count-price = Mice a sack
