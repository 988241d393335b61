"""Draw the pictures of Maus geflippt: `python tools/games/maus/art.py > src/ninelives/games/maus/page/art/maus.svg`.

Here are mice, cheeses and the garments of rules version 1; those of version 2 are in art_wardrobe.py. A garment of
version 1 comes four times: on a mouse and on a card, red and blue. So shapes are written once, and colour is never the
only sign: red garments have a white hem, blue ones white dots. What both versions have is drawn as in version 2.
"""

from typing import NamedTuple

import art_wardrobe
from art_shapes import COLOURS, path

INK = 'stroke="#2b2330" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
THIN = 'stroke-width="2.5"'
HEADER = """<svg xmlns="http://www.w3.org/2000/svg">
<!-- Written by tools/games/maus/art.py. Stacked on a mouse from the skin outwards: socks shoes trainers trousers skirt
shirt t-shirt jumper dress tie jacket coat belt bag scarf ring cap hat glasses -->"""


class Garment(NamedTuple):
    """Path data of one garment."""

    shape: str
    hem: str
    dots: str  # "x,y x,y"
    ink: str = ""  # seams and buttons
    metal: str = ""  # buckles
    pale: str = ""  # toes of socks and soles of shoes, which tell them apart
    frame: bool = False  # glasses: a line without an inside to fill
    edge: str = ""  # pale, to keep it apart from what is worn below


