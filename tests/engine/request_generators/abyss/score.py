"""Ends of games, for ``abyss/score``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators import deck, of_sets, some


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Positions of the base game and of all sets, many of them close, and a few that are odd."""
    for _ in range(50):
        yield position(random, facts)
    for _ in range(50):
        yield position(random, facts, "kraken", "leviathan")
    yield {"players": [{"mirror": "jail"}, {"locations": ["jail"]}]}
    yield {"players": [{"locations": ["city-of-mirrors"]}]}
    yield {"players": [{"lords": ["jailer", "elder"]}, {"lords": ["hunter", "sage"]}]}
    yield {"players": [{"lords": ["sage"], "pearls": 2}, {"lords": ["recruiter"], "pearls": 1}]}
    mirror = {"locations": ["city-of-mirrors"], "nebulis": 6}
    yield {"players": [mirror, {"locations": ["krakens-lair"], "nebulis": 9, "kraken_figure": "yes"}]}
    yield {"players": [{"kraken_figure": "yes"}, {}]}
    yield {"players": [{"nebulis": 2, "kraken_figure": "yes"}, {"nebulis": 1, "hand": ["kraken-3"]}]}
    yield {"players": [{"nebulis": 1, "kraken_figure": "yes"}, {"nebulis": 2}]}
    yield {"players": [{"kraken_figure": "yes", "hand": ["kraken-4"]}, {"hand": ["kraken-4"]}]}
    yield {"players": [{"nebulis": 2}, {"nebulis": 2}]}
    yield {"players": [{"lords": ["cleaner"], "hand": ["kraken-4"]}, {"nebulis": 1}]}
    yield {"players": [{"affiliated": ["kraken-2"], "scourge": "yes"}, {"scourge": "yes"}]}
    mirror = {"locations": ["city-of-mirrors"], "mirror": "megalodon"}
    loot = {"location": "megalodon", "loot": ["loot-3", "loot-7"]}
    yield {"players": [mirror, {"locations": ["megalodon"]}], "sanctuaries": [loot]}
    yield {"players": [{"locations": ["jail"]}], "sanctuaries": [{"location": "jail"}, {}, loot]}
    yield {"players": [{"locations": ["abyss", "lost-tower"], "lords": ["fence", "sage"]}]}
    order = [{"hand": ["kraken-3"], "nebulis": 1}, {"nebulis": 2, "hand": ["kraken-2"], "kraken_figure": "yes"}]
    for reading in ("open", "online", "1", "2", "3"):
        yield {"players": order, "figure_end": reading}
        yield {"players": [{"nebulis": 2}, {"nebulis": 2, "lords": ["sage"]}], "figure_end": reading}
        three = [{"nebulis": 2, "kraken_figure": "yes", "hand": ["kraken-2"]}, {"hand": ["kraken-4"]}, {"nebulis": 3}]
        yield {"players": three, "figure_end": reading}
    yield {"players": [{"nebulis": 2}, {}], "figure_end": "2"}
    yield {"players": [{"lords": ["tamer"]}, {"wounds": 2}, {"lords": ["tamer"]}]}
    yield {"players": [{"lords": ["tamer"]}, {"wounds": 2}]}
    yield {"players": [{"mirror": "jail"}, {}], "sanctuaries": [{"location": "megalodon"}, {"location": "megalodon"}]}
    yield from short_ones()
    for high, low in (
        ("landowner", ["slaver", "jailer"]),
        ("miller", ["landlord", "shaman"]),
        ("trader", ["recruiter", "ship-master"]),
        ("invoker", ["commander", "sage"]),
    ):
        yield {"players": [{"lords": [high]}, {"lords": low}]}


