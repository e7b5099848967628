"""The engine: run what happens by itself, then wait for a choice."""

from goa.core.choices import Choice
from goa.core.frames import Decision
from goa.core.past import Past
from goa.core.state import State


def settle(state: State) -> None:
    """Let everything happen that needs no player, up to the next real choice."""
    agenda = state.agenda
    while agenda:
        frame = agenda[-1]
        if isinstance(frame, Decision):
            options = frame.options(state)
            if options:
                extras = frame.extras(state)
                state.offered = options + extras if extras else options
                return
            assert frame.is_skipped_without_options(), f"{frame} is mandatory but offers nothing"
            agenda.pop()
        else:
            agenda.pop()
            frame.run(state)
    state.offered = []


def advance(state: State, choice: Choice) -> None:
    """Carry out a choice that is known to be offered."""
    frame = state.agenda[-1]
    assert isinstance(frame, Decision)
    state.events = []
    state.past = Past(frame.seat, choice, state.past)
    answer(state, frame, choice)
    settle(state)


def answer(state: State, frame: Decision, choice: Choice) -> None:
    """Answer the decision on top of the agenda; the steps that follow have not run yet."""
    if choice.interrupts:
        frame.interrupt(state, choice)
    else:
        state.agenda.pop()
        frame.take(state, choice)
