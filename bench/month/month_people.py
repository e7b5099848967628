"""The people of bench/month/month.py: when each of them answers."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tests.server.calls.push_service import Browser

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass(frozen=True)
class Habit:
    """How soon people answer, and when they are not there."""

    name: str
    share: int  # of 100 people
    soonest: int  # seconds until an answer
    latest: int
    wakes: int = 7  # hour of their day
    sleeps: int = 24
    leaves_orders: bool = False
    changes_mind: bool = False  # undoes an answer now and then
    reminds: bool = False  # others, at tables that this person made
    stays: bool = False  # keeps the page of a table open now and then
    gone_after: int = 0  # days at most, after which they are gone; 0: they stay
    back_after: int = 0  # days after which they are there again; 0: never


HABITS: Final = (
    Habit("quick", 25, MINUTE, 15 * MINUTE, reminds=True),
    Habit("steady", 25, 10 * MINUTE, 90 * MINUTE, changes_mind=True),
    Habit("slow", 10, HOUR, 4 * HOUR, stays=True),
    Habit("long sleep", 10, 20 * MINUTE, 2 * HOUR, wakes=9, sleeps=20),
    Habit("orders", 15, 10 * MINUTE, 2 * HOUR, leaves_orders=True, stays=True),
    Habit("vanishes", 10, 10 * MINUTE, 90 * MINUTE, gone_after=8),
    Habit("holiday", 5, 10 * MINUTE, HOUR, gone_after=10, back_after=4),
)


PUSH_SERVICES: Final = 20
WAYS_TO_BE_CALLED: Final = ((), ("push",), ("mail",), ("mail", "push"), ("push",))  # one after the other


class Person:
    """Somebody who sits at several tables."""

    def __init__(self, number: int, start: float, seed: int) -> None:
        self.number = number
        self.name = f"P{number}"
        self.dice = random.Random(f"{seed} {number}")  # noqa: S311 - nothing secret
        self.habit = self._drawn()
        self.calls = WAYS_TO_BE_CALLED[number % len(WAYS_TO_BE_CALLED)]
        self.zone = self.dice.randrange(24) * HOUR
        days = self.dice.uniform(1, self.habit.gone_after) if self.habit.gone_after else 0
        self.gone_from = start + days * DAY if days else float("inf")
        self.gone_until = self.gone_from + self.habit.back_after * DAY if self.habit.back_after else float("inf")

    @property
    def mail_address(self) -> str:
        return f"p{self.number}@example.com"

    def push_endpoint(self, port: int) -> str:
        """Of one of several push services, because a server sends little to one of them at a time."""
        return f"http://127.0.0.{1 + self.number % PUSH_SERVICES}:{port}/push/{self.number}"

    @cached_property
    def browser(self) -> Browser:
        return Browser()

    def answers_at(self, asked: float) -> float | None:
        """When this person answers what is asked now; never, if they are gone for good."""
        at = asked + self.dice.uniform(self.habit.soonest, self.habit.latest)
        if self.gone_from <= at < self.gone_until:
            if self.gone_until == float("inf"):
                return None
            at = self.gone_until + self.dice.uniform(0, HOUR)
        return self._awake(at)

    def _awake(self, at: float) -> float:
        hour = (at + self.zone) % DAY / HOUR
        if self.habit.wakes <= hour < self.habit.sleeps:
            return at
        until_morning = (self.habit.wakes - hour) % 24 * HOUR
        return at + until_morning + self.dice.uniform(0, 20 * MINUTE)

    def _drawn(self) -> Habit:
        """In turn, so that every habit has its share."""
        place = self.number * 37 % 100
        for habit in HABITS:
            place -= habit.share
            if place < 0:
                return habit
        raise AssertionError("the shares add up to 100")
