"""The events of a game in words; each viewer sees only what that seat may know."""

from collections.abc import Iterable

from goa.cli.play.terminal_game import PlayedChoice, TerminalGame
from goa.core.events import Event, RoundBegan
from goa.views.words import log_words


def log_lines(game: TerminalGame, events: Iterable[Event], viewer: int) -> list[str]:
    """Events as lines; some events need no line."""
    return log_words(game.state.edition, game.names, [event.seen_by(viewer) for event in events], game.language)


def news(game: TerminalGame, viewer: int) -> list[str]:
    """The viewer's last typed choice and everything since."""
    since: list[PlayedChoice] = []
    for entry in reversed(game.entries):
        since.append(entry)
        if entry.seat == viewer and entry.is_manual:
            break
    else:
        return log_lines(game, game.opening, viewer) + _lines(game, game.entries, viewer)
    return _lines(game, since[::-1], viewer)


def round_log(game: TerminalGame, viewer: int) -> list[str]:
    for number in range(len(game.entries) - 1, -1, -1):
        if any(isinstance(event, RoundBegan) for event in game.entries[number].events):
            return _lines(game, game.entries[number:], viewer)
    return whole_log(game, viewer)


def whole_log(game: TerminalGame, viewer: int) -> list[str]:
    return log_lines(game, game.opening, viewer) + _lines(game, game.entries, viewer)


def _lines(game: TerminalGame, entries: Iterable[PlayedChoice], viewer: int) -> list[str]:
    return log_lines(game, [event for entry in entries for event in entry.events], viewer)
