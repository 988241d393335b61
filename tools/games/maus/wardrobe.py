"""Make the cards of Maus geflippt, and measure them.

`python tools/games/maus/wardrobe.py > src/ninelives/games/maus/wardrobe.toml`

The sources tell how many cards of each sort there are, not what is on them (MG-1). So these are ours: outfits are
drawn at random, then improved by swaps until every garment is worn equally often and two mice share little.
"""

import json
import random
from itertools import combinations
from math import comb

# Of the original we know: blue and brown trousers, a blue and a yellow tie, a yellow and a red dress, a red jacket, a
# brown belt, yellow shoes, a blue T-shirt, red trainers, a bag, a ring and a shirt. All other colours, hat and glasses
# are ours, chosen so that what looks alike shares no colour (shirt, T-shirt and jacket; shoes and trainers) and that no
# kind comes in red and green, which many people cannot tell apart.
KINDS = {
    "hat": ("green", "purple"),
    "glasses": ("black", "pink"),
    "tie": ("blue", "yellow"),
    "shirt": ("green", "white"),
    "t-shirt": ("blue", "pink"),
    "jacket": ("red", "black"),
    "dress": ("yellow", "red"),
    "trousers": ("blue", "brown"),
    "belt": ("brown", "purple"),
    "bag": ("brown", "pink"),
    "ring": ("green", "purple"),
    "shoes": ("yellow", "black"),
    "trainers": ("red", "white"),
}
# What nobody puts on at once.
APART = [
    ("tie", "t-shirt"),
    ("tie", "dress"),
    ("shirt", "t-shirt"),
    ("shirt", "dress"),
    ("t-shirt", "dress"),
    ("dress", "trousers"),
    ("shoes", "trainers"),
]
CHEESES = ["brie", "camembert", "cheddar", "edam", "emmental", "feta", "gouda", "parmesan", "roquefort"]
GARMENTS = [f"{colour}-{kind}" for kind, colours in KINDS.items() for colour in colours]
THREE_COPIES = GARMENTS[0::9] + GARMENTS[4::9]  # six of them
SIZES = [3] * 8 + [4] * 16 + [5] * 8
HAND, CARDS = 7, 58


def cost(outfits: list[list[str]]) -> int:
    """Unequal wear and shared pairs, both squared."""
    wear = [sum(garment in outfit for outfit in outfits) for garment in GARMENTS]
    shared = [len(set(a) & set(b)) for a, b in combinations(outfits, 2)]
    return sum(10 * n * n for n in wear) + sum(n**3 for n in shared)


def kind(garment: str) -> str:
    return garment.partition("-")[2]


def goes_with(new: str, worn: list[str]) -> bool:
    """Whether a mouse in these garments can put on another."""
    kinds = {kind(garment) for garment in worn}
    apart = {other for pair in APART if kind(new) in pair for other in pair}
    return not kinds & (apart | {kind(new)})


def dressed(rng: random.Random, size: int) -> list[str]:
    outfit: list[str] = []
    while len(outfit) < size:
        new = rng.choice(GARMENTS)
        if goes_with(new, outfit):
            outfit.append(new)
    return outfit


def make(rng: random.Random, swaps: int) -> list[list[str]]:
    outfits = [dressed(rng, size) for size in SIZES]
    best = cost(outfits)
    for _ in range(swaps):
        outfit = rng.choice(outfits)
        place = rng.randrange(len(outfit))
        old, new = outfit[place], rng.choice(GARMENTS)
        if not goes_with(new, [garment for garment in outfit if garment != old]):
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


def told(outfits: list[list[str]]) -> str:
    """What these outfits are like."""
    wear = [sum(garment in outfit for outfit in outfits) for garment in GARMENTS]
    shares = [shout_share(outfit) for outfit in outfits]
    mean = sum(shares) / len(shares)
    most_shared = max(len(set(a) & set(b)) for a, b in combinations(outfits, 2))
    return f"""\
# The cards of Maus geflippt (MG-1), rules version 2. The numbers of cards and kinds are the game's, and so are some of
# the colours (tools/games/maus/wardrobe.py says which); which copies, outfits and cheeses there are is not in any
# source we have, so all of that is ours. Made by tools/games/maus/wardrobe.py: outfits of 3, 4 or 5 garments of
# different kinds that go together, drawn at random and improved by swaps until every garment is worn about equally
# often (here {min(wear)} to {max(wear)} times) and two mice have at most {most_shared} garments in common. Each
# cheese is carried by 3 or 4 mice.
#
# A fresh hand of seven catches a mouse by garment in {1 - mean:.0%} of all cases and by shout in {mean:.0%}
# (easiest to shout at: {max(shares):.0%}, hardest: {min(shares):.0%}): no mouse belongs to one way alone.
# One mouse in nine is protected on average."""


def listed(name: str, entries: list[str]) -> str:
    return f"{name} = [\n" + "".join(f"    {entry},\n" for entry in entries) + "]"


def main() -> None:
    rng = random.Random(9)
    outfits = make(rng, 6000)
    cheeses = [CHEESES[n % 9] for n in range(32)]
    rng.shuffle(cheeses)
    three_copies = sorted(THREE_COPIES, key=GARMENTS.index)
    kinds = [f'{{ kind = "{kind}", colours = {json.dumps(colours)} }}' for kind, colours in KINDS.items()]
    mice = [
        f'{{ cheese = "{cheese}", wears = {json.dumps(outfit)} }}'
        for cheese, outfit in zip(cheeses, outfits, strict=True)
    ]
    print(f"""\
{told(outfits)}

# Each kind with its two colours.
{listed("kinds", kinds)}
# What no mouse wears at once.
{listed("apart", [json.dumps(pair) for pair in APART])}
cheeses = {json.dumps(CHEESES)}

# Two copies of each garment, but three of these: 20 * 2 + 6 * 3 = 58.
three_copies = {json.dumps(three_copies)}

# The mice 1 to 32.
{listed("mice", mice)}""")


if __name__ == "__main__":
    main()
