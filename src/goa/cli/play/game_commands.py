"""Commands that can be typed instead of a choice. Each returns whether the question must be asked again."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

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
    from goa.cli.display.display_protocol import Display
    from goa.cli.display.snapshot import Snapshot
    from goa.cli.play.play_session import PlaySession
    from goa.core.state import State


class Commanded(Protocol):
    """What commands need that serve every kind of game: one in this terminal, or one at a server's table."""

    @property
    def display(self) -> Display: ...

    @property
    def state(self) -> State:
        """The position, as far as it is known."""

    @property
    def commands(self) -> Sequence[GameCommand[Any]]: ...


class Quit(Exception):
    """The player wants to stop."""


Session_contra = TypeVar("Session_contra", bound=Commanded, contravariant=True)


@dataclass(frozen=True)
class GameCommand(Generic[Session_contra]):
    """A word that can be typed, and what it does."""

    name: str
    act: Callable[[Session_contra, Snapshot, str], bool]

    def usage(self, language: str) -> str:
        return say(f"terminal.usage.{self.name}", language)

    def words(self, language: str) -> str:
        return say(f"terminal.command.{self.name}", language)


def show_help(session: Commanded, snapshot: Snapshot, rest: str) -> bool:
    if rest:
        try:
            choice = parse_choice(session.state, rest, snapshot.labels, snapshot.language)
        except AmbiguousNumber as doubt:
            choice = doubt.choice  # after help, a number always means a choice
        explain_choice(session.display, snapshot, choice)
    else:
        listed = [(command.usage(snapshot.language), command.words(snapshot.language)) for command in session.commands]
        explain_all(session.display, snapshot, listed)
    return False


def show_rule(session: Commanded, snapshot: Snapshot, rest: str) -> bool:
    explain_rule(session.display, snapshot, rest)
    return False


def show_reason(session: Commanded, snapshot: Snapshot, rest: str) -> bool:
    if not rest:
        raise NotUnderstood("terminal.no.why_what")
    state = session.state
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


def show_table(session: Commanded, snapshot: Snapshot, rest: str) -> bool:
    session.display.show_table(snapshot)
    return False


def show_mat(session: Commanded, snapshot: Snapshot, rest: str) -> bool:
    seat = snapshot.viewer
    if rest:
        found = matches(rest, snapshot.names)
        if len(found) != 1:
            raise NotUnderstood("terminal.no.whose", names=", ".join(snapshot.names))
        seat = found[0]
    session.display.show_mat(snapshot, seat)
    return False


def show_cards(session: Commanded, snapshot: Snapshot, rest: str) -> bool:
    explain_cards(session.display, snapshot)
    return False


def show_tiles(session: Commanded, snapshot: Snapshot, rest: str) -> bool:
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


def quit_game(session: Commanded, snapshot: Snapshot, rest: str) -> bool:
    raise Quit


HELP: Final = GameCommand[Commanded]("help", show_help)
RULES: Final = GameCommand[Commanded]("rules", show_rule)
WHY: Final = GameCommand[Commanded]("why", show_reason)
TABLE: Final = GameCommand[Commanded]("table", show_table)
MAT: Final = GameCommand[Commanded]("mat", show_mat)
CARDS: Final = GameCommand[Commanded]("cards", show_cards)
TILES: Final = GameCommand[Commanded]("tiles", show_tiles)
QUIT: Final = GameCommand[Commanded]("quit", quit_game)
GAME_COMMANDS: Final[tuple[GameCommand[PlaySession], ...]] = (
    HELP,
    RULES,
    WHY,
    GameCommand("log", show_log),
    TABLE,
    MAT,
    CARDS,
    TILES,
    GameCommand("hint", show_hint),
    GameCommand("undo", undo),
    GameCommand("save", save),
    QUIT,
)
OTHER_WORDS: Final = {"?": "help", "rule": "rules", "tile": "tiles", "exit": "quit", "q": "quit"}


def command_words(
    commands: Sequence[GameCommand[Session_contra]], language: str
) -> dict[str, GameCommand[Session_contra]]:
    """The words of these commands, in English and in the language."""
    named = {command.name: command for command in commands}
    others = {word: named[name] for word, name in OTHER_WORDS.items() if name in named}
    own = {re.split(r"[ ,]", command.usage(language))[0].casefold(): command for command in commands}
    return {**named, **others, **own}


IN_ENGLISH: Final = command_words(GAME_COMMANDS, "en")


@cache
def commands_in(language: str) -> Mapping[str, GameCommand[PlaySession]]:
    """All command words: the English ones and those of the language."""
    return command_words(GAME_COMMANDS, language)


def typed_words(key: str, language: str) -> list[str]:
    """The words for one answer in the language and in English."""
    return f"{say(key)}, {say(key, language)}".split(", ")
