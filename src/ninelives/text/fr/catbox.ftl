# Cat in the Box

catbox-round = Manche { $round }. { $seat } commence.
catbox-middle = Dévoilées au milieu : { $numbers }.
catbox-aside = { $seat } écarte un { $number }.
catbox-aside-hidden = { $seat } écarte une carte.
catbox-predict = { $seat } annonce { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}.
catbox-play = { $seat } joue { $number } { $colour }.
catbox-lose-colour = { $seat } ne peut plus déclarer { $colour }.
catbox-trick = { $seat } remporte le pli.
catbox-paradox = Paradoxe ! { $seat } ne peut plus rien déclarer et montre sa main : { $numbers }. La manche est terminée.
catbox-points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} (plis : { $tricks }, groupe : { $bonus }).

catbox-unreadable = « { $action } » n’est pas une action. Écrivez un numéro et une couleur, par exemple « 7 blue » ({ $words }), « aside » (écarter) et un numéro, ou « predict » (annoncer) et un nombre de plis.
catbox-aside-first = D’abord, chacun écarte une carte : écrivez « aside » et un numéro de votre main.
catbox-not-in-hand = Vous n’avez pas de { $number } en main.
catbox-predict-first = C’est le moment d’annoncer vos plis : écrivez « predict » et un nombre.
catbox-bad-prediction = Annonces possibles : { $valid }.
catbox-play-now = C’est le moment de jouer une carte : écrivez un numéro et une couleur.
catbox-colour-lost = Vous ne pouvez plus déclarer { $colour } pendant cette manche.
catbox-cell-taken = Le { $number } { $colour } est déjà pris sur le tableau.
catbox-red-closed = Vous ne pouvez pas encore entamer à rouge : personne n’a déclaré rouge dans cette manche, et vous pouvez déclarer une autre couleur.
catbox-bad-cards = Il faut dans « { $key } » { $count } numéros de 1 à { $highest }.
catbox-bad-copies = « { $key } » et les mains qui vont avec doivent contenir cinq exemplaires de chaque numéro, mais le { $number } y figure { $found } fois.
catbox-round-incomplete = « { $key } » est donné, mais « { $missing } » ne l’est pas.

catbox-ui-board = Tableau de recherche
catbox-ui-round = Manche { $round } sur { $rounds }
catbox-ui-trick = Pli { $trick } sur { $tricks }
catbox-ui-middle = Au milieu : { $numbers }
catbox-ui-blocked = bloquée
catbox-ui-free = libre
catbox-ui-legal = libre, vous pouvez la déclarer
catbox-ui-colours = couleurs
catbox-ui-group = groupe
catbox-ui-tricks = plis
catbox-ui-points = points
catbox-ui-can-declare = peut déclarer { $colours }
catbox-ui-can-nothing = ne peut plus rien déclarer
catbox-ui-won = { $tricks ->
    [one] { $tricks } pli remporté
   *[other] { $tricks } plis remportés
}
catbox-ui-won-of = { $tricks ->
    [one] { $tricks } remporté
   *[other] { $tricks } remportés
}, { $prediction ->
    [one] { $prediction } annoncé
   *[other] { $prediction } annoncés
}
catbox-ui-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
catbox-ui-gained = { $points } pour la manche, { $total } en tout
catbox-ui-bonus = groupe : +{ $bonus }
catbox-ui-caused = paradoxe
catbox-ui-hand-of = en main : { $numbers }
catbox-ui-hand = Votre main
catbox-ui-card = { $copies ->
    [one] Carte { $number }
   *[other] Carte { $number }, { $copies } fois
}
catbox-ui-led = Couleur demandée : { $colour }
catbox-ui-leads = { $seat } entame
catbox-ui-ahead = en tête
catbox-ui-turn = { $seat } joue…
catbox-ui-wait = Encore une carte à écarter : { $seats }
catbox-ui-predicts = { $seat } annonce ses plis…
catbox-ui-aside = Manche { $round } : écartez une carte
catbox-ui-aside-card = écarté : un { $number }
catbox-ui-predict = Combien de plis ferez-vous ?
catbox-ui-tricks-choice = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
catbox-ui-lead = À vous d’entamer : choisissez une carte
catbox-ui-follow = À vous : choisissez une carte (couleur demandée : { $colour })
catbox-ui-declare = De quelle couleur est votre { $number } ?
catbox-ui-my-colours = Vos couleurs
catbox-ui-lost = perdue
catbox-ui-taken = prise
catbox-ui-stuck = Votre { $number } ne peut avoir aucune couleur maintenant.
catbox-ui-not-yet = pas encore
catbox-ui-advised = conseillé
catbox-ui-result = La manche { $round } est terminée
catbox-ui-no-paradox = Pas de paradoxe : le monde tient encore debout.
catbox-ui-torn = Manche { $round } : paradoxe !
catbox-ui-paradox = Plus de couleur pour { $seat } :
catbox-ui-paradox-mine = Plus de couleur pour vous :
catbox-ui-paradox-costs = Chacun de ses plis compte −1.
catbox-ui-paradox-costs-mine = Chacun de vos plis compte −1.
catbox-ui-on = Continuer
catbox-ui-last-board = Le dernier tableau
catbox-ui-score-sheet = Feuille de score
catbox-ui-round-short = M{ $round }
catbox-ui-sum = Total
catbox-ui-chart = Points après chaque manche
catbox-ui-last-trick = Avant : pli pour { $seat }
catbox-ui-tied = À égalité de points, la dernière manche décide.

catbox-hint-better = « { $action } » devrait vous donner environ { NUMBER($gain, maximumFractionDigits: 1) } { $gain ->
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
catbox-count-paradoxes = Paradoxes par manche
catbox-count-rounds_won = Manches gagnées
catbox-count-round_points = Points par manche
catbox-count-round_lead = Avance par manche
