"""A hint: how the heuristic bot rates the choices, with its reasons."""

from typing import Final

from goa.bots.explain.feature_labels import reason_words
from goa.bots.explain.opinions import Appraisal, Opinion
from goa.bots.players.heuristic import HeuristicBot
from goa.cli.display.snapshot import Snapshot
from goa.core.choices import Choice
from goa.views.words import choice_words

MOST_OPINIONS: Final = 5
SURE_ENOUGH: Final = 0.01  # points; a smaller lead counts as equal


def hint_lines(snapshot: Snapshot, offered: list[Choice]) -> list[str]:
    """One line per choice, best first: expected points, chance of winning, reasons."""
    observation = snapshot.observation
    opinions = HeuristicBot(0).explain(observation, offered)
    lines = []
    for opinion in opinions[:MOST_OPINIONS]:
        words = choice_words(observation, opinion.choice, snapshot.names, snapshot.language)
        number = offered.index(opinion.choice) + 1
        lines.append(_opinion_line(snapshot, opinion, words, number) + _reasons_text(snapshot, opinion))
    appraisal = opinions[0].appraisal
    if appraisal is not None:
        lines.append(_price_line(snapshot, appraisal))
    if len(opinions) > 1 and opinions[0].points - opinions[1].points < SURE_ENOUGH:
        lines.append(snapshot.say("terminal.hint.equal"))
    return lines


def _opinion_line(snapshot: Snapshot, opinion: Opinion, words: str, number: int) -> str:
    points, share = _decimal(snapshot, f"{opinion.points:.1f}"), f"{opinion.win_share:.0%}"
    if opinion.chance is None:
        return snapshot.say("terminal.hint.opinion", words=words, number=number, points=points, share=share)
    chance = f"{opinion.chance:.0%}"
    return snapshot.say("terminal.hint.founding", words=words, number=number, points=points, share=share, chance=chance)


def _decimal(snapshot: Snapshot, number: str) -> str:
    return number.replace(".", snapshot.say("list.decimal"))


def _reasons_text(snapshot: Snapshot, opinion: Opinion) -> str:
    reasons = [
        f"{reason_words(reason.feature, snapshot.language)} {_decimal(snapshot, f'{reason.points:+.1f}')}"
        for reason in opinion.reasons
    ]
    return f" ({'; '.join(reasons)})" if reasons else ""


def _price_line(snapshot: Snapshot, appraisal: Appraisal) -> str:
    winner, price = snapshot.names[appraisal.winner], appraisal.price
    if appraisal.break_even > 0:
        return snapshot.say("terminal.hint.worth", worth=appraisal.break_even, winner=winner, price=price)
    return snapshot.say("terminal.hint.worthless", winner=winner, price=price)
