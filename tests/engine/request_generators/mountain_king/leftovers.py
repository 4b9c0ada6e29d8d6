"""Leftover goods, for ``mountain-king/leftovers``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators.mountain_king import KINDS, goods


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Few goods and many, none at all, and as many as can be told."""
    yield {"goods": {}}
    yield {"goods": dict.fromkeys(KINDS, 99)}
    yield {"goods": dict.fromkeys(KINDS, 2)}
    yield {"goods": dict.fromkeys(KINDS, 1)}
    for most in (5, 8, 12, 16, 20, 30):
        for _ in range(5):
            yield {"goods": goods(random, most)}
