# Cat in the Box

catbox-colour-red = Rot
catbox-colour-blue = Blau
catbox-colour-yellow = Gelb
catbox-colour-green = Grün

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
catbox-ui-follow = Angespielt: { $colour }. Deine Karte?
catbox-ui-declare = Welche Farbe hat deine { $number }?
catbox-ui-my-colours = Deine Farben
catbox-ui-lost = aufgegeben
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
catbox-course = Punkte nach jeder Runde
catbox-ui-last-trick = Davor: Stich für { $seat }
catbox-ui-tied = Gleich viele Punkte: Die letzte Runde entscheidet.
catbox-ui-you = Du
catbox-ui-pts = { $points ->
    [one] Pkt.
   *[other] Pkt.
}
catbox-ui-notes = Meine Notizen
catbox-ui-said = Angesagt: { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
catbox-ui-won-so-far = { $tricks } gemacht
catbox-ui-largest = Größte Gruppe: { $group }
catbox-ui-with = mit { $number } { $colour }: eine Gruppe von { $group }
catbox-ui-notes-colours = Meine Farben
catbox-ui-hands = Auf der Hand
catbox-ui-aside-why = Sie bleibt in dieser Runde draußen. Eine Zahl, die du mehrmals hast, ist schwer unterzubringen.
catbox-ui-choose = Wähle eine Karte
catbox-ui-set = Die { $number } beiseitelegen
catbox-ui-predict-why = Stimmt deine Zahl genau, zählt auch deine größte Gruppe von Steinen.
catbox-ui-by = von { $seat }
catbox-ui-by-you = von dir
catbox-ui-blocked-by = von einer Karte der Mitte
catbox-ui-closed = noch kein Rot gespielt
catbox-ui-brings-lead = spielt an
catbox-ui-brings-gives = du gibst { $colour } auf
catbox-ui-brings-gives-beats = gibt { $colour } auf, schlägt die { $number }
catbox-ui-brings-follow-beats = bedient, schlägt die { $number }
catbox-ui-brings-follow-loses = bedient, unter der { $number }
catbox-ui-brings-beats = schlägt die { $number }
catbox-ui-brings-off = verliert gegen die { $number }
catbox-ui-sheet-means = Klein: Punkte für Stiche + Punkte für die größte Gruppe. Die zerrissene Katze: ein Paradox.
catbox-ui-winner = gewinnt

# Startseite und neuer Tisch
catbox-title = Cat in the Box
catbox-home-pitch = Deine Karten haben keine Farbe, bis du sie ansagst. Sag nie an, was nicht sein kann.
catbox-option-board = Tafel
catbox-option-board-white = weiß: Zahlen der Reihe nach
catbox-option-board-purple = lila: Zahlen gemischt
catbox-option-board-means = Auf der gemischten Tafel ist es schwerer, dass sich deine Steine berühren.

# Die Regeln in unseren Worten
catbox-rules-aim-title = Worum es geht
catbox-rules-aim = Du machst Stiche mit Karten, die eine Zahl haben, aber keine Farbe. Die Farbe sagst du beim Ausspielen an, und die Tafel merkt sie sich: Jede Zahl gibt es in jeder Farbe nur einmal. Sag voraus, wie viele Stiche du machst, und bleib nie stecken.
catbox-rules-setup-title = Vor dem Spielen
catbox-rules-setup = Es gibt von jeder Zahl fünf Karten, aber nur vier Farben: Nicht alle finden einen Platz. Leg eine Handkarte beiseite. Dann sagt ihr reihum voraus, wie viele Stiche ihr macht: 1, 2 oder 3; zu dritt 1, 3 oder 4; zu zweit sagt niemand voraus. Es gibt so viele Runden, wie Leute am Tisch sitzen.
catbox-rules-play-title = Eine Karte spielen
catbox-rules-play = Wähle eine Karte und sag ihre Farbe an: eine, die du noch hast und deren Feld für diese Zahl frei ist. Dein Stein kommt auf das Feld.

    Wer anspielt, darf Rot erst ansagen, wenn in dieser Runde schon jemand Rot angesagt hat – außer es geht nichts anderes.
catbox-rules-trick-title = Der Stich
catbox-rules-trick = Du musst die angespielte Farbe nicht bedienen. Aber wer eine andere ansagt, gibt die angespielte Farbe für den Rest der Runde auf.

    Die höchste rote Karte gewinnt; liegt keine da, die höchste der angespielten Farbe. Wer den Stich macht, spielt zum nächsten an. Die letzte Handkarte wird nie gespielt.
catbox-rules-paradox-title = Paradox
catbox-rules-paradox = Bist du dran und kannst für keine deiner Karten noch eine Farbe ansagen, ist das ein Paradox: Die Runde endet sofort, und jeder deiner Stiche zählt minus eins.
catbox-rules-score-title = Punkte
catbox-rules-score = Jeder Stich ist ein Punkt. Stimmt deine Vorhersage genau und hast du kein Paradox verursacht, zählt auch deine größte Gruppe von Steinen, die neben- oder übereinanderliegen. Zu zweit bekommst du sie bei höchstens vier Stichen.

    Die höchste Summe gewinnt; bei Gleichstand die bessere letzte Runde.
catbox-rules-two-title = Zu zweit
catbox-rules-two = Ihr spielt mit den Zahlen 1 bis 5. Fünf Karten bleiben in der Mitte. Drei davon werden aufgedeckt, und jede sperrt das grüne Feld ihrer Zahl; eine zweite Karte derselben Zahl sperrt Gelb, eine dritte Blau. Die anderen beiden bleiben verdeckt.

    Gesperrte Felder gehören niemandem: Dort kann nichts angesagt werden, sie verbinden keine Steine und öffnen Rot nicht.
catbox-rules-play-example = Deine 7 kann blau oder gelb sein. Rot hast du sie selbst schon gespielt, grün jemand anders.
catbox-rules-trick-example = Angespielt ist Gelb. Die 8 ist blau: Wer sie gespielt hat, hat Gelb aufgegeben. Die rote 2 schlägt alle.
catbox-rules-paradox-example = Du bist dran. Weder für die 3 noch für die 7 ist in einer Farbe, die du noch hast, ein Feld frei: ein Paradox.
catbox-rules-two-example = Aufgedeckt: eine 2 und zwei 4en. Die erste 4 sperrt Grün, die zweite Gelb.
catbox-rules-example = Vier deiner Steine berühren sich an den Seiten: Die Gruppe zählt 4. Der fünfte in der Ecke berührt keinen davon.

# Die Hilfe fürs erste Spiel
catbox-coach-first = Jeder Stich ist ein Punkt. Die Farbe einer Karte wählst du beim Ausspielen; jede Zahl gibt es je Farbe nur einmal. Leg zuerst eine Karte beiseite: Gleiche Karten wirst du schwer los.
catbox-coach-over = Die Runde ist zu Ende. Jeder Stich ist ein Punkt, und jeder Stein in einer umrandeten Gruppe auch: Das ist der Lohn für die richtige Zahl von Stichen.
catbox-coach-paradox = Ein Paradox: Jemand konnte für keine Karte mehr eine Farbe ansagen. Damit endet die Runde, und jeder Stich dieser Person zählt −1. Für die anderen ändert sich nichts.
catbox-coach-paradox-mine = Ein Paradox: Du konntest für keine deiner Karten mehr eine Farbe ansagen. Damit endet die Runde, und jeder deiner Stiche zählt −1. Für die anderen ändert sich nichts.
catbox-coach-aside = Leg eine Karte beiseite. Eine Zahl, die du mehrfach hast, ist eine gute Wahl: Sie lässt sich schwer unterbringen.
catbox-coach-predict = Wie viele Stiche wirst du machen? Hohe Zahlen und Rot gewinnen. Stimmt es genau, zählt auch deine größte Gruppe von Steinen.
catbox-coach-lead = Du spielst an: Wähle eine Karte, dann ihre Farbe. Die höchste Zahl dieser Farbe gewinnt, außer jemand spielt Rot.
catbox-coach-lead-closed = Du spielst an: Wähle eine Karte, dann ihre Farbe. Die höchste Zahl dieser Farbe gewinnt, außer jemand spielt Rot. Mit Rot anspielen kannst du erst, wenn es schon jemand gespielt hat.
catbox-coach-follow = Wähle eine Karte, dann ihre Farbe. Die höchste Zahl in { $colour } gewinnt, aber Rot schlägt alles. Spielst du eine andere Farbe, verlierst du { $colour } für diese Runde.
catbox-coach-follow-red = Wähle eine Karte, dann ihre Farbe. Rot ist angespielt: Die höchste rote Zahl gewinnt. Spielst du eine andere Farbe, verlierst du Rot für diese Runde.
catbox-coach-over-none = Die Runde ist zu Ende. Jeder Stich ist ein Punkt. Den Bonus für eine Gruppe von Steinen bekommt diesmal niemand.
catbox-coach-cannot = Angespielt ist { $colour }, aber keine deiner Karten kann { $colour } sein. Wähle eine und sag eine andere Farbe an: Damit gibst du { $colour } für diese Runde auf.
catbox-coach-gone = Angespielt ist { $colour }, aber das hast du aufgegeben: Wähle eine Karte und sag eine andere Farbe an. Nur Rot kann den Stich gewinnen.
catbox-coach-gone-red = Angespielt ist Rot, aber das hast du aufgegeben: Wähle eine Karte und sag eine andere Farbe an. Diesen Stich bekommst du nicht.
catbox-coach-wait = Wo sich deine Steine berühren, wächst deine Gruppe. Spar dir Farben auf: Kann keine Karte mehr eine haben, ist das ein Paradox und kostet Punkte.

# Im Terminal
catbox-table-seat = { $seat }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}; Stiche: { $tricks }; kann ansagen: { $items }
catbox-table-prediction = ; vorhergesagt: { $tricks }
catbox-table-trick = Auf dem Tisch: { $items }
catbox-pitch = Cat in the Box – Stiche mit Karten, deren Farbe du erst beim Ausspielen bestimmst. Für 2 bis 5 Personen.
catbox-help =
    Die Karten haben eine Zahl, aber keine Farbe: Die sagst du beim Ausspielen an. Jede Zahl gibt es in jeder Farbe nur einmal, und dein Stein auf der Tafel zeigt, dass sie vergeben ist.
    Leg zuerst eine Karte beiseite. Sag dann voraus, wie viele Stiche du machst (nicht zu zweit). Die höchste Zahl der angespielten Farbe gewinnt; Rot schlägt alles, darf aber erst angespielt werden, wenn schon jemand Rot angesagt hat.
    Du darfst jede Farbe ansagen, die du noch hast. Bedienst du die angespielte Farbe nicht, verlierst du sie für den Rest der Runde.
    Wer nichts mehr ansagen kann, löst ein Paradox aus: Die Runde endet, und die eigenen Stiche zählen minus. Ein Stich ist 1 Punkt; eine richtige Vorhersage bringt dazu so viele Punkte, wie deine größte zusammenhängende Gruppe von Steinen hat. Zu zweit gelten höchstens 4 Stiche als richtig.
    Schreib: „aside 4“ (eine 4 beiseitelegen), „predict 2“ (2 Stiche vorhersagen), „7 blue“ (7 in Blau spielen; Rot: „red“, Gelb: „yellow“, Grün: „green“).
catbox-legend = Auf der Tafel: „·“ ist frei, „#“ ist gesperrt, ein Buchstabe sagt, wem der Stein gehört.

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
