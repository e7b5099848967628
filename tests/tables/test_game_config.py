"""What a game starts from: its seed, its commitment, and the marks that everybody sees."""

import hashlib

import msgspec
import pytest
from tests.tables.random_games import people

from goa.core.seeds import Seed
from goa.editions.load import edition_text, load_edition, parse_edition
from goa.tables.create_game import rematch_of
from goa.tables.game_config import Game, GameConfig, new_game
from goa.tables.lessons.guidance import lesson_game
from goa.tables.lessons.lessons import FIRST_ROUND
from goa.tables.review.records import check_record, game_from_record, record_text
from goa.tables.table import Table

CONFIG = GameConfig(people(3))
PRINTED = edition_text("2012")


def made(seed: Seed | None = None) -> Game:
    return new_game(load_edition("2012"), PRINTED, CONFIG, now=0, seed=seed)


def test_a_new_game_has_a_seed_of_256_bits_and_no_mark() -> None:
    games = [made() for _ in range(20)]
    assert all(isinstance(game.seed, bytes) and len(game.seed) == 32 for game in games)
    assert len({game.seed for game in games}) == 20
    assert {game.marks for game in games} == {()}


def test_the_commitment_is_the_hash_of_salt_and_seed() -> None:
    game = made(bytes(range(32)))
    committed = f"{game.salt}:{bytes(range(32)).hex()}"
    assert game.commitment == hashlib.sha256(committed.encode()).hexdigest()
    number = made(5)
    assert number.commitment == hashlib.sha256(f"{number.salt}:5".encode()).hexdigest()


def test_a_bot_gets_a_seed_that_does_not_follow_from_the_game() -> None:
    """The same bots' dice with any seed of the game: they come from the salt, which stays secret as long."""
    one = made()
    other = Game(one.id, one.edition, one.edition_text, one.rules, bytes(32), one.salt, one.config, one.made)
    assert [one.bot_seed(seat) for seat in range(3)] == [other.bot_seed(seat) for seat in range(3)]
    assert len({one.bot_seed(seat) for seat in range(3)} | {made().bot_seed(0)}) == 4


def imported(table: Table, text: str = PRINTED) -> Game:
    checked = check_record(record_text(table), None if text == PRINTED else parse_edition(text, "mine"))
    return game_from_record(checked, table.game.edition, text, {0}, now=0).game


@pytest.mark.parametrize("seed", [7, bytes(range(32))])
def test_a_game_from_a_record_keeps_its_seed_and_is_marked(seed: Seed) -> None:
    game = imported(Table(made(seed)))
    assert game.seed == seed
    assert game.marks == ("imported",)
    again = rematch_of(Table(game), 0)
    assert (again.marks, again.seed == seed) == ((), False)


def test_a_custom_edition_is_marked_in_every_game() -> None:
    text = PRINTED.replace("first_player_ducats = 5", "first_player_ducats = 6")
    assert text != PRINTED
    game = new_game(parse_edition(text, "mine"), text, CONFIG, now=0)
    assert game.marks == ("custom_edition",)
    assert rematch_of(Table(game), 0).marks == ("custom_edition",)
    assert imported(Table(game), text).marks == ("imported", "custom_edition")


def test_a_comment_in_an_edition_does_not_make_it_custom() -> None:
    text = f"# as printed\n{PRINTED}"
    assert new_game(parse_edition(text, "mine"), text, CONFIG, now=0).marks == ()


def test_the_seed_of_the_tutorial_is_known() -> None:
    game = lesson_game(FIRST_ROUND, "Ann", "en", 0, now=0).game
    assert game.marks == ("known_seed",)
    assert rematch_of(Table(game), 0).marks == ()


def test_games_stored_before_there_were_marks_have_none() -> None:
    stored = msgspec.json.encode({"seats": msgspec.to_builtins(CONFIG.seats)})
    config = msgspec.json.decode(stored, type=GameConfig)
    assert (config.imported, config.known_seed) == (False, False)
