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
page-lost = There is nothing at this address.
page-skip = To the content
page-skip-table = To the table
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
home-level = Who plays against you?
home-play = Play now
home-opening = Opening…
home-friends = With friends
home-players = { $players } players
home-rules = Rules of { $game }
home-invited = Friends are waiting?
home-code = Table code
home-join = Join
home-resume = Tables
home-still-set = Your table is still set
home-go-back = Go back
home-open-table = A table is open
home-visit = Have a look
home-table-of = { $game }, { $name } is waiting
home-more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
home-running = being played
home-waiting = before the game
home-over = the game is over
home-your-name = Robin

lost-title = The box is empty
lost-picture = A cat looks out of a cardboard box and does not know either.

level-1 = Kitten
level-1-means = Kitten is still learning.
level-2 = Tabby
level-2-means = Tabby plays on Sundays and forgives a slip.
level-3 = Mouser
level-3-means = Mouser is always on the hunt, and misses little.
level-4 = Duchess
level-4-means = Duchess is never in a hurry, and seldom wrong.
level-5 = Sage
level-5-means = Sage has seen every trick.

new-title = A table for { $game }
new-name = Your name
new-players = How many play?
new-seats = Who sits where
new-seats-means = Tap a seat to keep it for a friend or to give it to a cat of the house.
new-friend = Friend
new-joins = joins by code
new-cat = cat of the house
new-clock = How much time to think?
new-clock-none = No clock
new-clock-none-means = Nobody is hurried.
new-clock-relaxed = Relaxed
new-clock-relaxed-means = 3 minutes, plus 15 seconds for each move. Once your time is up, a cat plays for you until you are back.
new-clock-brisk = Brisk
new-clock-brisk-means = 45 seconds, plus 8 seconds for each move. Once your time is up, a cat plays for you until you are back.
new-hints = Hints
new-hints-means = Sage whispers to whoever asks.
new-public = Open door
new-public-means = Anybody on this server can find this table and sit down.
new-fine-print = Fine print
new-summary = { $name }’s table for { $players }:
new-summary-friends = { $friends ->
    [one] one friend
   *[other] { $friends } friends
}
new-summary-bots = { $bots ->
    [one] one cat of the house
   *[other] { $bots } cats of the house
}
new-not-now = Not now
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
lobby-invite = Invite your friends
lobby-code = Code of this table: { $code }
lobby-alone = This address works only on this computer. Start with “./play --lan” so that others can come.
lobby-qr = QR code of the link
lobby-share = Share the link
lobby-copied = Copied
lobby-screen = Show on a large screen
lobby-open = open
lobby-host = host
lobby-you-are = You play as { $name }.
lobby-bot = Add a bot
lobby-level = { $name } (level { $level })
lobby-leave = Stand up
lobby-send-away = Remove
lobby-sit = Sit down
lobby-full = All seats are taken. You can watch.
lobby-fill = Give them to cats
lobby-start = Start the game
lobby-ready = Everybody is here. You start the game.
lobby-seats-open = { $open ->
    [one] One seat is still open
   *[other] { $open } seats are still open
}
lobby-wait = The host starts the game.
lobby-settings = How the table is set
lobby-no-clock = No clock
lobby-hints = With hints
lobby-no-hints = Without hints

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

rules-title = { $game }: the rules
rules-outline = Chapters
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
