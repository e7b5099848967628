"""What can be typed besides a choice. Each command says whether the question must be put anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from goa.cli.play import journal
from goa.cli.play.answers import InDoubt, NotUnderstood, understand, why_not
from goa.cli.play.archive import save_copy
from goa.cli.play.explain import explain_all, explain_cards, explain_choice, explain_rule, explain_tiles
from goa.cli.play.game import CannotUndo
from goa.cli.play.hints import hint_lines
from goa.cli.play.matching import matches
from goa.core.choices import CATALOGUE

if TYPE_CHECKING:
    from goa.cli.play.session import Session
    from goa.cli.scene import Scene


class Quit(Exception):
    """The player wants to stop for now."""


@dataclass(frozen=True)
class Command:
    """A word that can be typed, and what it does."""

    usage: str
    words: str
    act: Callable[[Session, Scene, str], bool]


def show_help(session: Session, scene: Scene, rest: str) -> bool:
    if rest:
        try:
            choice = understand(session.game.state, rest, scene.labels)
        except InDoubt as doubt:
            choice = doubt.choice  # here a number is a number
        explain_choice(session.display, scene, choice)
    else:
        explain_all(session.display, scene, [(command.usage, command.words) for command in LISTED])
    return False


def show_rule(session: Session, scene: Scene, rest: str) -> bool:
    explain_rule(session.display, scene, rest)
    return False


def tell_why(session: Session, scene: Scene, rest: str) -> bool:
    if not rest:
        raise NotUnderstood("Why what? For example: why bid 12")
    state = session.game.state
    offered = matches(rest, [choice.text for choice in state.offered])
    exact = [choice.text for choice in CATALOGUE if choice.text == " ".join(rest.casefold().split())]
    if offered and (not exact or state.offered[offered[0]].text in exact):
        number = offered[0] + 1
        session.display.say(f'"{state.offered[offered[0]].text}" is possible: it is number {number}.')
        return False
    raise why_not(state, rest)


def show_log(session: Session, scene: Scene, rest: str) -> bool:
    is_whole = rest.casefold() in ("all", "full", "everything")
    lines = journal.all_of_it if is_whole else journal.this_round
    session.display.log(lines(session.game, scene.viewer), session.game.names)
    if not is_whole:
        session.display.say('This round; "log all" has the whole game.')
    return False


def show_table(session: Session, scene: Scene, rest: str) -> bool:
    session.display.table(scene)
    return False


def show_mat(session: Session, scene: Scene, rest: str) -> bool:
    seat = scene.viewer
    if rest:
        found = matches(rest, scene.names)
        if len(found) != 1:
            raise NotUnderstood(f"Whose? {', '.join(scene.names)}")
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
        raise NotUnderstood(str(reason)) from None
    session.keep()
    session.notes[scene.viewer] = [f'Taken back: "{choice.text}".']
    return True


def save(session: Session, scene: Scene, rest: str) -> bool:
    if not rest:
        raise NotUnderstood("Where to? For example: save my-game.goa (the game is also kept by itself)")
    path = Path(rest).expanduser()
    save_copy(session.game, path)
    session.display.tell_where(f"Saved in {path}; goa play --load {path} goes on from here.")
    return False


def end_session(session: Session, scene: Scene, rest: str) -> bool:
    raise Quit


HELP: Final = Command("help, help 3", "all that can be typed; what choice 3 does, and by which rule", show_help)
QUIT: Final = Command("quit", "stop for now; the game is kept and waits for you", end_session)
LISTED: Final = (
    HELP,
    Command("rules, rules AUC-2", "the rule of this question; a rule by its id", show_rule),
    Command("why bid 12", "why something is not possible now", tell_why),
    Command("log, log all", "what happened in this round; in the whole game", show_log),
    Command("table", "everything on the table", show_table),
    Command("mat, mat Blue", "what lies in front of you; in front of another player", show_mat),
    Command("cards", "your hand, and what each card does", show_cards),
    Command("tiles, tiles c3", "what the tiles do: yours, those on the grid; a single one", show_tiles),
    Command("hint", "what a good bot thinks of your choices, and why", show_hint),
    Command("undo", "take back your last choice, if nobody and nothing has answered it", undo),
    Command("save FILE", "write the game to a file of your own", save),
    QUIT,
)
COMMANDS: Final = {
    **{command.usage.split(",")[0].split()[0]: command for command in LISTED},
    "?": HELP,
    "rule": LISTED[1],
    "tile": LISTED[7],
    "exit": QUIT,
    "q": QUIT,
}
