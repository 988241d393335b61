# Cat in the Box

catbox-round = Runde { $round }. { $seat } fängt an.
catbox-middle = In der Mitte aufgedeckt: { $numbers }.
catbox-aside = { $seat } legt eine { $number } beiseite.
catbox-aside-hidden = { $seat } legt eine Karte beiseite.
catbox-predict = { $seat } sagt { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} voraus.
catbox-play = { $seat } spielt { $number } in { $colour }.
catbox-lose-colour = { $seat } kann { $colour } nicht mehr ansagen.
catbox-trick = { $seat } gewinnt den Stich.
catbox-paradox = Paradoxon! { $seat } kann nichts mehr ansagen und zeigt die Hand: { $numbers }. Die Runde ist zu Ende.
catbox-points = { $seat } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (Stiche: { $tricks }, Bonus: { $bonus }).

catbox-unreadable = „{ $action }“ ist keine Aktion. Schreib eine Zahl und eine Farbe wie „7 blue“ ({ $words }), „aside“ (beiseitelegen) und eine Zahl oder „predict“ (vorhersagen) und eine Zahl.
catbox-aside-first = Zuerst legen alle eine Karte beiseite: Schreib „aside“ und eine Zahl aus deiner Hand.
catbox-not-in-hand = Du hast keine { $number } auf der Hand.
catbox-predict-first = Jetzt werden Stiche vorhergesagt: Schreib „predict“ und eine Zahl.
catbox-bad-prediction = Erlaubte Vorhersagen: { $valid }.
catbox-play-now = Jetzt werden Karten gespielt: Schreib eine Zahl und eine Farbe.
catbox-colour-lost = Du kannst { $colour } in dieser Runde nicht mehr ansagen.
catbox-cell-taken = Die { $number } in { $colour } ist auf der Tafel schon belegt.
catbox-red-closed = Du darfst Rot noch nicht anspielen: In dieser Runde wurde noch kein Rot angesagt, und du kannst eine andere Farbe ansagen.
catbox-bad-cards = „{ $key }“ braucht { $count } Zahlen von 1 bis { $highest }.
catbox-bad-copies = „{ $key }“ und die Hände dazu müssen jede Zahl fünfmal enthalten, aber die { $number } kommt { $found }-mal vor.
catbox-round-incomplete = „{ $key }“ ist angegeben, „{ $missing }“ aber nicht.
