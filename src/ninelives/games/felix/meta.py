"""Felix / Filou: static facts."""

from ninelives.games.meta import Meta, Option

META = Meta(
    name="felix",
    title="Felix / Filou",
    players=range(3, 6),
    rules_version=1,
    options=(
        Option("edition", ("en", "fr"), "en"),  # FX-16
        Option("open_mice", (False, True), False),  # FX-20
    ),
    clauses=tuple(f"FX-{n}" for n in range(1, 24)),
    order=1,
    take_back=True,  # FX-6
)