# On the mouse, 100 × 140: head around 50,42, neck at 60, waist at 90, ankles at 116, ground at 137.
WORN = {
    "hat": Garment(
        "M35 21L37 4Q50 0 63 4L65 21ZM23 20Q50 28 77 20 79 26 70 27 50 32 30 27 21 26 23 20Z",
        "M36.5 15Q50 20 63.5 15",
        "44,9 56,9 50,15 40,16 60,16 33,25 50,27 67,25",
    ),
    "cap": Garment(
        "M29 35Q28 20 50 20 72 20 71 34ZM29 35Q50 27 71 33 89 34 91 42 68 43 29 35Z",
        "M34 29.5Q50 24 66 29",
        "35,30 43,27 57,27 65,30 50,30.5 71,38 81,39",
    ),
    "glasses": Garment(
        "M31 44a9 9 0 1 0 18 0a9 9 0 1 0-18 0M51 44a9 9 0 1 0 18 0a9 9 0 1 0-18 0",
        "M34.5 41l3.5-3.5M54.5 41l3.5-3.5",
        "",
        frame=True,
    ),
    "scarf": Garment(
        "M58 66L69 64 74 87 62 90ZM31 57Q50 67 69 57L71 66Q50 77 29 66Z",
        "M62.5 83L72 80.5M33 62Q50 71 67 62",
        "36,63.5 45,67 55,67 64,63.5 65,73 67,81",
        "M65 89l1 4M70 88l1 4",
        edge="M59 71L62 90 74 87 70 69",
    ),
    "tie": Garment(
        "M44 61H56L53 68 58 83 50 92 42 83 47 68Z",
        "M44 81L51 86.5",
        "50,64 50,72 47,80 53,80 50,86",
        "M47 68H53",
        edge="M46 72L42 83 50 92 58 83 54 72",
    ),
    "shirt": Garment(
        "M41 58L33 61Q21 68 15 88L26 92 32 78 29 99Q50 104 71 99L68 78 74 92 85 88Q79 68 67 61L59 58 50 66Z",
        "M30 95Q50 100 70 95M17.5 83L27.5 87M82.5 83L72.5 87",
        "24,78 36,72 40,80 36,88 44,90 64,72 60,80 64,88 56,90 76,78",
        "M41 58L50 66 44 72 36 60M59 58L50 66 56 72 64 60M50 75h.1M50 83h.1M50 91h.1",
    ),
    "jumper": Garment(
        "M39 60Q28 62 23 74L33 80 30 88Q50 93 70 88L67 80 77 74Q72 62 61 60L50 75Z",
        "M31 84Q50 89 69 84M26.5 71.5L35.5 76.5M73.5 71.5L64.5 76.5",
        "31,70 38,69 40,78 50,81 60,78 62,69 69,70 37,85 46,87 55,87 63,85",
        "M39 60L50 75 61 60",
    ),
    "coat": Garment(
        "M38 58Q23 62 13 87L26 93 31 82 25 112 39 114Q38 88 42 70Z"
        "M62 58Q77 62 87 87L74 93 69 82 75 112 61 114Q62 88 58 70Z",
        "M26.5 108L38.5 109.5M73.5 108L61.5 109.5M16 81.5L28 87M84 81.5L72 87",
        "21,82 28,72 33,99 32,106 34,81 79,82 72,72 67,99 68,106 66,81",
        "M38 58L33 70 40 76M62 58L67 70 60 76M35 92h.1M65 92h.1",
    ),
    "belt": Garment(
        "M28 86Q50 91 72 86V94Q50 99 28 94Z",
        "M31 90.5Q50 95.5 69 90.5",
        "33,91 40,92.5 60,92.5 67,91",
        metal="M44.5 87.5H55.5V97.5H44.5Z",
    ),
    "skirt": Garment(
        "M31 87Q50 91 69 87L79 106Q50 113 21 106Z",
        "M23.5 102Q50 109 76.5 102",
        "36,95 50,96 64,95 30,103 43,105 57,105 70,103",
        "M41 92L37 104M59 92L63 104",
    ),
    "trousers": Garment(
        "M28 88Q50 92 72 88L71 119H53L50 104 47 119H29Z",
        "M30 115H46M54 115H70",
        "35,95 45,97 55,97 65,95 35,104 42,108 35,114 43,115 65,104 58,108 65,114 57,115",
    ),
    "socks": Garment(
        "M34 110H48V130Q47 137 37 137 27 137 28 131 30 127 34 126Z"
        "M66 110H52V130Q53 137 63 137 73 137 72 131 70 127 66 126Z",
        "M35.5 114.5H46.5M53.5 114.5H64.5",
        "38,115 44,118 38,122 43,126 62,115 56,118 62,122 57,126",
        pale="M28 132Q29 128 33 127 37 131 36 137 27 137 28 132ZM72 132Q71 128 67 127 63 131 64 137 73 137 72 132Z",
    ),
    "shoes": Garment(
        "M35 123H48V138H26Q24 128 35 127.5ZM65 123H52V138H74Q76 128 65 127.5Z",
        "M36.5 126H46.5M53.5 126H63.5",
        "31,131 38,130 44,127 45,131.5 69,131 62,130 56,127 55,131.5",
        pale="M26 135H48V138H26ZM52 135H74V138H52Z",
    ),
}

