"""Writes the rows and masks of many games into memory of the caller, several at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from goa.rows.encode_row import mask_of
from goa.rows.layout import ACTIONS, SIZE

if TYPE_CHECKING:
    from goa.core.choices import Choice

WRITTEN_TOGETHER: Final = 16  # enough to share the cost of a slice, few enough for the processor's cache


@final
class RowWriter:
    """Takes the rows of the games in their order, beginning with the first; `finish` writes those that are left."""

    def __init__(self, rows: memoryview[int], masks: memoryview[int]) -> None:
        self.rows = rows
        self.masks = masks
        self.written = 0
        self.new_rows: list[bytes] = []
        self.new_masks: list[bytes] = []

    def add(self, row: bytes, offered: list[Choice]) -> None:
        self.new_rows.append(row)
        self.new_masks.append(mask_of(offered))
        if len(self.new_rows) == WRITTEN_TOGETHER:
            self.finish()

    def finish(self) -> None:
        if not self.new_rows:
            return
        first = self.written
        end = first + len(self.new_rows)
        self.rows[first * SIZE : end * SIZE] = b"".join(self.new_rows)
        self.masks[first * ACTIONS : end * ACTIONS] = b"".join(self.new_masks)
        self.written = end
        self.new_rows = []
        self.new_masks = []
