"""Goa, the board game, as software. Unofficial; not affiliated with its designer or publishers."""

from goa.core.choices import CATALOGUE, Choice
from goa.core.events import Event
from goa.core.state import State
from goa.editions.types import Edition
from goa.record.notation import Record, RecordError
from goa.record.read_record import read_record
from goa.record.replay import replay
from goa.record.write_record import write_record
from goa.rules.game import IllegalChoice, apply, new_game
from goa.rules.scoring import Score, Scores, score
from goa.views.imagine import imagine
from goa.views.observation import Observation, observe

__version__ = "0.1.0"

__all__ = [
    "CATALOGUE",
    "Choice",
    "Edition",
    "Event",
    "IllegalChoice",
    "Observation",
    "Record",
    "RecordError",
    "Score",
    "Scores",
    "State",
    "apply",
    "imagine",
    "new_game",
    "observe",
    "read_record",
    "replay",
    "score",
    "write_record",
]
