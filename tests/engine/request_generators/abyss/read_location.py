"""Every location, for ``abyss/read-location``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The formula of every location."""
    for location in facts["order"]["location"]:
        yield {"location": location}
