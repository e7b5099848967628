"""A request that was refused, as it is sent."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from goa.tables.payloads.payload import Payload, SeatOrNobody
from goa.tables.payloads.view_types import View


class Problem(Payload, omit_defaults=True):
    """A request that was refused: a word for programs, a sentence for people."""

    error: str
    sentence: str
    rule: Annotated[str, Meta(description="id of the rule")] = ""
    key: Annotated[str, Meta(description="of the sentence in the catalogue")] = ""
    values: Annotated[dict[str, Any] | UnsetType, Meta(description="of the sentence in the catalogue")] = UNSET
    choice: Annotated[str, Meta(description="not offered: the choice")] = ""
    awaited: Annotated[SeatOrNobody, Meta(description="not your choice: the seat whose choice it is")] = -1
    line: Annotated[int, Meta(description="record: the line that does not fit")] = 0
    may_undo: Annotated[int, Meta(description="no undo: how many choices could be undone")] = 0
    number: Annotated[int, Meta(description="stale: the current number")] = 0
    view: Annotated[View | None, Meta(description="stale: the current view")] = None
