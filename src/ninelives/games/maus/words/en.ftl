# Maus geflippt

maus-start = { $seat } turns the first mouse. The cheese is { $cheese }.
maus-flip = { $seat } turns mouse { $mouse }: { $garments }; cheese: { $cheese }.
maus-protected = It is protected: { $cheese } lies on the table.
maus-slap = { $seat } slaps with the { $garment } after { $ms } ms.
maus-shout = { $seat } shouts “Mouse Attack!” after { $ms } ms.
maus-hold = { $seat } holds still.
maus-nobody = Nobody slaps. The mouse goes under the pile.
maus-asleep = The whole pile has gone by and nobody has slapped: the game is over.
maus-result-garment-mouse = { $seat } was fastest ({ $ms } ms), and it fits: the mouse is caught.
maus-result-shout-mouse = { $seat } shouted first ({ $ms } ms), and rightly: the mouse is caught.
maus-result-garment-pile-mouse = { $seat } was just as fast ({ $ms } ms) and takes a mouse from the pile.
maus-result-shout-pile-mouse = { $seat } shouted just as fast ({ $ms } ms) and takes a mouse from the pile.
maus-result-wrong = { $seat } was fastest ({ $ms } ms), but the mouse does not wear that. Dirty laundry: { $garments }.
maus-result-false-shout = { $seat } shouted first ({ $ms } ms), but wrongly. Dirty laundry: { $garments }.
maus-result-cheese = { $seat } slapped a protected mouse ({ $ms } ms) and takes the { $cheese }.
maus-result-cheese-laundry = { $seat } also shouted wrongly. Dirty laundry: { $garments }.
maus-result-garment-late = { $seat } was too late ({ $ms } ms).
maus-result-shout-late = { $seat } shouted too late ({ $ms } ms).
maus-result-shown-late = { $seat } was too late ({ $ms } ms) but had to show: { $garments }.
maus-next-cheese = The next cheese is { $cheese }.
maus-shuffle = The discarded garments are shuffled.
maus-shouts-spent = { $seat } has three cards face down and may not shout any more.

maus-unreadable = “{ $action }” is not an action. Say “flip”, “hold”, “slap” with a garment and the time in milliseconds (“slap blue-tie 430”), or “shout” with the time (“shout 512”).
maus-no-time = Nobody reacts in no time: the shortest is 1 millisecond.
maus-unknown-garment = There is no garment “{ $garment_name }”. There are: { $words }.
maus-flip-first = No mouse lies there yet: say “flip”.
maus-flipped-already = A mouse lies there already: slap, shout or hold.
maus-not-in-hand = You do not hold this card: { $garment }.
maus-bad-time = A reaction takes from 1 to { $limit } milliseconds, not { $time }.
maus-no-more-shouts = You have three cards face down and may not shout any more.
maus-no-cards = You have no cards to shout with.
maus-not-each-once = “{ $key }” must name each of these once: { $things }.
maus-garments-incomplete = “{ $key }” is given but “{ $missing }” is not.
maus-bad-garments = “{ $key }” must be { $count } garments; there are { $found }, { $wrong ->
    [0] all of them known.
   *[other] among them unknown ones: { $unknown }.
}
maus-bad-copies = There are { $copies } copies of the { $garment }, but hands and draw pile hold { $found }.

maus-garment-red-hat = red hat
maus-garment-blue-hat = blue hat
maus-garment-red-cap = red cap
maus-garment-blue-cap = blue cap
maus-garment-red-glasses = red glasses
maus-garment-blue-glasses = blue glasses
maus-garment-red-scarf = red scarf
maus-garment-blue-scarf = blue scarf
maus-garment-red-tie = red tie
maus-garment-blue-tie = blue tie
maus-garment-red-shirt = red shirt
maus-garment-blue-shirt = blue shirt
maus-garment-red-jumper = red jumper
maus-garment-blue-jumper = blue jumper
maus-garment-red-coat = red coat
maus-garment-blue-coat = blue coat
maus-garment-red-belt = red belt
maus-garment-blue-belt = blue belt
maus-garment-red-skirt = red skirt
maus-garment-blue-skirt = blue skirt
maus-garment-red-trousers = red trousers
maus-garment-blue-trousers = blue trousers
maus-garment-red-socks = red socks
maus-garment-blue-socks = blue socks
maus-garment-red-shoes = red shoes
maus-garment-blue-shoes = blue shoes

