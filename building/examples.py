"""Examples of the rules as embedded games. A page of docs/rules shows one with a line <!-- example: NAME -->.

Each begins with a position of tests/table.py, as the rule's own test does, and shows what some choices lead to.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from tests.table import table

from building.embedding import iframe
from goa.core.choices import BY_TEXT
from goa.core.state import State
from goa.rules.game import apply
from goa.tables.review.pictures import Picture, pictures_of
from goa.views.words.events import log_sentences

EMBEDDED_AT: Final = "../../"  # seen from a page of docs/rules, with the documentation beside the game
CLOCKWISE: Final = ("yellow", "red", "green", "blue")


@dataclass(frozen=True)
class Example:
    """A position, what is to be known of it, and choices that are shown from there."""

    title: str
    position: Callable[[], State]
    begin: str
    shown: tuple[str, ...]

    def pictures(self) -> Picture:
        state = self.position()
        colours = CLOCKWISE[: state.seats]
        names = [colour.capitalize() for colour in colours]
        told = [self.begin]

        def told_positions() -> Iterator[State]:
            yield state
            for text in self.shown:
                events = [event.seen_by(-1) for event in apply(state, BY_TEXT[text])]
                sentences = [sentence for _, sentence in log_sentences(state.edition, names, events)]
                if sentences:  # else it is the first half of a choice
                    told.append(" ".join(sentences))
                    yield state

        return {**pictures_of(told_positions(), names, told), "colours": list(colours)}


def plantations(*words: str) -> Mapping[int, Mapping[str, str]]:
    """The board of the first seat: each place with its tile and the spices on it."""
    return {0: {f"plantation {number}": word for number, word in enumerate(words, start=1)}}


ACTION: Final = partial(table, "actions")

EXAMPLES: Final = {
    "auction": Example(
        "An auction, step by step",
        partial(table, "auction", marked=("north b", "b1", "c2", "d3", "d4")),
        "Yellow auctions the flag.",
        ("bid 4", "pass", "bid 6", "pass"),
    ),
    "trail": Example(
        "A trail of markers, step by step",
        partial(table, "markers"),
        "Yellow holds the flag and begins.",
        ("flag north b", "mark b1", "mark c2", "mark d3", "mark d4"),
    ),
    "progress": Example(
        "A step in the taxes column",
        partial(
            ACTION,
            ships=[4] * 4,
            rows={0: (1, 1, 2, 1, 1)},
            boards=plantations("double pepper: pepper", "single cinnamon: cinnamon"),
        ),
        "Yellow has pepper, cinnamon and 4 ships. The taxes marker is in row 2.",
        ("progress taxes",),
    ),
    "mixed-harvest": Example(
        "A Harvest with full fields and Mixed harvest",
        partial(
            ACTION, rows={0: (1, 2, 1, 1, 1)}, boards=plantations("single ginger: ginger"), hands={0: ["mixed harvest"]}
        ),
        "Yellow's only field is full. Mixed harvest is in hand.",
        ("harvest", "play mixed harvest tiger", "one ship", "one colonist"),
    ),
    "harvest": Example(
        "A Harvest with too few fields",
        partial(ACTION, rows={0: (1, 4, 1, 1, 1)}, boards={0: {"plantation 1": "double ginger:", "cochin": "any:"}}),
        "Yellow's harvest marker shows 4. Two fields for ginger and one on Cochin are empty.",
        ("harvest", "fill cochin with nutmeg"),
    ),
    "expedition": Example(
        "An Expedition with a full hand",
        partial(ACTION, rows={0: (1, 1, 1, 4, 1)}, hands={0: ["two ships", "five ducats", "two spices tiger"]}),
        "Yellow may draw 2 cards and hold 4, and holds three.",
        ("expedition", "draw", "discard two spices tiger", "draw"),
    ),
    "founding": Example(
        "Founding Madras",
        partial(ACTION, colonists=[4] * 4, rows={0: (1, 1, 1, 1, 3)}, pile=[2, 3]),
        "Madras needs 10. Yellow's colonists marker brings 3, and Yellow has 4 colonists.",
        ("found madras", "pay colonists", "choose pepper/nutmeg"),
    ),
    "all-together": Example(
        "All five markers in row 3",
        partial(
            ACTION,
            ships=[4] * 4,
            rows={0: (3, 2, 3, 3, 3)},
            boards=plantations("double pepper: pepper", "double nutmeg: nutmeg"),
        ),
        "Four of Yellow's markers are in row 3, the harvest marker in row 2.",
        ("progress harvest",),
    ),
    "sell-spices": Example(
        "Room for a Harvest by selling spices",
        partial(
            ACTION,
            rows={0: (1, 4, 1, 1, 1)},
            boards=plantations("double clove: clove clove", "double ginger:"),
            hands={0: ["sell spices"]},
        ),
        "Yellow harvests 4 sacks. Only the ginger plantation is empty.",
        (
            "harvest",
            "fill plantation 2 with ginger",
            "play sell spices tiger",
            "give clove from plantation 1",
            "give clove from plantation 1",
            "done",
            "fill plantation 1 with clove",
        ),
    ),
    "ships-only": Example(
        "Progress with Ships only",
        partial(ACTION, ships=[4] * 4, rows={0: (2, 1, 1, 1, 1)}, hands={0: ["ships only"]}),
        "Yellow's ships marker is in row 2. Yellow has 4 ships, no spice, and the card Ships only.",
        ("play ships only fish", "progress ships"),
    ),
    "extra-actions": Example(
        "Extra actions at the end of a round",
        partial(table, "extra actions", players=3, extra_actions=[3, 1, 0]),
        "Yellow holds 3 extra action cards, Red 1, Green none.",
        ("extra action", "taxes", "pass", "extra action", "taxes", "pass"),
    ),
    "reshuffle": Example(
        "A founding for which the pile is too small",
        partial(ACTION, pile=[2], rest="discards", colonists=[4] * 4, rows={0: (1, 1, 1, 1, 2)}),
        "One card is left in the pile.",
        ("found quilon",),
    ),
    "vice-king": Example(
        "Vice-king",
        partial(ACTION, rows={0: (2, 4, 4, 3, 2)}, tiles={0: ["vice-king"]}),
        "Yellow's markers are in rows 2, 4, 4, 3 and 2.",
        ("use vice-king", "progress colonists"),
    ),
    "favor": Example(
        "Favor",
        partial(ACTION, seed=12, part="B", round=2, tiles={0: ["favor"]}),
        "Yellow has Favor. The Ship is among the tiles that were put back.",
        ("use favor", "take ship tile", "use ship"),
    ),
    "espionage": Example(
        "Espionage in a founding, 2004",
        partial(ACTION, rows={0: (1, 1, 1, 1, 3), 3: (1, 1, 1, 1, 5)}, tiles={0: ["espionage"]}, pile=[2, 2]),
        "Calicut needs 12. Yellow's colonists marker brings 3, Blue's is in row 5.",
        ("found calicut", "use espionage", "spy on colonists of seat 4"),
    ),
    "espionage-action": Example(
        "Espionage as an action, 2012",
        partial(
            ACTION,
            edition="2012",
            colonists=[3] * 4,
            rows={0: (1, 1, 1, 1, 2), 3: (1, 1, 1, 1, 5)},
            tiles={0: ["espionage"]},
            pile=[2, 2],
        ),
        "Yellow has Espionage and 3 colonists. Blue's colonists marker is in row 5.",
        ("use espionage", "spy on colonists of seat 4", "found calicut", "pay colonists"),
    ),
    "swap": Example(
        "Swap",
        partial(
            ACTION,
            part="B",
            round=2,
            tiles={0: ["swap"]},
            grid={"a1": "triple ginger"},
            boards=plantations(
                "double ginger: ginger ginger",
                "double clove: clove clove",
                "double pepper: pepper pepper",
                "double nutmeg: nutmeg nutmeg",
            ),
        ),
        "Yellow's four spaces hold full plantations. A triple ginger lies on a1.",
        ("use swap", "swap for a1"),
    ),
    "fifth-plantation": Example(
        "A fifth plantation",
        partial(
            table,
            "auction",
            part="B",
            first=3,
            marked=("north a", "a1", "b1", "c1", "d1"),
            grid={"a1": "triple clove"},
            boards=plantations(
                "double ginger: ginger", "double clove: clove", "double pepper: pepper", "single nutmeg:"
            ),
        ),
        "Yellow has four plantations, one of them an empty single nutmeg. Then comes a triple clove.",
        (*("pass",) * 6, "give up plantation 4"),
    ),
    "bonanza": Example(
        "A corner with a Bonanza tile",
        partial(
            table,
            "auction",
            edition="2012",
            bonanza=True,
            seed=0,
            first=3,
            marked=("north a", "a1", "b1", "c1", "d1"),
            grid={"a1": "double clove"},
            boards=plantations("single ginger: ginger"),
        ),
        "Yellow's only field is full. Blue auctions the flag, then Yellow the double clove in the corner.",
        ("pass",) * 6,
    ),
    "extra-harvest": Example(
        "Extra harvest",
        partial(
            ACTION,
            tiles={0: ["extra harvest"]},
            boards={0: {"plantation 1": "triple pepper:", "calicut": "any:", "madras": "pepper/nutmeg: nutmeg"}},
        ),
        "Yellow has an empty triple pepper, an empty Calicut and a half-full Madras.",
        (
            "use extra harvest",
            "fill up plantation 1",
            "fill up madras",
            "fill madras with pepper",
            "fill up calicut",
            "fill calicut with clove",
        ),
    ),
    "symbols": Example(
        "Points for expedition cards",
        partial(ACTION, rows={0: (1,) * 5}, hands={0: ["palm", "palm", "palm", "tiger", "tiger", "shell"]}),
        "Yellow holds three palms, two tigers and a shell, and has nothing else that scores.",
        (),
    ),
    "scores": Example(
        "A player at the end of the game",
        partial(
            ACTION,
            rows={0: (4, 5, 3, 4, 4)},
            boards={0: {"plantation 1": "single ginger:", "cochin": "any:", "quilon": "pepper/nutmeg:"}},
            hands={0: ["palm", "palm", "tiger"]},
        ),
        "Yellow's markers, two colonies, cards and plantation, without the 3 points for the most ducats.",
        (),
    ),
}


def example_html(name: str) -> str:
    """The line of HTML for an example; KeyError for a name that is not there."""
    example = EXAMPLES[name]
    return iframe(EMBEDDED_AT, example.pictures(), example.title)
