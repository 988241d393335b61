# The arena

cli-arena = let bots play a match: the same deals from every seat
cli-games = how many games, rounded up to whole deals
cli-json = write the result here as JSON
cli-log = keep every deal here; a match that was stopped goes on from it
arena-progress = { $done } of { $total } deals
arena-forfeit = { $bot } forfeited a game: { $reason }
arena-other-log = { $file } belongs to another match. Give the log another name, or delete it.
bot-no-text = A bot must answer with a text, not with { $answer }.
bot-failed = The bot of { $seat } failed ({ $reason }). Rules of thumb move for it.
