"""The example game, installed where a program finds it and taken away again."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
OTTO = ROOT / "examples" / "otto"
UV = shutil.which("uv") or shutil.which("uv", path=ROOT / ".uv" / "bin")


def install(target: Path) -> None:
    """Install the package as it is meant to be, or by hand where nothing can."""
    if UV:
        command = [UV, "pip", "install", "--quiet", "--no-deps", "--python", sys.executable, "--target", str(target)]
        done = subprocess.run([*command, str(OTTO)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    else:
        unpack(target)


def unpack(target: Path, without: str = "") -> None:
    """Put the package there by hand: all its files, or all but one."""
    shutil.copytree(OTTO / "otto", target / "otto", ignore=shutil.ignore_patterns("__pycache__"))
    if without:
        (target / "otto" / without).unlink()
    project = tomllib.loads((OTTO / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = target / "ninelives_otto-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    entries = "\n".join(f"{name} = {value}" for name, value in project["entry-points"]["ninelives.games"].items())
    (info / "entry_points.txt").write_text(f"[ninelives.games]\n{entries}\n")


def run(site: Path | None, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments, with the packages of a folder or without, and somebody who types."""
    env = {**os.environ, "PYTHONPATH": str(site or ""), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=env, cwd=ROOT, input=typed, capture_output=True, text=True, check=False)


def ninelives(site: Path | None, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command of ours."""
    return run(site, "-m", "ninelives.cli", *arguments, typed=typed)
