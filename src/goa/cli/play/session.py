"""A game at the terminal from its first question to the scoring sheet."""

from collections import defaultdict
from time import sleep
from typing import Final

from goa.bots.players.protocol import Bot
from goa.bots.players.registry import seat_bot
from goa.cli.display import Display
from goa.cli.play import commands, journal
from goa.cli.play.answers import InDoubt, NotUnderstood, refused_in, understand
from goa.cli.play.archive import Archive
from goa.cli.play.game import HUMAN, Game, is_automatic
from goa.cli.play.keyboard import InputEnded, Keyboard
from goa.cli.play.series import SEPARATOR, read_series
from goa.cli.refused import Refused
from goa.cli.scene import Scene, everything, scene_of
from goa.core.choices import Choice
from goa.core.state import NOBODY
from goa.locales import Value, say
from goa.rules.game import IllegalChoice
from goa.views.observation import observe
from goa.views.words import choice_words

PAUSE: Final = 0.5
INTERRUPTED: Final = 130


class Session:
    """Bots answer by themselves, people are asked; everything is kept at once."""

    def __init__(self, game: Game, archive: Archive, display: Display, keyboard: Keyboard, *, is_watched: bool) -> None:
        self.game = game
        self.archive = archive
        self.display = display
        self.keyboard = keyboard
        self.is_watched = is_watched
        self.notes: dict[int, list[str]] = defaultdict(list)
        self.at_keyboard = NOBODY
        self.choices_before = len(game.entries)  # of a game that was loaded
        self.cannot_save = ""
        self.bots: dict[int, Bot] = {
            seat: seat_bot(who, game.state.seed, seat) for seat, who in enumerate(game.sitting) if who != HUMAN
        }

    def words(self, key: str, /, **values: Value) -> str:
        return say(key, self.game.language, **values)

    def run(self) -> int:
        code = 0
        try:
            while not self.game.state.is_over:
                self._go_on()
        except InputEnded:
            self.display.say(self.words("terminal.input_ended"))
        except commands.Quit:
            pass
        except KeyboardInterrupt:
            print()
            code = INTERRUPTED
        self._close()
        return code

    def scene(self, viewer: int) -> Scene:
        """The table for this viewer, with the question if he is asked."""
        news = tuple(journal.news(self.game, viewer))
        if not self.game.humans:  # nobody from whom anything should be hidden
            return Scene(everything(self.game.state), self.game.names, news, language=self.game.language)
        return scene_of(self.game.state, viewer, self.game.names, news, self.game.language)

    def _go_on(self) -> None:
        """One choice, whoever has to make it."""
        state = self.game.state
        seat = state.seat
        if seat in self.bots:
            has_choice = len(state.offered) > 1
            self.game.choose(self.bots[seat].choose(observe(state, seat), state.offered))
            if self.is_watched and has_choice:
                self._let_watch()
        elif is_automatic(state.offered):
            words = choice_words(observe(state, seat), state.offered[0], self.game.names, self.game.language)
            self.notes[seat].append(self.words("terminal.done_for_you", words=words))
            self.make(state.offered[0])
        else:
            self._ask(seat)

    def make(self, *choices: Choice) -> None:
        """Choices made at this terminal, kept at once. What bots choose is kept before anybody sees it."""
        for choice in choices:
            self.game.choose(choice)
        self.keep()

    def keep(self) -> None:
        if not self.archive.written and self.game.humans and not self._has_new_choice():
            return  # a game in which nobody has chosen yet is no loss
        try:
            self.archive.keep(self.game)
            self.cannot_save = ""
        except Refused as problem:
            if not self.cannot_save:
                self.notes[self.at_keyboard].append(self.words("terminal.cannot_keep", problem=str(problem)))
            self.cannot_save = str(problem)

    def _has_new_choice(self) -> bool:
        return any(entry.is_by_hand for entry in self.game.entries[self.choices_before :])

    def _ask(self, seat: int) -> None:
        self.keep()
        if self.game.is_hotseat and seat != self.at_keyboard:
            self._hand_over(seat)
        self.at_keyboard = seat
        scene = self.scene(seat)
        known = commands.commands_in(self.game.language)
        self.keyboard.offer([*[choice.text for choice in scene.observation.offered], *known])
        self.display.ask(scene, self.notes.pop(seat, []))
        doubt: Choice | None = None
        while True:
            line = self.keyboard.read(self.display.prompt)
            try:
                if self._has_answered(scene, line, doubt):
                    return
                doubt = None
            except InDoubt as problem:
                if problem.choice is doubt:
                    self.make(problem.choice)
                    return
                self.display.refuse(refused_in(problem, self.game.language))
                doubt = problem.choice
            except (NotUnderstood, IllegalChoice, Refused) as problem:
                self.display.refuse(refused_in(problem, self.game.language))
                doubt = None

    def _has_answered(self, scene: Scene, line: str, doubt: Choice | None) -> bool:
        """Whether the question is settled, or must be put anew; False where the player is still to answer it."""
        offered = scene.observation.offered
        if not line:
            lone = doubt or (offered[0] if len(offered) == 1 else None)
            if lone is not None:
                self.make(lone)
            return True
        word, _, rest = line.partition(" ")
        command = commands.commands_in(self.game.language).get(word.casefold())
        if command is not None:
            return command.act(self, scene, rest.strip())
        if SEPARATOR in line:
            self.make(*read_series(self.game, line))
        else:
            self.make(understand(self.game.state, line, scene.labels, self.game.language))
        return True

    def _hand_over(self, seat: int) -> None:
        name = self.game.names[seat]
        self.display.hide()
        self.display.say(self.words("terminal.hand_over", name=name))
        self.keyboard.forget()
        typed = self.keyboard.read(self.words("terminal.press_enter", name=name) + " ")
        if commands.commands_in(self.game.language).get(typed.casefold()) is commands.QUIT:
            raise commands.Quit
        self.display.hide()

    def _let_watch(self) -> None:
        if self.game.humans:
            self.keep()
        viewer = self.game.humans[0] if len(self.game.humans) == 1 else NOBODY
        latest = journal.told(self.game, self.game.entries[-1].events, viewer)
        self.display.watch(self.scene(viewer), latest)
        if self.keyboard.is_typed:
            sleep(PAUSE)

    def _close(self) -> None:
        """The scoring sheet, or how to go on later."""
        self.keep()
        game = self.game
        if game.state.is_over:
            scene = self.scene(game.humans[0] if len(game.humans) == 1 else NOBODY)
            self.display.finish(scene, self.notes.pop(NOBODY, []))
        if self.cannot_save:
            self.display.say(self.words("terminal.not_kept", problem=self.cannot_save))
        elif self.archive.written is None:
            self.display.say(self.words("terminal.nothing_kept"))
        elif game.state.is_over:
            self.display.tell_where(self.words("terminal.record_in", path=str(self.archive.path)))
            self.display.tell_where(self.words("terminal.look_again", path=str(self.archive.path)))
        else:
            self.display.tell_where(self.words("terminal.kept_in", path=str(self.archive.path)))
            self.display.tell_where(self.words("terminal.how_to_go_on", command=self.archive.how_to_go_on(game)))
