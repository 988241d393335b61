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
felix-no-such-bid = { $mice } Mäuse kann niemand bieten: Ein Gebot geht von 1 bis { $most }.
felix-must-raise = { $mice } ist nicht mehr als das Höchstgebot von { $high }.
felix-too-few-mice = Du kannst nicht { $mice } bieten: Du hast { $purse ->
    [one] { $purse } Maus
   *[other] { $purse } Mäuse
}.
felix-bad-cards = „{ $key }“ braucht neun verschiedene Karten aus: { $words }.

# Die Seite. Katzen heißen nach ihrem Wert; { $what } ist so ein Name oder der einer anderen Karte.
felix-ui-cat = Katze { $value }
felix-ui-sack = Der Sack
felix-ui-stack = Stapel
felix-ui-start = beginnt
felix-ui-secret = Mäuse und gewonnene Katzen sind geheim
felix-ui-owns = { $mice ->
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
}, { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
} in Katzen
felix-ui-card-up = Karte von { $name }: { $what }
felix-ui-card-mine = Karte von { $name }, verdeckt: { $what }
felix-ui-card-down = Karte von { $name }, verdeckt
felix-ui-card-none = { $name } hat noch keine Karte gelegt
felix-ui-passed = passt
felix-ui-bids = bietet { $mice }
felix-ui-mouse-cards = Mäuse fürs Passen
felix-ui-mouse-next = Wer als Nächstes passt, nimmt { $mice } Mäuse
felix-ui-mouse-full = { $mice } Mäuse für späteres Passen
felix-ui-mouse-empty = Keine Mäuse auf der Karte { $value }
felix-ui-hand = Deine Karten
felix-ui-place = Legen: { $what }
felix-ui-hinted = Tipp
felix-ui-pass = { $mice ->
    [0] Passen
   *[other] Passen, +{ $mice }
}
felix-ui-bid = { $mice } bieten
felix-ui-seal = Für mich bieten bis { $mice }
felix-ui-seal-why = Du kannst schon dein Höchstgebot nennen: Für dich wird nur so viel geboten wie nötig.
felix-ui-sealed = Geheimes Höchstgebot: Für dich wird bis { $mice } geboten.
felix-ui-unseal = Höchstgebot vergessen
felix-ui-amount = Mäuse für das Gebot
felix-ui-less = Eine Maus weniger
felix-ui-more = Eine Maus mehr
felix-ui-round = Runde { $round } von 9
felix-ui-bank = Bank: { $mice }
felix-ui-last = Vorige Runde
felix-ui-scene = Das war Runde { $round }
felix-ui-took = { $seat } zahlt { $mice ->
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
} und bekommt { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}.
felix-ui-fate-chased = verjagt
felix-ui-fate-gone = weg
felix-ui-fate-taken = für { $seat }
felix-ui-go-on = Weiter
felix-ui-no-bid = Noch kein Gebot
felix-ui-high = Höchstgebot:
felix-ui-wait-place = Es fehlt noch die Karte von: { $seats }
felix-ui-wait-bid = { $seats } bietet oder passt …
felix-ui-do-place = Du bist dran: Wähle eine Karte für den Sack.
felix-ui-do-pass = Du bist dran: Du kannst nur passen.
felix-ui-do-buy = Alle anderen haben gepasst: Kauf den Sack für 1 Maus oder passe.
felix-ui-do-bid = { $high ->
    [0] Du bist dran: Eröffne das Bieten oder passe.
   *[other] Du bist dran: Biete mehr als { $high } oder passe.
}
felix-ui-my-mice = { $mice ->
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
}
felix-ui-my-cats = Katzen: { $shown }
felix-ui-won = Das hast du gewonnen
felix-ui-won-nothing = hat nichts gewonnen
felix-ui-player = Name
felix-ui-cats = Katzen
felix-ui-mice = Mäuse
felix-ui-points = Punkte
felix-ui-winner = hat gewonnen

felix-hint-sack = Der Sack ist dir etwa { $value } wert; Passen bringt { $mice }.
felix-count-sacks = Gekaufte Säcke
felix-count-price = Mäuse je Sack
