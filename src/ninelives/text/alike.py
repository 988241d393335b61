"""Tell whether two names look alike, so that nobody can pass for somebody else."""

import unicodedata

# Each sign looks like the one in the same place of the text beside it. Full-width, bold and other forms of a letter
# need no place of their own: Unicode itself says what they are made of.
CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx")  # Greek
SMALL_ONES = (
    ("авекмнорстухіјѕһԁԛԝьүӏзб", "abekmhopctyxijshdqwbyi36"),  # Cyrillic, whose capitals look like these, too
    ("αγεηικνορτυχωϲϳ", "ayenikvoptuxwcj"),  # Greek
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijkimnoprstuvwyz"),  # Latin, in the form of capitals
    ("ɑɡıȷɩlǀ|01", "agijiiiioi"),  # a capital I is an l
    ("’‘ʼʹ`‐‑‒–—−", "'''''------"),
)
SMALL = str.maketrans(*map("".join, zip(*SMALL_ONES, strict=True)))
PAIRS = (("rn", "m"), ("vv", "w"))


def alike(one: str, other: str) -> bool:
    """Say whether two names cannot be told apart at a glance, whichever letters they are written with.

    >>> alike("Ada", "\N{CYRILLIC CAPITAL LETTER A}da"), alike("Ada", "ADA"), alike("Ada", "Ida")
    (True, True, False)
    """
    return not looks(one).isdisjoint(looks(other))


def looks(name: str) -> set[str]:
    """Return what a name looks like, as it is written and in small letters: a Greek Ν is an N, but a small one a v."""
    seen = "".join(sign for sign in unicodedata.normalize("NFKD", name) if unicodedata.category(sign)[0] not in "ZC")
    return {drawn(seen.translate(CAPITALS)), drawn(seen)}


def drawn(name: str) -> str:
    """Return a name in small Latin letters, as far as its signs look like them."""
    found = name.casefold().translate(SMALL)
    for pair, sign in PAIRS:
        found = found.replace(pair, sign)
    return found
