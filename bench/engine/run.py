"""Prints the speed of the rules, interpreted and compiled, as a table (make bench); --json FILE saves the figures."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[2]

# Targets on a machine with two cores. Before comparing machines, compare their calibration.
TARGETS = {
    ("compiled", "loop_inside", "decisions_per_second"): "700,000",
    ("compiled", "loop_inside", "games_per_second"): "1,500",
    ("compiled", "driven_from_python", "decisions_per_second"): "400,000",
    ("compiled", "copy_list_apply", "microseconds"): "2.5",
    ("compiled", "slowest_step", "milliseconds"): "1.0",
    ("interpreted", "loop_inside", "decisions_per_second"): "120,000",
}
LINES = (
    ("loop_inside", "decisions_per_second", "decisions/s, loop inside", ",.0f"),
    ("loop_inside", "games_per_second", "complete games/s, loop inside", ",.0f"),
    ("driven_from_python", "decisions_per_second", "decisions/s, driven from Python", ",.0f"),
    ("driven_from_python", "games_per_second", "complete games/s, driven from Python", ",.0f"),
    ("copy_list_apply", "microseconds", "copy + list + apply, µs", ",.2f"),
    ("slowest_step", "milliseconds", "slowest list + apply, ms", ",.3f"),
)


def measure(path: Path, *, quick: bool) -> dict[str, Any]:
    command = [sys.executable, str(ROOT / "bench" / "engine" / "measure.py"), *(["--quick"] if quick else [])]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"measuring the goa in {path} failed:\n{done.stderr}")
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, help="folder of the compiled tree")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--quick", action="store_true", help="a tenth of the games, to try it out")
    arguments = parser.parse_args()
    console = Console()
    runs: list[dict[str, Any]] = []
    with console.status("Playing random games ..."):
        for path in [ROOT / "src", *([arguments.compiled.resolve()] if arguments.compiled else [])]:
            runs.append(measure(path, quick=arguments.quick))
    forms = [run["form"] for run in runs]
    if arguments.compiled and "compiled" not in forms:
        sys.exit(f"expected extension modules in {arguments.compiled}, found none; run: make compile")
    for edition in ("2004", "2012"):
        console.print(_table(edition, runs))
    if arguments.json:
        arguments.json.write_text(json.dumps(runs, indent=2) + "\n", encoding="utf-8")
        console.print(f"The figures are in {arguments.json}.")


def _table(edition: str, runs: list[dict[str, Any]]) -> Table:
    table = Table(title=f"Random games, edition {edition}, {runs[0]['seats']} seats, one process, medians of 5")
    table.add_column("")
    for run in runs:
        table.add_column(run["form"], justify="right")
    table.add_column("target (compiled / interpreted)", justify="right")
    for group, key, words, form in LINES:
        wanted = [TARGETS.get((name, group, key), "") for name in ("compiled", "interpreted")]
        table.add_row(
            words, *(format(run[edition][group][key], form) for run in runs), " / ".join(filter(None, wanted))
        )
    table.add_row("peak memory, MB", *(f"{run['peak_memory_megabytes']:.0f}" for run in runs), "")
    table.add_row(
        "calibration: million plain Python loops/s",
        *(f"{run['calibration_million_loops_per_second']:.1f}" for run in runs),
        "",
        style="dim",
    )
    return table


if __name__ == "__main__":
    main()
