"""Wrong request bodies are answered with the place, what was expected and what came."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import inspect

from goa.locales import languages
from goa.tables.requests import request_bodies
from goa.tables.requests.body_errors import LONGEST_SHOWN, expected_of
from goa.tables.requests.request_bodies import NewChoices, NewGame, RequestBody, TakeSeat, read_body
from goa.tables.requests.request_errors import RequestRefused

BODIES = [
    body
    for body in vars(request_bodies).values()
    if isinstance(body, type) and issubclass(body, RequestBody) and body is not RequestBody
]


def refusal(sent: bytes | str, kind: type[RequestBody], language: str = "en") -> str:
    with pytest.raises(RequestRefused) as refused:
        read_body(sent, kind)
    assert refused.value.status == 400
    problem = refused.value.problem(language)
    assert problem.error == "malformed"
    return problem.sentence


@pytest.mark.parametrize(
    ("kind", "sent", "sentence"),
    [
        (NewChoices, '{"after":1,"choose":5}', "body.choose: expected a list with 1 to 50 entries, got 5."),
        (NewChoices, '{"after":1}', "body.choose: expected a list with 1 to 50 entries, got nothing."),
        (
            NewChoices,
            '{"after":1,"choose":["pass",""]}',
            'body.choose[1]: expected a text of 1 to 80 characters, got "".',
        ),
        (NewChoices, '{"after":"1"}', 'body.after: expected a whole number from 0 to 1000000000, got "1".'),
        (
            NewChoices,
            '{"after":1,"more":[2, 3]}',
            (
                "body.more: there is no such field; it came with the value [2, 3]. "
                "Expected an object with fields among (after, choose, key, view)."
            ),
        ),
        (NewChoices, "5", "body: expected an object with fields among (after, choose, key, view), got 5."),
        (
            NewChoices,
            "",
            "body: expected complete JSON, but it cannot be read to its end. It ends in: nothing.",
        ),
        (
            NewChoices,
            '{"after": 1,',
            'body: expected complete JSON, but it cannot be read to its end. It ends in: {"after": 1,.',
        ),
        (
            NewChoices,
            '{"after": +1}',
            'body: expected JSON, but from byte 10 on it is none. Got around there: {"after": +1}.',
        ),
        (NewChoices, b'{"choose":["\xff"]}', 'body: expected text in UTF-8. Got: {"choose":["�"]}.'),
        (NewGame, '{"seats":[{},{"name":"a#"}]}', 'body.seats[1].name: expected a name without #, got "a#".'),
        (NewGame, '{"seats":[{},{}],"maker":3}', "body.maker: expected a whole number from 0 to 1, got 3."),
        (NewGame, '{"seats":[{},{}],"pace":11}', "body.pace: expected a number from 0 to 10, got 11."),
        (NewGame, '{"seats":[{},{}],"hints":1}', "body.hints: expected true or false, got 1."),
        (
            NewGame,
            '{"seats":[{},{}],"clock":3}',
            "body.clock: expected an object with fields among (kind, seconds, increment), or null, got 3.",
        ),
        (
            NewGame,
            '{"seats":[{},{}],"clock":{"kind":"live"}}',
            "body.clock.seconds: expected a whole number from 60 to 2592000, got nothing.",
        ),
        (
            NewGame,
            '{"seats":[{},{}],"edition":"2005"}',
            'body.edition: expected one of "2004", "2012", got "2005".',
        ),
    ],
)
def test_the_answer_names_the_place_what_was_expected_and_what_came(
    kind: type[RequestBody], sent: bytes | str, sentence: str
) -> None:
    assert refusal(sent, kind) == sentence


def test_an_unknown_bot_is_answered_with_the_bots_there_are() -> None:
    said = refusal('{"seats":[{"level":"pirate"},{}]}', NewGame)
    assert said.startswith('body.seats[0].level: expected one of "random", ')
    assert said.endswith(', got "pirate".')


@pytest.mark.parametrize(
    "sent", [f'{{"after":"{"x" * 500}"}}', f'{{"{"x" * 500}":1}}', '{"after":' + "[" * 5000, "[" * 5000]
)
def test_what_came_is_shortened(sent: str) -> None:
    said = refusal(sent, NewChoices)
    assert "…" in said
    assert len(said) < 3 * LONGEST_SHOWN + 20


def test_nothing_invisible_is_repeated() -> None:
    assert refusal('{"after":\n\t"\u202e"}', NewChoices).endswith('got " ".')


@pytest.mark.parametrize("sent", ['{"x` - at `$.y":1}', '{"x` - at `$.choose[0]":1}', '{"` - at `$[9]":1}'])
def test_a_field_may_have_a_name_that_looks_like_a_place(sent: str) -> None:
    assert "there is no such field" in refusal(sent, NewChoices)


def test_secrets_are_not_repeated() -> None:
    said = refusal('{"key":"not long enough"}', TakeSeat)
    assert "long enough" not in said
    assert said.endswith("letters, digits, - and _, or null, got something else with 17 characters.")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("body", BODIES)
def test_every_field_of_every_body_has_its_words(body: type[RequestBody], language: str) -> None:
    """A wrong value for each field is answered in every language; nothing is left to the words of a library."""
    kind = inspect.type_info(body)
    assert isinstance(kind, inspect.StructType)
    for field in kind.fields:
        expected = expected_of(field.type).in_language(language)
        fields = ",".join(
            f'"{each.encode_name}":{_fitting(each.type)}' for each in kind.fields if each.required and each != field
        )
        sent = "{" + fields + ("," if fields else "") + f'"{field.encode_name}":{{"no":1}}}}'
        said = refusal(sent, body, language)
        assert said.startswith(f"body.{field.encode_name}")
        assert expected in said or ".no:" in said
        assert "`" not in said


def _fitting(kind: inspect.Type) -> str:
    """A value of the type, as JSON."""
    match kind:
        case inspect.Metadata():
            return _fitting(kind.type)
        case inspect.IntType():
            return str(kind.ge)
        case inspect.StrType():
            return '"x"'
        case inspect.BoolType():
            return "true"
        case inspect.LiteralType():
            return msgspec.json.encode(kind.values[0]).decode()
        case inspect.ListType():
            entries = ",".join([_fitting(kind.item_type)] * (kind.min_length or 0))
            return f"[{entries}]"
        case inspect.StructType():
            return "{" + ",".join(f'"{each.name}":{_fitting(each.type)}' for each in kind.fields if each.required) + "}"
    raise AssertionError(kind)
