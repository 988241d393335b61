# What every game says.

score = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
winners = { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}
winners-you = Du gewinnst!
winners-with-you = Du teilst dir den Sieg mit { $seats }.
took-back = { $seat } überlegt es sich noch einmal.

# What can be wrong
unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Zur Wahl stehen: { $valid }.
unknown-option = { $game } hat keine Option „{ $option }“. Es gibt: { $valid }.
bad-option = Die Option { $option } kann nicht „{ $value }“ sein. Möglich: { $valid }.
bad-players = Die Personenzahl { $players } passt nicht zu { $game }. Möglich: { $valid }.
bad-seed = Ein Seed ist eine ganze Zahl von 0 bis 18446744073709551615, nicht „{ $seed }“.
bad-seat = Einen Platz { $seat_number } gibt es nicht. Die Plätze gehen von 0 bis { $last }.
bad-start = Wer anfängt, muss aus dieser Liste sein: { $names }.
bad-code = { $code } ist nicht die Nummer einer Aktion von { $game }.
game-is-over = Die Partie ist zu Ende.
not-your-turn = Du bist nicht dran. Am Zug: { $seats }.
nothing-to-take-back = Es gibt nichts, was du zurücknehmen kannst. Sobald alle gewählt haben, gilt jede Wahl.

# Records
transcript-line = Zeile { $line }: { $text }
transcript-missing = Die Zeile „{ $key }: …“ fehlt.
transcript-unreadable = „{ $text }“ hat nicht die Form „Name: Wörter“.
transcript-after-result = Nach dem Ergebnis darf nichts mehr kommen.
transcript-twice = „{ $key }“ steht hier zum zweiten Mal.
transcript-version = Diese Aufzeichnung hat das Format { $found }. Nur Format { $known } ist lesbar.
transcript-unknown-line = „{ $key }“ gehört zu niemandem am Tisch und ist auch keine bekannte Zeile. Erwartet wird zum Beispiel: { $names }.
bad-name = „{ $name }“ kann kein Name sein: höchstens 20 Zeichen, ohne Komma, Doppelpunkt oder #, und kein Wort der Aufzeichnung selbst.
bad-names = Es braucht { $players } verschiedene Namen, nicht: { $names }.
not-a-number = Hier braucht es eine ganze Zahl, nicht { $value }.
transcript-no-seed = Ohne Seed müssen alle Karten angegeben sein, und „{ $key }: …“ fehlt.
transcript-not-over = Die Partie ist noch nicht zu Ende, aber ein Ergebnis ist angegeben.
transcript-wrong-result = Als Ergebnis ist „{ $found }“ angegeben, die Partie ergibt aber „{ $right }“.

list-last = { $items } und { $last }
unknown-rules = Diese Partie wurde nach Version { $found } der Regeln von { $game } gespielt. Spielbar sind nur die Versionen: { $known }.
missing-role = Dem Spiel { $game } fehlt { $role }.py. „ninelives check { $game }“ sagt, was zu ergänzen ist.
missing-verbs = Dem Spiel { $game } fehlt { $names } in { $role }. „ninelives check { $game }“ sagt, was zu ergänzen ist.
takes-no-time = Nur eine Antwort in Echtzeit braucht eine Zeit, und nur eine.
not-an-action = Eine Aktion ist einer der erlaubten Texte oder seine Nummer, nicht { $value }.
transcript-no-text = Eine Aufzeichnung ist ein Text, nicht { $found }.
