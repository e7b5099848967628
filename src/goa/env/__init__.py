"""Goa for learners: observations as arrays, and the environments that learning libraries expect.

Nothing here is imported by the rest of the package, and each adapter needs only its own library:
`pip install "goa[env]"` brings numpy, PettingZoo and Gymnasium, `pip install "goa[openspiel]"` OpenSpiel.
"""
