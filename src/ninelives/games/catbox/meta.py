"""Cat in the Box: static facts."""

from ninelives.games.meta import Meta, Option

META = Meta(
    name="catbox",
    title="Cat in the Box",
    players=range(2, 6),
    rules_version=2,
    options=(Option("board", ("white", "purple"), "white", by_players={2: ("white",), 5: ("purple",)}, clause="CB-5"),),
    clauses=tuple(f"CB-{n}" for n in range(1, 17)),
    order=2,
)
