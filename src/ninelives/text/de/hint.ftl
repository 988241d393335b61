# Hints

hint-only = Es bleibt nur „{ $action }“.
hint-line = „{ $action }“
hint-line-score = „{ $action }“ – Punkte nach dieser Runde: etwa { NUMBER($score, maximumFractionDigits: 1) }
hint-line-win = „{ $action }“ – Punkte: etwa { NUMBER($score, maximumFractionDigits: 1) }; gewinnt { $win } % der Partien
hint-wins-more = „{ $action }“ gewinnt { $win } von 100 Partien, „{ $other }“ { $less }.
hint-close = „{ $action }“ und „{ $other }“ sind die beste Wahl und etwa gleich gut.
