"""Bots by name: our own, and those of other packages."""

import pytest

from goa.bots.players import registry
from goa.bots.players.heuristic import HeuristicBot
from goa.bots.players.levels import LEVELS
from goa.bots.players.random_bot import RandomBot
from goa.bots.players.registry import (
    BUILT_IN_BOTS,
    FIXED_OPPONENTS,
    BotError,
    Registered,
    installed_levels,
    is_installed,
    make_bot,
    registered,
    seat_bot,
)
from goa.rules.game import new_game
from goa.views.observation import observe


def test_all_of_our_own_can_be_made() -> None:
    state = new_game("2004", players=2, seed=1)
    for name in (*BUILT_IN_BOTS, *FIXED_OPPONENTS):
        bot = make_bot(name, 7)
        assert bot.choose(observe(state, state.seat), state.offered) in state.offered


def test_all_of_our_own_say_what_they_are() -> None:
    for name, where in BUILT_IN_BOTS.items():
        assert (Registered(name, where, "").load().__doc__ or "").strip(), name


def test_every_level_is_the_bot_behind_it() -> None:
    for level in LEVELS:
        made, behind = make_bot(level.name, 1), make_bot(level.bot, 1)
        assert type(made) is type(behind)
        assert vars(made) == vars(behind)
        assert BUILT_IN_BOTS[level.name] == level.bot


def test_fixed_opponents_are_not_offered() -> None:
    assert not set(FIXED_OPPONENTS) & {bot.name for bot in registered()}
    with pytest.raises(BotError, match="there is no bot") as refusal:
        make_bot("captain-2", 7)
    assert "captain-1" not in str(refusal.value)


def test_the_same_game_and_seat_bring_the_same_dice() -> None:
    seeds = {(game, seat): seat_bot("random", game, seat) for game in range(5) for seat in range(4)}
    assert len({bot.seed for bot in seeds.values() if isinstance(bot, RandomBot)}) == 20
    again = seat_bot("random", 3, 2)
    assert isinstance(again, RandomBot)
    assert again.seed == getattr(seeds[3, 2], "seed", None)


def test_without_numpy_the_bots_that_need_it_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find_spec", lambda _: None)
    registry._factory.cache_clear()
    for name in ("admiral", "governor", "network", "network-search"):
        with pytest.raises(BotError, match=f'"{name}" needs numpy: pip install "goa\\[bots\\]"'):
            make_bot(name, 7)
        assert not is_installed(name)
    assert installed_levels() == [level.name for level in LEVELS if level.name not in {"admiral", "governor"}]
    assert isinstance(make_bot("captain", 7), HeuristicBot)


@pytest.mark.usefixtures("plugin_bots")
def test_another_package_adds_bots() -> None:
    found = {bot.name: bot for bot in registered()}
    assert found["random"] == Registered("random", BUILT_IN_BOTS["random"], "")
    assert found["ducats"] == Registered("ducats", "goa_plugin_bots:DucatsBot", "goa-plugin-bots")
    state = new_game("2004", players=2, seed=1)
    assert make_bot("ducats", 7).choose(observe(state, 0), state.offered) in state.offered


@pytest.mark.usefixtures("plugin_bots")
def test_our_own_names_cannot_be_taken_over() -> None:
    assert isinstance(make_bot("random", 7), RandomBot)
    assert [bot.name for bot in registered()].count("random") == 1


@pytest.mark.usefixtures("plugin_bots")
def test_a_name_may_carry_an_argument() -> None:
    assert getattr(make_bot("careful:12", 7), "highest", None) == 12
    assert getattr(make_bot("careful", 7), "highest", None) == 3


@pytest.mark.usefixtures("plugin_bots")
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("randon", 'there is no bot "randon"; did you mean "random"?'),
        ("duckats", 'there is no bot "duckats"; did you mean "ducats"?'),
        ("network:3", '"network:3" cannot be made: expected the file of a network, such as'),
        ("random:3", '"random" takes no argument, came "random:3"'),
        ("careful:high", '"careful:high" cannot be made: expected the highest bid, came "high"'),
        ("unmade", '"unmade" cannot be made: RuntimeError: no weights'),
        ("no-bot", '"no-bot" cannot make bots: goa_plugin_bots:NOTHING is no function or class'),
        ("gone", '"gone" cannot be loaded from goa_plugin_bots_gone:Bot: ModuleNotFoundError: No module named'),
    ],
)  # fmt: skip
def test_why_a_bot_cannot_take_a_seat_is_said(name: str, message: str) -> None:
    with pytest.raises(BotError) as refusal:
        make_bot(name, 7)
    assert str(refusal.value).startswith(message)


def test_without_a_near_name_all_are_listed() -> None:
    with pytest.raises(BotError, match='there is no bot "xyzzy"; expected one of: random'):
        make_bot("xyzzy", 7)
