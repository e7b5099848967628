"""The address of an embedded game, as client/src/net/packed-text.ts packs and unpacks it."""

import base64
import json
import zlib

from goa.tables.review.pictures import Picture


def packed(text: str) -> str:
    """Text as the fragment of an address."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    compressed = compressor.compress(text.encode()) + compressor.flush()
    return base64.urlsafe_b64encode(compressed).rstrip(b"=").decode()


def unpacked(fragment: str) -> str:
    padded = fragment + "=" * (-len(fragment) % 4)
    return zlib.decompress(base64.urlsafe_b64decode(padded), -zlib.MAX_WBITS).decode()


def iframe(folder: str, pictures: Picture, title: str, first: int = 0) -> str:
    """The one line of HTML that shows these pictures; the folder is that of embed.html."""
    fragment = packed(json.dumps(pictures, separators=(",", ":"))) + (f".{first}" if first else "")
    address = f"{folder}embed.html#{fragment}"
    return f'<iframe src="{address}" width="420" height="600" title="{title}" loading="lazy"></iframe>'
