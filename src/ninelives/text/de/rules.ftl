# Die Regeln in unseren Worten, und die Hilfe fürs erste Spiel

rules-example = Ein Beispiel

rules-felix-aim-title = Worum es geht
rules-felix-aim = Neun Säcke werden nacheinander für Mäuse verkauft. In jeden haben alle eine Karte gesteckt, also kennst du einen Teil von dem, was du kaufst. Am Ende zählen deine Katzen und die Mäuse, die du behalten hast.
rules-felix-cards-title = Deine Karten
rules-felix-cards = Alle haben die gleichen zehn Karten: gute Katzen mit 3, 5, 8, 11 und 15, schlechte mit −8 und −5, ein Kaninchen ohne Wert, einen großen und einen kleinen Hund. Eine davon, zufällig gezogen, kommt am Anfang weg: Du siehst, welche dir fehlt, die anderen nicht.

    Du beginnst mit 15 Mäusen. Sie sind dein Geld, und jede, die du behältst, ist ein Punkt.
rules-felix-round-title = Eine Runde
rules-felix-round = Alle stecken eine Karte verdeckt in den Sack. Die Reihe beginnt mit der Karte der Startperson. Die erste Karte wird aufgedeckt, dann wird geboten.

    Zu dritt liegt eine Karte vom Stapel ganz vorn, und diese wird aufgedeckt.
rules-felix-bidding-title = Bieten
rules-felix-bidding = Reihum: Biete mehr Mäuse als alle vor dir oder passe. Wer passt, nimmt das eigene Gebot zurück und die Mäuse von der niedrigsten Mäusekarte, die noch da ist; dann wird die nächste Karte im Sack aufgedeckt. Früh zu passen bringt also weniger, und mit jedem Passen sehen alle mehr.

    Wer übrig bleibt, bezahlt das Gebot, nimmt den Sack und beginnt die nächste Runde. Hat niemand geboten, darf die letzte Person den Sack für 1 Maus kaufen; sonst kommt er aus dem Spiel, und in der nächsten Runde bringt Passen nichts.

    Die Mäuse fürs Passen kommen aus der Bank, und was ein Sack kostet, geht dorthin. Kann die Bank nicht alle Mäusekarten füllen, bleiben alle leer: Wer in dieser Runde passt, bekommt nichts.
rules-felix-dogs-title = Hunde
rules-felix-dogs = Ein einzelner Hund im Sack verjagt ein Tier, und beide sind weg: der große die beste Katze, der kleine die schlechteste. Mehrere Hunde verjagen nur einander.
rules-felix-edition-en = Englische Ausgabe: Gibt es keine gute Katze für den großen oder keine schlechte für den kleinen Hund, wird die Katze verjagt, die der Null am nächsten ist. Kaninchen werden nie verjagt.
rules-felix-edition-fr = Französische Ausgabe: Gibt es keine gute Katze für den großen oder keine schlechte für den kleinen Hund, wird das Kaninchen verjagt; ohne Kaninchen die Katze, die der Null am nächsten ist.
rules-felix-end-title = Das Ende
rules-felix-end = Nach neun Runden zählst du Katzen und Mäuse zusammen. Die höchste Summe gewinnt; bei Gleichstand entscheiden die Punkte in Katzen.
rules-felix-example-small = Der kleine Hund verjagt die schlechteste Katze, −8. Es bleiben 11 − 5 = 6.
rules-felix-example-large = Der große Hund hätte die beste Katze verjagt, die 11. Es blieben −5 − 8 = −13.

rules-catbox-aim-title = Worum es geht
rules-catbox-aim = Du machst Stiche mit Karten, die eine Zahl haben, aber keine Farbe. Die Farbe sagst du beim Ausspielen an, und die Tafel merkt sie sich: Jede Zahl gibt es in jeder Farbe nur einmal. Sag voraus, wie viele Stiche du machst, und bleib nie stecken.
rules-catbox-setup-title = Vor dem Spielen
rules-catbox-setup = Es gibt von jeder Zahl fünf Karten, aber nur vier Farben: Nicht alle finden einen Platz. Leg eine Handkarte beiseite. Dann sagt ihr reihum voraus, wie viele Stiche ihr macht: 1, 2 oder 3; zu dritt 1, 3 oder 4; zu zweit sagt niemand voraus. Es gibt so viele Runden, wie Leute am Tisch sitzen.
rules-catbox-play-title = Eine Karte spielen
rules-catbox-play = Wähle eine Karte und sag ihre Farbe an: eine, die du noch hast und deren Feld für diese Zahl frei ist. Dein Stein kommt auf das Feld.

    Wer anspielt, darf Rot erst ansagen, wenn in dieser Runde schon jemand Rot angesagt hat – außer es geht nichts anderes.