# As a card, 100 × 100.
CARDS = {
    "hat": Garment(
        "M24 64L30 18Q50 8 70 18L76 64ZM5 64Q50 76 95 64 98 76 82 80 50 90 18 80 2 76 5 64Z",
        "M27 52Q50 60 73 52",
        "40,26 60,26 50,38 34,44 66,44 40,56 60,56 20,72 40,78 60,78 80,72",
    ),
    "cap": Garment(
        "M8 62Q6 24 42 22 78 22 78 60ZM8 62Q44 48 78 60 96 62 96 74 66 78 8 62Z",
        "M13 53Q42 42 74 51",
        "24,40 42,32 60,40 34,48 54,50 18,54 68,52 64,66 82,68",
        "M42 22v-4",
    ),
    "glasses": Garment(
        "M8 54a18 18 0 1 0 36 0a18 18 0 1 0-36 0M56 54a18 18 0 1 0 36 0a18 18 0 1 0-36 0"
        "M44 52q6-5 12 0M9 49L4 34M91 49L96 34",
        "M18 54l10-10M66 54l10-10",
        "",
        frame=True,
    ),
    "scarf": Garment(
        "M54 42L76 38 84 82 64 86ZM14 22Q50 40 86 22 92 34 86 44 50 62 14 44 8 34 14 22Z",
        "M65 76L82 72M15 36Q50 53 85 36",
        "20,34 34,40 50,43 66,40 80,34 66,56 70,68 75,79",
        "M68 86l1 8M75 85l1 8M82 83l1 8",
    ),
    "tie": Garment(
        "M36 8H64L57 26 70 74 50 94 30 74 43 26Z",
        "M33 66L62 84",
        "50,15 50,34 44,48 56,48 50,61 40,72 60,72 50,84",
        "M43 26H57",
    ),
    "shirt": Garment(
        "M34 12L14 20 3 44 20 52 26 44V90H74V44L80 52 97 44 86 20 66 12 50 26Z",
        "M27.5 82H72.5M8 38.5L23 45.5M92 38.5L77 45.5",
        "17,34 34,36 40,50 34,62 40,76 66,36 60,50 66,62 60,76 83,34",
        "M34 12L50 26 40 38 29 15M66 12L50 26 60 38 71 15M50 46h.1M50 60h.1M50 74h.1",
    ),
    "jumper": Garment(
        "M36 12Q50 22 64 12L80 18Q90 26 97 70L82 75 74 46V90H26V46L18 75 3 70Q10 26 20 18Z",
        "M27.5 80H72.5M5 62L19.5 66.5M95 62L80.5 66.5",
        "20,36 14,54 80,36 86,54 36,30 50,36 64,30 36,46 50,52 64,46 36,62 50,68 64,62",
        "M36 12Q50 34 64 12M34 84v4M42 84v4M50 84v4M58 84v4M66 84v4",
    ),
    "coat": Garment(
        "M38 6L20 12Q8 30 4 62L18 66 24 46 18 94H46L50 40 54 94H82L76 46 82 66 96 62Q92 30 80 12L62 6 50 40Z",
        "M20 86H45.5M54.5 86H80M6.5 54L20 57M93.5 54L80 57",
        "18,32 13,48 82,32 87,48 34,54 30,66 38,78 28,78 66,54 70,66 62,78 72,78",
        "M38 6L26 28 36 32 34 40 50 40M62 6L74 28 64 32 66 40 50 40M42 54h.1M41 68h.1",
    ),
    "belt": Garment(
        "M4 40Q50 22 96 40V66Q50 84 4 66ZM14 43Q50 32 86 43 50 56 14 43Z",
        "M8 58Q50 76 92 58",
        "10,53 20,58 30,63 70,63 80,58 90,53",
        metal="M39 54H61V80H39ZM50 66H64",
    ),
    "skirt": Garment(
        "M30 14H70L95 82Q50 96 5 82Z",
        "M9 74Q50 88 91 74",
        "34,34 50,38 66,34 26,52 44,58 56,58 74,52 18,74 40,80 60,80 82,74",
        "M30 24H70M41 28L28 78M59 28L72 78",
    ),
    "trousers": Garment(
        "M24 8H76L84 93H58L50 42 42 93H16Z",
        "M17.5 83H43M57 83H82",
        "34,28 44,36 56,36 66,28 28,48 36,60 26,72 35,84 72,48 64,60 74,72 65,84",
        "M24 18H76M50 18V40",
    ),
    "socks": Garment(
        "M16 8H42V54Q40 76 22 78 4 78 6 66 14 56 16 46ZM58 24H84V70Q82 92 64 94 46 94 48 82 56 72 58 62Z",
        "M17.5 18H40.5M59.5 34H82.5",
        "24,26 34,34 24,42 34,52 22,58 32,66 18,70 66,42 76,50 66,58 76,68 64,74 74,82 60,86",
        pale="M6 66Q8 61 12 57 20 62 19 78 4 78 6 66ZM42 45Q33 50 38 67 42 61 42 54Z"
        "M48 82Q50 77 54 73 62 78 61 94 46 94 48 82ZM84 61Q75 66 80 83 84 77 84 70Z",
    ),
    "shoes": Garment(
        "M8 10H33Q37 22 52 24 72 27 74 45H8ZM26 54H51Q55 66 70 68 90 71 92 89H26Z",
        "M10 17H33M28 61H51",
        "16,18 25,25 16,32 36,33 50,32 62,34 34,62 43,69 34,76 54,77 68,76 80,78",
        "M36 18l-8 4M43 24l-6 5M54 62l-8 4M61 68l-6 5",
        pale="M8 39H73L74 47H8ZM26 83H91L92 91H26Z",
    ),
}

