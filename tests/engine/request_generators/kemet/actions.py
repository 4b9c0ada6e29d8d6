"""Individual boards with tokens, for ``kemet/actions``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

SPACES = ("buy-white", "buy-red", "buy-blue", "pray-1", "pyramid", "move-2", "pray-2", "move-3", "recruit")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Boards with tokens here and there, with extra tokens and without, and now and then two on one space."""
    for count in (0, 1, 2, 3, 4, 5) * 6:
        yield {"placed": random.sample(SPACES, count)}
    for _ in range(60):
        asked: dict[str, Any] = {"placed": random.sample(SPACES, random.choice((1, 3, 4, 4, 5, 5)))}
        if random.random() < 0.15:
            asked["placed"].append(random.choice(SPACES))
        if random.random() < 0.3:
            asked["placed"].append("gold")
        asked["silver"] = random.choice(("no", "yes", "yes", random.choice(SPACES), "move-3", "recruit"))
        asked["gold"] = random.choice(("no", "yes", "yes"))
        if random.random() < 0.4:
            asked["extra"] = random.choice(("open", "fills", "apart"))
        yield asked
    yield {"placed": [*SPACES[:6]]}
    yield {"placed": [*SPACES]}
    yield {"placed": ["gold"], "gold": "yes"}
    for extra in ({"silver": "yes"}, {"gold": "yes"}, {"gold": "yes", "beginner": "yes"}):
        yield {"placed": ["buy-red", "pray-1", "pyramid", "move-2", "move-3"]} | extra
    yield {"placed": [], "silver": "move-3"}
    yield {"placed": ["buy-white", "buy-red", "buy-blue", "pray-1"]}
