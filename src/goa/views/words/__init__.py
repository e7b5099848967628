"""The game in words for people, from what a seat may know; every sentence stands in the catalogue of goa.locales."""

from goa.views.words.choices import brief_choice_words, choice_words
from goa.views.words.component_words import Help, card_words, effect_help, tile_help, tile_words
from goa.views.words.events import event_words, log_sentences, log_words
from goa.views.words.explanations import choice_help
from goa.views.words.questions import question
from goa.views.words.seats import seat_words

__all__ = [
    "Help",
    "brief_choice_words",
    "card_words",
    "choice_help",
    "choice_words",
    "effect_help",
    "event_words",
    "log_sentences",
    "log_words",
    "question",
    "seat_words",
    "tile_help",
    "tile_words",
]
