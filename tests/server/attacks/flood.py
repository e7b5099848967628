"""A flood of requests from one address, in a process of its own: python -m tests.server.attacks.flood '{...}'."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass

from tests.server.process import modules_path

PATIENCE = 5.0  # seconds, for answers after the end


@dataclass(frozen=True)
class Flood:
    """What is sent, again and again, by so many connections at once."""

    port: int
    address: str
    connections: int
    seconds: float
    requests: list[str]


def run_flood(flood: Flood) -> Counter[int]:
    """How often each status was answered."""
    command = [sys.executable, "-m", "tests.server.attacks.flood", json.dumps(asdict(flood))]
    environment = {**os.environ, "PYTHONPATH": modules_path()}
    shown = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return Counter({int(status): count for status, count in json.loads(shown.stdout).items()})


def request(method: str, path: str, token: str = "", body: object = None) -> str:
    content = "" if body is None else json.dumps(body)
    lines = [f"{method} {path} HTTP/1.1", "host: x", f"content-length: {len(content)}"]
    if body is not None:
        lines.append("content-type: application/json")
    if token:
        lines.append(f"authorization: Bearer {token}")
    return "\r\n".join([*lines, "", content])


async def send_flood(flood: Flood) -> list[Counter[int]]:
    """Send until the time is over. Returns how often each request was answered with each status."""
    answers: list[Counter[int]] = [Counter() for _ in flood.requests]
    await asyncio.gather(*(_send(flood, number, answers) for number in range(flood.connections)))
    return answers


async def _send(flood: Flood, number: int, answers: list[Counter[int]]) -> None:
    end = time.monotonic() + flood.seconds
    while time.monotonic() < end:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", flood.port, local_addr=(flood.address, 0))
            while time.monotonic() < end:
                number += 1
                place = number % len(flood.requests)
                writer.write(flood.requests[place].encode())
                head = (
                    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), end - time.monotonic() + PATIENCE)
                ).lower()
                answers[place][int(head.split(b" ", 2)[1])] += 1
                length = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
                await reader.readexactly(int(length or 0))
                if b"connection: close" in head:
                    break
            writer.close()
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            await asyncio.sleep(0.01)


async def main(flood: Flood) -> None:
    answers: Counter[int] = Counter()
    for each in await send_flood(flood):
        answers.update(each)
    print(json.dumps(answers))  # noqa: T201 - read by run_flood


if __name__ == "__main__":
    asyncio.run(main(Flood(**json.loads(sys.argv[1]))))
