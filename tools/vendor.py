"""Re-create src/ninelives/web/vendor: the page's few libraries, as published, with their licences.

`python tools/vendor.py` needs npm. Versions are pinned here; a newer one is a new number below and a look at the page.
"""

import re
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

VENDOR = Path(__file__).parents[1] / "src/ninelives/web/vendor"

# Package and version, and which of its files become which of ours.
PACKAGES = {
    "preact@11.2.0": {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "hooks.js", "LICENSE": "preact.LICENSE"},
    "htm@3.1.1": {"dist/htm.mjs": "htm.js", "LICENSE": "htm.LICENSE"},
    "@preact/signals-core@1.14.5": {"dist/signals-core.mjs": "signals-core.js", "LICENSE": "signals.LICENSE"},
    "@preact/signals@2.11.4": {"dist/signals.mjs": "signals.js"},
    "@fluent/bundle@0.19.1": {"esm/*.js": "fluent/"},
}


def main() -> None:
    shutil.rmtree(VENDOR, ignore_errors=True)
    VENDOR.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        for package, files in PACKAGES.items():
            fetch(package, files, Path(scratch) / package.replace("/", "_"))
    (VENDOR / "README.md").write_text(readme(), encoding="utf-8")


def fetch(package: str, files: dict[str, str], folder: Path) -> None:
    folder.mkdir()
    subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    with tarfile.open(next(folder.glob("*.tgz"))) as archive:
        archive.extractall(folder, filter="data")
    for pattern, target in files.items():
        for source in sorted((folder / "package").glob(pattern)):
            copy(source, VENDOR / (target + source.name if target.endswith("/") else target))


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(exist_ok=True)
    text = re.sub(r"//# sourceMappingURL=\S+\s*", "", source.read_text(encoding="utf-8"))
    target.write_text(text, encoding="utf-8")


def readme() -> str:
    return f"""Made by tools/vendor.py, not to be edited: {", ".join(PACKAGES)}.

Preact and its signals are under the MIT licence (preact.LICENSE, signals.LICENSE); htm and Fluent under the Apache
licence 2.0, whose text is htm.LICENSE (Fluent's package brings none of its own).
"""


if __name__ == "__main__":
    main()
