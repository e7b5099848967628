"""A push service on this machine that really decrypts what it is sent, and a browser that subscribed to it."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from goa.server.calls.push_encryption import decode, encode, public_point

CURVE = ec.SECP256R1()


class Browser:
    """The keys of a subscription."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"") -> None:
        self.key = key or ec.generate_private_key(CURVE)
        self.auth = auth or os.urandom(16)
        self.public = public_point(self.key.public_key())

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "public_key": encode(self.public), "auth": encode(self.auth)}

    def decrypt(self, body: bytes) -> bytes:
        """RFC 8291 from the other side, written anew."""
        salt, sender, encrypted = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + self.public + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, encrypted, None).rstrip(b"\0")
        assert padded.endswith(b"\x02")
        return padded[:-1]


def check_vapid(header: str, origin: str, now: float) -> dict[str, Any]:
    """The claims of a VAPID header whose signature is right."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = fields["t"].rpartition(".")
    raw = decode(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(fields["k"]))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decode(signed.split(".")[1]))
    assert claims["aud"] == origin
    assert now < claims["exp"] <= now + 86400
    return claims


class PushService:
    """Keeps what came: path, headers and body."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.changed = asyncio.Event()
        self.answers: list[str] = []  # to the next requests; 201 otherwise
        self.is_silent = False
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.waiting = 0
        self.most_waiting = 0
        self.port = 0

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"

    def settings(self, **more: Any) -> dict[str, Any]:
        return {"public_address": "https://goa.example.org", "push_to_private_addresses": True, **more}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            if self.is_silent:
                self.waiting += 1
                self.most_waiting = max(self.most_waiting, self.waiting)
                with suppress(ConnectionError):
                    await reader.read()  # until the other side gives up
                self.waiting -= 1
                return
            answer = self.receive(head[0].split()[1], headers, body)
            await self.may_answer.wait()
            writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    def receive(self, path: str, headers: dict[str, str], body: bytes) -> str:
        """Keep a message; returns the answer."""
        self.came.append((path, headers, body))
        self.changed.set()
        return self.answers.pop(0) if self.answers else "201 Created"


@asynccontextmanager
async def push_service(host: str = "127.0.0.1") -> AsyncIterator[PushService]:
    service = PushService(host)
    server = await asyncio.start_server(service.serve, host, 0)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
