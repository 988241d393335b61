"""Otto: static facts."""

from ninelives.games.meta import Meta, Option

META = Meta(
    name="otto",
    title="Otto",
    players=range(2, 5),
    rules_version=1,
    options=(Option("sleep", ("light", "sound"), "light"),),  # OT-4
    clauses=tuple(f"OT-{n}" for n in range(1, 8)),
    take_back=True,  # OT-3
)
