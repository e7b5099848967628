"""How long a neighbour waits while one address does its worst, attack by attack. Default limits, compiled if built.

PYTHONPATH=build/compiled python bench/attacks/attacks.py
python bench/attacks/attacks.py --short                 two seconds each, to see that all of them work
python bench/attacks/attacks.py --only "old views"

The attacker is a process of its own with one address, and the neighbour another one, who looks at a table and chooses
there. The attacker has a game of 600 entries, a journal of 2,000 with as much undoing as is allowed, a finished game,
200 seats, and the costliest edition that is accepted.

The exit status is 1 unless all of this holds:

- the neighbour's p99 is below 100 ms during each attack. The quiet p99 before it is shown beside it, and how many
  times as long the attack makes it: on a busy machine only that means anything, so a short run looks at nothing else
- during attacks on bots, of 100 waits for the neighbour's own bot 95 are at most four times as long as before, and a
  second more
- every attack was answered as it should be, so it did attack something
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import shutil
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from bench.attacks.attack_connections import CONNECTION_ATTACKS  # noqa: E402 - the folder above first
from bench.attacks.attack_kinds import FLOOD_ATTACKS, Kind, Target  # noqa: E402 - the folder above first
from bench.attacks.attack_neighbour import Neighbour  # noqa: E402 - the folder above first
from bench.attacks.attack_plays import PLAYED_ATTACKS  # noqa: E402 - the folder above first
from bench.attacks.attack_target import Targets, prepare  # noqa: E402 - the folder above first
from bench.server.load_limits import memory_of, percentiles  # noqa: E402 - the folder above first
from tests.server.attacks.attacker import server_with_default_limits  # noqa: E402 - the folder above first
from tests.server.process import ServerProcess, free_port  # noqa: E402 - the folder above first

BAR: Final = 100.0  # milliseconds
TIMES: Final = 5  # on a busy machine: as long as when all is quiet, ...
SPARE: Final = 50.0  # ... and some milliseconds
BOT_TIMES: Final = 4
BOT_SPARE: Final = 1_000.0
QUIET_SECONDS: Final = 3.0
SECONDS_TO_END: Final = 60  # of an attack, after its time is over
ALL: Final[dict[str, Kind]] = {**FLOOD_ATTACKS, **PLAYED_ATTACKS, **CONNECTION_ATTACKS}


def measure(kind: Kind, server: ServerProcess, target: Target, *, is_short: bool) -> dict[str, Any]:
    neighbour = Neighbour(server)
    with_bot = kind.plays_with_bot
    if with_bot:
        neighbour.warm_up()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as attacker:
        attacker.submit(abs, 0).result(SECONDS_TO_END)  # its process starts and imports what it needs
        quiet, quiet_bot = asyncio.run(neighbour.measure(QUIET_SECONDS, plays_with_bot=with_bot))
        before = memory_of(server.pid)
        attacking = attacker.submit(kind.attack, target)
        waits, bot = asyncio.run(neighbour.measure(target.seconds, plays_with_bot=with_bot))
        answers = attacking.result(SECONDS_TO_END)
    p99, usual = percentiles(waits)["p99_ms"], percentiles(quiet)["p99_ms"]
    figures: dict[str, Any] = {
        "attacked": percentiles(waits),
        "quiet": percentiles(quiet),
        "times_as_long": round(p99 / max(usual, 0.1), 1),
        "looks_and_choices": len(waits),
        "mb_more": round((memory_of(server.pid) - before) / 2**20),
        "answers": answers.plain(),
        "wrong": answers.problems(),
        "holds": p99 < TIMES * usual + SPARE if is_short else p99 < BAR,
    }
    if with_bot:
        figures["bot"], figures["quiet_bot"] = percentiles(bot or [60.0]), percentiles(quiet_bot)
        figures["holds"] &= figures["bot"]["p95_ms"] < BOT_TIMES * figures["quiet_bot"]["p95_ms"] + BOT_SPARE
    return figures


def run_attack(kind: Kind, prepared: Path, targets: Targets, seconds: float, *, is_short: bool) -> dict[str, Any]:
    """Against a server of its own: what one attack has used up, the next one may use again."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        shutil.copytree(prepared, folder)
        mail_port = free_port()
        settings = {**kind.settings, **({"GOA_SMTP_PORT": str(mail_port)} if kind.settings else {})}
        server = server_with_default_limits(folder, "--log", "warning", **settings).start(180)
        try:
            return measure(kind, server, Target(server.port, targets, seconds, mail_port), is_short=is_short)
        finally:
            server.stop()


def show(name: str, figures: dict[str, Any]) -> None:
    line = f"{name:28} p99 {figures['attacked']['p99_ms']:8.1f} ms, quiet {figures['quiet']['p99_ms']:6.1f} ms"
    if "bot" in figures:
        line += f", bot p95 {figures['bot']['p95_ms']:.0f} ms, quiet {figures['quiet_bot']['p95_ms']:.0f} ms"
    verdict = "holds" if figures["holds"] else "TOO SLOW"
    print(line, "", "; ".join([verdict, *figures["wrong"]]), file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15, help="of each attack")
    parser.add_argument("--short", action="store_true", help="two seconds each")
    parser.add_argument("--only", choices=list(ALL), help="one attack")
    arguments = parser.parse_args()
    seconds = 2.0 if arguments.short else arguments.seconds
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        targets = prepare(Path(folder))
        for name, kind in ALL.items():
            if arguments.only in (None, name):
                figures[name] = run_attack(kind, Path(folder), targets, seconds, is_short=arguments.short)
                show(name, figures[name])
    slow = [name for name, each in figures.items() if not each["holds"]]
    wrong = {name: each["wrong"] for name, each in figures.items() if each["wrong"]}
    summary = {"bar_ms": BAR, "load_average": round(os.getloadavg()[0], 2), "too_slow": slow, "wrong": wrong}
    print(json.dumps({**summary, "attacks": figures}, indent=2))
    return 1 if slow or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
