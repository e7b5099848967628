"""The terminal in all languages."""

import re
from pathlib import Path

import pytest
from tests.cli.pseudo_terminal import Terminal, run, screen_of

from goa.cli.display.drawing.mat_panel import COLUMN_WIDTH
from goa.cli.display.drawing.mat_panel import LABEL_WIDTH as MAT_LABEL_WIDTH
from goa.cli.display.drawing.symbols import LABEL_WIDTH, NOTE_WIDTH, tile_label
from goa.cli.errors import CommandError
from goa.cli.language import SYSTEM_VARIABLES, VARIABLE, chosen_language
from goa.cli.play.game_commands import GAME_COMMANDS, IN_ENGLISH, commands_in
from goa.core.choices import CATALOGUE
from goa.editions.load import load_edition
from goa.editions.vocabulary import COLUMNS, TILES
from goa.locales import languages, say

# English words that are not German or Dutch, and that almost every untranslated line would contain.
ENGLISH = re.compile(
    r"\b(the|you|your|takes|lays|pays|needs|with|and|or|to|has|row|cards|spices|ships|none)\b", re.IGNORECASE
)
LOOKS = {
    "de": [
        "hilfe",
        "tisch",
        "tableau",
        "karten",
        "plättchen",
        "protokoll",
        "protokoll alles",
        "tipp",
        "zurück",
        "hilfe 1",
        "regeln",
        "regeln SCO-1",
    ],
    "nl": [
        "hulp",
        "tafel",
        "bord",
        "kaarten",
        "tegels",
        "logboek",
        "logboek alles",
        "tip",
        "terug",
        "hulp 1",
        "regels",
        "regels SCO-1",
    ],
}
WRONG = ["frob", "999", ";", "taxes; 1", "rules AUC-999", "tiles z9", "mat nobody", "why", "why bid 150", "save"]


def clear(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (VARIABLE, *SYSTEM_VARIABLES):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("nl", {VARIABLE: "de", "LANG": "en_GB.UTF-8"}, "nl"),
        (None, {VARIABLE: "de", "LANG": "nl_NL.UTF-8"}, "de"),
        (None, {"LC_ALL": "de_AT.UTF-8", "LANG": "nl_NL.UTF-8"}, "de"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "nl_BE", "LANG": "de_DE"}, "nl"),
        (None, {"LANG": "nl"}, "nl"),
        (None, {"LANG": "de.UTF-8"}, "de"),
        (None, {"LANG": "tlh_AQ.UTF-8"}, "en"),  # a language that goa will not have
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_who_decides(
    asked: str | None, environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clear(monkeypatch)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert chosen_language(asked) == language


def test_a_language_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, "xx")
    with pytest.raises(CommandError, match=f"GOA_LANGUAGE: expected one of {', '.join(languages())}, got xx"):
        chosen_language(None)
    ended = run("play", "--language", "xx", data=tmp_path)
    assert ended.returncode == 2
    assert "invalid choice: 'xx'" in ended.stderr


@pytest.mark.parametrize("language", LOOKS)
@pytest.mark.parametrize("seed", [3, 8])
def test_no_english_is_said(language: str, seed: int, tmp_path: Path) -> None:
    """All commands, many wrong answers, two rounds of first choices. Notation is not translated."""
    typed = "\n".join([*LOOKS[language], *WRONG, *["1"] * 60, *LOOKS[language], *WRONG]) + "\n"
    ended = run("play", "--language", language, "--seed", str(seed), "--new", data=tmp_path, typed=typed)
    assert (ended.returncode, ended.stderr) == (0, "")
    notation = re.compile(
        "|".join(re.escape(choice.text) for choice in sorted(CATALOGUE, key=lambda one: -len(one.text)))
    )
    lines = [notation.sub("", line) for line in ended.stdout.splitlines()]
    prompt = say("terminal.prompt", language)
    assert [line for line in lines if ENGLISH.search(line) and not line.startswith(prompt)] == []


def test_the_words_on_the_screen_are_understood(tmp_path: Path) -> None:
    typed = "marker auf d2\nja\npassen\nende\n"
    ended = run("play", "--language", "de", "--seed", "11", "--name", "Anna", "--new", data=tmp_path, typed=typed)
    assert "Anna setzt Marker 3 auf d2." in ended.stdout
    assert "Anna passt." in ended.stdout
    assert "Weiterspielen: goa play" in ended.stdout


@pytest.mark.parametrize(
    ("language", "yes", "question"), [("de", "ja", "Weiterspielen? [J/n]"), ("nl", "j", "Verder spelen? [J/n]")]
)
def test_a_game_that_waits_is_offered(language: str, yes: str, question: str, tmp_path: Path) -> None:
    run("play", "--seed", "11", data=tmp_path, typed="1\n")
    with Terminal(["play", "--language", language], tmp_path) as terminal:
        assert question in terminal.read_to("] ")
        assert "[1]" in terminal.answer(yes) or "1 " in terminal.written


@pytest.mark.parametrize("language", languages())
def test_commands_in_the_language_and_in_english(language: str) -> None:
    known = commands_in(language)
    assert IN_ENGLISH.items() <= known.items()
    for command in GAME_COMMANDS:
        for usage in command.usage(language).split(", "):
            assert known[usage.split()[0].casefold()] is command


@pytest.mark.parametrize("language", languages())
def test_no_command_hides_a_choice(language: str) -> None:
    """The first word of a choice must not be a command."""
    assert {choice.text.split()[0] for choice in CATALOGUE} & commands_in(language).keys() == set()


@pytest.mark.parametrize("language", languages())
def test_words_of_the_drawn_table_are_short(language: str) -> None:
    for edition in map(load_edition, ("2004", "2012")):
        for kind in range(len(TILES)):
            name, note = tile_label(edition, kind, language)
            assert len(name) <= LABEL_WIDTH, name
            assert len(note) <= NOTE_WIDTH, note
    for column in COLUMNS:
        assert len(say(f"terminal.column.{column}", language)) <= COLUMN_WIDTH - 2, column
    for label in ("tiles", "used", "kept", "hand", "gives", "costs", "lacks"):
        assert len(say(f"terminal.drawn.{label}", language)) <= MAT_LABEL_WIDTH, label
    assert len(say("terminal.drawn.can_pay", language)) <= COLUMN_WIDTH - 2


@pytest.mark.parametrize("language", LOOKS)
@pytest.mark.parametrize(("width", "height"), [(100, 35), (80, 24)])
def test_everything_fits_the_terminal(language: str, width: int, height: int, tmp_path: Path) -> None:
    words = ["play", "--language", language, "--seed", "7", "--new"]
    with Terminal(words, tmp_path, width=width, height=height) as terminal:
        screens = [terminal.read_to(), *[terminal.answer("1") for _ in range(12)]]
    for screen in map(screen_of, screens):
        lines = screen.splitlines()
        assert max(map(len, lines)) <= width
        assert len(lines) <= height


def test_a_replay_in_dutch(tmp_path: Path) -> None:
    run("play", "--seed", "11", "--save", str(tmp_path / "game.goa"), data=tmp_path, typed="1\n")
    ended = run("replay", str(tmp_path / "game.goa"), "--language", "nl", data=tmp_path)
    assert re.search(r"Na \d+ van \d+ keuzes: plaats \d .", ended.stdout)
    assert "is aan de beurt." in ended.stdout
