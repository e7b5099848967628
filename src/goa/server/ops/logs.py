"""Logs as one JSON object a line. What is logged is named field by field, so no secret comes along by accident."""

import json
import logging
import sys
import time


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
    logging.basicConfig(level="WARNING", handlers=[handler], force=True)
    # Only our own at the level asked for: at debug level others write every frame down, and tokens are in frames.
    logging.getLogger("goa").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel("INFO" if level == "debug" else level.upper())
    logging.getLogger("uvicorn.access").disabled = True  # ours has no addresses with their queries
