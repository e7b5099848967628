"""Steps games by the numbers of choices; compiled and without numpy."""
