"""The verbs of the rules, as compiled loops call them: each becomes the function of the record's own game.

`VERBS` are defined in a game's rules.py, knowledge.py and view.py; docs/architecture.md tells what each does.
"""

from ninelives.games.compiler import verb

VERBS = (
    "new_state",
    "actors",
    "legal_actions",
    "apply_action",
    "is_terminal",
    "returns",
    "listed",
    "random_action",
    "hide",
    "resample",
    "write_view",
)

new_state = verb("new_state")
actors = verb("actors")
legal_actions = verb("legal_actions")
apply_action = verb("apply_action")
is_terminal = verb("is_terminal")
returns = verb("returns")
listed = verb("listed")
random_action = verb("random_action")
hide = verb("hide")
resample = verb("resample")
write_view = verb("write_view")
