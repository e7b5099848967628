"""The tutorial: a table whose first round is scripted. Bots follow the script as long as the learner does."""

from __future__ import annotations

from goa.bots.players.levels import LEVELS
from goa.editions.load import edition_text, load_edition
from goa.tables.create_game import replacement_level
from goa.tables.game_config import Game, GameConfig, Seat, new_game
from goa.tables.payloads.view_types import Tutorial
from goa.tables.request_errors import supported_language
from goa.tables.table import Table, choices_of
from goa.tables.tutorial_script import AFTERWARDS, EDITION, LEARNER, SCRIPT, SEATS, SEED, STEPS, STRAYED
from goa.views.words.seats import COLOURS, seat_words


def tutorial_game(learner_name: str, language: str, pace: float, *, now: float) -> Game:
    names = [seat_words((), seat, supported_language(language)) for seat in range(SEATS)]
    # After the scripted round the bots are as new to the game as the learner.
    bots = [Seat("bot", names[seat], COLOURS[seat], LEVELS[0].name) for seat in range(SEATS)]
    learner = Seat("human", learner_name or names[LEARNER], COLOURS[LEARNER])
    seats = tuple(learner if seat == LEARNER else bots[seat] for seat in range(SEATS))
    # Bots agree to every undo, so a learner who left the script can come back.
    config = GameConfig(seats, pace=pace, undo="ask", takeover=replacement_level(), tutorial=True, known_seed=True)
    return new_game(load_edition(EDITION), edition_text(EDITION), config, now=now, seed=SEED)


def scripted_choice(table: Table) -> str | None:
    """The next choice of the script, while the game follows it."""
    if not table.game.config.tutorial:
        return None
    made, followed = _progress(table)
    return SCRIPT[made].choose if followed == made < len(SCRIPT) else None


def guidance(table: Table, viewer: int) -> Tutorial | None:
    """What the learner is told now; nothing for others, and nothing while others choose."""
    if not table.game.config.tutorial or viewer != LEARNER or table.state.seat != LEARNER:
        return None
    made, followed = _progress(table)
    done = sum(step.seat == LEARNER for step in SCRIPT[:followed])
    if followed == made < len(SCRIPT):
        return Tutorial(SCRIPT[made].choose, SCRIPT[made].key, done + 1, STEPS)
    if followed == len(SCRIPT):
        since = _learner_choices(table) - done
        return Tutorial(None, AFTERWARDS[since], done + since + 1, STEPS) if since < len(AFTERWARDS) else None
    is_first_round = table.state.part == 0 and table.state.round == 1
    return Tutorial(None, STRAYED, done + 1, STEPS) if is_first_round else None


def _progress(table: Table) -> tuple[int, int]:
    """How many choices are in force, and how many of them, from the first on, are those of the script."""
    choices = choices_of(table.state)
    followed = 0
    while followed < min(len(choices), len(SCRIPT)) and choices[followed].text == SCRIPT[followed].choose:
        followed += 1
    return len(choices), followed


def _learner_choices(table: Table) -> int:
    count, past = 0, table.state.past
    while past is not None:
        count += past.seat == LEARNER
        past = past.before
    return count