rules-catbox-trick-title = Der Stich
rules-catbox-trick = Du musst die angespielte Farbe nicht bedienen. Aber wer eine andere ansagt, gibt die angespielte Farbe für den Rest der Runde auf.

    Die höchste rote Karte gewinnt; liegt keine da, die höchste der angespielten Farbe. Wer den Stich macht, spielt zum nächsten an. Die letzte Handkarte wird nie gespielt.
rules-catbox-paradox-title = Paradox
rules-catbox-paradox = Bist du dran und kannst für keine deiner Karten noch eine Farbe ansagen, ist das ein Paradox: Die Runde endet sofort, und jeder deiner Stiche zählt minus eins.
rules-catbox-score-title = Punkte
rules-catbox-score = Jeder Stich ist ein Punkt. Stimmt deine Vorhersage genau und hast du kein Paradox verursacht, zählt auch deine größte Gruppe von Steinen, die neben- oder übereinanderliegen. Zu zweit bekommst du sie bei höchstens vier Stichen.

    Die höchste Summe gewinnt; bei Gleichstand die bessere letzte Runde.
rules-catbox-example = Vier deiner Steine berühren sich an den Seiten: Die Gruppe zählt 4. Der fünfte in der Ecke berührt keinen davon.

rules-maus-aim-title = Worum es geht
rules-maus-aim = Eine Maus wird aufgedeckt, angezogen für den Tag. Schlag mit etwas zu, das sie trägt, bevor es die anderen tun.
rules-maus-slap-title = Zuschlagen
rules-maus-slap = Hast du ein Kleidungsstück, das die Maus trägt, gleiche Art und gleiche Farbe, schlag damit zu. Wer am schnellsten ist, bekommt die Maus: ein Punkt. Trägt sie es nicht, wird die Karte zu deiner schmutzigen Wäsche: minus eins.

    Nur der schnellste Schlag zählt. Die anderen nehmen ihre Karten zurück.
rules-maus-shout-title = Rufen
rules-maus-shout = Hast du nichts, was die Maus trägt, ruf und schlag mit der ganzen Hand zu. Stimmt es, gehört die Maus dir, und du behältst deine Hand. Wenn nicht, wird alles, was gepasst hätte, schmutzige Wäsche, eine Karte davon verdeckt. Mit drei verdeckten Karten darfst du nicht mehr rufen.
rules-maus-cheese-title = Käse
rules-maus-cheese = Ein Käse liegt auf dem Tisch. Eine Maus mit dem gleichen Käse ist geschützt: Wer auf sie schlägt, bekommt den Käse und damit zwei Minuspunkte. Schau also zuerst auf den Käse – und halt still.
rules-maus-tie-title = Zu knapp
rules-maus-tie = Liegen mehrere richtige Schläge so knapp beieinander, dass man nicht sagen kann, wer am schnellsten war, bekommt eine Person die Maus und eine andere die oberste Maus vom Stapel.
rules-maus-end-title = Das Ende
rules-maus-end = Die Partie endet mit der letzten Maus oder dem letzten Käse. Punkte: deine Mäuse, minus deine Wäsche, minus zwei für jeden Käse.
rules-maus-example = Diese Maus trägt eine blaue Krawatte. Deine blaue Krawatte fängt sie; die gelbe würde zu schmutziger Wäsche.

