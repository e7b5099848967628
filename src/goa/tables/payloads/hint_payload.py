"""Hints: when a seat may ask for one, and what is sent. The thinking is done by the host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from goa.bots.evaluation.features import BY_KEY
from goa.bots.explain.hint_sentences import (
    choice_sentences,
    lot_sentences,
    note_on_bid,
    reason_words,
    source_sentence,
)
from goa.core.choices import CATALOGUE
from goa.tables.payloads.payload import Payload, SeatNumber
from goa.tables.requests.request_errors import RequestRefused, game_over, game_paused, localized, not_your_choice
from goa.tables.table import Table
from goa.tables.views.choice_warnings import warnings_for
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
    sentence: Annotated[str, Meta(description="who evaluated the position, in words")]


class NetworkOpinion(Payload):
    """What the network thinks of a choice."""

    preference: Annotated[float, Meta(description="how often it would make the choice; over all choices together 1")]
    win_chances: Annotated[list[float], Meta(description="after the choice, by seat")]
    points: Annotated[list[float], Meta(description="after the choice, by seat")]


class Opinion(Payload):
    """An offered choice and how good it is."""

    text: str
    words: str
    points: Annotated[float, Meta(description="expected at the end, by the evaluator that `outlook` names")]
    win_share: Annotated[float, Meta(description="chance to win, from 0 to 1, by the same")]
    chance: Annotated[float | None, Meta(description="of founding the colony, own colonists included")]
    reasons: list[Reason]
    network: Annotated[NetworkOpinion | None, Meta(description="where there is a network for the edition")]
    sentences: Annotated[list[str], Meta(description="what it brings and costs, what others would do, its warning")]
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
    worth: Annotated[list[int], Meta(description="the highest sensible price of each seat; below 1 if there is none")]
    sentences: Annotated[list[str], Meta(description="the price, where to stop, and what it is worth to the others")]


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
    plain = evaluation["appraisal"]
    seat = observation.viewer
    limit = None if plain is None else int(plain["break_even"])
    opinions: list[Opinion] = []
    chances = {CATALOGUE[line["choice"]]: line["chance"] for line in evaluation["opinions"]}
    warnings = warnings_for(observation, chances, chances, language)
    for line in evaluation["opinions"]:
        choice = CATALOGUE[line["choice"]]
        network = line["network"]
        warned = [warnings[choice]] if choice in warnings else []
        opinions.append(
            Opinion(
                text=choice.text,
                words=choice_words(observation, choice, names, language),
                points=line["points"],
                win_share=line["win_share"],
                chance=line["chance"],
                reasons=merged_reasons(line["reasons"], language),
                network=None if network is None else NetworkOpinion(**network),
                sentences=[*choice_sentences(line, names, seat, language), *warned],
                note=note_on_bid(choice, limit, language) or UNSET,
            )
        )
    appraisal = None
    if plain is not None:
        appraisal = Appraisal(**plain, sentences=lot_sentences(evaluation, observation.bids, names, seat, language))
    outlook = evaluation["outlook"]
    return Hint(number, opinions, appraisal, Outlook(**outlook, sentence=source_sentence(outlook["source"], language)))


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
