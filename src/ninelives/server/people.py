"""Who somebody is: no accounts, only a random id that the server has signed, and a name."""

import base64
import hashlib
import hmac
import secrets
import unicodedata

from ninelives.games.errors import GameError

LONGEST_NAME = 20


class Signer:
    """Gives out and checks tokens. A token is a person's id and its signature; only the server can make one."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_token(self) -> str:
        person = secrets.token_urlsafe(12)
        return f"{person}.{self._sign(person)}"

    def person(self, token: str) -> str:
        """The id in a token, if the token is ours."""
        person, _, signature = token.partition(".")
        if not hmac.compare_digest(self._sign(person).encode(), signature.encode()):
            raise GameError("bad-token")
        return person

    def _sign(self, person: str) -> str:
        digest = hmac.new(self._key, person.encode(), hashlib.sha256).digest()[:18]
        return base64.urlsafe_b64encode(digest).decode()


def clean_name(name: str) -> str:
    """A name without anything that could not be seen, or would not fit."""
    visible = "".join(sign if unicodedata.category(sign)[0] in "LNPSZ" else "" for sign in name[:200])
    return " ".join(unicodedata.normalize("NFC", visible).split())[:LONGEST_NAME].strip()
