"""Checks editions and records from outside in a process with a budget of time and memory."""
