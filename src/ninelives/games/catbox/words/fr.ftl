# Cat in the Box

catbox-colour-red = rouge
catbox-colour-blue = bleu
catbox-colour-yellow = jaune
catbox-colour-green = vert

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

# La page
catbox-ui-board = Tableau de recherche
catbox-ui-round = Manche { $round } sur { $rounds }
catbox-ui-trick = Pli { $trick } sur { $tricks }
catbox-ui-middle = Au milieu : { $numbers }
catbox-ui-blocked = bloquée
catbox-ui-free = libre
catbox-ui-legal = libre, vous pouvez la déclarer
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
catbox-ui-lead = Vous entamez : choisissez une carte
catbox-ui-follow = Couleur demandée : { $colour }. À vous !
catbox-ui-declare = De quelle couleur est votre { $number } ?
catbox-ui-my-colours = Vos couleurs
catbox-ui-lost = abandonnée
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
catbox-course = Points après chaque manche
catbox-ui-last-trick = Avant : pli pour { $seat }
catbox-ui-tied = À égalité de points, la dernière manche décide.
catbox-ui-you = Vous
catbox-ui-pts = { $points ->
    [one] pt
   *[other] pts
}
catbox-ui-notes = Mes notes
catbox-ui-said = J’ai annoncé { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
catbox-ui-won-so-far = { $tricks ->
    [one] { $tricks } remporté
   *[other] { $tricks } remportés
}
catbox-ui-largest = Plus grand groupe : { $group }
catbox-ui-with = avec { $number } { $colour } : un groupe de { $group }
catbox-ui-notes-colours = Mes couleurs
catbox-ui-hands = En main
catbox-ui-aside-why = Elle ne sert pas dans cette manche. Les cartes en double sont difficiles à placer.
catbox-ui-choose = Choisissez une carte
catbox-ui-set = Écarter le { $number }
catbox-ui-predict-why = Si vous tombez juste, votre plus grand groupe de jetons compte aussi.
catbox-ui-by = par { $seat }
catbox-ui-by-you = par vous
catbox-ui-blocked-by = par une carte du milieu
catbox-ui-closed = personne n’a joué rouge
catbox-ui-brings-lead = entame le pli
catbox-ui-brings-gives = abandonne { $colour }
catbox-ui-brings-gives-beats = abandonne { $colour }, bat le { $number }
catbox-ui-brings-follow-beats = fournit, bat le { $number }
catbox-ui-brings-follow-loses = fournit, perd contre le { $number }
catbox-ui-brings-beats = bat le { $number }
catbox-ui-brings-off = perd contre le { $number }
catbox-ui-sheet-means = En petit : points des plis + points du plus grand groupe. Le chat déchiré : un paradoxe.
catbox-ui-winner = vainqueur

# L’accueil et une nouvelle table
catbox-title = Cat in the Box
catbox-home-pitch = Vos cartes n’ont pas de couleur avant que vous ne la disiez. Ne dites jamais l’impossible.
catbox-option-board = Tableau
catbox-option-board-white = blanc : numéros dans l’ordre
catbox-option-board-purple = violet : numéros mélangés
catbox-option-board-means = Sur le tableau mélangé, il est plus difficile de faire se toucher vos jetons.

# Les règles à notre façon
catbox-rules-aim-title = De quoi s’agit-il ?
catbox-rules-aim = Vous faites des plis avec des cartes qui ont un numéro mais pas de couleur. Vous déclarez la couleur en jouant, et le tableau s’en souvient : chaque numéro n’existe qu’une fois dans chaque couleur. Annoncez combien de plis vous ferez, et ne vous laissez jamais coincer.
catbox-rules-setup-title = Avant de jouer
catbox-rules-setup = Il y a cinq cartes de chaque numéro, mais seulement quatre couleurs : toutes ne trouveront pas de place. Écartez une carte de votre main. Puis, chacun à son tour, annoncez combien de plis vous ferez : 1, 2 ou 3 ; à trois joueurs 1, 3 ou 4 ; à deux, personne n’annonce. On joue autant de manches que l’on est à table.
catbox-rules-play-title = Jouer une carte
catbox-rules-play = Choisissez une carte et déclarez sa couleur : une couleur qui vous reste, et dont la case pour ce numéro est libre. Votre jeton est posé sur la case.

    Qui entame un pli ne peut déclarer rouge que si quelqu’un l’a déjà fait dans cette manche, ou si rien d’autre n’est possible.
catbox-rules-trick-title = Le pli
catbox-rules-trick = Rien ne vous oblige à fournir la couleur demandée. Mais qui déclare une autre couleur renonce à la couleur demandée jusqu’à la fin de la manche.

    La plus haute carte rouge l’emporte ; s’il n’y en a pas, la plus haute de la couleur demandée. Qui remporte le pli entame le suivant. La dernière carte de la main n’est jamais jouée.
catbox-rules-paradox-title = Paradoxe
catbox-rules-paradox = Si c’est à vous et que vous ne pouvez plus déclarer de couleur pour aucune de vos cartes, c’est un paradoxe : la manche s’arrête aussitôt, et chacun de vos plis compte moins un.
catbox-rules-score-title = Les points
catbox-rules-score = Chaque pli vaut un point. Si votre annonce est exacte et que vous n’avez pas causé de paradoxe, votre plus grand groupe de jetons voisins sur le tableau, côte à côte ou l’un sous l’autre, compte aussi. À deux, vous l’obtenez avec quatre plis au plus.

    Le plus grand total gagne ; à égalité, la meilleure dernière manche.
catbox-rules-two-title = À deux
catbox-rules-two = On joue avec les numéros de 1 à 5. Cinq cartes restent au milieu. Trois d’entre elles sont dévoilées, et chacune bloque la case verte de son numéro ; une deuxième carte du même numéro bloque la jaune, une troisième la bleue. Les deux autres restent cachées.

    Une case bloquée n’est à personne : on ne peut rien y déclarer, elle ne relie pas de jetons et n’ouvre pas le rouge.
catbox-rules-play-example = Votre 7 peut être bleu ou jaune. En rouge, vous l’avez déjà joué ; en vert, quelqu’un d’autre.
catbox-rules-trick-example = Couleur demandée : jaune. Le 8 est bleu : qui l’a joué a abandonné jaune. Le 2 rouge les bat tous.
catbox-rules-paradox-example = C’est votre tour. Ni le 3 ni le 7 n’ont de case libre dans une couleur qui vous reste : un paradoxe.
catbox-rules-two-example = Cartes retournées : un 2 et deux 4. Le premier 4 bloque vert, le second jaune.
catbox-rules-example = Quatre de vos jetons se touchent par les côtés : le groupe compte 4. Le cinquième, dans le coin, n’en touche aucun.

# Le guide d’une première partie
catbox-coach-first = Un pli vaut un point. Vous choisissez la couleur d’une carte en la jouant ; chaque numéro n’existe qu’une fois par couleur. Écartez d’abord une carte : les doubles se placent mal.
catbox-coach-over = La manche est terminée. Chaque pli vaut un point, et chaque jeton d’un groupe encadré aussi : c’est la prime pour le bon nombre de plis.
catbox-coach-paradox = Un paradoxe : quelqu’un ne pouvait plus donner de couleur à aucune carte. La manche s’arrête, et chacun de ses plis compte −1. Rien ne change pour les autres.
catbox-coach-paradox-mine = Un paradoxe : vous ne pouviez plus donner de couleur à aucune carte. La manche s’arrête, et chacun de vos plis compte −1. Rien ne change pour les autres.
catbox-coach-aside = Écartez une carte. Un numéro que vous avez plusieurs fois est un bon choix : il sera difficile à placer.
catbox-coach-predict = Combien de plis ferez-vous ? Les hauts numéros et le rouge gagnent. Si votre annonce est exacte, votre plus grand groupe de jetons compte aussi.
catbox-coach-lead = Vous entamez : choisissez une carte, puis sa couleur. Le plus haut numéro de cette couleur gagne, sauf si quelqu’un joue rouge.
catbox-coach-lead-closed = Vous entamez : choisissez une carte, puis sa couleur. Le plus haut numéro de cette couleur gagne, sauf si quelqu’un joue rouge. Vous ne pouvez pas encore entamer à rouge.
catbox-coach-follow = Choisissez une carte, puis sa couleur. Le plus haut numéro { $colour } gagne, mais le rouge bat tout. Avec une autre couleur, vous perdez le { $colour } pour la manche.
catbox-coach-follow-red = Choisissez une carte, puis sa couleur. Le rouge est demandé : le plus haut numéro rouge gagne. Avec une autre couleur, vous perdez le rouge pour la manche.
catbox-coach-over-none = La manche est terminée. Chaque pli vaut un point. Cette fois, personne ne reçoit le bonus pour un groupe de jetons.
catbox-coach-cannot = Couleur demandée : { $colour }, mais aucune de vos cartes ne peut l’être. Choisissez-en une et déclarez une autre couleur : vous abandonnez { $colour } pour cette manche.
catbox-coach-gone = Couleur demandée : { $colour }, mais vous l’avez abandonnée : choisissez une carte et déclarez une autre couleur. Seul rouge peut encore remporter le pli.
catbox-coach-gone-red = Rouge est demandé, mais vous l’avez abandonné : choisissez une carte et déclarez une autre couleur. Ce pli ne peut pas être pour vous.
catbox-coach-wait = Là où vos jetons se touchent, votre groupe grandit. Gardez des couleurs : si aucune carte ne peut plus en avoir, c’est le paradoxe, et il coûte des points.

# Dans un terminal
catbox-table-seat = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; plis : { $tricks } ; peut déclarer : { $items }
catbox-table-prediction = { "\u202F" }; annonce : { $tricks }
catbox-table-trick = Sur la table : { $items }
catbox-pitch = Cat in the Box — des plis avec des cartes dont vous choisissez la couleur en les jouant. De 2 à 5 joueurs.
catbox-help =
    Les cartes ont un numéro mais pas de couleur : vous la déclarez en jouant. Chaque numéro n’existe qu’une fois dans chaque couleur, et votre jeton sur le tableau montre qu’il est pris.
    Écartez d’abord une carte. Annoncez ensuite combien de plis vous allez remporter (sauf à deux joueurs). Le plus haut numéro de la couleur demandée l’emporte ; le rouge bat tout, mais on ne peut entamer à rouge que si quelqu’un a déjà déclaré rouge.
    Vous pouvez déclarer toute couleur qu’il vous reste. Si vous ne fournissez pas la couleur demandée, vous la perdez jusqu’à la fin de la manche.
    Qui ne peut plus rien déclarer provoque un paradoxe : la manche s’arrête, et ses plis comptent en négatif. Un pli vaut 1 point ; une annonce exacte rapporte aussi la taille de votre plus grand groupe de jetons reliés. À deux joueurs, 4 plis ou moins valent une annonce exacte.
    Écrivez : « aside 4 » (écarter un 4), « predict 2 » (annoncer 2 plis), « 7 blue » (jouer 7 bleu ; rouge : « red », jaune : « yellow », vert : « green »).
catbox-legend = Sur le tableau : « · » est libre, « # » est bloqué, une lettre désigne à qui est le jeton.

catbox-hint-better = « { $action } » devrait vous rapporter environ { NUMBER($gain, maximumFractionDigits: 1) } { $gain ->
    [one] point
   *[other] points
} de plus que « { $other } ».{ $fact ->
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
