# The page

page-home = To the start
page-language = Language
page-menu = Menu
page-close = Close
page-rules = Rules
page-you = you
page-away = away
page-to-act = to act
page-lost = There is nothing at this address. Here is the start.
page-loading = Just a moment …
page-unreachable = The server does not answer. Try again in a moment.
page-minded-away = A cat minds this seat until its person is back.
page-minded-time = Out of time: a cat minds this seat.

home-lead = Three card games of cats and mice, for friends and good bots.
home-title-felix = Felix
home-title-catbox = Cat in the Box
home-title-maus = Maus geflippt
home-pitch-felix = A cat in a sack, and everybody has put one thing in. Bid for it before you know what it is. For 3 to 5 players.
home-pitch-catbox = Your cards have no colour until you say so. Just never say what cannot be. For 2 to 5 players.
home-pitch-maus = A mouse turns up: slap it with something it wears, and be the fastest. Unless it carries the cheese. For 2 to 6 players.
home-level = How good are your opponents?
home-play = Play now
home-opening = Opening …
home-friends = With friends
home-code = Code of a table
home-join = Join
home-resume = My tables
home-running = being played
home-waiting = open
home-over = over
home-your-name = Guest

new-title = A table for { $game }
new-name = Your name
new-players = Players
new-clock = Clock
new-clock-none = none
new-clock-relaxed = relaxed
new-clock-brisk = brisk
new-clock-means = With a clock everybody has a store of time that each move refills a little: 3 minutes and 15 seconds a move (relaxed), or 45 and 8 seconds (brisk). Out of time, a cat plays for you until you are back.
new-hints = Hints are allowed
new-public = Show this table to everybody on this server
new-open = Open the table
option-edition = Edition
option-edition-en = English
option-edition-fr = French
option-edition-means = They differ only in whom a dog chases if it finds no cat of its kind: in the French edition first a rabbit.
option-open_mice = Everybody sees how many mice the others have
option-board = Board
option-board-white = white: numbers in order
option-board-purple = purple: numbers mixed
option-board-means = On the mixed board it is harder to make your tokens touch.
option-uncertainty = Slaps within so many milliseconds are a tie
option-time_limit = A mouse stays for so many milliseconds

first-title = Before the first mouse
first-slap = You hold something the mouse wears, the same kind in the same colour? Tap it, faster than the cats: one point.
first-shout = You hold nothing of what it wears? Tap “Mouse Attack!”.
first-hold = It carries the same cheese as the one on the table? Hold still: touching it costs two points.
first-when = Take your time: nothing happens until you are ready. After that, nobody knows when a mouse comes.
first-ready = I am ready

table-connecting = Going to the table …
table-offline = The connection is lost. Trying again …
table-story = What happened
table-seat = Seat { $n }
table-hint = Give me a hint
table-results = To the results
table-minded = A cat minds your seat.
table-back = I am back

lobby-title = Who plays?
lobby-invite = Send this link to your friends:
lobby-code = Or tell them the code: { $code }
lobby-alone = This address works only on this computer. Start with “./play --lan” so that others can come.
lobby-qr = QR code of the link
lobby-share = Share the link
lobby-copied = Copied
lobby-screen = Show the table on a large screen
lobby-open = open
lobby-host = host
lobby-bot = Add a bot
lobby-level = Bot of level { $level }
lobby-leave = Stand up
lobby-send-away = Send away
lobby-sit = Sit down
lobby-full = All seats are taken. You can watch.
lobby-start = Start the game
lobby-seats-open = { $open ->
    [one] One seat is still open
   *[other] { $open } seats are still open
}
lobby-wait = The host starts the game.

after-rematch = Play again
after-replay = Look at the game again
after-wait = The host can start another game.

replay-title = { $game }: replay
replay-table = To the table
replay-loading = Fetching the game …
replay-tools = Steps
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-run = Play
replay-pause = Pause
replay-step = Step
replay-seat = Seen by
replay-open = open cards

screen-join = Join with the code { $code }, or scan the picture below.

sound-on = Sounds: on
sound-off = Sounds: off
talk-open = Say something
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops …
phrase-hurry = Take your time – but not all of it.
phrase-wow = Wow!
phrase-one-more = One more game?
phrase-meow = Meow!
phrase-purr = Purrr …
phrase-hiss = Hiss!
phrase-mrrp = Mrrp?

course-felix = Points after each round: cats and mice
course-maus = Points, mouse by mouse
