"""What a display is given: the table as somebody may know it, who sits there, what was new, and what is asked."""

from dataclasses import dataclass, replace
from typing import Final

from goa.core.frames import Decision
from goa.core.state import NOBODY, State
from goa.rules.auction import FLAG_LOT
from goa.rules.round_end import EXTRA_ACTIONS_PHASE
from goa.rules.rounds import ACTIONS_IN_A_ROUND, ROUNDS_IN_A_PART
from goa.views.observation import Observation, PlayerView, observe
from goa.views.words import choice_words, question

PARTS: Final = "AB"
QUICK_START, MARKERS, AUCTIONS, ACTIONS, EXTRA_ACTIONS, OVER = range(6)


@dataclass(frozen=True)
class Scene:
    """One view of the table."""

    observation: Observation
    names: tuple[str, ...]
    news: tuple[str, ...] = ()  # what happened since the viewer last chose
    question: str = ""
    labels: tuple[str, ...] = ()  # the offered choices in words

    @property
    def viewer(self) -> int:
        return self.observation.viewer

    @property
    def phase(self) -> int:
        seen = self.observation
        if seen.is_over:
            return OVER
        if seen.round == 0:
            return QUICK_START
        if seen.action == EXTRA_ACTIONS_PHASE:
            return EXTRA_ACTIONS
        if seen.action:
            return ACTIONS
        return AUCTIONS if seen.lot else MARKERS

    @property
    def rule(self) -> str:
        """The rule of the open question."""
        if self.observation.is_over:
            return "SCO-8"
        frame = self.observation.agenda[-1]
        assert isinstance(frame, Decision)
        return frame.rule()

    def name(self, seat: int) -> str:
        return f"{self.names[seat]} (you)" if seat == self.viewer else self.names[seat]

    def player(self, seat: int) -> PlayerView:
        return self.observation.players[seat]

    def marker_owner(self, number: int) -> int:
        """Whose marker this is; the flag holder of the round has the first and the last."""
        return (self.observation.opener + number - 1) % len(self.names)

    @property
    def when(self) -> str:
        """Such as "part A, round 2 of 4"."""
        seen = self.observation
        if seen.round == 0:
            return "before round 1"
        return f"part {PARTS[seen.part]}, round {seen.round} of {ROUNDS_IN_A_PART}"

    @property
    def step(self) -> str:
        """What is going on within the round."""
        seen = self.observation
        if self.phase == AUCTIONS:
            of = f"lot {seen.lot} of {len(seen.markers)}"
            return f"auctions, {of}{', the flag' if seen.lot == FLAG_LOT else ''}"
        if self.phase == ACTIONS:
            return f"action {seen.action} of {ACTIONS_IN_A_ROUND}"
        return ("quick start", "placing the markers", "", "", "extra actions", "the game is over")[self.phase]

    @property
    def verdict(self) -> str:
        """Who has won."""
        scores = self.observation.scores
        assert scores is not None
        names = [self.names[seat] for seat in scores.winners]
        points = scores.seats[scores.winners[0]].total
        if len(names) == 1:
            is_tied = [line.total for line in scores.seats].count(points) > 1
            most = f", having more ducats than the others with {points}" if is_tied else ""
            return f"{names[0]} wins with {points} points{most}."
        return f"{' and '.join(names)} share the victory with {points} points each."


def everything(state: State) -> Observation:
    """The table with nothing hidden but the pile, for whoever looks at a written game."""
    seen = observe(state, NOBODY)
    players = tuple(observe(state, seat).players[seat] for seat in range(state.seats))
    return replace(seen, players=players, box=state.box)


def scene_of(state: State, viewer: int, names: tuple[str, ...], news: tuple[str, ...] = ()) -> Scene:
    """The table as a viewer sees it, with the question if it is his."""
    seen = observe(state, viewer)
    if not seen.offered:
        return Scene(seen, names, news)
    labels = tuple(choice_words(seen, choice, names) for choice in seen.offered)
    return Scene(seen, names, news, question(seen, names), labels)
