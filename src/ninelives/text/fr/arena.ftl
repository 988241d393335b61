# The arena

cli-arena = faire jouer un tournoi aux robots : les mêmes donnes à chaque place
cli-games = nombre de parties, arrondi à des donnes entières
cli-json = écrire le résultat ici, en JSON
cli-log = garder chaque donne ici ; un tournoi interrompu reprend de là
arena-progress = { $done } donnes sur { $total }
arena-forfeit = { $bot } a perdu une partie par forfait : { $reason }
arena-other-log = { $file } appartient à un autre tournoi. Choisis un autre nom, ou supprime ce fichier.
bot-no-text = Un robot doit répondre par un texte, pas par { $answer }.
bot-failed = Le robot de cette place a échoué : { $seat } ({ $reason }). Des règles simples jouent pour lui.
