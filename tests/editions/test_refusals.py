"""Every way to spoil an edition file, and what its owner reads then."""

import pytest

from goa.editions.edition_errors import EditionError
from goa.editions.load import edition_text, parse_edition

SWAP = 'swap                   = [ 1, "deduced" ]'
FIRST_CARD = '[ "two ships",           "elephant", 1 ]'
SOURCE_WORDS = "printed, rulebook, published, deduced, reconstructed"


def refusals(text: str) -> list[str]:
    with pytest.raises(EditionError) as refusal:
        parse_edition(text, "mine.toml")
    return str(refusal.value).splitlines()


def spoiled(old: str, new: str, name: str = "2012") -> str:
    head, mark, figures = edition_text(name).partition("\nname = ")  # the head explains the file by examples
    figures = mark + figures
    assert old in figures, old
    return head + figures.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        # tiles
        (SWAP, "", "tiles.B: expected 29 tiles (25 on the grid, 4 put back), came 28"),
        (
            "foreman                = [ 1,",
            "foreman = [ 3,",
            "tiles.A: expected 29 tiles (25 on the grid, 4 put back), came 31",
        ),
        (
            "tiles_put_back = 4",
            "tiles_put_back = 5",
            "tiles.A: expected 30 tiles (25 on the grid, 5 put back), came 29",
        ),
        ("swap  ", "swop", 'tiles.B.swop: "swop" is no tile; did you mean "swap"?'),
        ('"mission 2" ', '"zzz"', 'tiles.B.zzz: "zzz" is no tile'),
        (SWAP, "swap = 1", f"tiles.B.source: is missing; expected one of: {SOURCE_WORDS}"),
        (SWAP, "swap = []", "tiles.B.swap: expected [number, source], came []"),
        (SWAP, "swap = [1]", "tiles.B.swap: expected [number, source], came [1]"),
        (SWAP, 'swap = [-1, "deduced"]', 'tiles.B.swap: expected [number, source], came [-1, the text "deduced"]'),
        (SWAP, 'swap = [1, "deduced", 1]', 'tiles.B.swap: expected [number, source], came [1, the text "deduced", 1]'),
        (SWAP, 'swap = [1, ""]', f'tiles.B.swap: the text "" is no source; expected one of: {SOURCE_WORDS}'),
        # words
        (
            'start_symbol = "elephant"',
            'start_symbol = "elefant"',
            'setup.start_symbol: "elefant" is no symbol; did you mean "elephant"?',
        ),
        ('start_symbol = "elephant"', "start_symbol = 0", "setup.start_symbol: expected a symbol, came 0"),
        (
            '"ginger cinnamon",',
            '"ginger cinamon",',
            'board.ships.step 2 to 3: "cinamon" is no spice; did you mean "cinnamon"?',
        ),
        (
            '"ginger cinnamon",',
            '"ginger salt",',
            'board.ships.step 2 to 3: "salt" is no spice; expected one of: ginger, pepper, cinnamon, nutmeg, clove',
        ),
        (
            '"ginger cinnamon",',
            '"",',
            'board.ships.step 2 to 3: expected spices such as "ginger clove", came the text ""',
        ),
        (
            FIRST_CARD,
            '[ "to ships", "elephant", 1 ]',
            'expedition_cards.cards, line 1: "to ships" is no effect; did you mean "two ships"?',
        ),
        (
            FIRST_CARD,
            '[ "two ships", "palmtree", 1 ]',
            'expedition_cards.cards, line 1: "palmtree" is no symbol; did you mean "palm"?',
        ),
        (
            FIRST_CARD,
            '[ "two ships", "palm", 4 ]',
            "expedition_cards.cards, line 1: expected 1, 2 or 3 colonists, came 4",
        ),
        (
            FIRST_CARD,
            '[ "two ships", "palm", true ]',
            "expedition_cards.cards, line 1: expected 1, 2 or 3 colonists, came true",
        ),
        (
            FIRST_CARD,
            '[ "two ships", 1 ]',
            'expedition_cards.cards, line 1: expected [effect, symbol, colonists], came [the text "two ships", 1]',
        ),
        (
            '"ginger cinnamon",',
            '",",',
            'board.ships.step 2 to 3: expected spices such as "ginger clove", came the text ","',
        ),
        # sources
        (
            'source = "rulebook"',
            'source = "rulebok"',
            'setup.source: the text "rulebok" is no source; did you mean "rulebook"?',
        ),
        ('source = "rulebook"', "source = 1", f"setup.source: 1 is no source; expected one of: {SOURCE_WORDS}"),
        ('source = "rulebook"\n', "", f"setup.source: is missing; expected one of: {SOURCE_WORDS}"),
        (
            "duty_points = 5",
            'duty_points = [ 5, "printd" ]',
            'scoring.duty_points: the text "printd" is no source; did you mean "printed"?',
        ),
        # keys
        ("duty_points = 5\n", "", "scoring.duty_points: is missing; expected a whole number, 0 or more"),
        ("foreman_points = 3 ", "#", "scoring.foreman_points: is missing; expected a whole number, 0 or more"),
        ("[founding]", "[funding]", "founding: is missing; expected a section [founding]"),
        ('name = "2012"\n', "", "name: is missing; expected a text"),
        ('name = "2012"', 'name = " "', 'name: expected a text, came the text " "'),
        ("version = 1", 'version = "one"', 'version: expected a whole number, 1 or more, came the text "one"'),
        ("version = 1\n", "", "version: is missing; expected a whole number, 1 or more"),
        ("version = 1\n", "version = 1\nfounding_ = 1\n", 'founding_: is unknown; did you mean "founding"?'),
        (
            "start_ships = 4",
            "start_ships = 4\nstart_shipps = 4",
            'setup.start_shipps: is unknown; did you mean "start_ships"?',
        ),
        ("needs = 6", "needs = 6\nneed = 6", 'colonies.quilon.need: is unknown; did you mean "needs"?'),
        (
            "[colonies.calicut]",
            "[colonies.calcutta]",
            "colonies.calicut: is missing; expected a section [colonies.calicut]",
        ),
        # types
        (
            "start_ships = 4",
            'start_ships = "four"',
            'setup.start_ships: expected a whole number, 0 or more, came the text "four"',
        ),
        ("start_ships = 4", "start_ships = -4", "setup.start_ships: expected a whole number, 0 or more, came -4"),
        ("start_ships = 4", "start_ships = 4.5", "setup.start_ships: expected a whole number, 0 or more, came 4.5"),
        ("start_ships = 4", "start_ships = true", "setup.start_ships: expected a whole number, 0 or more, came true"),
        (
            "start_ships = 4",
            "start_ships = { ships = 4 }",
            "setup.start_ships: expected a whole number, 0 or more, came a table",
        ),
        (
            "espionage_is_an_action = true",
            "espionage_is_an_action = 1",
            "switches.espionage_is_an_action: expected true or false, came 1",
        ),
        (
            'name = "2012"',
            'name = "my goa"',
            'name: expected letters, digits, dots and dashes, as records name it, came "my goa"',
        ),
        ("espionage_is_an_action = true", "#", "switches.espionage_is_an_action: is missing; expected true or false"),
        (
            "row_points = [ 0, 1, 3, 6, 10 ]",
            "row_points = [ 0, 1, 3, 6 ]",
            "scoring.row_points: expected a list of 5 whole numbers, 0 or more, came [0, 1, 3, 6]",
        ),
        (
            "row_points = [ 0, 1, 3, 6, 10 ]",
            "row_points = [ 0, 1, 3, 6, -1 ]",
            "scoring.row_points: expected a list of 5 whole numbers, 0 or more, came [0, 1, 3, 6, -1]",
        ),
        (
            "symbol_points = [ 1, 3, 6, 10, 15 ]",
            "symbol_points = []",
            "scoring.symbol_points: expected a list of one or more whole numbers, 0 or more, came []",
        ),
        (
            "mission_points = [ 2, 3 ]",
            "mission_points = 2",
            "scoring.mission_points: expected a list of 2 whole numbers, 0 or more, came 2",
        ),
        ("duty_points = 5\n", "duty_points = 5\n[bananza]\n", 'bananza: is unknown; did you mean "bonanza"?'),
        # board
        ('    [  6, "published" ],\n', "", "board.ships: expected 5 rows, came 4"),
        ('[  6, "published" ]', "[ 6 ]", "board.ships.row 5: expected [number, source], came [6]"),
        (
            '[  6, "published" ]',
            '[ -6, "published" ]',
            'board.ships.row 5: expected [number, source], came [-6, the text "published"]',
        ),
        (
            '[  6, "published" ]',
            '[  6, "publisht" ]',
            'board.ships.row 5: the text "publisht" is no source; did you mean "published"?',
        ),
        (
            '[ 3, 5, "reconstructed" ]',
            '[ 3, "reconstructed" ]',
            'board.expedition.row 5: expected [cards, hand limit, source], came [3, the text "reconstructed"]',
        ),
        ('[ 3, 5, "reconstructed" ]', "3", "board.expedition.row 5: expected [cards, hand limit, source], came 3"),
        # colonies
        (
            '[ "ginger",   "cinnamon", "rulebook"      ],\n',
            "",
            "colonies.quilon.accepts: expected as many lines as there are tiles, 5, came 4",
        ),
        (
            '[ "ginger",   "cinnamon",',
            '[ "ginger", "clove",',
            "colonies.quilon.accepts: expected different tiles, came the same two spices twice",
        ),
        (
            '[ "ginger",   "cinnamon",',
            '[ "ginger", "ginger",',
            'colonies.quilon.accepts, line 1: expected two different spices, came the text "ginger" twice',
        ),
        (
            '[ "ginger",   "cinnamon",',
            '[ "ginger", "peper",',
            'colonies.quilon.accepts, line 1: "peper" is no spice; did you mean "pepper"?',
        ),
        (
            '[ "ginger",   "cinnamon", "rulebook"      ]',
            '"ginger"',
            'colonies.quilon.accepts, line 1: expected [spice, spice, source], came the text "ginger"',
        ),
        (
            'accepts = "any spice"',
            'accepts = "all"',
            'colonies.cochin.accepts: expected a list of [spice, spice, source], or "any spice", came the text "all"',
        ),
        (
            'accepts = "any spice"\n',
            "",
            'colonies.cochin.accepts: is missing; expected a list of [spice, spice, source], or "any spice"',
        ),
        ("fields = 1", "fields = 0", "colonies.quilon.fields: expected a whole number, 1 or more, came 0"),
        # cards
        (
            '    [ "two ships",           "elephant", 1 ],\n',
            "",
            "expedition_cards.cards: expected 30 to 40 cards, came 29",
        ),
        (
            '"elephant", 1 ]',
            '"tiger", 1 ]',
            "expedition_cards.cards: 6 cards show tiger, but scoring.symbol_points ends at 5",
        ),
        # gains
        (
            '"five ducats"          = { ducats = 5 }\n',
            "",
            "card_gains.five ducats: is missing; expected goods such as { ships = 2 }",
        ),
        ("{ ducats = 5 }", "{ ducat = 5 }", 'card_gains.five ducats.ducat: is unknown; did you mean "ducats"?'),
        (
            "{ ducats = 5 }",
            "{ ducats = -5 }",
            "card_gains.five ducats.ducats: expected a whole number, 0 or more, came -5",
        ),
        (
            "{ ducats = 5 }",
            '{ ducats = 5, source = "me" }',
            f'card_gains.five ducats.source: the text "me" is no source; expected one of: {SOURCE_WORDS}',
        ),
        (
            '"five ducats"          = { ducats = 5 }',
            '"five ducats" = 5',
            "card_gains.five ducats: expected goods such as { ships = 2 }, came 5",
        ),
        (
            '"two ships"            =',
            '"sell spices" = { ducats = 1 }\n"two ships" =',
            "card_gains.sell spices: is no card of this edition that brings goods",
        ),
        (
            '"two ships"            =',
            '"six ducats" = { ducats = 1 }\n"two ships" =',
            'card_gains.six ducats: is unknown; did you mean "five ducats"?',
        ),
        ("    { ducats = 3 },", "    { },", "bonanza.tiles, line 4: expected some goods, came none"),
        ("    { ducats = 3 },", "    3,", "bonanza.tiles, line 4: expected goods such as { ships = 2 }, came 3"),
    ],
)
def test_refusal(old: str, new: str, expected: str) -> None:
    assert f"mine.toml: {expected}" in refusals(spoiled(old, new))


