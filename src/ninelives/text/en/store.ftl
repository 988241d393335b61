# Where games are kept

code-taken = The code { $code } belongs to another table. Choose another one.
log-conflict = This table has gone on elsewhere, or could not be written. Load it again.
store-failed = { $place } cannot be used: { $reason }. Nothing that was confirmed is lost. See to it that there is room on the disk and that the database is running.
store-closed = { $place } has been closed already. Start the server again.
store-no-lease = { $place } has not answered for a while, so this process owns no tables. It goes on as soon as the database answers again.
store-bad-url = Games are kept in a file (games.db or sqlite:///games.db) or in PostgreSQL (postgresql://user@host/name), not in “{ $scheme }://”.
store-missing = There is no file { $place }. Name the file of the server with --db.
store-not-file = { $place } is not a file. Name a file to keep the games in.
store-not-database = { $place } is not a database of games and has been left as it is. Name another file, or move this one away.
store-damaged = { $place } is damaged and has been left as it is: { $reason }. Put a backup in its place, or move it away to begin anew.
store-newer = { $place } comes from a newer version of Nine Lives and has been left as it is. Install that version, or name another place.
store-foreign = { $place } belongs to another program and has been left as it is. Name another file or an empty database.
store-in-use = { $place } is in use by another server. Stop that one first, or name another file.
store-read-only = { $place } cannot be written ({ $reason }). Name another file, or get the right to write there.
store-no-asyncpg = PostgreSQL is reached by asyncpg, which is not installed. Install the extra “postgres”: pip install "ninelives[postgres]".
store-unreachable = { $place } cannot be reached: { $reason }. Check the address, the password and whether the database is running.
store-gone = { $place } is gone: { $reason }. Nothing is kept any more, and nothing is confirmed. Put it back where it was; if it was deleted, put a backup in its place and start the server again.
store-replaced = { $place } is another file than the one that was opened. Nothing is kept any more, and nothing is confirmed. Start the server again to use the file that is there now.
store-overwritten = { $place } has been damaged while it was in use: { $reason }. Nothing is kept any more, and nothing is confirmed. Stop the server, put a backup in its place and start it again.
store-unreadable = { $place } cannot be read: { $reason }. Get the right to read it, or name another file.
backup-exists = { $file } is there already and has been left as it is. Name another file, or replace it with --force.
backup-missing = There is no backup { $file }. Name a file that ninelives backup has written.
backup-itself = { $file } is the database itself. Name another file.
backup-failed = { $file } could not be written: { $reason }. Nothing else has changed. See to it that there is room, and that you may write there.
restore-not-empty = { $place } holds tables already ({ $count }) and has been left as it is. Name another database, or replace them with --force: they are kept in a file beside the backup then.
store-full = There is hardly any room left where { $place } is. Make room on the disk.
