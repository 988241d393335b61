# Maus geflippt

maus-start = { $seat } deckt die erste Maus auf. Auf dem Tisch liegt dieser Käse: { $cheese }.
maus-flip = { $seat } deckt Maus { $mouse } auf: { $garments }; Käse: { $cheese }.
maus-protected = Sie ist geschützt: { $cheese } liegt auf dem Tisch.
maus-slap = { $seat } schlägt nach { $ms } ms zu: { $garment }.
maus-shout = { $seat } ruft nach { $ms } ms: „Mausgeflippt!“
maus-hold = { $seat } hält still.
maus-nobody = Niemand schlägt zu. Die Maus kommt unter den Stapel.
maus-asleep = Der ganze Stapel ist durch, und niemand hat zugeschlagen: Die Partie ist zu Ende.
maus-result-garment-mouse = { $seat } war am schnellsten ({ $ms } ms), und es passt: Die Maus ist gefangen.
maus-result-shout-mouse = { $seat } hat zuerst gerufen ({ $ms } ms), und zwar zu Recht: Die Maus ist gefangen.
maus-result-garment-pile-mouse = { $seat } war genauso schnell ({ $ms } ms) und nimmt eine Maus vom Stapel.
maus-result-shout-pile-mouse = { $seat } hat genauso schnell gerufen ({ $ms } ms) und nimmt eine Maus vom Stapel.
maus-result-wrong = { $seat } war am schnellsten ({ $ms } ms), aber das trägt die Maus nicht. Schmutzige Wäsche: { $garments }.
maus-result-false-shout = { $seat } hat zuerst gerufen ({ $ms } ms), aber zu Unrecht. Schmutzige Wäsche: { $garments }.
maus-result-cheese = { $seat } hat auf eine geschützte Maus geschlagen ({ $ms } ms) und bekommt den Käse: { $cheese }.
maus-result-cheese-laundry = { $seat } hat außerdem falsch gerufen. Schmutzige Wäsche: { $garments }.
maus-result-garment-late = { $seat } war zu spät dran ({ $ms } ms).
maus-result-shout-late = { $seat } hat zu spät gerufen ({ $ms } ms).
maus-result-shown-late = { $seat } war zu spät dran ({ $ms } ms), musste aber zeigen: { $garments }.
maus-next-cheese = Der nächste Käse: { $cheese }.
maus-shuffle = Die abgelegten Kleidungsstücke werden gemischt.
maus-shouts-spent = { $seat } hat drei verdeckte Karten und darf nicht mehr rufen.

maus-unreadable = „{ $action }“ ist keine Aktion. Schreib „flip“ (aufdecken), „hold“ (stillhalten), „slap“ (zuschlagen) mit einem Kleidungsstück und der Zeit in Millisekunden („slap blue-tie 430“) oder „shout“ (rufen) mit der Zeit („shout 512“).
maus-no-time = In null Komma nichts reagiert niemand: Das kürzeste ist 1 Millisekunde.
maus-unknown-garment = Ein Kleidungsstück „{ $garment_name }“ gibt es nicht. Es gibt: { $words }.
maus-flip-first = Es liegt noch keine Maus da: Schreib „flip“, um eine aufzudecken.
maus-flipped-already = Es liegt schon eine Maus da: Schlag zu („slap“), ruf („shout“) oder halt still („hold“).
maus-not-in-hand = Das hast du nicht auf der Hand: { $garment }.
maus-bad-time = Eine Reaktion dauert 1 bis { $limit } Millisekunden, nicht { $time }.
maus-no-more-shouts = Du hast drei verdeckte Karten und darfst nicht mehr rufen.
maus-no-cards = Du hast keine Karten, mit denen du rufen könntest.
maus-not-each-once = „{ $key }“ muss all dies je einmal nennen: { $things }.
maus-garments-incomplete = „{ $key }“ ist angegeben, „{ $missing }“ aber nicht.
maus-bad-garments = „{ $key }“ braucht { $count } Kleidungsstücke; angegeben: { $found }, { $wrong ->
    [0] alle bekannt.
   *[other] darunter unbekannte: { $unknown }.
}
maus-bad-copies = Von dieser Karte gibt es { $copies } Stück, Hände und Nachziehstapel enthalten aber { $found }: { $garment }.

