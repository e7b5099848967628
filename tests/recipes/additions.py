"""An imaginary card and an imaginary tile, added to a copy of the project as CONTRIBUTING.md tells.

The card (Market day) is a row, a function, its words, its rule and a test; what it pays is a new figure of the edition.
The tile (Harbour) also asks a new question, and one of its answers is new. Neither has a drawing.
"""

import shutil
from pathlib import Path

from tests.rulebook import rules_of_the_pages

from goa.core.choices import ADDED_ANSWERS
from goa.editions.kinds import EFFECT_ROWS, TILE_ROWS
from goa.rules.questions import QUESTIONS

PROJECT = Path(__file__).parents[2]
LANGUAGES = ("en", "de", "nl")
KINDS = (PROJECT / "src" / "goa" / "editions" / "kinds.py").read_text("utf-8")

# The next free numbers, so that these additions follow real ones.
FIRST = 1 + max([row.added for row in EFFECT_ROWS] + [row.added for row in TILE_ROWS] + [*ADDED_ANSWERS])


def next_rule(chapter: str) -> str:
    numbers = [int(rule.removeprefix(f"{chapter}-")) for rule in rules_of_the_pages() if rule.startswith(f"{chapter}-")]
    return f"{chapter}-{max(numbers) + 1}"


def last_row(rows: str) -> str:
    """The last line of EFFECT_ROWS or TILE_ROWS."""
    return KINDS.partition(f"\n{rows}: ")[2].partition("\n)\n")[0].rpartition("\n")[2] + "\n"


CARD_RULE = next_rule("EXP")
TILE_RULE = next_rule("TIL")

# The words of each addition: the section and key, then a text for each language.
CARD_WORDS = [
    ("term.effect", "market_day", "Market day", "Markttag", "Marktdag"),
    (
        "help.effect",
        "market_day",
        "Bonus card: 2 ducats for each of your ships.",
        "Bonuskarte: 2 Dukaten für jedes deiner Schiffe.",
        "Bonuskaart: 2 dukaten voor elk van je schepen.",
    ),
]
TILE_WORDS = [
    ("term.tile", "harbour", "Harbour", "Hafen", "Haven"),
    ("term.the_tile", "harbour", "the Harbour tile", "das Plättchen „Hafen“", "de tegel Haven"),
    ("terminal.short", "harbour", "harbour", "Hafen", "haven"),
    (
        "help.tile",
        "harbour",
        "Once in the game: take a ship or 3 ducats.",
        "Einmal im Spiel: Nimm ein Schiff oder 3 Dukaten.",
        "Eén keer in het spel: neem een schip of 3 dukaten.",
    ),
]
QUESTION_WORDS = [
    ("term.task", "choose_cargo", "what the Harbour brings", "was der Hafen bringt", "wat de haven oplevert"),
    ("question", "choose_cargo", "A ship, or unload?", "Ein Schiff, oder ausladen?", "Een schip, of lossen?"),
]
ANSWER_WORDS = [
    ("choice", "unload", "Unload for 3 ducats", "Für 3 Dukaten ausladen", "Lossen voor 3 dukaten"),
    ("help.choice", "unload", "You take 3 ducats.", "Du nimmst 3 Dukaten.", "Je neemt 3 dukaten."),
    ("term.when", "unload", "Only a Harbour unloads.", "Nur ein Hafen lädt aus.", "Alleen een haven lost."),
]

# Each addition: the file, the text it follows, and the new text. An empty text stands for the end of the file.
CARD = [
    (
        "src/goa/editions/kinds.py",
        last_row("EFFECT_ROWS"),
        f'    EffectRow("market day", BONUS, "{CARD_RULE}", NOTHING, added={FIRST}),\n',
    ),
    (
        "src/goa/rules/cards.py",
        "",
        """

@carries_out_effect("market day")
def hold_market_day(state: State, seat: int) -> None:
    goods.pay_ducats(state, BANK, seat, state.edition.market_day_ducats * state.players[seat].ships)
""",
    ),
    (
        "docs/rules/cards.md",
        "",
        f"\n### {CARD_RULE} Market day\nEditions: 2004, 2012\n\nA bonus card: take 2 ducats for each of your ships.\n",
    ),
    (
        "docs/rules/de/cards.md",
        "",
        f"\n### {CARD_RULE} Markttag\nAusgaben: 2004, 2012\n\nBonuskarte: Nimm 2 Dukaten für jedes deiner Schiffe.\n",
    ),
    (
        "docs/rules/nl/cards.md",
        "",
        f"\n### {CARD_RULE} Marktdag\nEdities: 2004, 2012\n\nEen bonuskaart: neem 2 dukaten voor elk van je schepen.\n",
    ),
    (
        "tests/rules/test_cards.py",
        "",
        f'''

@rule("{CARD_RULE}")
def test_market_day_pays_for_ships(edition: str) -> None:
    """{CARD_RULE}: two ducats for each ship, which stays."""
    printed = with_card(edition, "market day")
    state = table(edition=printed, ducats=NOTHING, ships=[3, 0, 0, 0], hands={{0: ["market day"]}})
    play(state, "play market day elephant")
    assert (state.players[0].ducats, state.players[0].ships) == (6, 3)
''',
    ),
    (
        "tests/rules/test_cards.py",
        "from tests.rulebook import rule\n",
        "from tests.recipes.editions import with_card\n",
    ),
]

