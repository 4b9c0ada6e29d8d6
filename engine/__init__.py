"""Fathom's rules engine: pure functions from JSON requests to JSON answers, with no prose and no I/O.

    game = engine.open_game("abyss", facts)
    answer = engine.check("abyss/recruit", {"lord": "slaver", "allies": ["shellfish-5"], "pearls": 3}, {"abyss": game})

The same files run under CPython and under MicroPython, so they keep to the Python that both understand.
"""

from engine.problems import PROBLEMS
from engine.registry import Checker, Game, check, check_with_sets, declarations, open_game

__all__ = ["PROBLEMS", "Checker", "Game", "check", "check_with_sets", "declarations", "open_game"]
