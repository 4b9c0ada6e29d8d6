"""What ``make test`` asks of a few, ``make full`` asks of the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def rest_in_full(values: Iterable[Any], keep: Callable[[Any], object] | int) -> list[Any]:
    """The values for ``parametrize``, those marked ``full`` that are not to be kept in ``make test``.

    ``keep`` says of a value whether it is kept; a number keeps every so many, beginning with the first. A tuple stands
    for several arguments.
    """
    kept = (lambda place, _: place % keep == 0) if isinstance(keep, int) else (lambda _, value: keep(value))
    found = []
    for place, value in enumerate(values):
        arguments = value if isinstance(value, tuple) else (value,)
        found.append(value if kept(place, value) else pytest.param(*arguments, marks=pytest.mark.full))
    return found
