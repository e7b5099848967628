"""Draws the icons of the installed page as PNG files, from the shapes of client/public/favicon.svg."""

import re
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from building.paths import CLIENT

FAVICON: Final = CLIENT / "public" / "favicon.svg"
GROUND: Final = (0x1C, 0x4F, 0x8C)
SIZES: Final = (192, 512)
BOX: Final = 32.0
MARGIN: Final = 0.12  # on each side: systems cut the corners off
ROWS: Final = 4  # of samples in a row of pixels
STEPS: Final = 12  # straight pieces of a curve
SHADES: Final = 8  # at the edges of a shape: few enough that all colours fit into a palette
NUMBERS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4}

Point = tuple[float, float]
Colour = tuple[int, int, int]


def write_icons(folder: Path) -> list[dict[str, str]]:
    """Write every size; the entries for the manifest."""
    for size in SIZES:
        (folder / f"icon-{size}.png").write_bytes(png(drawn(size)))
    svg = {"src": "favicon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any"}
    pngs = [
        {"src": f"icon-{size}.png", "type": "image/png", "sizes": f"{size}x{size}", "purpose": purpose}
        for size in SIZES
        for purpose in ("any", "maskable")  # the ship lies within the circle that every system leaves
    ]
    return [svg, *pngs]


def drawn(size: int) -> list[bytearray]:
    """The rows of the picture, three bytes for a pixel."""
    rows = [bytearray(bytes(GROUND) * size) for _ in range(size)]
    for colour, outlines in shapes(FAVICON.read_text(encoding="utf-8")):
        scaled = [[_placed(point, size) for point in outline] for outline in outlines]
        for y, row in enumerate(rows):
            _fill(row, coverage(scaled, y, size), colour)
    return rows


def _placed(point: Point, size: int) -> Point:
    scale = size * (1 - 2 * MARGIN) / BOX
    return point[0] * scale + size * MARGIN, point[1] * scale + size * MARGIN


def shapes(svg: str) -> Iterator[tuple[Colour, list[list[Point]]]]:
    """The paths without arcs: the ornaments of the corners lie outside a round icon anyway."""
    for fill, path in re.findall(r'<path fill="#([0-9a-f]{6})" d="([^"]+)"', svg):
        if "A" not in path:
            yield (int(fill[:2], 16), int(fill[2:4], 16), int(fill[4:], 16)), list(_outlines(path))


def _outlines(path: str) -> Iterator[list[Point]]:
    for outline in path.split("Z")[:-1]:
        points: list[Point] = []
        for command, values in re.findall(r"([MLHVQ])([^MLHVQ]*)", outline):
            numbers = [float(value) for value in re.findall(r"-?[0-9.]+", values)]
            for start in range(0, len(numbers), NUMBERS[command]):
                _extend(points, command, numbers[start : start + NUMBERS[command]])
        yield points


def _extend(points: list[Point], command: str, numbers: list[float]) -> None:
    if command == "H":
        points.append((numbers[0], points[-1][1]))
    elif command == "V":
        points.append((points[-1][0], numbers[0]))
    elif command == "Q":
        (x0, y0), (x1, y1, x2, y2) = points[-1], numbers
        for step in range(1, STEPS + 1):
            t = step / STEPS
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            points.append((a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2))
    else:
        points.append((numbers[0], numbers[1]))


def coverage(outlines: list[list[Point]], y: int, size: int) -> list[float]:
    """How much of each pixel of a row the shape covers."""
    covered = [0.0] * size
    for sample in range(ROWS):
        height = y + (sample + 0.5) / ROWS
        crossings = sorted(x for outline in outlines for x in _crossings(outline, height))
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            for x in range(int(left), min(int(right) + 1, size)):
                covered[x] += max(0.0, min(right, x + 1) - max(left, x)) / ROWS
    return covered


def _crossings(outline: list[Point], height: float) -> Iterator[float]:
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y0 <= height) != (y1 <= height):
            yield x0 + (height - y0) * (x1 - x0) / (y1 - y0)


def _fill(row: bytearray, covered: list[float], colour: Colour) -> None:
    for x, part_covered in enumerate(covered):
        share = round(min(part_covered, 1.0) * SHADES) / SHADES
        if share:
            for part in range(3):
                at = 3 * x + part
                row[at] = round(row[at] + (colour[part] - row[at]) * share)


def png(rows: list[bytearray]) -> bytes:
    """With a palette, which takes half the space."""
    numbers: dict[bytes, int] = {}
    lines = [
        bytes(numbers.setdefault(bytes(row[at : at + 3]), len(numbers)) for at in range(0, len(row), 3)) for row in rows
    ]
    header = struct.pack(">IIBBBBB", len(lines[0]), len(lines), 8, 3, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + line for line in lines), 9)
    chunks = [(b"IHDR", header), (b"PLTE", b"".join(numbers)), (b"IDAT", pixels), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
