# The page

page-home = Home
page-theme = Light or dark
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-contrast = More contrast
page-language = Language
page-menu = Menu
page-close = Close
page-rules = Rules
page-you = you
page-away = away
page-to-act = to act
page-lost = There is nothing at this address. Here is the home page.
page-loading = Just a moment…
page-unreachable = The server does not answer. Try again in a moment.
page-no-words = Something happened that this page cannot put into words. It may be out of date: load it again.
page-unknown-game = This page does not know the game that is played here. It may be out of date: load it again.
page-broken = This place cannot be shown: something went wrong on this page. Nothing is lost at your table.
page-reload = Load again
page-outdated = There is a newer version of this page.
page-minded-away = A cat minds this seat until its person is back.
page-minded-time = Out of time: a cat minds this seat.

home-lead = Card games about cats and mice, to play with friends or against good bots.
home-level = How good are your opponents?
home-play = Play now
home-opening = Opening …
home-friends = With friends
home-code = Table code
home-join = Join
home-resume = My tables
home-running = being played
home-waiting = open
home-over = over
home-your-name = Robin

new-title = A table for { $game }
new-name = Your name
new-players = Players
new-clock = Clock
new-clock-none = none
new-clock-relaxed = relaxed
new-clock-brisk = brisk
new-clock-means = With a clock, everybody has a store of time that each move refills a little: 3 minutes, plus 15 seconds for each move (relaxed), or 45 seconds, plus 8 seconds for each move (brisk). Once your time is up, a cat plays for you until you are back.
new-hints = Hints are allowed
new-public = Show this table to everybody on this server
new-open = Open the table

table-connecting = Going to the table …
table-offline = The connection is lost. Trying again …
table-not-sent = Nothing was sent: the connection is lost just now. Try again when it is back.
table-sending = On its way …
table-story = Game log
table-seat = Seat { $n }
table-hint = Give me a hint
table-hint-word = Hint
table-take-back = Take back
table-results = To the results
table-minded = A cat minds your seat.
table-back = I am back
table-watching = You are watching.

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
lobby-send-away = Remove
lobby-sit = Sit down
lobby-full = All seats are taken. You can watch.
lobby-start = Start the game
lobby-seats-open = { $open ->
    [one] One seat is still open
   *[other] { $open } seats are still open
}
lobby-wait = The host starts the game.

after-rematch = Play again
after-replay = Watch the replay
after-wait = The host can start another game.
after-wins = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } share the victory!
}
after-place = Place { $place } of { $players }
chart-table = The same as a table

replay-title = { $game }: replay
replay-table = To the table
replay-loading = Fetching the game …
replay-tools = Steps
replay-first = To the beginning
replay-previous = Previous step
replay-next = Next step
replay-run = Play
replay-pause = Pause
replay-step = Step
replay-seat = Seen by
replay-open = open cards

screen-again = Once more? Scan, or tap your phone.
screen-watch = Watch or join
screen-here = { $here } of { $players } are here
screen-you = You?
screen-free = free
screen-host = sets the table
screen-bot = cat of the house
screen-ready = ready
screen-type = Type this code at { $address }
screen-scan = or scan me
screen-open = { $open ->
    [one] One seat is still free. Come and sit down!
   *[other] { $open } seats are still free. Come and sit down!
}
screen-starts = Everybody is here: { $name } can start.
screen-full = Everybody is here.

sound-on = Sounds: on
sound-off = Sounds: off
talk-open = Say something
talk-word = Say
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

rules-example = An example
coach-name = First steps
coach-leave = Hide the tips
coach-back = Show the tips again

key-title = Keys
key-next = To the next control
key-do = Do it
key-close = Close what is open
key-single = Single keys play

table-restart = The server restarts at { $time }. Your game is kept, and goes on right after it.

operator-title = Operator
operator-token = Your token
operator-enter = Enter
operator-load = Load
operator-connections = Connections
operator-tables = Tables
operator-moves = Moves per second
operator-processor = Processor
operator-memory = Memory
operator-lag = Delay of the event loop
operator-since = Since
operator-processes = Processes
operator-silent = { $count ->
    [one] One process does not answer; it is not part of these figures.
   *[other] { $count } processes do not answer; they are not part of these figures.
}
operator-versions = Versions
operator-lock = Let nobody open new tables
operator-unlock = Let people open tables again
operator-restart = Minutes until the restart
operator-announce = Announce it
operator-withdraw = Withdraw the announcement
operator-code = Code
operator-game = Game
operator-people = People
operator-bots = Bots
operator-state = State
operator-playing = being played
operator-idle = not being played
operator-name = Name
operator-watching = watching
operator-end = End table { $code }
operator-send-away = Send away number { $number }
operator-sure = Really? Everybody at table { $code } has to go, and nobody can come back.
