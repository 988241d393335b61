# La page

page-home = Accueil
page-theme = Clair ou sombre
page-theme-system = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-contrast = Plus de contraste
page-language = Langue
page-menu = Menu
page-close = Fermer
page-rules = Règles
page-you = vous
page-away = absent
page-to-act = doit jouer
page-lost = Il n’y a rien à cette adresse. Voici l’accueil.
page-loading = Un instant…
page-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
page-no-words = Il s’est passé quelque chose que cette page ne sait pas dire. Elle est peut-être trop ancienne : rechargez-la.
page-unknown-game = Cette page ne connaît pas le jeu qui se joue ici. Elle est peut-être trop ancienne : rechargez-la.
page-broken = Impossible d’afficher cette page : une erreur s’est produite. Rien n’est perdu à votre table.
page-reload = Recharger
page-outdated = Une version plus récente de cette page est disponible.
page-minded-away = Un chat garde cette place en attendant le retour de la personne.
page-minded-time = Temps écoulé : un chat garde cette place.

home-lead = Jeux de cartes avec des chats et des souris, entre amis ou contre de bons robots.
home-level = Quel niveau pour vos adversaires ?
home-play = Jouer
home-opening = Ouverture…
home-friends = Entre amis
home-code = Code d’une table
home-join = Rejoindre
home-resume = Mes tables
home-running = en cours
home-waiting = ouverte
home-over = terminée
home-your-name = Robin

new-title = Une table de { $game }
new-name = Votre nom
new-players = Joueurs
new-clock = Pendule
new-clock-none = aucune
new-clock-relaxed = tranquille
new-clock-brisk = rapide
new-clock-means = Avec une pendule, chacun a une réserve de temps que chaque coup remplit un peu : 3 minutes, plus 15 secondes par coup (tranquille), ou 45 secondes, plus 8 secondes par coup (rapide). Une fois le temps écoulé, un chat joue pour vous jusqu’à votre retour.
new-hints = Les conseils sont permis
new-public = Montrer cette table à tous sur ce serveur
new-open = Ouvrir la table

table-connecting = En route vers la table…
table-offline = La connexion est perdue. Nouvel essai…
table-not-sent = Rien n’a été envoyé : la connexion est interrompue. Réessayez quand elle sera rétablie.
table-sending = Envoi en cours…
table-story = Ce qui s’est passé
table-seat = Place { $n }
table-hint = Demander conseil
table-hint-word = Conseil
table-take-back = Repren{"\u00AD"}dre
table-results = Voir les résultats
table-minded = Un chat garde votre place.
table-back = Je suis de retour
table-watching = Vous regardez.

lobby-title = Qui joue ?
lobby-invite = Envoyez ce lien à vos amis :
lobby-code = Ou donnez-leur le code : { $code }
lobby-alone = Cette adresse ne marche que sur cet ordinateur. Lancez « ./play --lan » pour que d’autres puissent venir.
lobby-qr = Code QR du lien
lobby-share = Partager le lien
lobby-copied = Copié
lobby-screen = Montrer la table sur un grand écran
lobby-open = libre
lobby-host = hôte
lobby-bot = Ajouter un robot
lobby-level = Robot de niveau { $level }
lobby-leave = Se lever
lobby-send-away = Retirer
lobby-sit = S’asseoir
lobby-full = Toutes les places sont prises. Vous pouvez regarder.
lobby-start = Commencer la partie
lobby-seats-open = { $open ->
    [one] Une place est encore libre
   *[other] { $open } places sont encore libres
}
lobby-wait = L’hôte lance la partie.

after-rematch = Rejouer
after-replay = Revoir la partie
after-wait = L’hôte peut lancer une autre partie.
after-wins = { $count ->
    [one] { $seats } gagne !
   *[other] { $seats } se partagent la victoire !
}
after-place = Place { $place } sur { $players }
chart-table = La même chose en tableau

replay-title = { $game } : revoir la partie
replay-table = Retour à la table
replay-loading = La partie arrive…
replay-tools = Étapes
replay-first = Au début
replay-previous = Étape précédente
replay-next = Étape suivante
replay-run = Lecture
replay-pause = Pause
replay-step = Étape
replay-seat = Vu par
replay-open = toutes les cartes visibles

screen-again = Encore une ? Scannez, ou touchez votre téléphone.
screen-watch = Regarder ou jouer
screen-here = { $here } sur { $players } sont là
screen-you = Vous ?
screen-free = libre
screen-host = met la table
screen-bot = chat de la maison
screen-ready = est là
screen-type = Tapez ce code sur { $address }
screen-scan = ou scannez-moi
screen-open = { $open ->
    [one] Une place est encore libre. Venez vous asseoir !
   *[other] { $open } places sont encore libres. Venez vous asseoir !
}
screen-starts = Tout le monde est là : { $name } peut commencer.
screen-full = Tout le monde est là.

sound-on = Sons : activés
sound-off = Sons : coupés
talk-open = Dire quelque chose
talk-word = Dire
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups…
phrase-hurry = Prenez votre temps – mais pas tout.
phrase-wow = Ouah !
phrase-one-more = Encore une partie ?
phrase-meow = Miaou !
phrase-purr = Ronron…
phrase-hiss = Pschhh !
phrase-mrrp = Mrrp ?

rules-example = Un exemple
coach-name = Premiers pas
coach-leave = Masquer les conseils
coach-back = Afficher de nouveau les conseils

key-title = Touches
key-next = À l’élément suivant
key-do = Le faire
key-close = Fermer ce qui est ouvert
key-single = Jouer avec des touches seules

table-restart = Le serveur redémarre à { $time }. Votre partie est gardée et continue juste après.

operator-title = Exploitation
operator-token = Votre jeton
operator-enter = Entrer
operator-load = Charge
operator-connections = Connexions
operator-tables = Tables
operator-moves = Coups par seconde
operator-processor = Processeur
operator-memory = Mémoire
operator-lag = Retard de la boucle d’événements
operator-since = Depuis
operator-processes = Processus
operator-silent = { $count ->
    [one] Un processus ne répond pas ; il n’est pas compté ici.
   *[other] { $count } processus ne répondent pas ; ils ne sont pas comptés ici.
}
operator-versions = Versions
operator-lock = Ne plus laisser ouvrir de table
operator-unlock = Laisser de nouveau ouvrir des tables
operator-restart = Minutes avant le redémarrage
operator-announce = L’annoncer
operator-withdraw = Retirer l’annonce
operator-code = Code
operator-game = Jeu
operator-people = Personnes
operator-bots = Robots
operator-state = État
operator-playing = en cours
operator-idle = pas de partie
operator-name = Nom
operator-watching = regarde
operator-end = Fermer la table { $code }
operator-send-away = Faire sortir le numéro { $number }
operator-sure = Vraiment ? Tout le monde doit quitter la table { $code }, et personne ne peut y revenir.
