# Wie ein Server eingestellt ist

cli-config = eine Datei mit Einstellungen (TOML); sonst die, die NINELIVES_CONFIG nennt
cli-print-config = alle geltenden Einstellungen als solche Datei ausgeben, mit ihrer Herkunft, und aufhören
cli-limits = Grenzen, je Verbindung, je Adresse oder für alle
config-default = Vorgabe
config-hidden = ein Geheimnis ist gesetzt, wird hier aber nicht gezeigt
config-unset = keins gesetzt: Betreiberseite und Metriken sind nur von diesem Rechner aus zugänglich

bad-config = Die Einstellungen in { $file } sind nicht zu lesen: { $reason }.
unknown-setting = Es gibt keine Einstellung „{ $name }“ ({ $source }). { $near ->
    [none] Alle zeigt
   *[other] Ist „{ $near }“ gemeint? Alle zeigt
} ninelives serve --print-config.
bad-setting = { $name } ({ $source }) soll { $kind ->
    [whole] eine ganze Zahl von { $least } bis { $most }
    [number] eine Zahl von { $least } bis { $most }
    [flag] true oder false
    [choice] eines davon: { $valid }
    [url] eine Adresse wie https://katzen.example oder https://example.org/katzen
    [path] ein Pfad wie /katzen
    [networks] eine Liste von IP-Adressen und Netzen wie 127.0.0.1, 10.0.0.0/8
    [private] eine Adresse, unter der die anderen Prozesse diesen erreichen, etwa 10.0.0.1 oder 10.0.0.1:7000
    [endpoint] eine Adresse mit Port wie 127.0.0.1:9100
    [token] mindestens { $shortest } Buchstaben, Ziffern und Zeichen ohne Leerzeichen
   *[text] ein Text
} sein, nicht „{ $value }“.
two-paths = public_url ({ $url }) und root_path ({ $path }) sollen denselben Pfad haben. public_url allein genügt.
no-metrics-port = Auf { $address } lassen sich keine Messwerte anbieten: { $reason }. Wähle mit --metrics eine andere Adresse.

setting-db = wo Partien aufbewahrt werden: eine Datei oder postgresql://…; sonst eine Datei in deinem Datenordner
setting-host = Adresse, auf der gelauscht wird
setting-port = Port; 0: ein freier ab 9999
setting-public-url = Adresse, unter der andere diesen Server erreichen, etwa https://katzen.example oder https://example.org/katzen
setting-root-path = Pfad, unter dem alles zu finden ist, wenn keine öffentliche Adresse ihn nennt
setting-proxies = Adressen und Netze der Proxys, denen geglaubt wird, woher jemand kommt
setting-workers = wie viele Prozesse bedienen
setting-private = Adresse, unter der andere Prozesse und Rechner diesen erreichen
setting-pace = wie lange Bots überlegen: 1 wie Menschen, 0 gar nicht
setting-log-format = wie das Protokoll geschrieben wird: text für Menschen, json für Programme
setting-log-level = was eine Zeile im Protokoll wert ist
setting-metrics = Adresse und Port nur für Messwerte, etwa 127.0.0.1:9100
setting-token = das Geheimnis des Betreibers, das Messwerte und seine Seite von überall öffnet
setting-plain-wire = auf die Abkürzungen um uvicorns Warteschlangen verzichten
setting-limits-frame-bytes = Bytes in einer Nachricht
setting-limits-head-bytes = Bytes im Kopf einer Anfrage, ohne ihren Pfad
setting-limits-path-length = Zeichen im Pfad einer Anfrage
setting-limits-messages-per-second = Nachrichten einer Verbindung je Sekunde
setting-limits-message-burst = Nachrichten einer Verbindung, bevor das zählt
setting-limits-connections = Verbindungen insgesamt; weniger, wenn das System weniger offene Dateien erlaubt
setting-limits-share = Anteil aller Verbindungen, den eine Adresse halten darf
setting-limits-connections-per-address = Verbindungen einer Adresse an Tischen
setting-limits-requests-per-address = Verbindungen einer Adresse, die an keinem Tisch sind
setting-limits-head-seconds = Sekunden, die eine Anfrage hat, um zu sagen, was sie will
setting-limits-body-seconds = Sekunden, bis der Inhalt einer Anfrage da sein muss
setting-limits-answer-seconds = Sekunden, um eine Antwort zu geben und abzunehmen
setting-limits-idle-seconds = Sekunden, die eine Verbindung zwischen zwei Anfragen ruhen darf
setting-limits-requests-per-second = Anfragen einer Adresse je Sekunde
setting-limits-request-burst = Anfragen einer Adresse, bevor das zählt
setting-limits-creations-per-minute = Tische, die eine Adresse je Minute eröffnen darf
setting-limits-guesses-per-minute = Codes ohne Tisch, die eine Adresse je Minute probieren darf
setting-limits-entries-per-minute = Einträge außer Zügen, die eine Person in einer Minute schreiben darf
setting-limits-table-entries-per-minute = Einträge außer Zügen, die an einem Tisch in einer Minute geschrieben werden dürfen
setting-limits-phrases-per-minute = Sprüche, die eine Person in einer Minute sagen darf
setting-limits-phrase-burst = Sprüche einer Person, bevor das zählt
setting-limits-works-per-minute = Wiederholungen und QR-Codes, die eine Adresse in einer Minute berechnen lassen darf
setting-limits-replays-waiting = Wiederholungen, die auf ihre Berechnung warten dürfen
setting-limits-replay-bytes = Bytes an Wiederholungen, die aufgehoben werden
setting-limits-log-lines-per-minute = Zeilen jeder Art im Protokoll in einer Minute
setting-limits-tables = Tische im Speicher
setting-limits-join-seconds = Sekunden, bis eine Verbindung sagen muss, wer sie ist
setting-limits-bot-seconds = Sekunden, die ein Bot eines anderen Pakets überlegen darf
setting-limits-hints = Personen, die auf einen Tipp warten dürfen
setting-limits-grace-seconds = Sekunden, die jemand weg sein darf, bevor ein Bot den Platz hütet
