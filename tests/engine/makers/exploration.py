"""Explorations by a player who doesn't always mind the rules, for ``abyss/exploration``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Turns of up to eight cards."""
    for _ in range(40):
        rivals = random.randint(1, 3)
        steps = []
        for _ in range(random.randint(1, 8)):
            card = random.choice(["ally", "ally", "ally", "monster"])
            step: dict[str, Any] = {"card": card}
            if card == "ally" and random.random() < 0.3:
                step["buyer"] = random.randint(1, rivals)
            else:
                step["choice"] = random.choice(["go-on"] * 6 + ["take" if card == "ally" else "fight"])
            steps.append(step)
        yield {"rivals": rivals, "steps": steps}
