"""The pictures of the home page are those of its record."""

from building.miniature import PICTURES, RECORD, pictures, text_of

import goa
from goa.tables.review.pictures import picture_of


def test_the_pictures_fit_the_record() -> None:
    assert PICTURES.read_text("utf-8") == text_of(RECORD.read_text("utf-8")), "run python -m building.miniature"


def test_the_changes_lead_to_the_last_position_that_is_shown() -> None:
    record = goa.read_record(RECORD.read_text("utf-8"))
    state = goa.replay(record, 0)
    shown = picture_of(state)
    for move in record.moves:
        goa.apply(state, move.choice)
        if state.round > 3:
            break
        shown = picture_of(state)
    reached: dict[str, object] = {}
    for change in pictures(RECORD.read_text("utf-8"))["changes"]:
        reached |= change
    assert reached == shown
