# The command line

cli-about = Nine Lives : jeux de cartes entre chats et souris, pour les humains, les robots et la recherche.
cli-terminal = jouer dans ce terminal
cli-replay = raconter une partie enregistrée
cli-record = faire jouer une partie aux robots et écrire son enregistrement
cli-export = écrire toutes les parties terminées comme enregistrements dans un dossier
cli-folder = où les mettre ; par défaut : games
cli-import = ajouter des enregistrements aux parties gardées, pour les revoir
cli-warmup = compiler tous les jeux à l’avance, pour que le premier lancement soit rapide
cli-game = { $valid }
cli-game-optional = { $valid } ; sinon, la question vous sera posée
cli-players = nombre de joueurs ; par défaut 4, ou autant que le jeu en admet
cli-seed = même graine, mêmes cartes ; sans elle, les cartes sont une surprise (dans l’arène : graine 0)
cli-bots = qui joue, à tour de rôle jusqu’à ce que chaque place soit prise : { $valid }
cli-lang = langue : { $valid }
cli-option = une option du jeu, par exemple edition=fr ; peut être répété
cli-bad-pace = Indiquez un nombre de 0 à { $most }.
cli-pace = combien de temps les robots réfléchissent : 1 comme des personnes, 0 pas du tout
cli-file = un enregistrement, ou - pour l’entrée standard
cli-seat = ne raconter que ce que ce joueur a vu (nom, ou numéro à partir de 0)
cli-output = où écrire l’enregistrement ; par défaut, la sortie standard
cli-version = afficher la version et quitter
cli-no-file = Impossible de lire { $file } : { $reason }.
cli-bad-option = « { $text } » n’est pas de la forme nom=valeur.
cli-bad-seat = Personne ne s’appelle « { $name } » à cette table. Choix possibles : { $names }.
cli-warming = { $game }: { $done } sur { $total }
cli-warm = Tous les jeux sont compilés. Cela a pris { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
cli-not-over = L’enregistrement s’arrête ici ; la partie n’est pas terminée.

cli-exported = Parties terminées dans { $folder } : { $count }.
cli-not-exported = Parties encore en cours, laissées de côté car un enregistrement dit toutes les cartes : { $count }.
cli-imported = { $file } est maintenant la partie de la table { $code }.
cli-other-game = { $file } contient une autre partie et n’a pas été touché. Nommez un autre dossier.
cli-no-output = Impossible d’écrire { $file } : { $reason }.
cli-too-many-bots = Places pour les robots : { $count }. En voici trop : { $names }. Avec --players, vous dites combien de joueurs participent.
cli-lost-cache = Les jeux compilés ne peuvent pas être conservés : chaque lancement les compile à nouveau, ce qui prend jusqu’à une minute. Indiquez dans NUMBA_CACHE_DIR un dossier accessible en écriture.
cli-no-cache = Les jeux compilés ne peuvent pas être conservés : il n’y a donc rien à préparer d’avance. Indiquez dans NUMBA_CACHE_DIR un dossier accessible en écriture.
cli-check = vérifier qu’un jeu fait tout ce qu’on demande à chaque jeu
cli-quick = laisser de côté ce qui prend des minutes

cli-backup = copier tout ce que garde le serveur dans un seul fichier, même pendant qu’il tourne
cli-backup-file = le fichier à écrire
cli-backup-force = remplacer un fichier qui existe déjà
cli-restore = remettre une sauvegarde dans une base de données nouvelle ou vide
cli-restore-file = la sauvegarde à lire
cli-restore-force = remplacer les tables qui s’y trouvent ; elles sont gardées dans un fichier à côté de la sauvegarde
cli-backing-up = copie en cours
cli-restoring = restauration en cours
cli-backed-up = { $file } contient maintenant tout : tables : { $tables }, entrées dans leurs journaux : { $entries }.
cli-restored = { $place } contient ce qui était dans la sauvegarde : tables : { $tables }, entrées dans leurs journaux : { $entries }.
cli-replaced = Ce qui s’y trouvait avant est dans { $file }.
cli-doctor = vérifier comment va un serveur : sa base de données, sa machine, le chemin qui y mène
cli-url = l’adresse du serveur pour les gens, à interroger d’ici
