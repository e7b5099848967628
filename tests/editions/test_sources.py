"""How sure each figure is, and where it comes from."""

import pytest

from goa.editions.load import BUILT_IN, edition_text, load_sources, parse_sources
from goa.editions.sources import MEANINGS, SOURCES, Figure, Sources, differences
from goa.editions.vocabulary import COLUMNS, SPICES

WORDS = {"R": "rulebook", "P": "published", "D": "deduced", "?": "reconstructed"}

ROWS = {
    "2004": {"ships": "PRPPP", "harvest": "P???P", "taxes": "R????", "expedition": "R??R?", "colonists": "RPPPP"},
    "2012": {"ships": "PRPPP", "harvest": "?????", "taxes": "R????", "expedition": "R??R?", "colonists": "RPPPP"},
}
STEPS = {
    "2004": {"ships": "RR??", "harvest": "????", "taxes": "DR??", "expedition": "????", "colonists": "RR??"},
    "2012": {"ships": "RR??", "harvest": "R???", "taxes": "?R??", "expedition": "????", "colonists": "RR??"},
}
# Of the 2004 tiles these are known otherwise than "published"; of 2012 otherwise than "deduced".
PART_B = {
    "mission 2": "D?",
    "mission 3": "D",
    "ships or colonists": "D?",
    "expeditions 2": "?",
    "expeditions 3": "D",
    **dict.fromkeys(("duty", "extra actions", "ships", "colonists", "settlement"), "D"),
    **dict.fromkeys(("espionage", "re-supply", "vice-king"), "D"),
}
PAIRS = {"quilon": "R?R??", "madras": "??R??"}  # sorted: ginger first, cinnamon and nutmeg last
CAN_BE_LOOKED_UP = ("setup.", "auction.", "switches.", "progress.", "founding.", "tile_rules.", "scoring.")


def in_words(letters: str) -> tuple[str, ...]:
    return tuple(WORDS[letter] for letter in letters)


@pytest.mark.parametrize("name", BUILT_IN)
def test_sources_of_the_board(name: str) -> None:
    sources = load_sources(name)
    for column in COLUMNS:
        rows = [sources.of(f"board.{column}.row {row}") for row in range(1, 6)]
        steps = [sources.of(f"board.{column}.step {row} to {row + 1}") for row in range(1, 5)]
        assert rows == [in_words(letter) for letter in ROWS[name][column]], column
        assert steps == [in_words(letter) for letter in STEPS[name][column]], column


@pytest.mark.parametrize(("name", "usual"), [("2004", "P"), ("2012", "D")])
def test_sources_of_tiles(name: str, usual: str) -> None:
    figures = load_sources(name).figures
    part_a = [figure for figure in figures if figure.key.startswith("tiles.A.")]
    part_b = [figure for figure in figures if figure.key.startswith("tiles.B.")]
    assert {figure.sources for figure in part_a} == {in_words(usual)}
    for figure in part_b:
        expected = PART_B.get(figure.key.removeprefix("tiles.B."), usual)
        assert figure.sources == in_words(expected), figure.key
    assert len(part_b) >= len(PART_B) + 2 * len(SPICES)


@pytest.mark.parametrize("name", BUILT_IN)
def test_sources_of_colonies(name: str) -> None:
    sources = load_sources(name)
    for colony, letters in PAIRS.items():
        found = [sources.of(f"colonies.{colony}.tile {number}") for number in range(1, 6)]
        assert found == [in_words(letter) for letter in letters]
    for colony in ("quilon", "cochin", "madras", "calicut"):
        for key in ("needs", "fields", "tiles"):
            assert sources.of(f"colonies.{colony}.{key}") == ("rulebook",)


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_the_books_state_is_from_a_rulebook(name: str) -> None:
    stated = [figure for figure in load_sources(name).figures if figure.key.startswith(CAN_BE_LOOKED_UP)]
    gains = [figure for figure in load_sources(name).figures if "_gains." in figure.key]
    assert len(stated) > 25
    assert len(gains) > 14
    assert {figure.sources for figure in stated + gains} == {("rulebook",)}


@pytest.mark.parametrize(("name", "price"), [("2004", "deduced"), ("2012", "reconstructed")])
def test_cards_and_the_price_of_progress(name: str, price: str) -> None:
    sources = load_sources(name)
    cards = [figure for figure in sources.figures if figure.key.startswith("expedition_cards.")]
    assert len(cards) == 30
    assert {figure.sources for figure in cards} == {("reconstructed",)}
    assert sources.of("card_rules.ducats_for_each_spice") == (price,)
    assert sources.of("card_rules.sale_price") == ("rulebook",)


def test_bonanza_is_reconstructed() -> None:
    tiles = [figure for figure in load_sources("2012").figures if figure.key.startswith("bonanza.")]
    assert len(tiles) == 8
    assert {figure.sources for figure in tiles} == {("reconstructed",)}


@pytest.mark.parametrize("name", BUILT_IN)
def test_no_figure_is_without_source_and_none_claims_the_printed_game(name: str) -> None:
    sources = load_sources(name)
    assert all(figure.sources for figure in sources.figures)
    assert {source for figure in sources.figures for source in figure.sources} == set(WORDS.values())
    assert len({figure.key for figure in sources.figures}) == len(sources.figures)
    assert sources.name == name
    assert len(MEANINGS) == len(SOURCES)


def test_owners_mark_their_corrections_as_printed() -> None:
    text = edition_text("2012").replace("duty_points = 5", 'duty_points = [ 6, "printed" ]')
    text = text.replace('[ "two ships",           "elephant", 1 ]', '[ "two ships", "elephant", 1, "printed" ]')
    text = text.replace("{ ships = 2 },", '{ ships = 3, source = "printed" },')
    sources = parse_sources(text, "mine.toml")
    assert sources.of("scoring.duty_points") == ("printed",)
    assert sources.of("expedition_cards.two ships, copy 1") == ("printed",)
    assert sources.of("bonanza.tile 1") == ("printed",)
    assert sources.count("printed") == 3


def test_sections_may_leave_the_source_to_their_head() -> None:
    text = edition_text("2012").replace("[tiles.A]", '[tiles.A]\nsource = "printed"', 1)
    text = text.replace('"single ginger"        = [ 1, "deduced" ]', '"single ginger" = 1')
    text = text.replace('[ "clove",    "ginger",   "reconstructed" ]', '[ "clove", "ginger" ]')
    sources = parse_sources(text, "mine.toml")
    assert sources.of("tiles.A.single ginger") == ("printed",)
    assert sources.of("tiles.A.single pepper") == ("deduced",)
    assert sources.of("colonies.quilon.tile 2") == ("rulebook",)


def test_unknown_figure_has_no_source() -> None:
    with pytest.raises(KeyError, match=r"board\.ships\.row 6"):
        load_sources("2004").of("board.ships.row 6")


def test_differences_of_figures_not_of_sources() -> None:
    one = Sources("one", (Figure("a", "1", ("rulebook",)), Figure("b", "2", ("deduced",)), Figure("c", "3", ())))
    two = Sources("two", (Figure("a", "1", ("printed",)), Figure("b", "4", ("deduced",)), Figure("d", "5", ())))
    assert differences(one, two) == [("b", "2", "4"), ("c", "3", ""), ("d", "", "5")]