coach-name = Erste Schritte
coach-leave = Tipps ausblenden
coach-back = Tipps wieder einblenden
coach-felix-first = Gewonnene Katzen und behaltene Mäuse sind deine Punkte. Leg eine Karte in den Sack: eine gute Katze oder eine Falle. Noch sieht sie niemand.
coach-felix-place = Wähle eine Karte für den Sack. Ein einzelner Hund darin verjagt eine Katze: der große die beste, der kleine die schlechteste.
coach-felix-open = Noch hat niemand geboten: Biete Mäuse für den ganzen Sack oder passe. Passen bringt die doppelt umrandeten Mäuse und deckt die nächste Karte auf.
coach-felix-bid = Biete mehr oder passe: Du bekommst dein Gebot zurück und die doppelt umrandeten Mäuse, und die nächste Karte wird aufgedeckt.
coach-felix-dog = Ein einzelner Hund verjagt ein Tier: der große die beste Katze, der kleine die schlechteste. Zwei Hunde verjagen nur einander.
coach-felix-dry = Diesmal liegen keine Mäuse auf den Mäusekarten: Passen bringt nichts. Ist dir der Sack mehr wert als dein Gebot, dann biete.
coach-felix-wait = Schau, wer wie viel bietet: Alle anderen kennen eine Karte, die du nicht kennst.
coach-felix-end = Das war der letzte Sack. Jetzt zählen die gewonnenen Katzen und die behaltenen Mäuse.
coach-catbox-first = Jeder Stich ist ein Punkt. Die Farbe einer Karte wählst du beim Ausspielen; jede Zahl gibt es je Farbe nur einmal. Leg zuerst eine Karte beiseite: Gleiche Karten wirst du schwer los.
coach-catbox-over = Die Runde ist zu Ende. Jeder Stich ist ein Punkt, und jeder Stein in einer umrandeten Gruppe auch: Das ist der Lohn für die richtige Zahl von Stichen.
coach-catbox-paradox = Ein Paradox: Jemand konnte für keine Karte mehr eine Farbe ansagen. Damit endet die Runde, und jeder Stich dieser Person zählt −1. Für die anderen ändert sich nichts.
coach-catbox-aside = Leg eine Karte beiseite. Eine Zahl, die du mehrfach hast, ist eine gute Wahl: Sie lässt sich schwer unterbringen.
coach-catbox-predict = Wie viele Stiche wirst du machen? Hohe Zahlen und Rot gewinnen. Stimmt es genau, zählt auch deine größte Gruppe von Steinen.
coach-catbox-lead = Du spielst an: Wähle eine Karte, dann ihre Farbe. Die höchste Zahl dieser Farbe gewinnt, außer jemand spielt Rot.
coach-catbox-lead-closed = Du spielst an: Wähle eine Karte, dann ihre Farbe. Die höchste Zahl dieser Farbe gewinnt, außer jemand spielt Rot. Mit Rot anspielen kannst du erst, wenn es schon jemand gespielt hat.
coach-catbox-follow = Wähle eine Karte, dann ihre Farbe. Die höchste Zahl in { $colour } gewinnt, aber Rot schlägt alles. Spielst du eine andere Farbe, verlierst du { $colour } für diese Runde.
coach-catbox-follow-red = Wähle eine Karte, dann ihre Farbe. Rot ist angespielt: Die höchste rote Zahl gewinnt. Spielst du eine andere Farbe, verlierst du Rot für diese Runde.
coach-catbox-wait = Wo sich deine Steine berühren, wächst deine Gruppe. Spar dir Farben auf: Kann keine Karte mehr eine haben, ist das ein Paradox und kostet Punkte.
coach-maus-slap = Derselbe Käse wie auf dem Tisch? Halt still. Sonst tipp auf etwas, das sie trägt. Du hast nichts davon? „Mausgeflippt!“
coach-maus-answered = Nur wer am schnellsten war, zählt. Eine Maus ist ein Punkt, eine falsche Karte kostet einen, eine geschützte Maus zwei.
coach-maus-end = Schluss: Es gibt keine Mäuse oder keinen Käse mehr. Jede Maus zählt +1, jede Karte Wäsche −1, jeder Käse −2.
coach-maus-wait = Wenn eine Maus erscheint, sei am schnellsten: Tipp auf etwas, das sie trägt. Hat sie den Käse vom Tisch, rühr nichts an!
