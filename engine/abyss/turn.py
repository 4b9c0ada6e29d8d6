"""An exploration in progress: what each revealed card leads to, and what the rules have against it."""

from engine.abyss.cards import Cards
from engine.abyss.codes.explore import RULES
from engine.abyss.powers import THEFT_FROM
from engine.answer import fix, reason
from engine.typed import Any

COWARD = "coward"
COUNTERFEITER = "counterfeiter"
HIGHWAYMAN = "highwayman"
HYPNOTIST = "hypnotist"
OUTLAW = "outlaw"
SHAMAN = "shaman"
SHIP_MASTER = "ship-master"


class Turn:
    """The state of an exploration.

    A step that breaks a rule is still played, as near to what was meant as can be, so that all later ones can be
    judged too. ``owner`` remembers which rival used a power that only the owner of one lord has.
    """

    def __init__(self, cards: Cards, asked: dict[str, Any]) -> None:
        self.asked = asked
        self.supply = cards.supply
        self.spaces: int = cards.supply["exploration_spaces"]
        self.penalties = {id: row["penalty"] for id, row in cards.tables["leviathan"].items()}
        self.race = cards.race
        self.wild = cards.wild
        self.border_game = "leviathan" in asked["sets"]
        self.track: list[dict[str, Any]] = []
        self.border: dict[int, str] = {row["space"]: row["leviathan"] or "" for row in asked["border"]}
        self.bought: dict[int, int] = {}
        self.owner: dict[str, int] = {}
        self.threat: int = asked["threat"]
        self.sold: list[int] = []
        self.sales = 0
        self.thefts = 0
        self.nebulis = 0
        self.last_space = 0
        self.taken: list[int] = []
        self.fought: list[int] = []
        self.discard: list[int] = []
        self.moves = 0
        self.over = False
        self.open: dict[str, Any] | None = None
        self.reasons: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []

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

    def note(self, code: str, params: dict[str, Any]) -> None:
        """Add something worth knowing."""
        self.notes.append(reason(code, RULES[code], params))

    def gain(self, pearls: int) -> None:
        """Count what a rival's Highwayman takes of pearls gained at once."""
        if pearls >= THEFT_FROM and HIGHWAYMAN in self.asked["rival_powers"] and SHAMAN not in self.asked["powers"]:
            self.thefts += 1

    def play(self, step: dict[str, Any], final: bool) -> dict[str, Any]:
        """Play a step; ``final`` tells that no further card is revealed. Gives what happened."""
        number, choice = step["number"], step["choice"]
        told: dict[str, Any] = {"card": number, "kind": step["card"], "ally": step["ally"]}
        self.open = None
        if self.over:
            # One reason stands for all the cards that follow: its fix leaves them all out.
            if "turn-over" not in [found["code"] for found in self.reasons]:
                self._refuse("turn-over", number, fix("end-turn-before", {"step": number}))
            told["needless"] = True
            return told
        told["space"] = self.space
        told["last"] = self.last
        monster = step["card"] == "monster"
        if step["buyer"] and monster:
            self._refuse("monster-not-for-sale", number, fix("no-buyer", {"step": number}))
        elif step["buyer"]:
            self._sell(step, told)
            return told
        if choice == "open" and final and not (monster and self._last_turn()):
            self.open = step
            told["open"] = True
        elif monster:
            self._monster(step, told)
        else:
            self._ally(step, told, final)
        if told["last"] and ("taken" in told or "fought" in told):
            self.last_space = self.supply["exploration_last_space_pearls"]
        return told

    def may_buy(self, rival: int) -> bool:
        """Whether a rival may buy another ally in this turn (abyss.explore.ally.offer)."""
        bought = self.bought.get(rival, 0)
        if bought == 1 and HYPNOTIST in self.asked["rival_powers"]:
            return self.owner.get(HYPNOTIST, rival) == rival
        return bought == 0

    def choices(self) -> list[str]:
        """What the explorer may do with the card that lies open, if nobody buys it."""
        if self.open is None:
            return []
        if self.open["card"] != "monster":
            return ["take"] if self.last else ["take", "go-on"]
        allowed = ["fight"]
        if not self.last or (self.border_game and self.asked["last_monster"] == "explore-on"):
            allowed.append("go-on")
        if self.border_game and COWARD in self.asked["powers"]:
            allowed.append("skip")
        return allowed

    def _last_turn(self) -> bool:
        return self.border_game and self.asked["last_turn"] == "yes"

    def _refuse(self, code: str, number: int, mend: dict[str, Any], **more: Any) -> None:
        params: dict[str, Any] = {"step": number}
        params.update(more)
        self.reasons.append(reason(code, RULES[code], params, mend))

    def _sell(self, step: dict[str, Any], told: dict[str, Any]) -> None:
        number, buyer, price, nebulis = step["number"], step["buyer"], self.price, step["nebulis"]
        if not self.may_buy(buyer):
            owner = self.owner.get(HYPNOTIST, buyer)
            undo = fix("no-buyer", {"step": number})
            if owner != buyer and self.bought[buyer] == 1:
                self._refuse("hypnotist-elsewhere", number, undo, buyer=buyer, owner=owner, lord=HYPNOTIST)
            else:
                self._refuse("bought-already", number, undo, buyer=buyer, limit=self.bought[buyer])
        elif buyer in self.bought:
            self.owner[HYPNOTIST] = buyer
        if nebulis:
            nebulis = self._nebulis(step, price)
        if step["choice"] not in ("open", "go-on"):
            self._refuse("sold-ally-is-gone", number, fix("choose-go-on", {"step": number}))
        self.bought[buyer] = self.bought.get(buyer, 0) + 1
        self.sold.append(number)
        self.sales += price - nebulis
        self.nebulis += nebulis
        self.gain(price - nebulis)
        told.update({"buyer": buyer, "price": price, "pearls": price - nebulis, "nebulis": nebulis})

    def _nebulis(self, step: dict[str, Any], price: int) -> int:
        """Judge a payment with nebulis; give how many of the price they are at most."""
        number, buyer, nebulis, kept = step["number"], step["buyer"], step["nebulis"], step["pearls_left"]
        kraken = self.supply["kraken"]
        limit = kraken["nebulis_per_payment"]
        if OUTLAW in self.asked["rival_powers"] and self.owner.get(OUTLAW, buyer) == buyer:
            if nebulis > limit:
                self.owner[OUTLAW] = buyer
            limit = kraken["nebulis_per_payment_outlaw"]
        counterfeit = COUNTERFEITER in self.asked["rival_powers"] and self.owner.get(COUNTERFEITER, buyer) == buyer
        if kept and counterfeit:
            self.owner[COUNTERFEITER] = buyer
            kept = 0
        fewest = min(nebulis, limit, price)
        fewest -= min(fewest, kept)
        mend = fix("sale-with-nebulis", {"step": number, "count": fewest})
        if not fewest:
            mend = fix("sale-without-nebulis", {"step": number})
        if nebulis > price:
            self._refuse("nebulis-above-price", number, mend, nebulis=nebulis, limit=price)
        if nebulis > limit:
            self._refuse("buyer-nebulis-limit", number, mend, nebulis=nebulis, limit=limit)
        if kept:
            self._refuse("buyer-pearls-first", number, mend, count=kept)
        paid: int = min(nebulis, price)
        return paid

    def _ally(self, step: dict[str, Any], told: dict[str, Any], final: bool) -> None:
        number, choice = step["number"], step["choice"]
        ends = self.last or (final and choice != "go-on")
        mend = fix("choose-take" if ends else "choose-go-on", {"step": number})
        if choice == "fight" or choice == "skip":
            self._refuse("choice-not-for-ally", number, mend)
        elif choice == "open":
            self._refuse("choice-open", number, mend)
        elif choice == "go-on" and self.last:
            self._refuse("last-ally-taken", number, mend)
        if choice == "take" or ends:
            told["taken"] = True
            self.taken.append(number)
            self.over = True
        else:
            told["left"] = True
            self.track.append(step)

    def _monster(self, step: dict[str, Any], told: dict[str, Any]) -> None:
        number, choice = step["number"], step["choice"]
        last, border = self.last, self.border_game
        fight = fix("choose-fight", {"step": number})
        go_on = fix("choose-go-on", {"step": number})
        if self._last_turn():
            if choice == "take" or choice == "fight":
                self._refuse("last-turn-monster", number, go_on)
            else:
                self.note("no-effect-monster", {"step": number})
            self._away(step, told)
            return
        forced = last and not (border and self.asked["last_monster"] == "explore-on")
        if choice == "take":
            self._refuse("monster-not-taken", number, fight if forced else go_on)
        elif choice == "open":
            self._refuse("choice-open", number, fight if forced else go_on)
        elif choice == "skip":
            if border and COWARD in self.asked["powers"]:
                self._away(step, told)
                return
            self._refuse("skip-needs-coward", number, fight if forced else go_on, lord=COWARD)
        elif choice == "go-on" and forced:
            self._refuse("last-monster-fought", number, fight)
        if choice == "fight" or forced:
            self._fight(step, told)
        elif border:
            if last:
                self.note("last-monster-without-fight", {"step": number})
            self._border(step)
            self._away(step, told)
        else:
            told["left"] = True
            self.track.append(step)
            if self.threat == len(self.supply["threat_track"]):
                self.note("threat-stays", {"step": number})
            else:
                self.threat += 1
                self.moves += 1
            told["threat"] = self.threat

    def _fight(self, step: dict[str, Any], told: dict[str, Any]) -> None:
        target = step["leviathan"]
        known = sorted([id for id in self.border.values() if id])
        if self.border_game and target and known and len(known) == len(self.border) and target not in known:
            # Which leviathan was meant nobody knows, so there is nothing to mend it with.
            params = {"step": step["number"], "leviathan": target}
            self.reasons.append(reason("not-at-border", RULES["not-at-border"], params))
        told["fought"] = True
        told["target"] = target if self.border_game else None
        self.fought.append(step["number"])
        self.discard.append(step["number"])
        self.over = True

    def _away(self, step: dict[str, Any], told: dict[str, Any]) -> None:
        """Discard a monster card at once, which frees its space."""
        told["away"] = True
        self.discard.append(step["number"])

    def _border(self, step: dict[str, Any]) -> None:
        """Put a new leviathan at the border (abyss.border.explore-on, abyss.border.taken)."""
        number, dice = step["number"], step["dice"]
        if not dice:
            self.note("border-roll", {"step": number})
            return
        space = next(row["space"] for row in self.supply["leviathan"]["border"] if dice in row["sums"])
        if space in self.border:
            self.note("border-attack", {"step": number, "space": space})
            attacker = self.border[space]
            if attacker:
                kind, count = self.penalties[attacker]["kind"], self.penalties[attacker]["count"]
                if kind == "free-lord":
                    self.note("attack-lord", {"leviathan": attacker})
                else:
                    self.note("attack-" + kind, {"leviathan": attacker, "count": count})
        else:
            self.note("border-joined", {"step": number, "space": space})
        self.border[space] = step["leviathan"] or ""
