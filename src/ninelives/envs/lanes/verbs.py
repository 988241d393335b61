"""The verbs of a game's tensors, as the loops here call them: each becomes the function of the record's own game.

`LANE_VERBS` are defined in a game's tensor.py; what it leaves out is as in `usual`.
"""

from ninelives.games.compiler import verb

LANE_VERBS = ("write_tensor", "mark", "flat_of", "action_of", "has_news", "write_public", "chore")

write_tensor = verb("write_tensor")
mark = verb("mark")
flat_of = verb("flat_of")
action_of = verb("action_of")
has_news = verb("has_news")
write_public = verb("write_public")
chore = verb("chore")
