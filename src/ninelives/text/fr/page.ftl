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
page-lost = Il n’y a rien à cette adresse.
page-skip = Aller au contenu
page-skip-table = Aller à la table
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
home-level = Qui joue contre vous ?
home-play = Jouer
home-opening = Ouverture…
home-friends = Entre amis
home-players = { $players } joueurs
home-rules = Règles de { $game }
home-invited = On vous attend ?
home-code = Code de la table
home-join = Rejoindre
home-resume = Tables
home-still-set = Votre table est encore mise
home-go-back = Y revenir
home-open-table = Une table est ouverte
home-visit = Aller voir
home-table-of = { $game }, { $name } attend
home-more-tables = { $count ->
    [one] Une autre table
   *[other] { $count } autres tables
}
home-running = partie en cours
home-waiting = avant la partie
home-over = partie terminée
home-your-name = Robin

lost-title = La boîte est vide
lost-picture = Un chat regarde hors d’un carton et n’en sait pas plus.

level-1 = Chaton
level-1-means = Chaton apprend encore.
level-2 = Tigré
level-2-means = Tigré joue le dimanche et pardonne un faux pas.
level-3 = Chasseur
level-3-means = Chasseur est toujours à l’affût et laisse passer peu de choses.
level-4 = Duchesse
level-4-means = Duchesse ne se presse jamais et se trompe rarement.
level-5 = Sage
level-5-means = Sage connaît tous les tours.

new-title = Une table de { $game }
new-name = Votre nom
new-players = Combien êtes-vous ?
new-seats = Qui s’assoit où
new-seats-means = Touchez une place pour la garder à un ami ou la donner à un chat de la maison.
new-friend = Ami
new-joins = vient avec le code
new-cat = chat de la maison
new-clock = Combien de temps pour réfléchir ?
new-clock-none = Sans pendule
new-clock-none-means = Personne n’est pressé.
new-clock-relaxed = Tranquille
new-clock-relaxed-means = 3 minutes, plus 15 secondes par coup. Une fois le temps écoulé, un chat joue pour vous jusqu’à votre retour.
new-clock-brisk = Rapide
new-clock-brisk-means = 45 secondes, plus 8 secondes par coup. Une fois le temps écoulé, un chat joue pour vous jusqu’à votre retour.
new-hints = Conseils
new-hints-means = Sage en souffle un à qui le demande.
new-public = Porte ouverte
new-public-means = Tout le monde sur ce serveur peut trouver cette table et s’asseoir.
new-fine-print = Détails
new-summary = Table de { $name }, { $players } places :
new-summary-friends = { $friends ->
    [one] un ami
   *[other] { $friends } amis
}
new-summary-bots = { $bots ->
    [one] un chat de la maison
   *[other] { $bots } chats de la maison
}
new-not-now = Pas maintenant
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

lobby-title = Qui joue ?
lobby-invite = Invitez vos amis
lobby-code = Code de cette table : { $code }
lobby-alone = Cette adresse ne marche que sur cet ordinateur. Lancez « ./play --lan » pour que d’autres puissent venir.
lobby-qr = Code QR du lien
lobby-share = Partager le lien
lobby-copied = Copié
lobby-screen = Sur grand écran
lobby-open = libre
lobby-host = hôte
lobby-you-are = Vous jouez sous le nom de { $name }.
lobby-bot = Ajouter un robot
lobby-level = { $name } (niveau { $level })
lobby-leave = Se lever
lobby-send-away = Retirer
lobby-sit = S’asseoir
lobby-full = Toutes les places sont prises. Vous pouvez regarder.
lobby-fill = Les donner aux chats
lobby-start = Commencer la partie
lobby-ready = Tout le monde est là. À vous de commencer.
lobby-seats-open = { $open ->
    [one] Une place est encore libre
   *[other] { $open } places sont encore libres
}
lobby-wait = L’hôte lance la partie.
lobby-settings = Réglages de la table
lobby-no-clock = Sans pendule
lobby-hints = Avec conseils
lobby-no-hints = Sans conseils

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

rules-title = { $game } : les règles
rules-outline = Chapitres
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
