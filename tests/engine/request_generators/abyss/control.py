"""Keys, payments and tiles for ``abyss/control``, some of them against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators import some


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Players with up to seven lords who pay with some of their keys, or ask what they may do."""
    for _ in range(80):
        lords = random.sample(facts["order"]["lord"], 8)
        if random.random() < 0.2:
            lords[0] = random.choice(["elder", "sage", "hermit"])
        lords = list(dict.fromkeys(lords))
        tiles = random.sample([*facts["order"]["location"], "black-smokers"], 8)
        tiles = list(dict.fromkeys(tiles))
        tokens = random.randint(0, 4)
        request: dict[str, Any] = {"lords": lords[:-1], "turned": lords[-1:], "tokens": tokens}
        if random.random() < 0.7:
            request["pay_lords"] = some(random, lords, 4) if random.random() < 0.8 else lords[:1]
            request["pay_tokens"] = random.randint(0, min(10, tokens + 1))
        kind = random.random()
        if kind < 0.4:
            request["drawn"] = tiles[:3]
            request["location"] = random.choice(tiles[:4])
            request["stack"] = random.choice([3, 3, 4, 26])
        elif kind < 0.6:
            request["way"] = "draw"
            request["draw"] = random.randint(0, 4)
            request["stack"] = random.choice([0, 2, 26])
            request["face_up"] = tiles[:2]
        elif kind < 0.9:
            request["face_up"] = tiles[: random.randint(1, 2)]
            request["way"] = "face-up"
            request["location"] = random.choice(tiles[:3])
            request["reserved"] = tiles[0]
            request["sentinel"] = random.choice(["rival", "own"])
            request["stack"] = random.choice([0, 26])
        request["ambassador_keys"] = random.choice(["none", "three"])
        yield request
    paid = {"tokens": 3, "pay_tokens": 3}
    for tile in ("jail", "chasm", "abyss", "parliament", "depths"):
        yield {**paid, "face_up": [tile], "location": tile, "reserved": tile, "sentinel": "own"}
    for tile in ("black-smokers", "battlefield"):
        yield {**paid, "drawn": [tile], "location": tile, "stack": 1}
        yield {**paid, "drawn": [tile], "location": tile, "stack": 9}
    yield {**paid, "stack": 0, "draw": 1}
    for lord in ("elder", "sage", "hermit"):
        yield {"lords": [lord], "pay_lords": [lord], "way": "draw", "draw": 2}
        yield {"lords": [lord, "keeper"], "pay_lords": [lord, "keeper"]}
        yield {"lords": [lord], "pay_lords": [lord], "ambassador_keys": "three"}
        for way in (
            {"way": "draw", "draw": 4},
            {"way": "face-up", "location": "jail", "face_up": ["jail"]},
            {"stack": 0},
        ):
            yield {"lords": [lord], **way}
            yield {"lords": [lord, "keeper", "slaver"], "tokens": 1, **way}
        yield {"lords": [lord], "pay_lords": [lord], "stack": 1}
    yield {"tokens": 3, "stack": 0}
    yield {"tokens": 3, "stack": 0, "face_up": ["jail"], "reserved": "jail"}
    yield {"lords": [lord for lord in facts["order"]["lord"] if lord not in facts["lords_removed"]], "tokens": 10}
    yield {"pay_lords": ["keeper"], "drawn": ["jail", "chasm"], "face_up": ["jail"], "draw": 1}
    for reading in ("open", "fewer", "none"):
        yield {"lords": ["elder"], "way": "draw", "draw": 3, "stack": 2, "short_stack": reading}
        yield {"lords": ["sage", "keeper", "slaver"], "tokens": 1, "stack": 1, "short_stack": reading}
