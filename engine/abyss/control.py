"""``abyss/control``: which keys pay for a location, what that costs, and which tile may be taken."""

from engine.abyss.cards import Cards
from engine.abyss.codes.control import RULES
from engine.answer import Problems, fix, reason
from engine.fields import Field
from engine.typed import Any

AMBASSADOR = "ambassador"
BLACK_SMOKERS = "black-smokers"
DRAWS = {"hermit": 1, "sage": 2, "elder": 3}
"""How many tiles each ambassador draws (abyss.locations.ambassadors)."""
SHOWN = 40
"""So many payments are listed at most; all of them are counted."""

FIELDS = (
    Field("lords", "set", of="lord", max_items=63),
    Field("tokens", "integer", low=0, high=10, default=0),
    Field("pay_lords", "set", of="lord", max_items=63),
    Field("pay_tokens", "integer", low=0, high=10, default=0),
    Field("way", "choice", choices=("open", "face-up", "draw"), default="open"),
    Field("draw", "integer", low=0, high=4, default=0),
    Field("location", "entry", of="location"),
    Field("face_up", "set", of="location", max_items=26),
    Field("drawn", "set", of="location", max_items=26),
    Field("stack", "integer", low=0, high=26, default=26),
    Field("turned", "set", of="lord", max_items=63),
    Field("reserved", "entry", of="location"),
    Field("sentinel", "choice", choices=("rival", "own"), default="rival"),
    Field("ambassador_keys", "choice", choices=("none", "three"), default="none"),
)


