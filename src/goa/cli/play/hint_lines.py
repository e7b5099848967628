"""A hint: the choices, best first, with what they bring, what they cost and what the others would do."""

from typing import Final

from goa.bots.explain.advice import advice_data
from goa.bots.explain.sentences import lot_sentences, note_on_bid, opinion_sentences, source_sentence
from goa.cli.display.snapshot import Snapshot
from goa.core.choices import CATALOGUE, Choice
from goa.views.words import choice_words

MOST_OPINIONS: Final = 5
SURE_ENOUGH: Final = 0.005  # of win chance; a smaller lead counts as equal
BAR: Final = 10  # characters
FULL, EMPTY = "#", "."  # every terminal has them


def hint_lines(snapshot: Snapshot, offered: list[Choice]) -> list[str]:
    """Who judges and the win chance, then a line for each of the best choices, and in auctions the prices."""
    observation, language = snapshot.observation, snapshot.language
    advice = advice_data(observation)
    outlook, appraisal, opinions = advice["outlook"], advice["appraisal"], advice["opinions"]
    now = outlook["win_chances"][observation.viewer]
    lines = [
        source_sentence(outlook["source"], language),
        snapshot.say("terminal.hint.now", bar=win_bar(now), share=f"{now:.0%}"),
    ]
    if appraisal is not None:
        lines += lot_sentences(advice, observation.bids, snapshot.names, observation.viewer, language)
    limit = None if appraisal is None else appraisal["break_even"]
    for opinion in opinions[:MOST_OPINIONS]:
        choice = CATALOGUE[opinion["choice"]]
        share = opinion["win_share"]
        line = snapshot.say(
            "terminal.hint.opinion",
            words=choice_words(observation, choice, snapshot.names, language),
            number=offered.index(choice) + 1,
            bar=win_bar(share),
            share=f"{share:.0%}",
            points=f"{opinion['points']:.0f}",
        )
        sentences = opinion_sentences(opinion, snapshot.names, observation.viewer, language)
        note = note_on_bid(choice, limit, language)
        lines.append(" ".join([f"{line}.", *sentences, *([note] if note else [])]))
    if len(opinions) > 1 and abs(opinions[0]["win_share"] - opinions[1]["win_share"]) < SURE_ENOUGH:
        lines.append(snapshot.say("terminal.hint.equal"))
    return lines


def win_bar(share: float) -> str:
    """For example [###.......] for 30 %."""
    full = round(BAR * share)
    return f"[{FULL * full}{EMPTY * (BAR - full)}]"
