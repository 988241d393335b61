"""The garments of rules version 2, for art.py.

Each of the 26 has a pattern or a shape of its own, so that it is told from all others without its colour: by a
colour-blind player, or from across a room. The blue tie, with white dots, is version 1's.
"""

from collections.abc import Callable

from art_shapes import GOLD, INK, PALE, dots, hatched, line, mirrored, paint, printed, seams, shrunk

STRIPE, STITCH, TURN_UP, SILVER = "#a3701a", "#ffc46b", "#a9c6ea", "#dcd8e2"


def cord(colour: str, data: str, width: float, ink: float) -> str:
    """Draw something long and thin, with ink on both sides."""
    return seams(data, width + 2 * ink) + line(colour, data, width)


# Small things look alike on a card and on the mouse, where their ink must not shrink with them.


def green_hat(ink: float) -> str:
    return (
        paint("red", "M70 60Q58 26 88 4Q100 30 80 60Z", ink)
        + seams("M74 54Q76 34 86 14", ink * 0.7)
        + paint("green", "M20 64Q22 28 38 24Q50 34 62 24Q78 28 80 64Z", ink)
        + paint("brown", "M21 52Q50 62 79 52L80 66Q50 74 20 66Z", ink)
        + paint("green", "M3 62Q16 70 50 71Q84 70 97 58Q98 76 82 81Q50 88 18 81Q2 76 3 62Z", ink)
    )


def purple_hat(ink: float) -> str:
    return (
        paint("purple", "M26 66L20 12Q50 2 80 12L74 66Z", ink)
        + paint("white", "M23 44Q50 52 77 44L74 66Q50 73 26 66Z", ink)
        + paint(GOLD, "M40 47H60V69H40Z", ink)
        + paint("purple", "M5 64Q50 78 95 64Q98 76 82 80Q50 90 18 80Q2 76 5 64Z", ink)
    )


def black_glasses(ink: float) -> str:
    lens = seams("M50 43H44M6 42L2 30", ink * 1.7) + paint("black", "M5 38H46V52Q44 72 26 72Q7 72 5 52Z", ink)
    return mirrored(lens) + line("white", "M15 58L28 45M24 61L32 53M66 58L79 45M75 61L83 53", 4)


def pink_glasses(ink: float) -> str:
    half = "M28 74Q4 56 9 43Q17 32 28 45Q39 32 47 43Q52 56 28 74ZM47 44H50M9 42L6 32"
    return mirrored(seams(half, 5 + 2 * ink)) + mirrored(line("pink", half, 5))


def brown_bag(ink: float) -> str:
    return (
        cord("brown", "M22 44Q20 10 50 10Q80 10 78 44", 6, ink)
        + paint("brown", "M8 42H92V86Q92 93 85 93H15Q8 93 8 86Z", ink)
        + paint("#a86f3f", "M8 42H92V60Q50 80 8 60Z", ink)
        + paint(GOLD, "M24 58H37V78H24ZM63 58H76V78H63Z", ink * 0.8)
    )


def pink_bag(ink: float) -> str:
    body = "M22 44Q2 58 7 82Q9 93 50 93Q91 93 93 82Q98 58 78 44Z"
    return (
        cord("pink", "M30 42Q30 8 50 8Q70 8 70 42", 6, ink)
        + printed("pink", body, line("white", hatched(body, 90, 16, 2), 7), ink)
        + paint(GOLD, "M18 38H82V48H18Z", ink)
        + cord(GOLD, "M45 34H45M55 34H55", 8, ink)
    )


def ring(metal: str, ink: float) -> str:
    return cord(metal, "M50 36Q80 36 80 64Q80 92 50 92Q20 92 20 64Q20 36 50 36Z", 8, ink)


def green_ring(ink: float) -> str:
    return (
        ring(GOLD, ink)
        + paint("green", "M26 4H74L86 16V38L74 50H26L14 38V16Z", ink)
        + line("#c9f0cd", "M28 6L36 16H64L72 6M36 16V38H64V16M36 38L28 48M64 38L72 48", ink * 0.8)
    )


def purple_ring(ink: float) -> str:
    return (
        ring(SILVER, ink)
        + paint("purple", "M12 20L28 3H72L88 20L50 60Z", ink)
        + line("#e6d2ff", "M18 20H82M36 20L50 50L64 20L50 6Z", ink * 0.8)
    )


