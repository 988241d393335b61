# How a server is, for whoever runs it

doctor-ok = bon
doctor-warning = attention
doctor-problem = problème
doctor-versions = Nine Lives { $program }, Python { $python }, { $database }.
doctor-database = { $place } est intact et accessible en écriture : tables : { $tables }, { $size } Mo.
doctor-older = { $place } vient d’une version antérieure. Le prochain lancement du serveur le mettra à jour ; faites d’abord une sauvegarde : ninelives backup FICHIER.
doctor-processes = Processus qui partagent la base de données et que l’on peut joindre d’ici : { $count }.
doctor-process-unreached = Un processus qui partage la base de données est injoignable à l’adresse { $address } : { $reason }. Qui arrive par un autre processus ne peut rejoindre ses tables. S’il est sur une autre machine, donnez-lui avec --private une adresse que les autres peuvent joindre.
doctor-rules = Les règles de toutes les parties en cours sont connues ici.
doctor-unknown-rules = Parties en cours dont les règles ne sont pas connues ici : { $count } ({ $rules }), par exemple à la table { $code }. Installez la version de Nine Lives, ou les jeux, avec lesquels elles ont commencé.
doctor-room = { $place } a de la place : { $free } Mo.
doctor-little-room = { $place } est presque plein : il reste { $free } Mo. Faites de la place, ou déplacez la base de données sur un disque plus grand.
doctor-clock = L’horloge est à l’heure, pour autant qu’on puisse en juger d’ici.
doctor-clock-differs = Les horloges de la base de données et de cette machine diffèrent de { $seconds } s. Réglez les deux sur un serveur de temps (NTP).
doctor-clock-back = L’horloge de cette machine retarde de { $seconds } s sur la dernière écriture. Réglez-la sur un serveur de temps (NTP).
doctor-clock-jumps = L’horloge de cette machine vient de sauter de { $seconds } s. Cherchez ce qui la règle ; un serveur de temps (NTP) le ferait en douceur.
doctor-memory = Il y a de la mémoire libre : { $free } Mo.
doctor-little-memory = Il y a peu de mémoire libre : { $free } Mo. Un serveur en prend 300 Mo et plus ; fermez d’autres programmes, ou donnez-en davantage à la machine.
doctor-files = Fichiers et connexions qu’un serveur lancé d’ici peut ouvrir en même temps : { $files }. Sous systemd, c’est LimitNOFILE dans son unité qui compte.
doctor-few-files = Un serveur lancé d’ici ne peut ouvrir en même temps que { $files } fichiers et connexions, et chaque personne en prend un. Permettez-en plus : ulimit -n 65536. Sous systemd, c’est LimitNOFILE dans son unité qui compte.
doctor-reached = { $url } répond.
doctor-unreached = { $url } est injoignable : { $reason }. Vérifiez l’adresse, le mandataire (proxy), et que le serveur fonctionne.
doctor-untrusted = { $url } répond, mais les navigateurs ne feront pas confiance à son certificat ({ $reason }). { $fault ->
    [time] Renouvelez-le (certbot renew), rechargez le mandataire (proxy), et vérifiez que l’horloge de cette machine est à l’heure.
    [name] Il est établi pour un autre nom : obtenez-en un pour ce nom, ou utilisez le nom pour lequel il vaut.
   *[issuer] Obtenez-en un qui soit reconnu partout, par exemple de Let’s Encrypt, et faites envoyer au mandataire (proxy) toute la chaîne (fullchain.pem). Si vous vous en portez garant, indiquez ici son fichier dans SSL_CERT_FILE.
}
doctor-not-ours = { $url } répond, mais pas comme Nine Lives. Vérifiez l’adresse, et où le mandataire (proxy) envoie les requêtes.
doctor-https = Le chemin est chiffré.
doctor-local = Le chemin n’est pas chiffré, mais ne quitte pas cette machine.
doctor-no-https = Le chemin n’est pas chiffré : d’autres peuvent y lire, et prendre la place de quelqu’un. Mettez un mandataire (proxy) avec https devant.
doctor-socket = Les WebSockets passent.
doctor-no-socket = Les WebSockets ne passent pas, personne ne peut donc jouer : { $reason }. Faites transmettre au mandataire (proxy) les en-têtes Upgrade et Connection.
doctor-address = Le serveur voit les adresses propres aux personnes, ici { $address }.
doctor-other-address = Le serveur voit { $address } au lieu de { $own }. Si c’est votre mandataire (proxy), tout le monde partage les limites d’une seule personne : faites-lui envoyer X-Forwarded-For, et nommez-le au serveur avec --proxies.
doctor-address-believed = Le serveur croit des adresses que n’importe qui peut inventer. Faites remplacer X-Forwarded-For par le mandataire (proxy) au lieu de le transmettre, et ne nommez que vos propres mandataires avec --proxies.
doctor-no-address = Le serveur ne dit pas quelle adresse il voit : { $reason }. Il est peut-être d’une autre version.
doctor-page = La page est là, avec tous ses fichiers.
doctor-no-page = La page n’est pas complète : { $file } : { $reason }. Si le serveur se trouve sous un chemin, le mandataire (proxy) et le serveur doivent tous deux le connaître.
