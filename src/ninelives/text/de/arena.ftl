# The arena

cli-arena = Bots gegeneinander antreten lassen: dieselben Karten an jedem Platz
cli-games = Anzahl der Partien, aufgerundet auf ganze Verteilungen
cli-json = Ergebnis hier als JSON speichern
cli-log = jede Verteilung hier festhalten; ein unterbrochener Wettkampf geht von dort weiter
arena-progress = { $done } von { $total } Verteilungen
arena-forfeit = { $bot } hat eine Partie aufgegeben: { $reason }
arena-other-log = { $file } gehört zu einem anderen Wettkampf. Nimm einen anderen Namen oder lösche die Datei.
bot-no-text = Ein Bot muss mit einem Text antworten, nicht mit { $answer }.
bot-failed = Der Bot von { $seat } hat versagt ({ $reason }). Faustregeln ziehen für ihn.
