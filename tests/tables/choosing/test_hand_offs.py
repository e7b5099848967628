"""What bench/engine/orders.py measures holds: with orders a game of four waits for other people far less often."""

import pytest
from bench.engine.orders import Count, play


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_orders_save_sixty_percent_of_the_hand_offs_in_auctions(edition: str) -> None:
    count = Count()
    for seed in range(100, 103):  # others than those of the figures in docs/orders.md
        play(edition, 4, seed, count)
    assert count.with_orders.in_auctions <= 0.4 * count.by_hand.in_auctions
    assert count.different == 0
