"""The table as the reader of a sentence sees it, for the sentences of the other modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from goa.core.frames import Decision
from goa.core.places import EMPTY, FIRST_COLONY, PLACES, plantation_kind
from goa.core.state import NOBODY
from goa.editions.vocabulary import NO_TILE, TILES
from goa.locales.catalogue import Value, say_with
from goa.views import situation
from goa.views.words.seats import seat_words

if TYPE_CHECKING:
    from goa.editions.types import Edition
    from goa.views.observation import Observation, PlayerView

FLAG_LOT = 1


@final
class WordingContext:
    """What the reader may know, how the seats are called, and the language to say it in."""

    def __init__(self, observation: Observation, names: Sequence[str], language: str) -> None:
        self.observation = observation
        self.names = names
        self.language = language

    def say(self, key: str, /, **values: Value) -> str:
        return say_with(key, self.language, values)

    def say_with_amount(self, key: str, frame: Decision) -> str:
        """A sentence about an open question, with the number that the question is about."""
        amount = frame.question().amount
        if not amount:
            return self.say(key)
        return self.say(key, **{amount: getattr(frame, amount)})

    def name(self, seat: int) -> str:
        return seat_words(self.names, seat, self.language)

    def place(self, place: int) -> str:
        """The plantation that lies there, with a number if another one is like it; or the colony."""
        laid = self.player.places[place]
        if place >= FIRST_COLONY or laid == EMPTY:
            return self.say("choice.place", place=PLACES[place])
        is_alone = self.player.places[:FIRST_COLONY].count(laid) == 1
        key = "choice.plantation" if is_alone else "choice.one_plantation"
        return self.say(key, tile=TILES[plantation_kind(laid)], number=place + 1)

    @property
    def edition(self) -> Edition:
        return self.observation.edition

    @property
    def frame(self) -> Decision | None:
        """The open question; none once the game is over."""
        if not self.observation.agenda:
            return None
        frame = self.observation.agenda[-1]
        assert isinstance(frame, Decision)
        return frame

    @property
    def player(self) -> PlayerView:
        """The seat that decides; once the game is over, the reader."""
        seat = self.observation.seat
        if seat == NOBODY:
            seat = max(self.observation.viewer, 0)
        return self.observation.players[seat]

    @property
    def is_last_round(self) -> bool:
        return situation.is_last_round(self.observation)

    @property
    def auctioneer(self) -> int:
        return situation.marker_owner(self.observation, self.observation.lot)

    @property
    def lot(self) -> str:
        """What is under the hammer, as a word of the catalogue's term.the_tile."""
        if self.observation.lot <= FLAG_LOT:
            return "flag"
        kind = self.observation.grid[self.observation.markers[self.observation.lot - 1]]
        return "flag" if kind == NO_TILE else TILES[kind]

    @property
    def highest_bid(self) -> int:
        return situation.highest_bid(self.observation)

    @property
    def highest_bidder(self) -> int:
        return self.observation.bids.index(self.highest_bid)

    @property
    def buying_price(self) -> int:
        return situation.buying_price(self.observation)

    @property
    def missing_recruits(self) -> int:
        return situation.missing_recruits(self.observation)
