"""Plural forms for gettext from CLDR's rules, without the categories that no whole number reaches.

Babel has a conversion of its own, which keeps conditions on decimals and on powers of ten that gettext doesn't know.
"""

from __future__ import annotations

from typing import Any

from babel import Locale

ORDER = ("zero", "one", "two", "few", "many", "other")
"""The categories in the order in which PO files have their forms."""

NUMBERS = range(1000)
"""The numbers that count. Categories for millions alone would be forms to translate that nobody would ever read."""

_WHOLE = frozenset({"n", "i"})
"""The operands that are the number itself. The others describe decimals and exponents, and are 0."""

Simple = bool | str
"""A condition in C, or what it comes to for all whole numbers."""


def plural_forms(locale: Locale) -> str:
    """The ``Plural-Forms`` of a PO file in the language."""
    rule = locale.plural_form
    reached = {rule(number) for number in NUMBERS}
    categories = [category for category in ORDER if category in reached]
    conditions: dict[str, Simple] = {tag: _condition(tree) for tag, tree in rule.abstract}
    if len(categories) == 1:
        return "nplurals=1; plural=0;"
    if len(categories) == 2:
        first = str(conditions[categories[0]])
        formula = {"n==1": "n != 1", "n>=0 && n<=1": "n > 1", "n==0 || n==1": "n > 1"}.get(first, f"!({first})")
        return f"nplurals=2; plural=({formula});"
    # 'other' has no condition of its own, and where it is not reached the last of the rest takes what remains.
    chain = "".join(f"{conditions[category]} ? {number} : " for number, category in enumerate(categories[:-1]))
    return f"nplurals={len(categories)}; plural=({chain}{len(categories) - 1});"


def _condition(tree: Any) -> Simple:
    """A condition of CLDR, by the tree that babel makes of it."""
    kind, parts = tree
    if kind == "relation":
        return _relation(*parts)
    if kind == "not":
        inner = _condition(parts[0])
        return not inner if isinstance(inner, bool) else f"!({inner})"
    sides = [_condition(part) for part in parts]
    deciding: bool = kind == "or"
    if deciding in sides:
        return deciding
    texts = [side for side in sides if isinstance(side, str)]
    if len(texts) < 2:
        return texts[0] if texts else not deciding
    if deciding:
        return " || ".join(texts)
    return " && ".join(f"({text})" if " || " in text else text for text in texts)


def _relation(_method: str, operand: Any, ranges: Any) -> Simple:
    """Whether an operand lies in one of several ranges."""
    name = _operand(operand)
    bounds = [(_value(low), _value(high)) for low, high in ranges[1]]
    if name is None:
        return any(low <= 0 <= high for low, high in bounds)
    return " || ".join(f"{name}=={low}" if low == high else _between(name, low, high) for low, high in bounds)


def _between(name: str, low: int, high: int) -> str:
    return f"{name}>={low} && {name}<={high}"


def _operand(tree: Any) -> str | None:
    """An operand in C; None for one that is 0 for whole numbers."""
    kind, parts = tree
    if kind == "mod":
        inner = _operand(parts[0])
        return None if inner is None else f"{inner}%{_value(parts[1])}"
    return "n" if kind in _WHOLE else None


def _value(tree: Any) -> int:
    return int(tree[1][0])
