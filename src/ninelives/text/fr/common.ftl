# What every game says.

score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
winners = { $count ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}
winners-you = Vous gagnez !
winners-with-you = Vous partagez la victoire avec { $seats }.
took-back = { $seat } se ravise.

# What can be wrong
unknown-game = Aucun jeu ne s’appelle « { $game } ». Choix possibles : { $valid }.
unknown-option = Le jeu { $game } n’a pas d’option « { $option } ». Ses options : { $valid }.
bad-option = L’option { $option } ne peut pas valoir « { $value } ». Choix possibles : { $valid }.
bad-players = Le jeu { $game } ne se joue pas à { $players }. Nombre de joueurs possible : { $valid }.
bad-seed = Une graine est un nombre entier de 0 à 18446744073709551615, et non « { $seed } ».
bad-seat = Il n’y a pas de place { $seat_number }. Les places vont de 0 à { $last }.
bad-start = Pour commencer, il faut choisir parmi : { $names }.
bad-code = { $code } n’est pas le numéro d’une action de { $game }.
game-is-over = La partie est terminée.
not-your-turn = Ce n’est pas à vous de jouer. On attend : { $seats }.
nothing-to-take-back = Vous n’avez rien à reprendre. Une fois que tout le monde a choisi, les choix sont définitifs.

# Records
transcript-line = Ligne { $line } : { $text }
transcript-missing = Il manque la ligne « { $key }: … ».
transcript-unreadable = « { $text } » n’est pas de la forme « nom: mots ».
transcript-after-result = Rien ne peut suivre le résultat.
transcript-twice = « { $key } » apparaît ici pour la deuxième fois.
transcript-version = Cet enregistrement est au format { $found }. Seul le format { $known } peut être lu.
transcript-unknown-line = « { $key } » n’est ni un joueur ni une ligne connue. Exemples de ce qui est attendu : { $names }.
bad-name = « { $name } » ne peut pas être un nom : 20 caractères au plus, sans virgule, deux-points ni #, et pas un mot de la notation elle-même.
bad-names = Il faut { $players } noms différents, pas : { $names }.
not-a-number = Il faut ici un nombre entier, pas { $value }.
transcript-no-seed = Sans graine, toutes les cartes doivent être données, et il manque « { $key }: … ».
transcript-not-over = La partie n’est pas terminée, mais un résultat est indiqué.
transcript-wrong-result = Le résultat indiqué est « { $found } », mais la partie donne « { $right } ».

list-last = { $items } et { $last }
unknown-rules = Cette partie a été jouée avec la version { $found } des règles de { $game }. Seules ces versions peuvent être jouées : { $known }.
missing-role = Le jeu { $game } n’a pas de { $role }.py. « ninelives check { $game } » dit ce qu’il faut ajouter.
missing-verbs = Il manque { $names } au jeu { $game } dans { $role }. « ninelives check { $game } » dit ce qu’il faut ajouter.
takes-no-time = Seule une réponse en temps réel prend un temps, et un seul.
not-an-action = Une action est un texte parmi ceux qui sont permis, ou son numéro, pas { $value }.
transcript-no-text = Un enregistrement est un texte, pas { $found }.
