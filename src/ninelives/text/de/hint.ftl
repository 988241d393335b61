# Hints

hint-only = Es bleibt nichts anderes als „{ $action }“.
hint-sack = Der Sack ist dir etwa { $value } wert; Passen bringt { $mice }.
hint-better = „{ $action }“ bringt etwa { $gain } Punkte mehr als „{ $other }“.
hint-flip = Deck die nächste Maus auf.
hint-protected = Finger weg: Diese Maus ist geschützt ({ $cheese }).
hint-worn = Das trägt die Maus, und du hast es auf der Hand: { $garment }.
hint-shout = Du hast nichts auf der Hand, was die Maus trägt.
hint-hold = Du hast nichts, womit du schlagen könntest.
hint-line = „{ $action }“
hint-line-score = „{ $action }“ – etwa { $score } Punkte
hint-line-win = „{ $action }“ – etwa { $score } Punkte, gewinnt zu { $win } %