# Where it is on the mouse: x, y, scale across and down.
SMALL: dict[str, tuple[Callable[[float], str], tuple[float, ...]]] = {
    "green-hat": (green_hat, (21, 0, 0.58, 0.38)),
    "purple-hat": (purple_hat, (22, -0.5, 0.56, 0.38)),
    "black-glasses": (black_glasses, (26, 18, 0.48)),
    "pink-glasses": (pink_glasses, (26, 18, 0.48)),
    "brown-bag": (brown_bag, (2, 88, 0.35)),
    "pink-bag": (pink_bag, (2, 88, 0.35)),
    "green-ring": (green_ring, (72, 69, 0.29)),
    "purple-ring": (purple_ring, (72, 69, 0.29)),
}


def star(fill: str, x: float, y: float, scale: float, ink: float) -> str:
    return shrunk(paint(fill, "M50 2L63 36 98 38 70 60 80 95 50 75 20 95 30 60 2 38 37 36Z", ink / scale), x, y, scale)


def heart(x: float, y: float, scale: float) -> str:
    return shrunk(paint("red", "M50 96Q-8 52 8 22Q28-4 50 26Q72-4 92 22Q108 52 50 96Z", 8), x, y, scale)


def tie(data: str, width: float) -> str:
    return printed("yellow", data, line(STRIPE, hatched(data, -35, width * 2.3, width, width / 3), width, "butt"))


def check(data: str, gap: float, width: float) -> str:
    lines = hatched(data, 0, gap, gap / 4, 0.5) + hatched(data, 90, gap, 50 - gap / 2, 0.5)
    return printed("green", data, line("#d8ef9a", lines, width, "butt"))


def pinstripes(colour: str, lines: str, data: str, gap: float, width: float) -> str:
    return printed(colour, data, line(lines, hatched(data, 90, gap, 50 - gap / 2), width, "butt"))


def sailor(data: str, gap: float, width: float) -> str:
    return printed("blue", data, line("white", hatched(data, 0, gap, gap / 2), width, "butt"))


def daisies(places: str, width: float) -> str:
    return dots("white", places, width) + dots("#e0782a", places, width * 0.4)


def pair(shoe: str) -> str:
    """Draw a left shoe, and a right one below it."""
    return f'{shoe}<g transform="translate(16 46)">{shoe}</g>'