TILE = [
    (
        "src/goa/editions/kinds.py",
        last_row("TILE_ROWS"),
        f'    TileRow("harbour", ONCE, "{TILE_RULE}", added={FIRST + 1}),\n',
    ),
    (
        "src/goa/rules/tiles/use.py",
        "",
        """

@carries_out_tile("harbour")
def use_harbour(state: State, seat: int) -> None:
    state.do_next(ChooseCargo(seat))
""",
    ),
    (
        "docs/rules/tiles.md",
        "",
        f"\n### {TILE_RULE} Harbour\nEditions: 2004, 2012\n\nOnce in the game: take a ship, or unload for 3 ducats.\n",
    ),
    (
        "docs/rules/de/tiles.md",
        "",
        f"\n### {TILE_RULE} Hafen\nAusgaben: 2004, 2012\n\nEinmal: Nimm ein Schiff oder lade für 3 Dukaten aus.\n",
    ),
    (
        "docs/rules/nl/tiles.md",
        "",
        f"\n### {TILE_RULE} Haven\nEdities: 2004, 2012\n\nEén keer per spel: neem een schip of los voor 3 dukaten.\n",
    ),
    (
        "tests/rules/tiles/test_use.py",
        "",
        f'''

@rule("{TILE_RULE}")
def test_a_harbour_unloads(edition: str) -> None:
    """{TILE_RULE}: for three ducats, once."""
    state = table(edition=edition, ducats=[0, 0, 0, 0], tiles={{0: ["harbour"]}})
    play(state, "use harbour", "unload")
    assert state.players[0].ducats == 3
    assert not state.players[0].tiles
''',
    ),
]

QUESTION = [
    (
        "src/goa/rules/tiles/use.py",
        "from goa.rules.handlers import carries_out_tile\n",
        (
            "from goa.core.choices import ONE_SHIP, UNLOAD\n"
            "from goa.core.events import BANK\n"
            "from goa.rules import goods\n"
        ),
    ),
    (
        "src/goa/rules/tiles/use.py",
        "",
        f'''

_CHOOSE_CARGO: Final = Question({len(QUESTIONS)}, "choose_cargo")


@final
@dataclass(init=False)
class ChooseCargo(Decision):
    """{TILE_RULE} Harbour: a ship or three ducats."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        return [ONE_SHIP, UNLOAD]

    def take(self, state: State, choice: Choice) -> None:
        if choice is UNLOAD:
            goods.pay_ducats(state, BANK, self.seat, 3)
        else:
            goods.take_ships(state, self.seat, 1)

    def question(self) -> Question:
        return _CHOOSE_CARGO

    def rule(self) -> str:
        return "{TILE_RULE}"
''',
    ),
]

ANSWER = [
    ("docs/record.md", "| `take spices` | the same |\n", "| `unload` | take ducats for the Harbour |\n"),
    (
        "src/goa/core/choices.py",
        "ADDED_ANSWERS: Final[dict[int, tuple[str, str]]] = {",
        f'{FIRST + 2}: ("unload", "{TILE_RULE}"),',
    ),
    ("src/goa/core/choices.py", "_append_additions()\n\n", 'UNLOAD: Final = BY_TEXT["unload"]\n\n'),
]


# Editions that do not name it pay two.
FIGURE = [
    (
        "src/goa/editions/types.py",
        "    ducats_for_each_spice: int\n",
        "    market_day_ducats: int  # for each ship\n",
    ),
    (
        "src/goa/editions/build.py",
        '        ducats_for_each_spice=card_rules.number("ducats_for_each_spice"),\n',
        (
            '        market_day_ducats=card_rules.number("market_day_ducats")\n'
            '        if card_rules.has("market_day_ducats")\n'
            "        else 2,\n"
        ),
    ),
    (
        "src/goa/editions/build.py",
        "        del figures[about_the_file]\n",
        '    if figures["market_day_ducats"] == 2:\n        del figures["market_day_ducats"]\n',
    ),
    (
        "src/goa/editions/bounds.py",
        '    "card_rules.ducats_for_each_spice": 50,\n',
        '    "card_rules.market_day_ducats": 10,\n',
    ),
    (
        "src/goa/cli/edition/edition_words.py",
        '            ("card_rules.ducats_for_each_spice", "progress for ducats: for each spice"),\n',
        '            ("card_rules.market_day_ducats", "market day: for each ship"),\n',
    ),
]


def project_with_additions(folder: Path) -> Path:
    """A copy of the project in which the card and the tile are there."""
    leave_out = shutil.ignore_patterns("__pycache__", "static", "client")
    for name in ("src", "tests", "docs", "client/src", "client/plugins", "client/server"):
        shutil.copytree(PROJECT / name, folder / name, ignore=leave_out)
    for name in ("pyproject.toml", "README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"):
        shutil.copy(PROJECT / name, folder)
    for name in ("package.json", "tsconfig.json", "svelte.config.js", "vite.config.ts"):
        shutil.copy(PROJECT / "client" / name, folder / "client")
    for file, anchor, text in (*CARD, *TILE, *QUESTION, *ANSWER, *FIGURE):
        _insert(folder / file, anchor, text)
    for section, key, *words in (*CARD_WORDS, *TILE_WORDS, *QUESTION_WORDS, *ANSWER_WORDS):
        for language, text in zip(LANGUAGES, words, strict=True):
            _insert(folder / "src" / "goa" / "locales" / f"{language}.toml", f"\n[{section}]\n", f'{key} = "{text}"\n')
    return folder


def _insert(path: Path, anchor: str, text: str) -> None:
    before = path.read_text("utf-8")
    if not anchor:
        path.write_text(before + text, "utf-8")
        return
    assert anchor in before, f"{path}: {anchor!r} is not there"
    path.write_text(before.replace(anchor, anchor + text, 1), "utf-8")
