"""Requests for the checkers of *Abyss*."""
