"""``abyss/control``: which keys pay for a location, what that costs, and which tile may be taken."""

from engine.abyss.cards import Cards
from engine.abyss.codes.control import CHOICES, LIMITS, RULES
from engine.abyss.ids import BLACK_SMOKERS, KRAKEN
from engine.abyss.keys import MAX_LISTED, Keys, Payment
from engine.abyss.piles import hold
from engine.abyss.tile import FACE_UP, METHODS, OPEN, SHORT_STACK, Tile
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.kinds.set import Set
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

FIELDS = (
    Set("lords", of="lord"),
    Set("pay_lords", of="lord"),
    Integer("tokens", 0, "key_tokens", default=0),
    Integer("pay_tokens", 0, "key_tokens", default=0),
    Choice("way", choices=METHODS, default=METHODS[0]),
    Integer("draw", 0, "tiles_drawn", default=0),
    Entry("location", of="location"),
    Set("face_up", of="location"),
    Set("drawn", of="location"),
    Integer("stack", 0, "locations", default="locations"),
    Set("turned", of="lord"),
    Entry("reserved", of="location", set=KRAKEN),
    Choice("sentinel", choices=("rival", "own"), default="rival"),
    Choice("ambassador_keys", choices=("none", "three"), default="none"),
    Choice("short_stack", choices=(OPEN,) + SHORT_STACK, default=OPEN),
    Set("sets", of="set"),
)


class Plan:
    """The whole of what a player means to do: with which keys, or by whose ``power``, and which tile.

    Without a payment ``by_keys`` and ``powers`` say which kinds of payment can take the tile.
    """

    def __init__(self, cards: Cards, request: dict[str, Any]) -> None:
        self.keys = Keys(cards, request)
        self.tile = Tile(cards.supply, request)
        self.lords = sorted(request["pay_lords"])
        self.tokens: int = request["pay_tokens"]
        self.offered = bool(self.lords) or self.tokens > 0
        able = self.keys.ambassadors if self.keys.by_power else []
        paying = [lord for lord in able if lord in self.lords]
        self.power = paying[0] if paying else ""
        self.by_keys = self.keys.must and not self.tile.faults()
        self.powers = [lord for lord in able if not self.tile.faults(lord)]

    @property
    def ambassadors(self) -> list[str]:
        """The ambassadors that take the tile alone, by their power or with three keys."""
        if self.keys.by_power:
            return self.powers
        return self.keys.ambassadors if self.by_keys else []


def judge(cards: Cards, request: dict[str, Any]) -> Ruling:
    """All that speaks against a payment and against the choice of the tile."""
    ruling = Ruling(RULES, CHOICES)
    plan = Plan(cards, request)
    keys = plan.keys
    if not keys.must and not keys.ambassadors:
        ruling.refuse("keys-short", held=keys.owned, missing=keys.needed - keys.owned)
    if plan.offered:
        _pay(cards, plan, request, ruling)
        faults = plan.tile.faults(plan.power)
    elif plan.by_keys or plan.powers:
        faults = []
    else:
        faults = plan.tile.faults() if keys.must or not keys.ambassadors else []
        if keys.by_power:
            for lord in keys.ambassadors:
                faults += [fault for fault in plan.tile.faults(lord) if fault not in faults]
    for code, params in faults:
        ruling.refuse(code, **params)
    if request["short_stack"] == OPEN and keys.by_power:
        _leave_open(cards, request, plan, ruling)
    return ruling


def _leave_open(cards: Cards, request: dict[str, Any], plan: Plan, ruling: Ruling) -> None:
    """Leave open what an ambassador does with a stack that is too small, if it hangs on that."""
    short = [lord for lord in plan.keys.ambassadors if plan.tile.is_short_for(lord)]
    outcomes = [judge(cards, request | {"short_stack": reading}).legal for reading in SHORT_STACK]
    if short and outcomes[0] != outcomes[1]:
        lord = plan.power or short[0]
        ruling.leave_open(
            "power-on-short-stack", SHORT_STACK, lord=lord, draw=plan.tile.draws[lord], stack=plan.tile.stack
        )
        ruling.settle(lambda changed: judge(cards, changed), request)


