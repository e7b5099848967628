"""Reads the settings with clear errors, and prints them with their sources."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final

from pydantic import AliasChoices, ValidationError
from pydantic.fields import FieldInfo

from goa.server.ops.settings import PREFIX, Settings

KINDS: Final[dict[Any, str]] = {int: "a whole number", float: "a number", bool: "yes or no", str: "text"}
BOUNDS: Final = (("ge", "{} or more"), ("gt", "more than {}"), ("le", "{} at most"), ("lt", "below {}"))
PASSWORD: Final = re.compile(r"(?<=://)([^:]*):.*@|(password=)[^&]*")
SIMILAR: Final = 0.85  # of 1; variables of the build and of the tests have the same prefix


class InvalidSettings(ValueError):
    """Settings that cannot be used: one sentence for each."""


def read_settings(**arguments: str | None) -> Settings:
    """Read the settings. Arguments of the command line that are given win over the environment."""
    try:
        return Settings(**_given(arguments))
    except ValidationError as problem:
        raise InvalidSettings("\n".join(_sentence(error, arguments) for error in problem.errors())) from None


def show_settings(settings: Settings, **arguments: str | None) -> list[str]:
    """One line for each setting: its variable, its value, where the value comes from, what it means."""
    rows = [("setting", "value", "from", "meaning")]
    given = _given(arguments)
    for name, field in Settings.model_fields.items():
        shown = shown_value(name, getattr(settings, name))
        rows.append((variables_of(name, field)[0], shown, _source(name, field, given), field.description or ""))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = [
        "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]]) for row in rows
    ]
    return lines + misspelt_variables()


def variables_of(name: str, field: FieldInfo) -> tuple[str, ...]:
    """The environment variables that set a field, the current name first."""
    alias = field.validation_alias
    if isinstance(alias, AliasChoices):
        return tuple(str(choice) for choice in alias.choices)
    return (PREFIX + name.upper(),)


def shown_value(name: str, value: object) -> str:
    """A value as it may be printed: without passwords."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name == "smtp_password" and value:
        return "***"
    text = str(value)
    return (PASSWORD.sub(_without_password, text) if name == "database_url" else text) or "(empty)"


def _without_password(found: re.Match[str]) -> str:
    return f"{found[1]}:***@" if found[2] is None else f"{found[2]}***"


def misspelt_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """A sentence for each variable that sets nothing, but is spelt almost like one that does."""
    known = [each for name, field in Settings.model_fields.items() for each in variables_of(name, field)]
    sentences: list[str] = []
    for variable in sorted(environment):
        close = [] if variable.upper() in known else get_close_matches(variable.upper(), known, 1, SIMILAR)
        sentences += [f"{variable} is not a setting; did you mean {name}?" for name in close]
    return sentences


def _given(arguments: Mapping[str, str | None]) -> dict[str, Any]:
    return {name: value for name, value in arguments.items() if value}


def _source(name: str, field: FieldInfo, given: Mapping[str, Any]) -> str:
    return f"--{name}" if name in given else _set_variable(variables_of(name, field)) or "default"


def _set_variable(variables: tuple[str, ...]) -> str:
    """The first of these variables that the environment sets. Pydantic ignores case, so we do too."""
    names = {name.upper(): name for name, value in os.environ.items() if value}
    return next((names[variable] for variable in variables if variable in names), "")


def _sentence(error: Any, arguments: Mapping[str, str | None]) -> str:
    """Which setting, what was expected, what came."""
    where = str(error["loc"][0])
    name, field = next(
        (name, field)
        for name, field in Settings.model_fields.items()
        if where == name or where.upper() in variables_of(name, field)
    )
    setting = _source(name, field, _given(arguments))
    expected = str(error["ctx"]["error"]) if error["type"] == "value_error" else _expected(field)
    # Not even a part of a database URL is repeated: where its password ends is not clear if it is malformed.
    came = "something else" if name == "database_url" else repr(error["input"])
    return f"{setting}: expected {expected}, got {came}"


def _expected(field: FieldInfo) -> str:
    words = [KINDS[field.annotation]]
    for mark in field.metadata:
        words += [phrase.format(getattr(mark, bound)) for bound, phrase in BOUNDS if hasattr(mark, bound)]
    return ", ".join(words)
