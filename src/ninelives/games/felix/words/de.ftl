# Felix / Filou

# Cards are named in the nominative without an article: they stand after a colon or in brackets.
felix-card-rabbit = Kaninchen
felix-card-large-dog = großer Hund
felix-card-small-dog = kleiner Hund
# felix-chase chooses the article by this very word.
felix-animal-rabbit = Kaninchen

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

# Die Seite. Katzen heißen nach ihrem Wert; { $what } ist so ein Name oder der einer anderen Karte.
felix-ui-cat = Katze { $value }
felix-ui-sack = Der Sack
felix-ui-stack = Stapel
felix-ui-start = beginnt
felix-ui-leads = bietet am meisten
felix-ui-cards-left = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
felix-ui-thinking = überlegt…
felix-ui-to-beat = Zu überbieten
felix-ui-in-bank = In der Bank
felix-ui-own = Mäuse · Katzen
felix-ui-own-secret = Mäuse · Katzen (geheim)
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
felix-ui-passed = gepasst
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
    [one] Passen, { $mice } Maus nehmen
   *[other] Passen, { $mice } Mäuse nehmen
}
felix-ui-bid = { $mice } bieten
felix-ui-seal = Bis { $mice }
felix-ui-seal-why = Für dich wird geboten, nie mehr als nötig.
felix-ui-seal-switch = Höchstgebot versiegeln
felix-ui-seal-now = Bietet für dich nur das Nötige, bis { $mice }.
felix-ui-seal-before = Versiegle schon ein Höchstgebot: Für dich wird nur so viel geboten wie nötig.
felix-ui-sealed = Versiegelt: Für dich wird bis { $mice } geboten.
felix-ui-unseal = Zurückziehen
felix-ui-cannot = Mehr kannst du nicht mehr bieten. Wenn du dran bist, passt du.
felix-ui-out = Du hast gepasst. Mal sehen, was aus dem Sack kommt!
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
felix-ui-do-pass = { $mice ->
    [0] Du bist dran: Du kannst nur passen.
    [one] Du bist dran: Du kannst nur passen und { $mice } Maus nehmen.
   *[other] Du bist dran: Du kannst nur passen und { $mice } Mäuse nehmen.
}
felix-ui-do-open = { $mice ->
    [0] Du bist dran: Eröffne das Bieten oder passe.
    [one] Du bist dran: Eröffne das Bieten oder passe für { $mice } Maus.
   *[other] Du bist dran: Eröffne das Bieten oder passe für { $mice } Mäuse.
}
felix-ui-do-beat = { $mice ->
    [0] Du bist dran: Überbiete die { $high } von { $seat } oder passe.
    [one] Du bist dran: Überbiete die { $high } von { $seat } oder passe für { $mice } Maus.
   *[other] Du bist dran: Überbiete die { $high } von { $seat } oder passe für { $mice } Mäuse.
}
felix-ui-best = Bester Fang: { $seat } in Runde { $round }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $mice ->
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
}.
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
felix-ui-scored = Katzen { $cats } · Mäuse { $mice }
felix-ui-catch = Fang des Abends: { $seat } hat in Runde { $round } für { $points } Punkte { $mice ->
    [one] 1 Maus
   *[other] { $mice } Mäuse
} bezahlt.
felix-ui-your-catch = Dein bester Fang: { $points } Punkte für { $mice ->
    [one] 1 Maus
   *[other] { $mice } Mäuse
} in Runde { $round }.

# Startseite und neuer Tisch
felix-title = Filou
felix-home-pitch = Biete auf die Katze im Sack. Niemand weiß, was drin ist, auch du nicht.
felix-option-edition = Ausgabe
felix-option-edition-en = englische
felix-option-edition-fr = französische
felix-option-edition-means = Sie unterscheiden sich nur darin, wen ein Hund verjagt, der keine passende Katze findet: in der französischen Ausgabe zuerst ein Kaninchen.
felix-option-open_mice = Offene Beutel
felix-option-open_mice-means = Alle sehen, wie viele Mäuse die anderen haben.

