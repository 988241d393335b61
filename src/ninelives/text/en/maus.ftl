# Maus geflippt

maus-start = { $seat } turns the first mouse. The cheese is { $cheese }.
maus-flip = { $seat } turns mouse { $mouse }: { $garments }; cheese: { $cheese }.
maus-protected = It is protected: { $cheese } lies on the table.
maus-slap = { $seat } slaps with { $garment } after { $ms } ms.
maus-shout = { $seat } shouts “Mouse Attack!” after { $ms } ms.
maus-hold = { $seat } holds still.
maus-nobody = Nobody slaps. The mouse goes under the pile.
maus-asleep = The whole pile has gone by and nobody has slapped: the game is over.
maus-result-garment-mouse = { $seat } was fastest ({ $ms } ms), and it fits: the mouse is caught.
maus-result-shout-mouse = { $seat } shouted first ({ $ms } ms), and rightly: the mouse is caught.
maus-result-garment-pile-mouse = { $seat } was just as fast ({ $ms } ms) and takes a mouse from the pile.
maus-result-shout-pile-mouse = { $seat } shouted just as fast ({ $ms } ms) and takes a mouse from the pile.
maus-result-wrong = { $seat } was fastest ({ $ms } ms), but the mouse does not wear { $garments }: dirty laundry.
maus-result-false-shout = { $seat } shouted first ({ $ms } ms), but wrongly. Dirty laundry: { $garments }.
maus-result-cheese = { $seat } slapped a protected mouse ({ $ms } ms) and takes the { $cheese }.
maus-result-cheese-laundry = { $seat } also shouted wrongly. Dirty laundry: { $garments }.
maus-result-garment-late = { $seat } was too late ({ $ms } ms).
maus-result-shout-late = { $seat } shouted too late ({ $ms } ms).
maus-result-shown-late = { $seat } was too late ({ $ms } ms) but had to show: { $garments }.
maus-next-cheese = The next cheese is { $cheese }.
maus-shuffle = The discarded garments are shuffled.
maus-shouts-spent = { $seat } has three cards face down and may not shout any more.

maus-unreadable = “{ $action }” is not an action. Say “flip”, “hold”, “slap” with a garment and the time in milliseconds (“slap red-hat 430”), or “shout” with the time (“shout 512”).
maus-unknown-garment = There is no garment “{ $garment_name }”. There are: { $words }.
maus-flip-first = No mouse lies there yet: say “flip”.
maus-flipped-already = A mouse lies there already: slap, shout or hold.
maus-not-in-hand = You do not hold { $garment }.
maus-no-time = Nobody reacts in no time: the shortest is 1 millisecond.
maus-bad-time = A reaction takes from 1 to { $limit } milliseconds, not { $time }.
maus-no-more-shouts = You have three cards face down and may not shout any more.
maus-no-cards = You have no cards to shout with.
maus-not-each-once = “{ $key }” must name each of these once: { $things }.
maus-garments-incomplete = “{ $key }” is given but “{ $missing }” is not.
maus-bad-garments = “{ $key }” must be { $count } garments; there are { $found }, { $wrong ->
    [0] all of them known.
   *[other] among them unknown ones: { $unknown }.
}
maus-bad-copies = There are { $copies } copies of { $garment }, but hands and draw pile hold { $found }.

maus-ui-ready = { $seat }’s mouse turns up. Paws ready …
maus-ui-ready-you = Your mouse turns up. Paws ready …
maus-ui-slap = What does it wear? Be quick!
maus-ui-watch = Who is fastest?
maus-ui-answered = Done. Waiting for the others …
maus-ui-hand = Your garments
maus-ui-shout = Mouse Attack!
maus-ui-shout-means = none of mine match
maus-ui-shouts-spent = three times wrong: no more
maus-ui-hold = Hold still
maus-ui-key-space = Space
maus-ui-hint = Hint
maus-ui-fitted = fitted
maus-ui-easy = Large cards
maus-ui-easy-means = Easier to see and hear: larger cards with names, and a sound when a mouse comes
maus-ui-carries = It carries
maus-ui-visible = On the table
maus-ui-pile = { $count ->
    [one] 1 mouse to come
   *[other] { $count } mice to come
}
maus-ui-mouse = A mouse. It wears { $garments } and carries { $cheese }.
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
maus-ui-corrected = own page measured { $ms } ms
maus-ui-head-start = head start { $ms } ms
maus-ui-owns = Points: { $score }. Mice: { $mice }. Laundry: { $laundry }, face down: { $hidden }. Cheese: { $cheeses }.
maus-ui-name = Name
maus-ui-mice = Mice
maus-ui-laundry = Laundry
maus-ui-cheese = Cheese
maus-ui-points = Points
maus-ui-winner = has won

garment-red-hat = the red hat
garment-blue-hat = the blue hat
garment-red-cap = the red cap
garment-blue-cap = the blue cap
garment-red-glasses = the red glasses
garment-blue-glasses = the blue glasses
garment-red-scarf = the red scarf
garment-blue-scarf = the blue scarf
garment-red-tie = the red tie
garment-blue-tie = the blue tie
garment-red-shirt = the red shirt
garment-blue-shirt = the blue shirt
garment-red-jumper = the red jumper
garment-blue-jumper = the blue jumper
garment-red-coat = the red coat
garment-blue-coat = the blue coat
garment-red-belt = the red belt
garment-blue-belt = the blue belt
garment-red-skirt = the red skirt
garment-blue-skirt = the blue skirt
garment-red-trousers = the red trousers
garment-blue-trousers = the blue trousers
garment-red-socks = the red socks
garment-blue-socks = the blue socks
garment-red-shoes = the red shoes
garment-blue-shoes = the blue shoes

cheese-brie = brie
cheese-camembert = camembert
cheese-cheddar = cheddar
cheese-edam = Edam
cheese-emmental = Emmental
cheese-feta = feta
cheese-gouda = gouda
cheese-parmesan = parmesan
cheese-roquefort = roquefort

maus-hint-flip = Turn the next mouse.
maus-hint-protected = Hands off: { $cheese } protects this mouse.
maus-hint-worn = The mouse wears { $garment }, and you hold it.
maus-hint-shout = You hold nothing that the mouse wears.
maus-hint-hold = There is nothing you could slap with.
maus-count-mice = Mice
maus-count-laundry = Laundry
maus-count-cheese = Cheese
maus-count-reaction = Reaction in ms
maus-race-prompt = Slap! (number or garment and Enter; “s” shouts; Enter alone holds still)
maus-race-unknown = Type the number of a garment, “s” to shout, or Enter alone to hold still.
