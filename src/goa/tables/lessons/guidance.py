"""Tables of lessons: how they are made, what their bots do, and what the learner is told."""

from __future__ import annotations

from msgspec import UNSET

from goa.bots.players.levels import LEVELS
from goa.editions.load import edition_text, load_edition
from goa.tables.create_game import replacement_level
from goa.tables.game_config import GameConfig, Seat, new_game
from goa.tables.journal import Entry
from goa.tables.lessons.lesson import STRAYED, Lesson
from goa.tables.lessons.lessons import NAMES, lesson_of
from goa.tables.payloads.view_types import RatedChoice, Tutorial
from goa.tables.requests.request_errors import RequestRefused, supported_language
from goa.tables.review.records import ImportedGame
from goa.tables.table import Table, choices_of
from goa.views.words.seats import COLOURS, seat_words


def lesson_game(name: str, learner_name: str, language: str, pace: float, *, now: float) -> ImportedGame:
    """A new table for this lesson, and the journal that brings it to where the lesson begins."""
    if name not in NAMES:
        raise RequestRefused(422, "no such lesson", f'Expected one of {", ".join(NAMES)}; came "{name}".')
    lesson = lesson_of(name)
    names = [seat_words((), seat, supported_language(language)) for seat in range(lesson.seats)]
    # After the lesson the bots are as new to the game as the learner.
    bots = [Seat("bot", names[seat], COLOURS[seat], LEVELS[0].name) for seat in range(lesson.seats)]
    learner = Seat("human", learner_name or names[lesson.learner], COLOURS[lesson.learner])
    seats = tuple(learner if seat == lesson.learner else bots[seat] for seat in range(lesson.seats))
    # Bots agree to every undo, so a learner who left the script can come back.
    config = GameConfig(
        seats, pace=pace, undo="ask", takeover=replacement_level(), tutorial=True, lesson=name, known_seed=True
    )
    game = new_game(load_edition(lesson.edition), edition_text(lesson.edition), config, now=now, seed=lesson.seed)
    entries = tuple(Entry(number, "choose", seat, choice) for number, (seat, choice) in enumerate(lesson.before))
    return ImportedGame(game, entries, None)


def scripted_choice(table: Table) -> str | None:
    """The next choice of the script, while the game follows it."""
    if not table.game.config.tutorial:
        return None
    script = _lesson(table).script
    made, followed = _progress(table)
    return script[made].choose if followed == made < len(script) else None


def guidance(table: Table, viewer: int) -> Tutorial | None:
    """What the learner is told now; nothing for others, and nothing while others choose."""
    if not table.game.config.tutorial:
        return None
    lesson = _lesson(table)
    if viewer != lesson.learner or table.state.seat != lesson.learner:
        return None
    if lesson.question is not None:
        return _asked(lesson, table)
    made, followed = _progress(table)
    done = sum(step.seat == lesson.learner for step in lesson.script[:followed])
    if followed == made < len(lesson.script):
        step = lesson.script[made]
        return Tutorial(step.choose, step.key, done + 1, lesson.steps, list(step.notes) or UNSET)
    if followed == len(lesson.script):
        since = _learner_choices(table, lesson) - done
        if since >= len(lesson.afterwards):
            return None
        told = lesson.afterwards[: since + 1]
        is_last = told == lesson.afterwards
        following = lesson.following if is_last and lesson.following else UNSET
        return Tutorial(None, told[-1], done + len(set(told)), lesson.steps, following=following)
    is_same_round = (table.state.part, table.state.round) == (lesson.part, lesson.round)
    return Tutorial(None, STRAYED, done + 1, lesson.steps) if is_same_round else None


def _asked(lesson: Lesson, table: Table) -> Tutorial | None:
    """The question of a strategy lesson, in the position that it is about."""
    question = lesson.question
    if question is None or table.state.choices_made != len(lesson.before):
        return None
    rated = [RatedChoice(each.choose, each.wins) for each in question.rated]
    following = lesson.following or UNSET
    return Tutorial(None, f"strategy.{question.theme}", lesson.number, lesson.numbers, rated=rated, following=following)


def _lesson(table: Table) -> Lesson:
    return lesson_of(table.game.config.lesson)


def _progress(table: Table) -> tuple[int, int]:
    """How many choices were made since the lesson began, and how many of them, from the first on, follow the script."""
    lesson = _lesson(table)
    choices = choices_of(table.state)[len(lesson.before) :]
    followed = 0
    while followed < min(len(choices), len(lesson.script)) and choices[followed].text == lesson.script[followed].choose:
        followed += 1
    return len(choices), followed


def _learner_choices(table: Table, lesson: Lesson) -> int:
    """How many choices the learner made since the lesson began."""
    count, past = 0, table.state.past
    for _ in range(table.state.choices_made - len(lesson.before)):
        assert past is not None
        count += past.seat == lesson.learner
        past = past.before
    return count
