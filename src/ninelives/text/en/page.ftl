# The page

page-home = Home
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
table-story = Game log
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

rules-example = An example
coach-name = First steps
coach-leave = Hide the tips
coach-back = Show the tips again
