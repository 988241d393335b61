# Playing in a terminal

terminal-welcome = { $game }. You are { $seat }. Type an action, “?” for what you can do, “help” for the rules, “hint” for advice, “quit” to leave.
terminal-opponent = { $face ->
    [kitten] { $glyph } { $name }, a kitten
    [tabby] { $glyph } { $name }, a tabby
    [mouser] { $glyph } { $name }, a keen mouser
    [duchess] { $glyph } { $name }, never in a hurry
    [sage] { $glyph } { $name }, who has seen every trick
   *[stray] { $glyph } { $name }, a stray
}
terminal-prompt = Your move:
terminal-how = Type an action; “?” lists what you can do.
terminal-too-late = Too late: somebody was faster.
terminal-compiling = Preparing { $game }: this is done once and takes a few seconds …
terminal-which = Which game? (number or name)
terminal-bye = Goodbye. The game is not kept.

table-hand = Your hand: { $items }
felix-table-row = The sack: { $items }
felix-table-mice = Mouse cards: { $items }
felix-table-bid = { $seat } bids { $mice }
felix-table-passed = { $seat } has passed
felix-table-purses = Mice: { $items }
felix-table-own = Your mice: { $mice }. Points in your cats: { $points }.
catbox-table-seat = { $seat }: points: { $total }; tricks: { $tricks }; may declare: { $items }
catbox-table-prediction = ; predicted: { $tricks }
catbox-table-trick = On the table: { $items }
maus-table-seat = { $seat }: mice { $mice }, laundry { $laundry }, cheese { $cheese }
maus-table-cheese = Cheese on the table: { $cheese }
maus-table-mouse = Mouse { $mouse } wears: { $items }   (cheese: { $cheese })

felix-pitch = Felix — bid for a sack of cats that you have only half seen. 3 to 5 players.
catbox-pitch = Cat in the Box — tricks with cards whose colour you decide when you play them. 2 to 5 players.
maus-pitch = Maus geflippt — slap the mouse that wears what you hold, before the others do. 2 to 6 players.

unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $valid }.

felix-help =
    Nine rounds. In each, everybody puts one card face down into the sack: a good cat (3 to 15), a bad cat (-8, -5), a rabbit (0) or a dog. The first card is turned up, then you bid mice or pass.
    Each bid must be higher than the last. Whoever passes takes the mice on the lowest mouse card left, and the next card is turned up. The last one in pays and takes the sack.
    One dog in the sack chases one animal away, and leaves with it: the large dog the best cat, the small dog the worst. Several dogs only chase each other.
    If nobody bids, the last player may have the sack for 1 mouse. At the end your cats and your mice count. Most points win.
    Say: “place 11”, “place large-dog”, “bid 5”, “pass”.
catbox-help =
    Cards have a number but no colour: you declare it when you play. Each number can be each colour only once, and your token on the board shows that it is taken.
    First set one card aside. Then predict how many tricks you will win (not with two players). The colour led wins with its highest number; red beats everything, but may be led only after somebody has declared red.
    You may declare any colour you still have. If you do not follow the colour led, you lose that colour for the rest of the round.
    Who cannot declare anything causes a paradox: the round ends, and that player's tricks count minus. A trick is 1 point; a right prediction also scores your largest group of connected tokens. With two players, at most 4 tricks count as right.
    Say: “aside 4”, “predict 2”, “7 blue”.
maus-help =
    A mouse is turned up. If you hold a garment that it wears (same kind, same colour), slap with it; the fastest takes the mouse. A wrong garment becomes dirty laundry: minus 1.
    If you hold nothing that it wears, shout and slap with your whole hand. If you were wrong, all that matched becomes laundry; after three wrong shouts you may not shout any more.
    A mouse that carries the cheese on the table is protected: whoever slaps it takes the cheese, minus 2.
    The game ends with the last mouse or the last cheese. Here the time is real: type the number of a garment and Enter, “s” to shout, Enter alone to hold still. “flip” turns the next mouse.

terminal-prompt-only = Your move (Enter: { $action }):
terminal-actions = You can say: { $actions }
terminal-which-one = Which one? { $actions }
terminal-time-up = Time is up.
felix-legend = In the sack: “·” no card yet, “?” a hidden card, “(11)” your own card that only you know. Mouse cards in brackets are empty.
catbox-legend = On the board: “·” is free, “#” is blocked, a letter is the owner of the token.
maus-legend = The same garment twice in your hand is written ×2.
