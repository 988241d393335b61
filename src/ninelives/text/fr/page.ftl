# La page

page-home = Vers l’accueil
page-language = Langue
page-menu = Menu
page-close = Fermer
page-rules = Règles
page-you = vous
page-away = absent
page-to-act = à jouer
page-lost = Il n’y a rien à cette adresse. Voici l’accueil.
page-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
page-minded-away = Un chat garde cette place jusqu’au retour de son joueur.
page-minded-time = Temps écoulé : un chat garde cette place.

home-lead = Trois jeux de cartes de chats et de souris, entre amis et contre de bons robots.
home-title-felix = Filou
home-title-catbox = Cat in the Box
home-title-maus = Maus geflippt
home-pitch-felix = Un chat dans un sac, et chacun y a mis quelque chose. Enchérissez avant de savoir quoi.
home-pitch-catbox = Vos cartes n’ont pas de couleur tant que vous ne l’avez pas annoncée. Mais n’annoncez jamais l’impossible.
home-pitch-maus = Une souris apparaît : tapez-la avec un vêtement qu’elle porte, et soyez le plus rapide. Sauf si elle a le fromage.
home-level = De quelle force sont vos adversaires ?
home-play = Jouer
home-opening = Ouverture …
home-friends = Entre amis
home-code = Code d’une table
home-join = Rejoindre
home-resume = Mes tables
home-running = en cours
home-waiting = ouverte
home-your-name = Invité

new-title = Une table de { $game }
new-name = Votre nom
new-players = Joueurs
new-clock = Pendule
new-clock-none = aucune
new-clock-relaxed = tranquille
new-clock-brisk = rapide
new-hints = Les conseils sont permis
new-public = Montrer cette table à tous sur ce serveur
new-open = Ouvrir la table
option-edition = Édition
option-edition-en = anglaise
option-edition-fr = française
option-open_mice = Jouer avec les souris visibles
option-board = Plateau
option-board-white = blanc : nombres dans l’ordre
option-board-purple = violet : nombres mélangés
option-uncertainty = Égalité si les tapes sont à tant de millisecondes près
option-time_limit = Une souris reste tant de millisecondes

table-connecting = En route vers la table …
table-offline = La connexion est perdue. Nouvel essai …
table-story = Ce qui s’est passé
table-seat = Place { $n }
table-hint = Un conseil, s’il vous plaît
table-minded = Un chat garde votre place.
table-back = Je suis de retour

lobby-title = Qui joue ?
lobby-invite = Envoyez ce lien à vos amis :
lobby-code = Ou donnez-leur le code : { $code }
lobby-qr = Code QR du lien
lobby-share = Partager le lien
lobby-copied = Copié
lobby-screen = Montrer la table sur un grand écran
lobby-open = libre
lobby-host = hôte
lobby-bot = Ajouter un robot
lobby-level = Robot de niveau { $level }
lobby-leave = Se lever
lobby-send-away = Renvoyer
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

replay-title = { $game }, une fois encore
replay-loading = La partie arrive …
replay-tools = Étapes
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-run = Lecture
replay-pause = Pause
replay-step = Étape
replay-seat = Vue de
replay-open = tous : cartes ouvertes

screen-join = Rejoignez la table avec le code { $code }, ou scannez l’image ci-dessous.

sound-on = Sons activés
sound-off = Sons coupés
talk-open = Dire quelque chose
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups …
phrase-hurry = Prenez votre temps – mais pas tout.
phrase-wow = Ouah !
phrase-one-more = Encore une partie ?
phrase-meow = Miaou !
phrase-purr = Ronron …
phrase-hiss = Kssss !
phrase-mrrp = Mrrp ?
