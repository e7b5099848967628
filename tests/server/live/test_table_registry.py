"""What another process wrote is read on in one go."""

import asyncio
import json
from pathlib import Path
from typing import Any

from goa.server.api.requests import NewGame
from goa.server.live.table_registry import Hall
from goa.server.ops.settings import Settings
from goa.server.store.migrate import migrate
from goa.server.store.store import Store
from goa.tables.create_game import make_game
from goa.tables.journal import Append, Entry


def test_nobody_is_shown_a_table_that_is_half_read(tmp_path: Path) -> None:
    """Somebody sat down through another process: whoever is woken while the doors are read sees all or nothing."""

    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        seats = [{"name": "Ann"}, {"kind": "open"}]
        made = await make_game(store, NewGame.model_validate({"seats": seats}), "http://localhost")
        hall = Hall(store, Settings())
        room = await hall.room(made.id)
        assert await store.append([Append(made.id, (Entry(0, "sit", 1, "blue Bea"),), (("f" * 64, 1),))]) == [True]
        shown: list[tuple[int, int, str]] = []  # number, lines after the beginning, who sits there
        read = store.doors

        def look(since: int) -> None:
            view: dict[str, Any] = json.loads(room.pictures.message(0, "en", since))
            lines = [line for line in view["lines"] if line["number"]]
            shown.append((view["number"], len(lines), view["table"]["seats"][1]["name"]))

        async def doors(id: str) -> dict[str, int]:
            look(0)
            return await read(id)

        look(-1)  # what is drawn now is kept, so a later look may show old and new side by side
        store.doors = doors  # type: ignore[method-assign]  # as slow as a database may be
        assert await hall.refresh(room)
        look(0)
        assert shown == [shown[0], shown[0], (1, 1, "Bea")]
        assert shown[0][:2] == (0, 0)
        assert room.doors["f" * 64] == 1
        await store.close()

    asyncio.run(test())
