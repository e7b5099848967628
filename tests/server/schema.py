"""The declared form of what the server sends, from its own OpenAPI description."""

from typing import Any

import jsonschema_rs

from goa.server.api.openapi import schema

SCHEMA = schema()


def declared(name: str) -> jsonschema_rs.Validator:
    whole: dict[str, Any] = {"$ref": f"#/components/schemas/{name}", "components": SCHEMA["components"]}
    return jsonschema_rs.validator_for(whole)
