"""Cat in the Box, version 1: static facts."""

from ninelives.games.meta import Meta, Option

META = Meta(
    name="catbox",
    title="Cat in the Box",
    players=range(2, 6),
    rules_version=1,
    options=(Option("board", ("white", "purple"), "white"),),
    clauses=tuple(f"CB-{n}" for n in range(1, 17)),
)
