"""The process in which bots think. Reads one question per line, writes one answer per line. Gets only observations."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import Any

import msgspec

from goa.bots.players.heuristic import HeuristicBot
from goa.bots.players.protocol import Bot
from goa.bots.players.registry import make_bot
from goa.editions.load import parse_stored_edition
from goa.editions.types import Edition
from goa.record.wire import from_wire
from goa.server.workers.memory_limit import limit_memory
from goa.server.workers.worker_pool import HINT
from goa.views.observation import Observation


def main() -> None:
    if len(sys.argv) > 1:
        limit_memory(int(sys.argv[1]))
    bots: dict[tuple[str, int], Bot] = {}
    editions: dict[str, Edition] = {}
    for line in sys.stdin.buffer:
        try:
            answer = answer_to(msgspec.json.decode(line), bots, editions)
        except Exception as problem:  # noqa: BLE001 - a bot may fail in any way; the answer says so and the worker goes on
            answer = {"failed": f"{type(problem).__name__}: {problem}"}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


def answer_to(
    question: dict[str, Any], bots: dict[tuple[str, int], Bot], editions: dict[str, Edition]
) -> dict[str, object]:
    if "forget" in question:
        editions.clear()
    if "edition" in question:
        edition = parse_stored_edition(question["edition"], "the table's edition")
        editions[edition.digest] = edition
    plain = question["observation"]
    observation = from_wire(plain, editions[plain["edition"]])
    if question["level"] == HINT:
        return _evaluation(observation)
    key = (question["level"], question["seed"])
    if key not in bots:
        bots.clear()  # what a bot remembers between choices only helps the same seat
        bots[key] = make_bot(*key)
    return {"choice": bots[key].choose(observation, observation.offered).id}


def _evaluation(observation: Observation) -> dict[str, object]:
    opinions = HeuristicBot(0).explain(observation, observation.offered)
    appraisal = opinions[0].appraisal
    return {
        "opinions": [
            {
                "choice": opinion.choice.id,
                "points": round(opinion.points, 2),
                "win_share": round(opinion.win_share, 4),
                "chance": opinion.chance and round(opinion.chance, 4),
                "reasons": [asdict(reason) for reason in opinion.reasons],
            }
            for opinion in opinions
        ],
        "appraisal": appraisal and asdict(appraisal),
    }


if __name__ == "__main__":
    main()