maus-cheese-brie = Brie
maus-cheese-camembert = Camembert
maus-cheese-cheddar = Cheddar
maus-cheese-edam = Edam
maus-cheese-emmental = Emmental
maus-cheese-feta = Feta
maus-cheese-gouda = Gouda
maus-cheese-parmesan = Parmesan
maus-cheese-roquefort = Roquefort

# The page
maus-ui-ready = { $seat } is about to turn a mouse. Paws ready…
maus-ui-ready-you = You are about to turn a mouse. Paws ready…
maus-ui-slap = What does it wear? Be quick!
maus-ui-watch = Who is fastest?
maus-ui-answered = Done. Waiting for the others …
maus-ui-hand = Your garments
maus-ui-shout = Mouse Attack!
maus-ui-shout-means = I hold none of it
maus-ui-shouts-spent = three times wrong: no more
maus-ui-hold = Hold still
maus-ui-key-space = Space
maus-ui-hint = Hint
maus-ui-fitted = would have fit
maus-ui-easy = Large cards
maus-ui-easy-means = Easier to see and hear: larger cards with names, and a sound when a mouse comes
maus-ui-carries = It carries
maus-ui-visible = On the table
maus-ui-same = The same? Hold still!
maus-ui-stays = { $seconds ->
    [one] It stays 1 more second
   *[other] It stays { $seconds } more seconds
}
maus-ui-keys = Tap, or press 1–{ $count }. Space for Mouse Attack!
maus-ui-catches = { $seat } catches it!
maus-ui-catches-you = You catch it!
maus-ui-escapes = The mouse gets away.
maus-ui-pile = { $count ->
    [one] 1 mouse to come
   *[other] { $count } mice to come
}
maus-ui-mouse = A mouse. It wears: { $garments }. It carries: { $cheese }.
maus-ui-protected = It is protected.
maus-ui-unprotected = It is not protected.
maus-ui-was-protected = The mouse was protected by its cheese.
maus-ui-times = Reaction times
maus-ui-ms = { $ms } ms
maus-ui-result-mouse = +1
maus-ui-result-pile-mouse = +1, a tie
maus-ui-result-wrong = laundry, −1
maus-ui-result-false-shout = laundry
maus-ui-result-cheese = −2
maus-ui-result-late = too late
maus-ui-result-too-late = too late
maus-ui-result-false-start = too early
maus-ui-corrected = own device measured { $ms } ms
maus-ui-head-start = head start { $ms } ms
maus-ui-owns = Points: { $score }. Mice: { $mice }. Laundry: { $laundry }, face down: { $hidden }. Cheese: { $cheeses }.
maus-ui-name = Name
maus-ui-mice = Mice
maus-ui-laundry = Laundry
maus-ui-cheese = Cheese
maus-ui-points = Points
maus-ui-winner = has won
maus-ui-scored = mice { $mice } · laundry { $laundry } · cheese { $cheese }
maus-ui-key-slap = Slap with this garment

# Home, and a new table
maus-title = Maus geflippt
maus-home-pitch = Slap the mouse with something it wears. Unless it carries the cheese.
maus-option-uncertainty = Slaps this close are a tie (ms)
maus-option-time_limit = A mouse stays for this long (ms)
maus-option-time_limit-question = How quick is the mouse?
maus-option-time_limit-sleepy = Sleepy
maus-option-time_limit-sleepy-means = It waits 20 seconds. Good with children.
maus-option-time_limit-lively = Lively
maus-option-time_limit-lively-means = It waits 10 seconds. The usual game.
maus-option-time_limit-lightning = Lightning
maus-option-time_limit-lightning-means = It waits 4 seconds. You asked for it.

# The rules in our own words
maus-rules-aim-title = What it is about
maus-rules-aim = A mouse is turned up, fully dressed. Be the first to slap it with something it wears.
maus-rules-slap-title = Slap
maus-rules-slap = If you hold a garment that the mouse wears, the same kind in the same colour, slap with it. The fastest takes the mouse: one point. If the mouse does not wear it, the card becomes your dirty laundry: minus one.

    Only the fastest slap counts. The others take their cards back.
maus-rules-shout-title = Mouse Attack!
maus-rules-shout = If you hold nothing that the mouse wears, shout “Mouse Attack!” and slap with your whole hand. If that is right, the mouse is yours and you keep your hand. If not, everything that matched becomes dirty laundry, one card of it face down. With three cards face down you may not shout any more.
maus-rules-cheese-title = Cheese
maus-rules-cheese = One cheese lies on the table. A mouse that carries the same cheese is protected: whoever slaps it gets the cheese, and with it minus two. So look at the cheese first – and hold still.

    If you slapped it with one garment, that card goes back to your hand. If you shouted “Mouse Attack!”, everything in your hand that it wears becomes dirty laundry as well, one card of it face down. Then the next cheese is turned up.
