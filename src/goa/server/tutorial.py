"""The tutorial: a table whose first round is prepared. Bots follow the course as long as the learner does."""

from __future__ import annotations

import time
from typing import Annotated

from pydantic import Field

from goa.bots.levels import LEVELS
from goa.editions.load import edition_text, load_edition
from goa.locales import languages
from goa.record.wire import Plain
from goa.rules.version import stored_rules
from goa.server.agreement import Agreed, Game, Seat, new_id, new_salt
from goa.server.bodies import Body, Created, Name
from goa.server.course import AFTERWARDS, COURSE, EDITION, LEARNER, SEATS, SEED, STEPS, STRAYED
from goa.server.making import created, takeover_level
from goa.server.store import Store, rules_version
from goa.server.table import Table, choices_of
from goa.server.tokens import SPECTATOR, digest_of, new_token
from goa.views.words.seats import COLOURS, seat_words

PACE = 1.2  # seconds that a bot takes, so that a beginner can follow


class NewTutorial(Body):
    """Somebody who has never seen the game."""

    language: Annotated[str, Field(max_length=10)] = Field("en", description="for the names of the seats")
    name: Name = ""
    pace: Annotated[float, Field(ge=0, le=10)] = Field(PACE, description="seconds that a bot takes")


async def make_tutorial(store: Store, wanted: NewTutorial, address: str) -> Created:
    language = wanted.language if wanted.language in languages() else "en"
    names = [seat_words((), seat, language) for seat in range(SEATS)]
    # Once the prepared round is over, the bots are as new to the game as the learner.
    bots = [Seat("bot", names[seat], COLOURS[seat], LEVELS[0].name) for seat in range(SEATS)]
    learner = Seat("human", wanted.name or names[LEARNER], COLOURS[LEARNER])
    seats = tuple(learner if seat == LEARNER else bots[seat] for seat in range(SEATS))
    # Bots agree to any undo, so that whoever strays can come back.
    agreed = Agreed(seats, pace=wanted.pace, undo="ask", takeover=takeover_level(), tutorial=True)
    edition = load_edition(EDITION)
    rules = stored_rules(rules_version())
    game = Game(new_id(), edition, edition_text(EDITION), rules, SEED, new_salt(), agreed, int(time.time()))
    tokens = {LEARNER: new_token(), SPECTATOR: new_token()}
    await store.add_game(game, [(digest_of(token), seat) for seat, token in tokens.items()])
    return created(game, tokens, address)


def scripted_choice(table: Table) -> str | None:
    """What the course says next, while the game follows it."""
    if not table.game.agreed.tutorial:
        return None
    made, followed = _followed(table)
    return COURSE[made].choose if followed == made < len(COURSE) else None


def guidance(table: Table, viewer: int) -> Plain | None:
    """What the learner is told now; nothing to others, and nothing while others choose."""
    if not table.game.agreed.tutorial or viewer != LEARNER or table.state.seat != LEARNER:
        return None
    made, followed = _followed(table)
    done = sum(step.seat == LEARNER for step in COURSE[:followed])
    if followed == made < len(COURSE):
        return _told(COURSE[made].key, done + 1, COURSE[made].choose)
    if followed == len(COURSE):
        since = _own_choices(table) - done
        return _told(AFTERWARDS[since], done + since + 1) if since < len(AFTERWARDS) else None
    is_first_round = table.state.part == 0 and table.state.round == 1
    return _told(STRAYED, done + 1) if is_first_round else None


def _told(key: str, step: int, suggest: str | None = None) -> Plain:
    return {"suggest": suggest, "key": key, "step": step, "steps": STEPS}


def _followed(table: Table) -> tuple[int, int]:
    """How many choices are in force, and how many of them, from the first, are those of the course."""
    choices = choices_of(table.state)
    followed = 0
    while followed < min(len(choices), len(COURSE)) and choices[followed].text == COURSE[followed].choose:
        followed += 1
    return len(choices), followed


def _own_choices(table: Table) -> int:
    count, past = 0, table.state.past
    while past is not None:
        count += past.seat == LEARNER
        past = past.before
    return count
