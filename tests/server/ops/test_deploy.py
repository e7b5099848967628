"""The example files for hosts fit the program: settings, commands, files and the image."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]  # its stubs are a package of their own

from goa.cli.main import make_parser
from goa.server.ops.read_settings import variables_of
from goa.server.ops.settings import Settings

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
VARIABLES = {each for name, field in Settings.model_fields.items() for each in variables_of(name, field)}


def test_there_are_a_proxy_two_servers_a_database_and_a_backup() -> None:
    assert set(SERVICES) == {"proxy", "goa-1", "goa-2", "schema", "database", "backup"}
    public = [name for name, service in SERVICES.items() if "ports" in service]
    assert public == ["proxy"]


def test_servers_are_started_with_settings_and_commands_that_exist() -> None:
    for name in ("goa-1", "goa-2", "schema"):
        service = SERVICES[name]
        assert set(service["environment"]) <= VARIABLES
        assert make_parser().parse_args(service["command"]).run


def test_no_password_is_written_down() -> None:
    written = (DEPLOY / "compose.yml").read_text("utf-8")
    assert all("${POSTGRES_PASSWORD:?" in line for line in written.splitlines() if "PASSWORD" in line)
    assert re.search(r"^POSTGRES_PASSWORD=$", (DEPLOY / "example.env").read_text("utf-8"), re.MULTILINE)
    asked = set(re.findall(r"\$\{([A-Z_]+)", written))
    assert asked == set(re.findall(r"^([A-Z_]+)=", (DEPLOY / "example.env").read_text("utf-8"), re.MULTILINE))


def test_what_is_mounted_and_built_exists() -> None:
    for service in SERVICES.values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
    build = SERVICES["goa-1"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    assert all(":" in service["image"] or "build" in service for service in SERVICES.values())


def test_the_image_starts_a_server_as_an_ordinary_user() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    (command,) = (line.removeprefix("CMD ") for line in lines if line.startswith("CMD "))
    assert make_parser().parse_args(yaml.safe_load(command)).run
    assert "USER 10001" in lines
    assert "STOPSIGNAL SIGTERM" in lines
    for line in (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines():
        if line.startswith("!"):
            assert (ROOT / line[1:]).exists(), line


def test_the_proxy_serves_both_processes_and_hides_metrics() -> None:
    proxy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "reverse_proxy goa-1:2004 goa-2:2004" in proxy
    assert "respond /metrics 403" in proxy
    assert "health_uri /readyz" in proxy