# A mouse's fur, ears (distance from the middle, height, radius) and what is its own.
MICE = (
    ("#aab1be", (24, 27, 13), "M47 25q1-6 6-6M50 25q3-4 7-3"),
    ("#c08e62", (25, 24, 15.5), "M33 52h.1M37 55h.1M67 52h.1M63 55h.1"),
    ("#efe6d8", (22, 26, 10.5), "M37 36q4-3 7-1M63 36q-4-3-7-1"),
    ("#7f8aa0", (27, 31, 13), "M47 55.5h6v5h-6ZM50 55.5v5"),
)

CHEESES = {
    "brie": """<path d="M4 66L70 28Q92 34 96 54L96 74 30 84 4 78Z" fill="#f3ead6"/>
<path d="M4 66L96 54V74L30 84 4 78Z" fill="#f7d98a"/>
<path d="M4 66L96 54V60L30 70Q24 88 18 69L4 71Z" fill="#fffaf0" stroke-width="2"/>
<path d="M62 42h.1M74 40h.1M80 48h.1M52 50h.1" stroke="#d9cdb4" stroke-width="4"/>""",
    "camembert": """<path d="M6 46V66Q14 88 50 88 86 88 94 66V46Z" fill="#e6dcc6"/>
<ellipse cx="50" cy="46" rx="44" ry="24" fill="#fffaf0"/>
<path d="M50 46L62 87Q82 84 91 71L93 52Z" fill="#f7d98a"/>
<path d="M50 46L93 52Q88 64 60 69.5Z" fill="#2b2330" opacity=".1" stroke="none"/>
<path d="M50 46L60 69.5V87M50 46L93 52" fill="none"/>
<path d="M22 40h.1M34 34h.1M48 32h.1M30 52h.1M64 34h.1M78 42h.1" stroke="#d9cdb4" stroke-width="5"/>""",
    "cheddar": """<path d="M8 40L28 22H94L76 40Z" fill="#f6b04a"/>
<path d="M76 40L94 22V64L76 84Z" fill="#d57a1d"/>
<path d="M8 40H76V84H8Z" fill="#ee962f"/>
<path d="M26 40V84M42 40V84" stroke="#b9601a" stroke-width="2.5"/>
<path d="M26 40L45 22M42 40L61 22" stroke="#b9601a" stroke-width="2.5"/>""",
    "edam": """<path d="M64 13A44 44 0 1 0 64 93Z" fill="#c8362f"/>
<ellipse cx="64" cy="53" rx="23" ry="40" fill="#f08a7c"/><ellipse cx="66" cy="53" rx="18" ry="34" fill="#f9d672"/>
<path d="M15 64Q9 42 26 27" fill="none" stroke="#f08a7c" stroke-width="5"/>
<path d="M62 38h.1M72 52h.1M61 66h.1" stroke="#d9a03a" stroke-width="6"/>""",
    "emmental": """<path d="M4 56L66 18Q90 24 96 48L96 56Z" fill="#fbe08c"/>
<path d="M4 56H96V86H4Z" fill="#f4c64d"/>
<circle cx="24" cy="70" r="8" fill="#c9922c"/>
<circle cx="56" cy="66" r="5.5" fill="#c9922c"/>
<circle cx="76" cy="74" r="9" fill="#c9922c"/>
<ellipse cx="62" cy="38" rx="9" ry="6" fill="#c9922c"/>
<path d="M40 86Q42 76 50 77 56 79 55 86Z" fill="#c9922c"/>""",
    "feta": """<path d="M6 74Q50 84 94 74 90 92 72 93H28Q10 92 6 74Z" fill="#5b8fb0"/>
<path d="M14 46L34 38 54 46V76L34 80 14 74Z" fill="#fffdf6"/>
<path d="M14 46L34 54 54 46M34 54V80" fill="none" stroke-width="2.5"/>
<path d="M50 52L70 44 88 52V76L70 80 50 76Z" fill="#fffdf6"/>
<path d="M50 52L70 60 88 52M70 60V80" fill="none" stroke-width="2.5"/>
<path d="M34 22L52 14 70 22V42L52 48 34 42Z" fill="#fffdf6"/>
<path d="M34 22L52 30 70 22M52 30V48" fill="none" stroke-width="2.5"/>
<circle cx="80" cy="36" r="8" fill="#6d7f3f"/>
<path d="M80 36h.1" stroke="#c8453b" stroke-width="5"/>""",
    "gouda": """<path d="M5 42V66Q12 86 50 86 88 86 95 66V42Z" fill="#d99a2b"/>
<ellipse cx="50" cy="42" rx="45" ry="24" fill="#f5c04a"/>
<ellipse cx="50" cy="42" rx="24" ry="12" fill="#fbf1e2"/>
<path d="M38 43L44 36 48 39H54L58 36 62 43Q60 49 50 49 40 49 38 43Z" fill="#c8453b" stroke="none"/>
<path d="M14 66Q24 76 50 77 66 77 76 73" fill="none" stroke="#f5c04a" stroke-width="4"/>""",
    "parmesan": """<path d="M22 90L14 74 20 62 12 50 24 38 20 28 40 8 62 14 80 52 78 90Z" fill="#f3dc9a"/>
<path d="M62 14L74 12Q90 40 92 88L78 90Q80 48 62 14Z" fill="#b07a35"/>
<path d="M32 40l8 6M28 66l10-4M44 26l6 6M48 58l9 4M42 78l8-3M60 76l6 4" stroke="#c9a552"/>
<path d="M74 30h.1M79 42h.1M82 54h.1M84 66h.1M85 78h.1" stroke="#5d3d17" stroke-width="4"/>""",
    "roquefort": """<path d="M10 48L62 16 92 40V82L10 88Z" fill="#fbf6e4"/>
<path d="M10 48L62 16 92 40Z" fill="#e9e2c8"/>
<path d="M10 48L92 40" fill="none"/>
<path d="M20 62q6-6 12 0t10-2M54 56q8 8 14-2M24 78q10 2 14-6M50 74q8-6 14 2t12-6M78 54q4 4 6 10
M52 34q6-2 10 2M42 64q4 4 2 8" fill="none" stroke="#4a7f86" stroke-width="5"/>
<path d="M32 70h.1M74 66h.1M70 48h.1M46 42h.1M64 28h.1" stroke="#3a6470" stroke-width="6"/>""",
}


