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
catbox-trick = { $seat } macht den Stich.
catbox-paradox = Paradox! { $seat } kann nichts mehr ansagen und zeigt die Handkarten: { $numbers }. Die Runde ist zu Ende.
catbox-points = { $seat } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (Stiche: { $tricks }, Gruppe: { $bonus }).

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

# Die Seite
catbox-ui-board = Forschungstafel
catbox-ui-round = Runde { $round } von { $rounds }
catbox-ui-trick = Stich { $trick } von { $tricks }
catbox-ui-middle = In der Mitte: { $numbers }
catbox-ui-blocked = gesperrt
catbox-ui-free = frei
catbox-ui-legal = frei, das darfst du ansagen
catbox-ui-colours = Farben
catbox-ui-group = Gruppe
catbox-ui-tricks = Stiche
catbox-ui-points = Punkte
catbox-ui-can-declare = kann { $colours } ansagen
catbox-ui-can-nothing = kann nichts mehr ansagen
catbox-ui-won = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} gewonnen
catbox-ui-won-of = { $tricks } gewonnen, { $prediction } vorhergesagt
catbox-ui-total = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
catbox-ui-gained = { $points } in dieser Runde, { $total } insgesamt
catbox-ui-bonus = Gruppe: +{ $bonus }
catbox-ui-caused = Paradox
catbox-ui-hand-of = auf der Hand: { $numbers }
catbox-ui-hand = Deine Hand
catbox-ui-card = { $copies ->
    [one] Karte { $number }
   *[other] Karte { $number }, { $copies }-mal
}
catbox-ui-led = Angespielt: { $colour }
catbox-ui-leads = { $seat } spielt an
catbox-ui-ahead = liegt vorn
catbox-ui-turn = { $seat } spielt …
catbox-ui-wait = Es fehlt noch die Karte von { $seats }
catbox-ui-predicts = { $seat } sagt Stiche voraus …
catbox-ui-aside = Runde { $round }: Leg eine Karte beiseite
catbox-ui-aside-card = beiseite: eine { $number }
catbox-ui-predict = Wie viele Stiche machst du?
catbox-ui-tricks-choice = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
catbox-ui-lead = Du spielst an: Wähle eine Karte
catbox-ui-follow = Du bist dran: Wähle eine Karte ({ $colour } ist angespielt)
catbox-ui-declare = Welche Farbe hat deine { $number }?
catbox-ui-my-colours = Deine Farben
catbox-ui-lost = verloren
catbox-ui-taken = vergeben
catbox-ui-stuck = Deine { $number } kann jetzt keine Farbe haben.
catbox-ui-not-yet = noch nicht
catbox-ui-advised = empfohlen
catbox-ui-result = Runde { $round } ist zu Ende
catbox-ui-no-paradox = Kein Paradox: Die Welt ergibt noch Sinn.
catbox-ui-torn = Runde { $round }: Paradox!
catbox-ui-paradox = Keine Farbe mehr für { $seat }:
catbox-ui-paradox-mine = Keine Farbe mehr für dich:
catbox-ui-paradox-costs = Die Stiche zählen je −1.
catbox-ui-paradox-costs-mine = Deine Stiche zählen je −1.
catbox-ui-on = Weiter
catbox-ui-last-board = Die letzte Tafel
catbox-ui-score-sheet = Punktezettel
catbox-ui-round-short = R{ $round }
catbox-ui-sum = Summe
catbox-ui-chart = Punkte nach jeder Runde
catbox-ui-last-trick = Davor: Stich für { $seat }
catbox-ui-tied = Gleich viele Punkte: Die letzte Runde entscheidet.

catbox-hint-better = „{ $action }“ bringt dich wohl etwa { NUMBER($gain, maximumFractionDigits: 1) } { $gain ->
    [one] Punkt
   *[other] Punkte
} weiter nach vorn als „{ $other }“.{ $fact ->
    [often] {" "}Diese Zahl hast du mehrfach.
    [keeps] {" "}Du behältst { $colour }.
    [joins] {" "}Dein Stein berührt einen anderen von dir.
    [wins] {" "}Damit gewinnst du den Stich eher.
    [hardly] {" "}Damit gewinnst du den Stich weniger leicht.
    [loses] {" "}Damit überlässt du den Stich jemand anderem.
   *[other] {""}
}
catbox-count-paradoxes = Paradoxa je Runde
catbox-count-rounds_won = Gewonnene Runden
catbox-count-round_points = Punkte je Runde
catbox-count-round_lead = Vorsprung je Runde
