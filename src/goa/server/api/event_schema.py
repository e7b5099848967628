"""The JSON schema of events and frames: one tuple for each kind, its name first, then its fields."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final, get_origin

from pydantic import GetJsonSchemaHandler, RootModel

from goa.core.events import Event
from goa.core.frames import Decision, Frame
from goa.record.wire import kinds

Schema = dict[str, Any]

# Hidden fields are removed from an event, so every kind of event can be sent.
EVENTS: Final = {name: kind for name, kind in kinds(Event).items() if is_dataclass(kind)}
FRAMES: Final = {name: kind for name, kind in kinds(Frame).items() if is_dataclass(kind)}
DECISIONS: Final = {name: kind for name, kind in kinds(Decision).items() if is_dataclass(kind)}


def _schema_of(kind: Any) -> Schema:
    """Compiled classes only keep that a field is a tuple. All tuples here are tuple[int, ...]."""
    if kind is tuple or get_origin(kind) is tuple:
        return {"type": "array", "items": {"type": "integer"}}
    return {"type": {int: "integer", bool: "boolean"}[kind]}


def _packed(name: str, kind: Any) -> Schema:
    parts = [{**_schema_of(field.type), "title": field.name} for field in fields(kind)]
    return {
        "type": "array",
        "title": name,
        "description": f"{name}({', '.join(part['title'] for part in parts)})",
        "prefixItems": [{"type": "string", "const": name}, *parts],
        "minItems": len(parts) + 1,
        "maxItems": len(parts) + 1,
    }


class PackedEvent(RootModel[list[Any]]):
    """Something that happened: its name and its fields."""

    @classmethod
    def __get_pydantic_json_schema__(cls, _core: Any, _handler: GetJsonSchemaHandler) -> Schema:
        return {"oneOf": [_packed(name, kind) for name, kind in EVENTS.items()], "description": cls.__doc__}


class PackedFrame(RootModel[list[Any]]):
    """Something that still has to happen, the next one last: its name and its fields."""

    @classmethod
    def __get_pydantic_json_schema__(cls, _core: Any, _handler: GetJsonSchemaHandler) -> Schema:
        return {"oneOf": [_packed(name, kind) for name, kind in FRAMES.items()], "description": cls.__doc__}


class Task(RootModel[str]):
    """The kind of the open question."""

    @classmethod
    def __get_pydantic_json_schema__(cls, _core: Any, _handler: GetJsonSchemaHandler) -> Schema:
        return {"type": "string", "enum": list(DECISIONS), "description": cls.__doc__}
