# Hints

hint-only = Il n’y a rien d’autre à faire que « { $action } ».
hint-sack = Le sac vaut environ { $value } pour toi ; passer rapporte { $mice }.
hint-better = « { $action } » donne environ { NUMBER($gain, maximumFractionDigits: 1) } { $gain ->
    [one] point
   *[other] points
 } d’avance de plus que « { $other } ».
hint-flip = Retourne la souris suivante.
hint-protected = Bas les pattes : cette souris est protégée ({ $cheese }).
hint-worn = La souris porte ce vêtement, et tu l’as en main : { $garment }.
hint-shout = Tu n’as rien en main que la souris porte.
hint-hold = Tu n’as rien pour frapper.
hint-line = « { $action } »
hint-line-score = « { $action } » – environ { NUMBER($score, maximumFractionDigits: 1) } points après cette manche
hint-line-win = « { $action } » – environ { NUMBER($score, maximumFractionDigits: 1) } points, gagne { $win } % des parties
hint-wins-more = « { $action } » gagne { $win } parties sur 100, « { $other } » { $less }.
hint-close = « { $action } » et « { $other } » se valent.
