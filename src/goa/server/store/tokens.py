"""Secret links: who has the token has the seat. Tokens are shown once, stored as hashes, and never logged."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from typing import Final

TOKEN_BYTES: Final = 24  # 192 bits
SPECTATOR: Final = -1
INVITED: Final = -2  # may take an open seat, and watch


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_from(invitation: str, key: str) -> str:
    """The token of a seat that is taken with a key: whoever sends the same again gets the same."""
    digest = hashlib.sha256(f"seat {invitation} {key}".encode()).digest()
    return urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()


def digest_of(token: str) -> str:
    """A token is as random as a hash is long, so it needs neither salt nor a slow function."""
    return hashlib.sha256(token.encode()).hexdigest()


def link_to(address: str, game: str, token: str) -> str:
    """The token stands behind the #, which browsers send to nobody."""
    return f"{address}/play/{game}#{token}"
