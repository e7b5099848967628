"""Environments for reinforcement learning: observations as arrays, PettingZoo, Gymnasium and OpenSpiel.

The rest of the package does not import this, and each adapter needs only its own library:
`pip install "goa[env]"` installs numpy, PettingZoo and Gymnasium, `pip install "goa[openspiel]"` OpenSpiel.
"""
