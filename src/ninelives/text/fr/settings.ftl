# Les réglages d’un serveur

cli-config = un fichier de réglages (TOML) ; par défaut : celui que nomme NINELIVES_CONFIG
cli-print-config = afficher tous les réglages en vigueur sous la forme d’un tel fichier, avec leur origine, et quitter
cli-limits = limites, par connexion, par adresse ou pour tous
config-default = valeur par défaut
config-hidden = un secret est défini, mais n’est pas montré ici
config-unset = aucun n’est défini : la page de l’exploitant et les métriques ne sont accessibles que depuis cette machine

bad-config = Impossible de lire les réglages de { $file } : { $reason }.
unknown-setting = Il n’y a pas de réglage « { $name } » ({ $source }). { $near ->
    [none] Tous sont affichés par
   *[other] Vouliez-vous dire « { $near } » ? Tous sont affichés par
} ninelives serve --print-config.
bad-setting = { $name } ({ $source }) doit être { $kind ->
    [whole] un nombre entier de { $least } à { $most }
    [number] un nombre de { $least } à { $most }
    [flag] true ou false
    [choice] l’un de ceux-ci : { $valid }
    [url] une adresse comme https://chats.example ou https://example.org/chats
    [path] un chemin comme /chats
    [networks] une liste d’adresses IP et de réseaux comme 127.0.0.1, 10.0.0.0/8
    [private] une adresse où les autres processus atteignent celui-ci, comme 10.0.0.1 ou 10.0.0.1:7000
    [endpoint] une adresse et un port comme 127.0.0.1:9100
    [token] d’au moins { $shortest } lettres, chiffres et signes sans espace
   *[text] un texte
}, et non « { $value } ».
two-paths = public_url ({ $url }) et root_path ({ $path }) doivent avoir le même chemin. public_url suffit.
no-metrics-port = Impossible d’écouter sur { $address } pour les mesures : { $reason }. Choisissez une autre adresse avec --metrics.

setting-db = où les parties sont gardées : un fichier, ou postgresql://… ; par défaut : un fichier de votre dossier de données
setting-host = adresse d’écoute
setting-port = port d’écoute ; 0 : un port libre à partir de 9999
setting-public-url = adresse de ce serveur pour les autres, par exemple https://chats.example ou https://example.org/chats
setting-root-path = chemin sous lequel tout est servi, en l’absence d’une adresse publique qui le contient
setting-proxies = adresses et réseaux des mandataires que l’on croit quand ils disent d’où vient quelqu’un
setting-workers = nombre de processus qui servent
setting-private = adresse à laquelle les autres processus et machines atteignent celui-ci
setting-pace = combien de temps les robots réfléchissent : 1 comme des personnes, 0 pas du tout
setting-log-format = forme du journal : text pour les personnes, json pour les programmes
setting-log-level = ce qui mérite une ligne dans le journal
setting-metrics = adresse et port réservés aux mesures, par exemple 127.0.0.1:9100
setting-token = le secret de l’exploitant, qui ouvre de partout les mesures et sa page
setting-plain-wire = se passer des raccourcis autour des files d’attente d’uvicorn
setting-limits-frame-bytes = octets d’un message d’un client
setting-limits-head-bytes = octets dans l’en-tête d’une requête, sans son chemin
setting-limits-path-length = caractères dans le chemin d’une requête
setting-limits-messages-per-second = messages d’une connexion par seconde
setting-limits-message-burst = messages d’une connexion avant que cela compte
setting-limits-connections = connexions en tout ; moins si le système permet moins de fichiers ouverts
setting-limits-share = part de toutes les connexions qu’une adresse peut tenir
setting-limits-connections-per-address = connexions d’une adresse à des tables
setting-limits-requests-per-address = connexions d’une adresse qui ne sont pas à une table
setting-limits-head-seconds = secondes qu’une requête a pour dire ce qu’elle veut
setting-limits-body-seconds = secondes pour que le corps d’une requête arrive
setting-limits-answer-seconds = secondes pour faire une réponse et la remettre
setting-limits-idle-seconds = secondes d’inactivité permises entre deux requêtes
setting-limits-requests-per-second = requêtes d’une adresse par seconde
setting-limits-request-burst = requêtes d’une adresse avant que cela compte
setting-limits-creations-per-minute = tables qu’une adresse peut ouvrir par minute
setting-limits-guesses-per-minute = codes sans table qu’une adresse peut essayer par minute
setting-limits-entries-per-minute = entrées, hors coups, qu’une personne peut écrire par minute
setting-limits-table-entries-per-minute = entrées, hors coups, qui peuvent s’écrire à une table par minute
setting-limits-phrases-per-minute = phrases qu’une personne peut dire par minute
setting-limits-phrase-burst = phrases d’une personne avant que cela compte
setting-limits-works-per-minute = rediffusions et codes QR qu’une adresse peut faire calculer par minute
setting-limits-replays-waiting = rediffusions qui peuvent attendre d’être calculées
setting-limits-replay-bytes = octets de rediffusions conservées
setting-limits-log-lines-per-minute = lignes de chaque sorte dans le journal par minute
setting-limits-tables = tables en mémoire
setting-limits-join-seconds = secondes avant qu’une connexion doive dire qui elle est
setting-limits-bot-seconds = secondes de réflexion d’un robot d’un autre paquet
setting-limits-hints = personnes qui peuvent attendre un conseil
setting-limits-grace-seconds = secondes d’absence avant qu’un robot garde la place
