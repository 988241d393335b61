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
took-back = { $seat } thinks again.

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
nothing-to-take-back = There is nothing you can take back. Once everybody has chosen, a choice stands.

# Records
transcript-line = Line { $line }: { $text }
transcript-missing = The line “{ $key }: …” is missing.
transcript-unreadable = “{ $text }” is not of the form “name: words”.
transcript-after-result = Nothing may follow the result.
transcript-twice = “{ $key }” stands here for the second time.
transcript-version = This is a transcript of format { $found }. Only format { $known } can be read.
transcript-unknown-line = “{ $key }” is neither a player nor a known line. Expected for example: { $names }.
bad-name = “{ $name }” cannot be a name: up to 20 characters, no comma, colon or #, and not a word of the transcript itself.
bad-names = { $players } different names are needed, not: { $names }.
not-a-number = A whole number is needed here, not { $value }.
transcript-no-seed = Without a seed all cards must be given, and “{ $key }: …” is missing.
transcript-not-over = The game is not over yet, but a result is stated.
transcript-wrong-result = The stated result is “{ $found }”, but the game gives “{ $right }”.

list-last = { $items } and { $last }
unknown-rules = This game was played by version { $found } of the rules of { $game }. Only these versions can be played: { $known }.
missing-role = The game { $game } has no { $role }.py. `ninelives check { $game }` tells what to add.
missing-verbs = The game { $game } lacks { $names } in { $role }. `ninelives check { $game }` tells what to add.
takes-no-time = Only an answer in real time takes a time, and only one.
not-an-action = An action is a text such as those that are listed as legal, or its number, not { $value }.
transcript-no-text = A transcript is a text, not { $found }.
