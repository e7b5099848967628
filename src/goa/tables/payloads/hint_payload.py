"""Hints: when a seat may ask for one, and what is sent. The thinking is done by the host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from goa.bots.evaluation.features import BY_KEY
from goa.bots.explain.feature_labels import reason_words
from goa.core.choices import CATALOGUE, Bid, Choice
from goa.locales import say
from goa.tables.payloads.payload import Payload, SeatNumber
from goa.tables.request_errors import RequestRefused, game_over, game_paused, localized, not_your_choice
from goa.tables.table import Table
from goa.views.observation import Observation
from goa.views.words import choice_words


class Reason(Payload):
    """Something that the choice changes, and how many points that is worth."""

    feature: str
    words: str
    points: float


class Outlook(Payload):
    """Win chances and expected final points, by seat."""

    source: Annotated[Literal["network", "heuristic"], Meta(description="who evaluated the position")]
    win_chances: Annotated[list[float], Meta(description="from 0 to 1, together 1")]
    points: list[float]


class NetworkOpinion(Payload):
    """What the network thinks of a choice."""

    preference: Annotated[float, Meta(description="how often it would make the choice; over all choices together 1")]
    win_chances: Annotated[list[float], Meta(description="after the choice, by seat")]
    points: Annotated[list[float], Meta(description="after the choice, by seat")]


class Opinion(Payload):
    """An offered choice and how good it is."""

    text: str
    words: str
    points: Annotated[float, Meta(description="expected at the end")]
    win_share: Annotated[float, Meta(description="chance to win, from 0 to 1")]
    chance: Annotated[float | None, Meta(description="of founding the colony, own colonists included")]
    reasons: list[Reason]
    network: Annotated[NetworkOpinion | None, Meta(description="where there is a network for the edition")]
    note: Annotated[
        str | UnsetType, Meta(description="says it better than points, such as for bids above the worth")
    ] = UNSET


class Appraisal(Payload):
    """What the lot being auctioned is worth."""

    break_even: Annotated[
        int, Meta(description="the highest price at which winning it is no loss; below 1 if there is none")
    ]
    winner: Annotated[SeatNumber, Meta(description="the seat that should win it")]
    price: Annotated[int, Meta(description="and for how much")]


class Hint(Payload):
    """The offered choices, best first."""

    number: Annotated[int, Meta(description="of the view that it is about")]
    opinions: list[Opinion]
    appraisal: Annotated[Appraisal | None, Meta(description="in auctions")]
    outlook: Annotated[Outlook, Meta(description="of the position, averaged over what the seat cannot see")]


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
) -> Hint:
    """The evaluation of the offered choices, best first, with words in a language."""
    appraisal = evaluation["appraisal"]
    worth = None if appraisal is None else int(appraisal["break_even"])
    networks = {
        line["choice"]: NetworkOpinion(line["preference"], line["win_chances"], line["points"])
        for line in evaluation["network"]
    }
    opinions: list[Opinion] = []
    for opinion in evaluation["opinions"]:
        choice = CATALOGUE[opinion["choice"]]
        rest = {name: value for name, value in opinion.items() if name not in ("choice", "reasons")}
        label = choice_words(observation, choice, names, language)
        reasons = merged_reasons(opinion["reasons"], language)
        note = _note(choice, worth, language)
        opinions.append(
            Opinion(text=choice.text, words=label, reasons=reasons, network=networks.get(choice.id), note=note, **rest)
        )
    return Hint(number, opinions, appraisal and Appraisal(**appraisal), Outlook(**evaluation["outlook"]))


def merged_reasons(reasons: Sequence[dict[str, Any]], language: str) -> list[Reason]:
    """What is gained and what it replaces as one difference: row 3 instead of row 2, two colonies instead of one."""
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for reason in reasons:
        feature = BY_KEY[reason["feature"]]
        others = [value for name, value in feature.values if name not in ("row", "number")]
        groups.setdefault((feature.kind, *others), []).append(reason)
    merged: list[Reason] = []
    for group in groups.values():
        shown = max(group, key=lambda reason: float(reason["points"]))["feature"]
        points = round(sum(float(reason["points"]) for reason in group), 2)
        merged.append(Reason(shown, reason_words(shown, language), points))
    return merged


def _note(choice: Choice, worth: int | None, language: str) -> str | UnsetType:
    if worth is None or not isinstance(choice, Bid) or choice.amount <= worth:
        return UNSET
    return (
        say("client.hint.above_worth", language, price=worth) if worth > 0 else say("client.hint.worthless", language)
    )
