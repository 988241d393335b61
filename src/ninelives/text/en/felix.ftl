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
felix-must-raise = { $mice } is not more than the highest bid, { $high }.
felix-too-few-mice = You cannot bid { $mice }: you own { $purse ->
    [one] 1 mouse
   *[other] { $purse } mice
}.
felix-bad-cards = “{ $key }” must be nine different cards out of: { $words }.
