"""Explorations by a player who doesn't always mind the rules, for ``abyss/explore``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators import deck, of_sets, some

OWN = ("ship-master", "shaman", "coward")
RIVALS = ("hypnotist", "highwayman", "outlaw", "counterfeiter", "tamer")

GO_ON = {"choice": "go-on"}
MONSTER = {"card": "monster", "choice": "go-on", "dice": 7}
RARE: tuple[dict[str, Any], ...] = (
    {"rival_powers": ["hypnotist"], "steps": [{"buyer": number} for number in (2, 1, 1, 2, 3, 1)]},
    {"steps": [{"card": "kraken", **GO_ON}, {"ally": "kraken-4", **GO_ON}, {"choice": "take"}]},
    {"sets": ["leviathan"], "steps": [*[GO_ON] * 4, MONSTER, {"card": "monster"}]},
    {"sets": ["leviathan"], "last_monster": "explore-on", "steps": [*[GO_ON] * 4, {"card": "monster"}]},
    {"powers": ["coward"], "last_monster": "fight", "steps": [*[GO_ON] * 4, {"card": "monster"}]},
    {
        "sets": ["leviathan"],
        "border": [{"space": 5, "leviathan": "leviathan-1"}],
        "steps": [{**MONSTER, "leviathan": f"leviathan-{number}"} for number in (5, 9, 3, 2)],
    },
    {"steps": [{"buyer": 3, "dice": 1}], "rivals": 2},
    {"steps": [{"buyer": 1, "choice": "take"}], "sets": ["kraken"]},
    {"steps": [{"buyer": 1}, {"buyer": 2}], "sets": ["kraken"], "rival_powers": ["highwayman"]},
    {"steps": [{"buyer": 1}, {"buyer": 1}, {"buyer": 1, "choice": "take"}]},
    {"steps": [*[GO_ON] * 4, {"card": "monster", "buyer": 1}, {}]},
    {"steps": [*[GO_ON] * 3, {"buyer": 1}, {"buyer": 1}, {"buyer": 1}, {}]},
    {"steps": [{"card": "monster"}]},
    {"steps": [*[GO_ON] * 4, {"card": "monster"}]},
    {"steps": [{"buyer": 2}, {"buyer": 1, "nebulis": 2}], "sets": ["kraken"], "rival_powers": ["outlaw"]},
    {"steps": [{"buyer": 1, "nebulis": 1, "pearls_left": 2}], "rival_powers": ["counterfeiter"]},
    {"steps": [{"buyer": 2}, {"buyer": 1, "nebulis": 2}, {"buyer": 3, "nebulis": 3}], "sets": ["kraken"]},
    {"steps": [{"buyer": 1}, {"buyer": 2, "nebulis": 3, "pearls_left": 2}], "rival_powers": ["outlaw"]},
    {"steps": [{"buyer": 2, "nebulis": 2, "pearls_left": 3}], "sets": ["kraken"]},
    {"sets": ["leviathan"], "last_turn": "yes", "steps": [{"card": "monster", "choice": "fight"}]},
    {
        "sets": ["leviathan"],
        "last_turn": "yes",
        "last_turn_monster": "no-effect",
        "steps": [{"card": "monster", "choice": "fight"}, {"card": "monster"}],
    },
    {
        "sets": ["leviathan"],
        "border": [{"space": 5, "leviathan": "leviathan-1"}],
        "steps": [{"card": "monster", "choice": "fight", "leviathan": "leviathan-2"}],
    },
    {"sets": ["leviathan"], "powers": ["coward"], "steps": [{"card": "monster", "choice": "skip"}]},
    {"sets": ["leviathan"], "powers": ["coward"], "steps": [{"card": "monster"}]},
    {"sets": ["leviathan"], "last_turn": "yes", "powers": ["coward"], "steps": [{"card": "monster"}]},
    {"full_track": "allies", "steps": [{"card": "monster", "choice": "go-on"}, *[GO_ON] * 3, {"choice": "take"}]},
    {"steps": [{"card": "monster", "ally": "crab-1", "pile": "kraken"}], "rivals": 4},
    {"steps": [GO_ON, {"card": "monster", "choice": "fight"}]},
    {"sets": ["leviathan"], "steps": [GO_ON, {"card": "monster", "choice": "fight"}]},
)


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Turns of up to nine cards in every mix of sets, and some in which rare things happen."""
    races = facts["races"]
    for number in range(90):
        sets = [(), ("kraken",), ("leviathan",), ("kraken", "leviathan")][number % 4]
        cards = random.sample(deck(facts, *sets), 9)
        leviathans = random.sample(facts["order"]["leviathan"], 12)
        rivals = random.randint(1, 4 if "leviathan" in sets else 3)
        steps = []
        for _ in range(random.randint(1, 9)):
            card = random.choice(["ally", "ally", "ally", "monster"])
            step: dict[str, Any] = {"card": card}
            if card == "ally" and random.random() < 0.7:
                step["ally"] = cards.pop()
                if step["ally"].startswith("kraken"):
                    step["card"] = "kraken"
                    step["pile"] = random.choice(races)
            if random.random() < (0.35 if card == "ally" else 0.05):
                step["buyer"] = random.randint(1, rivals)
                if "kraken" in sets and random.random() < 0.5:
                    step["nebulis"] = random.randint(1, 3)
                    step["pearls_left"] = random.choice([0, 0, 2])
            if "buyer" not in step or random.random() < 0.1:
                ends = ["take", "fight", "skip", "open"]
                step["choice"] = random.choice(["go-on"] * 7 + ends + ["take" if card == "ally" else "fight"])
                if card == "monster" and "leviathan" in sets and random.random() < 0.8:
                    step["leviathan"] = leviathans.pop()
                    step["dice"] = random.choice([0, 2, 7, 7, 8, 12])
            steps.append(step)
        lords = of_sets(facts, "lord", *sets)
        border = [{"space": 5, "leviathan": leviathans.pop()}, {"space": random.choice([1, 4, 9])}]
        yield {
            "rivals": rivals,
            "sets": list(sets),
            "steps": steps,
            "powers": some(random, [lord for lord in OWN if lord in lords], 2),
            "rival_powers": some(random, [lord for lord in RIVALS if lord in lords], 3),
            "threat": random.choice([1, 1, 5, 6]),
            "deck": random.choice([3, 102]),
            "border": border[number % 3 :] if "leviathan" in sets else [],
            "last_turn": random.choice(["no", "no", "no", "yes"]),
            "last_turn_monster": random.choice(["open", "open", "no-effect", "as-always"]),
            "last_monster": random.choice(["open", "explore-on", "fight"]),
            "full_track": random.choice(["cards", "cards", "allies"]),
        }
    yield from RARE
