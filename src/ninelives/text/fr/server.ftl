# Le serveur

server-ready = Nine Lives est sur { $url } – Ctrl-C pour arrêter.
cli-serve = ouvrir la table aux amis : un serveur pour navigateurs, téléphones et robots
cli-db = où les parties sont gardées : un fichier, ou postgresql://…
cli-port = port d’écoute ; par défaut : un port libre à partir de 9999
cli-lan = laisser entrer les autres du réseau ; affiche une adresse et un code QR
cli-public-url = adresse de ce serveur pour les autres, par exemple https://chats.example
cli-no-browser = ne pas ouvrir de navigateur
no-port = Impossible d’écouter sur { $host }, port { $port }. Choisissez-en un autre avec --port.
already-joined = Vous êtes déjà là.
already-seated = Vous avez déjà une place à cette table.
bad-head-start = Une avance va de { $least } à { $most } millisecondes, pas { $ms }.
bad-message = Ce n’est pas un message du protocole : { $reason }
bad-origin = Les pages de { $origin } ne peuvent pas jouer ici.
bad-token = Ce serveur ne vous connaît plus. Reprenez une place.
early-action = La partie a avancé entre-temps. Regardez et choisissez de nouveau.
repeated-action = C’est déjà fait.
game-running = Pas pendant une partie.
host-only = Seul l’hôte de la table peut faire cela.
join-first = Le premier message doit être « join », avec votre jeton d’accès.
name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom.
no-game = Aucune partie en cours.
no-hints = À cette table, il n’y a pas de conseils.
no-mouse = Cette souris n’est plus à prendre.
no-sealed-maximum = Dans { $game }, il n’y a pas d’enchères.
no-slaps = Dans { $game }, on ne frappe pas.
not-available = Les parties ne sont pas accessibles pour l’instant. Rien n’est perdu ; réessayez dans un moment.
not-seated = Vous n’avez pas de place à cette table.
not-written = La table n’a pas pu être enregistrée. Rejoignez-la ; ce que vous avez vu est conservé.
not-to-act = Ce n’est pas à vous de jouer.
seal-later = Un maximum se fixe pendant les enchères.
seat-open = Personne n’est encore à la place { $seat_number }.
seat-taken = La place { $seat_number } est prise.
seats-open = Ces places sont encore libres : { $seat_numbers }. Attendez du monde, ou donnez-les à des robots.
server-mistake = Quelque chose s’est mal passé ici ; c’est noté. Rejoignez la table ; ce que vous avez vu est conservé.
slap-false-start = C’était trop rapide pour être vrai : cela ne compte pas.
slap-too-late = Trop tard : quelqu’un a été plus rapide.
slap-repeated = C’est votre première réponse qui compte.
slap-not-shown = Cette souris ne vous a pas été montrée.
text-only = Seul le texte est compris ici.
too-fast = Trop vite. Attendez un instant.
too-long = C’est trop long.
too-many-connections = Trop de connexions depuis votre adresse.
too-many-tables = Il y a trop de tables sur ce serveur. Réessayez plus tard.
unknown-clock = Il n’y a pas de pendule « { $clock } ». Choix possibles : { $valid }.
unknown-code = Il n’y a pas de table avec le code { $code }.
no-such-game = Cette table a terminé { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; il n’y a pas de partie { $n }.
unknown-phrase = « { $phrase } » ne fait pas partie des phrases possibles : { $valid }.
use-slap = Répondez à la souris par « slap », pour que votre temps soit mesuré.
