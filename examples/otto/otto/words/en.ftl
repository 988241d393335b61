# Otto

otto-night = Night { $night } of { $nights }: cheese worth { $cheese } lies in the larder.
otto-send = { $seat } sends the mouse { $mouse }.
otto-send-hidden = { $seat } sends a mouse.
otto-show = { $seat } has sent the { $mouse }.
otto-wakes = A noise of { $noise }: Otto wakes! { $count ->
    [one] He catches the mouse of { $seats }.
   *[other] He catches the mice of { $seats }.
}
otto-sleeps = A noise of { $noise }: Otto sleeps on.
otto-takes = { $seat } takes the cheese: { $cheese }.
otto-left = Nobody takes the cheese, { $cheese }. It stays in the larder.

otto-unreadable = “{ $action }” is not an action. Say “send” and a mouse from 1 to { $most }.
otto-no-such-mouse = There is no mouse { $mouse }: they are numbered 1 to { $most }.
otto-not-in-hand = You do not have the mouse { $mouse } any more.

# The page
otto-ui-night = Night { $night } of { $nights }
otto-ui-cheese = Cheese: { $cheese }
otto-ui-limit = wakes above { $limit }
otto-ui-asleep = Otto is asleep
otto-ui-awake = Otto is awake
otto-ui-hand = Your mice
otto-ui-send = Send the { $mouse }
otto-ui-mouse = Mouse { $mouse }
otto-ui-out = { $seat } has sent a mouse
otto-ui-none = { $seat } has not sent a mouse yet
otto-ui-seen = Seen: { $mice }
otto-ui-owns = { $points ->
    [one] 1 point
   *[other] { $points } points
} in cheese
otto-ui-do-send = Your turn: which mouse goes out tonight?
otto-ui-wait = Still to send a mouse: { $seats }
otto-ui-hinted = hint
otto-ui-last = Night { $night }: cheese { $cheese }, noise { $noise }
otto-ui-caught = caught
otto-ui-takes = takes the cheese
otto-ui-equal = in the way of an equal one
otto-ui-player = Name
otto-ui-safe = Mice back
otto-ui-total = Cheese
otto-ui-winner = has won

# Home, and a new table
otto-title = Otto
otto-home-pitch = Everybody sends a mouse for the cheese, in secret. Send a large one, and it takes all. Send too many of them, and Otto wakes.
otto-option-sleep = Otto’s sleep
otto-option-sleep-light = Light
otto-option-sleep-sound = Sound
otto-option-sleep-means = A light sleeper wakes at a noise of more than 4 for each player, a sound one at more than 5.

# The rules in our own words
otto-rules-aim-title = What it is about
otto-rules-aim = Seven nights, and each night cheese in the larder. Your mouse may take it, if Otto does not take your mouse. The most cheese wins.
otto-rules-mice-title = Your mice
otto-rules-mice = Everybody has the same eight mice, numbered 1 to 8. One of them, drawn at random, stays at home: you see which one you lack, the others do not. Each mouse goes out once.
otto-rules-night-title = A night
otto-rules-night = Nine cheeses, worth 1 to 9, are shuffled, and each night one of them lies in the larder; two will never come. Everybody sends one mouse, in secret. Then all are shown at once.
otto-rules-cat-title = Otto
otto-rules-cat = A mouse is as loud as its number. If all together are louder than Otto’s sleep (4 for each player, or 5 if he sleeps soundly), he wakes and catches the loudest, or all of the loudest if they are equal.
otto-rules-cheese-title = The cheese
otto-rules-cheese = The largest mouse that was not caught takes all the cheese there is. Equal mice are in each other’s way: then the next largest takes it that stands alone. If there is none, the cheese stays, and the next one is added to it.
otto-rules-end-title = The end
otto-rules-end = After seven nights the most cheese wins; in a tie, more mice that came back.
otto-rules-example = Three players: 3 + 4 + 7 = 14 is more than 12. Otto wakes and catches the 7, and the 4 takes the cheese.

# The coach of a first game
otto-coach-first = Send one mouse for the cheese; nobody sees which. The largest takes it all, unless the noise of all together wakes Otto: then he catches the largest.
otto-coach-much = Much cheese: everybody will want it, and many large mice wake Otto. The second largest may be the one that takes it.
otto-coach-little = Little cheese: a good night to let a mouse go that you can do without.
otto-coach-wait = The others are still choosing. Each mouse goes out only once: what you have seen of them is gone.
otto-coach-end = That was the last night. The most cheese wins.

# After the game
otto-course = Cheese after each night

# What an arena counts
otto-count-caught = Caught
otto-count-raids = Cheeses

# In a terminal
otto-table-larder = Night { $night } of { $nights }. Cheese: { $cheese }. Otto wakes at a noise of more than { $limit }.
otto-table-seat = { $seat }: { $mark }   points: { $points }   seen: { $items }
otto-pitch = Otto — send a mouse for the cheese, and do not wake the cat. 2 to 4 players.
otto-help =
    Seven nights. Each night some cheese lies in the larder, and everybody sends one mouse (1 to 8) in secret. Each mouse goes out once; one of yours stays at home.
    All mice are shown at once. If they are louder together than Otto’s sleep, he wakes and catches the loudest. The largest of the others takes the cheese; equal mice are in each other’s way.
    What nobody takes stays for the next night. Most cheese wins.
    Say: “send 5”, or just “5”.
otto-legend = Mice tonight: “·” none yet, “?” one is on its way, “(5)” your own, which only you know.
