"""What a bot is sent: its seat's observation, and nothing from which the game's seed could be found."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from dataclasses import asdict
from typing import cast

import msgspec
from tests.tables.random_games import COLOURS, NAMES

from goa.editions.load import edition_text, load_edition
from goa.server.bots.scheduler import BotScheduler
from goa.server.workers.fair_queue import FOR_ANYONE, WorkerTurn
from goa.server.workers.worker_pool import BotQuestion, WorkerPool
from goa.tables.game_config import GameConfig, Seat, new_game
from goa.tables.journal import Entry
from goa.tables.table import Table


class ListeningPool:
    """Keeps every question, and answers it with the first choice that is offered."""

    def __init__(self) -> None:
        self.asked: list[BotQuestion] = []

    async def choose(self, question: BotQuestion, turn: WorkerTurn) -> int:
        self.asked.append(question)
        first: int = question.observation["offered"][0]
        return first


def test_a_bot_is_sent_neither_seed_nor_salt() -> None:
    seats = tuple(Seat("bot", NAMES[seat], COLOURS[seat], "random") for seat in range(3))
    game = new_game(load_edition("2012"), edition_text("2012"), GameConfig(seats, bonanza=True), now=0)
    table, pool = Table(game), ListeningPool()
    scheduler = object.__new__(BotScheduler)
    scheduler.pool = cast(WorkerPool, pool)
    while table.number < 60:
        seat = table.state.seat
        text = asyncio.run(scheduler._answer(table, seat, "random", FOR_ANYONE))
        assert text is not None
        table.apply_entry(Entry(table.number, "choose", seat, text))
    assert isinstance(game.seed, bytes)
    number = str(int.from_bytes(game.seed, "big"))
    secrets = [game.seed.hex(), b64encode(game.seed).decode(), number, game.salt]
    assert len(pool.asked) == 60
    for question in pool.asked:
        sent = msgspec.json.encode(asdict(question)).decode()
        assert not [secret for secret in secrets if secret in sent]
        assert question.seed in [game.bot_seed(seat) for seat in range(3)]
