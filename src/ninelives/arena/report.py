"""Report matches as a picture, or as a page that stands alone."""

import importlib.util
from html import escape
from pathlib import Path

from ninelives.arena.standings import Result
from ninelives.arena.summary import forfeit_lines, grids, heading
from ninelives.games.errors import GameError
from ninelives.text import Catalogue, Message

ENDINGS = (".html", ".png")

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #22303c; background: #f6f4ef; margin: 0; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; font-weight: 650; margin: 0 0 .25rem; }
h2 { font-size: 1.05rem; font-weight: 600; margin: 0 0 1rem; }
section { background: #fff; border: 1px solid #e4e0d8; border-radius: 10px; padding: 1.5rem; margin: 1.5rem 0; }
figure { margin: 0 0 1.5rem; }
figure svg { width: 100%; height: auto; display: block; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; margin: 0 0 1.25rem; }
table { font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; white-space: nowrap; }
th, td { padding: .35rem .25rem .35rem .6rem; border-bottom: 1px solid #ece9e2; }
th { font-weight: 500; color: #6b7680; }
tbody th { font-weight: 600; color: inherit; text-align: left; }
i { display: inline-block; width: .7em; height: .7em; border-radius: 50%; margin-right: .5em; }
.forfeits { color: #a4262c; margin: 0; padding-left: 1.2rem; }
footer { color: #6b7680; font-size: .85rem; }
"""


def check_report(file: str) -> None:
    """Refuse a report that cannot be drawn, before the match is played."""
    if Path(file).suffix.lower() not in ENDINGS:
        raise GameError("arena-report-ending", file=file)
    if importlib.util.find_spec("matplotlib") is None:
        raise GameError("arena-no-matplotlib")


def write_report(file: str, results: list[Result], words: Catalogue) -> None:
    """Write a report of matches: a picture or a page, as the name of the file ends."""
    from ninelives.arena import figure  # needs matplotlib

    if Path(file).suffix.lower() == ".png":
        Path(file).write_bytes(figure.png(results, words))
    else:
        colours = figure.colours_of(results)
        figures = [figure.svg(result, colours, words) for result in results]
        Path(file).write_text(page(results, figures, colours, words), encoding="utf-8")


def page(results: list[Result], figures: list[str], colours: dict[str, str], words: Catalogue) -> str:
    """Return a page with everything in it: nothing is fetched."""

    def say(message_id: str) -> str:
        return escape(words.say(Message(message_id)))

    title = say("arena-report")
    sections = "\n".join(
        section(result, figure, colours, words) for result, figure in zip(results, figures, strict=True)
    )
    return f"""<!DOCTYPE html>
<html lang="{say("arena-language")}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{STYLE}</style>
<main>
<h1>{title}</h1>
{sections}
<footer>{say("arena-legend")}</footer>
</main>
</html>
"""


def section(result: Result, figure: str, colours: dict[str, str], words: Catalogue) -> str:
    """Return the part of the page about one match."""
    found = "\n".join(as_html(grid, colours) for grid in grids(result, words))
    lines = "".join(f"<li>{escape(line)}</li>" for line in forfeit_lines(result, words))
    forfeits = f'<ul class="forfeits">{lines}</ul>' if lines else ""
    return f"""<section>
<h2>{escape(heading(result.match, words))}</h2>
<figure>{figure}</figure>
{found}
{forfeits}
</section>"""


def as_html(grid: list[list[str]], colours: dict[str, str]) -> str:
    """Return a grid of cells as HTML, each bot with its colour."""
    titles, *rows = grid
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    body = "\n".join(
        f'<tr><th><i style="background:{colours[bot]}"></i>{escape(bot)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + "</tr>"
        for bot, *cells in rows
    )
    return f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>'
