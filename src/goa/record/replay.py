"""Replays a record to a position, and checks its result."""

from typing import Final

from goa.core.state import State
from goa.editions.load import BUILT_IN, load_edition
from goa.editions.types import Edition
from goa.record.notation import Record, RecordError
from goa.rules.game import apply
from goa.rules.refusals import IllegalChoice
from goa.rules.scoring import score
from goa.rules.setup import set_up

MOST_OFFERED: Final = 5  # named in a message


def replay(record: Record, upto: int | None = None, edition: Edition | None = None) -> State:
    """The position after all choices, or after the first `upto`; the edition, where it is a corrected copy."""
    if upto is not None and not 0 <= upto <= len(record.moves):
        raise ValueError(f"expected a number of choices from 0 to {len(record.moves)}, came {upto}")
    try:
        state = set_up(_edition_of(record, edition), len(record.names), record.seed, record.options)
    except ValueError as problem:
        if isinstance(problem, RecordError):
            raise
        raise RecordError(record.lines.options, "a table that can be set up", str(problem)) from None
    for move in record.moves[:upto]:
        if state.is_over:
            raise RecordError(move.line, "the end, as the game is over", f'"{move.seat + 1} {move.choice.text}"')
        if move.seat != state.seat:
            raise RecordError(move.line, f"a choice of seat {state.seat + 1}", f'"{move.seat + 1} {move.choice.text}"')
        try:
            apply(state, move.choice)
        except IllegalChoice as refusal:
            offered = ", ".join(f'"{choice.text}"' for choice in refusal.offered[:MOST_OFFERED])
            more = ", ..." if len(refusal.offered) > MOST_OFFERED else ""
            raise RecordError(move.line, f"one of {offered}{more}", f'"{move.choice.text}": {refusal}') from None
    return state


def _edition_of(record: Record, edition: Edition | None) -> Edition:
    line = record.lines.edition
    if edition is None:
        if record.edition not in BUILT_IN:  # a record never decides which file is opened
            known = " or ".join(BUILT_IN)
            raise RecordError(line, f"{known}, or the edition's file beside it", f'no edition "{record.edition}" here')
        edition = load_edition(record.edition)
    if edition.digest != record.digest:
        raise RecordError(
            line,
            f"an edition with digest {edition.digest}, as {edition.name} has here",
            f"{record.digest}; name the file of the edition it was played with",
        )
    return edition


def verify(record: Record, edition: Edition | None = None) -> State:
    """Replay everything and compare the result; raises RecordError at the first difference."""
    state = replay(record, edition=edition)
    line = record.lines.result
    if record.result is None:
        if state.is_over:
            raise RecordError(line, "a result, as the game is over", '"unfinished"')
        return state
    if not state.is_over:
        raise RecordError(line, "a game played to its end, as there is a result", f"seat {state.seat + 1} to choose")
    scores = score(state)
    points = tuple(seat.total for seat in scores.seats)
    if record.result.points != points or record.result.winners != scores.winners:
        expected = _result_words(points, scores.winners)
        raise RecordError(line, expected, _result_words(record.result.points, record.result.winners))
    return state


def _result_words(points: tuple[int, ...], winners: tuple[int, ...]) -> str:
    return f"points {' '.join(map(str, points))} and winner {' and '.join(str(seat + 1) for seat in winners)}"
