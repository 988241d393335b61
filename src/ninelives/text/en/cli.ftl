# The command line

cli-about = Nine Lives: cat-and-mouse card games, for people, bots and researchers.
cli-terminal = play in this terminal
cli-replay = tell the story of a game that was written down
cli-record = let bots play a game and write it down
cli-export = write all finished games into a folder, as transcripts
cli-folder = where to put them; default: games
cli-import = put transcripts into the store, to be looked at again
cli-warmup = compile all games ahead, so that the first start is quick
cli-game = { $valid }
cli-game-optional = { $valid }; without it you are asked
cli-players = how many play; 4, or as many as the game takes, unless you say so
cli-seed = same seed, same cards; without it the cards are a surprise (in the arena: seed 0)
cli-bots = who plays, in turn until every seat is taken: { $valid }
cli-lang = language: { $valid }
cli-option = an option of the game, such as edition=fr; may be repeated
cli-bad-pace = Give a number from 0 to { $most }.
cli-pace = how long bots think: 1 like people, 0 not at all
cli-file = a transcript, or - for standard input
cli-seat = tell only what this player saw (name or number from 0)
cli-output = where to write the transcript; standard output if not given
cli-version = print the version and leave
cli-no-file = Cannot read { $file }: { $reason }.
cli-bad-option = “{ $text }” is not of the form name=value.
cli-bad-seat = There is no player “{ $name }”. Choose one of: { $names }.
cli-warming = { $game }: { $done } of { $total }
cli-warm = All games are compiled. This took { $seconds } s.
cli-lost-cache = Compiled games cannot be kept, so each start compiles them anew, for up to a minute. Set NUMBA_CACHE_DIR to a folder that can be written.
cli-no-cache = Compiled games cannot be kept, so there is nothing to do ahead. Set NUMBA_CACHE_DIR to a folder that can be written.
cli-check = check whether a game does all that is asked of every game
cli-quick = leave out what takes minutes
cli-not-over = The transcript ends here; the game is not over.

cli-exported = Finished games in { $folder }: { $count }.
cli-not-exported = Games that are still being played and were left out, as a transcript tells all cards: { $count }.
cli-imported = { $file } is the game of table { $code } now.
cli-other-game = { $file } holds another game and was left as it is. Name another folder.
cli-no-output = Cannot write { $file }: { $reason }.
cli-too-many-bots = Seats for bots: { $count }. These are too many: { $names }. With --players you say how many play.

cli-backup = copy everything the server keeps into one file, also while it runs
cli-backup-file = the file to write
cli-backup-force = replace a file that is there already
cli-restore = put a backup into a new or empty database
cli-restore-file = the backup to read
cli-restore-force = replace the tables that are there; they are kept in a file beside the backup
cli-backing-up = copying
cli-restoring = restoring
cli-backed-up = { $file } holds everything now: { $tables } tables, { $entries } entries in their logs.
cli-restored = { $place } holds what was in the backup: { $tables } tables, { $entries } entries in their logs.
cli-replaced = What was there before is in { $file }.
cli-doctor = check how a server is: its database, its machine, the way to it
cli-url = the address under which people reach the server, to be asked from here
