"""Attacks on the level of connections: sockets that send too much, connections that send too little."""

from __future__ import annotations

import time
from contextlib import ExitStack, closing, suppress
from functools import partial
from socket import socket
from typing import Final

from bench.attacks.attack_answers import CLOSED, Answers
from bench.attacks.attack_kinds import Kind, Target
from tests.server.attacks.attacker import ATTACKER, connection_from, ping_frame, socket_from, text_frame

SOCKETS: Final = 8
FRAMES: Final = 2_000  # sent at once
HALF: Final = b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n"
LARGEST_ANSWER: Final = 1_000
OPEN: Final = "open"


def socket_frames(frame: bytes, target: Target) -> Answers:
    """Sockets that send as much as they can, and read nothing."""
    end = time.monotonic() + target.seconds
    answers = Answers()
    game = target.targets.long_game
    with ExitStack() as stack:
        opened = [stack.enter_context(closing(socket_from(target, game.id, game.token))) for _ in range(SOCKETS)]
        for connection in opened:
            answers.count("socket", OPEN, OPEN, CLOSED)
            connection.settimeout(0.01)
        while time.monotonic() < end:
            for connection in list(opened):
                try:
                    connection.send(frame * FRAMES)
                except TimeoutError:
                    pass
                except OSError:
                    opened.remove(connection)
                    answers.count("socket", CLOSED)
            time.sleep(0.001)
    return answers


def sockets_opened_and_closed(target: Target) -> Answers:
    end, game, answers = time.monotonic() + target.seconds, target.targets.long_game, Answers()
    while time.monotonic() < end:
        try:
            socket_from(target, game.id, game.token).close()
            status = OPEN
        except (OSError, AssertionError):  # refused
            status = CLOSED
        answers.count("socket", status, OPEN, CLOSED)
    return answers


def many_connections(sent: bytes, target: Target) -> Answers:
    """As many connections as are taken, each with this and nothing more."""
    end, answers = time.monotonic() + target.seconds, Answers()
    with ExitStack() as stack:
        while time.monotonic() < end:
            try:
                connection = stack.enter_context(closing(connection_from(target, ATTACKER, 1)))
                connection.sendall(sent)
                status = OPEN
            except OSError:
                status = CLOSED
            answers.count("connection", status, OPEN, CLOSED)
            time.sleep(0.001)
    return answers


def much_at_once(sent: bytes, status: str, target: Target) -> Answers:
    """New connections with this, one after the other."""
    end, answers = time.monotonic() + target.seconds, Answers()
    while time.monotonic() < end:
        with suppress(OSError), closing(connection_from(target, ATTACKER, 1)) as connection:
            answers.count("connection", _answer_to(connection, sent), status, CLOSED, "200")
    return answers


def _answer_to(connection: socket, sent: bytes) -> str:
    """The first status, also if the server closed the connection before everything was sent."""
    with suppress(OSError):
        connection.sendall(sent)
    with suppress(OSError):
        parts = connection.recv(LARGEST_ANSWER).split(b" ", 2)
        return parts[1].decode() if len(parts) > 1 else CLOSED
    return CLOSED


MANY_HEADERS: Final = b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * 5_000
MANY_REQUESTS: Final = b"GET /api/about HTTP/1.1\r\nhost: x\r\n\r\n" * 5_000

CONNECTION_ATTACKS: Final[dict[str, Kind]] = {
    "pings of the protocol": Kind(partial(socket_frames, ping_frame())),
    "pings of ours": Kind(partial(socket_frames, text_frame(b'{"type":"ping"}'))),
    "sockets opened and closed": Kind(sockets_opened_and_closed),
    "half a request": Kind(partial(many_connections, HALF)),
    "silent connections": Kind(partial(many_connections, b"")),
    "many headers": Kind(partial(much_at_once, MANY_HEADERS, "400")),
    "many requests at once": Kind(partial(much_at_once, MANY_REQUESTS, "400")),
}