# Garments are named in the nominative without an article: they stand after a colon or in brackets.
maus-garment-red-hat = roter Hut
maus-garment-blue-hat = blauer Hut
maus-garment-red-cap = rote Kappe
maus-garment-blue-cap = blaue Kappe
maus-garment-red-glasses = rote Brille
maus-garment-blue-glasses = blaue Brille
maus-garment-red-scarf = roter Schal
maus-garment-blue-scarf = blauer Schal
maus-garment-red-tie = rote Krawatte
maus-garment-blue-tie = blaue Krawatte
maus-garment-red-shirt = rotes Hemd
maus-garment-blue-shirt = blaues Hemd
maus-garment-red-jumper = roter Pulli
maus-garment-blue-jumper = blauer Pulli
maus-garment-red-coat = roter Mantel
maus-garment-blue-coat = blauer Mantel
maus-garment-red-belt = roter Gürtel
maus-garment-blue-belt = blauer Gürtel
maus-garment-red-skirt = roter Rock
maus-garment-blue-skirt = blauer Rock
maus-garment-red-trousers = rote Hose
maus-garment-blue-trousers = blaue Hose
maus-garment-red-socks = rote Socken
maus-garment-blue-socks = blaue Socken
maus-garment-red-shoes = rote Schuhe
maus-garment-blue-shoes = blaue Schuhe

maus-cheese-brie = Brie
maus-cheese-camembert = Camembert
maus-cheese-cheddar = Cheddar
maus-cheese-edam = Edamer
maus-cheese-emmental = Emmentaler
maus-cheese-feta = Feta
maus-cheese-gouda = Gouda
maus-cheese-parmesan = Parmesan
maus-cheese-roquefort = Roquefort

# Die Seite
maus-ui-ready = { $seat } deckt gleich auf. Pfoten bereit …
maus-ui-ready-you = Du deckst gleich auf. Pfoten bereit …
maus-ui-slap = Was trägt sie? Schnell!
maus-ui-watch = Wer ist am schnellsten?
maus-ui-answered = Erledigt. Jetzt noch die anderen …
maus-ui-hand = Deine Kleidung
# With a soft hyphen: it stands on a small button.
maus-ui-shout = Maus­geflippt!
maus-ui-shout-means = ich habe nichts davon
maus-ui-shouts-spent = dreimal falsch: Schluss
maus-ui-hold = Stillhalten
maus-ui-key-space = Leertaste
maus-ui-hint = Tipp
maus-ui-fitted = passend
maus-ui-easy = Große Karten
maus-ui-easy-means = Leichter zu sehen und zu hören: größere Karten mit Namen und ein Ton, wenn eine Maus kommt
maus-ui-carries = Sie hat dabei
maus-ui-visible = Auf dem Tisch
maus-ui-same = Der gleiche? Stillhalten!
maus-ui-stays = { $seconds ->
    [one] Sie bleibt noch 1 Sekunde
   *[other] Sie bleibt noch { $seconds } Sekunden
}
maus-ui-keys = Tippen oder 1–{ $count } drücken. Leertaste: Mausgeflippt!
maus-ui-catches = { $seat } fängt sie!
maus-ui-catches-you = Du fängst sie!
maus-ui-escapes = Die Maus entkommt.
maus-ui-pile = { $count ->
    [one] noch 1 Maus
   *[other] noch { $count } Mäuse
}
maus-ui-mouse = Eine Maus. Kleidung: { $garments }; Käse: { $cheese }.
maus-ui-protected = Sie ist geschützt.
maus-ui-unprotected = Sie ist nicht geschützt.
maus-ui-was-protected = Ihr Käse hat die Maus geschützt.
maus-ui-times = Reaktionszeiten
maus-ui-ms = { $ms } ms
maus-ui-result-mouse = +1
maus-ui-result-pile-mouse = +1, gleichauf
maus-ui-result-wrong = Wäsche, −1
maus-ui-result-false-shout = Wäsche
maus-ui-result-cheese = −2
maus-ui-result-late = zu spät
maus-ui-result-too-late = zu spät
maus-ui-result-false-start = zu früh
maus-ui-corrected = selbst gemessen: { $ms } ms
maus-ui-head-start = Vorsprung: { $ms } ms
maus-ui-owns = Punkte: { $score }. Mäuse: { $mice }. Wäsche: { $laundry }, verdeckt: { $hidden }. Käse: { $cheeses }.
maus-ui-name = Name
maus-ui-mice = Mäuse
maus-ui-laundry = Wäsche
maus-ui-cheese = Käse
maus-ui-points = Punkte
maus-ui-winner = hat gewonnen
maus-ui-scored = Mäuse { $mice } · Wäsche { $laundry } · Käse { $cheese }
maus-ui-key-slap = Mit diesem Kleidungsstück zuschlagen

