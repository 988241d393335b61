"""Write the log: a line for people, or a JSON object for programs; what uvicorn says and what we say alike.

Tables are named by the beginning of their ids: a code is an invitation. No log tells tokens, frames or cards, at any
level, so uvicorn and other packages, which would, are only asked for warnings.
"""

import json
import logging
import sys
from datetime import UTC, datetime

from ninelives.server.settings import Settings

KNOWN = ("table", "connection")  # what a record may say besides its message: log.info("…", extra={"table": …})


class Lines(logging.Formatter):
    """Writes each record as one line, and the traceback below it."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        """Write the first line; whatever stands in a message cannot pass for a line of its own."""
        message = record.message.replace("\n", r"\n").replace("\r", r"\r")
        return f"{when(record)} {record.levelname.lower()} {record.name}: {message}"


class Objects(logging.Formatter):
    """Writes each record as one JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write time, level, logger and message, and whatever else is known."""
        told = {
            "time": when(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {name: vars(record)[name] for name in KNOWN if name in vars(record)}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told)


def when(record: logging.LogRecord) -> str:
    """Return the time of a record in ISO 8601, in UTC."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def level_of_others(settings: Settings) -> int:
    """Return the level for other packages."""
    return max(level_of_ours(settings), logging.WARNING)


def level_of_ours(settings: Settings) -> int:
    """Return the level that was asked for."""
    return logging.getLevelNamesMapping()[settings.log_level.upper()]


def set_up(settings: Settings) -> None:
    """Log from now on as the settings say, for the whole process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Objects() if settings.log_format == "json" else Lines())
    logging.basicConfig(level=level_of_others(settings), handlers=[handler], force=True)
    logging.getLogger("ninelives").setLevel(level_of_ours(settings))
    logging.captureWarnings(True)
