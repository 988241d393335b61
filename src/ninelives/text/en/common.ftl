# What every game says.

score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
winners = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
winners-you = You win!
winners-with-you = You share the victory with { $seats }.

# What can be wrong
unknown-game = There is no game called “{ $game }”. Choose one of: { $valid }.
unknown-option = { $game } has no option “{ $option }”. It has: { $valid }.
bad-option = The option { $option } cannot be “{ $value }”. Choose: { $valid }.
bad-players = { $game } cannot be played by { $players }. Choose: { $valid } players.
bad-seed = A seed is a whole number from 0 to 18446744073709551615, not “{ $seed }”.
bad-seat = There is no seat { $seat_number }. Seats go from 0 to { $last }.
bad-start = The start player must be one of: { $names }.
bad-code = { $code } is not the number of an action of { $game }.
game-is-over = The game is over.
not-your-turn = It is not your turn. To act now: { $seats }.

# Records
record-line = Line { $line }: { $text }
record-missing = The line “{ $key }: …” is missing.
record-unreadable = “{ $text }” is not of the form “name: words”.
record-after-result = Nothing may follow the result.
record-twice = “{ $key }” stands here for the second time.
record-version = This is a record of format { $found }. Only format { $known } can be read.
record-rules = This game was played by version { $found } of the rules. Only version { $known } can be replayed.
record-unknown-line = “{ $key }” is neither a player nor a known line. Expected for example: { $names }.
bad-name = “{ $name }” cannot be a name: up to 20 characters, no comma, colon or #, and not a word of the record itself.
bad-names = { $players } different names are needed, not: { $names }.
not-a-number = A whole number is needed here, not { $value }.
record-no-seed = Without a seed all cards must be given, and “{ $key }: …” is missing.
record-not-over = The game is not over yet, but a result is stated.
record-wrong-result = The stated result is “{ $found }”, but the game gives “{ $right }”.

list-last = { $items } and { $last }
