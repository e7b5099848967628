"""Draws boxes, discs and text on an array of pixels."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from goa.env.render.font import HEIGHT, dots_of, width_of

Colour = tuple[int, int, int]

INK: Final[Colour] = (40, 34, 28)
CREAM: Final[Colour] = (246, 238, 220)


class Canvas:
    """An image; x runs to the right, y runs down."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.pixels: npt.NDArray[np.float32] = np.empty((height, width, 3), np.float32)
        self.pixels[:] = ground

    def picture(self) -> npt.NDArray[np.uint8]:
        return self.pixels.round().clip(0, 255).astype(np.uint8)

    def box(self, x: float, y: float, width: float, height: float, colour: Colour, *, corner: float = 0) -> None:
        """A filled box; `corner` is the radius of its corners."""
        left, top, right, bottom = int(x), int(y), int(x + width) + 1, int(y + height) + 1
        down, across = np.mgrid[top:bottom, left:right].astype(np.float32)
        beyond_x = np.maximum(np.abs(across - x - width / 2) - (width / 2 - corner), 0)
        beyond_y = np.maximum(np.abs(down - y - height / 2) - (height / 2 - corner), 0)
        self._blend(left, top, corner + 0.5 - np.hypot(beyond_x, beyond_y), colour)

    def frame(
        self, x: float, y: float, width: float, height: float, colour: Colour, inner: Colour, corner: float
    ) -> None:
        """A box with a rim of two pixels."""
        self.box(x, y, width, height, colour, corner=corner)
        self.box(x + 2, y + 2, width - 4, height - 4, inner, corner=max(corner - 2, 0))

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        left, top = int(x - radius) - 1, int(y - radius) - 1
        size = int(2 * radius) + 3
        down, across = np.mgrid[top : top + size, left : left + size].astype(np.float32)
        self._blend(left, top, radius + 0.5 - np.hypot(across - x, down - y), colour)

    def ring(self, x: float, y: float, radius: float, colour: Colour, inner: Colour) -> None:
        """A disc with a rim of two pixels."""
        self.disc(x, y, radius, colour)
        self.disc(x, y, radius - 2, inner)

    def write(self, x: float, y: float, text: str, colour: Colour = INK, *, size: int = 2) -> None:
        """Write text; x and y are the top left corner."""
        dots = dots_of(text, size).astype(np.float32)
        self._blend(int(x), int(y), dots, colour)

    def write_centred(self, x: float, y: float, text: str, colour: Colour = INK, *, size: int = 2) -> None:
        self.write(x - width_of(text, size) / 2, y - HEIGHT * size / 2, text, colour, size=size)

    def _blend(self, left: int, top: int, cover: npt.NDArray[np.float32], colour: Colour) -> None:
        """Mix the colour into the pixels with weights from 0 to 1; clips at the edges of the picture."""
        height, width = self.pixels.shape[:2]
        cover = cover[max(0, -top) : height - top, max(0, -left) : width - left].clip(0, 1)[..., np.newaxis]
        area = self.pixels[max(0, top) : top + height, max(0, left) : left + width]
        area = area[: cover.shape[0], : cover.shape[1]]
        area += (np.array(colour, np.float32) - area) * cover
