# The arena

cli-arena = let bots play a match: the same deals from every seat
cli-games = how many games, rounded up to whole deals; in a duel, of each of the two matches
cli-json = write the result here as JSON
cli-log = keep every deal here; a match that was stopped goes on from it. A duel keeps two files, with -1 and -2 in their names
cli-duel = two bots: one against all others, then the other way round
cli-report = draw the result here: a page (.html) or a picture (.png)
arena-progress = { $bar } { $done } of { $total } deals, { $left } left
arena-heading = { $game }: { $lineup } ({ $games ->
    [one] 1 game
   *[other] { $games } games
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, seed { $seed })
arena-forfeit = { $bot } forfeited { $count ->
    [one] 1 game
   *[other] { $count } games
}: { $reason }
arena-other-log = { $file } belongs to another match or another version. Give the log another name, or delete it.
arena-duel-of-two = A duel needs exactly two different bots, as in --bots search,thumb, not: { $names }.
arena-no-games = A match needs at least one game.
arena-report-ending = { $file } can be neither a page nor a picture: let its name end in .html or .png.
arena-no-matplotlib = Reports are drawn by matplotlib, which is not installed. Install the extra “arena”: pip install "ninelives[arena]".
bot-no-text = A bot must answer with a text, not with { $answer }.
bot-failed = The bot of { $seat } failed ({ $reason }). Rules of thumb move for it.

# What is measured
arena-win = Wins
arena-score = Score
arena-lead = Lead
arena-rating = Rating
arena-ms = ms
arena-slowest = Slowest ms
arena-games = Games

# Reports
arena-language = en
arena-report = Match report
arena-figure-win = Share of the games won
arena-figure-scores = Scores, and their mean
arena-figure-times = Thinking time in ms: mean and slowest
arena-figure-par = par { $share }
arena-legend = Each deal is played from every seat. A bot with several seats is shown with the mean of one seat. ± is the 95 % interval, taken over deals. Lead: own points minus the mean of the others’. Rating: OpenSkill (Plackett–Luce) over the games in order, starting at 25; it is comparable within a match only. Times are those of one decision.

# Numbers
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
arena-plain = { NUMBER($value, useGrouping: 0) }
bot-not-made = The bot “{ $bot }” could not be made: { $reason }
