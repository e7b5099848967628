"""A scripted turn of part B: a tile for every round, the first marker in row 4, and a tile that works once."""

from typing import Final

from goa.tables.lessons.lesson import LessonStep

POSITION: Final = "second_half"

SCRIPT: Final = (
    LessonStep(0, "use ducats", "tutorial.b_ducats", ("tutorial.b_board",)),
    LessonStep(0, "progress colonists", "tutorial.b_row_four"),
    LessonStep(0, "use espionage", "tutorial.b_card"),
    LessonStep(0, "spy on harvest of seat 3", "tutorial.b_spy"),
)

# Four sacks, in any order, and then whatever the learner likes.
AFTERWARDS: Final = (*("tutorial.b_fill",) * 4, "tutorial.b_goodbye")