# Startseite und neuer Tisch
maus-title = Maus geflippt
maus-home-pitch = Schlag die Maus mit etwas, das sie trägt. Außer sie hat den Käse.
maus-option-uncertainty = Abstand, der als gleichzeitig gilt, in Millisekunden
maus-option-time_limit = Zeit für jede Maus, in Millisekunden
maus-option-time_limit-question = Wie flink ist die Maus?
maus-option-time_limit-sleepy = Verschlafen
maus-option-time_limit-sleepy-means = Sie wartet 20 Sekunden. Gut mit Kindern.
maus-option-time_limit-lively = Munter
maus-option-time_limit-lively-means = Sie wartet 10 Sekunden. Wie üblich.
maus-option-time_limit-lightning = Blitzschnell
maus-option-time_limit-lightning-means = Sie wartet 4 Sekunden. Du wolltest es so.

# Die Regeln in unseren Worten
maus-rules-aim-title = Worum es geht
maus-rules-aim = Eine Maus wird aufgedeckt, fertig angezogen. Schlag mit etwas zu, das sie trägt, bevor es die anderen tun.
maus-rules-slap-title = Zuschlagen
maus-rules-slap = Hast du ein Kleidungsstück, das die Maus trägt, gleiche Art und gleiche Farbe, schlag damit zu. Wer am schnellsten ist, bekommt die Maus: ein Punkt. Trägt sie es nicht, wird die Karte zu deiner schmutzigen Wäsche: minus eins.

    Nur der schnellste Schlag zählt. Die anderen nehmen ihre Karten zurück.
maus-rules-shout-title = Mausgeflippt!
maus-rules-shout = Hast du nichts, was die Maus trägt, ruf „Mausgeflippt!“ und schlag mit der ganzen Hand zu. Stimmt es, gehört die Maus dir, und du behältst deine Hand. Wenn nicht, wird alles, was gepasst hätte, schmutzige Wäsche, eine Karte davon verdeckt. Mit drei verdeckten Karten darfst du nicht mehr rufen.
maus-rules-cheese-title = Käse
maus-rules-cheese = Ein Käse liegt auf dem Tisch. Eine Maus mit dem gleichen Käse ist geschützt: Wer auf sie schlägt, bekommt den Käse und damit zwei Minuspunkte. Schau also zuerst auf den Käse – und halt still.

    Hast du mit einem Kleidungsstück zugeschlagen, nimmst du es zurück auf die Hand. Hast du „Mausgeflippt!“ gerufen, wird außerdem alles auf deiner Hand, was sie trägt, zu schmutziger Wäsche, eine Karte davon verdeckt. Dann wird der nächste Käse aufgedeckt.
maus-rules-tie-title = Zu knapp
maus-rules-tie = Liegen mehrere richtige Schläge so knapp beieinander, dass man nicht sagen kann, wer am schnellsten war, bekommt eine Person die Maus und eine andere die oberste Maus vom Stapel.
maus-rules-end-title = Das Ende
maus-rules-end = Die Partie endet mit der letzten Maus oder dem letzten Käse, und auch, wenn der ganze Stapel vorbeigezogen ist, ohne dass jemand zugeschlagen hat. Punkte: deine Mäuse, minus deine Wäsche, minus zwei für jeden Käse.
maus-rules-example = Diese Maus trägt eine blaue Krawatte. Deine blaue Krawatte fängt sie; die gelbe würde zu schmutziger Wäsche.

# Die Hilfe fürs erste Spiel
maus-first-title = Vor der ersten Maus
maus-first-slap = Du hast etwas, das die Maus trägt, gleiches Kleidungsstück, gleiche Farbe? Tipp darauf, schneller als die Katzen: ein Punkt.
maus-first-shout = Du hast nichts von dem, was sie trägt? Tipp auf „Mausgeflippt!“.
maus-first-hold = Sie hat den gleichen Käse wie auf dem Tisch? Halt still: Wer sie anrührt, verliert zwei Punkte.
maus-first-when = Lass dir Zeit: Bevor du bereit bist, geschieht nichts. Danach weiß niemand, wann eine Maus kommt.
maus-first-ready = Ich bin bereit
maus-coach-slap = Der gleiche Käse wie auf dem Tisch? Halt still. Sonst tipp auf etwas, das sie trägt. Du hast nichts davon? „Mausgeflippt!“
maus-coach-answered = Nur wer am schnellsten war, zählt. Eine Maus ist ein Punkt, eine falsche Karte kostet einen, eine geschützte Maus zwei.
maus-coach-end = Schluss. Jede Maus zählt +1, jede Karte Wäsche −1, jeder Käse −2.
maus-coach-wait = Wenn eine Maus erscheint, sei am schnellsten: Tipp auf etwas, das sie trägt. Hat sie den Käse vom Tisch, rühr nichts an!

