"""The entries of the agenda: steps run by themselves, decisions wait for a seat. Frames never change once made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from goa.core.choices import Choice
    from goa.core.state import State

NO_WINDOW: Final = -1  # nothing may interrupt


ALL_QUESTIONS: Final[dict[int, Question]] = {}


@final
class Question:
    """How a kind of decision is asked. Its number is learned by networks: a new question takes the next one."""

    def __init__(
        self,
        number: int,
        task: str,
        *,
        amount: str = "",
        picks_left: str = "",
        colony: str = "",
        place: str = "",
        is_series: bool = False,
        is_repeated: bool = False,
        is_follow_up: bool = True,
        window: int = NO_WINDOW,
        wording: str = "",
        done: str = "",
        done_help: str = "help.choice.done",
    ) -> None:
        assert number not in ALL_QUESTIONS, f"question {number} is there twice"
        ALL_QUESTIONS[number] = self
        self.number = number
        self.task = task  # what is asked for, a word of the catalogue's term.task
        self.amount = amount  # the field that says how many it is about
        self.picks_left = picks_left  # the field that counts the picks that are left, this one included
        self.colony = colony  # the field that names the colony it is about
        self.place = place  # where it is answered, "market" or "mat", if that is not where its phase is played
        self.is_series = is_series  # whether its answer is one of several picks that belong together
        self.is_repeated = is_repeated  # whether it is asked again after an answer, which has had its effect by then
        self.is_follow_up = is_follow_up  # whether it belongs to the choice before it: which sack, field or tile
        self.window = window  # ACT-9: when in an action turn cards and tiles may interrupt it
        self.wording = wording or "question." + task  # the key of the sentence that asks it
        self.done = done  # the key of the label for "done", where it has one of its own
        self.done_help = done_help  # the key of what "done" means

    def __repr__(self) -> str:
        return f"<question {self.number}, {self.task}>"


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
        """The answers to the question itself, in the order of the catalogue's lists; changes nothing."""
        raise AssertionError(f"{self} does not say what can be chosen")

    def take(self, state: State, choice: Choice) -> None:
        """Carry out an answer; the question is off the agenda already."""
        raise AssertionError(f"{self} does not say what follows")

    def extras(self, state: State) -> list[Choice]:
        """Cards and tiles that may interrupt; they never keep a question alive that has no options."""
        return []

    def interrupt(self, state: State, choice: Choice) -> None:
        """Carry out an interruption; the question stays on the agenda and is asked again."""
        raise AssertionError(f"{self} cannot be interrupted")

    def question(self) -> Question:
        """How it is asked."""
        raise AssertionError(f"{self} does not say how it is asked")

    def is_skipped_without_options(self) -> bool:
        """Whether the question goes away by itself when nothing can be chosen."""
        return False

    def rule(self) -> str:
        """The rule that a refused answer is told."""
        raise AssertionError(f"{self} does not cite its rule")
