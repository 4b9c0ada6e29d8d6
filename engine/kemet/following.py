"""A path followed step by step: what speaks against it, what it costs, and where it ends."""

from engine.kemet.ids import OPEN_GATES
from engine.kemet.movement import (
    BY_CARD,
    BY_HARBOR,
    BY_TELEPORT,
    EACH,
    MAY,
    MAY_NOT,
    ON_LAND,
    ONCE,
    OPEN,
    WALKING,
    Ground,
)
from engine.ruling import Ruling
from engine.typing_compat import Any


class Walk:
    """A troop on its path. What is wrong with a step is told, and the next one is judged as if it had worked."""

    def __init__(self, ground: Ground, request: dict[str, Any], ruling: Ruling) -> None:
        self.ground = ground
        self.request = request
        self.ruling = ruling
        self.at = ground.start
        self.units = ground.troop.units
        self.own = dict(ground.own)
        self.used = 0
        self.cost = 0
        self.payments = 0
        self.cards = 0
        self.gates = False
        self.battle = False
        self.escaped = False
        self.steps: list[dict[str, Any]] = []

    def follow(self) -> None:
        """Take all steps, up to the first battle."""
        path = self.request["path"]
        for number, step in enumerate(path):
            if self.battle:
                self.ruling.refuse("past-battle", space=self.at)
                if not self.escaped:
                    self.ruling.note("escape-frees")
                break
            before = self.cost
            self._go(step["to"], step["by"])
            last = number == len(path) - 1
            self.escaped = self.escaped or step["to"] == self.ground.escape
            self.battle = step["to"] in self.ground.foes(self.escaped)
            self.steps.append(
                {
                    "start": self.at,
                    "to": step["to"],
                    "by": step["by"],
                    "cost": self.cost - before,
                    "battle": self.battle,
                    "drop": 0,
                    "pick": 0,
                }
            )
            self.at = step["to"]
            if last:
                self._end()
            elif not self.battle:
                self._pass(step["drop"], step["pick"])
                self.steps[-1].update({"drop": step["drop"], "pick": step["pick"]})
            self.steps[-1]["units"] = self.units
        self._check_sums()

    def _go(self, to: str, by: str) -> None:
        """Judge one step, wherever it leads, and pay for it."""
        if by in WALKING:
            self.used += 1
            self._walk(to, by)
            return
        ground, ruling = self.ground, self.ruling
        if to == self.at:
            ruling.refuse("same-space", space=to)
        elif to not in ground.land.obelisks:
            ruling.refuse("no-obelisk", space=to)
        if by == BY_TELEPORT:
            self._pay(ground.troop.price)
            if not ground.is_gate(self.at):
                on_obelisk = self.at in ground.land.obelisks
                ruling.refuse("begins-at-pyramid" if on_obelisk else "no-pyramid", space=self.at)
        else:
            self.cards += 1
            self._pay(ground.troop.card_price)
            if self.cards > ground.troop.cards:
                ruling.refuse("no-card", owned=ground.troop.cards, count=self.cards)

    def _pay(self, price: int) -> None:
        """Pay a price, which Priest of Ra has made cheaper; by one reading it does so only once in an action."""
        late = self.payments > 0 and self.request["ra_saving"] == ONCE
        self.cost += price + (self.ground.troop.ra if late else 0)
        self.payments += 1

    @property
    def more(self) -> int:
        """The prayer points that the path costs more if Priest of Ra saves only once in an action."""
        return self.ground.troop.ra * max(0, self.payments - 1)

    def _walk(self, to: str, by: str) -> None:
        ground, land, ruling = self.ground, self.ground.land, self.ruling
        kind, is_unsure = land.step_kind(self.at, to), (self.at, to) in land.unsure
        if not kind:
            if land.is_cut_off(self.at) != land.is_cut_off(to):
                inside = land.is_cut_off(self.at)
                ruling.refuse("leaves-delta" if inside else "enters-delta", space=self.at if inside else to)
            else:
                ruling.refuse("not-beside", start=self.at, space=to)
        elif kind != by and not (is_unsure and self.request["border_crossing"] == MAY_NOT):
            ruling.refuse("needs-harbor" if by == ON_LAND else "no-harbor", start=self.at, space=to)
        elif is_unsure:
            self._ask("border", "border_crossing", start=self.at, space=to)
        if kind and ground.is_barred(self.at, to) and not self.gates:
            if ground.troop.has_gates:
                self.gates = True
                self._pay(ground.troop.gates_price)
            else:
                ruling.refuse("wall", start=ground.start, space=to)

    def _pass(self, drop: int, pick: int) -> None:
        """Judge what the troop does at a space from which it goes on."""
        ground, ruling, limit = self.ground, self.ruling, self.ground.troop.limit
        crowd = ground.crowd(self.at, self.units, self.own)
        self.units += pick - drop
        rest = crowd - self.units
        self.own[self.at] = rest
        if not self.units and ground.troop.creature:
            ruling.refuse("creature-alone", space=self.at, creature=ground.troop.creature)
        elif not self.units:
            ruling.refuse("nobody-left", space=self.at)
        if self.units > limit:
            ruling.refuse("too-many-moving", space=self.at, count=self.units, limit=limit)
        if rest > limit:
            ruling.refuse("too-many-behind", space=self.at, count=rest, limit=limit)
        if crowd > limit >= max(self.units, rest):
            if self.request["limit_passing"] != MAY:
                ruling.refuse("limit-passing-not", space=self.at, count=crowd, limit=limit)
            else:
                ruling.note("limit-passed", space=self.at, limit=limit)
        if ground.crosses_creature(self.at):
            self._ask("creature-passing", "creature_passing", space=self.at, creature=ground.troop.creature)

    def _ask(self, code: str, field: str, **params: Any) -> None:
        """Decide a point that is open as the reader reads it; leave it open, once, if that is not said."""
        reading = self.request[field]
        if reading == MAY_NOT:
            self.ruling.refuse(f"{code}-not", **params)
        elif reading == OPEN and code not in [point["code"] for point in self.ruling.open]:
            self.ruling.leave_open(code, (MAY, MAY_NOT), **params)

    def _end(self) -> None:
        """Judge the space at which the move ends. Where a battle begins there are no own units."""
        ground, limit = self.ground, self.ground.troop.limit
        crowd = ground.crowd(self.at, self.units, self.own)
        if crowd > limit and self.own.get(self.at, 0):
            self.ruling.refuse("too-many-here", space=self.at, count=crowd, limit=limit)
        if ground.crosses_creature(self.at):
            self.ruling.refuse("two-creatures", space=self.at, creature=ground.troop.creature)

    def _check_sums(self) -> None:
        """Hold the whole path to the movement and the prayer points that there are."""
        capacity, prayer = self.ground.troop.capacity, self.request["prayer"]
        if self.used > capacity:
            self.ruling.refuse("too-far", count=self.used, capacity=capacity)
        if prayer is not None and self.cost > prayer:
            self.ruling.refuse("prayer-short", cost=self.cost, owned=prayer)
        elif prayer is not None and self.request["ra_saving"] == OPEN and self.cost + self.more > prayer:
            self.ruling.leave_open("ra-saving", (EACH, ONCE), count=self.payments, cost=self.cost + self.more)

    def note_rules(self) -> None:
        """Say by which rules the path comes to this."""
        ruling, ground = self.ruling, self.ground
        taken = [step["by"] for step in self.steps]
        if BY_HARBOR in taken:
            ruling.note("harbor-costs-nothing")
        if BY_TELEPORT in taken:
            self._note_price()
        if BY_CARD in taken:
            ruling.note("card-teleports", cost=ground.troop.card_price)
        if self.more and "ra-saving" not in [point["code"] for point in ruling.open]:
            if self.request["ra_saving"] == ONCE:
                ruling.note("ra-once")
            else:
                ruling.note("ra-each-time", count=self.payments, more=self.more)
        self._note_walls()
        merged = [troop for troop in ground.companions if troop in [step["to"] for step in self.steps]]
        if merged and not ground.troop.creature:
            ruling.note("creature-met", space=merged[0])
        if self.escaped:
            self._note_escape()
        resting = self.own.get(self.at, 0)
        if resting:
            ruling.note("one-troop", space=self.at, count=self.units + resting)
        if self.battle:
            ruling.note("battle-begins", space=self.at)
            if ground.troop.strikes_first:
                ruling.note("initiative-first")
        elif self.at in ground.pyramids and ground.land.cities[self.at] != ground.city:
            ruling.note("pyramid-captured", space=self.at)
        if ground.land.is_cut_off(self.at) and not ground.land.is_cut_off(ground.start):
            ruling.note("delta-is-closed")

    def _note_escape(self) -> None:
        """What Escape changes: nobody fights, and the rest of the path is free where nobody fled to."""
        ground, ruling = self.ground, self.ruling
        ruling.note("escaped", space=ground.escape)
        if ground.escape_to is None and self.at != ground.escape:
            ruling.note("escape-untold")

    def _note_price(self) -> None:
        troop = self.ground.troop
        if troop.cheaper:
            ruling_code = "teleport-cheaper" if troop.price else "teleport-free"
            self.ruling.note(ruling_code, tiles=troop.cheaper, full=troop.full_price, cost=troop.price)
        else:
            self.ruling.note("teleport-price", cost=troop.price)

    def _note_walls(self) -> None:
        """Why the walls on the path keep nobody out."""
        ground, ruling = self.ground, self.ruling
        walked = [step for step in self.steps if step["by"] in WALKING]
        crossed = [step["to"] for step in walked if ground.is_wall(step["start"], step["to"])]
        if not crossed:
            return
        if self.gates:
            ruling.note("wall-by-card", intervention=OPEN_GATES, cost=ground.troop.gates_price)
        elif ground.troop.opener:
            ruling.note("wall-by-tile", tile=ground.troop.opener)
        else:
            ruling.note("wall-touched", start=ground.start, space=crossed[0])
            if self.steps[0]["to"] != crossed[0]:
                ruling.note("wall-after-detour")
