"""Rewards: for the victory, for the margin, or for every point on the way."""

from typing import Final, final

from goa.core.choices import SEATS
from goa.core.state import State
from goa.rules.scoring import score

# win: 1 for the victory, divided among the winners
# margin: at the end, the seat's points less those of the best other seat
# shaped: the victory as above, and on the way 0.01 for each point that the seat's board and hand gain
KINDS: Final = ("win", "margin", "shaped")
WIN: Final = 0
MARGIN: Final = 1
SHAPED: Final = 2
REWARD_PER_POINT: Final = 0.01
NOTHING_PAID: Final = [0.0] * SEATS


def kind_of(name: str) -> int:
    if name not in KINDS:
        raise ValueError(f"expected rewards by one of {', '.join(KINDS)}, came {name}")
    return KINDS.index(name)


def final_rewards(state: State, kind: int) -> list[float]:
    """The reward of each seat when the game is over."""
    scores = score(state)
    if kind == MARGIN:
        totals = [line.total for line in scores.seats]
        return [float(own - max(totals[:seat] + totals[seat + 1 :])) for seat, own in enumerate(totals)]
    share = 1.0 / len(scores.winners)
    return [share if seat in scores.winners else 0.0 for seat in range(len(state.players))]


def standings(state: State) -> list[int]:
    """The points of each seat if the game ended now, without those for ducats, which depend on hidden money."""
    return [line.total - line.most_ducats for line in score(state).seats]


@final
class Rewards:
    """The rewards of one game; they depend only on what the seat may know."""

    def __init__(self, kind: int, state: State) -> None:
        self.kind = kind
        self.before: list[int] = standings(state) if kind == SHAPED else []

    def after_choice(self, state: State) -> list[float]:
        """The reward of each seat for what happened since the last call."""
        paid = NOTHING_PAID if state.agenda else final_rewards(state, self.kind)
        if self.kind != SHAPED:
            return paid
        now = standings(state)
        paid = [paid[seat] + REWARD_PER_POINT * (points - self.before[seat]) for seat, points in enumerate(now)]
        self.before = now
        return paid
