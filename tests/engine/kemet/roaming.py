"""Where a troop can get, worked out by brute force: every situation after one step, after two, and so on."""

from __future__ import annotations

from typing import Any

from tests.engine.request_generators.kemet.move import beside, spaces_of

LONGEST = 9
"""So many steps lead anywhere that more steps lead."""
MOVES = {"royal-scarab": 2, "sphinx": 0}
FIELDS = ("creature_passing", "limit_passing", "border_crossing")

Situation = tuple[str, int, int, bool]
"""A space, the movement that is used, the cards played, and whether the gates are open."""


class Roaming:
    """A question without a path, its open points read in favour of the troop or not."""

    def __init__(self, facts: dict[str, Any], asked: dict[str, Any], generous: bool) -> None:
        rows, edges = facts["tables"]["map"], facts["boards"]["map"]["edges"]
        self.asked = asked
        self.tiles = asked.get("tiles", [])
        self.creature = asked.get("creature")
        self.cities = {space: rows[space].get("area", "") for space in spaces_of(facts, asked["players"])}
        self.obelisks = [space for space in self.cities if rows[space].get("has") == ["obelisk"]]
        self.beside = {space: beside(facts, asked["players"], space) for space in self.cities}
        self.unsure = [set(edge["between"]) for edge in edges if edge.get("confidence") == "uncertain"]
        self.capacity = 1 + ("god-speed" in self.tiles) + (MOVES.get(self.creature, 1) if self.creature else 0)
        self.own = {troop["space"]: troop for troop in asked.get("own", [])}
        said = {field: asked.get(field, "open") for field in FIELDS}
        self.may = {field: value == "may" or (generous and value == "open") for field, value in said.items()}
        self.may["limit_passing"] = said["limit_passing"] == "may"
        start = asked["from"]
        self.touched = {self.cities[space] for space in (start, *(space for space, _ in self.beside[start]))} - {""}

    def fits(self, space: str) -> bool:
        """Whether its units and those that stand there are few enough."""
        limit = 7 if "legion" in self.tiles else 5
        return bool(self.asked["units"] + self.own.get(space, {"units": 0})["units"] <= limit)

    def meets_creature(self, space: str) -> bool:
        """Whether a creature would come to another one."""
        return bool(self.creature and self.own.get(space, {}).get("creature"))

    def may_go_on(self, space: str) -> bool:
        """Whether it may pass a space."""
        if space in self.asked.get("enemies", []):
            return False
        if self.meets_creature(space) and not self.may["creature_passing"]:
            return False
        return self.fits(space) or self.may["limit_passing"]

    def steps(self, at: Situation) -> list[tuple[int, Situation]]:
        """Every step from a situation, with its price."""
        space, used, cards, gates = at
        ra = "priest-of-ra" in self.tiles
        found = []
        for other, _ in self.beside[space]:
            city = self.cities[other]
            is_shut = city not in ("", self.asked["city"], self.cities[space], *self.touched)
            is_shut = is_shut and "open-gates" not in self.tiles and self.creature != "phoenix"
            if used == self.capacity or ({space, other} in self.unsure and not self.may["border_crossing"]):
                continue
            if not is_shut or gates:
                found.append((0, (other, used + 1, cards, gates)))
            elif "open-gates" in self.asked.get("di", []):
                found.append((1 - ra, (other, used + 1, cards, True)))
        for other in self.obelisks:
            if other == space:
                continue
            if space in self.asked.get("pyramids", []) or ("teleport" in self.tiles and space in self.obelisks):
                found.append((2 - ra - ("stargate" in self.tiles), (other, used, cards, gates)))
            if cards < self.asked.get("di", []).count("teleportation"):
                found.append((1 - ra, (other, used, cards + 1, gates)))
        return found

    def reach(self) -> dict[str, tuple[int, int]]:
        """Every space where the troop may end, with the fewest prayer points, and the fewest steps for these."""
        prayer = self.asked.get("prayer", 99)
        best: dict[str, tuple[int, int]] = {}
        start: Situation = (self.asked["from"], 0, 0, False)
        here = {start: 0}
        for number in range(1, LONGEST + 1):
            after: dict[Situation, int] = {}
            for at, paid in here.items():
                if at != start and not self.may_go_on(at[0]):
                    continue
                for price, there in self.steps(at):
                    cost = paid + price
                    if cost <= min(prayer, after.get(there, 99)):
                        after[there] = cost
            for (space, *_), cost in after.items():
                is_end = space != self.asked["from"] and self.fits(space) and not self.meets_creature(space)
                if is_end and (cost, number) < best.get(space, (99, 99)):
                    best[space] = (cost, number)
            here = after
        return best
