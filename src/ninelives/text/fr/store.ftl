# Where games are kept

code-taken = Le code { $code } appartient à une autre table. Choisissez-en un autre.
log-conflict = Cette table a continué ailleurs, ou n’a pas pu être enregistrée. Chargez-la de nouveau.
store-failed = { $place } est inutilisable : { $reason }. Rien de ce qui était confirmé n’est perdu. Vérifiez qu’il reste de la place sur le disque et que la base de données fonctionne.
store-closed = { $place } est déjà fermé. Relancez le serveur.
store-no-lease = { $place } ne répond plus depuis un moment : ce processus n’a plus de tables. Il reprend dès que la base de données répond.
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
store-gone = { $place } a disparu : { $reason }. Plus rien n’est gardé ni confirmé. Remettez-le à sa place ; s’il a été supprimé, mettez une sauvegarde à sa place et relancez le serveur.
store-replaced = { $place } n’est plus le fichier qui avait été ouvert. Plus rien n’est gardé ni confirmé. Relancez le serveur pour utiliser le fichier qui s’y trouve maintenant.
store-overwritten = { $place } a été endommagé en cours d’utilisation : { $reason }. Plus rien n’est gardé ni confirmé. Arrêtez le serveur, mettez une sauvegarde à sa place et relancez-le.
store-unreadable = { $place } ne peut pas être lu : { $reason }. Obtenez le droit de le lire, ou indiquez un autre fichier.
backup-exists = { $file } existe déjà et n’a pas été modifié. Indiquez un autre fichier, ou remplacez-le avec --force.
backup-missing = La sauvegarde { $file } n’existe pas. Indiquez un fichier écrit par ninelives backup.
backup-itself = { $file } est la base de données elle-même. Indiquez un autre fichier.
backup-failed = { $file } n’a pas pu être écrit : { $reason }. Rien d’autre n’a changé. Vérifiez qu’il reste de la place et que vous avez le droit d’y écrire.
restore-not-empty = { $place } contient déjà des tables ({ $count }) et n’a pas été modifié. Indiquez une autre base de données, ou remplacez-les avec --force : elles sont alors gardées dans un fichier à côté de la sauvegarde.
store-full = Il n’y a presque plus de place là où se trouve { $place }. Libérez de l’espace sur le disque.
