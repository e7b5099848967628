"""Who gets the next worker."""

import asyncio

import pytest

from goa.server.workers.fair_queue import FairQueue, WorkerTurn


class Workers:
    """One worker, and the order in which it served."""

    def __init__(self, slots: int = 1) -> None:
        self.queue = FairQueue(slots)
        self.served: list[str] = []

    async def ask(self, payer: str, name: str = "", *, is_background: bool = False, seconds: float = 0.0) -> None:
        turn = WorkerTurn(payer, is_background)
        began = await self.queue.enter(turn)
        self.served.append(name or payer)
        await asyncio.sleep(0)
        self.queue.leave(turn, began - seconds)  # as if it had taken so long


def order(*questions: tuple[str, str, bool, float]) -> list[str]:
    """The names in the order in which they are served, if all come while the worker is busy."""

    async def test() -> list[str]:
        workers = Workers()
        held = WorkerTurn("somebody")
        began = await workers.queue.enter(held)
        asked = [
            asyncio.create_task(workers.ask(payer, name, is_background=is_background, seconds=seconds))
            for payer, name, is_background, seconds in questions
        ]
        await asyncio.sleep(0)
        workers.queue.leave(held, began)
        await asyncio.gather(*asked)
        return workers.served

    return asyncio.run(test())


def test_payers_take_turns_however_much_they_ask() -> None:
    flood = [("flood", f"flood {number}", False, 0.0) for number in range(5)]
    assert order(*flood, ("Ann", "Ann", False, 0.0))[:2] == ["flood 0", "Ann"]


def test_time_counts_and_not_the_number_of_questions() -> None:
    slow = [("slow", f"slow {number}", False, 1.0) for number in range(3)]
    quick = [("quick", f"quick {number}", False, 0.01) for number in range(6)]
    assert order(*slow, *quick)[:7] == ["slow 0", *(f"quick {number}" for number in range(6))]


def test_the_background_waits_for_all_others() -> None:
    background = [("a", f"background {number}", True, 0.0) for number in range(3)]
    served = order(*background, ("a", "one", False, 0.0), ("b", "two", False, 0.0), ("a", "three", False, 0.0))
    assert sorted(served[:3]) == ["one", "three", "two"]
    assert served[3:] == ["background 0", "background 1", "background 2"]


def test_nobody_saves_up_time() -> None:
    async def test() -> None:
        workers = Workers()
        for _ in range(20):
            await workers.ask("busy", seconds=1.0)
        await workers.ask("late")
        late = [asyncio.create_task(workers.ask("late", seconds=1.0)) for _ in range(6)]
        busy = [asyncio.create_task(workers.ask("busy", seconds=1.0)) for _ in range(6)]
        await asyncio.gather(*late, *busy)
        assert "busy" in workers.served[-9:-6]  # not only after everything of the one who came late

    asyncio.run(test())


def test_a_question_that_is_given_up_holds_nothing() -> None:
    async def test() -> None:
        workers = Workers()
        held = WorkerTurn("somebody")
        began = await workers.queue.enter(held)
        given_up = asyncio.create_task(workers.ask("Ann", "given up"))
        next_one = asyncio.create_task(workers.ask("Ann", "next"))
        await asyncio.sleep(0)
        assert workers.queue.waiting("Ann") == 2
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert workers.queue.waiting("Ann") == 1
        workers.queue.leave(held, began)
        given_up_late = asyncio.create_task(workers.ask("Bob", "late"))
        await asyncio.sleep(0)
        await next_one
        await given_up_late
        assert workers.served == ["next", "late"]
        await workers.ask("Cyd")

    asyncio.run(test())


def test_a_slot_that_comes_while_its_question_is_given_up_goes_to_the_next() -> None:
    async def test() -> None:
        workers = Workers()
        held = WorkerTurn("somebody")
        began = await workers.queue.enter(held)
        given_up = asyncio.create_task(workers.ask("Ann", "given up"))
        await asyncio.sleep(0)
        next_one = asyncio.create_task(workers.ask("Bob", "next"))
        await asyncio.sleep(0)
        workers.queue.leave(held, began)  # Ann's turn, but her task has not run yet
        given_up.cancel()
        await asyncio.wait_for(next_one, 5)
        assert workers.served == ["next"]

    asyncio.run(test())


class Held:
    """Questions that take their worker when they can, and keep it until they are told to give it back."""

    def __init__(self, slots: int, reserve: int) -> None:
        self.queue = FairQueue(slots, reserve)
        self.working: list[str] = []
        self._done: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, name: str, *, is_background: bool = False) -> None:
        """The payer is the first word of the name."""
        self._done[name] = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._work(name, WorkerTurn(name.partition(" ")[0], is_background))))
        await settled()

    async def end(self, name: str) -> None:
        self._done[name].set()
        await settled()

    async def end_all(self) -> None:
        for done in self._done.values():
            done.set()
        await asyncio.gather(*self._tasks)

    async def _work(self, name: str, turn: WorkerTurn) -> None:
        began = await self.queue.enter(turn)
        self.working.append(name)
        await self._done[name].wait()
        self.working.remove(name)
        self.queue.leave(turn, began)


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_nobody_has_all_the_workers() -> None:
    async def test() -> None:
        workers = Held(2, reserve=1)
        for number in range(5):
            await workers.ask(f"flood {number}")
        assert workers.working == ["flood 0", "flood 1"]
        await workers.ask("Ann")
        assert workers.working == ["flood 0", "flood 1", "Ann"]
        await workers.ask("Bob")
        await workers.end("Ann")
        assert workers.working == ["flood 0", "flood 1", "Bob"]
        await workers.end("Bob")
        assert workers.working == ["flood 0", "flood 1"]
        await workers.end("flood 0")
        assert workers.working == ["flood 1", "flood 2"]
        await workers.end_all()

    asyncio.run(test())


def test_the_background_leaves_the_reserve_alone() -> None:
    async def test() -> None:
        workers = Held(1, reserve=1)
        await workers.ask("a", is_background=True)
        await workers.ask("b", is_background=True)
        assert workers.working == ["a"]
        await workers.ask("Ann")
        assert workers.working == ["a", "Ann"]
        await workers.end_all()
        assert workers.working == []

    asyncio.run(test())
