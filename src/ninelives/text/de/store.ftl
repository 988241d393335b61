# Where games are kept

code-taken = Der Code { $code } gehört schon zu einem anderen Tisch. Wähle einen anderen.
log-conflict = Dieser Tisch ging anderswo weiter oder ließ sich nicht speichern. Lade ihn neu.
store-failed = { $place } ist nicht benutzbar: { $reason }. Nichts, was bestätigt war, ist verloren. Sorge für Platz auf der Festplatte und dafür, dass die Datenbank läuft.
store-closed = { $place } ist schon geschlossen. Starte den Server neu.
store-no-lease = { $place } antwortet seit einer Weile nicht, deshalb gehören diesem Prozess keine Tische. Er macht weiter, sobald die Datenbank wieder antwortet.
store-bad-url = Partien liegen in einer Datei (games.db oder sqlite:///games.db) oder in PostgreSQL (postgresql://user@host/name), nicht in „{ $scheme }://“.
store-missing = Eine Datei { $place } gibt es nicht. Nenne die Datei des Servers mit --db.
store-not-file = { $place } ist keine Datei. Nenne eine Datei, in der die Partien liegen sollen.
store-not-database = { $place } ist keine Datenbank mit Partien und blieb, wie es war. Nenne eine andere Datei oder räume diese beiseite.
store-damaged = { $place } ist beschädigt und blieb, wie es war: { $reason }. Lege eine Sicherung an seine Stelle, oder räume die Datei beiseite und fange neu an.
store-newer = { $place } stammt von einer neueren Version von Nine Lives und blieb, wie es war. Installiere diese Version oder nenne einen anderen Ort.
store-foreign = { $place } gehört zu einem anderen Programm und blieb, wie es war. Nenne eine andere Datei oder eine leere Datenbank.
store-in-use = { $place } wird von einem anderen Server benutzt. Beende diesen zuerst oder nenne eine andere Datei.
store-read-only = { $place } lässt sich nicht schreiben ({ $reason }). Nenne eine andere Datei oder besorge dir das Recht, dort zu schreiben.
store-no-asyncpg = PostgreSQL braucht asyncpg, und das ist nicht installiert. Installiere das Extra „postgres“: pip install "ninelives[postgres]".
store-unreachable = { $place } ist nicht erreichbar: { $reason }. Prüfe die Adresse, das Passwort und ob die Datenbank läuft.
store-gone = { $place } ist weg: { $reason }. Nichts wird mehr gespeichert und nichts mehr bestätigt. Lege die Datei wieder an ihren Platz; ist sie gelöscht, lege eine Sicherung dorthin und starte den Server neu.
store-replaced = { $place } ist eine andere Datei als die, die geöffnet wurde. Nichts wird mehr gespeichert und nichts mehr bestätigt. Starte den Server neu, um die Datei zu benutzen, die jetzt dort liegt.
store-overwritten = { $place } wurde während des Betriebs beschädigt: { $reason }. Nichts wird mehr gespeichert und nichts mehr bestätigt. Beende den Server, lege eine Sicherung an die Stelle der Datei und starte ihn neu.
store-unreadable = { $place } lässt sich nicht lesen: { $reason }. Besorge dir das Recht dazu oder nenne eine andere Datei.
backup-exists = { $file } gibt es schon und blieb, wie es war. Nenne eine andere Datei oder ersetze sie mit --force.
backup-missing = Eine Sicherung { $file } gibt es nicht. Nenne eine Datei, die ninelives backup geschrieben hat.
backup-itself = { $file } ist die Datenbank selbst. Nenne eine andere Datei.
backup-failed = { $file } ließ sich nicht schreiben: { $reason }. Sonst hat sich nichts geändert. Sorge für Platz und für das Recht, dort zu schreiben.
restore-not-empty = { $place } enthält schon Tische ({ $count }) und blieb, wie es war. Nenne eine andere Datenbank oder ersetze die Tische mit --force: Dann bleiben sie in einer Datei neben der Sicherung erhalten.
store-full = Wo { $place } liegt, ist kaum noch Platz. Schaffe Platz auf der Platte.