def candidates(cards: Cards, request: dict[str, Any]) -> Any:
    """The ways out, nearest first: the payment stays if it can, then the tile; else the nearest of each."""
    plan = Plan(cards, request)
    payments: list[dict[str, Any]] = [{}]
    if plan.offered:
        for lords, tokens in plan.keys.nearest(plan.lords, plan.tokens):
            payments.append({"pay_lords": lords, "pay_tokens": tokens})
    tiles: list[dict[str, Any]] = [{}] + plan.tile.others(request)
    for payment in payments:
        for tile in tiles:
            yield payment | tile


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge a payment and the choice of a tile; without a payment, list all that can take the tile.

    ``held`` are the keys that count now; three of them make control compulsory (abyss.locations.when).
    ``instead`` keeps the payment if any tile can be taken with it; else it pays with keys, keeping as many of the
    offered lords and tokens as it can, or with an ambassador. Then it keeps the tile if it can, or changes the fewest
    of the way, the tiles drawn and the location.
    """
    _check(cards, request, problems)
    if problems.found:
        return {}
    ruling = judge(cards, request)
    plan = Plan(cards, request)
    keys = plan.keys
    if keys.must or keys.ambassadors:
        ruling.find_instead(candidates(cards, request), lambda changed: judge(cards, changed), request)
    payments, count = keys.payments(plan.by_keys, plan.ambassadors)
    shown = payments
    if plan.offered:
        shown = [Payment(plan.lords, plan.tokens)] if ruling.legal else []
    rows = [keys.paid(payment, payments) for payment in shown]
    _before(plan, ruling)
    if ruling.legal:
        if plan.offered:
            _effects(rows[0], ruling)
        elif count > MAX_LISTED:
            ruling.note("payments-cut", count=count)
        _tile(cards, plan, ruling)
    rest = {
        "held": keys.owned,
        "must": keys.must,
        "waiting": not keys.must and not keys.ambassadors and not plan.offered,
        "missing": max(0, keys.needed - keys.owned),
        "offered": plan.offered,
        "by_power": _by_power(plan) if ruling.legal else [],
        "count": count,
        "payments": rows,
    }
    if ruling.instead is not None:
        rest["way_out"] = _remedy(cards, ruling.instead, request)
    return ruling.verdict(rest)


def _by_power(plan: Plan) -> list[str]:
    """The ambassadors of which one takes the tile by its power, if no keys do."""
    if plan.power:
        return [plan.power]
    return [] if plan.offered or plan.keys.must else plan.powers


def _check(cards: Cards, request: dict[str, Any], problems: Problems) -> None:
    """Note what contradicts itself."""
    for lord in request["turned"]:
        if lord in request["lords"]:
            problems.add("conflict", "turned", lord, {"with": "lords"})
    for lord in request["pay_lords"]:
        if lord not in request["lords"] and lord not in request["turned"]:
            problems.add("conflict", "pay_lords", lord, {"with": "lords"})
    for location in request["drawn"]:
        if location in request["face_up"] or location == request["reserved"]:
            problems.add("conflict", "drawn", location, {"with": "face_up"})
    count = len(request["drawn"])
    most = request["draw"] or cards.supply["location-draw-max"]
    if count > most:
        problems.add("too-many-items", "drawn", request["drawn"], {"type": "set", "of": "location", "max_items": most})
    elif count > request["stack"]:
        problems.add("conflict", "stack", request["stack"], {"with": "drawn"})
    there = cards.locations_in(request["sets"]) - len(request["face_up"])
    hold(problems, LIMITS["pile"], "stack", request["stack"], cards.numbers["locations"], there)


def _pay(cards: Cards, plan: Plan, request: dict[str, Any], ruling: Ruling) -> None:
    """All that speaks against a payment."""
    keys, lords, tokens = plan.keys, plan.lords, plan.tokens
    turned = [lord for lord in lords if lord in request["turned"]]
    ambassadors = [lord for lord in lords if lord in keys.ambassadors]
    keyless = [lord for lord in lords if not (lord in turned or lord in keys.lords or lord in ambassadors)]
    if turned:
        ruling.refuse("turned-lord-pays", lords=turned)
    if keyless:
        ruling.refuse("lord-without-key", lords=keyless, count=len(keyless))
    if tokens > keys.tokens:
        ruling.refuse("key-tokens-short", paid=tokens, held=keys.tokens)
    if plan.power:
        if len(lords) > 1 or tokens:
            ruling.refuse("ambassador-pays-alone", lord=plan.power)
        return
    paid = tokens + keys.needed * len(ambassadors)
    paid += sum([cards.lords[lord].keys for lord in lords if lord in keys.lords])
    if paid > keys.needed:
        ruling.refuse("paid-too-many-keys", paid=paid, extra=paid - keys.needed)
    elif paid < keys.needed and (keys.must or keys.ambassadors):
        ruling.refuse("paid-too-few-keys", paid=paid, missing=keys.needed - paid)


def _before(plan: Plan, ruling: Ruling) -> None:
    """What holds before anything is paid: control is compulsory, and by which rule ambassadors take part."""
    keys = plan.keys
    if keys.must:
        ruling.note("control-at-once", count=keys.owned)
    if keys.by_power and keys.ambassadors:
        ruling.note("ambassadors-without-keys")
    if not plan.offered:
        for lord in plan.ambassadors:
            ruling.note("ambassador-controls" if keys.by_power else "ambassador-three-keys", lord=lord)


def _effects(payment: dict[str, Any], ruling: Ruling) -> None:
    """What a legal payment leads to."""
    lords, tokens = payment["lords"], payment["tokens"]
    if payment["by_power"]:
        ruling.note("ambassador-controls", lord=lords[0])
    elif len(lords) == 1 and not tokens:
        ruling.note("ambassador-three-keys", lord=lords[0])
    if lords:
        ruling.note("lords-are-tucked", lords=lords, count=len(lords))
    if tokens:
        ruling.note("tokens-returned", count=tokens)
    if payment["again"]:
        ruling.note("control-again", count=payment["left"])


def _tile(cards: Cards, plan: Plan, ruling: Ruling) -> None:
    """What taking the tile leads to."""
    tile, location = plan.tile, plan.tile.location
    draw = tile.draw
    by_power = _by_power(plan)
    if plan.power or (by_power and len(by_power) == 1):
        draw = min(tile.draws[by_power[0]], tile.stack)
        if draw < tile.draws[by_power[0]]:
            ruling.note("ambassador-short-stack", lord=by_power[0], count=draw)
    if draw > 1:
        ruling.note("others-face-up", count=draw - 1)
    if not tile.stack:
        ruling.note("no-tile-left")
    if tile.own and location is not None and location == tile.reserved:
        ruling.note("sentinel-back", location=location)
    if location is None:
        return
    left = tile.stack - draw
    if location == BLACK_SMOKERS and left > 0:
        ruling.note("black-smokers-swap", location=location, count=left)
    elif location == BLACK_SMOKERS:
        ruling.note("black-smokers-stuck", location=location)
    elif cards.formulas[location]["kind"] == "loot":
        ruling.note("sanctuary-search", location=location)


def _remedy(cards: Cards, instead: dict[str, Any], request: dict[str, Any]) -> dict[str, Any]:
    """What the remedy changes, with all that is equally near."""
    plan = Plan(cards, request | instead)
    tile = plan.tile
    changed: dict[str, Any] = {}
    if "pay_lords" in instead or "pay_tokens" in instead:
        changed.update({"lords": plan.lords, "tokens": plan.tokens})
    if "way" not in instead and "draw" not in instead and "location" not in instead:
        return changed
    if tile.method == FACE_UP:
        tiles = tile.free if "location" in instead else [tile.location] if tile.location is not None else []
        changed.update({"way": FACE_UP, "tiles": tiles})
    elif tile.drawn and "location" in instead:
        changed.update({"way": "keep", "tiles": tile.drawn})
    else:
        powers = [plan.power] if plan.power else [] if plan.offered or plan.by_keys else plan.powers
        draw = min(tile.draws[powers[0]], tile.stack) if powers else tile.draw
        changed.update({"way": "draw", "draw": draw})
    return changed
