"""The OpenSpiel game `goa`, with explicit chance, imperfect information and observers.

    import pyspiel
    import goa.env.openspiel

    game = pyspiel.load_game("goa(players=3,edition=2012)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))

A win is worth one, divided among joint winners. goa.env.openspiel_tree explains the chance nodes.
"""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from goa.core.choices import CATALOGUE
from goa.core.state import NOBODY
from goa.env.config import make_config
from goa.env.openspiel_observer import GoaObserver
from goa.env.openspiel_tree import FACES, THROWS_FOR_SEED, TreePosition
from goa.env.render import render_text
from goa.env.stepping.rewards import NOTHING_PAID, WIN, final_rewards
from goa.rules.setup import FEWEST_SEATS, MOST_SEATS
from goa.views.observation import observe

MOST_CHOICES_OF_A_SEAT: Final = 1_000  # an upper bound; random games have about 130
UNIFORM_OUTCOMES: Final = [(face, 1 / FACES) for face in range(FACES)]

GAME_TYPE: Final = pyspiel.GameType(
    short_name="goa",
    long_name="Goa",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=FEWEST_SEATS,
    max_num_players=MOST_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": FEWEST_SEATS,
        "edition": 2012,
        "quick_start": False,
        "bonanza": False,
        "open_money": False,
        "counted_ducats": False,
        "skip_lone_choices": False,
    },
)


class GoaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no type annotations
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.config = make_config({**chosen, "edition": str(chosen["edition"])})
        players = self.config.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(CATALOGUE),
            max_chance_outcomes=FACES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=players * MOST_CHOICES_OF_A_SEAT,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def max_chance_nodes_in_history(self) -> int:
        return THROWS_FOR_SEED + self.config.players * MOST_CHOICES_OF_A_SEAT

    def new_initial_state(self) -> GoaState:
        return GoaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> GoaObserver:
        return GoaObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class GoaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no type annotations
    """A state of the game; everything that changes is in `position`, which copies itself."""

    def __init__(self, game: GoaGame) -> None:
        super().__init__(game)
        self.position = TreePosition(game.config)

    def current_player(self) -> int:
        if self.position.is_over:
            terminal: int = pyspiel.PlayerId.TERMINAL
            return terminal
        if self.position.is_chance:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        assert self.position.state is not None
        return self.position.state.seat

    def is_terminal(self) -> bool:
        return self.position.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return UNIFORM_OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position.state is not None
        return [choice.id for choice in self.position.state.offered]

    def _apply_action(self, action: int) -> None:
        self.position.move(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"throw {action}" if player == pyspiel.PlayerId.CHANCE else CATALOGUE[action].text

    def returns(self) -> list[float]:
        state = self.position.state
        if state is None or not state.is_over:
            return NOTHING_PAID[: self.num_players()]
        return final_rewards(state, WIN)

    def resample_from_infostate(self, player: int, random_number: Any) -> GoaState:
        """A state that the player cannot tell from this one; information set search needs it."""
        copied: GoaState = self.clone()
        copied.position = self.position.imagined(player, int(random_number() * (1 << 53)))
        return copied

    def __str__(self) -> str:
        if self.position.state is None:
            return f"before the game, {self.position.throws} throws"
        waiting = "" if self.position.pending is None else f"\n{self.position.pending.text}, and now the dice"
        return render_text(observe(self.position.state, NOBODY)) + waiting


pyspiel.register_game(GAME_TYPE, GoaGame)
