# ninelives check: ob ein Spiel alles tut, was von jedem Spiel verlangt wird. Für alle, die Spiele schreiben.

check-ok = ok
check-failed = FEHLER
check-left-out = –
check-passed = { $game } tut alles, was von einem Spiel verlangt wird.
check-failures = { $game }: { $count ->
    [one] 1 Prüfung ist fehlgeschlagen.
   *[other] { $count } Prüfungen sind fehlgeschlagen.
}
check-needs = Ausgelassen: Dazu braucht es { $roles }.
check-slow = Ausgelassen wegen --quick.
check-no-library = Ausgelassen: { $library } ist nicht installiert.
check-no-browser = Ausgelassen: Dazu braucht es Chromium und das Python-Paket playwright.

check-topic-roles = Rollen
check-topic-words = Wörter
check-topic-rules = Regeln
check-topic-secrecy = Geheimnisse
check-topic-transcripts = Mitschriften
check-topic-bots = Bots
check-topic-envs = Umgebungen
check-topic-page = Seite

# What is checked
check-role = { $file }
check-rulebook = die Rollen ergeben ein Regelwerk
check-languages = dieselben Meldungen mit denselben Argumenten auf Englisch, Französisch und Deutsch
check-words = jede Meldung hat Wörter
check-help = Titel, Kurzbeschreibung und Hilfe lassen sich sagen
check-stories = ganze Partien werden in allen Sprachen erzählt und gezeichnet
check-compiled = übersetzte und interpretierte Regeln stimmen überein
check-ends = jede Partie endet, mit allen Spielerzahlen und Optionen
check-legal = was als erlaubt gilt, wird angenommen; alles andere wird abgelehnt und ändert nichts
check-views = Ansichten passen zu ihrem Typ
check-bounds = übersetzter Code bleibt in seinen Feldern
check-observations = erdachte Welten sehen für den Platz gleich aus
check-blind-views = Ansichten und Ablehnungen verraten nichts Verborgenes
check-blind-events = Erzählungen verraten nichts Verborgenes
check-blind-choices = verdeckte Entscheidungen werden nicht erzählt
check-take-back = Entscheidungen, die man zurücknehmen kann, verraten nichts und sind in jeder Reihenfolge gleich
check-worlds-differ = erdachte Welten unterscheiden sich
check-worlds-play-on = erdachte Welten lassen sich zu Ende spielen
check-transcripts = Mitschriften werden so gelesen, wie sie geschrieben wurden
check-copies = Kopien und Pickles sind dieselbe Partie und gehen eigene Wege
check-bots-play = alle Bots spielen ganze Partien
check-bots-blind = Bots entscheiden gleich in allen Welten, die ihr Platz nicht unterscheiden kann
check-hints = Tipps sind erlaubt und lassen sich sagen
check-tensors = Tensoren sind in ihren Grenzen und verraten nichts Verborgenes, Masken sind die erlaubten Züge
check-batch = ein Stapel von Partien läuft
check-pettingzoo = PettingZoo nimmt es an
check-open-spiel = OpenSpiel nimmt es an
check-gymnasium = Gymnasium nimmt es an
check-view-types = die Seite kennt den Typ der Ansicht
check-page = eine ganze Partie lässt sich im Browser spielen

# Roles: what each is for
check-role-meta = META: der Name, die Spielerzahlen, die Optionen, die Klauseln und was das Spiel von einem Tisch braucht.
check-role-state = Der Datensatz einer Partie als annotierte Klasse, STATE = record(State, *compiled_sources(__package__)), und die Nummern der Züge.
check-role-rules = Die übersetzten Regeln, eine kleine Funktion für jede; docs/architecture.md sagt, was jedes Verb tut.
check-role-knowledge = Übersetzt: hide verdeckt, was ein Platz nicht wissen darf, resample füllt es mit Möglichem auf.
check-role-actions = Züge als Texte, welche davon geheim sind und warum einer abgelehnt wird.
check-role-view = Was ein Platz gezeigt bekommt: der Typ View, und write_view, das seine Zahlen in derselben Reihenfolge schreibt.
check-role-story = Was geschehen ist, als Meldungen: der Anfang, und was ein Zug bewirkt.
check-role-bot = Faustregeln, Vermutungen, Stufen und Bedenkzeiten. Die Datei darf bis auf ihren Docstring leer sein: Was fehlt, ist wie in ninelives/bots/usual.py.
check-role-console = Der Tisch als einfacher Text, in Zeilen.
check-role-words = Alles, was das Spiel sagt, in jeder Sprache; jede Kennung beginnt mit dem Namen des Spiels.
check-role-page = Was das Spiel zur Seite beiträgt: docs/page.md sagt, was index.js exportiert; daneben stehen style.css und art/scene.svg.
check-role-readme = Die Regeln in Kürze, Klausel für Klausel.
check-role-tensor = Was ein Platz weiß, als Zahlen: für PettingZoo, OpenSpiel, Gymnasium und Stapel.
check-role-toys = Partieenden, die sich lösen lassen, für OpenSpiel.
check-role-picture = Der Tisch als Bild, für Umgebungen, die eines zeichnen.
check-role-counts = Was eine Arena außer Siegen und Punkten zählt.
check-role-hint = Warum ein Zug besser ist als ein anderer, in den Worten des Spiels.
check-role-deal = Von Hand ausgelegte Karten, für Mitschriften.
check-role-sealed = Ein Höchstgebot, das ein Platz vorab hinterlegt, und was dafür getan wird.
check-role-referee = Wer zuerst war, wo mehrere um die Wette antworten: Ein Spiel in Echtzeit braucht das.

