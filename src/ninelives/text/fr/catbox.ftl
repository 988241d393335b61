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
} (plis : { $tricks }, bonus : { $bonus }).

catbox-unreadable = « { $action } » n’est pas une action. Écris un numéro et une couleur, par exemple « 7 blue » ({ $words }), « aside » (écarter) et un numéro, ou « predict » (annoncer) et un nombre de plis.
catbox-aside-first = D’abord, chacun écarte une carte : écris « aside » et un numéro de ta main.
catbox-not-in-hand = Tu n’as pas de { $number } en main.
catbox-predict-first = C’est le moment d’annoncer tes plis : écris « predict » et un nombre.
catbox-bad-prediction = Annonces possibles : { $valid }.
catbox-play-now = C’est le moment de jouer une carte : écris un numéro et une couleur.
catbox-colour-lost = Tu ne peux plus déclarer { $colour } pendant cette manche.
catbox-cell-taken = Le { $number } { $colour } est déjà pris sur le tableau.
catbox-red-closed = Tu ne peux pas encore entamer à rouge : personne n’a déclaré rouge dans cette manche, et tu peux déclarer une autre couleur.
catbox-bad-cards = Il faut dans « { $key } » { $count } numéros de 1 à { $highest }.
catbox-bad-copies = « { $key } » et les mains qui vont avec doivent contenir cinq exemplaires de chaque numéro, mais le { $number } y figure { $found } fois.
catbox-round-incomplete = « { $key } » est donné, mais « { $missing } » ne l’est pas.