def symbol(name: str, height: int, content: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 100 {height}" {INK}>{content}</symbol>'


def drawn(garment: Garment, colour: str, dot: float) -> str:
    shape = framed(garment.shape, colour, dot) if garment.frame else filled(garment, colour, dot)
    white = f'fill="none" stroke="#fff" stroke-width="{dot * 0.75:.1f}" stroke-linecap="butt"'
    hem = path(garment.hem, white) if colour == "red" else ""
    seams = path(garment.ink, f'fill="none" {THIN}')
    return (
        shape
        + hem
        + seams
        + path(garment.metal, f'fill="#f0b64e" {THIN}')
        + path(garment.pale, f'fill="#fff6e6" {THIN}')
    )


def filled(garment: Garment, colour: str, dot: float) -> str:
    edge = path(garment.edge, 'stroke="#fff6e6" stroke-width="7"')
    places = "".join(f"M{place.replace(',', ' ')}h.1" for place in garment.dots.split())
    dots = path(places, f'stroke="#fff" stroke-width="{dot:g}"') if colour == "blue" else ""
    return edge + path(garment.shape, f'fill="{COLOURS[colour]}"') + dots


def framed(shape: str, colour: str, dot: float) -> str:
    along = f'fill="none" stroke="#fff" stroke-width="{dot - 1.5:g}" stroke-dasharray=".1 {dot * 1.7:.1f}"'
    return (
        path(shape, f'fill="none" stroke-width="{dot + 2.5:g}"')
        + path(shape, f'fill="none" stroke="{COLOURS[colour]}" stroke-width="{dot - 0.3:g}"')
        + (path(shape, along) if colour == "blue" else "")
    )


def mouse(fur: str, ears: tuple[float, float, float], own: str) -> str:
    aside, height, radius = ears
    limbs = "M35 67Q23 78 21 93M65 67Q77 78 79 93M41 100V129M59 100V129"
    tail = "M66 100Q90 106 88 90 87 80 95 76"
    ear = "".join(
        f'<circle cx="{50 + side * aside:g}" cy="{height:g}" r="{radius:g}" fill="{fur}"/>'
        f'<circle cx="{50 + side * aside:g}" cy="{height:g}" r="{radius * 0.55:.1f}" fill="#eba6a0" stroke="none"/>'
        for side in (-1, 1)
    )
    return (
        path(tail, 'fill="none" stroke-width="7"')
        + path(tail, 'fill="none" stroke="#eba6a0" stroke-width="3"')
        + path(limbs, 'fill="none" stroke-width="12"')
        + path("M40 57Q28 66 28 86 28 108 50 108 72 108 72 86 72 66 60 57Z", f'fill="{fur}"')
        + path(limbs, f'fill="none" stroke="{fur}" stroke-width="6"')
        + path("M27 137Q27 128 38 128 47 128 47 137ZM73 137Q73 128 62 128 53 128 53 137Z", 'fill="#eba6a0"')
        + path("M50 68Q62 70 62 87 61 101 50 101 39 101 38 87 38 70 50 68Z", 'fill="#fff6e6" stroke="none"')
        + ear
        + path("M50 24Q73 25 72 43 69 58 50 61 31 58 28 43 27 25 50 24Z", f'fill="{fur}"')
        + path("M41 44h.1M59 44h.1", 'stroke-width="6.5"')
        + path("M42 42.5h.1M60 42.5h.1", 'stroke="#fff" stroke-width="2"')
        + path("M35 51l-13-2M36 54l-11 4M65 51l13-2M64 54l11 4", 'stroke-width="1.5"')
        + path(own, 'fill="#fff" stroke-width="2"')
        + path("M50 52h.1", 'stroke="#d8675f" stroke-width="7"')
    )


def main() -> None:
    symbols = [symbol(f"mouse-{number}", 140, mouse(*one)) for number, one in enumerate(MICE)]
    for kind, garment in CARDS.items():
        for colour in ("red", "blue"):
            if f"{colour}-{kind}" not in art_wardrobe.NAMES:
                symbols.append(symbol(f"{colour}-{kind}", 100, drawn(garment, colour, 6)))
                symbols.append(symbol(f"wear-{colour}-{kind}", 140, drawn(WORN[kind], colour, 3.5)))
    for name in art_wardrobe.NAMES:
        symbols.append(symbol(name, 100, art_wardrobe.on_card(name)))
        symbols.append(symbol(f"wear-{name}", 140, art_wardrobe.on_mouse(name)))
    symbols += [symbol(f"cheese-{name}", 100, content) for name, content in CHEESES.items()]
    print("\n".join([HEADER, *symbols, "</svg>"]))


if __name__ == "__main__":
    main()
