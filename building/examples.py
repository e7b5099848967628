"""Examples of the rules as embedded games. A page of docs/rules shows one with a line <!-- example: NAME -->.

Each begins with a position of tests/table.py, as the rule's own test does, and shows what some choices lead to.
The words are in examples.toml, in every language that the rules are in.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Any, Final

from tests.table import table

from building.embedding import iframe
from goa.core.choices import BY_TEXT
from goa.core.state import State
from goa.locales import languages
from goa.locales.catalogue import say
from goa.rules.game import apply
from goa.tables.review.pictures import Picture, pictures_of
from goa.views.words.events import log_sentences

WORDS: Final[Mapping[str, Any]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
CLOCKWISE: Final = ("yellow", "red", "green", "blue")


@dataclass(frozen=True)
class Example:
    """A position, and choices that are shown from there."""

    position: Callable[[], State]
    shown: tuple[str, ...]


def title_of(name: str, language: str = "en") -> str:
    title: str = WORDS[name]["title"][language]
    return title


def begin_of(name: str, language: str = "en") -> str:
    """What is to be known of the position."""
    begin: str = WORDS[name]["begin"][language]
    return begin


def pictures_of_example(name: str, language: str = "en") -> Picture:
    """The pictures with their sentences in this language; KeyError for a name that is not there."""
    example = EXAMPLES[name]
    state = example.position()
    colours = CLOCKWISE[: state.seats]
    names = [say(f"term.colour.{colour}", language) for colour in colours]
    told = [begin_of(name, language)]

    def told_positions() -> Iterator[State]:
        yield state
        for text in example.shown:
            events = [event.seen_by(-1) for event in apply(state, BY_TEXT[text])]
            sentences = [sentence for _, sentence in log_sentences(state.edition, names, events, language)]
            if sentences:  # else it is the first half of a choice
                told.append(" ".join(sentences))
                yield state

    drawn = pictures_of(told_positions(), names, told)
    return {**drawn, "colours": list(colours), "language": language}


def plantations(*words: str) -> Mapping[int, Mapping[str, str]]:
    """The board of the first seat: each place with its tile and the spices on it."""
    return {0: {f"plantation {number}": word for number, word in enumerate(words, start=1)}}


ACTION: Final = partial(table, "actions")

EXAMPLES: Final = {
    "auction": Example(
        partial(table, "auction", marked=("north b", "b1", "c2", "d3", "d4")),
        ("bid 4", "pass", "bid 6", "pass"),
    ),
    "trail": Example(
        partial(table, "markers"),
        ("flag north b", "mark b1", "mark c2", "mark d3", "mark d4"),
    ),
    "progress": Example(
        partial(
            ACTION,
            ships=[4] * 4,
            rows={0: (1, 1, 2, 1, 1)},
            boards=plantations("double pepper: pepper", "single cinnamon: cinnamon"),
        ),
        ("progress taxes",),
    ),
    "mixed-harvest": Example(
        partial(
            ACTION, rows={0: (1, 2, 1, 1, 1)}, boards=plantations("single ginger: ginger"), hands={0: ["mixed harvest"]}
        ),
        ("harvest", "play mixed harvest tiger", "one ship", "one colonist"),
    ),
    "harvest": Example(
        partial(ACTION, rows={0: (1, 4, 1, 1, 1)}, boards={0: {"plantation 1": "double ginger:", "cochin": "any:"}}),
        ("harvest", "fill cochin with nutmeg"),
    ),
    "expedition": Example(
        partial(ACTION, rows={0: (1, 1, 1, 4, 1)}, hands={0: ["two ships", "five ducats", "two spices tiger"]}),
        ("expedition", "draw", "discard two spices tiger", "draw"),
    ),
    "founding": Example(
        partial(ACTION, colonists=[4] * 4, rows={0: (1, 1, 1, 1, 3)}, pile=[2, 3]),
        ("found madras", "pay colonists", "choose pepper/nutmeg"),
    ),
    "all-together": Example(
        partial(
            ACTION,
            ships=[4] * 4,
            rows={0: (3, 2, 3, 3, 3)},
            boards=plantations("double pepper: pepper", "double nutmeg: nutmeg"),
        ),
        ("progress harvest",),
    ),
    "sell-spices": Example(
        partial(
            ACTION,
            rows={0: (1, 4, 1, 1, 1)},
            boards=plantations("double clove: clove clove", "double ginger:"),
            hands={0: ["sell spices"]},
        ),
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
        partial(ACTION, ships=[4] * 4, rows={0: (2, 1, 1, 1, 1)}, hands={0: ["ships only"]}),
        ("play ships only fish", "progress ships"),
    ),
    "extra-actions": Example(
        partial(table, "extra actions", players=3, extra_actions=[3, 1, 0]),
        ("extra action", "taxes", "pass", "extra action", "taxes", "pass"),
    ),
    "reshuffle": Example(
        partial(ACTION, pile=[2], rest="discards", colonists=[4] * 4, rows={0: (1, 1, 1, 1, 2)}),
        ("found quilon",),
    ),
    "vice-king": Example(
        partial(ACTION, rows={0: (2, 4, 4, 3, 2)}, tiles={0: ["vice-king"]}),
        ("use vice-king", "progress colonists"),
    ),
    "favor": Example(
        partial(ACTION, seed=12, part="B", round=2, tiles={0: ["favor"]}),
        ("use favor", "take ship tile", "use ship"),
    ),
    "espionage": Example(
        partial(ACTION, rows={0: (1, 1, 1, 1, 3), 3: (1, 1, 1, 1, 5)}, tiles={0: ["espionage"]}, pile=[2, 2]),
        ("found calicut", "use espionage", "spy on colonists of seat 4"),
    ),
    "espionage-action": Example(
        partial(
            ACTION,
            edition="2012",
            colonists=[3] * 4,
            rows={0: (1, 1, 1, 1, 2), 3: (1, 1, 1, 1, 5)},
            tiles={0: ["espionage"]},
            pile=[2, 2],
        ),
        ("use espionage", "spy on colonists of seat 4", "found calicut", "pay colonists"),
    ),
    "swap": Example(
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
        ("use swap", "swap for a1"),
    ),
    "fifth-plantation": Example(
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
        (*("pass",) * 6, "give up plantation 4"),
    ),
    "bonanza": Example(
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
        ("pass",) * 6,
    ),
    "extra-harvest": Example(
        partial(
            ACTION,
            tiles={0: ["extra harvest"]},
            boards={0: {"plantation 1": "triple pepper:", "calicut": "any:", "madras": "pepper/nutmeg: nutmeg"}},
        ),
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
        partial(ACTION, rows={0: (1,) * 5}, hands={0: ["palm", "palm", "palm", "tiger", "tiger", "shell"]}),
        (),
    ),
    "scores": Example(
        partial(
            ACTION,
            rows={0: (4, 5, 3, 4, 4)},
            boards={0: {"plantation 1": "single ginger:", "cochin": "any:", "quilon": "pepper/nutmeg:"}},
            hands={0: ["palm", "palm", "tiger"]},
        ),
        (),
    ),
}


def example_html(name: str, page: str) -> str:
    """The line of HTML for an example on a page of the documentation, in the language of the page's folder."""
    folder = PurePosixPath(page).parent
    language = folder.name if folder.name in languages() else "en"
    game = "../" * (len(folder.parts) + 1)  # the documentation is a folder beside the game
    return iframe(game, pictures_of_example(name, language), title_of(name, language))
