# How a server is, for whoever runs it

doctor-ok = gut
doctor-warning = Achtung
doctor-problem = Problem
doctor-versions = Nine Lives { $program }, Python { $python }, { $database }.
doctor-database = { $place } ist heil und lässt sich schreiben: Tische: { $tables }, { $size } MB.
doctor-older = { $place } stammt von einer früheren Version. Der nächste Start des Servers bringt die Datenbank auf den neuen Stand; mache vorher eine Sicherung: ninelives backup DATEI.
doctor-processes = Prozesse, die sich die Datenbank teilen und von hier aus erreichbar sind: { $count }.
doctor-process-unreached = Ein Prozess, der die Datenbank mitbenutzt, ist unter { $address } nicht erreichbar: { $reason }. Wer zu anderen Prozessen kommt, gelangt nicht an seine Tische. Läuft er auf einem anderen Rechner, gib ihm mit --private eine Adresse, die die anderen erreichen.
doctor-rules = Die Regeln aller laufenden Partien sind hier bekannt.
doctor-unknown-rules = Laufende Partien, deren Regeln hier nicht bekannt sind: { $count } ({ $rules }), etwa an Tisch { $code }. Installiere die Version von Nine Lives oder die Spiele, mit denen sie begonnen wurden.
doctor-room = { $place } hat Platz: { $free } MB.
doctor-little-room = { $place } ist fast voll: { $free } MB sind noch frei. Schaffe Platz, oder lege die Datenbank auf eine größere Festplatte.
doctor-clock = Die Uhr geht richtig, soweit sich das von hier aus sagen lässt.
doctor-clock-differs = Die Uhren der Datenbank und dieses Rechners gehen { $seconds } s auseinander. Lass beide einem Zeitserver (NTP) folgen.
doctor-clock-back = Die Uhr dieses Rechners geht { $seconds } s gegenüber dem nach, was zuletzt geschrieben wurde. Lass sie einem Zeitserver (NTP) folgen.
doctor-clock-jumps = Die Uhr dieses Rechners ist gerade um { $seconds } s gesprungen. Sieh nach, was sie stellt; ein Zeitserver (NTP) täte es sanft.
doctor-memory = Es ist Speicher frei: { $free } MB.
doctor-little-memory = Es ist wenig Speicher frei: { $free } MB. Ein Server braucht 300 MB und mehr; beende andere Programme, oder gib dem Rechner mehr.
doctor-files = So viele Dateien und Verbindungen darf ein Server, der von hier aus gestartet wird, zugleich offen haben: { $files }. Unter systemd gilt stattdessen LimitNOFILE in seiner Unit.
doctor-few-files = Ein Server, der von hier aus gestartet wird, darf nur { $files } Dateien und Verbindungen zugleich offen haben, und jeder Mensch braucht eine. Erlaube mehr: ulimit -n 65536. Unter systemd gilt stattdessen LimitNOFILE in seiner Unit.
doctor-reached = { $url } antwortet.
doctor-unreached = { $url } ist nicht erreichbar: { $reason }. Prüfe die Adresse, den Proxy und ob der Server läuft.
doctor-untrusted = { $url } antwortet, aber Browser werden seinem Zertifikat nicht trauen ({ $reason }). { $fault ->
    [time] Erneuere es (certbot renew), lade den Proxy neu, und sieh nach, ob die Uhr dieses Rechners richtig geht.
    [name] Es ist auf einen anderen Namen ausgestellt: Besorge eins für diesen Namen, oder nimm den Namen, für den es gilt.
   *[issuer] Besorge eins, das man überall kennt, etwa von Let’s Encrypt, und lass den Proxy die ganze Kette senden (fullchain.pem). Bürgst du selbst dafür, dann nenne hier seine Datei in SSL_CERT_FILE.
}
doctor-not-ours = { $url } antwortet, aber nicht wie Nine Lives. Prüfe die Adresse und wohin der Proxy Anfragen schickt.
doctor-https = Der Weg dorthin ist verschlüsselt.
doctor-local = Der Weg dorthin ist nicht verschlüsselt, verlässt aber diesen Rechner nicht.
doctor-no-https = Der Weg dorthin ist nicht verschlüsselt: Andere können mitlesen und jemandes Platz einnehmen. Setze einen Proxy mit https davor.
doctor-socket = WebSockets kommen durch.
doctor-no-socket = WebSockets kommen nicht durch, also kann niemand spielen: { $reason }. Lass den Proxy die Kopfzeilen Upgrade und Connection weitergeben.
doctor-address = Der Server sieht die eigenen Adressen der Leute, hier { $address }.
doctor-other-address = Der Server sieht { $address } statt { $own }. Ist das dein Proxy, dann teilen sich alle die Grenzen für eine Person: Lass ihn X-Forwarded-For senden, und nenne ihn dem Server mit --proxies.
doctor-address-believed = Der Server glaubt Adressen, die sich jeder ausdenken kann. Lass den Proxy X-Forwarded-For ersetzen statt weitergeben, und nenne mit --proxies nur deine eigenen.
doctor-no-address = Der Server sagt nicht, welche Adresse er sieht: { $reason }. Vielleicht hat er eine andere Version.
doctor-page = Die Seite ist da, mit allen ihren Dateien.
doctor-no-page = Die Seite ist nicht vollständig: { $file }: { $reason }. Liegt der Server unter einem Pfad, müssen Proxy und Server ihn beide kennen.
