"""The facts of Abyss, made ready: allies, lords and locations by id."""

from engine.abyss.ids import LEVIATHAN
from engine.typing_compat import Any

LORDS_REMOVED = "abyss.leviathan.removed"
"""The rule by which a lord leaves the game."""
POINT = 100
"""What something is worth is told in hundredths of a point."""


class Lord:
    """What the rules need to know of a lord card; ``compulsory`` is a race or an empty string.

    Its power works ``at_once``, when it is recruited, or ``lasts`` as long as it is free; some do both.
    """

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        cost = row["cost"]
        self.id = id
        self.guild: str = row["guild"]
        self.influence: int = row["influence"]
        self.keys: int = row["keys"]
        self.at_once = row["timing"] in ("on-recruit", "on-recruit-and-continuous")
        self.lasts = row["power"] == "permanent"
        self.value: int = cost["value"]
        self.races: int = cost["races"]
        self.compulsory: str = cost.get("compulsory") or ""


class Cards:
    """The cards and numbers of Abyss.

    ``races`` are the five ordinary ones, ``wild`` is the race that stands for any of them (Krakens). ``allies`` lists
    the ids by race in the order of the facts, the wild ones last, then by value; ``order`` gives an ally's place there.
    ``nebulis`` says how many a wild ally brings to whoever pays with it, ``plain`` is the ally of a race and value.
    ``supply`` are the cited numbers, ``numbers`` bound what is asked.
    """

    def __init__(self, facts: dict[str, Any]) -> None:
        tables = dict(facts["tables"])
        self.races: list[str] = list(facts["races"])
        self.wild: str = facts["wild"]
        tables["race"] = {race: {} for race in self.races + [self.wild]}
        self.tables = tables
        self.supply: dict[str, Any] = facts["numbers"]
        self.threat_track: list[dict[str, Any]] = facts["threat_track"]
        lords = tables["lord"] = dict(tables["lord"])
        for lord in facts["lords_removed"]:
            lords[lord] = dict(lords[lord]) | {"without": {LEVIATHAN: LORDS_REMOVED}}
        self.border: dict[int, list[int]] = {int(space): sums for space, sums in self.supply["border-sums"].items()}
        self.race: dict[str, str] = {}
        self.value: dict[str, int] = {}
        for id, row in tables["ally"].items():
            self.race[id] = row["race"]
            self.value[id] = row["value"]
        self.nebulis: dict[str, int] = {id: row["nebulis"] for id, row in tables["ally"].items() if "nebulis" in row}
        place = {race: number for number, race in enumerate(self.races + [self.wild])}
        self.allies = sorted(self.race, key=lambda id: (place[self.race[id]], self.value[id], id))
        self.order = {id: number for number, id in enumerate(self.allies)}
        self.plain: dict[tuple[str, int], str] = {}
        for id in self.allies:
            if (self.race[id], self.value[id]) not in self.plain:
                self.plain[self.race[id], self.value[id]] = id
        self.lords = {id: Lord(id, row) for id, row in tables["lord"].items()}
        self.formulas: dict[str, dict[str, Any]] = {id: row["formula"] for id, row in tables["location"].items()}
        self.locations: list[str] = list(facts["order"]["location"])
        self.tokens: dict[str, int] = {id: row["value"] for id, row in tables["monster-token"].items()}
        self.copies: dict[str, int] = {id: row["copies"] for id, row in tables["ally"].items()}

        self.highest: int = max([value for id, value in self.value.items() if self.race[id] != self.wild])
        self.numbers = _numbers(self, facts["players"])

    def lords_in(self, sets: list[str]) -> int:
        """How many lords there are in a game with these sets."""
        rows = [
            row for row in self.tables["lord"].values() if row["set"] not in self.tables["set"] or row["set"] in sets
        ]
        return len([row for row in rows if not [set for set in row.get("without", ()) if set in sets]])

    def locations_in(self, sets: list[str]) -> int:
        """How many locations there are in a game with these sets."""
        tables = self.tables
        return len(
            [row for row in tables["location"].values() if row["set"] not in tables["set"] or row["set"] in sets]
        )

    def exploration_cards_in(self, sets: list[str]) -> int:
        """How many cards there are in the exploration deck of a game with these sets, monsters among them."""
        others = [set for set in self.tables["set"] if set not in sets]
        parts = [row.get("sets", {row["set"]: row["copies"]}) for row in self.tables["ally"].values()]
        allies = sum([each[part] for each in parts for part in each if part not in others])
        return int(allies + self.supply["monsters"] + (self.supply["leviathan-monsters"] if LEVIATHAN in sets else 0))

    def sorted_allies(self, ids: list[str]) -> list[str]:
        """Allies by race, then by value."""
        order = self.order
        return sorted(ids, key=lambda id: order[id])

    def total(self, ids: list[str]) -> int:
        """The sum of the allies' values."""
        return sum([self.value[id] for id in ids])

    def by_race(self, ids: list[str]) -> dict[str, list[str]]:
        """The allies of each race among ``ids``, each list in its order."""
        groups: dict[str, list[str]] = {}
        for id in self.sorted_allies(ids):
            groups.setdefault(self.race[id], []).append(id)
        return groups


def _numbers(cards: Cards, seats: list[int]) -> dict[str, int]:
    """The numbers of the facts by which declared inputs are bounded (engine/fields.py)."""
    supply, tables = cards.supply, cards.tables
    sums = [number for sums in cards.border.values() for number in sums]
    lords, court = len(tables["lord"]), supply["court-spaces"]
    players = supply["leviathan-players-max"]
    allies = sum([row["copies"] for row in tables["ally"].values()])
    tokens = list(tables["monster-token"].values())
    pile = sum([row["copies"] for row in tokens])
    return {
        "players": players,
        "players_min": seats[0],
        "rivals": players - 1,
        "base_players": seats[1],
        "base_rivals": seats[1] - 1,
        "races": len(cards.races),
        "lords": lords,
        "court": court,
        "court_left": court - 1,
        "deck": lords - court,
        "base_lords": len([row for row in tables["lord"].values() if row["set"] == "base"]),
        "locations": len(tables["location"]),
        "exploration_cards": allies + supply["monsters"] + supply["leviathan-monsters"],
        "exploration_spaces": supply["exploration-spaces"],
        "threat_spaces": len(cards.threat_track),
        "key_tokens": supply["key-tokens"],
        "keys": supply["key-tokens"] + sum([row["keys"] for row in tables["lord"].values()]),
        "monster_tokens": pile,
        "leviathans": len(tables["leviathan"]),
        "leviathans_won": len(tables["leviathan"]) - 1,
        "levels_beaten": max([len(row["levels"]) for row in tables["leviathan"].values()]) - 1,
        "leviathan_monster_tokens": supply["leviathan-monster-tokens"],
        "border_spaces": len(cards.border),
        "border_sum": max(sums),
        "border_sum_min": min(sums),
        "tiles_drawn": supply["location-draw-max"],
        # What a monster token of the full base pile is worth on average, in hundredths of a point.
        "token_worth": POINT * sum([row["value"] * row["copies"] for row in tokens]) // pile,
    }
