"""Links in mails: each does one thing, for one address, and only this server can make it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final, Literal

Purpose = Literal["confirm", "stop", "block"]

KEY_NAME: Final = "links"
KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 16


def new_key() -> str:
    return secrets.token_hex(KEY_BYTES)


class LinkSigner:
    """Signs what a link is about: the id of a contact to confirm, or the mark of an address to stop or block."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def token(self, purpose: Purpose, about: str) -> str:
        return f"{about}.{self._signature(purpose, about)}"

    def read(self, purpose: Purpose, token: str) -> str | None:
        """What a token is about; none if it was not made here for this purpose."""
        about, _, signature = token.rpartition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._signature(purpose, about).encode())
        return about if is_ours else None

    def _signature(self, purpose: Purpose, about: str) -> str:
        digest = hmac.new(self.key, f"{purpose} {about}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:SIGNATURE_BYTES]).decode().rstrip("=")