def short_ones() -> Iterator[dict[str, Any]]:
    """Scores of which parts were added up by hand, or told by what the rules count."""
    sums = {"locations": 30, "lords": 39, "allies": 14, "monster_tokens": 5}
    silos = {"locations": ["sargasso-silos"], "counts": [{"location": "sargasso-silos", "count": 4}]}
    yield {"players": [{"name": "Ann", "typed": sums}, {"typed": {"lords": 33, "locations": -3}}]}
    yield {"players": [silos | {"lord_points": [10, 11], "highest": ["crab-3", "crab-1", "squid-5"]}, {}]}
    yield {"players": [silos | {"lords": ["miller", "shepherd"]}, {"typed": {}}]}
    for tile in ("sanctuary", "sargasso-fields", "throne-room", "coral-barrier"):
        cards = {"lords": ["miller"], "affiliated": ["jellyfish-2", "seahorse-1"]}
        yield {"players": [cards | {"locations": [tile], "counts": [{"location": tile, "count": 20}]}]}
    yield {"players": [{"locations": ["sargasso-silos", "sanctuary", "krakens-lair"], "typed": sums}, {"typed": sums}]}
    yield {"players": [{"locations": ["jail", "chasm", "abyss"], "lord_points": [3, 8]}, {"highest": ["crab-2"]}]}
    yield {"players": [{"typed": sums, "lords": ["miller"], "lord_points": [3], "highest": ["crab-2"]}]}
    yield {"players": [{"typed": {"lords": 6}}, {"lord_points": [6]}, {"lords": ["farmer"]}]}
    none = {"typed": {"locations": 0, "allies": 0, "monster_tokens": 0}}
    all_told = {"typed": none["typed"] | {"lords": 6}}
    yield {"players": [all_told, none | {"lord_points": [6]}]}
    for two in ([6, 4], [5, 5]):
        yield {"players": [none | {"lord_points": [6, 4]}, none | {"lord_points": two}]}
    yield {"players": [{"lord_points": [6, 4]}, {"lord_points": [5, 5]}]}
    yield {"players": [{"lord_points": [6, 4]}, {"lord_points": [5, 5]}], "profile": "cost"}
    yield {"players": [{"lord_points": [6, 4]}, {"lord_points": [6, 4]}]}
    mirror = {"locations": ["city-of-mirrors"], "lords": ["miller"]}
    yield {"players": [mirror, {"typed": sums}]}
    yield {"players": [mirror | {"mirror": "jail"}, {"typed": sums}]}
    told = {"locations": ["city-of-mirrors"], "mirror": "sargasso-silos", "typed": {"lords": 20}}
    yield {"players": [told | {"counts": [{"location": "city-of-mirrors", "count": 3}]}, silos]}
    yield {"players": [{"locations": ["city-of-mirrors"], "typed": {"lords": 20}}, silos]}
    yield {"players": [{"locations": ["megalodon"], "counts": [{"location": "megalodon", "count": 12}]}, {}]}
    twice = [{"location": "jail", "count": 1}, {"location": "jail", "count": 2}, {"location": "chasm", "count": 0}]
    yield {"players": [{"locations": ["jail"], "counts": twice}]}
    yield {"players": [{"highest": ["kraken-3"]}, {"highest": ["crab-5", "crab-5"], "lord_points": [100, "3"]}]}
    yield {"players": [{"typed": {"lords": 100, "locations": -100, "pearls": 3}}, {"typed": [], "counts": [{}]}]}
    yield {"players": [{"highest": ["crab-2"], "hand": ["crab-4", "squid-1"], "locations": ["sanctuary"]}]}


def position(random: Random, facts: dict[str, Any], *sets: str) -> dict[str, Any]:
    """The end of a game, more often than not a close one."""
    lords = of_sets(facts, "lord", *sets)
    tiles = of_sets(facts, "location", *sets)
    allies = deck(facts, *sets)
    tokens = [2] * 9 + [3] * 9 + [4] * 2
    for things in (lords, tiles, allies, tokens):
        random.shuffle(things)
    players: list[dict[str, Any]] = []
    few = random.random() < 0.5
    count = random.randint(1, 5 if sets else 4)
    for number in range(count):
        player: dict[str, Any] = {"name": "ABCDE"[number], "pearls": random.randint(0, 2 if few else 9)}
        player["lords"] = [lords.pop() for _ in range(random.randint(0, 1 if few else 8))]
        if not few:
            player["locations"] = [tiles.pop() for _ in range(random.randint(0, 4))]
            affiliated = [allies.pop() for _ in range(random.randint(0, 8))]
            player["affiliated"] = [ally for ally in affiliated if not ally.startswith("kraken")]
            player["hand"] = [allies.pop() for _ in range(random.randint(0, 5))]
            player["monster_tokens"] = [tokens.pop() for _ in range(random.randint(0, 4))]
        if sets:
            player["nebulis"] = random.choice([0, 0, 1, 2, 5])
            player["wounds"] = random.choice([0, 0, 1, 4])
            player["cleaner"] = random.choice(["free", "tucked"])
        players.append(player)
    if len(players) > 1 and players[1].get("locations") and random.random() < 0.4:
        players[0]["mirror"] = random.choice(players[1]["locations"])
    request: dict[str, Any] = {"players": players, "profile": random.choice(["rulebook", "cost"])}
    if not sets:
        return request
    for figure in ("kraken_figure", "scourge"):
        if random.random() < 0.7:
            random.choice(players)[figure] = "yes"
    formulas = {tile: row["formula"]["kind"] for tile, row in facts["tables"]["location"].items()}
    searched = [tile for player in players for tile in player.get("locations", ()) if formulas[tile] == "loot"]
    loot = [kind for kind in facts["order"]["loot"] if kind != "loot-3"]
    request["sanctuaries"] = [{"location": tile, "loot": some(random, loot, 3)} for tile in some(random, searched, 4)]
    request["abyss_tile"] = random.choice(["seven-guilds", "six-guilds"])
    request["ambassador_keys"] = random.choice(["none", "three"])
    return request
