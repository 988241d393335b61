# How a server is, for whoever runs it

doctor-ok = ok
doctor-warning = warning
doctor-problem = problem
doctor-versions = Nine Lives { $program }, Python { $python }, { $database }.
doctor-database = { $place } is whole and can be written: { $tables } tables, { $size } MB.
doctor-older = { $place } is of an earlier version. The next start of the server brings it up to date; make a backup before that: ninelives backup FILE.
doctor-processes = Processes that share the database and can be reached from here: { $count }.
doctor-process-unreached = A process that shares the database cannot be reached at { $address }: { $reason }. People who come to other processes cannot get to its tables. If it is on another machine, give it an address with --private that the others can reach.
doctor-rules = The rules of all running games are known here.
doctor-unknown-rules = Running games whose rules are not known here: { $count } ({ $rules }), such as table { $code }. Install the version of Nine Lives, or the games, with which they were begun.
doctor-room = { $place } has room: { $free } MB.
doctor-little-room = { $place } is nearly full: { $free } MB are left. Make room, or move the database to a larger disk.
doctor-clock = The clock is right, as far as can be seen from here.
doctor-clock-differs = The clocks of the database and of this machine are { $seconds } s apart. Let both follow a time server (NTP).
doctor-clock-back = This machine’s clock is { $seconds } s behind the last thing that was written. Let it follow a time server (NTP).
doctor-clock-jumps = This machine’s clock has just jumped by { $seconds } s. See what sets it; a time server (NTP) would do so gently.
doctor-memory = There is free memory: { $free } MB.
doctor-little-memory = There is little free memory: { $free } MB. A server takes 300 MB and more; end other programs, or give the machine more.
doctor-files = A server that is started from here may have so many files and connections open at once: { $files }. Under systemd, LimitNOFILE in its unit counts instead.
doctor-few-files = A server that is started from here may have only { $files } files and connections open at once, and each person takes one. Allow more: ulimit -n 65536. Under systemd, LimitNOFILE in its unit counts instead.
doctor-reached = { $url } answers.
doctor-unreached = { $url } cannot be reached: { $reason }. Check the address, the proxy, and whether the server is running.
doctor-untrusted = { $url } answers, but browsers will not trust its certificate ({ $reason }). { $fault ->
    [time] Renew it (certbot renew) and reload the proxy, and see whether this machine’s clock is right.
    [name] It is made out for another name: get one for this name, or use the name that it is for.
   *[issuer] Get one that is known everywhere, as from Let’s Encrypt, and have the proxy send its whole chain (fullchain.pem). If you vouch for it yourself, name its file here in SSL_CERT_FILE.
}
doctor-not-ours = { $url } answers, but not as Nine Lives does. Check the address, and where the proxy sends requests.
doctor-https = The way there is encrypted.
doctor-local = The way there is not encrypted, and does not leave this machine.
doctor-no-https = The way there is not encrypted: others on it can read along, and take somebody’s seat. Put a proxy with https in front.
doctor-socket = WebSockets get through.
doctor-no-socket = WebSockets do not get through, so nobody can play: { $reason }. Have the proxy pass on the headers Upgrade and Connection.
doctor-address = The server sees people’s own addresses, here { $address }.
doctor-other-address = The server sees { $address } instead of { $own }. If that is your proxy, all people share the limits of one: have it send X-Forwarded-For, and name it to the server with --proxies.
doctor-address-believed = The server believes addresses that anybody can make up. Have the proxy replace X-Forwarded-For instead of passing it on, and name nothing but your own proxies with --proxies.
doctor-no-address = The server does not say which address it sees: { $reason }. It may be of another version.
doctor-page = The page is there, with all its files.
doctor-no-page = The page is not complete: { $file }: { $reason }. If the server is below a path, proxy and server both have to know it.
