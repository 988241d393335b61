"""Know who somebody is: no accounts, only a random id that the server has signed, and a name."""

import base64
import hashlib
import hmac
import secrets
import unicodedata

from ninelives.games.book import LONGEST_NAME
from ninelives.games.errors import GameError

MOST_MARKS = 2  # on one letter
# Letters, signs and marks of which nothing is to be seen: two names must not look the same because of them.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(n) for n in range(0xFE00, 0xFE10)}


class Signer:
    """Gives out and checks tokens. A token is a person's id and its signature; only the server can make one."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_token(self) -> str:
        """Make up a person."""
        person = secrets.token_urlsafe(12)
        return f"{person}.{self._sign(person)}"

    def person(self, token: str) -> str:
        """Return the id in a token, if the token is ours."""
        person, _, signature = token.partition(".")
        if not hmac.compare_digest(self._sign(person).encode(), signature.encode()):
            raise GameError("bad-token")
        return person

    def _sign(self, person: str) -> str:
        digest = hmac.new(self._key, person.encode(), hashlib.sha256).digest()[:18]
        return base64.urlsafe_b64encode(digest).decode()


def clean_name(name: str) -> str:
    """Rid a name of what cannot be seen or turns the text around, of towers of accents, and of what is too long."""
    kept, marks = "", 0
    for sign in unicodedata.normalize("NFC", name[:200]):
        kind = unicodedata.category(sign)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind in "LNPSZ" or (kind == "M" and kept and marks <= MOST_MARKS):
            kept += "" if sign in INVISIBLE else sign
    return " ".join(kept.split())[:LONGEST_NAME].strip()
