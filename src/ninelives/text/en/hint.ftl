# Hints

hint-only = There is nothing to do but “{ $action }”.
hint-sack = The sack is worth about { $value } to you; passing earns { $mice }.
hint-better = “{ $action }” should put you about { NUMBER($gain, maximumFractionDigits: 1) } { $gain ->
    [one] point
   *[other] points
} further ahead than “{ $other }”.{ $fact ->
    [often] {" "}You hold it several times.
    [keeps] {" "}You keep { $colour }.
    [joins] {" "}It joins your tokens.
    [wins] {" "}It is more likely to win the trick.
    [hardly] {" "}It is less likely to win the trick.
    [loses] {" "}It leaves the trick to somebody else.
   *[other] {""}
}
hint-flip = Turn the next mouse.
hint-protected = Hands off: { $cheese } protects this mouse.
hint-worn = The mouse wears this, and you hold it: { $garment }.
hint-shout = You hold nothing that the mouse wears.
hint-hold = There is nothing you could slap with.
hint-line = “{ $action }”
hint-line-score = “{ $action }” – points after this round: about { NUMBER($score, maximumFractionDigits: 1) }
hint-line-win = “{ $action }” – points: about { NUMBER($score, maximumFractionDigits: 1) }; wins { $win }% of games
hint-wins-more = “{ $action }” wins { $win } of 100 games, “{ $other }” { $less }.
hint-close = “{ $action }” and “{ $other }” are the best choices, and about equal.
