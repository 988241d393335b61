"""Look at the pictures: pages with all art of the page and its games in three sizes, light and dark.

`python tools/art_sheet.py FOLDER`, then `python -m http.server -d FOLDER --bind 127.0.0.1` and open it in a browser
(pictures of another file are only shown to a page of the same origin, so opening the file itself shows nothing).
A game whose pictures are stacked has `tools/games/GAME/sheet.py`, which adds pages with them put together.
"""

import runpy
import shutil
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "ninelives"
ART = {"shared": PACKAGE / "web" / "art"} | {
    path.parents[1].name: path for path in sorted((PACKAGE / "games").glob("*/page/art"))
}
STYLE = """body { font: 11px sans-serif; margin: 0 }
section { padding: 8px; display: flex; flex-wrap: wrap; gap: 4px; background: #fbf6ee; color: #2b2330 }
section.dark { background: #1d1a22; color: #fbf6ee }
figure { margin: 0; display: flex; align-items: end; flex-wrap: wrap; width: min-content }
figcaption { width: 100% } figure > span { display: flex; align-items: end } svg.layer { position: absolute }
.mouse { position: relative; width: 120px; height: 168px }"""


def picture(file: str, name: str, width: float, height: float, layer: str = "") -> str:
    return f'<svg class="{layer}" width="{width:g}" height="{height:g}"><use href="{file}#{name}"/></svg>'


def figure(file: str, symbol: ElementTree.Element) -> str:
    name = symbol.attrib["id"]
    _, _, width, height = map(float, symbol.attrib["viewBox"].split())
    sizes = "".join(picture(file, name, size * width / height, size) for size in (160, 80, 40))
    return f"<figure><figcaption>{name}</figcaption><span>{sizes}</span></figure>"


def image(file: str) -> str:
    sizes = "".join(f'<img src="{file}" height="{size}">' for size in (160, 80, 40))
    return f"<figure><figcaption>{file}</figcaption><span>{sizes}</span></figure>"


def drawings(folder: Path, file: str) -> list[str]:
    """Show each symbol of a sprite, or the one picture that a file is."""
    symbols = list(ElementTree.parse(folder / file).iter("{http://www.w3.org/2000/svg}symbol"))
    return [figure(file, symbol) for symbol in symbols] or [image(file)]


def sheet(figures: list[str]) -> str:
    sections = "".join(f'<section class="{shade}">{"".join(figures)}</section>' for shade in ("light", "dark"))
    return f'<!doctype html><meta charset="utf-8"><title>Art</title><style>{STYLE}</style>{sections}'


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pages = {}
    for owner, art in ART.items():
        shutil.copytree(art, folder / owner, dirs_exist_ok=True)
        files = sorted(path.relative_to(folder).as_posix() for path in (folder / owner).rglob("*.svg"))
        pages[owner] = [drawing for file in files for drawing in drawings(folder, file)]
    for more in sorted(Path(__file__).parent.glob("games/*/sheet.py")):
        pages |= runpy.run_path(str(more))["pages"](picture)
    for name, figures in pages.items():
        (folder / f"{name}.html").write_text(sheet(figures))
    links = "".join(f'<p><a href="{name}.html">{name}</a>' for name in pages)
    (folder / "index.html").write_text(f"<!doctype html><title>Art</title>{links}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