# Nach der Partie
maus-course = Punkte, Maus für Maus

# Im Terminal
maus-table-seat = { $seat }: { $mice ->
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
}, Wäsche: { $laundry }, Käse: { $cheese }
maus-table-cheese = Käse auf dem Tisch: { $cheese }
maus-table-mouse = Maus { $mouse } trägt: { $items }   (Käse: { $cheese })
maus-pitch = Maus geflippt – schlag vor den anderen auf die Maus, die trägt, was du auf der Hand hast. Für 2 bis 6 Personen.
maus-help =
    Eine Maus wird aufgedeckt. Hast du ein Kleidungsstück auf der Hand, das sie trägt (gleiche Art, gleiche Farbe), schlag damit zu; wer am schnellsten ist, bekommt die Maus. Ein falsches Kleidungsstück wird schmutzige Wäsche: minus 1.
    Hast du nichts von dem, was sie trägt, dann ruf und schlag mit der ganzen Hand zu. War das falsch, wird alles, was gepasst hätte, zu Wäsche; nach drei falschen Rufen darfst du nicht mehr rufen.
    Eine Maus mit dem Käse, der auf dem Tisch liegt, ist geschützt: Wer auf sie schlägt, bekommt den Käse, minus 2.
    Die Partie endet mit der letzten Maus oder dem letzten Käse. Hier zählt die echte Zeit: Tipp die Nummer eines Kleidungsstücks und Enter, „s“ zum Rufen, Enter allein zum Stillhalten. „flip“ deckt die nächste Maus auf.
maus-legend = Ein Kleidungsstück, das du zweimal auf der Hand hast, steht mit ×2 da.

maus-garment-green-hat = grüner Hut
maus-garment-purple-hat = lila Hut
maus-garment-black-glasses = schwarze Brille
maus-garment-pink-glasses = rosa Brille
maus-garment-yellow-tie = gelbe Krawatte
maus-garment-green-shirt = grünes Hemd
maus-garment-white-shirt = weißes Hemd
maus-garment-blue-t-shirt = blaues T-Shirt
maus-garment-pink-t-shirt = rosa T-Shirt
maus-garment-red-jacket = rote Jacke
maus-garment-black-jacket = schwarze Jacke
maus-garment-yellow-dress = gelbes Kleid
maus-garment-red-dress = rotes Kleid
maus-garment-brown-trousers = braune Hose
maus-garment-brown-belt = brauner Gürtel
maus-garment-purple-belt = lila Gürtel
maus-garment-brown-bag = braune Tasche
maus-garment-pink-bag = rosa Tasche
maus-garment-green-ring = grüner Ring
maus-garment-purple-ring = lila Ring
maus-garment-yellow-shoes = gelbe Schuhe
maus-garment-black-shoes = schwarze Schuhe
maus-garment-red-trainers = rote Turnschuhe
maus-garment-white-trainers = weiße Turnschuhe
maus-hint-flip = Deck die nächste Maus auf.
maus-hint-protected = Finger weg: Diese Maus ist geschützt ({ $cheese }).
maus-hint-worn = Das trägt die Maus, und du hast es auf der Hand: { $garment }.
maus-hint-shout = Du hast nichts auf der Hand, was die Maus trägt.
maus-hint-hold = Du hast nichts, womit du zuschlagen könntest.
maus-count-mice = Mäuse
maus-count-laundry = Schmutzige Wäsche
maus-count-cheese = Käse
maus-count-reaction = Reaktion in ms
maus-race-prompt = Schlag zu! (Nummer oder Kleidungsstück und Enter; „s“ ruft; Enter allein hält still)
maus-race-unknown = Schreib die Nummer eines Kleidungsstücks, „s“ zum Rufen, oder nur Enter, um stillzuhalten.
