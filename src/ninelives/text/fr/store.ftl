# Where games are kept

code-taken = Le code { $code } appartient à une autre table. Choisissez-en un autre.
log-conflict = Cette table a continué ailleurs, ou n’a pas pu être enregistrée. Chargez-la de nouveau.
store-failed = { $place } est inutilisable : { $reason }. Rien de ce qui était confirmé n’est perdu. Vérifiez qu’il reste de la place sur le disque et que la base de données fonctionne.
store-closed = { $place } est déjà fermé. Relancez le serveur.
store-bad-url = Les parties se gardent dans un fichier (games.db ou sqlite:///games.db) ou dans PostgreSQL (postgresql://user@host/name), pas dans « { $scheme }:// ».
store-missing = Le fichier { $place } n’existe pas. Indiquez le fichier du serveur avec --db.
store-not-file = { $place } n’est pas un fichier. Indiquez un fichier où garder les parties.
store-not-database = { $place } n’est pas une base de parties et n’a pas été modifié. Indiquez un autre fichier, ou déplacez celui-ci.
store-damaged = { $place } est endommagé et n’a pas été modifié : { $reason }. Remettez une sauvegarde à sa place, ou déplacez-le pour repartir de zéro.
store-newer = { $place } vient d’une version plus récente de Nine Lives et n’a pas été modifié. Installez cette version, ou indiquez un autre endroit.
store-foreign = { $place } appartient à un autre programme et n’a pas été modifié. Indiquez un autre fichier ou une base de données vide.
store-in-use = { $place } est utilisé par un autre serveur. Arrêtez d’abord celui-là, ou indiquez un autre fichier.
store-read-only = Impossible d’écrire dans { $place } ({ $reason }). Indiquez un autre fichier, ou obtenez le droit d’y écrire.
store-no-asyncpg = PostgreSQL passe par asyncpg, qui n’est pas installé. Installez l’extra « postgres » : pip install "ninelives[postgres]".
store-unreachable = { $place } est injoignable : { $reason }. Vérifiez l’adresse, le mot de passe et que la base de données fonctionne.
