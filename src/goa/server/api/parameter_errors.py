"""Says in words what is wrong with a parameter of a path, query or header. For bodies: goa.tables.requests.body_errors.

What a parameter takes is read from the description of the API, so that both always agree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fastapi import Request
from fastapi.exceptions import RequestValidationError

from goa.tables.requests.body_errors import LENGTHS, SECRET_FIELDS, shortened
from goa.tables.requests.request_errors import LocalizedText, RequestRefused, localized

Schema = Mapping[str, Any]

NO_DASHES: Final = "^[a-z0-9]"  # how the patterns of ids begin that are only letters and digits


def parameter_refusal(request: Request, problem: RequestValidationError) -> RequestRefused:
    """The answer to the first wrong parameter of a request."""
    error = problem.errors()[0]
    where, name, *inner = error["loc"] if len(error["loc"]) > 1 else (*error["loc"], "")
    schema = _schema_of(request, str(where), str(name))
    if inner:
        schema = schema.get("items", {})
    expected = _expected(schema or error.get("ctx", {}))
    place = f"{where}.{name}" + "".join(f"[{step}]" for step in inner)
    came = localized("server.body.nothing") if error["type"] == "missing" else _came(where, name, error["input"])
    sentence = localized("server.body.wrong", place=shortened(place.encode()), expected=expected, came=came)
    return RequestRefused(400, "malformed", sentence)


def _schema_of(request: Request, where: str, name: str) -> Schema:
    """What the description of the API says about a parameter; nothing if the route is not in it."""
    path = getattr(request.scope.get("route"), "path", "")
    described = request.app.openapi()["paths"].get(path, {}).get(request.method.lower(), {})
    for parameter in described.get("parameters", ()):
        if parameter["in"] == where and parameter["name"] == name:
            schema: Schema = parameter["schema"]
            return next((each for each in schema.get("anyOf", ()) if each.get("type") != "null"), schema)
    return {}


def _expected(schema: Schema) -> LocalizedText:
    match schema:
        case {"type": "integer" | "number" as kind, "minimum": least, "maximum": most}:
            key = "server.body.whole" if kind == "integer" else "server.body.number"
            return localized(key, least=f"{least:g}", most=f"{most:.10g}")
        case {"type": "array", "minItems": least, "maxItems": most}:
            return localized("server.body.list", least=least, most=most)
        case {"pattern": str(pattern)} if lengths := LENGTHS.findall(pattern):
            key = "server.parameters.id" if pattern.startswith(NO_DASHES) else "server.body.word"
            return localized(key, least=lengths[0][0], most=lengths[0][1])
        case {"minLength": least, "maxLength": most}:
            return localized("server.body.text_between", least=least, most=most)
        case {"maxLength": most}:
            return localized("server.body.text", most=most)
        case _:
            return localized("server.parameters.other")


def _came(where: object, name: object, sent: object) -> str | LocalizedText:
    """What was sent. Tokens are not repeated: an answer may end up in a bug report."""
    if isinstance(sent, str):
        if where == "header" or name in SECRET_FIELDS:
            return localized("server.body.secret", number=len(sent))
        return f'"{shortened(sent.encode(errors="replace"))}"'
    if isinstance(sent, Sequence):
        return localized("server.parameters.list", number=len(sent))
    return shortened(str(sent).encode(errors="replace"))
