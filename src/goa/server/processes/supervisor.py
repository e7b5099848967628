"""Starts the processes of a server, replaces those that end or hang, and stops them all."""

from __future__ import annotations

import logging
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from typing import Final

import msgspec
from prometheus_client import multiprocess

from goa.server.ops.metrics import METRICS_FOLDER
from goa.server.ops.settings import Settings
from goa.server.processes.links import SILENT_SECONDS, ChildSettings, LinkFiles, inherited_files

LOG: Final = logging.getLogger("goa.processes")
SECONDS_BETWEEN_LOOKS: Final = 0.1
SECONDS_TO_START: Final = 180.0  # before the first heartbeat
HUNG_SECONDS: Final = 15.0  # without a heartbeat; others serve its tables long before
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before a process is replaced; doubled each time
STEADY_SECONDS: Final = 60.0  # a process that ran so long is replaced at once
SECONDS_TO_STOP: Final = 5.0


def supervise(settings: Settings, listening: socket.socket, proxies: str, log_level: str) -> None:
    """Run several processes until SIGTERM or Ctrl-C."""
    supervisor = Supervisor(settings.processes, listening, settings.data, proxies, log_level)
    for stopping in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stopping, supervisor.stop)
    supervisor.run()


class Child:
    """One process, or the pause until it is started again."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.started = 0.0
        self.due = 0.0
        self.pause = FIRST_PAUSE


class Supervisor:
    """Runs until it is told to stop."""

    def __init__(self, count: int, listening: socket.socket, data: str | None, proxies: str, log_level: str) -> None:
        self.children = [Child() for _ in range(count)]
        self._files = LinkFiles(count, secrets.token_hex(6))
        self._listening = listening
        self._given = (data, proxies, log_level)
        self._stops = threading.Event()

    def stop(self, *_: object) -> None:
        """May be called by a signal."""
        self._stops.set()

    def run(self) -> None:
        """Supervise until stop() is called, then let every process finish."""
        with ExitStack() as stack:
            stack.callback(self._files.close)
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="goa-metrics-"))
            os.environ[METRICS_FOLDER] = folder  # for the children, and for what is said of those that ended
            reading, writing = os.pipe()
            stack.callback(os.close, reading)
            stack.callback(os.close, writing)
            stack.callback(self._stop_all)
            while not self._stops.is_set():
                for index, child in enumerate(self.children):
                    self._look_at(index, child, reading)
                self._stops.wait(SECONDS_BETWEEN_LOOKS)

    def _look_at(self, index: int, child: Child, lifeline: int) -> None:
        now = time.monotonic()
        if now - self._files.links.last_beat(index) > SILENT_SECONDS:
            self._files.pass_on(index)
        if child.process is None:
            if now >= child.due:
                self._start(index, child, lifeline)
            return
        if child.process.poll() is None and self._hangs(index, child, now):
            LOG.error("a process hangs and is ended", extra={"details": {"process": index}})
            child.process.kill()
            child.process.wait()
        if child.process.poll() is not None:
            self._ended(index, child, now)

    def _hangs(self, index: int, child: Child, now: float) -> bool:
        beat = self._files.links.last_beat(index)
        if beat < child.started:  # none since it was started
            return now - child.started > SECONDS_TO_START
        return now - beat > HUNG_SECONDS

    def _ended(self, index: int, child: Child, now: float) -> None:
        assert child.process is not None
        code = child.process.returncode
        self._files.forget_beat(index)
        self._files.pass_on(index)
        multiprocess.mark_process_dead(child.process.pid)  # type: ignore[no-untyped-call]  # has no types
        child.pause = FIRST_PAUSE if now - child.started > STEADY_SECONDS else child.pause
        child.process, child.due = None, now + child.pause
        LOG.error("a process ended", extra={"details": {"process": index, "code": code, "pause": child.pause}})
        child.pause = min(LONGEST_PAUSE, child.pause * 2)

    def _start(self, index: int, child: Child, lifeline: int) -> None:
        numbers = self._files.numbers(index)
        data, proxies, log_level = self._given
        given = ChildSettings(numbers, self._listening.fileno(), lifeline, data, proxies, log_level)
        files = [*inherited_files(numbers), given.listening, lifeline]
        command = [sys.executable, "-m", "goa.server.processes.child", msgspec.json.encode(given).decode()]
        child.process = subprocess.Popen(command, pass_fds=files)  # noqa: S603 - our own module
        child.started = time.monotonic()
        LOG.info("a process started", extra={"details": {"process": index, "pid": child.process.pid}})

    def _stop_all(self) -> None:
        running = [child.process for child in self.children if child.process is not None]
        for process in running:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
        until = time.monotonic() + SECONDS_TO_STOP
        for process in running:
            try:
                process.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                LOG.warning("a process did not stop and is ended", extra={"details": {"pid": process.pid}})
                process.kill()
                process.wait()
