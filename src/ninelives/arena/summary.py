"""Tell a match in words and numbers, the same for the terminal and the page."""

import math
from collections import Counter

from ninelives.arena.counts import Estimate, Measure, measures_of
from ninelives.arena.match import Match
from ninelives.arena.standings import Result, Standing
from ninelives.games import rulebook
from ninelives.games.meta import show
from ninelives.text import Catalogue, Message

COMMON = {  # what is measured in every game
    "win": Measure("arena-percent"),
    "score": Measure(),
    "lead": Measure(signed=True),
    "ms": Measure("arena-tenths"),
}
RATING = Measure("arena-tenths")


def measure_of(match: Match, measure: str) -> Measure:
    """Return how the numbers of a measure are written."""
    return COMMON.get(measure) or measures_of(match.game)[measure]


def label(match: Match, measure: str, words: Catalogue) -> str:
    """Return what a measure is called."""
    return words.say(Message(f"arena-{measure}" if measure in COMMON else f"{match.game}-count-{measure}"))


def game_measures(standing: Standing) -> list[str]:
    """Return what is measured in this game only."""
    return [measure for measure in standing.measures if measure not in COMMON]


def heading(match: Match, words: Catalogue) -> str:
    """Return a line that says which match this is."""
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
    """Return who plays, such as “search, 3 × thumb”."""
    counted = Counter(match.entrants).items()
    return ", ".join(bot if count == 1 else f"{count} × {bot}" for bot, count in counted)


def grids(result: Result, words: Catalogue) -> list[list[list[str]]]:
    """Return grids of cells, a row for each bot under a row of titles: of every game, and of this one alone."""
    match, first = result.match, result.bots[0]
    common = [measure for measure in COMMON if measure in first.measures and measure != "ms"]
    titles = [label(match, measure, words) for measure in common]
    titles += [words.say(Message(f"arena-{title}")) for title in ("rating", "ms", "slowest", "games")]
    grid = [["", *titles]]
    for bot in result.bots:
        cells = [told(bot.measures[measure], COMMON[measure], words) for measure in common]
        spent = [number(ms, "arena-tenths", words) for ms in (bot.measures["ms"].value, bot.slowest_ms)]
        grid.append([bot.bot, *cells, told(bot.rating, RATING, words), *spent, str(bot.games)])
    own = game_measures(first)
    special = [["", *(label(match, measure, words) for measure in own)]]
    special += [[bot.bot, *(told(bot.measures[m], measure_of(match, m), words) for m in own)] for bot in result.bots]
    return [grid, special] if own else [grid]


def told(found: Estimate | None, measure: Measure, words: Catalogue) -> str:
    """Return a mean with its interval, such as “+9.90 ±1.60”."""
    if found is None or math.isnan(found.value):
        return "–"
    text = "+" * (measure.signed and found.value > 0) + number(found.value, measure.number, words)
    return text if math.isnan(found.interval) else f"{text} ±{number(found.interval, measure.number, words)}"


def number(value: float, message_id: str, words: Catalogue) -> str:
    """Return a number as a message writes it, or a dash for none."""
    return "–" if math.isnan(value) else words.say(Message(message_id, {"value": float(value)}))


def as_text(grid: list[list[str]]) -> str:
    """Return a grid of cells as lines of text: names to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
    lines = []
    for name, *cells in grid:
        numbers = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        lines.append("   ".join([name.ljust(widths[0]), *numbers]))
    return "\n".join(lines)


def forfeit_lines(result: Result, words: Catalogue) -> list[str]:
    """Return a line for each reason for which a bot broke down."""
    return [
        words.say(Message("arena-forfeit", {"bot": found.bot, "count": found.games, "reason": found.reason}))
        for found in result.forfeits
    ]
