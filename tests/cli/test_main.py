"""The program goa: overview, version, error messages, closed pipes and Ctrl-C."""

import fcntl
import io
import os
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest
from tests.cli.pseudo_terminal import COMMAND, PATIENCE, environment, run

from goa.cli.main import main


def test_without_a_command_there_is_an_overview(tmp_path: Path) -> None:
    ended = run(data=tmp_path)
    assert ended.returncode == 0
    assert "goa play" in ended.stdout
    assert "goa verify FILE" in ended.stdout
    assert ended.stderr == ""


def test_version_says_whether_the_rules_are_compiled(tmp_path: Path) -> None:
    ended = run("--version", data=tmp_path)
    assert ended.returncode == 0
    assert ended.stdout.startswith("goa ")
    assert ended.stdout.strip().endswith(("compiled", "interpreted"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "--edition", "1999"], 'there is no edition "1999"; expected 2004 or 2012'),
        (["play", "--edition", "2004", "--bonanza"], "edition 2004 has no Bonanza tiles (SET-9)"),
        (["play", "--seats", "human,marvin"], 'there is no bot "marvin"'),
        (["play", "--seats", "human"], "Goa is for 2 to 4 players, but --seats names 1 (SET-1)"),
        (["play", "--players", "3", "--seats", "human,random"], "--players says 3, but --seats names 2"),
        (["play", "--name", "Blue"], "all names must differ"),
        (["play", "--name", "Anna", "--name", "Bert"], "expected at most 1 names, one for each human player, got 2"),
        (["play", "--name", "#1"], "expected a name on one line without #, got"),
        (["play", "--load", "nowhere.goa"], "nowhere.goa: cannot be read: No such file or directory"),
        (["play", "--resume"], "there is no unfinished game to continue"),
        (["replay", "nowhere.goa"], "nowhere.goa: cannot be read: No such file or directory"),
        (["verify", "nowhere.goa"], "nowhere.goa: cannot be read: No such file or directory"),
        (["simulate", "--games", "0"], "expected at least 1 game, got 0"),
        (["simulate", "--bot", "marvin"], 'there is no bot "marvin"'),
    ],
)
def test_a_refusal_is_one_sentence(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("GOA_DATA", str(tmp_path))
    assert main(words) == 2
    written, refusal = capsys.readouterr()
    assert refusal.startswith(sentence)
    assert refusal.count("\n") == 1
    assert written == ""


def test_a_refusal_in_a_process_of_its_own(tmp_path: Path) -> None:
    ended = run("play", "--edition", "1999", data=tmp_path)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("there is no edition")


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    process = subprocess.Popen(  # noqa: S603 - our own script
        [*COMMAND, "play", "--watch", "--seed", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(1)
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(PATIENCE) != 0


def unread_bytes(pipe: io.FileIO) -> int:
    """How much of what was written to a pipe has not been read yet."""
    return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)


def test_ctrl_c_ends_quietly(tmp_path: Path) -> None:
    pipe = tmp_path / "game.goa"
    os.mkfifo(pipe)
    process = subprocess.Popen(  # noqa: S603 - our own script
        [*COMMAND, "verify", str(pipe)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    with pipe.open("wb", buffering=0) as text:
        text.write(b"goa 1\n")
        while unread_bytes(text):  # then the command waits for more
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        written, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert written == complaints == b""


def test_the_commands_load_without_the_libraries_of_the_server() -> None:
    """`pip install goa` brings neither msgspec nor FastAPI."""
    without = "sys.modules.update(dict.fromkeys(['msgspec', 'fastapi', 'pydantic', 'sqlalchemy', 'numpy']))"
    code = f"import sys; {without}; import goa.cli.main"
    command = [sys.executable, "-c", code]
    assert subprocess.run(command, check=False).returncode == 0  # noqa: S603 - our own code
