"""The scripted first round: every choice of every seat, and the key of the learner's explanations.

The seed was found by search: a straight trail of markers meets a clove plantation and Extra actions, and the cards
turned over are one colonist short of Quilon. Tables made before there were several lessons follow OLD_SCRIPT.
"""

from typing import Final

from goa.tables.lessons.lesson import LessonStep

EDITION: Final = "2012"
SEED: Final = 250
SEATS: Final = 3
LEARNER: Final = 0

_AS_FAR_AS_HARVEST: Final = (
    LessonStep(0, "flag north c", "tutorial.flag"),
    LessonStep(1, "mark c1"),
    LessonStep(2, "mark c2"),
    LessonStep(0, "mark c3", "tutorial.marker"),
    # The flag
    LessonStep(1, "bid 1"),
    LessonStep(2, "bid 2"),
    LessonStep(0, "buy", "tutorial.flag_lot"),
    # The single clove plantation
    LessonStep(2, "bid 1"),
    LessonStep(0, "bid 2", "tutorial.bid"),
    LessonStep(1, "pass"),
    # Ship
    LessonStep(0, "pass", "tutorial.pass"),
    LessonStep(1, "bid 2"),
    LessonStep(2, "pass"),
    # Extra actions
    LessonStep(1, "bid 2"),
    LessonStep(2, "bid 3"),
    LessonStep(0, "buy", "tutorial.own_lot"),
    # Three actions each
    LessonStep(0, "progress colonists", "tutorial.progress"),
    LessonStep(1, "use ship"),
    LessonStep(1, "taxes"),
    LessonStep(2, "taxes"),
    LessonStep(0, "found quilon", "tutorial.found"),
    LessonStep(0, "pay colonists", "tutorial.recruits"),
    LessonStep(0, "choose ginger/clove", "tutorial.colony_tile"),
    LessonStep(0, "fill quilon with ginger", "tutorial.colony_field"),
    LessonStep(1, "build ships"),
    LessonStep(2, "build ships"),
    LessonStep(0, "harvest", "tutorial.harvest"),
)

SCRIPT: Final = (
    *_AS_FAR_AS_HARVEST[:-1],
    LessonStep(0, "harvest", "tutorial.harvest", ("tutorial.badges",)),
    LessonStep(1, "expedition"),
    LessonStep(1, "draw"),
    LessonStep(1, "end turn"),
    LessonStep(2, "expedition"),
    LessonStep(2, "draw"),
    LessonStep(2, "end turn"),
    # Extra actions
    LessonStep(0, "extra action", "tutorial.extra_action"),
    LessonStep(0, "expedition", "tutorial.expedition"),
    LessonStep(0, "draw", "tutorial.draw"),
    LessonStep(0, "end turn", "tutorial.keep_spices_only"),
    LessonStep(0, "extra action", "tutorial.extra_again"),  # the others have no extra action cards and are not asked
    LessonStep(0, "found cochin", "tutorial.risk"),
    LessonStep(0, "let it fail", "tutorial.failed"),
    LessonStep(0, "end turn", "tutorial.after_failure"),
    LessonStep(0, "extra action", "tutorial.third_extra"),
    LessonStep(0, "play spices only tiger", "tutorial.spices_only"),
    LessonStep(0, "progress colonists", "tutorial.further_down"),
)

OLD_SCRIPT: Final = (
    *_AS_FAR_AS_HARVEST,
    LessonStep(1, "taxes"),
    LessonStep(2, "taxes"),
    # Extra actions
    LessonStep(0, "extra action", "tutorial.extra_action"),
    LessonStep(0, "expedition", "tutorial.expedition"),
    LessonStep(0, "draw", "tutorial.draw"),
    LessonStep(0, "end turn", "tutorial.end_turn"),
    LessonStep(0, "extra action", "tutorial.extra_again"),  # the others have no cards and are not asked
    LessonStep(0, "build ships", "tutorial.ships"),
    LessonStep(0, "end turn", "tutorial.keep_card"),
    LessonStep(0, "extra action", "tutorial.last_extra"),
    LessonStep(0, "play five ducats shell", "tutorial.card"),
    LessonStep(0, "taxes", "tutorial.taxes"),
)

# Shown before the learner's first choices after that round, which are free.
AFTERWARDS: Final = ("tutorial.scoring", "tutorial.goodbye")