@pytest.mark.parametrize(
    ("opening", "closing", "expected"),
    [
        ("ships = [\n", "]\nharvest", "board.ships: expected 5 rows, came []"),
        (
            "accepts = [\n",
            "]\n",
            'colonies.quilon.accepts: expected a list of [spice, spice, source], or "any spice", came []',
        ),
        ("cards = [\n", "]\n\n", "expedition_cards.cards: expected a list of [effect, symbol, colonists], came []"),
        ("tiles = [\n", "]\n\n", "bonanza.tiles: expected a list of goods, came []"),
    ],
)
def test_empty_list(opening: str, closing: str, expected: str) -> None:
    before, rest = edition_text("2012").split(opening, 1)
    text = before + opening + closing + rest.split(closing, 1)[1]
    assert refusals(text) == [f"mine.toml: {expected}"]


def test_bonanza_needs_a_tile_for_each_corner() -> None:
    before, rest = edition_text("2012").split("    { ducats = 3 },\n")
    text = before + "]\n\n[scoring]" + rest.split("[scoring]")[1]
    assert refusals(text) == ["mine.toml: bonanza.tiles: expected 4 tiles or more, one for each corner, came 3"]


def test_sum_of_2004() -> None:
    text = spoiled('swap                   = [ 1, "published" ]', "", "2004")
    assert refusals(text) == ["mine.toml: tiles.B: expected 27 tiles (25 on the grid, 2 put back), came 26"]


