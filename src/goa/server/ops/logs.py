"""Logs, one JSON object a line. Fields are named one by one, so that no secret is logged by accident."""

import json
import logging
import sys
import time

from goa.server.ops.log_limit import LimitedHandler


class JsonFormatter(logging.Formatter):
    """One line for each log record."""

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
    handler = LimitedHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level="WARNING", handlers=[handler], force=True)
    # Only our own loggers get this level: at debug level libraries log every frame, and frames contain tokens.
    logging.getLogger("goa").setLevel(level.upper())
    # At info level uvicorn logs the address of every socket; sockets have log lines of our own.
    logging.getLogger("uvicorn").setLevel("ERROR" if level == "error" else "WARNING")
    logging.getLogger("uvicorn.access").disabled = True  # our own request log leaves out queries
