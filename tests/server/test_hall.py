"""What another process wrote is read on in one go."""

import asyncio
import json
from pathlib import Path
from typing import Any

from goa.server.bodies import NewGame
from goa.server.checks import Checks
from goa.server.hall import Hall
from goa.server.journal import Append, Entry
from goa.server.making import make_game
from goa.server.migrate import migrate
from goa.server.refusals import Refused
from goa.server.settings import Settings
from goa.server.store import Store


def test_nobody_is_shown_a_table_that_is_half_read(tmp_path: Path) -> None:
    """Somebody sat down through another process: whoever is woken while the doors are read sees all or nothing."""

    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        seats = [{"name": "Ann"}, {"kind": "open"}]
        made = await make_game(store, NewGame.model_validate({"seats": seats}), "http://localhost", Checks())
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


def test_games_that_do_not_exist_leave_nothing_behind(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        hall = Hall(store, Settings())
        ids = [f"nothing{number}" for number in range(20)] * 2  # twice at the same time
        answers = await asyncio.gather(*(hall.room(id) for id in ids), return_exceptions=True)
        assert all(isinstance(answer, Refused) for answer in answers)
        await asyncio.sleep(0)
        assert vars(hall)["_opening"] == {}
        await store.close()

    asyncio.run(test())


def test_all_who_come_at_once_get_the_same_room(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        made = await make_game(store, NewGame.model_validate({"seats": [{}, {}]}), "http://localhost", Checks())
        hall = Hall(store, Settings())
        impatient = asyncio.create_task(hall.room(made.id))
        waiting = [asyncio.create_task(hall.room(made.id)) for _ in range(5)]
        await asyncio.sleep(0)
        impatient.cancel()  # goes away; the others still get what was begun
        rooms = await asyncio.gather(*waiting)
        assert {id(room) for room in rooms} == {id(hall.rooms[made.id])}
        await store.close()

    asyncio.run(test())
