"""Maus geflippt: static facts."""

from ninelives.games.meta import Meta, Option

META = Meta(
    name="maus",
    title="Maus geflippt",
    players=range(2, 7),
    rules_version=2,
    options=(
        Option("uncertainty", range(1001), 10),  # MG-10, milliseconds
        Option("time_limit", range(500, 60001), 10000),  # MG-11, milliseconds
    ),
    clauses=tuple(f"MG-{n}" for n in range(1, 15)),
    order=3,
    real_time=True,  # a live table flips mice (MG-12), the referee measures slaps (MG-10)
)