def test_tile_that_the_edition_does_not_have_brings_nothing() -> None:
    text = spoiled("[tile_gains]", "[tile_gains]\nexpedition = { cards = 1 }", "2004")
    assert refusals(text) == ["mine.toml: tile_gains.expedition: is no tile of this edition that brings goods"]


def test_start_symbol_that_is_on_no_card() -> None:
    text = spoiled('start_symbol = "tiger"', 'start_symbol = "elephant"', "2004")
    assert refusals(text) == [
        "mine.toml: expedition_cards.cards: no card shows the start symbol, elephant: nobody could begin"
    ]


def test_plantations_that_could_not_stay() -> None:
    kinds = '"single ginger" = [ 28, "printed" ]\nduty = [ 1, "printed" ]\n'
    text = edition_text("2012")
    before, after = text.split("[tiles.A]")
    text = before + "[tiles.A]\n" + kinds + "\n[tiles.B]" + after.split("[tiles.B]")[1]
    assert (
        "mine.toml: tiles.A: expected at least 2 tiles that are no plantation, as 4 are put back"
        " and only 2 of these may be plantations" in refusals(text)
    )


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "start_ships = 4",
            "start_ships = 4\nstart_ships = 5",
            "line 27: this key or section is there twice: start_ships = 5",
        ),
        ("[auction]", "[setup]", "line 34: this key or section is there twice: [setup]"),
        (
            "{ ships = 4 }",
            "{ ships = 4, ships = 4 }",
            "this key or section is there twice: ships                  = { ships = 4, ships = 4 }",
        ),
        ("]\nharvest = [", "]\nships = [\n]\nharvest = [", "this key or section is there twice: ships = ["),
        ("start_ships = 4", "start_ships = four", "line 26: this is not TOML: Invalid value: start_ships = four"),
    ],
)
def test_text_that_is_not_toml(old: str, new: str, expected: str) -> None:
    (found,) = refusals(spoiled(old, new))
    assert found.startswith("mine.toml: ")
    assert expected in found


