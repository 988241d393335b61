# ninelives check: whether a game does all that is asked of every game. For people who write games.

check-ok = ok
check-failed = FAILED
check-left-out = –
check-passed = { $game } does all that is asked of a game.
check-failures = { $game }: { $count ->
    [one] 1 check has failed.
   *[other] { $count } checks have failed.
}
check-needs = Left out: it needs { $roles }.
check-slow = Left out by --quick.
check-no-library = Left out: { $library } is not installed.
check-no-browser = Left out: it needs Chromium and the Python package playwright.

check-topic-roles = Roles
check-topic-words = Words
check-topic-rules = Rules
check-topic-secrecy = Secrecy
check-topic-transcripts = Transcripts
check-topic-bots = Bots
check-topic-envs = Environments
check-topic-page = Page

# What is checked
check-role = { $file }
check-rulebook = the roles make a rulebook
check-languages = the same messages with the same arguments in English, French and German
check-words = every message has words
check-help = title, pitch and help can be said
check-stories = whole games are told and drawn in all languages
check-compiled = compiled and interpreted rules agree
check-ends = every game ends, with all numbers of players and options
check-legal = what is listed as legal is accepted, all else is refused and changes nothing
check-views = views fit their type
check-bounds = compiled code stays inside its arrays
check-observations = sampled worlds look the same to the seat
check-blind-views = views and refusals tell nothing hidden
check-blind-events = stories tell nothing hidden
check-blind-choices = hidden choices are not told
check-take-back = choices that can be taken back tell nothing, and may be made in any order
check-worlds-differ = sampled worlds differ
check-worlds-play-on = sampled worlds can be played to the end
check-transcripts = transcripts are read back as they were written
check-copies = copies and pickles are the same game, and go their own way
check-bots-play = all bots play whole games
check-bots-blind = bots decide alike in all worlds that their seat cannot tell apart
check-hints = hints are legal and can be said
check-tensors = tensors are in their bounds and tell nothing hidden, masks are the legal actions
check-batch = a batch of games runs
check-pettingzoo = PettingZoo accepts it
check-open-spiel = OpenSpiel accepts it
check-gymnasium = Gymnasium accepts it
check-view-types = the page knows the type of the view
check-page = a whole game can be played in a browser

# Roles: what each is for
check-role-meta = META: the name, the numbers of players, the options, the clauses and what the game needs of a table.
check-role-state = The record of a game as an annotated class, STATE = record(State, *compiled_sources(__package__)), and the numbering of actions.
check-role-rules = The compiled rules, one small function for each; docs/architecture.md tells what every verb does.
check-role-knowledge = Compiled: hide blanks out what a seat may not know, resample fills it again with what could be.
check-role-actions = Actions as texts, which of them are secret, and why one is refused.
check-role-view = What a seat is shown: the type View, and write_view, which writes its numbers in the same order.
check-role-story = What happened, as messages: the opening, and the story of an action.
check-role-bot = Rules of thumb, beliefs, levels and thinking times. It may be empty but for its docstring: what it leaves out is as in ninelives/bots/usual.py.
check-role-console = The table in plain text, as lines.
check-role-words = All that the game says, in each language; every id begins with the name of the game.
check-role-page = What the game brings to the page: docs/page.md tells what index.js exports; style.css and art/scene.svg stand beside it.
check-role-readme = The rules in short, clause by clause.
check-role-tensor = What a seat knows as numbers, for PettingZoo, OpenSpiel, Gymnasium and batches.
check-role-toys = Ends of games that can be solved, for OpenSpiel.
check-role-picture = The table as a picture, for environments that render one.
check-role-counts = What an arena counts besides victories and points.
check-role-hint = Why one action is better than another, in the game’s own words.
check-role-deal = Cards laid out by hand, for transcripts.
check-role-sealed = A maximum that a seat seals in advance, and what is done for it.
check-role-referee = Who was first, where several seats race: a game in real time needs it.

# Why a check has failed, and what to do
check-missing-role = Add { $file }{ $defines ->
    [none] {""}
   *[other] {" "}with { $defines }
}.{ $example ->
    [none] {""}
   *[other] {" "}To look at: { $example }
}
    { $role }
check-optional-role = Not there, and need not be. To have it, add { $file }{ $defines ->
    [none] {""}
   *[other] {" "}with { $defines }
}.{ $example ->
    [none] {""}
   *[other] {" "}To look at: { $example }
}
    { $role }
check-incomplete-role = Define { $defines } in { $file }.{ $example ->
    [none] {""}
   *[other] {" "}To look at: { $example }
}
    { $role }
