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

maus-unreadable = „{ $action }“ ist keine Aktion. Schreib „flip“ (aufdecken), „hold“ (stillhalten), „slap“ (zuschlagen) mit einem Kleidungsstück und der Zeit in Millisekunden („slap red-hat 430“) oder „shout“ (rufen) mit der Zeit („shout 512“).
maus-unknown-garment = Ein Kleidungsstück „{ $garment_name }“ gibt es nicht. Es gibt: { $words }.
maus-flip-first = Es liegt noch keine Maus da: Schreib „flip“, um eine aufzudecken.
maus-flipped-already = Es liegt schon eine Maus da: Schlag zu („slap“), ruf („shout“) oder halt still („hold“).
maus-not-in-hand = Das hast du nicht auf der Hand: { $garment }.
maus-no-time = In null Komma nichts reagiert niemand: Das kürzeste ist 1 Millisekunde.
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

maus-ui-ready = Die Maus von { $seat } kommt. Pfoten bereit …
maus-ui-ready-you = Deine Maus kommt. Pfoten bereit …
maus-ui-slap = Was trägt sie? Schnell!
maus-ui-watch = Wer ist am schnellsten?
maus-ui-answered = Erledigt. Jetzt noch die anderen …
maus-ui-hand = Deine Kleidung
# With a soft hyphen: it stands on a small button.
maus-ui-shout = Maus­geflippt!
maus-ui-shout-means = bei mir passt nichts
maus-ui-shouts-spent = dreimal falsch: Schluss
maus-ui-hold = Stillhalten
maus-ui-key-space = Leertaste
maus-ui-hint = Tipp
maus-ui-fitted = passend
maus-ui-easy = Große Karten
maus-ui-easy-means = Leichter zu sehen und zu hören: größere Karten mit Namen und ein Ton, wenn eine Maus kommt
maus-ui-carries = Sie hat dabei
maus-ui-visible = Auf dem Tisch
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
maus-ui-corrected = eigene Seite maß { $ms } ms
maus-ui-head-start = Vorsprung: { $ms } ms
maus-ui-owns = Punkte: { $score }. Mäuse: { $mice }. Wäsche: { $laundry }, verdeckt: { $hidden }. Käse: { $cheeses }.
maus-ui-name = Name
maus-ui-mice = Mäuse
maus-ui-laundry = Wäsche
maus-ui-cheese = Käse
maus-ui-points = Punkte
maus-ui-winner = hat gewonnen

# Garments are named in the nominative without an article: they stand after a colon or in brackets.
garment-red-hat = roter Hut
garment-blue-hat = blauer Hut
garment-red-cap = rote Kappe
garment-blue-cap = blaue Kappe
garment-red-glasses = rote Brille
garment-blue-glasses = blaue Brille
garment-red-scarf = roter Schal
garment-blue-scarf = blauer Schal
garment-red-tie = rote Krawatte
garment-blue-tie = blaue Krawatte
garment-red-shirt = rotes Hemd
garment-blue-shirt = blaues Hemd
garment-red-jumper = roter Pulli
garment-blue-jumper = blauer Pulli
garment-red-coat = roter Mantel
garment-blue-coat = blauer Mantel
garment-red-belt = roter Gürtel
garment-blue-belt = blauer Gürtel
garment-red-skirt = roter Rock
garment-blue-skirt = blauer Rock
garment-red-trousers = rote Hose
garment-blue-trousers = blaue Hose
garment-red-socks = rote Socken
garment-blue-socks = blaue Socken
garment-red-shoes = rote Schuhe
garment-blue-shoes = blaue Schuhe

cheese-brie = Brie
cheese-camembert = Camembert
cheese-cheddar = Cheddar
cheese-edam = Edamer
cheese-emmental = Emmentaler
cheese-feta = Feta
cheese-gouda = Gouda
cheese-parmesan = Parmesan
cheese-roquefort = Roquefort

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
