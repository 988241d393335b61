"""`ninelives` with a clock that jumps: python -m tests.chaos.skewed serve …

The file that CHAOS_CLOCK names, read again at SIGUSR1, says by how many seconds it is wrong. Only the time of day
is: no clock of a machine jumps that counts from its start.
"""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from ninelives.cli import main

CLOCK = "CHAOS_CLOCK"


def skew() -> None:
    """Replace the clock of this process."""
    right, offset = time.time, 0

    def jump(*_: Any) -> None:
        nonlocal offset
        offset = int(Path(os.environ[CLOCK]).read_text())

    jump()
    signal.signal(signal.SIGUSR1, jump)
    time.time = lambda: right() + offset


if __name__ == "__main__":
    skew()
    sys.exit(main())
