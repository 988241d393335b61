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
page-lost = Unter dieser Adresse gibt es nichts. Hier ist die Startseite.
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
home-level = Wie gut sollen die anderen sein?
home-play = Jetzt spielen
home-opening = Wird geöffnet …
home-friends = Zusammen spielen
home-code = Code eines Tisches
home-join = Mitspielen
home-resume = Meine Tische
home-running = wird gespielt
home-waiting = offen
home-over = zu Ende
home-your-name = Robin

new-title = Ein Tisch für { $game }
new-name = Dein Name
new-players = Plätze
new-clock = Uhr
new-clock-none = keine
new-clock-relaxed = gemütlich
new-clock-brisk = flott
new-clock-means = Mit Uhr haben alle einen Vorrat an Zeit, den jeder Zug ein wenig auffüllt: 3 Minuten, dazu 15 Sekunden für jeden Zug (gemütlich), oder 45 Sekunden, dazu 8 Sekunden für jeden Zug (flott). Ist deine Zeit um, spielt eine Katze für dich, bis du zurück bist.
new-hints = Tipps sind erlaubt
new-public = Diesen Tisch allen auf diesem Server zeigen
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
lobby-invite = Lade andere mit diesem Link ein:
lobby-code = Oder sag ihnen den Code: { $code }
lobby-alone = Diese Adresse gilt nur auf diesem Computer. Starte mit „./play --lan“, damit andere dazukommen können.
lobby-qr = QR-Code des Links
lobby-share = Link teilen
lobby-copied = Kopiert
lobby-screen = Tisch auf einem großen Bildschirm zeigen
lobby-open = frei
lobby-host = Spielleitung
lobby-bot = Bot hinzufügen
lobby-level = Bot der Stufe { $level }
lobby-leave = Aufstehen
lobby-send-away = Wegschicken
lobby-sit = Platz nehmen
lobby-full = Alle Plätze sind besetzt. Du kannst zusehen.
lobby-start = Partie beginnen
lobby-seats-open = { $open ->
    [one] Ein Platz ist noch frei
   *[other] { $open } Plätze sind noch frei
}
lobby-wait = Die Spielleitung beginnt die Partie.

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
