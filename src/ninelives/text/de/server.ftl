# Der Server

server-ready = Nine Lives läuft unter { $url } – Strg-C beendet es.
cli-serve = den Tisch für andere öffnen: ein Server für Browser, Handys und Bots
cli-db = wo Partien aufbewahrt werden: eine Datei oder postgresql://…
cli-port = Port; sonst ein freier ab 9999
cli-lan = andere im Netz mitspielen lassen; zeigt Adresse und QR-Code
cli-public-url = Adresse, unter der andere diesen Server erreichen, etwa https://katzen.example
cli-no-browser = keinen Browser öffnen
no-port = Auf { $host }, Port { $port }, kann der Server nicht lauschen. Wähle mit --port einen anderen Port.
already-joined = Du bist schon da.
already-seated = Du hast an diesem Tisch schon einen Platz.
bad-head-start = Ein Vorsprung liegt zwischen { $least } und { $most } Millisekunden, nicht bei { $ms }.
bad-message = Das ist keine Nachricht des Protokolls: { $reason }
bad-origin = Seiten von { $origin } dürfen hier nicht spielen.
bad-token = Dieser Server kennt dich nicht mehr. Nimm noch einmal Platz.
early-action = Das Spiel ist inzwischen weitergegangen. Schau hin und wähle noch einmal.
repeated-action = Das hast du schon getan.
game-running = Nicht während einer Partie.
host-only = Das darf nur die Spielleitung.
join-first = Die erste Nachricht muss „join“ sein, mit deinem Token.
name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
no-game = Es läuft keine Partie.
no-hints = An diesem Tisch gibt es keine Tipps.
no-mouse = Diese Maus ist nicht mehr zu haben.
no-sealed-maximum = Bei { $game } wird nicht geboten.
no-slaps = Bei { $game } wird nicht zugeschlagen.
not-available = Die Partien sind gerade nicht zu erreichen. Nichts ist verloren; versuch es in einer Weile noch einmal.
not-seated = Du hast an diesem Tisch keinen Platz.
not-written = Der Tisch konnte nicht gespeichert werden. Komm noch einmal dazu; was du gesehen hast, bleibt.
not-to-act = Du bist nicht dran.
seal-later = Ein Höchstgebot gibst du ab, während geboten wird.
seat-open = Auf Platz { $seat_number } sitzt noch niemand.
seat-taken = Platz { $seat_number } ist besetzt.
seats-open = Diese Plätze sind noch frei: { $seat_numbers }. Warte auf Leute oder setz Bots hin.
server-mistake = Hier ist etwas schiefgegangen; es ist vermerkt. Komm noch einmal an den Tisch; was du gesehen hast, bleibt.
slap-false-start = Das war zu schnell, um wahr zu sein: Es zählt nicht.
slap-too-late = Zu spät: Jemand war schneller.
slap-repeated = Deine erste Antwort zählt.
slap-not-shown = Diese Maus wurde dir nicht gezeigt.
text-only = Hier wird nur Text verstanden.
too-fast = Zu schnell. Warte einen Augenblick.
too-long = Das ist zu lang.
too-many-connections = Zu viele Verbindungen von deiner Adresse.
too-many-tables = Auf diesem Server sind zu viele Tische. Versuch es später noch einmal.
unknown-clock = Eine Uhr „{ $clock }“ gibt es nicht. Zur Wahl stehen: { $valid }.
unknown-code = Einen Tisch mit dem Code { $code } gibt es nicht.
no-such-game = An diesem Tisch { $games ->
    [one] ist { $games } Partie
   *[other] sind { $games } Partien
} zu Ende; eine Partie { $n } gibt es nicht.
unknown-phrase = „{ $phrase }“ gehört nicht zu den Sprüchen: { $valid }.
use-slap = Antworte der Maus mit „slap“, damit deine Zeit gemessen wird.
