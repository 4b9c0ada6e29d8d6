"""A battle settled: what each side brings, who wins, what both lose, and what the battle pays.

A side is an object as ``engine.kemet.sides`` has it read. What does not hang on the battle cards is made ready once
(``ready``), so that many pairs of cards can be settled quickly (``settle``).
"""

from engine.kemet import Facts
from engine.kemet.cards import POWERS
from engine.kemet.ids import (
    BLADES,
    CARNAGE,
    CHARGE,
    CRUSADE,
    DEFENSE,
    DEFENSIVE_VICTORY,
    DIVINE_WOUND,
    HOLY_WAR,
    INITIATIVE,
    PRIEST_OF_RA,
    SHIELD,
    SNAKE,
)
from engine.kemet.sides import ATTACKER, DEFENDER, SIDES
from engine.typing_compat import Any

STRENGTH, DAMAGE, PROTECTION = "strength", "damage", "protection"

BONUSES = (
    (CHARGE, STRENGTH, (ATTACKER,)),
    (DEFENSE, STRENGTH, (DEFENDER,)),
    (BLADES, STRENGTH, SIDES),
    (CARNAGE, DAMAGE, SIDES),
    (SHIELD, PROTECTION, SIDES),
)
"""The tiles that add something to one of the three sums: which, and for whom."""


def payments(facts: Facts, side: dict[str, Any]) -> list[dict[str, Any]]:
    """The interventions of a side in order: what each would cost, what is paid for it, and whether it counts.

    Each is paid from what the ones before it leave; without ``prayer`` all are.
    """
    saved = facts.all_numbers["tile-effect"][PRIEST_OF_RA] if PRIEST_OF_RA in side["tiles"] else 0
    left = side["prayer"]
    paid = []
    for card in side["di"]:
        price = facts.interventions[card].cost
        cost = max(0, price - saved)
        counts = left is None or cost <= left
        if left is not None and counts:
            left -= cost
        paid.append({"card": card, "price": price, "cost": cost if counts else 0, "counts": counts, "needs": cost})
    return paid


