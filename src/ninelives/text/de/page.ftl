# Die Seite

page-home = Zur Startseite
page-theme = Hell oder dunkel
page-theme-system = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-contrast = Mehr Kontrast
page-language = Sprache
page-menu = Menü
page-close = Schließen
page-rules = Regeln
page-you = du
page-away = nicht da
page-to-act = ist dran
page-lost = Unter dieser Adresse gibt es nichts.
page-skip = Zum Inhalt
page-skip-table = Zum Tisch
page-loading = Einen Moment …
page-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-no-words = Es ist etwas geschehen, wofür diese Seite keine Worte hat. Vielleicht ist sie veraltet: Lade sie neu.
page-unknown-game = Diese Seite kennt das Spiel nicht, das hier gespielt wird. Vielleicht ist sie veraltet: Lade sie neu.
page-broken = Das lässt sich gerade nicht anzeigen: Auf dieser Seite ist etwas schiefgegangen. An deinem Tisch ist nichts verloren.
page-reload = Neu laden
page-outdated = Es gibt eine neuere Version dieser Seite.
page-minded-away = Eine Katze hütet diesen Platz, bis sein Mensch wieder da ist.
page-minded-time = Zeit abgelaufen: Eine Katze hütet diesen Platz.

home-lead = Kartenspiele um Katzen und Mäuse, gemeinsam oder gegen gute Bots.
home-level = Wer spielt gegen dich?
home-play = Jetzt spielen
home-opening = Wird geöffnet …
home-friends = Zusammen
home-players = { $players } Personen
home-rules = Regeln von { $game }
home-invited = Wartet jemand?
home-code = Tischcode
home-join = Mitspielen
home-resume = Tische
home-still-set = Dein Tisch ist noch gedeckt
home-go-back = Zurück
home-open-table = Ein Tisch ist offen
home-visit = Ansehen
home-table-of = { $game }, { $name } wartet
home-more-tables = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
}
home-running = wird gespielt
home-waiting = vor der Partie
home-over = Partie zu Ende
home-your-name = Robin

lost-title = Die Schachtel ist leer
lost-picture = Eine Katze schaut aus einem Karton und weiß es auch nicht.

level-1 = Kätzchen
level-1-means = Kätzchen lernt noch.
level-2 = Tiger
level-2-means = Tiger spielt gern am Sonntag und verzeiht einen Fehltritt.
level-3 = Jägerin
level-3-means = Jägerin ist immer auf der Lauer und übersieht wenig.
level-4 = Herzogin
level-4-means = Herzogin hat nie Eile und irrt sich selten.
level-5 = Weiser
level-5-means = Weiser kennt alle Schliche.

new-title = Ein Tisch für { $game }
new-name = Dein Name
new-players = Wie viele spielen?
new-seats = Wer wo sitzt
new-seats-means = Tippe auf einen Platz, um ihn freizuhalten oder einer Hauskatze zu geben.
new-friend = Freund
new-joins = kommt per Code
new-cat = Hauskatze
new-clock = Wie viel Zeit zum Nachdenken?
new-clock-none = Ohne Uhr
new-clock-none-means = Niemand drängt.
new-clock-relaxed = Gemütlich
new-clock-relaxed-means = 3 Minuten, dazu 15 Sekunden für jeden Zug. Ist deine Zeit um, spielt eine Katze für dich, bis du zurück bist.
new-clock-brisk = Flott
new-clock-brisk-means = 45 Sekunden, dazu 8 Sekunden für jeden Zug. Ist deine Zeit um, spielt eine Katze für dich, bis du zurück bist.
new-hints = Tipps
new-hints-means = Der Weise flüstert allen zu, die fragen.
new-public = Offene Tür
new-public-means = Alle auf diesem Server können diesen Tisch finden und Platz nehmen.
new-fine-print = Kleingedrucktes
new-summary = Tisch von { $name } für { $players }:
new-summary-friends = { $friends ->
    [one] ein freier Platz
   *[other] { $friends } freie Plätze
}
new-summary-bots = { $bots ->
    [one] eine Hauskatze
   *[other] { $bots } Hauskatzen
}
new-not-now = Nicht jetzt
new-open = Tisch eröffnen

table-connecting = Auf dem Weg zum Tisch …
table-offline = Die Verbindung ist weg. Neuer Versuch …
table-not-sent = Nichts wurde gesendet: Die Verbindung ist gerade unterbrochen. Versuche es noch einmal, wenn sie wieder da ist.
table-sending = Unterwegs …
table-story = Spielverlauf
table-seat = Platz { $n }
table-hint = Gib mir einen Tipp
table-hint-word = Tipp
table-take-back = Zurück{"\u00AD"}nehmen
table-results = Zum Ergebnis
table-minded = Eine Katze hütet deinen Platz.
table-back = Ich bin wieder da
table-watching = Du siehst zu.

