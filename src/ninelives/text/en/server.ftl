# The server

server-ready = Nine Lives is at { $url } – stop it with Ctrl-C.
cli-serve = open the table for friends: a server for browsers, phones and bots
cli-db = where games are kept: a file, or postgresql://…
cli-port = port to listen on; default: a free one from 9999 on
cli-lan = let others on the network join; prints an address and a QR code
cli-public-url = address under which others reach this server, such as https://cats.example
cli-no-browser = do not open a browser
no-port = Cannot listen on { $host }, port { $port }. Choose another one with --port.
already-joined = You have joined already.
already-seated = You already have a seat at this table.
bad-head-start = A head start is between { $least } and { $most } milliseconds, not { $ms }.
bad-message = This is not a message of the protocol: { $reason }
bad-origin = Pages of { $origin } may not play here.
bad-token = This server does not know you any more. Sit down again.
early-action = The game has moved on meanwhile. Have a look and choose again.
repeated-action = You have done this already.
game-running = Not while a game is being played.
host-only = Only the host may do that.
join-first = The first message must be “join”, with your token.
name-taken = Somebody at this table is already called { $name }. Choose another name.
no-game = No game is being played.
no-hints = At this table there are no hints.
no-mouse = There is no such mouse to slap any more.
no-sealed-maximum = In { $game } nobody bids.
no-slaps = In { $game } nothing is slapped.
not-available = The games cannot be reached just now. Nothing is lost; try again in a while.
not-seated = You have no seat at this table.
not-written = The table could not be saved. Join it again; what you saw is kept.
not-to-act = It is not your turn.
seal-later = A maximum can be given while bidding.
seat-open = Nobody sits on seat { $seat_number } yet.
seat-taken = Seat { $seat_number } is taken.
seats-open = These seats are still open: { $seat_numbers }. Wait for people, or give them to bots.
server-mistake = Something went wrong here, and has been noted. Join the table again; what you saw is kept.
slap-false-start = That was too fast to be true: it does not count.
slap-too-late = Too late: somebody was faster.
slap-repeated = Your first answer counts.
slap-not-shown = You have not been shown this mouse.
text-only = Only text is understood here.
too-fast = Too fast. Wait a moment.
too-long = That is too long.
too-many-connections = Too many connections from your address.
too-many-tables = There are too many tables on this server. Try again later.
unknown-clock = There is no clock called “{ $clock }”. Choose one of: { $valid }.
unknown-code = There is no table with the code { $code }.
no-such-game = This table has finished { $games ->
    [one] { $games } game
   *[other] { $games } games
}; there is no game { $n }.
unknown-phrase = “{ $phrase }” is not one of the phrases: { $valid }.
use-slap = Answer the mouse with “slap”, so that your time is measured.
