"""What is printed: boards, tiles, cards and costs of each edition, as data."""
