"""One of the processes that a supervisor starts."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from typing import Final

import msgspec
import uvicorn
from fastapi import FastAPI

from goa.server.live.table_registry import TableRegistry
from goa.server.ops.logs import start_logging
from goa.server.ops.metrics import PROCESSES
from goa.server.ops.read_settings import read_settings
from goa.server.ops.serve import AnsweringServer, StopRequest, make_server
from goa.server.processes.handover import Mailbox, handing_over
from goa.server.processes.links import ChildSettings, Links

LOG: Final = logging.getLogger("goa.processes")
SECONDS_BETWEEN_BEATS: Final = 0.5
BEATS_BETWEEN_RETURNS: Final = 20
SOCKETS_A_ROUND: Final = 100  # that are sent back to the process of their table


class ChildServer(AnsweringServer):
    """A server that tells the others that it lives, and takes connections from them."""

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, early: StopRequest, links: Links, given: ChildSettings
    ) -> None:
        super().__init__(config, app, early)
        self.links = links
        self._given = given
        self._mailbox = Mailbox(given.links.own, self._new_protocol)
        self._beating: asyncio.Task[None] | None = None

    def _new_protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn does
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._mailbox.open()
        asyncio.get_running_loop().add_reader(self._given.lifeline, self._supervisor_ended)
        self._beating = asyncio.create_task(self._beat(), name="heartbeat")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._beating is not None:
            self._beating.cancel()
        self.links.beat(0.0)
        self._mailbox.close()
        await super().shutdown(sockets)

    def _supervisor_ended(self) -> None:
        asyncio.get_running_loop().remove_reader(self._given.lifeline)
        self.should_exit = True

    async def _beat(self) -> None:
        registry: TableRegistry = self._app.state.registry
        while True:
            for _ in range(BEATS_BETWEEN_RETURNS):
                self.links.beat()
                PROCESSES.set(self.links.alive())
                await asyncio.sleep(SECONDS_BETWEEN_BEATS)
            close_foreign_sockets(registry, self.links)


def close_foreign_sockets(registry: TableRegistry, links: Links) -> int:
    """Close sockets of tables whose own process runs again. Their clients reconnect and reach that process."""
    closed = 0
    for live in list(registry.tables.values()):
        owner = links.owner_of(live.id.encode())
        if live.subscribers and owner != links.index and links.is_alive(owner):
            for subscriber in list(live.subscribers):
                subscriber.dismiss(None)
                closed += 1
            if closed >= SOCKETS_A_ROUND:
                break
    return closed


def main() -> None:
    given = msgspec.json.decode(sys.argv[1], type=ChildSettings)
    start_logging(given.log_level)
    early = StopRequest()
    signal.signal(signal.SIGTERM, early)
    links = Links.inherited(given.links)
    settings = read_settings(data=given.data, processes=str(links.count))
    config, app = make_server(settings, given.proxies, process=links.process_name)
    app.state.readiness.on_checked = links.tell_ready
    app.state.problems_of_others = links.problems_of_others
    config.http = handing_over(config.http, links)  # type: ignore[arg-type]  # the class that make_server gave it
    ChildServer(config, app, early, links, given).run([socket.socket(fileno=given.listening)])


if __name__ == "__main__":
    main()
