"""A hint: the choices, best first, with what they bring, what they cost and what the others would do."""

from typing import Final

from goa.bots.explain.hint_evaluation import hint_evaluation
from goa.bots.explain.hint_sentences import choice_sentences, lot_sentences, note_on_bid, source_sentence
from goa.cli.display.snapshot import Snapshot
from goa.core.choices import CATALOGUE, Choice
from goa.views.words import choice_words

MOST_EXPLAINED: Final = 5
SURE_ENOUGH: Final = 0.005  # of win chance; a smaller lead counts as equal
BAR: Final = 10  # characters
FULL, EMPTY = "#", "."  # every terminal has them


def hint_lines(snapshot: Snapshot, offered: list[Choice]) -> list[str]:
    """Who evaluated and the win chance, then a line for each of the best choices, and in auctions the prices."""
    observation, language = snapshot.observation, snapshot.language
    evaluation = hint_evaluation(observation)
    estimate, forecast, explanations = evaluation["outlook"], evaluation["appraisal"], evaluation["opinions"]
    now = estimate["win_chances"][observation.viewer]
    lines = [
        source_sentence(estimate["source"], language),
        snapshot.say("terminal.hint.now", bar=win_bar(now), share=f"{now:.0%}"),
    ]
    if forecast is not None:
        lines += lot_sentences(evaluation, observation.bids, snapshot.names, observation.viewer, language)
    limit = None if forecast is None else forecast["break_even"]
    for explanation in explanations[:MOST_EXPLAINED]:
        choice = CATALOGUE[explanation["choice"]]
        share = explanation["win_share"]
        line = snapshot.say(
            "terminal.hint.opinion",
            words=choice_words(observation, choice, snapshot.names, language),
            number=offered.index(choice) + 1,
            bar=win_bar(share),
            share=f"{share:.0%}",
            points=f"{explanation['points']:.0f}",
        )
        sentences = choice_sentences(explanation, snapshot.names, observation.viewer, language)
        note = note_on_bid(choice, limit, language)
        lines.append(" ".join([f"{line}.", *sentences, *([note] if note else [])]))
    if len(explanations) > 1 and abs(explanations[0]["win_share"] - explanations[1]["win_share"]) < SURE_ENOUGH:
        lines.append(snapshot.say("terminal.hint.equal"))
    return lines


def win_bar(share: float) -> str:
    """For example [###.......] for 30 %."""
    full = round(BAR * share)
    return f"[{FULL * full}{EMPTY * (BAR - full)}]"
