# Die Seite

page-home = Zur Startseite
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
page-minded-away = Eine Katze hütet diesen Platz, bis sein Mensch wieder da ist.
page-minded-time = Zeit abgelaufen: Eine Katze hütet diesen Platz.

home-lead = Drei Kartenspiele um Katzen und Mäuse, für nette Runden und mit guten Bots.
home-title-felix = Filou
home-title-catbox = Cat in the Box
home-title-maus = Maus geflippt
home-pitch-felix = Eine Katze im Sack, und alle haben etwas hineingesteckt. Biete, bevor du weißt, was es ist. Für 3 bis 5.
home-pitch-catbox = Deine Karten haben keine Farbe, bis du sie ansagst. Sag nur nie an, was nicht sein kann. Für 2 bis 5.
home-pitch-maus = Eine Maus taucht auf: Schlag mit etwas zu, das sie trägt, und sei am schnellsten. Außer sie hat den Käse. Für 2 bis 6.
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
home-your-name = Gast

new-title = Ein Tisch für { $game }
new-name = Dein Name
new-players = Plätze
new-clock = Uhr
new-clock-none = keine
new-clock-relaxed = gemütlich
new-clock-brisk = flott
new-clock-means = Mit Uhr haben alle einen Vorrat an Zeit, den jeder Zug ein wenig auffüllt: 3 Minuten und 15 Sekunden je Zug (gemütlich) oder 45 und 8 Sekunden (flott). Ist sie um, spielt eine Katze für dich, bis du zurück bist.
new-hints = Tipps sind erlaubt
new-public = Diesen Tisch allen auf diesem Server zeigen
new-open = Tisch eröffnen
option-edition = Ausgabe
option-edition-en = englische
option-edition-fr = französische
option-edition-means = Sie unterscheiden sich nur darin, wen ein Hund verjagt, der keine passende Katze findet: in der französischen Ausgabe zuerst ein Kaninchen.
option-open_mice = Alle sehen, wie viele Mäuse die anderen haben
option-board = Tafel
option-board-white = weiß: Zahlen der Reihe nach
option-board-purple = lila: Zahlen gemischt
option-board-means = Auf der gemischten Tafel ist es schwerer, dass sich deine Steine berühren.
option-uncertainty = Abstand, der als gleichzeitig gilt, in Millisekunden
option-time_limit = Zeit für jede Maus, in Millisekunden

first-title = Vor der ersten Maus
first-slap = Du hast etwas, das die Maus trägt, gleiches Kleidungsstück, gleiche Farbe? Tipp darauf, schneller als die Katzen: ein Punkt.
first-shout = Du hast nichts von dem, was sie trägt? Tipp auf „Mausgeflippt!“.
first-hold = Sie hat denselben Käse wie den auf dem Tisch? Halt still: Wer sie anrührt, verliert zwei Punkte.
first-when = Lass dir Zeit: Bevor du bereit bist, geschieht nichts. Danach weiß niemand, wann eine Maus kommt.
first-ready = Ich bin bereit

table-connecting = Auf dem Weg zum Tisch …
table-offline = Die Verbindung ist weg. Neuer Versuch …
table-story = Was geschah
table-seat = Platz { $n }
table-hint = Gib mir einen Tipp
table-results = Zum Ergebnis
table-minded = Eine Katze hütet deinen Platz.
table-back = Ich bin wieder da

lobby-title = Wer spielt?
lobby-invite = Lade andere mit diesem Link ein:
lobby-code = Oder sag ihnen den Code: { $code }
lobby-alone = Diese Adresse gilt nur auf diesem Computer. Starte mit „./play --lan“, damit andere dazukommen können.
lobby-qr = QR-Code des Links
lobby-share = Link teilen
lobby-copied = Kopiert
lobby-screen = Tisch auf einem großen Bildschirm zeigen
lobby-open = frei
lobby-host = lädt ein
lobby-bot = Bot dazu
lobby-level = Bot der Stufe { $level }
lobby-leave = Aufstehen
lobby-send-away = Wegschicken
lobby-sit = Hinsetzen
lobby-full = Alle Plätze sind besetzt. Du kannst zusehen.
lobby-start = Partie beginnen
lobby-seats-open = { $open ->
    [one] Ein Platz ist noch frei
   *[other] { $open } Plätze sind noch frei
}
lobby-wait = Wer eingeladen hat, beginnt die Partie.

after-rematch = Noch einmal
after-replay = Partie noch einmal ansehen
after-wait = Wer eingeladen hat, kann noch eine Partie beginnen.

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

screen-join = Spiel mit: Gib den Code { $code } ein oder scanne das Bild unten.

sound-on = Ton: an
sound-off = Ton: aus
talk-open = Etwas sagen
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

course-felix = Punkte nach jeder Runde: Katzen und Mäuse
course-maus = Punkte, Maus für Maus
