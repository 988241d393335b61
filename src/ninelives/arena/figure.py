"""Draw pictures of matches: who won, with which scores, how fast they thought, and what is special in this game."""

import io
import math
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure
from matplotlib.ticker import LogLocator, MaxNLocator

from ninelives.arena.standings import Result, Standing
from ninelives.arena.summary import game_measures, heading, label, measure_of, number, told
from ninelives.text import Catalogue, Message

COLOURS = ("#2a6f97", "#e07a3f", "#5a9367", "#b5517a", "#8a6fb0", "#c9a227")
INK, PALE = "#22303c", "#9aa3aa"
WIDTH = 10.0  # inches
BINS = 30
STYLE: dict[Any, Any] = {
    "figure.constrained_layout.w_pad": 0.15,
    "figure.constrained_layout.h_pad": 0.1,
    "figure.constrained_layout.wspace": 0.06,
    "figure.constrained_layout.hspace": 0.08,
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": PALE,
    "axes.labelcolor": INK,
    "axes.titlesize": 10.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.unicode_minus": False,  # a hyphen, as the catalogues write it
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
    "ytick.major.pad": 6,
    "svg.hashsalt": "ninelives",  # the same match gives the same file
}


def colours_of(results: list[Result]) -> dict[str, str]:
    """Return a colour for each bot, the same in all pictures."""
    bots = dict.fromkeys(bot for result in results for bot in result.match.entrants)
    return {bot: COLOURS[n % len(COLOURS)] for n, bot in enumerate(bots)}


def png(results: list[Result], words: Catalogue) -> bytes:
    """Return a picture of all matches, one below the other."""
    colours = colours_of(results)
    with mpl.rc_context(STYLE):
        heights = [height(result) for result in results]
        whole = Figure(figsize=(WIDTH, sum(heights)), layout="constrained")
        parts = whole.subfigures(len(results), squeeze=False, height_ratios=heights)[:, 0]
        for part, result in zip(parts, results, strict=True):
            part.suptitle(heading(result.match, words), x=0.02, ha="left", fontsize=11.5, fontweight="bold")
            draw(part, result, colours, words)
        return saved(whole, "png")


def svg(result: Result, colours: dict[str, str], words: Catalogue) -> str:
    """Return a picture of one match, to stand in a page."""
    with mpl.rc_context(STYLE):
        whole = Figure(figsize=(WIDTH, height(result)), layout="constrained")
        draw(whole, result, colours, words)
        text = saved(whole, "svg").decode()
    return text[text.index("<svg") :]


def height(result: Result) -> float:
    """Return how many inches a match needs, so that there is room for every bot."""
    return 4.2 + len(result.bots)


def saved(figure: Figure, form: str) -> bytes:
    """Return a figure as a file of a format, the same bytes for the same match."""
    out = io.BytesIO()
    figure.savefig(out, format=form, dpi=150, metadata={"Date": None} if form == "svg" else None)
    return out.getvalue()


def draw(figure: Figure | SubFigure, result: Result, colours: dict[str, str], words: Catalogue) -> None:
    """Draw the four panels of a match, each with a row for each bot."""
    win, scores, times, special = figure.subplots(2, 2).flat
    bots = result.bots
    draw_means(win, result, "win", words.say(Message("arena-figure-win")), colours, words)
    draw_par(win, 1 / result.match.players, words)
    draw_scores(scores, bots, colours, words)
    draw_times(times, bots, colours, words)
    own = game_measures(bots[0])
    if own:
        draw_means(special, result, own[0], label(result.match, own[0], words), colours, words)
    else:  # not one game was played to its end
        special.set_axis_off()


def rows(axes: Axes, bots: list[Standing], title: str) -> None:
    """Make a row for each bot, the first on top."""
    axes.set_title(title)
    axes.set_yticks(range(len(bots)), [bot.bot for bot in bots])
    axes.set_ylim(len(bots) - 0.45, -0.65)


def draw_means(axes: Axes, result: Result, measure: str, title: str, colours: dict[str, str], words: Catalogue) -> None:
    """Draw bars with whiskers for the 95 % intervals."""
    rows(axes, result.bots, title)
    axes.set_xticks([])  # the bars carry their numbers
    axes.spines.bottom.set_visible(False)
    for row, bot in enumerate(result.bots):
        found = bot.measures[measure]
        if math.isnan(found.value):
            continue
        whisker = 0.0 if math.isnan(found.interval) else found.interval
        axes.barh(row, found.value, height=0.45, color=colours[bot.bot])
        axes.errorbar(found.value, row, xerr=whisker, color=INK, linewidth=1.2, capsize=3.5)
        note(axes, found.value + whisker, row, told(found, measure_of(result.match, measure), words), (7, -3))
    axes.set_xlim(0, 1.45 * axes.dataLim.x1 or 1)


def note(axes: Axes, x: float, y: float, text: str, offset: tuple[float, float]) -> None:
    """Write a text near a point, so many points of type to the right and above."""
    paper = {"facecolor": "white", "edgecolor": "none", "pad": 1.5, "alpha": 0.85}
    axes.annotate(text, (x, y), offset, textcoords="offset points", size=9, bbox=paper)


def draw_par(axes: Axes, par: float, words: Catalogue) -> None:
    """Draw the share that all would have if all were equal."""
    axes.axvline(par, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    text = words.say(Message("arena-figure-par", {"share": number(par, "arena-percent", words)}))
    note(axes, par, axes.get_ylim()[0], text, (4, 2))


def draw_scores(axes: Axes, bots: list[Standing], colours: dict[str, str], words: Catalogue) -> None:
    """Draw how often each score came up, and the mean."""
    rows(axes, bots, words.say(Message("arena-figure-scores")))
    found = [score for bot in bots for score in bot.scores]
    if not found:
        return
    low, width = min(found), max(1, math.ceil((max(found) - min(found)) / BINS))
    for row, bot in enumerate(bots):
        bins = [0] * ((max(found) - low) // width + 1)
        for score, times in bot.scores.items():
            bins[(score - low) // width] += times
        floor = row + 0.35
        tops = [floor - 0.7 * times / max(bins) for times in bins]
        edges = [low + width * n - 0.5 for n in range(len(bins) + 1)]
        axes.stairs(tops, edges, baseline=floor, fill=True, color=colours[bot.bot], alpha=0.75)
        mean = bot.measures["score"].value
        axes.plot([mean, mean], [floor, row - 0.45], color=INK, linewidth=1.2)
        note(axes, mean, row - 0.45, number(mean, "arena-tenths", words), (-8, 4))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def draw_times(axes: Axes, bots: list[Standing], colours: dict[str, str], words: Catalogue) -> None:
    """Draw thinking times from the mean to the slowest, on a log scale: bots differ by orders of magnitude."""
    rows(axes, bots, words.say(Message("arena-figure-times")))
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(LogLocator(subs=(1, 3)))
    axes.xaxis.set_major_formatter(lambda value, _: number(value, "arena-plain", words))
    axes.minorticks_off()
    for row, bot in enumerate(bots):
        mean = bot.measures["ms"].value
        if math.isnan(mean):
            continue
        axes.plot([mean, bot.slowest_ms], [row, row], color=colours[bot.bot], linewidth=2.5, alpha=0.5)
        axes.plot(mean, row, "o", color=colours[bot.bot], markersize=9)
        axes.plot(bot.slowest_ms, row, "|", color=colours[bot.bot], markersize=13, markeredgewidth=2.5)
        for ms in (mean, bot.slowest_ms):
            note(axes, ms, row, number(ms, "arena-tenths", words), (-6, 9))
    axes.margins(x=0.12)
