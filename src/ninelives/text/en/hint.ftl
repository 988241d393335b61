# Hints

hint-only = There is nothing else to do than “{ $action }”.
hint-sack = The sack is worth about { $value } to you; passing earns { $mice }.
hint-better = “{ $action }” brings about { $gain } points more than “{ $other }”.
hint-flip = Turn the next mouse.
hint-protected = Hands off: { $cheese } protects this mouse.
hint-worn = The mouse wears { $garment }, and you hold it.
hint-shout = You hold nothing that the mouse wears.
hint-hold = There is nothing you could slap with.
hint-line = “{ $action }”
hint-line-score = “{ $action }” – about { $score } points
hint-line-win = “{ $action }” – about { $score } points, wins { $win } %
