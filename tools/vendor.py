"""Re-create src/ninelives/web/vendor and fonts: the page's few libraries and typefaces, as published, with licences.

`python tools/vendor.py` needs npm. Versions are pinned here; a newer one is a new number below and a look at the page.
"""

import re
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

WEB = Path(__file__).parents[1] / "src/ninelives/web"
VENDOR, FONTS = WEB / "vendor", WEB / "fonts"

# Package and version, and which of its files become which of ours.
PACKAGES = {
    "preact@11.2.0": {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "hooks.js", "LICENSE": "preact.LICENSE"},
    "htm@3.1.1": {"dist/htm.mjs": "htm.js", "LICENSE": "htm.LICENSE"},
    "@preact/signals-core@1.14.5": {"dist/signals-core.mjs": "signals-core.js", "LICENSE": "signals.LICENSE"},
    "@preact/signals@2.11.4": {"dist/signals.mjs": "signals.js"},
    "@fluent/bundle@0.19.1": {"esm/*.js": "fluent/"},
}

# Under the SIL Open Font License. Lilita One has a reserved name: it is shipped as it is.
TYPEFACES = {
    "@fontsource/lilita-one@5.3.0": {
        "files/lilita-one-latin-400-normal.woff2": "lilita-one.woff2",
        "LICENSE": "lilita-one.LICENSE",
    },
    "@fontsource-variable/figtree@5.3.0": {
        "files/figtree-latin-wght-normal.woff2": "figtree.woff2",
        "LICENSE": "figtree.LICENSE",
    },
}


def main() -> None:
    for folder, packages in ((VENDOR, PACKAGES), (FONTS, TYPEFACES)):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        with tempfile.TemporaryDirectory() as scratch:
            for package, files in packages.items():
                fetch(package, files, Path(scratch) / package.replace("/", "_"), folder)
    (VENDOR / "README.md").write_text(readme(), encoding="utf-8")


def fetch(package: str, files: dict[str, str], folder: Path, home: Path) -> None:
    folder.mkdir()
    subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    with tarfile.open(next(folder.glob("*.tgz"))) as archive:
        archive.extractall(folder, filter="data")
    for pattern, target in files.items():
        for source in sorted((folder / "package").glob(pattern)):
            copy(source, home / (target + source.name if target.endswith("/") else target))


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(exist_ok=True)
    content = source.read_bytes()
    target.write_bytes(re.sub(rb"//# sourceMappingURL=\S+\s*", b"", content) if source.suffix != ".woff2" else content)


def readme() -> str:
    return f"""Made by tools/vendor.py, not to be edited: {", ".join(PACKAGES)}.

Preact and its signals are under the MIT licence (preact.LICENSE, signals.LICENSE); htm and Fluent under the Apache
licence 2.0, whose text is htm.LICENSE (Fluent's package brings none of its own).
"""


if __name__ == "__main__":
    main()
