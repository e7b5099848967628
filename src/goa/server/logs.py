"""Logs as one JSON object a line. What is logged is named field by field, so no secret comes along by accident."""

import json
import logging
import sys
import time
from typing import Final

LEVELS: Final = ("debug", "info", "warning", "error")


class Lines(logging.Formatter):
    """One line a record."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **getattr(record, "details", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def start_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # ours has no addresses with their queries
    for name in ("alembic", "aiosqlite", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
