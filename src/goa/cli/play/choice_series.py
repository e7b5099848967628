"""Reads several choices from one line, separated by semicolons; all are made or none."""

from typing import Final, Protocol

from goa.cli.play.answer_parser import NotUnderstood, parse_choice, refusal_text
from goa.cli.play.terminal_game import is_automatic
from goa.cli.play.text_matching import matches
from goa.core.choices import Choice
from goa.core.state import State
from goa.rules.game import IllegalChoice, apply
from goa.views.observation import observe
from goa.views.reveals import hidden_of, reveals
from goa.views.words import choice_words

SEPARATOR: Final = ";"


class GameInPlay(Protocol):
    """What a series is read from: a game in this terminal, or one at a server's table."""

    @property
    def state(self) -> State: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def language(self) -> str: ...


def read_series(game: GameInPlay, line: str) -> list[Choice]:
    """Parse the choices on a copy of the game; raise NotUnderstood if one is not possible.

    A series must end where something hidden is revealed, or a refused series would be a way to look at cards.
    """
    texts = [text for text in map(str.strip, line.split(SEPARATOR)) if text]
    if not texts:
        raise NotUnderstood("terminal.no.semicolons")
    trial = game.state.copy()
    seat = trial.seat
    choices: list[Choice] = []
    for number, text in enumerate(texts):
        try:
            if number:
                _refuse_blind_number(text)
                _refuse_to_go_on(game, trial, seat, choices)
                _skip_what_needs_nobody(trial, seat, text, choices)
                _refuse_to_go_on(game, trial, seat, choices)
            choice = parse_choice(trial, text, _labels(game, trial), game.language)
        except (NotUnderstood, IllegalChoice) as problem:
            raise NotUnderstood("terminal.no.nothing_done", problem=refusal_text(problem, game.language)) from None
        apply(trial, choice)
        choices.append(choice)
    return choices


def _labels(game: GameInPlay, trial: State) -> list[str]:
    seen = observe(trial, trial.seat)
    return [choice_words(seen, choice, game.names, game.language) for choice in trial.offered]


def _refuse_blind_number(text: str) -> None:
    if text.isdecimal():
        raise NotUnderstood("terminal.no.blind_number", text=text)


def _skip_what_needs_nobody(trial: State, seat: int, text: str, choices: list[Choice]) -> None:
    while trial.seat == seat and is_automatic(trial.offered) and not matches(text, [trial.offered[0].text]):
        choices.append(trial.offered[0])
        apply(trial, trial.offered[0])


def _refuse_to_go_on(game: GameInPlay, trial: State, seat: int, choices: list[Choice]) -> None:
    before = choices[-1].text
    if reveals(hidden_of(game.state), trial):
        raise NotUnderstood("terminal.no.hidden_shown", text=before)
    if trial.is_over:
        raise NotUnderstood("terminal.no.over", text=before)
    if trial.seat != seat:
        raise NotUnderstood("terminal.no.others_choice", text=before, name=game.names[trial.seat])
