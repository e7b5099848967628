"""How large views are. bench/server/view_bytes.py compares them with those of commit aa6df4a."""

from bench.server.view_bytes import RECORDS, VIEWERS, mean, sizes_of

BYTES_A_VIEW = {"asked": 4878, "waiting": 3582, "spectator": 3332}
MARGIN = 1.03  # room for a field or two; more is worth a look


def test_views_do_not_grow_unnoticed() -> None:
    """They may have 1.3 times the bytes that aa6df4a sent; docs/speed.md says how many they have."""
    games = {name: sizes_of(RECORDS / f"{name}.goa") for name in ("2004-4-seats-captains", "2012-3-seats-captains")}
    means = {viewer: round(mean(games, viewer)) for viewer in VIEWERS}
    for viewer, size in means.items():
        assert BYTES_A_VIEW[viewer] / MARGIN <= size <= BYTES_A_VIEW[viewer] * MARGIN, means
