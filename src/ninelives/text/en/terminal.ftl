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
terminal-compiling = Preparing { $game }: this is done once and takes a few seconds…
terminal-which = Which game? (number or name)
terminal-bye = Goodbye. The game is not kept.

table-hand = Your hand: { $items }

unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $valid }.

terminal-prompt-only = Your move (Enter: { $action }):
terminal-actions = You can say: { $actions }
terminal-which-one = Which one? { $actions }
terminal-time-up = Time is up.
