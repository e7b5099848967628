"""Encrypts a push message for one browser (RFC 8291), and says who sends it (RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import b64encode, urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

KEY_NAME: Final = "vapid"
RECORD_SIZE: Final = 4096
POINT_BYTES: Final = 65  # of an uncompressed point
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
LAST_RECORD: Final = b"\x02"
TOKEN_SECONDS: Final = 12 * 3600  # push services accept at most 24 hours


def encode(data: bytes) -> str:
    """Base64 for addresses, without the signs at the end."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def read_browser_keys(public_key: str, auth: str) -> tuple[bytes, bytes]:
    """The keys of a subscription. Raises ValueError if they are none."""
    point, secret = decode(public_key), decode(auth)
    if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
        raise ValueError(f"expected {POINT_BYTES} and {AUTH_BYTES} bytes, got {len(point)} and {len(secret)}")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)  # must be on the curve
    return point, secret


def encrypt(
    plain: bytes,
    browser: bytes,
    auth: bytes,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push request, with the content encoding aes128gcm. Key and salt are given only by tests."""
    key = key or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT_BYTES)
    own = public_point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser))
    secret = _derive(shared, auth, b"WebPush: info\0" + browser + own, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    encrypted = AESGCM(content_key).encrypt(nonce, plain + LAST_RECORD, None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own)]) + own + encrypted


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def new_vapid_key() -> str:
    """A private key as text, to be stored."""
    private = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return b64encode(private).decode()


class Vapid:
    """Identifies this server to push services. Browsers subscribe to its public key."""

    def __init__(self, stored: str, contact: str) -> None:
        key = serialization.load_der_private_key(decode(stored.replace("+", "-").replace("/", "_")), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self._key = key
        self._contact = contact
        self.public_key = encode(public_point(key.public_key()))

    def authorization(self, origin: str, now: float) -> str:
        """The header for requests to a push service."""
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": self._contact}
        signed = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public_key}"
