"""Says in words what is wrong with a request body: the place, what was expected there, and what came."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import msgspec
from msgspec import inspect

from goa.tables.requests.request_errors import LocalizedText, RequestRefused, localized

Path = tuple[str | int, ...]  # such as seats, 0, name

LONGEST_SHOWN: Final = 60  # characters of what came
AT: Final = re.compile(r" - at `\$(?P<path>[^`]*)`$")
FIELD: Final = re.compile(r"Object (?P<what>missing required|contains unknown) field `(?P<name>.*?)`", re.DOTALL)
STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]")
BYTE: Final = re.compile(r"\(byte (\d+)\)")
LENGTHS: Final = re.compile(r"\{(\d+),(\d+)\}")
SECRET_FIELDS: Final = ("key", "token")  # an answer may end up in a bug report


class WrongField(ValueError):
    """A check beyond the types fails: the field of the struct, and what is expected there."""

    def __init__(self, field: str, expected: LocalizedText) -> None:
        super().__init__(field)
        self.field = field
        self.expected = expected


def body_refusal(sent: bytes | str, kind: type[msgspec.Struct], problem: Exception) -> RequestRefused:
    """The answer to a body that cannot be read as this struct."""
    raw = sent.encode(errors="replace") if isinstance(sent, str) else sent
    if not isinstance(problem, msgspec.ValidationError):
        return _not_json(raw, problem)
    path, found = _place(kind, str(problem))
    if isinstance(problem.__cause__, WrongField):
        wrong = problem.__cause__
        return _wrong((*path, wrong.field), wrong.expected, raw)
    field = FIELD.match(str(problem))
    if field is None:
        return _wrong(path, expected_of(found), raw)
    path = (*path, field["name"])
    if field["what"] == "contains unknown":
        return _wrong(path, _fields_of(found), raw, "server.body.unknown")
    return _wrong(path, expected_of(_inner(found, field["name"])), raw)


def expected_of(kind: inspect.Type) -> LocalizedText:
    """What a type takes, in plain words."""
    match kind:
        case inspect.Metadata():
            return expected_of(kind.type)
        case inspect.UnionType():
            return localized("server.body.or_null", expected=expected_of(_plain(kind)))
        case inspect.IntType() | inspect.FloatType():
            key = "server.body.whole" if isinstance(kind, inspect.IntType) else "server.body.number"
            return localized(key, least=f"{kind.ge or 0:g}", most=f"{kind.le or 0:.10g}")
        case inspect.StrType(pattern=str(pattern)):
            least, most = LENGTHS.findall(pattern)[0]
            return localized("server.body.word", least=least, most=most)
        case inspect.StrType(min_length=least) if least:
            return localized("server.body.text_between", least=least, most=kind.max_length or 0)
        case inspect.StrType():
            return localized("server.body.text", most=kind.max_length or 0)
        case inspect.LiteralType():
            return localized("server.body.one_of", values=", ".join(f'"{value}"' for value in kind.values))
        case inspect.ListType():
            return localized("server.body.list", least=kind.min_length or 0, most=kind.max_length or 0)
        case inspect.BoolType():
            return localized("server.body.boolean")
        case _:
            return _fields_of(kind)


def _fields_of(kind: inspect.Type) -> LocalizedText:
    """What an object may have."""
    kind = _plain(kind)
    if not isinstance(kind, inspect.StructType):
        raise LookupError(kind)  # noqa: TRY004 - no such place, not a wrong argument
    return localized("server.body.object", fields=", ".join(field.encode_name for field in kind.fields))


def _place(kind: type[msgspec.Struct], message: str) -> tuple[Path, inspect.Type]:
    """The path to what is wrong in a body, and the type that is expected there."""
    at = AT.search(message)
    path: Path = tuple(name or int(number) for name, number in STEP.findall(at["path"])) if at else ()
    found = _type_info(kind)
    try:
        for step in path:
            found = _inner(found, step)
        if FIELD.match(message):
            _fields_of(found)
    except LookupError:
        return (), _type_info(kind)  # an unknown field with a name that looks like a place
    return path, found


@cache
def _type_info(kind: type[msgspec.Struct]) -> inspect.Type:
    return inspect.type_info(kind)


def _inner(kind: inspect.Type, step: str | int) -> inspect.Type:
    """The type of a field or of the entries of a list."""
    kind = _plain(kind)
    if isinstance(kind, inspect.ListType) and isinstance(step, int):
        return kind.item_type
    if isinstance(kind, inspect.StructType):
        for field in kind.fields:
            if field.encode_name == step:
                return field.type
    raise LookupError(step)


def _plain(kind: inspect.Type) -> inspect.Type:
    """The type without descriptions and without null."""
    while isinstance(kind, (inspect.Metadata, inspect.UnionType)):
        if isinstance(kind, inspect.Metadata):
            kind = kind.type
        else:
            kind = next(each for each in kind.types if not isinstance(each, inspect.NoneType))
    return kind


def _wrong(path: Path, expected: LocalizedText, raw: bytes, key: str = "server.body.wrong") -> RequestRefused:
    try:
        came = _raw_at(raw, path)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, LookupError):
        came = raw  # not even JSON after the first mistake
    shown: str | LocalizedText
    if came is None:
        shown = localized("server.body.nothing")
    elif path and path[-1] in SECRET_FIELDS:
        shown = localized("server.body.secret", number=len(came))
    else:
        shown = shortened(came)
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    place = shortened(f"body{place}".encode(errors="replace"))  # a name that was sent may be of any length
    return _refused(localized(key, place=place, expected=expected, came=shown))


def _raw_at(raw: bytes, path: Path) -> bytes | None:
    """The JSON at a path; None if there is nothing. Only the objects on the way are decoded."""
    for step in path:
        if isinstance(step, int):
            raw = bytes(msgspec.json.decode(raw, type=list[msgspec.Raw])[step])
        else:
            fields = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
            if step not in fields:
                return None
            raw = bytes(fields[step])
    return raw


def _not_json(raw: bytes, problem: Exception) -> RequestRefused:
    byte = BYTE.search(str(problem))
    if isinstance(problem, UnicodeDecodeError):
        return _refused(localized("server.body.not_utf8", came=shortened(raw)))
    if byte is None:
        came = shortened(raw[-LONGEST_SHOWN:]) if raw else localized("server.body.nothing")
        return _refused(localized("server.body.cut_off", came=came))
    at = int(byte[1])
    around = shortened(raw[max(0, at - LONGEST_SHOWN // 2) : at + LONGEST_SHOWN // 2])
    return _refused(localized("server.body.not_json", byte=at, came=around))


def shortened(raw: bytes) -> str:
    """On one line, without characters that cannot be seen, and cut."""
    text = raw[: LONGEST_SHOWN * 8].decode(errors="replace")
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def _refused(sentence: LocalizedText) -> RequestRefused:
    return RequestRefused(400, "malformed", sentence)
