"""Commands that can be typed instead of a choice. Each returns whether the question must be asked again."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from goa.cli.play import game_log
from goa.cli.play.answer_parser import AmbiguousNumber, NotUnderstood, parse_choice, refusal_for
from goa.cli.play.help_pages import explain_all, explain_cards, explain_choice, explain_rule, explain_tiles
from goa.cli.play.hint_lines import hint_lines
from goa.cli.play.saved_games import save_copy
from goa.cli.play.terminal_game import CannotUndo
from goa.cli.play.text_matching import matches
from goa.core.choices import CATALOGUE
from goa.locales import say

if TYPE_CHECKING:
    from goa.cli.display.snapshot import Snapshot
    from goa.cli.play.play_session import PlaySession


class Quit(Exception):
    """The player wants to stop."""


@dataclass(frozen=True)
class GameCommand:
    """A word that can be typed, and what it does."""

    name: str
    act: Callable[[PlaySession, Snapshot, str], bool]

    def usage(self, language: str) -> str:
        return say(f"terminal.usage.{self.name}", language)

    def words(self, language: str) -> str:
        return say(f"terminal.command.{self.name}", language)


def show_help(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    if rest:
        try:
            choice = parse_choice(session.game.state, rest, snapshot.labels, snapshot.language)
        except AmbiguousNumber as doubt:
            choice = doubt.choice  # after help, a number always means a choice
        explain_choice(session.display, snapshot, choice)
    else:
        listed = [(command.usage(snapshot.language), command.words(snapshot.language)) for command in GAME_COMMANDS]
        explain_all(session.display, snapshot, listed)
    return False


def show_rule(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    explain_rule(session.display, snapshot, rest)
    return False


def show_reason(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    if not rest:
        raise NotUnderstood("terminal.no.why_what")
    state = session.game.state
    offered = matches(rest, [choice.text for choice in state.offered])
    exact = [choice.text for choice in CATALOGUE if choice.text == " ".join(rest.casefold().split())]
    if offered and (not exact or state.offered[offered[0]].text in exact):
        text, number = state.offered[offered[0]].text, offered[0] + 1
        session.display.say(snapshot.say("terminal.possible", text=text, number=number))
        return False
    raise refusal_for(state, rest)


def show_log(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    is_whole = rest.casefold() in typed_words("terminal.typed.everything", snapshot.language)
    lines = game_log.whole_log if is_whole else game_log.round_log
    session.display.show_log(lines(session.game, snapshot.viewer), session.game.names)
    if not is_whole:
        session.display.say(snapshot.say("terminal.this_round"))
    return False


def show_table(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    session.display.show_table(snapshot)
    return False


def show_mat(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    seat = snapshot.viewer
    if rest:
        found = matches(rest, snapshot.names)
        if len(found) != 1:
            raise NotUnderstood("terminal.no.whose", names=", ".join(snapshot.names))
        seat = found[0]
    session.display.show_mat(snapshot, seat)
    return False


def show_cards(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    explain_cards(session.display, snapshot)
    return False


def show_tiles(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    explain_tiles(session.display, snapshot, rest)
    return False


def show_hint(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    for line in hint_lines(snapshot, session.game.state.offered):
        session.display.say(line)
    return False


def undo(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    try:
        choice = session.game.undo(snapshot.viewer)
    except CannotUndo as reason:
        raise NotUnderstood(reason.key, **reason.values) from None
    session.save()
    session.notes[snapshot.viewer] = [snapshot.say("terminal.taken_back", text=choice.text)]
    return True


def save(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    if not rest:
        raise NotUnderstood("terminal.no.where_to")
    path = Path(rest).expanduser()
    save_copy(session.game, path)
    session.display.say_on_one_line(snapshot.say("terminal.saved", path=str(path)))
    return False


def quit_game(session: PlaySession, snapshot: Snapshot, rest: str) -> bool:
    raise Quit


HELP: Final = GameCommand("help", show_help)
RULES: Final = GameCommand("rules", show_rule)
TILES: Final = GameCommand("tiles", show_tiles)
QUIT: Final = GameCommand("quit", quit_game)
GAME_COMMANDS: Final = (
    HELP,
    RULES,
    GameCommand("why", show_reason),
    GameCommand("log", show_log),
    GameCommand("table", show_table),
    GameCommand("mat", show_mat),
    GameCommand("cards", show_cards),
    TILES,
    GameCommand("hint", show_hint),
    GameCommand("undo", undo),
    GameCommand("save", save),
    QUIT,
)
IN_ENGLISH: Final = {
    **{command.name: command for command in GAME_COMMANDS},
    "?": HELP,
    "rule": RULES,
    "tile": TILES,
    "exit": QUIT,
    "q": QUIT,
}


@cache
def commands_in(language: str) -> Mapping[str, GameCommand]:
    """All command words: the English ones and those of the language."""
    own = {re.split(r"[ ,]", command.usage(language))[0].casefold(): command for command in GAME_COMMANDS}
    return {**IN_ENGLISH, **own}


def typed_words(key: str, language: str) -> list[str]:
    """The words for one answer in the language and in English."""
    return f"{say(key)}, {say(key, language)}".split(", ")
