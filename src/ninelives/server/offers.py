"""Say which games can be played here, and what can be chosen for each when a table is opened."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from ninelives import GAMES, bots
from ninelives.games import has_part, part
from ninelives.games.meta import Meta, Option


@cache
def games() -> bytes:
    """List all games as JSON. Neither they nor the bots there are change while the server runs."""
    return msgspec.json.encode([about_game(name) for name in GAMES])


def about_game(name: str) -> dict[str, Any]:
    """Say what can be chosen when a table is opened."""
    meta: Meta = part(name, "meta").META  # without the compiler, which would keep the first page waiting
    return {
        "name": name,
        "title": meta.title,
        "players": list(meta.players),
        "usual_players": meta.usual_players,
        "options": choices(meta.options),
        "slaps": choices(part(name, "referee").SLAP_OPTIONS if meta.real_time else ()),
        "real_time": meta.real_time,
        "sealed": has_part(name, "sealed"),
        "bots": bots.names(),
    }


def choices(options: Sequence[Option]) -> dict[str, Any]:
    """Describe options by their usual and their valid values, where need be for each number of players."""
    return {option.name: choice(option) for option in options}


def choice(option: Option) -> dict[str, Any]:
    """Describe one option."""
    found: dict[str, Any] = {"default": option.default, "valid": option.valid()}
    if option.by_players:
        found["by_players"] = {players: option.valid(players) for players in option.by_players}
    return found
