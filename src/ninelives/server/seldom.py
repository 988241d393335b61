"""Keep the log short: strangers can have a line written as often as they like, and must not fill the disk with it."""

import logging
from collections import Counter

from ninelives.server.limits import Buckets, Limits

OURS = ("ninelives", "uvicorn", "asyncio")


class Seldom(logging.Filter):
    """Lets lines of the same place in the program through now and then; the next one says how many there were."""

    def __init__(self, limits: Limits) -> None:
        super().__init__()
        self._lines = Buckets(limits.log_lines_per_minute / 60, limits.log_lines_per_minute)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a line may be written."""
        place = f"{record.pathname}:{record.lineno}"
        if not self._lines.take(place):
            self._left_out[place] += 1
            return False
        if left_out := self._left_out.pop(place, 0):
            record.msg = f"{record.msg} ({left_out} more like this were left out)"
        return True


def limit_log(limits: Limits) -> None:
    """Let all loggers of the server write seldom."""
    seldom = Seldom(limits)
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] in OURS:
            logging.getLogger(name).addFilter(seldom)
