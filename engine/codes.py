"""Declared codes: what a checker says in its answers beside numbers. Each stands once, in its group, with its rule.

A module of codes has up to four groups, each a tuple: ``REASONS`` against what is asked, ``NOTES``, ``FIXES`` of
reasons, and points that the rules leave ``OPEN``. From these it makes ``RULES`` and, with open points, ``CHOICES``.
"""

from engine.typing_compat import Any

INT = "integer"
"""The type of a parameter that is a whole number."""


class Code:
    """One code: the section of the rules that it rests on, and its parameters, each with its type.

    A type is ``integer``, ``text``, ``player``, ``squares``, ``chance``, ``amount`` or a table of the game, whose ids
    the parameter names: ``lord``, ``lord[]`` for several, ``any-lord[]`` for several of which any will do, ``class{}``
    for numbers by ids. A fix has no rule. The ``choice`` of an open point is the input whose value settles it.
    """

    def __init__(self, name: str, rule: str = "", choice: str = "", **params: Any) -> None:
        self.name = name
        self.rule = rule
        self.choice = choice
        self.params = params


def rules_of(*groups: tuple[Code, ...]) -> dict[str, str]:
    """The rule of each code of some groups."""
    return {code.name: code.rule for group in groups for code in group}


def choices_of(points: tuple[Code, ...]) -> dict[str, str]:
    """The input by which each open point is settled."""
    return {code.name: code.choice for code in points}
