# Hints

hint-only = There is nothing to do but “{ $action }”.
hint-line = “{ $action }”
hint-line-score = “{ $action }” – points after this round: about { NUMBER($score, maximumFractionDigits: 1) }
hint-line-win = “{ $action }” – points: about { NUMBER($score, maximumFractionDigits: 1) }; wins { $win }% of games
hint-wins-more = “{ $action }” wins { $win } of 100 games, “{ $other }” { $less }.
hint-close = “{ $action }” and “{ $other }” are the best choices, and about equal.
