"""Hints: when a seat may ask for one, and what is sent. The thinking is done by the host."""

from __future__ import annotations

from typing import Any

from goa.bots.explain.feature_labels import reason_words
from goa.core.choices import CATALOGUE
from goa.record.wire import Plain
from goa.tables.request_errors import RequestRefused, game_over, game_paused, localized, not_your_choice
from goa.tables.table import Table
from goa.views.observation import Observation
from goa.views.words import choice_words


def require_hint_allowed(table: Table, seat: int) -> None:
    if not table.game.config.hints:
        raise RequestRefused(403, "no hints", localized("server.no_hints"))
    if table.is_over:
        raise game_over()
    if table.paused:
        raise game_paused()
    if table.state.seat != seat:
        raise not_your_choice(table.state.seat, table.seats[table.state.seat].name)


def hint_payload(
    evaluation: dict[str, Any], observation: Observation, number: int, names: tuple[str, ...], language: str
) -> Plain:
    """The evaluation of the offered choices, best first, with words in a language."""
    opinions = []
    for opinion in evaluation["opinions"]:
        choice = CATALOGUE[opinion["choice"]]
        rest = {name: value for name, value in opinion.items() if name not in ("choice", "reasons")}
        label = choice_words(observation, choice, names, language)
        reasons = [{**reason, "words": reason_words(reason["feature"], language)} for reason in opinion["reasons"]]
        opinions.append({"text": choice.text, "words": label, **rest, "reasons": reasons})
    return {"number": number, "opinions": opinions, "appraisal": evaluation["appraisal"]}
