"""Made-up games, for tests of the figures."""

from collections.abc import Sequence

from goa.bots.arena.decision_times import Timing
from goa.bots.arena.lineup import Match
from goa.bots.arena.results import SOURCES, LotResult, Played, SeatResult


def game(
    number: int,
    seating: Sequence[int],
    totals: Sequence[int],
    *,
    seed: int | None = None,
    lots: Sequence[LotResult] = (),
) -> Played:
    best = max(totals)
    return Played(
        match=Match(number, number if seed is None else seed, tuple(seating), tuple(f"bot {each}" for each in seating)),
        winners=tuple(seat for seat, total in enumerate(totals) if total == best),
        seats=tuple(seat_result(total) for total in totals),
        lots=tuple(lots),
        choices=(1, 2, 3),
    )


def seat_result(total: int) -> SeatResult:
    points = (total, *[0] * (len(SOURCES) - 1))
    return SeatResult(points, total, 10, total // 10, 3, 1, 2, 4, Timing())
