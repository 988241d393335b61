# Playing in a terminal

terminal-welcome = { $game }. Du bist { $seat }. Schreib eine Aktion, „?“ für das, was du tun kannst, „help“ für die Regeln, „hint“ für einen Rat, „quit“ zum Aufhören.
terminal-opponent = { $face ->
    [kitten] { $glyph } { $name }, noch ganz jung
    [tabby] { $glyph } { $name }, spielt gern am Sonntag
    [mouser] { $glyph } { $name }, immer auf der Jagd
    [duchess] { $glyph } { $name }, nie in Eile
    [sage] { $glyph } { $name }, kennt alle Schliche
   *[stray] { $glyph } { $name }, zugelaufen
}
terminal-prompt = Dein Zug:
terminal-how = Schreib eine Aktion; „?“ zeigt, was du tun kannst.
terminal-too-late = Zu spät: Jemand war schneller.
terminal-compiling = { $game } wird vorbereitet: Das geschieht nur einmal und dauert ein paar Sekunden …
terminal-which = Welches Spiel? (Nummer oder Name)
terminal-bye = Bis bald! Die Partie wird nicht gespeichert.

table-hand = Deine Hand: { $items }

unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $valid }.

terminal-prompt-only = Dein Zug (Enter: { $action }):
terminal-actions = Du kannst sagen: { $actions }
terminal-which-one = Welche? { $actions }
terminal-time-up = Die Zeit ist um.
