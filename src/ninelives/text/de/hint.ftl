# Hints

hint-only = Es bleibt nur „{ $action }“.
hint-sack = Der Sack ist dir etwa { $value } wert; Passen bringt { $mice }.
hint-better = „{ $action }“ bringt etwa { NUMBER($gain, maximumFractionDigits: 1) } Punkte mehr Vorsprung als „{ $other }“.
hint-flip = Deck die nächste Maus auf.
hint-protected = Finger weg: Diese Maus ist geschützt ({ $cheese }).
hint-worn = Das trägt die Maus, und du hast es auf der Hand: { $garment }.
hint-shout = Du hast nichts auf der Hand, was die Maus trägt.
hint-hold = Du hast nichts, womit du schlagen könntest.
hint-line = „{ $action }“
hint-line-score = „{ $action }“ – etwa { NUMBER($score, maximumFractionDigits: 1) } Punkte nach dieser Runde
hint-line-win = „{ $action }“ – etwa { NUMBER($score, maximumFractionDigits: 1) } Punkte, gewinnt { $win } % der Partien
hint-wins-more = „{ $action }“ gewinnt { $win } von 100 Partien, „{ $other }“ { $less }.
hint-close = „{ $action }“ und „{ $other }“ sind etwa gleich gut.
