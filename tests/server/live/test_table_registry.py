"""What another process wrote is applied at once."""

import asyncio
import json
from pathlib import Path
from typing import Any

from goa.server.api.requests import NewGame
from goa.server.api.routes.create import game_for
from goa.server.live.table_registry import TableRegistry
from goa.server.ops.settings import Settings
from goa.server.store.migrate import migrate
from goa.server.store.new_games import store_game
from goa.server.store.store import Store
from goa.tables.journal import Append, Entry


def test_nobody_is_shown_a_table_that_is_half_read(tmp_path: Path) -> None:
    """A seat was taken at another process: a subscriber woken while tokens are read sees all of it or nothing."""

    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        seats = [{"name": "Ann"}, {"kind": "open"}]
        game = game_for(NewGame.model_validate({"seats": seats}))
        await store_game(store, game)
        registry = TableRegistry(store, Settings())
        live = await registry.find(game.id)
        assert await store.append([Append(game.id, (Entry(0, "sit", 1, "blue Bea"),), (("f" * 64, 1),))]) == [True]
        shown: list[tuple[int, int, str]] = []  # number, lines after the beginning, who sits there
        read = store.seat_tokens

        def look(since: int) -> None:
            view: dict[str, Any] = json.loads(live.views.message(0, "en", since))
            lines = [line for line in view["lines"] if line["number"]]
            shown.append((view["number"], len(lines), view["table"]["seats"][1]["name"]))

        async def seat_tokens(id: str) -> dict[str, int]:
            look(0)
            return await read(id)

        look(-1)  # what is drawn now is kept, so a later look may show old and new side by side
        store.seat_tokens = seat_tokens  # type: ignore[method-assign]  # as slow as a database may be
        assert await registry.refresh(live)
        look(0)
        assert shown == [shown[0], shown[0], (1, 1, "Bea")]
        assert shown[0][:2] == (0, 0)
        assert live.seat_tokens["f" * 64] == 1
        await store.close()

    asyncio.run(test())
