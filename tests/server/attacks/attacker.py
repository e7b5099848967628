"""Callers with addresses of their own: every address that begins with 127 is this machine."""

from __future__ import annotations

import socket
import struct
from pathlib import Path
from typing import Protocol

import httpx
from tests.server.process import LOOSE_LIMITS, WITHOUT_CERTIFICATES, ServerProcess

ATTACKER = "127.0.0.66"
PATIENCE = 30.0


class Reachable(Protocol):
    """A server that callers can find."""

    @property
    def port(self) -> int: ...

    @property
    def url(self) -> str: ...


def server_with_default_limits(folder: Path, *arguments: str, **environment: str) -> ServerProcess:
    server = ServerProcess(folder, *arguments, **environment)
    for name in LOOSE_LIMITS:
        if name not in environment:
            del server.environment[name]
    return server


def client_from(server: Reachable, address: str) -> httpx.Client:
    """A client with this address."""
    transport = httpx.HTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
    return httpx.Client(base_url=server.url, transport=transport, timeout=PATIENCE, verify=WITHOUT_CERTIFICATES)


def connection_from(server: Reachable, address: str = ATTACKER, seconds: float = PATIENCE) -> socket.socket:
    """A bare connection with this address."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=seconds, source_address=(address, 0))


def socket_from(server: Reachable, game: str, token: str, address: str = ATTACKER) -> socket.socket:
    """A bare connection that is a socket of a table."""
    connection = connection_from(server, address)
    lines = ["Host: x", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    lines.append("Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==")
    request = "\r\n".join([f"GET /api/games/{game}/live HTTP/1.1", *lines, "", ""])
    connection.sendall(request.encode())
    assert connection.recv(12) == b"HTTP/1.1 101"
    connection.sendall(text_frame(b'{"token": "%s"}' % token.encode()))
    return connection


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side closed it, now or within the patience of the connection."""
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def ping_frame(payload: bytes = b"") -> bytes:
    """A ping of the protocol itself, which no application sees."""
    return struct.pack("!BB", 0x89, 0x80 | len(payload)) + b"\0\0\0\0" + payload


def text_frame(text: bytes) -> bytes:
    return struct.pack("!BB", 0x81, 0x80 | len(text)) + b"\0\0\0\0" + text
