"""Every cost there is, for ``abyss/read-cost``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The cost of every lord."""
    for lord in facts["order"]["lord"]:
        yield {"lord": lord}
