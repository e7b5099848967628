"""Workers change to the compiled copy of goa as soon as it is complete, and not before."""

import asyncio
from pathlib import Path

import pytest

from goa.server.workers.compiled_tree import COMPILED_LATER
from goa.server.workers.worker_pool import WorkerPool

SAYS_WHERE_IT_IS = """
import json, os, sys
for line in sys.stdin:
    print(json.dumps({"folder": os.path.dirname(__file__), "process": os.getpid()}), flush=True)
"""


def test_workers_change_to_the_compiled_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("interpreted", "compiled"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "where.py").write_text(SAYS_WHERE_IT_IS, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "interpreted"))
    monkeypatch.setenv(COMPILED_LATER, str(tmp_path / "compiled"))

    async def ask_four_times() -> list[tuple[str, int]]:
        pool, answers = WorkerPool(1, 60, "where"), []
        for time in range(4):
            if time == 2:
                (tmp_path / "compiled.ready").touch()
            answer = await pool.ask({})
            answers.append((Path(answer["folder"]).name, answer["process"]))
        await pool.stop()
        return answers

    answers = asyncio.run(ask_four_times())
    assert [folder for folder, _ in answers] == ["interpreted", "interpreted", "compiled", "compiled"]
    assert len({process for _, process in answers}) == 2
