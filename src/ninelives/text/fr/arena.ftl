# The arena

cli-arena = faire jouer un tournoi aux robots : les mêmes donnes à chaque place
cli-games = nombre de parties, arrondi à des donnes entières ; dans un duel, de chacun des deux tournois
cli-json = écrire le résultat ici, en JSON
cli-log = garder chaque donne ici ; un tournoi interrompu reprend de là. Un duel garde deux fichiers, avec -1 et -2 dans leur nom
cli-duel = deux robots : un seul contre tous les autres, puis l’inverse
cli-report = dessiner le résultat ici : une page (.html) ou une image (.png)
arena-progress = { $bar } { $done } donnes sur { $total }, reste { $left }
arena-heading = { $game } : { $lineup } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, graine { $seed })
arena-forfeit = { $bot } a perdu { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} par forfait : { $reason }
arena-other-log = { $file } appartient à un autre tournoi ou à une autre version. Choisissez un autre nom, ou supprimez ce fichier.
arena-duel-of-two = Un duel demande exactement deux robots différents, comme --bots search,thumb, et non : { $names }.
arena-no-games = Un tournoi demande au moins une partie.
arena-report-ending = { $file } ne peut être ni une page ni une image : son nom doit finir par .html ou .png.
arena-no-matplotlib = Les rapports sont dessinés par matplotlib, qui n’est pas installé. Installez l’extra « arena » : pip install "ninelives[arena]".
bot-no-text = Un robot doit répondre par un texte, pas par { $answer }.
bot-failed = Le robot de cette place a échoué : { $seat } ({ $reason }). Des règles simples jouent pour lui.

# What is measured
arena-win = Victoires
arena-score = Points
arena-lead = Avance
arena-rating = Niveau
arena-ms = ms
arena-slowest = ms au pire
arena-games = Parties

# Reports
arena-language = fr
arena-report = Compte rendu du tournoi
arena-figure-win = Part des parties gagnées
arena-figure-scores = Points, et leur moyenne
arena-figure-times = Temps de réflexion en ms : moyen et maximal
arena-figure-par = à égalité { $share }
arena-legend = Chaque donne est jouée à toutes les places. Un robot à plusieurs places est montré par la moyenne d’une place. ± est l’intervalle à 95 %, pris sur les donnes. Avance : ses points moins la moyenne des autres. Niveau : OpenSkill (Plackett–Luce) sur les parties dans l’ordre, à partir de 25 ; il ne se compare qu’au sein d’un tournoi. Les temps sont ceux d’une décision.

# Numbers
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
arena-plain = { NUMBER($value, useGrouping: 0) }
bot-not-made = Impossible de créer le robot « { $bot } » : { $reason }
