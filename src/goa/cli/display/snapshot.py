"""What a display shows: the table as one viewer may see it, recent events and the open question."""

from dataclasses import dataclass, replace
from typing import Final

from goa.core.frames import Decision
from goa.core.state import NOBODY, State
from goa.locales import Value, say
from goa.record.marks import Mark
from goa.rules.auction import FLAG_LOT
from goa.rules.rounds import ACTIONS_IN_A_ROUND, ROUNDS_IN_A_PART
from goa.views.observation import Observation, PlayerView, observe
from goa.views.situation import ACTIONS, AUCTIONS, EXTRA_ACTIONS, MARKERS, OVER, SETUP, Phase, marker_owner, phase_of
from goa.views.words import choice_words, question

PARTS: Final = "AB"
STEPS: Final = {
    SETUP: "terminal.step.quick_start",
    MARKERS: "terminal.step.markers",
    EXTRA_ACTIONS: "terminal.step.extra_actions",
    OVER: "terminal.step.over",
}


@dataclass(frozen=True)
class Snapshot:
    """The game as one viewer sees it at one moment."""

    observation: Observation
    names: tuple[str, ...]
    news: tuple[str, ...] = ()  # events since the viewer's last choice
    question: str = ""
    labels: tuple[str, ...] = ()  # the offered choices in words
    language: str = "en"
    marks: tuple[Mark, ...] = ()

    def say(self, key: str, /, **values: Value) -> str:
        return say(key, self.language, **values)

    @property
    def viewer(self) -> int:
        return self.observation.viewer

    @property
    def phase(self) -> Phase:
        return phase_of(self.observation)

    @property
    def rule(self) -> str:
        """The id of the rule behind the open question."""
        if self.observation.is_over:
            return "SCO-8"
        frame = self.observation.agenda[-1]
        assert isinstance(frame, Decision)
        return frame.rule()

    def name(self, seat: int) -> str:
        name = self.names[seat]
        return self.say("terminal.you", name=name) if seat == self.viewer else name

    def player(self, seat: int) -> PlayerView:
        return self.observation.players[seat]

    def marker_owner(self, number: int) -> int:
        return marker_owner(self.observation, number)

    @property
    def round_text(self) -> str:
        """Such as "part A, round 2 of 4"."""
        seen = self.observation
        if seen.round == 0:
            return self.say("terminal.when.before")
        return self.say("terminal.when.round", part=PARTS[seen.part], round=seen.round, rounds=ROUNDS_IN_A_PART)

    @property
    def short_round_text(self) -> str:
        seen = self.observation
        return (
            self.say("terminal.when.short", part=PARTS[seen.part], round=seen.round) if seen.round else self.round_text
        )

    @property
    def step_text(self) -> str:
        """The current step of the round."""
        seen = self.observation
        if self.phase == AUCTIONS:
            key = "terminal.step.flag" if seen.lot == FLAG_LOT else "terminal.step.lot"
            return self.say(key, lot=seen.lot, lots=len(seen.markers))
        if self.phase == ACTIONS:
            return self.say("terminal.step.action", number=seen.action, actions=ACTIONS_IN_A_ROUND)
        return self.say(STEPS[self.phase])

    @property
    def winner_text(self) -> str:
        """Who has won, in a sentence."""
        scores = self.observation.scores
        assert scores is not None
        names = tuple(self.names[seat] for seat in scores.winners)
        points = scores.seats[scores.winners[0]].total
        if len(names) == 1:
            is_tied = [line.total for line in scores.seats].count(points) > 1
            key = "terminal.verdict.tied" if is_tied else "terminal.verdict.won"
            return self.say(key, winner=names[0], points=points)
        return self.say("terminal.verdict.shared", winners=names, points=points)


def observe_everything(state: State) -> Observation:
    """The table with only the pile hidden, for looking at recorded games."""
    seen = observe(state, NOBODY)
    players = tuple(observe(state, seat).players[seat] for seat in range(state.seats))
    return replace(seen, players=players, box=state.box)


def snapshot_for(
    state: State,
    viewer: int,
    names: tuple[str, ...],
    news: tuple[str, ...] = (),
    language: str = "en",
    marks: tuple[Mark, ...] = (),
) -> Snapshot:
    """The table as a viewer sees it, with the question if the viewer must answer it."""
    return snapshot_of(observe(state, viewer), names, news, language, marks)


def snapshot_of(
    seen: Observation,
    names: tuple[str, ...],
    news: tuple[str, ...] = (),
    language: str = "en",
    marks: tuple[Mark, ...] = (),
) -> Snapshot:
    """The same from what the viewer may know."""
    if not seen.offered:
        return Snapshot(seen, names, news, language=language, marks=marks)
    labels = tuple(choice_words(seen, choice, names, language) for choice in seen.offered)
    return Snapshot(seen, names, news, question(seen, names, language), labels, language, marks)
