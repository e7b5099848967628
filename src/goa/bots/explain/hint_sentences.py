"""Hints in sentences: what a choice brings, what it costs, and what the others would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from goa.bots.evaluation.features import BY_KEY
from goa.core.choices import CATALOGUE, Bid
from goa.locales import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goa.core.choices import Choice

FREE: Final = 0
SHARED_LABELS: Final = {"flag_for_sale": "flag"}  # kinds of features that read like another


def choice_sentences(line: dict[str, Any], names: Sequence[str], seat: int, language: str) -> list[str]:
    """About one line of `hint_evaluation`, for the player in this seat."""
    told: list[str] = []
    if line["chance"] is not None:
        told.append(say("hint.chance", language, chance=round(100 * line["chance"])))
    if line["forecast"] is not None:
        told += _forecast_sentences(line["forecast"], names, seat, language)
    given = [consequence_words(each, language) for each in line["consequences"] if _is_given(each)]
    taken = [consequence_words(each, language) for each in line["consequences"] if not _is_given(each)]
    if given:
        told.append(say("hint.brings", language, things=tuple(given)))
    if taken:
        told.append(say("hint.costs", language, things=tuple(taken)))
    return told


def _is_given(consequence: dict[str, Any]) -> bool:
    return bool((consequence["amount"] or consequence["points"]) > 0)


def consequence_words(consequence: dict[str, Any], language: str) -> str:
    """For example "2 ships", "the harvest marker in row 3", "a step that you can pay"."""
    name = consequence["name"]
    if name == "chance":
        name = "more_chance" if consequence["amount"] > 0 else "less_chance"
    elif name == "step":
        name = "step" if consequence["points"] > 0 else "step_lost"
    return say(f"hint.thing.{name}", language, number=abs(round(consequence["amount"])), **consequence["values"])


def _forecast_sentences(forecast: dict[str, Any], names: Sequence[str], seat: int, language: str) -> list[str]:
    kind, price, winner = forecast["kind"], forecast["price"], names[forecast["seat"]]
    tile = forecast["tile"]
    if kind == "flag":
        told = [say("hint.flag_next", language, name=winner, tile=tile)] if tile else []
        if forecast["own_tile"]:
            told.append(say("hint.flag_you", language, tile=forecast["own_tile"]))
        return told
    if kind in ("buy", "sell"):
        return [say(f"hint.{kind}", language, winner=winner, price=price)]
    outcome = "they" if forecast["seat"] != seat else "you" if price > FREE else "you_free"
    return [say(f"hint.{kind}.{outcome}", language, winner=winner, price=price, tile=tile)]


def note_on_bid(choice: Choice, limit: int | None, language: str) -> str | None:
    """Says of a bid above the limit what points could not."""
    if limit is None or not isinstance(choice, Bid) or choice.amount <= limit:
        return None
    return say("hint.above_worth", language, price=limit) if limit > 0 else say("hint.worthless", language)


def lot_sentences(
    evaluation: dict[str, Any], bids: Sequence[int], names: Sequence[str], seat: int, language: str
) -> list[str]:
    """About the lot: what the best choice will probably lead to, and what the lot is worth to all.

    After all bids there is nothing left to expect: the last to decide reads what the best choice costs or brings.
    """
    forecast, best = evaluation["appraisal"], evaluation["opinions"][0]["forecast"]
    limit = forecast["break_even"]
    if best is not None and best["kind"] in ("buy", "sell"):
        deed = "free" if best["kind"] == "buy" and best["price"] == FREE else best["kind"]
        return [say(f"hint.last.{deed}", language, price=best["price"], limit=max(limit, best["price"]))]
    told: list[str] = []
    if best is not None:
        choice, winner = CATALOGUE[evaluation["opinions"][0]["choice"]], best["seat"]
        amount = choice.amount if isinstance(choice, Bid) else 0
        key = "pass" if not amount else "bid.you" if winner == seat else "bid.they"
        told.append(say(f"hint.{key}", language, amount=amount, winner=names[winner], price=best["price"]))
    told.append(say("hint.worth", language, price=limit) if limit > 0 else say("hint.not_worth_it", language))
    others = [
        # The solver may think less of the lot than a bid that was made.
        say("hint.worth_of", language, name=names[other], price=max(worth, bids[other], 0))
        for other, worth in enumerate(forecast["worth"])
        if other != seat
    ]
    told.append(say("hint.worth_to_others", language, worths=tuple(others)))
    return told


def source_sentence(source: str, language: str) -> str:
    return say(f"hint.source.{source}", language)


def reason_words(key: str, language: str = "en") -> str:
    """The label of a feature: "ships marker in row 3", "the chance to found Madras"."""
    feature = BY_KEY.get(key)
    if feature is None:
        raise ValueError(f"expected the key of a feature, came {key!r}")
    return say(f"reason.{SHARED_LABELS.get(feature.kind, feature.kind)}", language, **dict(feature.values))
