"""The events of the log as they are sent: the fields of an event of the rules by name, and its own name as `event`."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final, Union, cast, get_origin

import msgspec

from goa.core.events import ColonyFounded, Event
from goa.core.places import SPICES_IN
from goa.record.wire import fields_of, kinds
from goa.tables.payloads.payload import Payload


def _type_of(kind: Any) -> Any:
    """Compiled classes only keep that a field is a tuple. All tuples here are tuple[int, ...]."""
    return list[int] if kind is tuple or get_origin(kind) is tuple else kind


def _payload_type(kind: Any) -> type[Payload]:
    declared = [(field.name, _type_of(field.type)) for field in fields(kind)]
    if kind is ColonyFounded:  # the rules write the spices as bits
        declared = [(name, list[int] if name == "accepted" else found) for name, found in declared]
    name = kind.__name__
    made = msgspec.defstruct(name, declared, bases=(Payload,), module=__name__, tag_field="event", tag=name)
    return cast(type[Payload], made)


# Hidden fields are removed from an event, so every kind of event can be sent.
EVENT_TYPES: Final[dict[Any, type[Payload]]] = {
    kind: _payload_type(kind) for kind in kinds(Event).values() if is_dataclass(kind)
}

if TYPE_CHECKING:
    AnyEvent = Payload
else:
    AnyEvent = Union[tuple(EVENT_TYPES.values())]  # noqa: UP007 - there is no other way to write a union of a tuple


def event_payload(event: Event) -> AnyEvent:
    """An event as its viewer may know it."""
    values = fields_of(event)
    if isinstance(event, ColonyFounded):
        values["accepted"] = SPICES_IN[event.accepted]
    return EVENT_TYPES[type(event)](**values)