lobby-title = Wer spielt?
lobby-invite = Lade andere ein
lobby-code = Code dieses Tisches: { $code }
lobby-alone = Diese Adresse gilt nur auf diesem Computer. Starte mit „./play --lan“, damit andere dazukommen können.
lobby-qr = QR-Code des Links
lobby-share = Link teilen
lobby-copied = Kopiert
lobby-screen = Auf großem Bildschirm
lobby-open = frei
lobby-host = Spielleitung
lobby-you-are = Du spielst als { $name }.
lobby-bot = Bot hinzufügen
lobby-level = { $name } (Stufe { $level })
lobby-leave = Aufstehen
lobby-send-away = Wegschicken
lobby-sit = Platz nehmen
lobby-full = Alle Plätze sind besetzt. Du kannst zusehen.
lobby-fill = Mit Katzen füllen
lobby-start = Partie beginnen
lobby-ready = Alle sind da. Du beginnst die Partie.
lobby-seats-open = { $open ->
    [one] Ein Platz ist noch frei
   *[other] { $open } Plätze sind noch frei
}
lobby-wait = Die Spielleitung beginnt die Partie.
lobby-settings = So ist der Tisch gedeckt
lobby-no-clock = Ohne Uhr
lobby-hints = Mit Tipps
lobby-no-hints = Ohne Tipps

after-rematch = Noch einmal
after-replay = Partie noch einmal ansehen
after-wait = Die Spielleitung kann noch eine Partie beginnen.
after-wins = { $count ->
    [one] { $seats } gewinnt!
   *[other] { $seats } teilen sich den Sieg!
}
after-place = Platz { $place } von { $players }
chart-table = Dasselbe als Tabelle

replay-title = { $game }: Wiederholung
replay-table = Zum Tisch
replay-loading = Die Partie wird geholt …
replay-tools = Schritte
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-run = Abspielen
replay-pause = Anhalten
replay-step = Schritt
replay-seat = Gesehen von
replay-open = offene Karten

screen-again = Noch einmal? Scannen oder aufs Handy tippen.
screen-watch = Zusehen oder mitspielen
screen-here = { $here } von { $players } sind da
screen-you = Du?
screen-free = frei
screen-host = deckt den Tisch
screen-bot = Katze des Hauses
screen-ready = bereit
screen-type = Diesen Code eingeben auf { $address }
screen-scan = oder mich scannen
screen-open = { $open ->
    [one] Ein Platz ist noch frei. Setz dich dazu!
   *[other] { $open } Plätze sind noch frei. Setz dich dazu!
}
screen-starts = Alle sind da: { $name } kann beginnen.
screen-full = Alle sind da.

sound-on = Ton: an
sound-off = Ton: aus
talk-open = Etwas sagen
talk-word = Sagen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Ups …
phrase-hurry = Lass dir Zeit – aber nicht ewig.
phrase-wow = Wow!
phrase-one-more = Noch eine Partie?
phrase-meow = Miau!
phrase-purr = Schnurr …
phrase-hiss = Fauch!
phrase-mrrp = Mrrp?

rules-title = { $game }: die Regeln
rules-outline = Kapitel
rules-example = Ein Beispiel
coach-name = Erste Schritte
coach-leave = Tipps ausblenden
coach-back = Tipps wieder einblenden

key-title = Tasten
key-next = Zum nächsten Bedienelement
key-do = Ausführen
key-close = Schließen, was offen ist
key-single = Einzelne Tasten spielen

table-restart = Der Server startet um { $time } neu. Deine Partie bleibt erhalten und geht gleich danach weiter.

operator-title = Betrieb
operator-token = Dein Token
operator-enter = Weiter
operator-load = Last
operator-connections = Verbindungen
operator-tables = Tische
operator-moves = Züge pro Sekunde
operator-processor = Prozessor
operator-memory = Speicher
operator-lag = Verzug der Ereignisschleife
operator-since = Seit
operator-processes = Prozesse
operator-silent = { $count ->
    [one] Ein Prozess antwortet nicht; er ist in diesen Zahlen nicht enthalten.
   *[other] { $count } Prozesse antworten nicht; sie sind in diesen Zahlen nicht enthalten.
}
operator-versions = Versionen
operator-lock = Keine neuen Tische mehr zulassen
operator-unlock = Wieder neue Tische zulassen
operator-restart = Minuten bis zum Neustart
operator-announce = Ankündigen
operator-withdraw = Ankündigung zurücknehmen
operator-code = Code
operator-game = Spiel
operator-people = Menschen
operator-bots = Bots
operator-state = Zustand
operator-playing = wird gespielt
operator-idle = kein Spiel
operator-name = Name
operator-watching = schaut zu
operator-end = Tisch { $code } schließen
operator-send-away = Nummer { $number } wegschicken
operator-sure = Wirklich? Alle an Tisch { $code } müssen gehen, und niemand kann zurück.
