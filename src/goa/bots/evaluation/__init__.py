"""How positions and choices are valued: features, weights, auctions, lookahead."""
