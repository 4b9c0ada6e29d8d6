"""Sentinels to be placed at every moment and in every zone, for ``abyss/sentinel``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

MOMENTS = ("recruited", "before-action", "after-action", "same-turn", "rival-turn", "standing")
ZONES = ("court", "council", "locations")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each moment and zone, with other zones taken or bare."""
    for moment in MOMENTS:
        for zone in ("open", *ZONES):
            for again in ("open", "any-time", "before-action") if moment == "after-action" else ("open",):
                request: dict[str, Any] = {"moment": moment, "zone": zone, "again": again}
                for other in random.sample(ZONES, random.randint(0, 2)):
                    request[other] = "taken"
                yield {**request, "lords": random.choice([0, 3, 6]), "face_up": random.choice([0, 1, 4])}
    yield {"court": "taken", "council": "taken", "face_up": 0}
    yield dict.fromkeys(ZONES, "taken")
    yield {}