# On a card, 100 × 100.
TIE = "M36 8H64L57 26 70 74 50 94 30 74 43 26Z"
SHIRT = "M34 10L20 16Q9 26 2 70L17 75 26 46V93H74V46L83 75 98 70Q91 26 80 16L66 10 50 24Z"
TEE = "M34 14Q50 32 66 14L82 19 98 44 82 55 74 47V92H26V47L18 55 2 44 18 19Z"
COLLAR = "M34 10L50 24 39 38 27 13Z"
SLEEVE, FRONT, LINING = (
    "M20 14Q8 26 2 68L17 73 24 48Z",
    "M36 8L20 14Q26 44 22 92H45L47 40Z",
    "M36 8Q50 16 64 8L53 42H47Z",
)
DRESS = "M32 6H41Q42 24 50 24Q58 24 59 6H68Q72 24 64 42Q84 58 95 88Q50 101 5 88Q16 58 36 42Q28 24 32 6Z"
GOWN = (
    "M36 12Q50 30 64 12L74 14Q92 16 94 36Q86 44 74 38L66 50Q84 66 95 90"
    "Q50 102 5 90Q16 66 34 50L26 38Q14 44 6 36Q8 16 26 14Z"
)
JEANS, FLARES = "M24 6H76L82 92H57L50 44 43 92H18Z", "M26 6H74L76 54 95 93H59L50 44 41 93H5L24 54Z"
BELT = "M4 40Q50 22 96 40V66Q50 84 4 66ZM14 43Q50 32 86 43Q50 56 14 43Z"
CARDS = {
    "yellow-tie": tie(TIE, 7) + seams("M43 26H57"),
    "green-shirt": check(SHIRT, 16, 4) + mirrored(paint("green", COLLAR, 2.5)) + seams("M50 24V93"),
    "white-shirt": pinstripes("white", "#7fa5d6", SHIRT, 9, 2.5)
    + mirrored(paint("white", COLLAR, 2.5))
    + paint("white", "M56 46H69V58L62 63 56 58Z", 2)
    + dots(INK, "50,42 50,56 50,70 50,84", 4.5),
    "blue-t-shirt": sailor(TEE, 14, 6) + seams("M31 15Q50 39 69 15"),
    "pink-t-shirt": paint("pink", TEE) + seams("M31 15Q50 39 69 15") + heart(31, 44, 0.38),
    "red-jacket": paint(INK, LINING)
    + mirrored(
        paint("white", SLEEVE)
        + paint("red", FRONT)
        + line("white", "M23 84H45M23 78H45", 2.5, "butt")
        + line("red", "M4 59L19 64M3 65L18 70", 3, "butt")
        + dots(GOLD, "41,52 41,62 41,72", 5)
    ),
    "black-jacket": paint(INK, LINING)
    + mirrored(
        paint("black", SLEEVE + FRONT)
        + paint("black", "M36 8L24 24 34 30 32 38 46 50 47 40Z", 2.5)
        + line(SILVER, "M41 58V88M27 70L37 64M6 58L19 62", 3)
    ),
    "yellow-dress": paint("yellow", DRESS)
    + paint("white", "M36 40Q50 46 64 40L67 47Q50 53 33 47Z", 2.5)
    + daisies("32,62 52,66 72,62 20,80 42,84 62,83 82,80", 13),
    "red-dress": paint("red", GOWN)
    + dots("white", "50,42 40,58 60,58 28,68 50,72 72,68 18,84 38,86 62,86 82,84 16,28 84,28", 8)
    + mirrored(paint("white", "M36 12Q42 24 50 25Q46 36 36 33Q28 26 27 14Z", 2.5)),
    "blue-trousers": paint("blue", JEANS)
    + paint(TURN_UP, "M18 83H44L43 92H18ZM82 83H56L57 92H82Z", 2.5)
    + seams("M24 16H76M50 16V44")
    + line(STITCH, "M30 20Q30 32 42 32M70 20Q70 32 58 32", 2.5)
    + paint(STITCH, "M62 58H77V72H62Z", 2),
    "brown-trousers": pinstripes("brown", "#efd3a0", FLARES, 10, 3) + paint("brown", "M26 6H74V15H26Z", 2.5),
    "brown-belt": paint("brown", BELT)
    + dots(PALE, "14,59 24,63 76,63 86,59", 5)
    + cord(GOLD, "M36 52H64V82H36ZM50 67H64", 4, 2.5),
    "purple-belt": paint("purple", BELT) + line("white", "M8 56Q50 73 92 56", 4) + star(GOLD, 28, 42, 0.44, 2.5),
    "yellow-shoes": pair(
        paint("yellow", "M5 6Q10 22 24 24Q36 24 44 18Q62 28 76 32Q83 37 81 46H38Q26 46 19 36V47H9V26Q2 18 5 6Z")
        + paint("white", "M50 24L36 12V34ZM50 24L66 16V39Z", 2.5)
    ),
    "black-shoes": pair(
        paint("black", "M6 8H32Q40 22 54 24Q80 27 81 41H6Z")
        + paint("white", "M64 26Q80 28 81 41H60Q58 32 64 26Z", 2.5)
        + paint("brown", "M6 41H81V45H32V51H6Z", 2.5)
        + line("white", "M32 14L24 18M37 20L29 25M43 24L36 30", 3)
    ),
    "red-trainers": pair(
        paint("red", "M7 4H34Q38 20 52 22Q78 25 80 42H7Z")
        + paint("white", "M62 24Q78 26 80 42H60Q56 32 62 24Z", 2.5)
        + star("white", 11, 11, 0.24, 1.5)
        + paint(PALE, "M6 38H81V47H6Z", 2.5)
        + seams("M40 13L32 18M44 19L37 25")
    ),
    "white-trainers": pair(
        paint("white", "M6 10Q18 18 28 10Q36 22 52 24Q78 27 80 44H6Z")
        + line("blue", "M26 35L35 22M37 36L46 24M48 36L56 26", 5)
        + paint("blue", "M4 38H82Q82 48 76 48H10Q4 48 4 38Z", 2.5)
    ),
}

