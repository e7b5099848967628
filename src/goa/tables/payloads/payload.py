"""What every payload has in common. Payloads are msgspec structs: instances are sent, the API shows their types."""

from __future__ import annotations

from typing import Annotated, TypeVar, cast

import msgspec
from msgspec import Meta

SeatNumber = Annotated[int, Meta(ge=0, le=3)]
SeatOrNobody = Annotated[int, Meta(ge=-1, le=3, description="-1: nobody")]


class Payload(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """Part of what is sent. Payloads hold no cycles, so the garbage collector need not know them."""


Part = TypeVar("Part")


def encoded(part: Part) -> Part:
    """Encode a part of a payload once. The result can stand wherever the part can: msgspec copies its bytes."""
    return cast(Part, msgspec.Raw(msgspec.json.encode(part)))