class Keys:
    """The keys of a player: those of free lords that carry some, and tokens; and the ambassadors among the lords."""

    def __init__(self, cards: Cards, asked: dict[str, Any]) -> None:
        self.needed: int = cards.supply["keys_for_location"]
        self.by_power = asked["ambassador_keys"] == "none"
        self.tokens: int = asked["tokens"]
        free = sorted(asked["lords"])
        self.ambassadors = [lord for lord in free if cards.lords[lord].guild == AMBASSADOR]
        self.lords = [lord for lord in free if cards.lords[lord].keys]
        self.held = sum([cards.lords[lord].keys for lord in self.lords]) + self.tokens
        if not self.by_power:
            self.held += self.needed * len(self.ambassadors)

    def payments(self) -> tuple[list[tuple[list[str], int]], int]:
        """The first payments of exactly the keys needed (abyss.locations.spend), and how many there are in all.

        Those that tuck the fewest lords come first, then those whose lords come first by their ids.
        """
        made: list[tuple[list[str], int]] = []
        total = len(self.ambassadors)
        for count in range(self.needed + 1):
            tokens = self.needed - count
            found = [(lords, tokens) for lords in _choose(self.lords, count)] if tokens <= self.tokens else []
            total += _ways(len(self.lords), count) if tokens <= self.tokens else 0
            if count == 1:
                found = sorted(found + [([lord], 0) for lord in self.ambassadors], key=lambda payment: payment[0])
            made += found
        return made[:SHOWN], total

    def paid(self, lords: list[str], tokens: int) -> dict[str, Any]:
        """A payment with what is left after it, and whether that makes another location compulsory."""
        power = self.by_power and bool(lords) and lords[0] in self.ambassadors
        left = self.held if power else self.held - self.needed
        again = left >= self.needed
        return {"lords": lords, "tokens": tokens, "by_power": power, "left": left, "again": again}

    def nearest(self, lords: list[str], tokens: int) -> dict[str, Any] | None:
        """The fix of a payment: the legal one that keeps most of what was offered."""
        usable = [lord for lord in lords if lord in self.lords]
        ambassadors = [lord for lord in lords if lord in self.ambassadors]
        if ambassadors:
            return fix("pay-lords", {"lords": ambassadors[:1]})
        tokens = min(tokens, self.tokens, self.needed)
        kept = usable[: self.needed - tokens]
        tokens = min(self.tokens, self.needed - len(kept))
        spare = [lord for lord in self.lords if lord not in kept]
        kept = sorted(kept + spare[: self.needed - tokens - len(kept)])
        if len(kept) + tokens < self.needed:
            return fix("pay-lords", {"lords": self.ambassadors[:1]}) if self.ambassadors else None
        if not kept:
            return fix("pay-tokens", {"count": tokens})
        return fix("pay-keys", {"lords": kept, "count": tokens}) if tokens else fix("pay-lords", {"lords": kept})


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge a payment and the choice of a tile; without a payment, list all that are legal.

    ``held`` are the keys that count now; three of them make control compulsory (abyss.locations.when).
    """
    _check(asked, problems)
    if problems.found:
        return {}
    keys = Keys(cards, asked)
    reasons: list[dict[str, Any]] = []
    notes: list[dict[str, Any]] = []

    def refuse(code: str, params: dict[str, Any], mend: dict[str, Any] | None = None) -> None:
        reasons.append(reason(code, RULES[code], params, mend))

    def note(code: str, **params: Any) -> None:
        notes.append(reason(code, RULES[code], params))

    offered = bool(asked["pay_lords"]) or asked["pay_tokens"] > 0
    must = keys.held >= keys.needed
    if not must and not keys.ambassadors:
        missing = keys.needed - keys.held
        refuse("keys-short", {"held": keys.held, "missing": missing}, fix("get-keys", {"count": missing}))
    if must:
        note("control-at-once", count=keys.held)
        if not offered:
            note("powers-before-control")
    if offered:
        _judge(cards, keys, asked, refuse)
    payments, count = keys.payments()
    _choice(keys, asked, offered, refuse, note)
    legal = not reasons
    shown = [keys.paid(lords, tokens) for lords, tokens in payments]
    if offered:
        shown = [keys.paid(sorted(asked["pay_lords"]), asked["pay_tokens"])] if legal else []
    elif count > SHOWN:
        note("payments-cut", count=count)
    if offered and legal:
        _effects(shown[0], note)
    if asked["location"] is not None and legal:
        _tile(cards, asked, note)
    searches = cards.formulas[asked["location"]]["kind"] == "loot" if asked["location"] is not None and legal else False
    return {
        "legal": legal,
        "reasons": reasons,
        "notes": notes,
        "held": keys.held,
        "must": must,
        "waiting": not must and not keys.ambassadors and not offered,
        "offered": offered,
        "count": count,
        "payments": shown,
        "searches": [{"location": asked["location"]}] if searches else [],
    }


def _choose(lords: list[str], count: int) -> list[list[str]]:
    """The first ways to choose so many of the lords, no more than are shown, in the order of the lords."""
    if not count:
        return [[]]
    found: list[list[str]] = []
    for place, lord in enumerate(lords):
        if len(found) < SHOWN:
            found += [[lord] + rest for rest in _choose(lords[place + 1 :], count - 1)]
    return found[:SHOWN]


def _ways(number: int, count: int) -> int:
    """In how many ways so many of a number of things can be chosen."""
    made = 1
    for done in range(count):
        made = made * (number - done) // (done + 1)
    return made


def _check(asked: dict[str, Any], problems: Problems) -> None:
    """Note what contradicts itself."""
    for lord in asked["turned"]:
        if lord in asked["lords"]:
            problems.add("conflict", "turned", lord, {"with": "lords"})
    for lord in asked["pay_lords"]:
        if lord not in asked["lords"] and lord not in asked["turned"]:
            problems.add("conflict", "pay_lords", lord, {"with": "lords"})
    for location in asked["drawn"]:
        if location in asked["face_up"] or location == asked["reserved"]:
            problems.add("conflict", "drawn", location, {"with": "face_up"})
    count = len(asked["drawn"])
    most = asked["draw"] or 4
    if count > most:
        problems.add("too-many-items", "drawn", asked["drawn"], {"type": "set", "of": "location", "max_items": most})
    elif count > asked["stack"]:
        problems.add("conflict", "stack", asked["stack"], {"with": "drawn"})
    if asked["way"] == "open" and (asked["draw"] or asked["drawn"]):
        asked["way"] = "draw"
    elif asked["way"] == "open" and (asked["location"] is not None and asked["location"] in asked["face_up"]):
        asked["way"] = "face-up"
    if asked["way"] == "draw":
        asked["draw"] = asked["draw"] or count


def _judge(cards: Cards, keys: Keys, asked: dict[str, Any], refuse: Any) -> None:
    """All that speaks against a payment."""
    lords, tokens = sorted(asked["pay_lords"]), asked["pay_tokens"]
    mend = keys.nearest(lords, tokens)
    turned = [lord for lord in lords if lord in asked["turned"]]
    ambassadors = [lord for lord in lords if lord in keys.ambassadors]
    keyless = [lord for lord in lords if not (lord in turned or lord in keys.lords or lord in ambassadors)]
    if turned:
        refuse("turned-lord-pays", {"lords": turned}, mend)
    if keyless:
        refuse("lord-without-key", {"lords": keyless}, mend)
    if tokens > keys.tokens:
        refuse("key-tokens-short", {"paid": tokens, "held": keys.tokens}, mend)
    if ambassadors and keys.by_power:
        if len(lords) > 1 or tokens:
            refuse("ambassador-pays-alone", {"lord": ambassadors[0]}, mend)
        return
    paid = tokens + keys.needed * len(ambassadors)
    paid += sum([cards.lords[lord].keys for lord in lords if lord in keys.lords])
    if paid > keys.needed:
        refuse("paid-too-many-keys", {"paid": paid, "extra": paid - keys.needed}, mend)
    elif paid < keys.needed and mend:
        refuse("paid-too-few-keys", {"paid": paid, "missing": keys.needed - paid}, mend)


def _choice(keys: Keys, asked: dict[str, Any], offered: bool, refuse: Any, note: Any) -> None:
    """All that speaks against the tile, or the way of taking it (abyss.locations.choose)."""
    location, stack, draw = asked["location"], asked["stack"], asked["draw"]
    own = asked["sentinel"] == "own"
    open_tiles = [tile for tile in sorted(asked["face_up"]) if own or tile != asked["reserved"]]
    face_up = fix("take-face-up", {"locations": open_tiles}) if open_tiles else None
    power = asked["pay_lords"][0] if offered and keys.by_power and asked["pay_lords"] else ""
    if power in keys.ambassadors and asked["way"] != "open":
        wanted = min(DRAWS[power], stack)
        if asked["way"] == "face-up" or (draw and draw != wanted):
            by_power = fix("draw-by-power", {"lord": power, "count": wanted}) if wanted else None
            refuse("ambassador-draws", {"lord": power, "count": DRAWS[power]}, by_power)
            return
    if asked["way"] == "draw":
        if draw > stack:
            mend = fix("draw-fewer", {"count": stack}) if stack else face_up
            refuse("too-few-tiles", {"draw": draw, "stack": stack}, mend)
        if location is not None and asked["drawn"] and location not in asked["drawn"]:
            kept = fix("keep-drawn", {"locations": sorted(asked["drawn"])})
            refuse("location-not-drawn", {"location": location}, kept)
        if draw > 1:
            note("others-face-up", count=draw - 1)
    elif asked["way"] == "face-up" and location is not None:
        mend = face_up or (fix("draw-instead", {}) if stack else None)
        if asked["face_up"] and location not in asked["face_up"]:
            refuse("location-not-face-up", {"location": location}, mend)
        elif location == asked["reserved"] and not own:
            refuse("location-reserved", {"location": location}, mend)
        elif location == asked["reserved"]:
            note("sentinel-back", location=location)
    if not stack and asked["way"] != "draw":
        note("no-tile-left")


def _effects(payment: dict[str, Any], note: Any) -> None:
    """What a legal payment leads to."""
    if payment["by_power"]:
        note("ambassador-controls", lord=payment["lords"][0])
    elif len(payment["lords"]) == 1 and not payment["tokens"]:
        note("ambassador-three-keys", lord=payment["lords"][0])
    if payment["lords"]:
        note("lords-are-tucked", lords=payment["lords"])
    if payment["tokens"]:
        note("tokens-returned", count=payment["tokens"])
    if payment["again"]:
        note("control-again", count=payment["left"])


def _tile(cards: Cards, asked: dict[str, Any], note: Any) -> None:
    """What taking the tile leads to."""
    location = asked["location"]
    left = asked["stack"] - asked["draw"]
    if location == BLACK_SMOKERS and left > 0:
        note("black-smokers-swap", location=location, count=left)
    elif location == BLACK_SMOKERS:
        note("black-smokers-stuck", location=location)
    elif cards.formulas[location]["kind"] == "loot":
        note("sanctuary-search", location=location)