def parts_of(facts: Facts, sides: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """What a side adds up beside its battle card: the units first, then the creature, tiles and interventions.

    Each part has its table and id ("" for units and for cards thrown away), and the three powers.
    """
    side, enemy = sides[name], sides[DEFENDER if name == ATTACKER else ATTACKER]
    parts = [_part("units", "", STRENGTH, side["units"] - struck(facts, sides, name))]
    creature = side["creature"]
    if creature is not None and enemy["creature"] != SNAKE:
        parts.append({"of": "creature", "id": creature} | facts.creatures[creature].powers)
    for tile, power, who in BONUSES:
        if tile in side["tiles"] and name in who:
            parts.append(_part("tile", tile, power, facts.all_numbers["tile-effect"][tile]))
    if side["wound"]:
        gain = side["wound"] * facts.all_numbers["tile-effect"][DIVINE_WOUND]
        parts.append(_part("tile", DIVINE_WOUND, STRENGTH, gain))
    for payment in payments(facts, side):
        if payment["counts"]:
            card = payment["card"]
            parts.append({"of": "intervention", "id": card} | facts.interventions[card].powers)
    return parts


def _part(table: str, id: str, power: str, count: int) -> dict[str, Any]:
    return {"of": table, "id": id, STRENGTH: 0, DAMAGE: 0, PROTECTION: 0} | {power: count}


def struck(facts: Facts, sides: dict[str, Any], name: str) -> int:
    """The units of a side that die by Initiative before the cards."""
    if name == ATTACKER or INITIATIVE not in sides[ATTACKER]["tiles"]:
        return 0
    return int(min(sides[DEFENDER]["units"], facts.all_numbers["tile-effect"][INITIATIVE]))


class Ready:
    """A battle of which only the two battle cards are still to be chosen.

    ``fought`` is false where Initiative leaves the defender no unit: then no cards are played at all. ``sums`` are the
    powers of each side without its card, ``units`` those that fight.
    """

    def __init__(self, facts: Facts, sides: dict[str, Any]) -> None:
        self.facts = facts
        self.sides = {name: sides[name] for name in SIDES}
        self.struck = {name: struck(facts, sides, name) for name in SIDES}
        self.units = {name: sides[name]["units"] - self.struck[name] for name in SIDES}
        self.fought = self.units[DEFENDER] > 0
        self.parts = {name: parts_of(facts, sides, name) for name in SIDES}
        self.sums = {
            name: {power: sum([part[power] for part in self.parts[name]]) for power in POWERS} for name in SIDES
        }
        self.di_cost = {name: sum([each["cost"] for each in payments(facts, sides[name])]) for name in SIDES}

    def settle(self, attacker_card: str, defender_card: str) -> dict[str, Any]:
        """The battle with these two cards: ``winner``, and of each side what ``kemet/battle`` says of it.

        Without a battle the powers are None, and so is the attacker's point, which the rules leave open.
        """
        if not self.fought:
            return self._unfought()
        cards = self.facts.battle_cards
        played = {ATTACKER: cards[attacker_card].powers, DEFENDER: cards[defender_card].powers}
        totals = {name: {power: self.sums[name][power] + played[name][power] for power in POWERS} for name in SIDES}
        winner = ATTACKER if totals[ATTACKER][STRENGTH] > totals[DEFENDER][STRENGTH] else DEFENDER
        losses = {
            name: min(self.units[name], max(0, totals[enemy][DAMAGE] - totals[name][PROTECTION]))
            for name, enemy in ((ATTACKER, DEFENDER), (DEFENDER, ATTACKER))
        }
        settled: dict[str, Any] = {"winner": winner}
        for name, enemy in ((ATTACKER, DEFENDER), (DEFENDER, ATTACKER)):
            left = self.units[name] - losses[name]
            gain = self._prayer(name, winner == name, losses[enemy])
            settled[name] = totals[name] | {
                "struck": self.struck[name],
                "losses": losses[name],
                "left": left,
                "vp": self._points(name) if winner == name and left else 0,
                "prayer": min(gain, self.room(name)),
                "di_cost": self.di_cost[name],
            }
        return settled

    def _unfought(self) -> dict[str, Any]:
        """What is said where nobody is left to fight: the attacker holds the space, and nothing is played or paid."""
        settled: dict[str, Any] = {"winner": ATTACKER}
        for name in SIDES:
            settled[name] = {power: None for power in POWERS} | {
                "struck": self.struck[name],
                "losses": 0,
                "left": self.units[name],
                # Whether the attacker has won a battle is open.
                "vp": None if name == ATTACKER else 0,
                "prayer": None if name == ATTACKER and HOLY_WAR in self.sides[name]["tiles"] else 0,
                "di_cost": 0,
            }
        return settled

    def _points(self, name: str) -> int:
        """The victory points of a side that wins and has a unit left."""
        if name == ATTACKER:
            return int(self.facts.all_numbers["battle-point"])
        has = DEFENSIVE_VICTORY in self.sides[DEFENDER]["tiles"]
        return int(self.facts.all_numbers["tile-effect"][DEFENSIVE_VICTORY]) if has else 0

    def _prayer(self, name: str, wins: bool, destroyed: int) -> int:
        """The prayer points that the tiles of a side bring, whether or not there is room for them."""
        effects, tiles = self.facts.all_numbers["tile-effect"], self.sides[name]["tiles"]
        gain = destroyed * effects[CRUSADE] if CRUSADE in tiles else 0
        return int(gain + effects[HOLY_WAR] if wins and HOLY_WAR in tiles else gain)

    def room(self, name: str) -> int:
        """The prayer points that a side can still take after paying; all of the track if what it has is unknown."""
        most = self.facts.numbers["prayer"]
        has = self.sides[name]["prayer"]
        # Where nobody fights, nothing is paid.
        paid = self.di_cost[name] if self.fought else 0
        return most if has is None else most - has + paid


def ready(facts: Facts, sides: dict[str, Any]) -> Ready:
    """A battle of ``{"attacker": side, "defender": side}``, ready for its cards."""
    return Ready(facts, sides)
