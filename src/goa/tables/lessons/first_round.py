"""The scripted first round: every choice of every seat, and the key of the learner's explanations.

The seed was found by search: a straight trail of markers meets a clove plantation and Extra actions, and the cards
turned over are one colonist short of Quilon. Tables made before there were several lessons follow OLD_SCRIPT.
"""

from typing import Final

from goa.tables.lessons.lesson import Step

EDITION: Final = "2012"
SEED: Final = 250
SEATS: Final = 3
LEARNER: Final = 0

_AS_FAR_AS_HARVEST: Final = (
    Step(0, "flag north c", "tutorial.flag"),
    Step(1, "mark c1"),
    Step(2, "mark c2"),
    Step(0, "mark c3", "tutorial.marker"),
    # The flag
    Step(1, "bid 1"),
    Step(2, "bid 2"),
    Step(0, "buy", "tutorial.flag_lot"),
    # The single clove plantation
    Step(2, "bid 1"),
    Step(0, "bid 2", "tutorial.bid"),
    Step(1, "pass"),
    # Ship
    Step(0, "pass", "tutorial.pass"),
    Step(1, "bid 2"),
    Step(2, "pass"),
    # Extra actions
    Step(1, "bid 2"),
    Step(2, "bid 3"),
    Step(0, "buy", "tutorial.own_lot"),
    # Three actions each
    Step(0, "progress colonists", "tutorial.progress"),
    Step(1, "use ship"),
    Step(1, "taxes"),
    Step(2, "taxes"),
    Step(0, "found quilon", "tutorial.found"),
    Step(0, "pay colonists", "tutorial.recruits"),
    Step(0, "choose ginger/clove", "tutorial.colony_tile"),
    Step(0, "fill quilon with ginger", "tutorial.colony_field"),
    Step(1, "build ships"),
    Step(2, "build ships"),
    Step(0, "harvest", "tutorial.harvest"),
)

SCRIPT: Final = (
    *_AS_FAR_AS_HARVEST[:-1],
    Step(0, "harvest", "tutorial.harvest", ("tutorial.badges",)),
    Step(1, "expedition"),
    Step(1, "draw"),
    Step(1, "end turn"),
    Step(2, "expedition"),
    Step(2, "draw"),
    Step(2, "end turn"),
    # Extra actions
    Step(0, "extra action", "tutorial.extra_action"),
    Step(0, "expedition", "tutorial.expedition"),
    Step(0, "draw", "tutorial.draw"),
    Step(0, "end turn", "tutorial.keep_spices_only"),
    Step(0, "extra action", "tutorial.extra_again"),  # the others have no extra action cards and are not asked
    Step(0, "found cochin", "tutorial.risk"),
    Step(0, "let it fail", "tutorial.failed"),
    Step(0, "end turn", "tutorial.after_failure"),
    Step(0, "extra action", "tutorial.third_extra"),
    Step(0, "play spices only tiger", "tutorial.spices_only"),
    Step(0, "progress colonists", "tutorial.further_down"),
)

OLD_SCRIPT: Final = (
    *_AS_FAR_AS_HARVEST,
    Step(1, "taxes"),
    Step(2, "taxes"),
    # Extra actions
    Step(0, "extra action", "tutorial.extra_action"),
    Step(0, "expedition", "tutorial.expedition"),
    Step(0, "draw", "tutorial.draw"),
    Step(0, "end turn", "tutorial.end_turn"),
    Step(0, "extra action", "tutorial.extra_again"),  # the others have no cards and are not asked
    Step(0, "build ships", "tutorial.ships"),
    Step(0, "end turn", "tutorial.keep_card"),
    Step(0, "extra action", "tutorial.last_extra"),
    Step(0, "play five ducats shell", "tutorial.card"),
    Step(0, "taxes", "tutorial.taxes"),
)

# Shown before the learner's first choices after that round, which are free.
AFTERWARDS: Final = ("tutorial.scoring", "tutorial.goodbye")
