"""The OpenAPI description: routes as FastAPI describes them, with the types that are sent.

Requests are pydantic models, which FastAPI knows. Answers are msgspec structs, which are described here.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI

Schema = dict[str, Any]

REFERENCE: Final = "#/components/schemas/{name}"

_sent: Final[list[Any]] = []
_named: Final[dict[str, Schema]] = {}


def answers(kind: Any, status: int = 200) -> dict[int | str, Schema]:
    """The responses of a route that sends this type."""
    return {status: {"content": json_content(kind)}}


def json_content(kind: Any, name: str = "") -> Schema:
    """A body of this type. A name is needed for a type that has none of its own, such as a union."""
    _sent.append(kind)
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    if name:
        _named[name] = schema
        schema = {"$ref": REFERENCE.format(name=name)}
    return {"application/json": {"schema": schema}}


class DocumentedApp(FastAPI):
    """FastAPI, with the types that are sent in its description."""

    def openapi(self) -> Schema:
        is_new = self.openapi_schema is None
        schema = super().openapi()
        if is_new:
            sent = msgspec.json.schema_components(_sent, ref_template=REFERENCE)[1]
            schema["components"]["schemas"].update(sent | _named)
        return schema