# Die Regeln in unseren Worten
felix-rules-aim-title = Worum es geht
felix-rules-aim = Neun Säcke werden nacheinander für Mäuse verkauft. In jeden haben alle eine Karte gesteckt, also kennst du einen Teil von dem, was du kaufst. Am Ende zählen deine Katzen und die Mäuse, die du behalten hast.
felix-rules-cards-title = Deine Karten
felix-rules-cards = Alle haben die gleichen zehn Karten: gute Katzen mit 3, 5, 8, 11 und 15, schlechte mit −8 und −5, ein Kaninchen ohne Wert, einen großen und einen kleinen Hund. Eine davon, zufällig gezogen, kommt am Anfang weg: Du siehst, welche dir fehlt, die anderen nicht.

    Du beginnst mit 15 Mäusen. Sie sind dein Geld, und jede, die du behältst, ist ein Punkt.
felix-rules-round-title = Eine Runde
felix-rules-round = Alle stecken eine Karte verdeckt in den Sack. Die Reihe beginnt mit der Karte der Startperson. Die erste Karte wird aufgedeckt, dann wird geboten.

    Zu dritt liegt eine Karte vom Stapel ganz vorn, und diese wird aufgedeckt.
felix-rules-bidding-title = Bieten
felix-rules-bidding = Reihum: Biete mehr Mäuse als alle vor dir oder passe. Wer passt, nimmt das eigene Gebot zurück und die Mäuse von der niedrigsten Mäusekarte, die noch da ist; dann wird die nächste Karte im Sack aufgedeckt. Früh zu passen bringt also weniger, und mit jedem Passen sehen alle mehr.

    Wer übrig bleibt, bezahlt das Gebot, nimmt den Sack und beginnt die nächste Runde. Hat niemand geboten, darf die letzte Person den Sack für 1 Maus kaufen; sonst kommt er aus dem Spiel, und in der nächsten Runde bringt Passen nichts.

    Die Mäuse fürs Passen kommen aus der Bank, und was ein Sack kostet, geht dorthin. Kann die Bank nicht alle Mäusekarten füllen, bleiben alle leer: Wer in dieser Runde passt, bekommt nichts.
felix-rules-dogs-title = Hunde
felix-rules-dogs = Ein einzelner Hund im Sack verjagt ein Tier, und beide sind weg: der große die beste Katze, der kleine die schlechteste. Mehrere Hunde verjagen nur einander.
felix-rules-edition-en = Englische Ausgabe: Gibt es keine gute Katze für den großen oder keine schlechte für den kleinen Hund, wird die Katze verjagt, die der Null am nächsten ist. Kaninchen werden nie verjagt.
felix-rules-edition-fr = Französische Ausgabe: Gibt es keine gute Katze für den großen oder keine schlechte für den kleinen Hund, wird das Kaninchen verjagt; ohne Kaninchen die Katze, die der Null am nächsten ist.
felix-rules-end-title = Das Ende
felix-rules-end = Nach neun Runden zählst du Katzen und Mäuse zusammen. Die höchste Summe gewinnt; bei Gleichstand entscheiden die Punkte in Katzen.
felix-rules-picture-round = Die erste Karte liegt offen. Du kennst deine eigene, die anderen kennen ihre.
felix-rules-picture-bidding = Wer begann, hat gepasst und 2 Mäuse genommen. Zu überbieten ist die 8; wer jetzt passt, nimmt 4 Mäuse.
felix-rules-example-small = Der kleine Hund verjagt die schlechteste Katze, −8. Es bleiben 11 − 5 = 6.
felix-rules-example-large = Der große Hund hätte die beste Katze verjagt, die 11. Es blieben −5 − 8 = −13.

