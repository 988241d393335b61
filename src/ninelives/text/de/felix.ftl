# Felix / Filou

# Cards are named in the nominative without an article: they stand after a colon or in brackets.
card-rabbit = Kaninchen
card-large-dog = großer Hund
card-small-dog = kleiner Hund
# felix-chase chooses the article by this very word.
animal-rabbit = Kaninchen

felix-round = Runde { $round }. { $seat } fängt an.
felix-dry = In dieser Runde liegen keine Mäuse auf den Mäusekarten.
felix-place = { $seat } legt eine Karte: { $card }.
felix-place-hidden = { $seat } legt eine Karte.
felix-turn = Die Karte von { $seat } wird aufgedeckt: { $card }.
felix-turn-passive = Die Karte vom Stapel wird aufgedeckt: { $card }.
felix-bid = { $seat } bietet { $mice ->
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
}.
felix-pass = { $mice ->
    [0] { $seat } passt.
    [one] { $seat } passt und nimmt { $mice } Maus.
   *[other] { $seat } passt und nimmt { $mice } Mäuse.
}
felix-chase = Ein Hund im Sack ({ $card }): Er verjagt { $animal ->
    [Kaninchen] das Kaninchen
   *[other] die Katze { $animal }
}.
felix-dogs = { $count } Hunde streiten sich und laufen davon. Kein Tier wird verjagt.
felix-dog-alone = Ein Hund im Sack ({ $card }): Er findet nichts zu jagen und läuft davon.
felix-sold = { $seat } zahlt { $mice ->
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
} und nimmt den Sack: { $count ->
    [0] Er ist leer.
   *[other] { $cards }.
}
felix-unsold = Niemand will den Sack. Er kommt aus dem Spiel.

felix-unreadable = „{ $action }“ ist keine Aktion. Schreib „place“ (legen) und eine Karte ({ $words }), „bid“ (bieten) und eine Zahl bis { $most } oder „pass“ (passen).
felix-place-first = Jetzt werden Karten gelegt: Schreib „place“ und eine deiner Karten.
felix-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
felix-placed-already = Die Karten liegen auf dem Tisch; jetzt heißt es bieten („bid“) oder passen („pass“).
felix-buy-for-one = Alle anderen haben gepasst: Du kannst den Sack für genau 1 Maus kaufen („bid 1“) oder passen („pass“).
felix-must-raise = { $mice } ist nicht mehr als das Höchstgebot von { $high }.
felix-too-few-mice = Du kannst nicht { $mice } bieten: Du hast { $purse ->
    [one] { $purse } Maus
   *[other] { $purse } Mäuse
}.
felix-bad-cards = „{ $key }“ braucht neun verschiedene Karten aus: { $words }.