maus-rules-tie-title = Too close to tell
maus-rules-tie = If several right slaps are so close that nobody can tell who was first, one gets the mouse and another the top mouse of the pile.
maus-rules-end-title = The end
maus-rules-end = The game ends with the last mouse or the last cheese, and also when the whole pile has gone by without a single slap. Points: your mice, minus your laundry, minus two for each cheese.
maus-rules-example = This mouse wears a blue tie. Your blue tie catches it; the yellow one would become dirty laundry.

# The coach of a first game
maus-first-title = Before the first mouse
maus-first-slap = Do you hold something it wears – same kind, same colour? Tap it, faster than the cats: one point.
maus-first-shout = You hold nothing that it wears? Tap “Mouse Attack!”.
maus-first-hold = It carries the same cheese as the one on the table? Hold still: touching it costs two points.
maus-first-when = Take your time: nothing happens until you are ready. After that, nobody knows when a mouse comes.
maus-first-ready = I am ready
maus-coach-slap = The same cheese as on the table? Hold still. Otherwise tap what it wears. You have nothing of it? “Mouse Attack!”
maus-coach-answered = Only the fastest counts. A mouse is a point, a wrong card costs one, and a protected mouse costs two.
maus-coach-end = It is over. Each mouse counts +1, each card of laundry −1, each cheese −2.
maus-coach-wait = When a mouse turns up, be the first to tap something it wears. If it carries the cheese on the table, touch nothing!

# After the game
maus-course = Points, mouse by mouse

# In a terminal
maus-table-seat = { $seat }: mice { $mice }, laundry { $laundry }, cheese { $cheese }
maus-table-cheese = Cheese on the table: { $cheese }
maus-table-mouse = Mouse { $mouse } wears: { $items }   (cheese: { $cheese })
maus-pitch = Maus geflippt — slap the mouse that wears what you hold, before the others do. 2 to 6 players.
maus-help =
    A mouse is turned up. If you hold a garment that it wears (same kind, same colour), slap with it; the fastest takes the mouse. A wrong garment becomes dirty laundry: minus 1.
    If you hold nothing that it wears, shout and slap with your whole hand. If you were wrong, all that matched becomes laundry; after three wrong shouts you may not shout any more.
    A mouse that carries the cheese on the table is protected: whoever slaps it takes the cheese, minus 2.
    The game ends with the last mouse or the last cheese. Here the time is real: type the number of a garment and Enter, “s” to shout, Enter alone to hold still. “flip” turns the next mouse.
maus-legend = The same garment twice in your hand is written ×2.

maus-garment-green-hat = green hat
maus-garment-purple-hat = purple hat
maus-garment-black-glasses = black glasses
maus-garment-pink-glasses = pink glasses
maus-garment-yellow-tie = yellow tie
maus-garment-green-shirt = green shirt
maus-garment-white-shirt = white shirt
maus-garment-blue-t-shirt = blue T-shirt
maus-garment-pink-t-shirt = pink T-shirt
maus-garment-red-jacket = red jacket
maus-garment-black-jacket = black jacket
maus-garment-yellow-dress = yellow dress
maus-garment-red-dress = red dress
maus-garment-brown-trousers = brown trousers
maus-garment-brown-belt = brown belt
maus-garment-purple-belt = purple belt
maus-garment-brown-bag = brown bag
maus-garment-pink-bag = pink bag
maus-garment-green-ring = green ring
maus-garment-purple-ring = purple ring
maus-garment-yellow-shoes = yellow shoes
maus-garment-black-shoes = black shoes
maus-garment-red-trainers = red trainers
maus-garment-white-trainers = white trainers
maus-hint-flip = Turn the next mouse.
maus-hint-protected = Hands off: { $cheese } protects this mouse.
maus-hint-worn = The mouse wears this, and you hold it: { $garment }.
maus-hint-shout = You hold nothing that the mouse wears.
maus-hint-hold = There is nothing you could slap with.
maus-count-mice = Mice
maus-count-laundry = Laundry
maus-count-cheese = Cheese
maus-count-reaction = Reaction in ms
maus-race-prompt = Slap! (number or garment and Enter; “s” shouts; Enter alone holds still)
maus-race-unknown = Type the number of a garment, “s” to shout, or Enter alone to hold still.
