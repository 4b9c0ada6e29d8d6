"""What a location scores: the formulas of the tiles (abyss.locations.scores)."""

from engine.abyss.cards import Cards
from engine.abyss.ids import AMBASSADOR
from engine.typing_compat import Any

COPY = "copy-rival"
LOOT = "loot"
TYPED, QUICK, UNKNOWN = HOW = ("typed", "quick", "unknown")
"""How points were told that were not counted card by card: as points, by what the rules count, or not at all."""
WITHOUT_RACE = (AMBASSADOR, "smuggler")
"""The guilds whose lords ask for no race: one reading of The Abyss counts them as one guild."""


class Holding:
    """What a player's locations are scored with: all lords, all affiliated allies, and the nebulis.

    ``loot`` are the loot cards that lie on each sanctuary, whoever controls it. ``merge_raceless_guilds`` (one guild
    for all lords without a race) and ``ambassadors_have_keys`` are readings that the sources leave open.
    """

    def __init__(
        self,
        lords: list[str],
        affiliated: list[str],
        nebulis: int = 0,
        loot: dict[str, list[str]] | None = None,
        merge_raceless_guilds: bool = False,
        ambassadors_have_keys: bool = False,
    ) -> None:
        self.lords = lords
        self.affiliated = affiliated
        self.nebulis = nebulis
        self.loot = loot or {}
        self.merge_raceless_guilds = merge_raceless_guilds
        self.ambassadors_have_keys = ambassadors_have_keys

    def count(self, cards: Cards, location: str) -> tuple[int | None, str]:
        """What a location counts, None if that cannot be told; and how it was told if not by the cards."""
        return counted(cards, cards.formulas[location], self), ""

    def guilds(self, cards: Cards) -> list[str]:
        """The guild of each lord, as far as The Abyss tells them apart."""
        guilds = [cards.lords[id].guild for id in self.lords]
        return [WITHOUT_RACE[0] if self.merge_raceless_guilds and guild in WITHOUT_RACE else guild for guild in guilds]

    def with_keys(self, cards: Cards) -> int:
        """How many of the lords have a key printed on them."""
        lords = [cards.lords[id] for id in self.lords]
        return len([lord for lord in lords if lord.keys or (self.ambassadors_have_keys and lord.guild == AMBASSADOR)])


def counted(cards: Cards, formula: dict[str, Any], holding: Holding) -> int:
    """The number of things a formula counts, or the value it takes."""
    kind = formula["kind"]
    lords = [cards.lords[id] for id in holding.lords]
    influences = [lord.influence for lord in lords]
    if kind == "per-lord-of-guild":
        return len([lord for lord in lords if lord.guild == formula["guild"]])
    if kind == "per-ally-of-race":
        return len([ally for ally in holding.affiliated if cards.race[ally] == formula["race"]])
    if kind == "per-guild":
        return len(set(holding.guilds(cards)))
    if kind == "per-lord":
        return len(lords)
    if kind == "per-ally":
        return len(holding.affiliated)
    if kind == "per-lord-with-keys":
        return holding.with_keys(cards)
    if kind == "per-lord-without-keys":
        return len(lords) - holding.with_keys(cards)
    if kind == "highest-lord":
        return max(influences) if influences else 0
    if kind == "lowest-lord":
        return min(influences) if influences else 0
    if kind == "lowest-ally-of-each-race":
        by_race = cards.by_race(holding.affiliated)
        return sum([min([cards.value[ally] for ally in allies]) for allies in by_race.values()])
    if kind == "per-nebulis":
        return holding.nebulis
    return 0  # nothing; loot, which is worth its values; and copy-rival, which counts nothing of its own


def points(cards: Cards, location: str, holding: Holding) -> dict[str, Any]:
    """What a location scores and how: ``base`` points and ``each`` for everything ``counted``.

    A sanctuary has the ``loot`` on it, which is worth its values; told as a number, that is what it is worth. A tile
    that copies another scores nothing by itself, so copying it brings nothing either. One of which nobody can tell what
    it counts scores nothing, and says so.
    """
    formula = cards.formulas[location]
    count, how = holding.count(cards, location)
    base = formula.get("base", 0)
    each = formula.get("each", 0)
    item: dict[str, Any] = {
        "location": location,
        "points": 0 if count is None else base + each * count,
        "kind": formula["kind"],
        "base": base,
        "each": each,
        "counted": count or 0,
    }
    if how:
        item["how"] = how
    for name in ("guild", "race"):
        if formula.get(name):
            item[name] = formula[name]
    if formula["kind"] == LOOT:
        item["loot"] = sorted(holding.loot.get(location, []))
        item["points"] = sum([cards.tables["loot"][loot]["value"] for loot in item["loot"]])
        if how:
            item["points"] = item["counted"]
    return item


def copied(
    cards: Cards, location: str, rivals: list[str], chosen: str | None, holding: Holding, loot: bool, floor: bool
) -> dict[str, Any]:
    """What City of Mirrors scores: a rival's tile, scored with the copier's own things.

    ``rivals`` are the tiles of all rivals; without a ``chosen`` one the best is taken. ``loot`` is whether the loot on
    a sanctuary counts for its copy, ``floor`` whether less than 0 counts as 0. If it is not known what one of them
    would score, it is not known of the copy. Implements abyss.locations.city-of-mirrors.
    """
    options = [chosen] if chosen else [id for id in cards.locations if id in rivals]
    best: dict[str, Any] | None = None
    for option in options:
        item = points(cards, option, holding)
        if item["kind"] == LOOT and not loot:
            item["points"] = 0
        if best is None or item.get("how") == UNKNOWN or item["points"] > best["points"]:
            best = item
        if best.get("how") == UNKNOWN:
            break
    if best is None:
        own = points(cards, location, holding)
        own["copies"] = None
        own["points"] = 0
        return own
    best["copies"] = best["location"]
    best["location"] = location
    if floor:
        best["points"] = max(0, best["points"])
    return best
