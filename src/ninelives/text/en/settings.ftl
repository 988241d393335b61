# How a server is set up

cli-config = a file with settings (TOML); default: the one that NINELIVES_CONFIG names
cli-print-config = print all settings in force as such a file, with where each is from, and leave
cli-limits = limits, for each connection, each address or all
config-default = default
config-hidden = a secret is set, but not shown here
config-unset = none is set: the operator’s page and the metrics are open to this machine alone

bad-config = Cannot read the settings in { $file }: { $reason }.
unknown-setting = There is no setting “{ $name }” ({ $source }). { $near ->
    [none] All are listed by
   *[other] Is “{ $near }” meant? All are listed by
} ninelives serve --print-config.
bad-setting = { $name } ({ $source }) must be { $kind ->
    [whole] a whole number from { $least } to { $most }
    [number] a number from { $least } to { $most }
    [flag] true or false
    [choice] one of: { $valid }
    [url] an address such as https://cats.example or https://example.org/cats
    [path] a path such as /cats
    [networks] a list of IP addresses and networks such as 127.0.0.1, 10.0.0.0/8
    [private] an address at which the other processes reach this one, such as 10.0.0.1 or 10.0.0.1:7000
    [endpoint] an address and a port such as 127.0.0.1:9100
    [token] at least { $shortest } letters, digits and signs without spaces
   *[text] a text
}, not “{ $value }”.
two-paths = public_url ({ $url }) and root_path ({ $path }) are to have the same path. public_url alone will do.
no-metrics-port = Cannot listen on { $address } for metrics: { $reason }. Choose another address with --metrics.

setting-db = where games are kept: a file, or postgresql://…; default: a file in your data folder
setting-host = address to listen on
setting-port = port to listen on; 0: a free one from 9999 on
setting-public-url = address under which others reach this server, such as https://cats.example or https://example.org/cats
setting-root-path = path below which everything is served, where there is no public address that has it
setting-proxies = addresses and networks of the proxies whose word on where somebody comes from is taken
setting-workers = how many processes serve
setting-private = address at which other processes and machines reach this one
setting-pace = how long bots think: 1 like people, 0 not at all
setting-log-format = how the log is written: text for people, json for programs
setting-log-level = what is worth a line in the log
setting-metrics = address and port for metrics alone, such as 127.0.0.1:9100
setting-token = the operator’s secret, which opens metrics and the operator’s page from anywhere
setting-plain-wire = do without the shortcuts around uvicorn’s queues
setting-limits-frame-bytes = bytes in one message of a client
setting-limits-head-bytes = bytes in the head of a request, without its path
setting-limits-path-length = characters in the path of a request
setting-limits-messages-per-second = messages of one connection in a second
setting-limits-message-burst = messages of one connection before that counts
setting-limits-connections = connections altogether; fewer if the system allows fewer open files
setting-limits-share = share of all connections that one address may hold
setting-limits-connections-per-address = connections of one address at tables
setting-limits-requests-per-address = connections of one address that are not at a table
setting-limits-head-seconds = seconds for a request to say what it wants
setting-limits-body-seconds = seconds for the body of a request to arrive
setting-limits-answer-seconds = seconds for an answer to be made and taken
setting-limits-idle-seconds = seconds a connection may be idle between two requests
setting-limits-requests-per-second = requests of one address in a second
setting-limits-request-burst = requests of one address before that counts
setting-limits-creations-per-minute = tables that one address may open in a minute
setting-limits-guesses-per-minute = codes without a table that one address may try in a minute
setting-limits-entries-per-minute = entries besides moves that one person may write in a minute
setting-limits-table-entries-per-minute = entries besides moves that may be written at one table in a minute
setting-limits-phrases-per-minute = phrases that one person may say in a minute
setting-limits-phrase-burst = phrases of one person before that counts
setting-limits-works-per-minute = replays and QR codes that one address may have worked out in a minute
setting-limits-replays-waiting = replays that may wait to be worked out
setting-limits-replay-bytes = bytes of replays that are kept
setting-limits-log-lines-per-minute = lines of each kind in the log in a minute
setting-limits-tables = tables in memory
setting-limits-join-seconds = seconds until a connection has to say who it is
setting-limits-bot-seconds = seconds a bot of another package may think
setting-limits-hints = people who may wait for a hint
setting-limits-grace-seconds = seconds somebody may be away before a bot minds the seat
