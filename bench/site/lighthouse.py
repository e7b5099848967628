"""Measures the home page and a table with Lighthouse: make lighthouse, or PYTHONPATH=. python bench/site/lighthouse.py.

Each page is loaded as on a desktop and as on a phone, some times, and the median of each score is taken. npm brings
Lighthouse, in a fixed version; the client itself does not depend on it. Fails if a median is below its bar.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import httpx
from building.node import find_node
from tests.building.tools import chromium
from tests.server.process import ServerProcess

LIGHTHOUSE: Final = "lighthouse@12.8.2"  # the last that runs on Node 20
BARS: Final = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
DEVICES: Final = {"desktop": ["--preset=desktop"], "mobile": []}
FLAGS: Final = "--headless --no-sandbox --disable-gpu"
SECONDS: Final = 180


def table_address(url: str) -> str:
    """The page of a table that waits for a person."""
    bots = [{"kind": "bot", "level": "novice"}] * 3
    response = httpx.post(f"{url}/api/games", json={"seats": [{"name": "Ann"}, *bots], "pace": 0}, timeout=30)
    made = response.raise_for_status().json()
    token = next(link["token"] for link in made["seats"] if link["seat"] == 0)
    return f"{url}/play/{made['id']}#{token}"


def report(address: str, device: str) -> dict[str, Any]:
    """What Lighthouse says of one visit."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "report.json"
        node = find_node()
        command = [*node.npm, "exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", address, "--quiet"]
        command += ["--output=json", f"--output-path={output}", f"--chrome-flags={FLAGS}"]
        command += [f"--only-categories={','.join(BARS)}", *DEVICES[device]]
        environment = {**node.environment(), "CHROME_PATH": str(chromium())}
        subprocess.run(command, check=True, env=environment, timeout=SECONDS, stdout=subprocess.DEVNULL)
        read: dict[str, Any] = json.loads(output.read_text(encoding="utf-8"))
        return read


def scores_of(read: dict[str, Any]) -> dict[str, int]:
    return {name: round(100 * (read["categories"][name]["score"] or 0)) for name in BARS}


def failures_of(read: dict[str, Any]) -> set[str]:
    """The audits that cost points."""
    counted = {each["id"] for name in BARS for each in read["categories"][name]["auditRefs"] if each["weight"] > 0}
    return {name for name in counted if (read["audits"][name]["score"] or 0) < 1 and _has_score(read, name)}


def _has_score(read: dict[str, Any], name: str) -> bool:
    return bool(read["audits"][name]["scoreDisplayMode"] in ("binary", "numeric", "metricSavings"))


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--visits", type=int, default=5)
    visits: int = arguments.parse_args().visits
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder)).start()
        try:
            if "viewport" not in httpx.get(server.url, timeout=30).text:
                sys.exit("The server has no client: make client compile")
            for page, address in (("home", f"{server.url}/"), ("table", table_address(server.url))):
                for device in DEVICES:
                    reports = [report(address, device) for _ in range(visits)]
                    scores = [scores_of(each) for each in reports]
                    medians = {name: round(statistics.median(each[name] for each in scores)) for name in BARS}
                    costs = sorted(set().union(*(failures_of(each) for each in reports)))
                    print(f"{page:6} {device:8} {medians} {' '.join(costs)}", flush=True)
                    missed += any(medians[name] < bar for name, bar in BARS.items())
        finally:
            server.stop()
    return min(missed, 1)


if __name__ == "__main__":
    sys.exit(main())
