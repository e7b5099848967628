"""What is still owed: steps happen by themselves, decisions wait for a seat. Frames never change once made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from goa.core.choices import Choice
    from goa.core.state import State

NO_WINDOW: Final = -1  # nothing may interrupt


class Frame:
    """Something on the agenda."""

    def run(self, state: State) -> None:
        """What happens when nobody has to be asked."""
        raise AssertionError(f"{self} does not say what happens")


class Step(Frame):
    """Happens by itself."""


class Decision(Frame):
    """Waits for the answer of one seat."""

    seat: int

    def options(self, state: State) -> list[Choice]:
        """The answers to the question itself, in catalogue order; changes nothing."""
        raise AssertionError(f"{self} does not say what can be chosen")

    def take(self, state: State, choice: Choice) -> None:
        """Carry out an answer; the question is off the agenda already."""
        raise AssertionError(f"{self} does not say what follows")

    def extras(self, state: State) -> list[Choice]:
        """Cards and tiles that may interrupt; they never keep a question alive that has no options."""
        return []

    def slip_in(self, state: State, choice: Choice) -> None:
        """Carry out an interruption; the question stays on the agenda and is asked again."""
        raise AssertionError(f"{self} cannot be interrupted")

    def window(self) -> int:
        """When in an action turn cards and tiles may interrupt this question; rules/windows.py names the windows."""
        return NO_WINDOW

    def lapses(self) -> bool:
        """Whether the question goes away by itself when nothing can be chosen."""
        return False

    def rule(self) -> str:
        """The rule that a refused answer is told."""
        raise AssertionError(f"{self} does not cite its rule")
