# La page

page-home = Accueil
page-language = Langue
page-menu = Menu
page-close = Fermer
page-rules = Règles
page-you = vous
page-away = pas là
page-to-act = doit jouer
page-lost = Il n’y a rien à cette adresse. Voici l’accueil.
page-loading = Un instant…
page-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
page-minded-away = Un chat garde cette place en attendant le retour de la personne.
page-minded-time = Temps écoulé : un chat garde cette place.

home-lead = Trois jeux de cartes avec des chats et des souris, entre amis ou contre de bons robots.
home-title-felix = Filou
home-title-catbox = Cat in the Box
home-title-maus = Maus geflippt
home-pitch-felix = Un chat dans un sac, et chacun y a mis quelque chose. Misez avant de savoir quoi. De 3 à 5 joueurs.
home-pitch-catbox = Vos cartes n’ont pas de couleur tant que vous ne l’avez pas déclarée. Mais ne déclarez jamais l’impossible. De 2 à 5 joueurs.
home-pitch-maus = Une souris apparaît : frappez-la avant les autres avec un vêtement qu’elle porte. Sauf si elle a le fromage. De 2 à 6 joueurs.
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
home-your-name = Invité

new-title = Une table de { $game }
new-name = Votre nom
new-players = Joueurs
new-clock = Pendule
new-clock-none = aucune
new-clock-relaxed = tranquille
new-clock-brisk = rapide
new-clock-means = Avec une pendule, chacun a une réserve de temps que chaque coup remplit un peu : 3 minutes et 15 secondes par coup (tranquille), ou 45 et 8 secondes (rapide). Temps écoulé, un chat joue pour vous jusqu’à votre retour.
new-hints = Les conseils sont permis
new-public = Montrer cette table à tous sur ce serveur
new-open = Ouvrir la table
option-edition = Édition
option-edition-en = anglaise
option-edition-fr = française
option-edition-means = Une seule différence : quand un chien ne trouve pas de chat à sa mesure, il chasse d’abord un lapin dans l’édition française.
option-open_mice = Tout le monde voit combien de souris ont les autres
option-board = Tableau
option-board-white = blanc : numéros dans l’ordre
option-board-purple = violet : numéros mélangés
option-board-means = Sur le tableau mélangé, il est plus difficile de faire se toucher vos jetons.
option-uncertainty = Écart qui compte comme une égalité, en millisecondes
option-time_limit = Temps pour chaque souris, en millisecondes

first-title = Avant la première souris
first-slap = Vous avez un vêtement que porte la souris, de la même couleur ? Touchez-le, plus vite que les chats : un point.
first-shout = Vous n’avez rien de ce qu’elle porte ? Touchez « Sourifou ! ».
first-hold = Elle tient le même fromage que celui de la table ? Ne bougez pas : y toucher coûte deux points.
first-when = Prenez votre temps : rien ne se passe avant votre signal. Ensuite, personne ne sait quand une souris arrive.
first-ready = C’est parti

table-connecting = En route vers la table…
table-offline = La connexion est perdue. Nouvel essai…
table-story = Ce qui s’est passé
table-seat = Place { $n }
table-hint = Demander conseil
table-results = Voir les résultats
table-minded = Un chat garde votre place.
table-back = Je suis de retour

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

replay-title = { $game } : la partie revue
replay-table = À la table
replay-loading = La partie arrive…
replay-tools = Étapes
replay-first = Au début
replay-previous = Étape précédente
replay-next = Étape suivante
replay-run = Lecture
replay-pause = Pause
replay-step = Étape
replay-seat = Vu par
replay-open = cartes ouvertes

screen-join = Rejoignez la table avec le code { $code }, ou scannez l’image ci-dessous.

sound-on = Sons : activés
sound-off = Sons : coupés
talk-open = Dire quelque chose
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

course-felix = Points après chaque tour : chats et souris
course-maus = Points, souris après souris
