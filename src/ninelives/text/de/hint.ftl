# Hints

hint-only = Es bleibt nur „{ $action }“.
hint-sack = Der Sack ist dir etwa { $value } wert; Passen bringt { $mice }.
hint-better = „{ $action }“ bringt dich wohl etwa { NUMBER($gain, maximumFractionDigits: 1) } { $gain ->
    [one] Punkt
   *[other] Punkte
} weiter nach vorn als „{ $other }“.{ $fact ->
    [often] {" "}Diese Zahl hast du mehrfach.
    [keeps] {" "}Du behältst { $colour }.
    [joins] {" "}Dein Stein berührt einen anderen von dir.
    [wins] {" "}Damit gewinnst du den Stich eher.
    [hardly] {" "}Damit gewinnst du den Stich weniger leicht.
    [loses] {" "}Damit überlässt du den Stich jemand anderem.
   *[other] {""}
}
hint-flip = Deck die nächste Maus auf.
hint-protected = Finger weg: Diese Maus ist geschützt ({ $cheese }).
hint-worn = Das trägt die Maus, und du hast es auf der Hand: { $garment }.
hint-shout = Du hast nichts auf der Hand, was die Maus trägt.
hint-hold = Du hast nichts, womit du zuschlagen könntest.
hint-line = „{ $action }“
hint-line-score = „{ $action }“ – Punkte nach dieser Runde: etwa { NUMBER($score, maximumFractionDigits: 1) }
hint-line-win = „{ $action }“ – Punkte: etwa { NUMBER($score, maximumFractionDigits: 1) }; gewinnt { $win } % der Partien
hint-wins-more = „{ $action }“ gewinnt { $win } von 100 Partien, „{ $other }“ { $less }.
hint-close = „{ $action }“ und „{ $other }“ sind die beste Wahl und etwa gleich gut.
