"""Plays matches in worker processes on this machine, each with its own pipe.

A pool of the standard library cannot tell which game a dead process was playing; the pipe can.
"""

import os
import signal
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import perf_counter

from goa.bots.arena.lineup import Match
from goa.bots.arena.matches import GameSetup, play_match
from goa.bots.arena.results import Failed, Result
from goa.core.state import NOBODY


def play_locally(matches: Sequence[Match], table: GameSetup, jobs: int) -> Generator[Result, None, None]:
    """The results as they arrive; with one job, everything runs in this process."""
    if jobs == 1:
        for match in matches:
            yield play_match(match, table, perf_counter)
        return
    waiting = iter(matches)
    workers = [MatchWorker.start(table) for _ in range(min(jobs, len(matches)))]
    try:
        busy = {worker.pipe: worker for worker in workers if worker.send(next(waiting, None))}
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy.pop(pipe)
                result = worker.receive()
                if isinstance(result, Failed) and result.seat == NOBODY:  # the process died
                    workers.remove(worker)
                    worker = MatchWorker.start(table)
                    workers.append(worker)
                if worker.send(next(waiting, None)):
                    busy[worker.pipe] = worker
                yield result
    finally:
        for worker in workers:
            worker.stop()


@dataclass
class MatchWorker:
    """A process that plays one match after another."""

    process: SpawnProcess
    pipe: Connection
    match: Match | None = None

    @classmethod
    def start(cls, table: GameSetup) -> "MatchWorker":
        context = get_context("spawn")  # inherits no state, and works on all systems
        ours, theirs = context.Pipe()
        process = context.Process(target=run_worker, args=(theirs, table))
        process.start()
        theirs.close()  # otherwise the pipe would stay open when the process dies
        return cls(process, ours)

    def send(self, match: Match | None) -> bool:
        """Send a match to the process. Returns whether there was one."""
        self.match = match
        if match is None:
            return False
        with suppress(BrokenPipeError, ConnectionResetError):  # the process died; receive() reports it
            self.pipe.send(match)
        return True

    def receive(self) -> Result:
        assert self.match is not None
        try:
            result: Result = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            self.process.join()
            return lost_match(self.match, f"the process died with exit code {self.process.exitcode}")
        return result

    def stop(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def lost_match(match: Match, problem: str) -> Failed:
    return Failed(match, NOBODY, 0, problem, "", "")


def run_worker(pipe: Connection, table: GameSetup) -> None:
    """The loop of a worker process; ends when the pipe is closed."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for bots with NumPy: each process has one core
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; only the parent handles it
    try:
        while True:
            match = pipe.recv()
            pipe.send(play_match(match, table, perf_counter))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
