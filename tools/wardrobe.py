"""Make the cards of Maus geflippt, and measure them.

`python tools/wardrobe.py > src/ninelives/games/maus/wardrobe.toml`

The sources tell how many cards of each sort there are, not what is on them (MG-1). So these are ours: outfits are
drawn at random, then improved by swaps until every garment is worn equally often and two mice share little.
"""

import json
import random
from itertools import combinations
from math import comb

KINDS = [
    "hat",
    "cap",
    "glasses",
    "scarf",
    "tie",
    "shirt",
    "jumper",
    "coat",
    "belt",
    "skirt",
    "trousers",
    "socks",
    "shoes",
]
COLOURS = ("red", "blue")
CHEESES = ["brie", "camembert", "cheddar", "edam", "emmental", "feta", "gouda", "parmesan", "roquefort"]
GARMENTS = [f"{colour}-{kind}" for kind in KINDS for colour in COLOURS]
THREE_COPIES = GARMENTS[0::9] + GARMENTS[4::9]  # six of them
SIZES = [3] * 8 + [4] * 16 + [5] * 8
HAND, CARDS = 7, 58


def cost(outfits: list[list[str]]) -> int:
    """Unequal wear and shared pairs, both squared."""
    wear = [sum(garment in outfit for outfit in outfits) for garment in GARMENTS]
    shared = [len(set(a) & set(b)) for a, b in combinations(outfits, 2)]
    return sum(10 * n * n for n in wear) + sum(n**3 for n in shared)


def kind(garment: str) -> str:
    return garment.split("-")[1]


def make(rng: random.Random, swaps: int) -> list[list[str]]:
    outfits = [[f"{rng.choice(COLOURS)}-{k}" for k in rng.sample(KINDS, size)] for size in SIZES]
    best = cost(outfits)
    for _ in range(swaps):
        outfit = rng.choice(outfits)
        place = rng.randrange(len(outfit))
        old, new = outfit[place], rng.choice(GARMENTS)
        if kind(new) in {kind(g) for g in outfit if g != old}:
            continue
        outfit[place] = new
        now = cost(outfits)
        if now <= best:
            best = now
        else:
            outfit[place] = old
    rng.shuffle(outfits)
    return [sorted(outfit, key=GARMENTS.index) for outfit in outfits]


def copies(garment: str) -> int:
    return 3 if garment in THREE_COPIES else 2


def shout_share(outfit: list[str]) -> float:
    """How likely a hand of seven from the whole deck holds nothing that the mouse wears."""
    worn = sum(copies(garment) for garment in outfit)
    return comb(CARDS - worn, HAND) / comb(CARDS, HAND)


def main() -> None:
    rng = random.Random(9)
    outfits = make(rng, 6000)
    cheeses = [CHEESES[n % 9] for n in range(32)]
    rng.shuffle(cheeses)
    wear = [sum(garment in outfit for outfit in outfits) for garment in GARMENTS]
    shares = [shout_share(outfit) for outfit in outfits]
    mean = sum(shares) / len(shares)
    most_shared = max(len(set(a) & set(b)) for a, b in combinations(outfits, 2))
    quoted = ", ".join(f'"{g}"' for g in sorted(THREE_COPIES, key=GARMENTS.index))
    print(f"""\
# The cards of Maus geflippt (MG-1). The numbers of cards and kinds are the game's; which copies, outfits and cheeses
# there are is not in any source we have, so all of that is ours. Made by tools/wardrobe.py: outfits of 3, 4 or 5
# garments of different kinds, drawn at random and improved by swaps until every garment is worn about equally often
# (here {min(wear)} to {max(wear)} times) and two mice have at most {most_shared} garments in common.
# Each cheese is carried by 3 or 4 mice.
#
# A fresh hand of seven catches a mouse by garment in {1 - mean:.0%} of all cases and by shout in {mean:.0%}
# (easiest to shout at: {max(shares):.0%}, hardest: {min(shares):.0%}): no mouse belongs to one way alone.
# One mouse in nine is protected on average.

colours = {json.dumps(COLOURS)}
kinds = {json.dumps(KINDS)}
cheeses = {json.dumps(CHEESES)}

# Two copies of each garment, but three of these: 20 * 2 + 6 * 3 = 58.
three_copies = [{quoted}]

# The mice 1 to 32.
mice = [""")
    for outfit, cheese in zip(outfits, cheeses, strict=True):
        worn = ", ".join(f'"{garment}"' for garment in outfit)
        print(f'    {{ cheese = "{cheese}", wears = [{worn}] }},')
    print("]")


if __name__ == "__main__":
    main()