# Why a check has failed, and what to do
check-missing-role = Lege { $file } an{ $defines ->
    [none] {""}
   *[other] {" "}mit { $defines }
}.{ $example ->
    [none] {""}
   *[other] {" "}Zum Ansehen: { $example }
}
    { $role }
check-optional-role = Fehlt, und darf fehlen. Wenn du es willst, lege { $file } an{ $defines ->
    [none] {""}
   *[other] {" "}mit { $defines }
}.{ $example ->
    [none] {""}
   *[other] {" "}Zum Ansehen: { $example }
}
    { $role }
check-incomplete-role = Definiere { $defines } in { $file }.{ $example ->
    [none] {""}
   *[other] {" "}Zum Ansehen: { $example }
}
    { $role }
check-other-name = META.name ist „{ $found }“, gefunden wird das Spiel aber als „{ $game }“: Beides muss gleich sein.
check-broken = Es bricht ab: { $reason }
check-junk = { $file } ist ab hier nicht lesbar: { $text }
check-twice = { $id } steht zweimal in { $file }.
check-strange-ids = Jede Kennung beginnt mit „{ $game }-“. Diese nicht: { $ids }
check-not-in-both = In en.ftl oder in { $file }, aber nicht in beiden: { $ids }
check-other-arguments = In { $file } haben diese andere Argumente als in en.ftl: { $ids }
check-no-words = Ergänze in { $file } und den Übersetzungen: { $ids }
check-unsaid = { $id } wird nicht ganz gesagt ({ $language }).
check-endless = Eine Partie zu { $players } ist nach { $actions } Zügen nicht zu Ende (seed { $seed }). Können Partien so lang sein, muss longest in tensor.py das sagen.
check-differs = Übersetzte und interpretierte Regeln unterscheiden sich: { $what } ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-no-winner = Eine Partie ist aus und niemand hat gewonnen, oder jemand darf noch ziehen ({ $players } Spieler, seed { $seed }).
check-actors = Platz { $seat } darf ziehen und hat keinen erlaubten Zug, oder umgekehrt ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-refused = „{ $action }“ gilt als erlaubt und wird abgelehnt ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-accepted = „{ $action }“ gilt nicht als erlaubt und wird angenommen ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-changed = Ein abgelehnter Zug hat die Partie geändert ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-view = Eine Ansicht ist nicht, was ihr Typ, legal_actions oder returns sagt ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-view-tells = Was Platz { $viewer } sieht, hängt davon ab, was er nicht wissen darf: hide muss es verdecken ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-refusal-tells = Was Platz { $viewer } bei einer Ablehnung erfährt, hängt davon ab, was er nicht wissen darf ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-story-tells = Was Platz { $viewer } von einem Zug erfährt, hängt davon ab, was er nicht wissen darf ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-choice-told = Eine verdeckte Entscheidung wird Platz { $viewer } erzählt: is_secret in actions.py muss sagen, dass sie eine ist ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-choice-tells = Platz { $viewer } erfährt durch eine Entscheidung etwas, darf sie also nicht zurücknehmen: take_back in meta.py muss wegfallen ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-order-counts = Was aus der Entscheidung von Platz { $viewer } wird, hängt davon ab, wer zuerst wählt. Sie darf also nicht zurückgenommen werden: take_back in meta.py muss wegfallen ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-luck-tells = hide lässt das künftige Glück im Datensatz, s.rng, für Platz { $viewer } ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-world-differs = Eine Welt von resample sieht für Platz { $viewer } anders aus ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-worlds-alike = Die Welten von resample für Platz { $viewer } sind fast alle gleich, oder die wirkliche ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-world-stuck = Eine Welt von resample für Platz { $viewer } lässt sich nicht zu Ende spielen ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-not-the-same = Nicht wieder dieselbe Partie: { $what } ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-copy-shares = Eine Kopie teilt etwas mit ihrem Original: { $what } ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-bot-illegal = { $bot } will „{ $action }“, und das wird abgelehnt: { $reason }
check-bot-peeks = { $bot } entscheidet nach dem, was sein Platz nicht wissen darf ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-hint-illegal = Ein Tipp ist nicht erlaubt: „{ $action }“ (seed { $seed }).
check-tensor-bounds = Eine Zahl eines Tensors ist nicht geschrieben oder nicht in den Grenzen, die layout nennt ({ $players } Spieler).
check-tensor-tells = Ein Tensor oder eine Maske hängt davon ab, was der Platz nicht wissen darf ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-mask = Eine Maske ist nicht gleich den erlaubten Zügen ({ $players } Spieler, seed { $seed }, nach { $n } Zügen).
check-batch-endless = Keine Partie eines Stapels ist nach { $steps } Schritten zu Ende.
check-not-in-space = Eine Beobachtung liegt nicht in ihrem Raum.
check-other-view-types = { $file } fehlt, oder ist nicht, was view.py sagt. So wird die Datei geschrieben: { $command }
check-page-complains = Der Browser beschwert sich: { $reason }
check-page-endless = Die Partie ist nach { $clicks } Klicks nicht zu Ende.
check-page-stuck = { $seconds } Sekunden lang gab es nichts anzuklicken: Was getan werden kann, braucht ein Element mit data-act="…" (oder data-card, das solche zeigt).
check-roles-first = Der Rest wartet, bis die Rollen da sind und ein Regelbuch ergeben.
