"""What stays when kinds are added, and games with the additions; writes JSON when run in the changed copy."""

import json
import sys
from collections import Counter
from hashlib import sha256
from random import Random
from typing import Any

from tests.recipes.editions import text_with_card, text_with_tile

import goa
from goa.bots.players.heuristic import HeuristicBot
from goa.core.frames import Decision
from goa.editions.load import edition_text, load_edition, parse_edition
from goa.rows.encode_row import mask_of, row_of_observation
from goa.rows.layout import LAYOUT, SIZE
from goa.rules.questions import QUESTIONS
from goa.views.words import choice_help, choice_words, question

CARD = "play market day elephant"
TILE = "use harbour"
ANSWER = "unload"


def what_stays() -> dict[str, Any]:
    """Ids, digests, numbers of questions and the layout of rows."""
    parts = [(part.name, part.start, part.shape, part.full) for part in LAYOUT.values()]
    return {
        "catalogue": [choice.text for choice in goa.CATALOGUE],
        "digests": [load_edition(name).digest for name in ("2004", "2012")],
        "questions": [asked.task for asked in QUESTIONS],
        "layout": sha256(repr(parts).encode()).hexdigest(),
    }


def play(edition: goa.Edition, seed: int) -> Counter[str]:
    """A game in which the additions are chosen wherever they are offered; how often that was."""
    chosen: Counter[str] = Counter()
    state = goa.new_game(edition, players=3, seed=seed)
    dice = Random(seed)
    bot = HeuristicBot(seed)
    while state.offered:
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        seen = goa.observe(state, frame.seat)
        new = [choice for choice in state.offered if choice.text in (CARD, TILE, ANSWER)]
        choice = new[0] if new else dice.choice(state.offered)
        if new:
            _check_what_is_told(seen, bot)
        chosen[choice.text] += 1
        goa.apply(state, choice)
    record = goa.write_record(state)
    assert goa.write_record(goa.replay(goa.read_record(record), edition=edition)) == record
    return chosen


def _check_what_is_told(seen: goa.Observation, bot: HeuristicBot) -> None:
    """A person reads it, a network and a bot see it, and it can be imagined."""
    assert question(seen, language="nl")
    for choice in seen.offered:
        assert choice_words(seen, choice)
        assert choice_help(seen, choice).text
    assert len(row_of_observation(seen, False)) == SIZE
    assert sum(mask_of(list(seen.offered))) == len(seen.offered)
    assert bot.choose(seen, seen.offered) in seen.offered
    assert goa.imagine(seen, 1).offered == list(seen.offered)


def digests_by_figure() -> list[str]:
    """Of an edition that does not name what Market day pays, that names the default, and that names another figure."""
    text = edition_text("2004")
    named = [text.replace("[card_rules]\n", f"[card_rules]\nmarket_day_ducats = {ducats}\n", 1) for ducats in (2, 3)]
    return [parse_edition(each, "mine.toml").digest for each in (text, *named)]


def games() -> Counter[str]:
    text = text_with_tile(text_with_card(edition_text("2004"), "market day", "elephant"), "harbour", "duty")
    edition = parse_edition(text.replace('name = "2004"', 'name = "imaginary"', 1), "imaginary")
    chosen: Counter[str] = Counter()
    for seed in range(4):
        chosen += play(edition, seed)
    return chosen


if __name__ == "__main__":
    played = games()
    chosen = {text: played[text] for text in (CARD, TILE, ANSWER)}
    json.dump(what_stays() | {"chosen": chosen, "figure": digests_by_figure()}, sys.stdout)
