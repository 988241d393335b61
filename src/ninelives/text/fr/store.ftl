# Where games are kept

code-taken = Le code { $code } appartient à une autre table. Choisis-en un autre.
log-conflict = Cette table a continué ailleurs, ou n’a pas pu être enregistrée. Charge-la de nouveau.
store-failed = { $place } est inutilisable : { $reason }. Rien de ce qui était confirmé n’est perdu. Vérifie qu’il reste de la place sur le disque et que la base de données fonctionne.
store-closed = { $place } est déjà fermé. Relance le serveur.
store-bad-url = Les parties se gardent dans un fichier (games.db ou sqlite:///games.db) ou dans PostgreSQL (postgresql://user@host/name), pas dans « { $scheme }:// ».
store-not-file = { $place } n’est pas un fichier. Indique un fichier où garder les parties.
store-not-database = { $place } n’est pas une base de parties et n’a pas été modifié. Indique un autre fichier, ou déplace celui-ci.
store-damaged = { $place } est endommagé et n’a pas été modifié : { $reason }. Remets une sauvegarde à sa place, ou déplace-le pour repartir de zéro.
store-newer = { $place } vient d’une version plus récente de Nine Lives et n’a pas été modifié. Installe cette version, ou indique un autre endroit.
store-foreign = { $place } appartient à un autre programme et n’a pas été modifié. Indique un autre fichier ou une base de données vide.
store-in-use = { $place } est utilisé par un autre serveur. Arrête d’abord celui-là, ou indique un autre fichier.
store-read-only = Impossible d’écrire dans { $place } ({ $reason }). Indique un autre fichier, ou obtiens le droit d’y écrire.
store-no-asyncpg = PostgreSQL passe par asyncpg, qui n’est pas installé. Installe l’extra « postgres » : pip install "ninelives[postgres]".
store-unreachable = { $place } est injoignable : { $reason }. Vérifie l’adresse, le mot de passe et que la base de données fonctionne.
