"""The rulebook: a module a chapter. Comments cite the rule ids of docs/rules."""
