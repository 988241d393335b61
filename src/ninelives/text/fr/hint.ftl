# Hints

hint-only = Il n’y a rien d’autre à faire que « { $action } ».
hint-sack = Le sac vaut environ { $value } pour vous ; passer rapporte { $mice }.
hint-better = « { $action } » devrait vous donner environ { NUMBER($gain, maximumFractionDigits: 1) } { $gain ->
    [one] point
   *[other] points
} d’avance de plus que « { $other } ».{ $fact ->
    [often] {" "}Vous avez ce numéro plusieurs fois.
    [keeps] {" "}Vous gardez le { $colour }.
    [joins] {" "}Votre jeton en touche un autre à vous.
    [wins] {" "}Le pli est plus facile à gagner.
    [hardly] {" "}Le pli est plus difficile à gagner.
    [loses] {" "}Vous laissez le pli à quelqu’un d’autre.
   *[other] {""}
}
hint-flip = Retournez la souris suivante.
hint-protected = Bas les pattes : cette souris est protégée ({ $cheese }).
hint-worn = La souris porte ce vêtement, et vous l’avez en main : { $garment }.
hint-shout = Vous n’avez en main rien de ce que porte la souris.
hint-hold = Vous n’avez rien pour frapper.
hint-line = « { $action } »
hint-line-score = « { $action } » – points après cette manche : environ { NUMBER($score, maximumFractionDigits: 1) }
hint-line-win = « { $action } » – points : environ { NUMBER($score, maximumFractionDigits: 1) } ; gagne { $win } % des parties
hint-wins-more = Sur 100 parties, « { $action } » en gagne { $win }, « { $other } » { $less }.
hint-close = « { $action } » et « { $other } » sont les meilleurs choix et se valent.
