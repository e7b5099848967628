"""Every question that a seat can be asked, by its number."""

from typing import Final

from goa.core.frames import ALL_QUESTIONS, Question
from goa.rules import setup  # noqa: F401 - brings in every module of the rules, and so every question

QUESTIONS: Final[tuple[Question, ...]] = tuple([ALL_QUESTIONS[number] for number in range(len(ALL_QUESTIONS))])
