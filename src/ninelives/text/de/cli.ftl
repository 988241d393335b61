# The command line

cli-about = Nine Lives: Kartenspiele um Katz und Maus, für Menschen, Bots und Forschung.
cli-terminal = in diesem Terminal spielen
cli-replay = eine aufgezeichnete Partie erzählen
cli-record = Bots eine Partie spielen lassen und sie aufzeichnen
cli-export = alle beendeten Partien als Aufzeichnungen in einen Ordner schreiben
cli-folder = wohin damit; sonst: games
cli-import = Aufzeichnungen zu den aufbewahrten Partien legen, um sie wieder anzusehen
cli-warmup = alle Spiele vorab kompilieren, damit der erste Start schnell geht
cli-game = { $valid }
cli-game-optional = { $valid }; ohne Angabe wirst du gefragt
cli-players = wie viele mitspielen; wenn du nichts sagst, 4 oder so viele, wie das Spiel zulässt
cli-seed = gleicher Seed, gleiche Karten; ohne Seed sind die Karten eine Überraschung (in der Arena: Seed 0)
cli-bots = wer spielt, reihum, bis jeder Platz besetzt ist: { $valid }
cli-lang = Sprache: { $valid }
cli-option = eine Option des Spiels, etwa edition=fr; mehrfach möglich
cli-bad-pace = Gib eine Zahl von 0 bis { $most } an.
cli-pace = wie lange Bots überlegen: 1 wie Menschen, 0 gar nicht
cli-file = eine Aufzeichnung, oder - für die Standardeingabe
cli-seat = nur erzählen, was an diesem Platz zu sehen war (Name oder Nummer ab 0)
cli-output = wohin die Aufzeichnung geschrieben wird; ohne Angabe auf die Standardausgabe
cli-version = Version ausgeben und beenden
cli-no-file = { $file } lässt sich nicht lesen: { $reason }.
cli-bad-option = „{ $text }“ hat nicht die Form Name=Wert.
cli-bad-seat = Am Tisch sitzt niemand namens „{ $name }“. Zur Wahl stehen: { $names }.
cli-warming = { $game }: { $done } von { $total }
cli-warm = Alle Spiele sind kompiliert. Das hat { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} gedauert.
cli-not-over = Hier endet die Aufzeichnung; die Partie ist noch nicht zu Ende.

cli-exported = Beendete Partien in { $folder }: { $count }.
cli-not-exported = Partien, die noch laufen und hierbleiben, weil eine Aufzeichnung alle Karten verrät: { $count }.
cli-imported = { $file } ist jetzt die Partie von Tisch { $code }.
cli-other-game = { $file } enthält eine andere Partie und bleibt, wie es ist. Nenne einen anderen Ordner.
cli-no-output = { $file } lässt sich nicht schreiben: { $reason }.
cli-too-many-bots = Plätze für Bots: { $count }. Das sind zu viele: { $names }. Mit --players sagst du, wie viele mitspielen.
cli-lost-cache = Kompilierte Spiele lassen sich nicht aufbewahren, deshalb kompiliert jeder Start sie neu, was bis zu einer Minute dauert. Nenne in NUMBA_CACHE_DIR einen Ordner, in den geschrieben werden darf.
cli-no-cache = Kompilierte Spiele lassen sich nicht aufbewahren, also gibt es nichts vorzubereiten. Nenne in NUMBA_CACHE_DIR einen Ordner, in den geschrieben werden darf.
cli-check = prüfen, ob ein Spiel alles tut, was von jedem verlangt wird
cli-quick = auslassen, was Minuten dauert

cli-backup = alles, was der Server aufbewahrt, in eine Datei kopieren, auch während er läuft
cli-backup-file = die Datei, die geschrieben wird
cli-backup-force = eine Datei ersetzen, die schon da ist
cli-restore = eine Sicherung in eine neue oder leere Datenbank zurückspielen
cli-restore-file = die Sicherung, die gelesen wird
cli-restore-force = die Tische ersetzen, die schon da sind; sie bleiben in einer Datei neben der Sicherung erhalten
cli-backing-up = wird kopiert
cli-restoring = wird zurückgespielt
cli-backed-up = { $file } enthält jetzt alles: Tische: { $tables }, Einträge in ihren Protokollen: { $entries }.
cli-restored = { $place } enthält, was in der Sicherung war: Tische: { $tables }, Einträge in ihren Protokollen: { $entries }.
cli-replaced = Was vorher dort war, liegt in { $file }.
cli-doctor = prüfen, wie es einem Server geht: Datenbank, Rechner, Weg dorthin
cli-url = die Adresse, unter der andere den Server erreichen; sie wird von hier aus befragt
