"""Decks and stacks, which are no larger than the sets in play make them."""

from engine.possible import between
from engine.problems import Problems


def hold(problems: Problems, rule: str, name: str, given: int, untold: int, most: int) -> None:
    """Hold a pile to what can lie in it; the number that stands for one that nobody has counted is let pass."""
    if given != untold:
        between(problems, rule, name, given, 0, max(0, most))
