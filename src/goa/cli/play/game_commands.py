"""What can be typed besides a choice. Each command says whether the question must be put anew."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from goa.cli.play import game_log
from goa.cli.play.answer_parser import InDoubt, NotUnderstood, understand, why_not
from goa.cli.play.help_pages import explain_all, explain_cards, explain_choice, explain_rule, explain_tiles
from goa.cli.play.hint_lines import hint_lines
from goa.cli.play.saved_games import save_copy
from goa.cli.play.terminal_game import CannotUndo
from goa.cli.play.text_matching import matches
from goa.core.choices import CATALOGUE
from goa.locales import say

if TYPE_CHECKING:
    from goa.cli.display.snapshot import Scene
    from goa.cli.play.play_session import Session


class Quit(Exception):
    """The player wants to stop for now."""


@dataclass(frozen=True)
class Command:
    """A word that can be typed, and what it does."""

    name: str
    act: Callable[[Session, Scene, str], bool]

    def usage(self, language: str) -> str:
        return say(f"terminal.usage.{self.name}", language)

    def words(self, language: str) -> str:
        return say(f"terminal.command.{self.name}", language)


def show_help(session: Session, scene: Scene, rest: str) -> bool:
    if rest:
        try:
            choice = understand(session.game.state, rest, scene.labels, scene.language)
        except InDoubt as doubt:
            choice = doubt.choice  # here a number is a number
        explain_choice(session.display, scene, choice)
    else:
        listed = [(command.usage(scene.language), command.words(scene.language)) for command in LISTED]
        explain_all(session.display, scene, listed)
    return False


def show_rule(session: Session, scene: Scene, rest: str) -> bool:
    explain_rule(session.display, scene, rest)
    return False


def tell_why(session: Session, scene: Scene, rest: str) -> bool:
    if not rest:
        raise NotUnderstood("terminal.no.why_what")
    state = session.game.state
    offered = matches(rest, [choice.text for choice in state.offered])
    exact = [choice.text for choice in CATALOGUE if choice.text == " ".join(rest.casefold().split())]
    if offered and (not exact or state.offered[offered[0]].text in exact):
        text, number = state.offered[offered[0]].text, offered[0] + 1
        session.display.say(scene.say("terminal.possible", text=text, number=number))
        return False
    raise why_not(state, rest)


def show_log(session: Session, scene: Scene, rest: str) -> bool:
    is_whole = rest.casefold() in typed_words("terminal.typed.everything", scene.language)
    lines = game_log.all_of_it if is_whole else game_log.this_round
    session.display.log(lines(session.game, scene.viewer), session.game.names)
    if not is_whole:
        session.display.say(scene.say("terminal.this_round"))
    return False


def show_table(session: Session, scene: Scene, rest: str) -> bool:
    session.display.table(scene)
    return False


def show_mat(session: Session, scene: Scene, rest: str) -> bool:
    seat = scene.viewer
    if rest:
        found = matches(rest, scene.names)
        if len(found) != 1:
            raise NotUnderstood("terminal.no.whose", names=", ".join(scene.names))
        seat = found[0]
    session.display.mat(scene, seat)
    return False


def show_cards(session: Session, scene: Scene, rest: str) -> bool:
    explain_cards(session.display, scene)
    return False


def show_tiles(session: Session, scene: Scene, rest: str) -> bool:
    explain_tiles(session.display, scene, rest)
    return False


def show_hint(session: Session, scene: Scene, rest: str) -> bool:
    for line in hint_lines(scene, session.game.state.offered):
        session.display.say(line)
    return False


def undo(session: Session, scene: Scene, rest: str) -> bool:
    try:
        choice = session.game.undo(scene.viewer)
    except CannotUndo as reason:
        raise NotUnderstood(reason.key, **reason.values) from None
    session.keep()
    session.notes[scene.viewer] = [scene.say("terminal.taken_back", text=choice.text)]
    return True


def save(session: Session, scene: Scene, rest: str) -> bool:
    if not rest:
        raise NotUnderstood("terminal.no.where_to")
    path = Path(rest).expanduser()
    save_copy(session.game, path)
    session.display.tell_where(scene.say("terminal.saved", path=str(path)))
    return False


def end_session(session: Session, scene: Scene, rest: str) -> bool:
    raise Quit


HELP: Final = Command("help", show_help)
RULES: Final = Command("rules", show_rule)
TILES: Final = Command("tiles", show_tiles)
QUIT: Final = Command("quit", end_session)
LISTED: Final = (
    HELP,
    RULES,
    Command("why", tell_why),
    Command("log", show_log),
    Command("table", show_table),
    Command("mat", show_mat),
    Command("cards", show_cards),
    TILES,
    Command("hint", show_hint),
    Command("undo", undo),
    Command("save", save),
    QUIT,
)
IN_ENGLISH: Final = {
    **{command.name: command for command in LISTED},
    "?": HELP,
    "rule": RULES,
    "tile": TILES,
    "exit": QUIT,
    "q": QUIT,
}


@cache
def commands_in(language: str) -> Mapping[str, Command]:
    """Every word that is a command: the English ones, and those of the language."""
    own = {re.split(r"[ ,]", command.usage(language))[0].casefold(): command for command in LISTED}
    return {**IN_ENGLISH, **own}


def typed_words(key: str, language: str) -> list[str]:
    """Words that may be typed for one thing, the English ones included."""
    return f"{say(key)}, {say(key, language)}".split(", ")
