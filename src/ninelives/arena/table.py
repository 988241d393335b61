"""A match in words and numbers, the same for the terminal and the page."""

import math
from collections import Counter
from dataclasses import dataclass

from ninelives.arena.counts import Estimate
from ninelives.arena.match import Match
from ninelives.arena.standings import Result, Standing
from ninelives.games import rulebook
from ninelives.games.book import show
from ninelives.text import Catalogue, Message


@dataclass(frozen=True)
class Measure:
    """How a measure is called and how its numbers are written, both by message id."""

    label: str
    number: str = "arena-hundredths"
    signed: bool = False


COMMON = ("win", "score", "lead", "ms")  # what is measured in every game
MEASURES = {
    "win": Measure("arena-win", "arena-percent"),
    "score": Measure("arena-score"),
    "lead": Measure("arena-lead", signed=True),
    "ms": Measure("arena-ms", "arena-tenths"),
    "rating": Measure("arena-rating", "arena-tenths"),
    "sacks": Measure("arena-sacks", "arena-percent"),
    "price": Measure("arena-price"),
    "paradoxes": Measure("arena-paradoxes", "arena-percent"),
    "rounds_won": Measure("arena-rounds-won", "arena-percent"),
    "round_points": Measure("arena-round-points"),
    "round_lead": Measure("arena-round-lead", signed=True),
    "mice": Measure("arena-mice"),
    "laundry": Measure("arena-laundry"),
    "cheese": Measure("arena-cheese"),
    "reaction": Measure("arena-reaction", "arena-tenths"),
}


def game_measures(standing: Standing) -> list[str]:
    """What is measured in this game only."""
    return [measure for measure in standing.measures if measure not in COMMON]


def heading(match: Match, words: Catalogue) -> str:
    options = [f"{name}={show(value)}" for name, value in match.options.items()]
    args = {
        "game": ", ".join([rulebook(match.game).meta.title, *options]),
        "lineup": lineup(match),
        "deals": match.deals,
        "games": match.deals * match.players,
        "seed": str(match.seed),
    }
    return words.say(Message("arena-heading", args))


def lineup(match: Match) -> str:
    """Such as “search, 3 × thumb”."""
    counted = Counter(match.entrants).items()
    return ", ".join(bot if count == 1 else f"{count} × {bot}" for bot, count in counted)


def tables(result: Result, words: Catalogue) -> list[list[list[str]]]:
    """Tables of cells, a row for each bot under a row of titles: what every game knows, and what this one does."""

    def say(message_id: str) -> str:
        return words.say(Message(message_id))

    first = result.bots[0]
    common = [measure for measure in COMMON[:-1] if measure in first.measures]
    titles = [say(MEASURES[measure].label) for measure in (*common, "rating", "ms")]
    table = [["", *titles, say("arena-slowest"), say("arena-games")]]
    for bot in result.bots:
        cells = [told(bot.measures[measure], MEASURES[measure], words) for measure in common]
        cells.append(told(bot.rating, MEASURES["rating"], words))
        spent = [number(bot.measures["ms"].value, "arena-tenths", words), number(bot.slowest_ms, "arena-tenths", words)]
        table.append([bot.bot, *cells, *spent, str(bot.games)])
    own = game_measures(first)
    special = [["", *(say(MEASURES[measure].label) for measure in own)]]
    special += [[bot.bot, *(told(bot.measures[m], MEASURES[m], words) for m in own)] for bot in result.bots]
    return [table, special] if own else [table]


def told(found: Estimate | None, measure: Measure, words: Catalogue) -> str:
    """A mean with its interval, such as “+9.90 ±1.60”."""
    if found is None or math.isnan(found.value):
        return "–"
    text = "+" * (measure.signed and found.value > 0) + number(found.value, measure.number, words)
    return text if math.isnan(found.interval) else f"{text} ±{number(found.interval, measure.number, words)}"


def number(value: float, message_id: str, words: Catalogue) -> str:
    return "–" if math.isnan(value) else words.say(Message(message_id, {"value": float(value)}))


def as_text(table: list[list[str]]) -> str:
    """Columns side by side: names to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = []
    for name, *cells in table:
        numbers = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        lines.append("   ".join([name.ljust(widths[0]), *numbers]))
    return "\n".join(lines)


def forfeit_lines(result: Result, words: Catalogue) -> list[str]:
    return [
        words.say(Message("arena-forfeit", {"bot": found.bot, "count": found.games, "reason": found.reason}))
        for found in result.forfeits
    ]
