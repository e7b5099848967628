"""Runs a game at the terminal, from the first question to the scoring sheet."""

from collections import defaultdict
from collections.abc import Sequence
from time import sleep
from typing import Any, Final

from goa.bots.players.protocol import Bot
from goa.bots.players.registry import seat_bot
from goa.cli.display.display_protocol import Display
from goa.cli.display.snapshot import Snapshot, observe_everything, snapshot_for
from goa.cli.errors import CommandError
from goa.cli.play import game_commands, game_log
from goa.cli.play.answer_parser import AmbiguousNumber, NotUnderstood, parse_choice, refusal_text
from goa.cli.play.choice_series import SEPARATOR, read_series
from goa.cli.play.keyboard import InputEnded, Keyboard
from goa.cli.play.saved_games import SavedGame
from goa.cli.play.terminal_game import HUMAN, TerminalGame, is_automatic
from goa.core.choices import Choice
from goa.core.state import NOBODY, State
from goa.locales import Value, say
from goa.rules.game import IllegalChoice
from goa.views.observation import observe
from goa.views.words import choice_words

PAUSE: Final = 0.5
INTERRUPTED: Final = 130


class PlaySession:
    """Asks people, lets bots choose, and saves the game after every choice."""

    def __init__(
        self, game: TerminalGame, saved_game: SavedGame, display: Display, keyboard: Keyboard, *, is_watched: bool
    ) -> None:
        self.game = game
        self.saved_game = saved_game
        self.display = display
        self.keyboard = keyboard
        self.is_watched = is_watched
        self.notes: dict[int, list[str]] = defaultdict(list)
        self.at_keyboard = NOBODY
        self.loaded_choices = len(game.entries)  # in a game that was loaded
        self.cannot_save = ""
        self.bots: dict[int, Bot] = {
            seat: seat_bot(who, game.state.seed, seat) for seat, who in enumerate(game.seating) if who != HUMAN
        }

    def words(self, key: str, /, **values: Value) -> str:
        return say(key, self.game.language, **values)

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def commands(self) -> Sequence[game_commands.GameCommand[Any]]:
        return game_commands.GAME_COMMANDS

    def run(self) -> int:
        code = 0
        try:
            while not self.game.state.is_over:
                self._play_next_choice()
        except InputEnded:
            self.display.say(self.words("terminal.input_ended"))
        except game_commands.Quit:
            pass
        except KeyboardInterrupt:
            print()
            code = INTERRUPTED
        self._close()
        return code

    def snapshot(self, viewer: int) -> Snapshot:
        """The table for this viewer, with the question if the viewer must answer it."""
        news = tuple(game_log.news(self.game, viewer))
        if not self.game.humans:  # only bots play, so nothing is hidden
            seen = observe_everything(self.game.state)
            return Snapshot(seen, self.game.names, news, language=self.game.language, marks=self.game.marks)
        return snapshot_for(self.game.state, viewer, self.game.names, news, self.game.language, self.game.marks)

    def _play_next_choice(self) -> None:
        """Let the next seat choose once."""
        state = self.game.state
        seat = state.seat
        if seat in self.bots:
            has_choice = len(state.offered) > 1
            self.game.choose(self.bots[seat].choose(observe(state, seat), state.offered))
            if self.is_watched and has_choice:
                self._show_bot_choice()
        elif is_automatic(state.offered):
            words = choice_words(observe(state, seat), state.offered[0], self.game.names, self.game.language)
            self.notes[seat].append(self.words("terminal.done_for_you", words=words))
            self.choose(state.offered[0])
        else:
            self._ask(seat)

    def choose(self, *choices: Choice) -> None:
        """Make choices typed at this terminal and save. Bots' choices are saved before anyone sees them."""
        for choice in choices:
            self.game.choose(choice)
        self.save()

    def save(self) -> None:
        if not self.saved_game.saved_text and self.game.humans and not self._has_new_choice():
            return  # nothing to save before the first typed choice
        try:
            self.saved_game.save(self.game)
            self.cannot_save = ""
        except CommandError as problem:
            if not self.cannot_save:
                self.notes[self.at_keyboard].append(self.words("terminal.cannot_keep", problem=str(problem)))
            self.cannot_save = str(problem)

    def _has_new_choice(self) -> bool:
        return any(entry.is_manual for entry in self.game.entries[self.loaded_choices :])

    def _ask(self, seat: int) -> None:
        self.save()
        if self.game.is_hotseat and seat != self.at_keyboard:
            self._hand_over(seat)
        self.at_keyboard = seat
        snapshot = self.snapshot(seat)
        known = game_commands.commands_in(self.game.language)
        self.keyboard.offer([*[choice.text for choice in snapshot.observation.offered], *known])
        self.display.ask(snapshot, self.notes.pop(seat, []))
        doubt: Choice | None = None
        while True:
            line = self.keyboard.read(self.display.prompt)
            try:
                if self._has_answered(snapshot, line, doubt):
                    return
                doubt = None
            except AmbiguousNumber as problem:
                if problem.choice is doubt:
                    self.choose(problem.choice)
                    return
                self.display.refuse(refusal_text(problem, self.game.language))
                doubt = problem.choice
            except (NotUnderstood, IllegalChoice, CommandError) as problem:
                self.display.refuse(refusal_text(problem, self.game.language))
                doubt = None

    def _has_answered(self, snapshot: Snapshot, line: str, doubt: Choice | None) -> bool:
        """Act on a typed line. Returns whether the question is answered or must be shown again."""
        offered = snapshot.observation.offered
        if not line:
            lone = doubt or (offered[0] if len(offered) == 1 else None)
            if lone is not None:
                self.choose(lone)
            return True
        word, _, rest = line.partition(" ")
        command = game_commands.commands_in(self.game.language).get(word.casefold())
        if command is not None:
            return command.act(self, snapshot, rest.strip())
        if SEPARATOR in line:
            self.choose(*read_series(self.game, line))
        else:
            self.choose(parse_choice(self.game.state, line, snapshot.labels, self.game.language))
        return True

    def _hand_over(self, seat: int) -> None:
        name = self.game.names[seat]
        self.display.hide()
        self.display.say(self.words("terminal.hand_over", name=name))
        self.keyboard.forget()
        typed = self.keyboard.read(self.words("terminal.press_enter", name=name) + " ")
        if game_commands.commands_in(self.game.language).get(typed.casefold()) is game_commands.QUIT:
            raise game_commands.Quit
        self.display.hide()

    def _show_bot_choice(self) -> None:
        if self.game.humans:
            self.save()
        viewer = self.game.humans[0] if len(self.game.humans) == 1 else NOBODY
        latest = game_log.log_lines(self.game, self.game.entries[-1].events, viewer)
        self.display.watch(self.snapshot(viewer), latest)
        if self.keyboard.is_typed:
            sleep(PAUSE)

    def _close(self) -> None:
        """Show the scoring sheet, or how to continue later."""
        self.save()
        game = self.game
        if game.state.is_over:
            snapshot = self.snapshot(game.humans[0] if len(game.humans) == 1 else NOBODY)
            self.display.show_result(snapshot, self.notes.pop(NOBODY, []))
        if self.cannot_save:
            self.display.say(self.words("terminal.not_kept", problem=self.cannot_save))
        elif self.saved_game.saved_text is None:
            self.display.say(self.words("terminal.nothing_kept"))
        elif game.state.is_over:
            self.display.say_on_one_line(self.words("terminal.record_in", path=str(self.saved_game.path)))
            self.display.say_on_one_line(self.words("terminal.look_again", path=str(self.saved_game.path)))
        else:
            self.display.say_on_one_line(self.words("terminal.kept_in", path=str(self.saved_game.path)))
            self.display.say_on_one_line(
                self.words("terminal.how_to_go_on", command=self.saved_game.resume_command(game))
            )
