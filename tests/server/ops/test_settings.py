"""Settings: every name stays, wrong values are explained, and goa serve --show-settings prints them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.process import modules_path

from goa.server.ops.read_settings import InvalidSettings, read_settings, variables_of
from goa.server.ops.settings import Settings

HOST_GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "host.md"
# Published names. None of them may go.
NAMES = [
    "GOA_DATABASE_URL",
    "GOA_DATA",
    "GOA_PUBLIC_ADDRESS",
    "GOA_ORIGINS",
    "GOA_ROBOT_PROCESSES",
    "GOA_ROBOT_SECONDS",
    "GOA_TABLES_KEPT",
    "GOA_IDLE_SECONDS",
    "GOA_SECONDS_BETWEEN_ROUNDS",
    "GOA_BODY_BYTES",
    "GOA_FRAME_BYTES",
    "GOA_REQUESTS_A_SECOND",
    "GOA_REQUESTS_AT_ONCE",
    "GOA_TABLES_AN_HOUR",
    "GOA_SOCKETS_AN_ADDRESS",
    "GOA_SOCKETS",
    "GOA_CHAT_A_MINUTE",
    "GOA_METRICS_FOR_ALL",
]


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "goa", "serve", *arguments]
    known = {name: value for name, value in os.environ.items() if not name.startswith("GOA_")}
    return subprocess.run(
        command,
        env={**known, "PYTHONPATH": modules_path(), **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_every_published_name_stays() -> None:
    variables = {each for name, field in Settings.model_fields.items() for each in variables_of(name, field)}
    assert set(NAMES) <= variables


def test_the_guide_names_every_setting() -> None:
    guide = HOST_GUIDE.read_text("utf-8")
    missing = [
        variable
        for name, field in Settings.model_fields.items()
        for variable in variables_of(name, field)
        if f"`{variable}`" not in guide
    ]
    assert not missing


def test_every_setting_has_a_meaning() -> None:
    assert all(field.description for field in Settings.model_fields.values())


@pytest.mark.parametrize(
    ("variable", "value", "expected"),
    [
        ("GOA_BODY_BYTES", "lots", "GOA_BODY_BYTES: expected a whole number, 1 or more, got 'lots'"),
        ("GOA_ROBOT_SECONDS", "0", "GOA_ROBOT_SECONDS: expected a number, more than 0, got '0'"),
        ("GOA_BOT_SECONDS", "nan", "GOA_BOT_SECONDS: expected a number, more than 0, got 'nan'"),
        ("GOA_METRICS_FOR_ALL", "maybe", "GOA_METRICS_FOR_ALL: expected yes or no, got 'maybe'"),
        ("GOA_SOCKETS", "-1", "GOA_SOCKETS: expected a whole number, 0 or more, got '-1'"),
        (
            "GOA_PUBLIC_ADDRESS",
            "goa.org",
            "GOA_PUBLIC_ADDRESS: expected an address without a path, such as https://goa.example.org, got 'goa.org'",
        ),
    ],
)
def test_a_wrong_value_is_a_sentence(monkeypatch: pytest.MonkeyPatch, variable: str, value: str, expected: str) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(InvalidSettings, match=f"^{re.escape(expected)}$"):
        read_settings()


def test_a_wrong_database_is_explained_without_its_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOA_DATABASE_URL", "mysql://goa:secret@host/goa")
    with pytest.raises(InvalidSettings, match=r"^GOA_DATABASE_URL: expected postgresql://.*") as raised:
        read_settings()
    assert "secret" not in str(raised.value)


def test_an_empty_variable_counts_as_unset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOA_BODY_BYTES", "")
    assert read_settings().body_bytes == 131072


def test_goa_serve_stops_with_all_sentences() -> None:
    done = serve(GOA_BODY_BYTES="lots", GOA_SOCKETS="few")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("expected") == 2
    assert "Traceback" not in done.stderr


def test_goa_games_explains_wrong_settings_too() -> None:
    command = [sys.executable, "-m", "goa", "games", "check"]
    environment = {**os.environ, "PYTHONPATH": modules_path(), "GOA_SOCKETS": "few"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (2, "GOA_SOCKETS: expected a whole number, 0 or more, got 'few'\n")


def test_all_settings_are_shown_with_their_sources() -> None:
    url = "postgresql://goa:se/cr@et@db/goa"
    done = serve(
        "--show-settings", "--data", "/somewhere", GOA_ROBOT_SECONDS="7", GOA_DATABASE_URL=url, GOA_TABLE_KEPT="3"
    )
    assert (done.returncode, done.stderr) == (0, "")
    rows = {line.split()[0]: re.split(r"\s{2,}", line) for line in done.stdout.splitlines()[1:]}
    assert {variables_of(name, field)[0] for name, field in Settings.model_fields.items()} <= set(rows)
    assert rows["GOA_DATABASE_URL"][1:3] == ["postgresql://goa:***@db/goa", "GOA_DATABASE_URL"]
    assert rows["GOA_DATA"][1:3] == ["/somewhere", "--data"]
    assert rows["GOA_BOT_SECONDS"][1:3] == ["7.0", "GOA_ROBOT_SECONDS"]
    assert rows["GOA_SOCKETS"][1:3] == ["10000", "default"]
    assert "GOA_TABLE_KEPT is not a setting; did you mean GOA_TABLES_KEPT?" in done.stdout
    assert "cr@et" not in done.stdout
