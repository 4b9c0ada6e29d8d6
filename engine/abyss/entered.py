"""What was entered of a score less exactly than card by card: points typed in, and what the rules count.

A part that was entered card by card is counted by its cards, whatever else was told of it; else what the rules count of
it goes before points that were typed in. What a location scores hangs on other parts, so it may have to be told what it
counts. Where it is not, its points are unknown: nothing is made up for them.
"""

from engine.abyss.cards import Cards
from engine.abyss.formulas import COPY, LOOT, QUICK, TYPED, UNKNOWN, Holding, counted
from engine.fields import MAX_AMOUNT, Field, slim
from engine.kinds.entry import Entry
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.set import Set
from engine.ruling import reason
from engine.typing_compat import Any

LORDS, ALLIES, LOCATIONS, TOKENS = PARTS = ("lords", "allies", "locations", "monster_tokens")
"""The parts of which points can be typed in."""

POINTLESS = ("name", "mirror", "cleaner", "counts", "pearls")
"""What may be told of a player and scores nothing by itself; whoever has only other things has no other cards. Pearls
say so only where points are told of somebody else."""

COUNTS_LORDS = (
    "per-lord-of-guild",
    "per-guild",
    "per-lord",
    "per-lord-with-keys",
    "per-lord-without-keys",
    "highest-lord",
    "lowest-lord",
)
COUNTS_ALLIES = ("per-ally-of-race", "per-ally", "lowest-ally-of-each-race")

LESS = (
    Set("highest", of="ally"),
    List("lord_points", max_items="lords", each=Integer("", 0, MAX_AMOUNT)),
    List(
        "counts",
        max_items="locations",
        fields=(
            Entry("location", of="location", required=True),
            Integer("count", 0, MAX_AMOUNT, required=True),
        ),
    ),
    Group(
        "typed",
        fields=(
            Integer("locations", -MAX_AMOUNT, MAX_AMOUNT),
            Integer("lords", 0, MAX_AMOUNT),
            Integer("allies", 0, MAX_AMOUNT),
            Integer("monster_tokens", 0, MAX_AMOUNT),
        ),
    ),
)
"""What may be told of a player in place of cards."""


class Entered:
    """How the parts of a player's score were entered: ``how`` has those that were not entered card by card.

    ``typed`` has the points of those that were typed in, ``lords`` the points of each lord where these were told in
    place of the lords, ``allies`` the affiliated allies that are known, ``counts`` what each location is said to count.
    ``twice`` says that something was entered in two ways, ``untold`` has the parts of which nothing was entered
    although another one was not told card by card, or ``nothing`` was told at all: they are unknown, not 0. Pearls are
    something only where points are told of somebody at the table.
    """

    def __init__(
        self, cards: Cards, fields: tuple[Field, ...], player: dict[str, Any], players: list[dict[str, Any]]
    ) -> None:
        exact = {LORDS: player["lords"], ALLIES: player["affiliated"]}
        exact[LOCATIONS], exact[TOKENS] = player["locations"], player["monster_tokens"]
        quick = {LORDS: player["lord_points"], ALLIES: player["highest"]}
        self.how: dict[str, str] = {}
        self.typed: dict[str, int] = {}
        self.twice = False
        for part in PARTS:
            typed = player["typed"][part]
            short = quick.get(part, [])
            entries = [entry for entry in (exact[part], short, typed is not None) if entry]
            self.twice = self.twice or len(entries) > 1
            if entries and not exact[part]:
                self.how[part] = QUICK if short else TYPED
                if not short:
                    self.typed[part] = typed
        stated = [part for part in PARTS if exact[part] or part in self.how]
        has_pearls = player["pearls"] > 0 and any([slim(fields, row, POINTLESS) for row in players])
        self.nothing = not has_pearls and not slim(fields, player, POINTLESS)
        self.untold = [part for part in PARTS if part not in stated] if self.how or self.nothing else []
        self.lords: list[int] = quick[LORDS] if self.how.get(LORDS) == QUICK else []
        self.allies: list[str] = quick[ALLIES] if self.how.get(ALLIES) == QUICK else player["affiliated"]
        self.counts = {row["location"]: row["count"] for row in player["counts"]}
        for id in player["locations"]:
            # Whoever copies a tile counts for it: so that is what the tile is said to count for this player.
            if cards.formulas[id]["kind"] == COPY and player["mirror"] and id in self.counts:
                self.counts[player["mirror"]] = self.counts[id]

    def describe(self, parts: dict[str, Any], holding: "StatedHolding", rules: dict[str, str]) -> list[dict[str, Any]]:
        """Say of the parts how they were entered if not card by card, with their points; give what was not checked."""
        unchecked = []

        def say(code: str, **params: Any) -> None:
            unchecked.append(reason(code, rules[code], params))

        for name in PARTS:
            how = self.how.get(name)
            if how:
                parts[name]["how"] = how
                parts[name]["total"] = sum(self.lords) if name == LORDS else parts[name]["total"]
                parts[name]["total"] = self.typed.get(name, parts[name]["total"])
                say(f"{name.replace('_', '-')}-{how}")
            elif name in self.untold and not (name == ALLIES and parts[name]["items"]):
                parts[name]["total"] = None
        by_how: dict[str, list[str]] = {}
        for item in parts[LOCATIONS]["items"]:
            by_how.setdefault(item.get("how", ""), []).append(item["location"])
        for how, code in ((QUICK, "locations-quick"), (UNKNOWN, "locations-unknown")):
            if how in by_how:
                parts[LOCATIONS]["how"] = how
                say(code, locations=by_how[how])
        for id in sorted(holding.differing):
            count, own = holding.differing[id]
            say("count-differs", location=id, told=count, count=own)
        if self.twice:
            say("entered-twice")
        return unchecked


class StatedHolding(Holding):
    """What a player's locations are scored with where not everything was entered card by card.

    ``differing`` has the locations that are said to count something else than the cards say: stated, counted.
    """

    def __init__(self, entered: Entered, *own: Any, **readings: Any) -> None:
        super().__init__(*own, **readings)
        self.entered = entered
        self.differing: dict[str, tuple[int, int]] = {}

    def count(self, cards: Cards, location: str) -> tuple[int | None, str]:
        """By the cards if they are known, else by what is stated; a number of lords is known without their names."""
        entered = self.entered
        formula = cards.formulas[location]
        kind = formula["kind"]
        own = counted(cards, formula, self)
        stated = entered.counts.get(location)
        points = entered.lords
        if kind in COUNTS_LORDS:
            known, lacking = bool(self.lords), LORDS in entered.how
            if points and kind in ("per-lord", "highest-lord", "lowest-lord"):
                own = len(points) if kind == "per-lord" else max(points) if kind == "highest-lord" else min(points)
                known = True
        elif kind in COUNTS_ALLIES:
            known, lacking = bool(self.affiliated) and ALLIES not in entered.how, ALLIES in entered.how
        elif kind == LOOT:
            known, lacking = location in self.loot, False
        else:
            known, lacking = bool(own), False
        if known:
            if stated is not None and stated != own and kind != LOOT:
                self.differing[location] = (stated, own)
            return own, ""
        if stated is not None:
            return stated, QUICK
        return (None, UNKNOWN) if lacking else (own, "")
