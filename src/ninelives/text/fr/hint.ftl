# Hints

hint-only = Il n’y a rien d’autre à faire que « { $action } ».
hint-line = « { $action } »
hint-line-score = « { $action } » – points après cette manche : environ { NUMBER($score, maximumFractionDigits: 1) }
hint-line-win = « { $action } » – points : environ { NUMBER($score, maximumFractionDigits: 1) } ; gagne { $win } % des parties
hint-wins-more = Sur 100 parties, « { $action } » en gagne { $win }, « { $other } » { $less }.
hint-close = « { $action } » et « { $other } » sont les meilleurs choix et se valent.
