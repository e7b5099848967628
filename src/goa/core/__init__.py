"""The table and the clockwork: what lies where, what is still owed, and the loop that moves it. Knows no rule."""
