"""python -m goa.server.api.openapi: prints the API's description as JSON, without starting a server."""

from __future__ import annotations

import json
import sys
from typing import Any

from goa.server.api.app import make_app
from goa.server.ops.settings import Settings


def schema() -> dict[str, Any]:
    # No database is opened before the first request.
    return make_app(Settings()).openapi()


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=1) + "\n")