# Die Hilfe fürs erste Spiel
felix-coach-first = Gewonnene Katzen und behaltene Mäuse sind deine Punkte. Leg eine Karte in den Sack: eine gute Katze oder eine Falle. Noch sieht sie niemand.
felix-coach-place = Wähle eine Karte für den Sack. Ein einzelner Hund darin verjagt eine Katze: der große die beste, der kleine die schlechteste.
felix-coach-open = Noch hat niemand geboten: Biete Mäuse für den ganzen Sack oder passe. Passen bringt die { $mice } Mäuse im goldenen Rahmen und deckt die nächste Karte auf.
felix-coach-bid = Biete mehr oder passe: Du bekommst dein Gebot zurück und die { $mice } Mäuse im goldenen Rahmen, und die nächste Karte wird aufgedeckt.
felix-coach-dog = Ein einzelner Hund verjagt ein Tier: der große die beste Katze, der kleine die schlechteste. Zwei Hunde verjagen nur einander.
felix-coach-dry = Diesmal liegen keine Mäuse auf den Mäusekarten: Passen bringt nichts. Ist dir der Sack mehr wert als dein Gebot, dann biete.
felix-coach-pass = { $mice ->
    [0] Für ein höheres Gebot hast du zu wenige Mäuse. Passe: Du bekommst dein Gebot zurück.
    [one] Für ein höheres Gebot hast du zu wenige Mäuse. Passe: Du bekommst dein Gebot zurück und { $mice } Maus.
   *[other] Für ein höheres Gebot hast du zu wenige Mäuse. Passe: Du bekommst dein Gebot zurück und { $mice } Mäuse.
}
felix-coach-buy = Alle anderen haben gepasst. Der Sack gehört dir für eine einzige Maus; passt du, kommt er aus dem Spiel.
felix-coach-wait = Schau, wer wie viel bietet: Alle anderen kennen eine Karte, die du nicht kennst.
felix-coach-end = Das war der letzte Sack. Jetzt zählen die gewonnenen Katzen und die behaltenen Mäuse.

# Nach der Partie
felix-course = Punkte nach jeder Runde: Katzen und Mäuse

# Im Terminal
felix-table-row = Der Sack: { $items }
felix-table-mice = Mäusekarten: { $items }
felix-table-bid = { $seat } bietet { $mice }
felix-table-passed = { $seat } hat gepasst
felix-table-purses = Mäuse: { $items }
felix-table-own = Du hast { $mice ->
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
}, und deine Katzen zählen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
felix-pitch = Filou – biete auf einen Sack voller Katzen, den du nur halb kennst. Für 3 bis 5 Personen.
felix-help =
    Neun Runden. In jeder legen alle eine Karte verdeckt in den Sack: eine gute Katze (3 bis 15), eine schlechte Katze (-8, -5), ein Kaninchen (0) oder einen Hund. Die erste Karte wird aufgedeckt, dann bietest du Mäuse oder passt.
    Jedes Gebot muss höher sein als das letzte. Wer passt, nimmt die Mäuse von der niedrigsten übrigen Mäusekarte, und die nächste Karte wird aufgedeckt. Wer als Letztes übrig ist, zahlt und nimmt den Sack.
    Ein einzelner Hund im Sack verjagt ein Tier und verschwindet mit ihm: der große Hund die beste Katze, der kleine die schlechteste. Mehrere Hunde jagen nur einander.
    Bietet niemand, darf die letzte Person den Sack für 1 Maus kaufen. Am Ende zählen deine Katzen und deine Mäuse. Die meisten Punkte gewinnen.
    Schreib: „place 11“ oder „place large-dog“ (die 11 oder den großen Hund legen), „bid 5“ (5 bieten), „pass“ (passen).
felix-legend = Im Sack: „·“ noch keine Karte, „?“ eine verdeckte Karte, „(11)“ deine eigene, die nur du kennst. Mäusekarten in Klammern sind leer.

felix-no-such-bid = { $mice } Mäuse kann niemand bieten: Ein Gebot geht von 1 bis { $most }.
felix-hint-sack = Der Sack ist dir etwa { $value } wert; Passen bringt { $mice ->
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
}.
felix-count-sacks = Gekaufte Säcke
felix-count-price = Mäuse je Sack
