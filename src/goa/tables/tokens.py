"""Secret links: the token opens the seat. Tokens are shown once, stored as hashes, and never logged."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from typing import Final

TOKEN_BYTES: Final = 24  # 192 bits


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_from(invitation: str, key: str) -> str:
    """The token of a seat that is taken with a key. The same request gets the same token again."""
    return _derived(f"seat {invitation} {key}")


def device_token(secret: str, key: str, game: str, seat: int) -> str:
    """The token of a seat that a device gets by a link. The same request gets the same token again."""
    return _derived(f"device {secret} {key} {game} {seat}")


def renewed_token(token: str, key: str) -> str:
    """The token in place of one that is revoked by its holder. The same request gets the same token again."""
    return _derived(f"renewed {token} {key}")


def digest_of(token: str) -> str:
    """What is stored of a token. It is random and long enough to need neither a salt nor a slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_link(address: str, secret: str) -> str:
    """The secret is behind the #, which browsers do not send."""
    return f"{address}/#/device/{secret}"


def link_to(address: str, game: str, token: str) -> str:
    """The token is behind the #, which browsers do not send."""
    return f"{address}/play/{game}#{token}"


def _derived(text: str) -> str:
    return urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:TOKEN_BYTES]).decode()
