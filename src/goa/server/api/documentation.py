"""The OpenAPI description: routes as FastAPI describes them, with the types that are sent.

Request bodies and answers are msgspec structs, which FastAPI does not know; they are described here. Their schemas are
made when the description is asked for, because they would take a fifth of the time that a server needs to start.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI

Schema = dict[str, Any]

REFERENCE: Final = "#/components/schemas/{name}"

_sent: Final[list[Any]] = []
_received: Final[list[Any]] = []
_named: Final[dict[str, Schema]] = {}
_empty: Final[list[tuple[Any, Schema]]] = []  # schemas that are filled in later, with their types


def answers(kind: Any, status: int = 200) -> dict[int | str, Schema]:
    """The responses of a route that sends this type."""
    return {status: {"content": json_content(kind)}}


def json_content(kind: Any, name: str = "") -> Schema:
    """A body of this type. A name is needed for a type that has none of its own, such as a union."""
    _sent.append(kind)
    schema = _schema_of(kind)
    if name:
        _named[name] = schema
        schema = {"$ref": REFERENCE.format(name=name)}
    return {"application/json": {"schema": schema}}


def takes(kind: Any) -> Schema:
    """The openapi_extra of a route that takes a body of this type."""
    _received.append(kind)
    return {"requestBody": {"content": {"application/json": {"schema": _schema_of(kind)}}, "required": True}}


def _schema_of(kind: Any) -> Schema:
    """Empty until the description is asked for."""
    schema: Schema = {}
    _empty.append((kind, schema))
    return schema


def _fill_in_schemas() -> None:
    kinds = [kind for kind, _ in _empty]
    schemas, _ = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    for (_, empty), schema in zip(_empty, schemas):
        empty.update(schema)
    _empty.clear()


def _without_null_defaults(schemas: Schema) -> Schema:
    """Generators of clients take a field with a default for one that is always there."""
    for schema in schemas.values():
        for field in schema["properties"].values():
            if "default" in field and field["default"] is None:
                del field["default"]
    return schemas


class DocumentedApp(FastAPI):
    """FastAPI, with the types that are sent and received in its description."""

    def openapi(self) -> Schema:
        is_new = self.openapi_schema is None
        _fill_in_schemas()
        schema = super().openapi()
        if is_new:
            sent = msgspec.json.schema_components(_sent, ref_template=REFERENCE)[1]
            received = msgspec.json.schema_components(_received, ref_template=REFERENCE)[1]
            schema["components"] = {"schemas": _without_null_defaults(received) | sent | _named}
        return schema
