"""An exploration in progress: what each revealed card leads to, and what the rules have against it."""

from engine.abyss.buying import PRICE, Fault, pay, payment_against
from engine.abyss.cards import Cards
from engine.abyss.codes.explore import CHOICES, RULES
from engine.abyss.ids import COUNTERFEITER, COWARD, HIGHWAYMAN, HYPNOTIST, LEVIATHAN, OUTLAW, SHAMAN
from engine.ruling import Ruling, fix
from engine.typing_compat import Any

NO_EFFECT, AS_ALWAYS = "no-effect", "as-always"
LAST_TURN_READINGS = (NO_EFFECT, AS_ALWAYS)
"""In a last turn of Leviathan a monster is discarded, and that is all; or it is a monster as in any other turn."""
EXPLORE_ON, FIGHT = "explore-on", "fight"
LAST_SPACE_READINGS = (EXPLORE_ON, FIGHT)
"""Whether, with Leviathan, a monster on the last space may be left by whoever cannot fight."""
BUYER, CHOICE = "buyer", "choice"
"""What of a step a reason speaks against, beside the payment: that this rival buys it, or what the explorer does."""


class Turn:
    """The state of an exploration.

    A step that breaks a rule is corrected, with as little change as can be, before it is played, so that all later
    steps can be judged too; or, with ``undoes``, played as if nothing had been decided about its card, and so are the
    steps of these numbers, which were refused in the light of corrected ones. ``played`` are all steps as played.
    ``owner`` remembers which rival used a power that only the owner of one lord has.
    """

    def __init__(self, cards: Cards, request: dict[str, Any], undoes: list[int] | None = None) -> None:
        self.request = request
        self.undoes = undoes
        self.halted = False
        self.cards = cards
        self.supply = cards.supply
        self.spaces: int = cards.supply["exploration-spaces"]
        self.penalties = {id: row["penalty"] for id, row in cards.tables["leviathan"].items()}
        self.race = cards.race
        self.border_game = LEVIATHAN in request["sets"]
        self.last_turn = self.border_game and request["last_turn"] == "yes"
        self.reading: str = request["last_turn_monster"]
        self.ruling = Ruling(RULES, CHOICES)
        self.note = self.ruling.note
        self.rows: list[dict[str, Any]] = []
        self.played: list[dict[str, Any]] = []
        self.track: list[dict[str, Any]] = []
        self.border: dict[int, str] = {row["space"]: row["leviathan"] or "" for row in request["border"]}
        self.bought: dict[int, int] = {}
        self.owner: dict[str, int] = {}
        self.threat: int = request["threat"]
        self.sold: list[int] = []
        self.sales = 0
        self.thefts = 0
        self.nebulis = 0
        self.last_space = 0
        self.taken: list[int] = []
        self.fought: list[int] = []
        self.discard: list[int] = []
        self.moves = 0
        self.unsettled = 0
        """The first monster of which something is open, 0 if there is none."""
        self.point = ""
        """What is open of it: the code of an open point."""
        self.over = False
        self.open: dict[str, Any] | None = None

    @property
    def price(self) -> int:
        """What the next ally sold costs (abyss.explore.ally.price)."""
        return len(self.sold) + 1

    @property
    def space(self) -> int:
        """The space of the track for the next card."""
        return len(self.track) + 1

    @property
    def last(self) -> bool:
        """Whether that is the last space."""
        return self.space == self.spaces

    def gain(self, pearls: int) -> None:
        """Count what a rival's Highwayman takes of pearls gained at once."""
        least = self.supply["highwayman-from"]
        if pearls >= least and HIGHWAYMAN in self.request["rival_powers"] and SHAMAN not in self.request["powers"]:
            self.thefts += 1

    def follow(self, steps: list[dict[str, Any]], ends: bool = True) -> "Turn":
        """Play these steps; ``ends`` tells that no further card is revealed after them."""
        for place, step in enumerate(steps):
            self._step(dict(step), place + 1, ends and place + 1 == len(steps))
        return self

    def may_buy(self, rival: int) -> bool:
        """Whether a rival may buy another ally in this turn (abyss.explore.ally.offer)."""
        bought = self.bought.get(rival, 0)
        if bought == 1 and HYPNOTIST in self.request["rival_powers"]:
            return self.owner.get(HYPNOTIST, rival) == rival
        return bought == 0

    def choices(self) -> list[str]:
        """What the explorer may do with the card that lies open, if nobody buys it, by every reading that is left."""
        if self.open is None:
            return []
        return self._certain(self.open["card"] == "monster")

    @property
    def forced(self) -> bool:
        """Whether by every reading that is left the explorer may do one thing only with the card that lies open."""
        return self.open is not None and len(self._allowed(self.open["card"] == "monster", self.reading)) == 1

    def _certain(self, monster: bool) -> list[str]:
        """What may be done with a card on the next space that nobody buys, by every reading that is left."""
        if monster and self.last_turn and self.reading == "open":
            by_other = self._allowed(monster, AS_ALWAYS)
            return [choice for choice in self._allowed(monster, NO_EFFECT) if choice in by_other]
        allowed = self._allowed(monster, self.reading)
        if monster and self.last_space_open:
            allowed = [choice for choice in allowed if choice != "go-on"]
        return allowed

    @property
    def last_space_open(self) -> bool:
        """Whether it is open what may be done with a monster on the next space, that being the last."""
        if not self.border_game or not self.last or (self.last_turn and self.reading == NO_EFFECT):
            return False
        return self.request["last_monster"] not in LAST_SPACE_READINGS

    def _open_point(self, choice: str) -> str:
        """The code of what is open of a monster on the next space, if anything is that matters for this choice."""
        if self.last_turn and self.reading == "open":
            return "monster-in-last-turn"
        return "monster-on-last-space" if choice in ("go-on", "open") and self.last_space_open else ""

    def _allowed(self, monster: bool, reading: str) -> list[str]:
        """What may be done with a card on the next space that nobody buys; by an undecided reading all that may be."""
        if not monster:
            return ["take"] if self.last else ["take", "go-on"]
        skip = ["skip"] if self.border_game and COWARD in self.request["powers"] else []
        if self.last_turn and reading == NO_EFFECT:
            return ["go-on"] + skip
        forced = self.last and not (self.border_game and self.request["last_monster"] != FIGHT)
        if forced and not (self.last_turn and reading == "open"):
            return ["fight"] + skip
        return ["fight", "go-on"] + skip

    def _step(self, step: dict[str, Any], number: int, final: bool) -> None:
        row: dict[str, Any] = {"card": number, "kind": step["card"], "ally": step["ally"]}
        self.rows.append(row)
        if self.halted:
            row["outcome"] = "needless"
            return
        self.open = None
        if self.over:
            # One reason stands for all the cards that follow: its fix leaves them all out.
            if "turn-over" not in [reason["code"] for reason in self.ruling.reasons]:
                self.ruling.refuse("turn-over", fix("end-turn-before", {"step": number}), step=number)
            row["outcome"] = "needless"
            return
        if step["card"] == "monster" and not self.unsettled:
            self.point = self._open_point(step["choice"])
            self.unsettled = number if self.point else 0
        faults = self._faults(step, final)
        if self.undoes is not None and (faults or number in self.undoes):
            goes_on = not final and "go-on" in self._certain(step["card"] == "monster")
            step.update({"buyer": 0, "choice": "go-on" if goes_on else "open", "leviathan": None})
            self.halted = final = not goes_on
        elif faults:
            fixes = self._correct(step, number, final, [fault.part for fault in faults])
            for fault in faults:
                # Of several reasons that one change removes, the last one names it.
                last = [other for other in faults if other.part == fault.part][-1]
                self.ruling.refuse(
                    fault.code, fixes.get(fault.part) if fault is last else None, step=number, **fault.params
                )
        self.played.append(step)
        self._play(dict(step), number, row, final)
        if number == self.request["deck"] and not self.over:
            self.note("deck-runs-out", step=number)

    def _faults(self, step: dict[str, Any], final: bool) -> list[Fault]:
        """What speaks against a step."""
        buyer = step["buyer"]
        if not buyer:
            return self._choice_faults(step, final)
        if step["card"] == "monster":
            return [Fault(BUYER, "monster-not-for-sale", {})] + self._choice_faults(step, final)
        faults: list[Fault] = []
        if not self.may_buy(buyer):
            owner = self.owner.get(HYPNOTIST, buyer)
            if owner != buyer and self.bought[buyer] == 1:
                params = {"buyer": buyer, "owner": owner, "lord": HYPNOTIST}
                faults.append(Fault(BUYER, "hypnotist-elsewhere", params))
            else:
                faults.append(Fault(BUYER, "bought-already", {"buyer": buyer, "limit": self.bought[buyer]}))
        if step["nebulis"]:
            faults += payment_against(self, step)
        if step["choice"] not in ("open", "go-on"):
            faults.append(Fault(CHOICE, "sold-ally-is-gone", {}))
        return faults

    def _undecided(self, step: dict[str, Any], final: bool) -> bool:
        """Whether a choice may be left open: for the last card, and for a monster that may not need one."""
        if step["choice"] != "open":
            return False
        if final:
            return True
        monster = step["card"] == "monster"
        return monster and self.last_turn and "go-on" in self._allowed(monster, self.reading)

    def _choice_faults(self, step: dict[str, Any], final: bool) -> list[Fault]:
        choice, monster = step["choice"], step["card"] == "monster"
        if choice in self._allowed(monster, self.reading):
            if choice == "fight" and self._misses(step):
                return [Fault(CHOICE, "not-at-border", {"leviathan": step["leviathan"]})]
            return []
        if self._undecided(step, final):
            return []
        if choice == "open":
            return [Fault(CHOICE, "choice-open", {})]
        if not monster:
            return [Fault(CHOICE, "last-ally-taken" if choice == "go-on" else "choice-not-for-ally", {})]
        if choice == "skip":
            return [Fault(CHOICE, "skip-needs-coward", {"lord": COWARD})]
        if choice == "take":
            return [Fault(CHOICE, "monster-not-taken", {})]
        return [Fault(CHOICE, "last-turn-monster" if choice == "fight" else "last-monster-fought", {})]

    def _at_border(self) -> list[str]:
        """The leviathans at the border by their space, if all of them are known."""
        known = [self.border[space] for space in sorted(self.border)]
        return known if all(known) else []

    def _misses(self, step: dict[str, Any]) -> bool:
        """Whether a fight is meant for a leviathan that is known not to be there."""
        known = self._at_border()
        return bool(self.border_game and step["leviathan"] and known and step["leviathan"] not in known)

    def _correct(self, step: dict[str, Any], number: int, final: bool, parts: list[str]) -> dict[str, dict[str, Any]]:
        """Change a step so that nothing speaks against it any more; give the fix in words for each part of it."""
        params = {"step": number}
        fixes: dict[str, dict[str, Any]] = {}
        if PRICE in parts and BUYER not in parts:
            if pay(self, step):
                fixes[PRICE] = fix("sale-without-nebulis", params)
                if step["nebulis"]:
                    code = "sale-with-nebulis" if step["nebulis"] < self.price else "sale-for-nebulis"
                    fixes[PRICE] = fix(code, {"step": number, "count": step["nebulis"]})
            else:
                parts = parts + [BUYER]
        if BUYER in parts:
            step["buyer"] = 0
            changed = self._choose(step, final)
            fixes[BUYER] = fix(f"no-buyer-{changed}" if changed else "no-buyer", params)
            if PRICE in parts:
                fixes[PRICE] = fixes[BUYER]
        elif CHOICE in parts and step["buyer"]:
            step["choice"] = "go-on"
            step["leviathan"] = None
            fixes[CHOICE] = fix("choose-go-on", params)
        elif CHOICE in parts and step["choice"] == "fight" and self._misses(step):
            step["leviathan"] = self._at_border()[0]
            fixes[CHOICE] = fix("fight-at-border", {"step": number, "leviathan": step["leviathan"]})
        elif CHOICE in parts:
            fixes[CHOICE] = fix(f"choose-{self._choose(step, final)}", params)
        return fixes

    def _choose(self, step: dict[str, Any], final: bool) -> str:
        """Keep the choice if it is one, or make another; give what it is then, or nothing if it was kept.

        Exploring goes on if it may, unless the last card was to end the turn.
        """
        monster = step["card"] == "monster"
        allowed = self._allowed(monster, self.reading)
        if (step["choice"] in allowed and not (step["choice"] == "fight" and self._misses(step))) or self._undecided(
            step, final
        ):
            return ""
        ends = "fight" if monster else "take"
        stops = final and ends in allowed and step["choice"] in ("take", "fight")
        chosen = ends if stops or "go-on" not in allowed else "go-on"
        step["choice"] = chosen
        step["leviathan"] = None
        return chosen

    def _play(self, step: dict[str, Any], number: int, row: dict[str, Any], final: bool) -> None:
        """Play a step against which nothing speaks, and tell what happens."""
        choice, monster = step["choice"], step["card"] == "monster"
        step["number"] = number
        row["space"] = self.space
        row["last"] = self.last
        if step["buyer"]:
            self._sell(step, row)
        elif choice == "open" and final and not (monster and self.last_turn and self.reading == NO_EFFECT):
            self.open = step
            row["outcome"] = "open"
        elif monster:
            self._monster(step, row)
        elif choice == "take":
            self._take(step, row)
        else:
            row["outcome"] = "left"
            self.track.append(step)

    def _sell(self, step: dict[str, Any], row: dict[str, Any]) -> None:
        number, buyer, price, nebulis = step["number"], step["buyer"], self.price, step["nebulis"]
        if buyer in self.bought:
            self.owner[HYPNOTIST] = buyer
            self.note("hypnotist-bought-twice", step=number, buyer=buyer, lord=HYPNOTIST)
        if nebulis > self.supply["nebulis-per-payment"]:
            self.owner[OUTLAW] = buyer
            self.note("outlaw-allows-nebulis", step=number, nebulis=nebulis, lord=OUTLAW)
        if nebulis and step["pearls_left"]:
            self.owner[COUNTERFEITER] = buyer
            self.note("counterfeiter-keeps-pearls", step=number, lord=COUNTERFEITER)
        self.bought[buyer] = self.bought.get(buyer, 0) + 1
        self.sold.append(number)
        self.sales += price - nebulis
        self.nebulis += nebulis
        self.gain(price - nebulis)
        row.update({"outcome": "sold", "buyer": buyer, "price": price, "pearls": price - nebulis, "nebulis": nebulis})

    def _take(self, step: dict[str, Any], row: dict[str, Any]) -> None:
        """Take an ally, which ends the exploration; on the last space it brings a pearl."""
        row["outcome"] = "taken"
        self.taken.append(step["number"])
        self.over = True
        left_alone = [other for other in self.track if other["card"] == "monster"]
        if self.last and left_alone and self.request["full_track"] == "allies":
            self.note("last-space-not-full", step=step["number"])
        elif self.last:
            self.last_space = self.supply["exploration-last-space-pearls"]

    def _monster(self, step: dict[str, Any], row: dict[str, Any]) -> None:
        number, choice = step["number"], step["choice"]
        if choice == "fight":
            self._fight(step, row)
        elif not self.border_game:
            row["outcome"] = "left"
            self.track.append(step)
            if self.threat == len(self.cards.threat_track):
                self.note("threat-stays", step=number)
            else:
                self.threat += 1
                self.moves += 1
            row["threat"] = self.threat
        else:
            if choice == "skip":
                self.note("coward-skips", step=number, lord=COWARD)
            elif self.last_turn and self.reading == NO_EFFECT:
                self.note("no-effect-monster", step=number)
            elif not self.last_turn or self.reading == AS_ALWAYS:
                if self.last:
                    self.note("last-monster-without-fight", step=number)
                self._border(step)
            row["outcome"] = "away"
            self.discard.append(number)

    def _fight(self, step: dict[str, Any], row: dict[str, Any]) -> None:
        row["outcome"] = "fought"
        row["target"] = step["leviathan"] if self.border_game else None
        self.fought.append(step["number"])
        self.discard.append(step["number"])
        self.over = True
        if self.last:
            self.last_space = self.supply["exploration-last-space-pearls"]

    def _border(self, step: dict[str, Any]) -> None:
        """Put a new leviathan at the border (abyss.border.explore-on, abyss.border.taken)."""
        number, dice = step["number"], step["dice"]
        if not dice:
            self.note("border-roll", step=number)
            return
        space = next(space for space, sums in self.cards.border.items() if dice in sums)
        if space in self.border:
            self.note("border-attack", step=number, space=space)
            attacker = self.border[space]
            if attacker:
                kind, count = self.penalties[attacker]["kind"], self.penalties[attacker]["count"]
                if kind == "free-lord":
                    self.note("attack-lord", leviathan=attacker)
                else:
                    self.note(f"attack-{kind}", leviathan=attacker, count=count)
        else:
            self.note("border-joined", step=number, space=space)
        self.border[space] = step["leviathan"] or ""