@pytest.mark.parametrize("text", ["x = ", "x = 1 1", 'x = "', "[[", "x = 2024-13-45"])
def test_text_that_breaks_the_parser(text: str) -> None:
    (found,) = refusals(text)
    assert found.startswith("mine.toml: ")
    assert "this is not TOML" in found


def test_all_errors_are_listed_at_once() -> None:
    text = spoiled("start_ships = 4", "start_ships = -4").replace("duty_points = 5", "")
    text = text.replace('[ 12, "reconstructed" ]', "[ 12 ]").replace("sale_price = 3 ", 'sale_price = "3"')
    assert refusals(text) == [
        "mine.toml: board.taxes.row 5: expected [number, source], came [12]",
        "mine.toml: setup.start_ships: expected a whole number, 0 or more, came -4",
        'mine.toml: card_rules.sale_price: expected a whole number, 0 or more, came the text "3"',
        "mine.toml: scoring.duty_points: is missing; expected a whole number, 0 or more",
    ]


def test_a_refused_line_does_not_also_spoil_the_sum() -> None:
    assert len(refusals(spoiled("swap  ", "swop"))) == 1


def test_a_missing_section_is_one_error() -> None:
    assert refusals(spoiled("[founding]", "[funding]")) == [
        "mine.toml: founding: is missing; expected a section [founding]",
        'mine.toml: funding: is unknown; did you mean "founding"?',
    ]


def test_a_section_that_is_a_figure() -> None:
    text = spoiled("version = 1", "version = 1\nauction = 1").replace("[auction]", "[auctions]")
    assert "mine.toml: auction: expected a section [auction], came 1" in refusals(text)


def test_an_empty_file_names_every_section() -> None:
    found = refusals("")
    assert len(found) == 17
    assert all(": is missing; expected " in line for line in found)
