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
felix-table-row = Der Sack: { $items }
felix-table-mice = Mäusekarten: { $items }
felix-table-bid = { $seat } bietet { $mice }
felix-table-passed = { $seat } hat gepasst
felix-table-purses = Mäuse: { $items }
felix-table-own = Du hast { $mice ->
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
}, und deine Katzen zählen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
catbox-table-seat = { $seat }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}; Stiche: { $tricks }; kann ansagen: { $items }
catbox-table-prediction = ; vorhergesagt: { $tricks }
catbox-table-trick = Auf dem Tisch: { $items }
maus-table-seat = { $seat }: { $mice ->
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
}, Wäsche: { $laundry }, Käse: { $cheese }
maus-table-cheese = Käse auf dem Tisch: { $cheese }
maus-table-mouse = Maus { $mouse } trägt: { $items }   (Käse: { $cheese })

felix-pitch = Filou – biete auf einen Sack voller Katzen, den du nur halb kennst. Für 3 bis 5 Personen.
catbox-pitch = Cat in the Box – Stiche mit Karten, deren Farbe du erst beim Ausspielen bestimmst. Für 2 bis 5 Personen.
maus-pitch = Maus geflippt – schlag vor den anderen auf die Maus, die trägt, was du auf der Hand hast. Für 2 bis 6 Personen.

unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $valid }.

felix-help =
    Neun Runden. In jeder legen alle eine Karte verdeckt in den Sack: eine gute Katze (3 bis 15), eine schlechte Katze (-8, -5), ein Kaninchen (0) oder einen Hund. Die erste Karte wird aufgedeckt, dann bietest du Mäuse oder passt.
    Jedes Gebot muss höher sein als das letzte. Wer passt, nimmt die Mäuse von der niedrigsten übrigen Mäusekarte, und die nächste Karte wird aufgedeckt. Wer als Letztes übrig ist, zahlt und nimmt den Sack.
    Ein einzelner Hund im Sack verjagt ein Tier und verschwindet mit ihm: der große Hund die beste Katze, der kleine die schlechteste. Mehrere Hunde jagen nur einander.
    Bietet niemand, darf die letzte Person den Sack für 1 Maus kaufen. Am Ende zählen deine Katzen und deine Mäuse. Die meisten Punkte gewinnen.
    Schreib: „place 11“ oder „place large-dog“ (die 11 oder den großen Hund legen), „bid 5“ (5 bieten), „pass“ (passen).
catbox-help =
    Die Karten haben eine Zahl, aber keine Farbe: Die sagst du beim Ausspielen an. Jede Zahl gibt es in jeder Farbe nur einmal, und dein Stein auf der Tafel zeigt, dass sie vergeben ist.
    Leg zuerst eine Karte beiseite. Sag dann voraus, wie viele Stiche du machst (nicht zu zweit). Die höchste Zahl der angespielten Farbe gewinnt; Rot schlägt alles, darf aber erst angespielt werden, wenn schon jemand Rot angesagt hat.
    Du darfst jede Farbe ansagen, die du noch hast. Bedienst du die angespielte Farbe nicht, verlierst du sie für den Rest der Runde.
    Wer nichts mehr ansagen kann, löst ein Paradox aus: Die Runde endet, und die eigenen Stiche zählen minus. Ein Stich ist 1 Punkt; eine richtige Vorhersage bringt dazu so viele Punkte, wie deine größte zusammenhängende Gruppe von Steinen hat. Zu zweit gelten höchstens 4 Stiche als richtig.
    Schreib: „aside 4“ (eine 4 beiseitelegen), „predict 2“ (2 Stiche vorhersagen), „7 blue“ (7 in Blau spielen; Rot: „red“, Gelb: „yellow“, Grün: „green“).
maus-help =
    Eine Maus wird aufgedeckt. Hast du ein Kleidungsstück auf der Hand, das sie trägt (gleiche Art, gleiche Farbe), schlag damit zu; wer am schnellsten ist, bekommt die Maus. Ein falsches Kleidungsstück wird schmutzige Wäsche: minus 1.
    Hast du nichts von dem, was sie trägt, dann ruf und schlag mit der ganzen Hand zu. War das falsch, wird alles, was gepasst hätte, zu Wäsche; nach drei falschen Rufen darfst du nicht mehr rufen.
    Eine Maus mit dem Käse, der auf dem Tisch liegt, ist geschützt: Wer auf sie schlägt, bekommt den Käse, minus 2.
    Die Partie endet mit der letzten Maus oder dem letzten Käse. Hier zählt die echte Zeit: Tipp die Nummer eines Kleidungsstücks und Enter, „s“ zum Rufen, Enter allein zum Stillhalten. „flip“ deckt die nächste Maus auf.

terminal-prompt-only = Dein Zug (Enter: { $action }):
terminal-actions = Du kannst sagen: { $actions }
terminal-which-one = Welche? { $actions }
terminal-time-up = Die Zeit ist um.
felix-legend = Im Sack: „·“ noch keine Karte, „?“ eine verdeckte Karte, „(11)“ deine eigene, die nur du kennst. Mäusekarten in Klammern sind leer.
catbox-legend = Auf der Tafel: „·“ ist frei, „#“ ist gesperrt, ein Buchstabe sagt, wem der Stein gehört.
maus-legend = Ein Kleidungsstück, das du zweimal auf der Hand hast, steht mit ×2 da.