check-other-name = META.name is “{ $found }”, but the game is found as “{ $game }”: they have to be the same.
check-broken = It breaks down: { $reason }
check-junk = { $file } cannot be read from here on: { $text }
check-twice = { $id } stands twice in { $file }.
check-strange-ids = Every id begins with “{ $game }-”. These do not: { $ids }
check-not-in-both = In en.ftl or in { $file }, but not in both: { $ids }
check-other-arguments = In { $file } these have other arguments than in en.ftl: { $ids }
check-no-words = Add to { $file } and its translations: { $ids }
check-unsaid = { $id } is not said in full ({ $language }).
check-endless = A game of { $players } goes on after { $actions } actions (seed { $seed }). If games can be so long, let longest of tensor.py say so.
check-differs = Compiled and interpreted rules differ: { $what } ({ $players } players, seed { $seed }, after { $n } actions).
check-no-winner = A game is over and nobody has won, or somebody may still act ({ $players } players, seed { $seed }).
check-actors = Seat { $seat } may act and has no legal action, or the other way round ({ $players } players, seed { $seed }, after { $n } actions).
check-refused = “{ $action }” is listed as legal and refused ({ $players } players, seed { $seed }, after { $n } actions).
check-accepted = “{ $action }” is not listed as legal and accepted ({ $players } players, seed { $seed }, after { $n } actions).
check-changed = A refused action has changed the game ({ $players } players, seed { $seed }, after { $n } actions).
check-view = A view is not what its type, legal_actions or returns say ({ $players } players, seed { $seed }, after { $n } actions).
check-view-tells = What seat { $viewer } sees depends on what it may not know: hide has to blank it out ({ $players } players, seed { $seed }, after { $n } actions).
check-refusal-tells = What seat { $viewer } is told when it is refused depends on what it may not know ({ $players } players, seed { $seed }, after { $n } actions).
check-story-tells = What seat { $viewer } is told of an action depends on what it may not know ({ $players } players, seed { $seed }, after { $n } actions).
check-choice-told = A hidden choice is told to seat { $viewer }: is_secret of actions.py has to say that it is one ({ $players } players, seed { $seed }, after { $n } actions).
check-choice-tells = By making a choice, seat { $viewer } learns something, so it must not be taken back: take_back in meta.py has to be left out ({ $players } players, seed { $seed }, after { $n } actions).
check-order-counts = What comes of the choice of seat { $viewer } depends on who chooses first, so it must not be taken back: take_back in meta.py has to be left out ({ $players } players, seed { $seed }, after { $n } actions).
check-luck-tells = hide leaves the luck to come in the record, s.rng, for seat { $viewer } ({ $players } players, seed { $seed }, after { $n } actions).
check-world-differs = A world that resample has made looks different to seat { $viewer } ({ $players } players, seed { $seed }, after { $n } actions).
check-worlds-alike = The worlds that resample makes for seat { $viewer } are nearly all the same, or the real one ({ $players } players, seed { $seed }, after { $n } actions).
check-world-stuck = A world that resample has made for seat { $viewer } cannot be played to its end ({ $players } players, seed { $seed }, after { $n } actions).
check-not-the-same = Not the same game again: { $what } ({ $players } players, seed { $seed }, after { $n } actions).
check-copy-shares = A copy shares something with its original: { $what } ({ $players } players, seed { $seed }, after { $n } actions).
check-bot-illegal = { $bot } wants “{ $action }”, which is refused: { $reason }
check-bot-peeks = { $bot } decides by what its seat may not know ({ $players } players, seed { $seed }, after { $n } actions).
check-hint-illegal = A hint is not legal: “{ $action }” (seed { $seed }).
check-tensor-bounds = A number of a tensor is not written, or not in the bounds that layout names ({ $players } players).
check-tensor-tells = A tensor or mask depends on what its seat may not know ({ $players } players, seed { $seed }, after { $n } actions).
check-mask = A mask is not the legal actions ({ $players } players, seed { $seed }, after { $n } actions).
check-batch-endless = No game of a batch has ended after { $steps } steps.
check-not-in-space = An observation is not in its space.
check-other-view-types = { $file } is not there, or not what view.py says. To write it: { $command }
check-page-complains = The browser complains: { $reason }
check-page-endless = The game does not end after { $clicks } clicks.
check-page-stuck = For { $seconds } seconds there was nothing to click on: what can be done needs a control with data-act="…" (or data-card, which shows such controls).
check-roles-first = The rest is left out until the roles are there and make a rulebook.
