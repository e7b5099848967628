"""axe-core finds nothing serious on any page."""

from __future__ import annotations

import pytest
from tests.client.conftest import OpenScreen
from tests.client.looking import axe
from tests.client.playing import Player, load, sit_down
from tests.client.positions import questions

PHASES = ["PlaceFlag", "PlaceMarker", "BidOnLot", "LastWord", "TakeAction", "PaySpice", "Recruit", "SpendExtraAction"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", [*PHASES, "over"])
def test_the_table_in_each_phase(open_screen: OpenScreen, kind: str, theme: str) -> None:
    screen = open_screen(bypass_csp=True, theme=theme)
    page = sit_down(screen, load(screen, questions("2012")[kind]))
    Player(page).wait()
    axe(page)
