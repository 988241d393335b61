# The arena

cli-arena = Bots gegeneinander antreten lassen: dieselben Karten an jedem Platz
cli-games = Anzahl der Partien, aufgerundet auf ganze Verteilungen; bei einem Duell für jeden der beiden Wettkämpfe
cli-json = Ergebnis hier als JSON speichern
cli-log = jede Verteilung hier festhalten; ein unterbrochener Wettkampf geht von dort weiter. Ein Duell hat zwei Dateien, mit -1 und -2 im Namen
cli-duel = zwei Bots: einer gegen alle anderen, dann umgekehrt
cli-report = Ergebnis hier zeichnen: eine Seite (.html) oder ein Bild (.png)
arena-progress = { $bar } { $done } von { $total } Verteilungen, noch { $left }
arena-heading = { $game }: { $lineup } ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}, Startwert { $seed })
arena-forfeit = { $bot } hat { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} kampflos verloren: { $reason }
arena-other-log = { $file } gehört zu einem anderen Wettkampf oder einer anderen Version. Nimm einen anderen Namen oder lösche die Datei.
arena-duel-of-two = Ein Duell braucht genau zwei verschiedene Bots, etwa --bots search,thumb, nicht: { $names }.
arena-no-games = Ein Wettkampf braucht mindestens eine Partie.
arena-report-ending = { $file } kann weder Seite noch Bild sein: Der Name muss auf .html oder .png enden.
arena-no-matplotlib = Berichte zeichnet matplotlib, und das ist nicht installiert. Installiere das Extra „arena“: pip install "ninelives[arena]".
bot-no-text = Ein Bot muss mit einem Text antworten, nicht mit { $answer }.
bot-failed = Der Bot von { $seat } hat versagt ({ $reason }). Faustregeln ziehen für ihn.

# What is measured
arena-win = Siege
arena-score = Punkte
arena-lead = Vorsprung
arena-rating = Wertung
arena-ms = ms
arena-slowest = ms höchstens
arena-games = Partien

# Reports
arena-language = de
arena-report = Bericht vom Wettkampf
arena-figure-win = Anteil der gewonnenen Partien
arena-figure-scores = Punkte und ihr Mittel
arena-figure-times = Bedenkzeit in ms: Mittel und längste
arena-figure-par = gleichauf { $share }
arena-legend = Jede Verteilung wird an jedem Platz gespielt. Ein Bot mit mehreren Plätzen steht mit dem Mittel eines Platzes da. ± ist das 95-%-Intervall über die Verteilungen. Vorsprung: eigene Punkte minus das Mittel der anderen. Wertung: OpenSkill (Plackett–Luce) über die Partien der Reihe nach, beginnend bei 25; vergleichbar nur innerhalb eines Wettkampfs. Zeiten gelten für eine Entscheidung.

# Numbers
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
arena-plain = { NUMBER($value, useGrouping: 0) }
bot-not-made = Der Bot „{ $bot }“ ließ sich nicht erzeugen: { $reason }
