"""Bots that can be given a seat."""
