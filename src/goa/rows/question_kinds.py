"""The numbers of the questions that a seat can be asked, and the field that holds the amount in question."""

from typing import Final

from goa.core.frames import Decision
from goa.rules.action_turns import FinishTurn, TakeAction
from goa.rules.actions.colony import ChooseColonyTile, Recruit
from goa.rules.actions.expedition import DrawCard
from goa.rules.actions.harvest import HarvestSack, MixSack
from goa.rules.actions.progress import PaySpice
from goa.rules.auction import BidOnLot, LastWord
from goa.rules.cards import ChooseColumn, SellSpice, TakeSpice
from goa.rules.fields import PutSpice
from goa.rules.markers import PlaceFlag, PlaceMarker
from goa.rules.round_end import SpendExtraAction
from goa.rules.setup import QuickStart
from goa.rules.tiles.duty import DeliverSack
from goa.rules.tiles.espionage import NameColony, SpyOn
from goa.rules.tiles.plantations import GiveUpPlantation
from goa.rules.tiles.receive import ShipsOrColonists, TakeFromBox
from goa.rules.tiles.supplies import FillPlaces, TakeSupplies
from goa.rules.tiles.swap import SwapForTile
from goa.rules.tiles.use import AdvanceTopmost

# Append only: networks are trained on these numbers.
KINDS: Final[tuple[tuple[type[Decision], str], ...]] = (
    (QuickStart, "left"),
    (PlaceFlag, ""),
    (PlaceMarker, ""),
    (BidOnLot, ""),
    (LastWord, ""),
    (TakeAction, ""),
    (FinishTurn, ""),
    (SpendExtraAction, ""),
    (PaySpice, ""),
    (HarvestSack, "left"),
    (MixSack, "left"),
    (PutSpice, "left"),
    (DrawCard, "left"),
    (Recruit, ""),
    (ChooseColonyTile, ""),
    (ChooseColumn, ""),
    (TakeSpice, "left"),
    (SellSpice, "sold"),
    (GiveUpPlantation, ""),
    (ShipsOrColonists, ""),
    (TakeFromBox, ""),
    (FillPlaces, "left"),
    (TakeSupplies, "number"),
    (AdvanceTopmost, ""),
    (DeliverSack, "left"),
    (SwapForTile, ""),
    (SpyOn, ""),
    (NameColony, "recruits"),
)
