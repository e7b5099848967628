"""Several choices on one line, separated by semicolons: all of them or none."""

from typing import Final

from goa.cli.play.answers import NotUnderstood, understand
from goa.cli.play.game import Game, is_automatic, shows_something_hidden
from goa.cli.play.matching import matches
from goa.core.choices import Choice
from goa.core.state import State
from goa.rules.game import IllegalChoice, apply
from goa.views.observation import observe
from goa.views.words import choice_words

SEPARATOR: Final = ";"


def read_series(game: Game, line: str) -> list[Choice]:
    """The choices, tried out on a copy of the table; raises where one of them does not fit.

    A series ends where something hidden is shown: else trying one out would be a way to look at cards.
    """
    texts = [text for text in map(str.strip, line.split(SEPARATOR)) if text]
    if not texts:
        raise NotUnderstood("There is nothing between the semicolons.")
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
            choice = understand(trial, text, _labels(game, trial))
        except (NotUnderstood, IllegalChoice) as problem:
            raise NotUnderstood(f"{problem} Nothing was done.") from None
        apply(trial, choice)
        choices.append(choice)
    return choices


def _labels(game: Game, trial: State) -> list[str]:
    seen = observe(trial, trial.seat)
    return [choice_words(seen, choice, game.names) for choice in trial.offered]


def _refuse_blind_number(text: str) -> None:
    if text.isdecimal():
        raise NotUnderstood(f'Only the first of several may be a number, as the others are not known yet: "{text}".')


def _skip_what_needs_nobody(trial: State, seat: int, text: str, choices: list[Choice]) -> None:
    while trial.seat == seat and is_automatic(trial.offered) and not matches(text, [trial.offered[0].text]):
        choices.append(trial.offered[0])
        apply(trial, trial.offered[0])


def _refuse_to_go_on(game: Game, trial: State, seat: int, choices: list[Choice]) -> None:
    before = choices[-1].text
    if any(shows_something_hidden(event) for event in trial.events):
        raise NotUnderstood(f'"{before}" shows something hidden, so the line has to end there.')
    if trial.is_over:
        raise NotUnderstood(f'The game is over after "{before}".')
    if trial.seat != seat:
        raise NotUnderstood(f'After "{before}" it is for {game.names[trial.seat]} to choose.')
