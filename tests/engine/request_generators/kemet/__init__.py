"""Requests for the checkers of *Kemet*."""