# On the mouse, 100 × 140: head around 50,42, neck at 60, waist at 90, ankles at 116, ground at 137.
WORN_TIE = "M44 61H56L53 68 58 83 50 92 42 83 47 68Z"
WORN_SHIRT = "M41 58L33 61Q21 68 15 88L26 92 32 78 29 99Q50 104 71 99L68 78 74 92 85 88Q79 68 67 61L59 58 50 66Z"
WORN_TEE = "M39 59Q28 61 21 75L32 81 30 98Q50 102 70 98L68 81 79 75Q72 61 61 59Q50 71 39 59Z"
WORN_COLLAR = "M41 58L50 66 44 73 35 60Z"
WORN_SLEEVE, WORN_FRONT = "M32 61Q20 68 13 87L25 92 32 79Z", "M38 58L32 61Q33 80 29 96H41Q42 80 41 70Z"
WORN_DRESS = "M37 58H42Q44 68 50 68Q56 68 58 58H63Q70 72 66 86Q76 96 82 112Q50 121 18 112Q24 96 34 86Q30 72 37 58Z"
WORN_GOWN = (
    "M39 59Q50 70 61 59Q74 60 79 73Q74 80 66 77L65 86Q76 96 82 112"
    "Q50 121 18 112Q24 96 35 86L34 77Q26 80 21 73Q26 60 39 59Z"
)
WORN_JEANS = "M28 87Q50 91 72 87L71 121H53L50 105 47 121H29Z"
WORN_FLARES = "M28 87Q50 91 72 87L70 106 80 123H54L50 106 46 123H20L30 106Z"
WORN_BELT = "M28 85Q50 90 72 85V94Q50 99 28 94Z"
WORN = {
    "yellow-tie": line(PALE, "M46 72L42 83 50 92 58 83 54 72", 7) + tie(WORN_TIE, 4) + seams("M47 68H53"),
    "green-shirt": check(WORN_SHIRT, 11, 2.5) + mirrored(paint("green", WORN_COLLAR, 2.5)) + seams("M50 67V101"),
    "white-shirt": pinstripes("white", "#7fa5d6", WORN_SHIRT, 7, 1.6)
    + mirrored(paint("white", WORN_COLLAR, 2.5))
    + dots(INK, "50,76 50,84 50,92", 3),
    "blue-t-shirt": sailor(WORN_TEE, 8, 3.6),
    "pink-t-shirt": paint("pink", WORN_TEE) + heart(41, 70, 0.18),
    "red-jacket": mirrored(
        paint("white", WORN_SLEEVE)
        + paint("red", WORN_FRONT)
        + line("white", "M30 91H41", 2.5, "butt")
        + line("red", "M15 82L27 87", 3, "butt")
        + dots(GOLD, "38,75 38,83", 3.5)
    ),
    "black-jacket": mirrored(
        paint("black", WORN_SLEEVE + WORN_FRONT)
        + paint("black", "M38 58L31 66 35 69 34 73 41 78 41 70Z", 2)
        + line(SILVER, "M38 83V92M31 86L35 84M17 83L26 86", 2)
    ),
    "yellow-dress": paint("yellow", WORN_DRESS)
    + paint("white", "M34 85Q50 90 66 85L68 90Q50 95 32 90Z", 2)
    + daisies("36,100 50,103 64,100 27,109 43,112 57,112 73,109", 7.5),
    "red-dress": paint("red", WORN_GOWN)
    + dots("white", "27,70 73,70 42,80 58,80 50,87 36,97 50,100 64,97 27,108 42,111 58,111 73,108", 4.5)
    + mirrored(paint("white", "M39 59Q43 65 50 66Q47 73 40 72Q34 67 35 60Z", 2)),
    "blue-trousers": paint("blue", WORN_JEANS)
    + paint(TURN_UP, "M29 116H47V121H29ZM71 116H53V121H71Z", 2)
    + line(STITCH, "M33 93Q34 99 40 99M67 93Q66 99 60 99", 1.8)
    + paint(STITCH, "M58 104H67V112H58Z", 1.8),
    "brown-trousers": pinstripes("brown", "#efd3a0", WORN_FLARES, 7, 2),
    "brown-belt": paint("brown", WORN_BELT)
    + dots(PALE, "33,90 39,92 61,92 67,90", 2.5)
    + cord(GOLD, "M44 86H56V99H44Z", 2.5, 1.8),
    "purple-belt": paint("purple", WORN_BELT) + line("white", "M30 91Q50 96 70 91", 2) + star(GOLD, 40, 82, 0.2, 2),
    "yellow-shoes": mirrored(
        paint("yellow", "M48 138H25Q21 127 34 127L40 131 48 126Z")
        + paint("white", "M34 129L28 124V133ZM34 129L41 125V134Z", 1.6)
    ),
    "black-shoes": mirrored(
        paint("black", "M35 123H48V138H26Q24 128 35 127Z")
        + paint("white", "M26 138Q24 129 32 127Q36 132 35 138Z", 2)
        + line("white", "M39 127H45M39 131H45", 2)
    ),
    "red-trainers": mirrored(
        paint("red", "M35 119H48V138H26Q24 128 35 126Z")
        + star("white", 36, 121, 0.11, 1)
        + paint("white", "M25 137Q24 129 32 127Q36 131 35 137Z", 2)
        + paint(PALE, "M25 134H48V138H25Z", 2)
    ),
    "white-trainers": mirrored(
        paint("white", "M35 124H48V138H25Q23 128 35 127Z")
        + line("blue", "M34 133L36 128M38 133L40 128M43 133L45 128", 2.2)
        + paint("blue", "M24 134H48V138H24Z", 2)
    ),
}
NAMES = [*SMALL, *CARDS]


def on_card(name: str) -> str:
    return SMALL[name][0](3) if name in SMALL else CARDS[name]


def on_mouse(name: str) -> str:
    if name not in SMALL:
        return WORN[name]
    draw, place = SMALL[name]
    return shrunk(draw(round(1.8 / place[2], 1)), *place)
