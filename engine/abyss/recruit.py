"""``abyss/recruit``: is this payment for a lord legal, and if not, for which reasons?"""

from engine.abyss import corruptor
from engine.abyss.cards import Cards
from engine.abyss.codes.recruit import RULES
from engine.abyss.costs import (
    CORRUPTOR,
    MASTER_OF_MAGIC,
    OWN_POWERS,
    RIVAL_POWERS,
    SHAREHOLDER,
    WAYS,
    Cost,
    find_conflicts,
)
from engine.abyss.payment import affiliates, needless, pearls_needed, received
from engine.abyss.purse import LIMITS, Purse
from engine.answer import Problems, fix, reason
from engine.fields import Field
from engine.typed import Any

MAX_ALLIES = 93
MAX_LORDS = 63
MAX_PEARLS = 99
PROFILES = ("rulebook", "online")

POWER_FIELDS = (
    Field("powers", "set", of="lord", max_items=MAX_LORDS, suggested=OWN_POWERS),
    Field("rival_powers", "set", of="lord", max_items=MAX_LORDS, suggested=RIVAL_POWERS),
    Field("way", "choice", choices=WAYS, default=WAYS[0]),
    Field("nebulis_limit", "choice", choices=LIMITS, default=LIMITS[0]),
    Field("profile", "choice", choices=PROFILES, default=PROFILES[0]),
)

FIELDS = (
    Field("lord", "entry", of="lord", required=True),
    Field("allies", "multiset", of="ally", max_items=MAX_ALLIES),
    Field("pearls", "integer", low=0, high=MAX_PEARLS, default=0),
    Field("nebulis", "integer", low=0, high=MAX_PEARLS, default=0),
    Field("own_pearls", "integer", low=0, high=MAX_PEARLS),
    Field("own_nebulis", "integer", low=0, high=MAX_PEARLS),
    Field("sentinel", "choice", choices=("none", "own", "rival"), default="none"),
) + POWER_FIELDS


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge a payment.

    ``total`` is what allies, pearls and nebulis are worth, ``shortfall`` and ``surplus`` its distance from ``cost``,
    the cost after all changes (``printed_cost`` is the card's). A legal payment also has ``affiliates``, the allies
    among which the payer chooses the affiliated one, lowest first, and ``discards``: the allies that go to the
    discard if the first of those is affiliated. ``nebulis_received`` are brought by the Krakens paid; ``purse`` is
    what the payer owns before and after, as far as that is told.
    """
    lord = asked["lord"]
    find_conflicts(asked, [lord], "lord", problems)
    through_corruptor = asked["way"] == CORRUPTOR
    cost = Cost(cards.lords[lord], asked["powers"], asked["rival_powers"])
    allies = cards.sorted_allies(asked["allies"])
    pearls = asked["pearls"]
    nebulis = asked["nebulis"]
    purse = Purse(asked["own_pearls"], asked["own_nebulis"], asked["powers"], asked["nebulis_limit"])

    price = corruptor.price_of(cards)

    def judged(owned: Purse) -> list[dict[str, Any]]:
        if through_corruptor:
            return corruptor.judge(allies, pearls, nebulis, owned, price)
        return judge(cards, cost, allies, pearls, nebulis, asked["profile"], owned)

    reasons = judged(purse)
    before = purse
    changed = purse.changed() if reasons else None
    if changed and not judged(changed):
        purse = changed
        reasons = []
    payable = not reasons
    if asked["sentinel"] == "rival":
        reasons.insert(0, reason("reserved-by-rival", RULES["reserved-by-rival"], {"lord": lord}))
    legal = not reasons
    brought = received(cards, allies)
    total = pearls + nebulis + (0 if through_corruptor else cards.total(allies))
    value = price if through_corruptor else cost.value
    choice = affiliates(cards, allies, cost.any_affiliate) if legal else []
    discards = list(allies) if legal else []
    if choice:
        discards.remove(choice[0])
    by_race = cards.by_race(allies)
    notes: list[dict[str, Any]] = []

    def note(code: str, params: dict[str, Any]) -> None:
        notes.append(reason(code, RULES[code], params))

    if payable and purse is not before:
        note("ferryman-first", {"lord": "ferryman", "pearls": purse.pearls, "nebulis": purse.nebulis})
    if through_corruptor:
        notes += corruptor.notes(nebulis, price)
    else:
        notes += cost.notes
        if legal:
            notes += _kraken_notes(cards, cost, by_race)
        races = len([race for race in cards.races if race in by_race]) + len(by_race.get(cards.wild, ()))
        notes += _notes(cost, allies if legal else [], choice, pearls, nebulis, total, races)
        if legal and brought:
            note("nebulis-received", {"count": brought})
    notes += before.notes(nebulis, brought)
    if legal and asked["sentinel"] == "own":
        note("sentinel-returns", {"lord": lord})
    if legal and SHAREHOLDER in asked["rival_powers"]:
        if through_corruptor:
            note("shareholder-uncertain", {"lord": SHAREHOLDER, "other": CORRUPTOR})
        else:
            note("shareholder-earns", {"lord": SHAREHOLDER})
    return {
        "legal": legal,
        "reasons": reasons,
        "notes": notes,
        "lord": lord,
        "cost": value,
        "printed_cost": cost.printed,
        "races": 0 if through_corruptor else cost.races,
        "compulsory": None if through_corruptor else cost.compulsory or None,
        "paid_races": [race for race in cards.races if race in by_race],
        "krakens": by_race.get(cards.wild, []),
        "total": total,
        "shortfall": max(0, value - total),
        "surplus": max(0, total - value),
        "affiliates": choice,
        "discards": discards,
        "nebulis_received": brought if legal else 0,
        "purse": _purse(before, purse, pearls, nebulis, brought, legal),
    }


def _purse(
    before: Purse, purse: Purse, pearls: int, nebulis: int, brought: int, legal: bool
) -> "dict[str, Any] | None":
    """What the payer owns before, and after a legal payment; nothing if no number is told."""
    if before.pearls is None and before.nebulis is None:
        return None
    # The Ferryman has done his work, if it takes that, before the pearls and nebulis are counted out.
    white = None if purse.pearls is None else purse.pearls - pearls
    black = None if purse.nebulis is None else purse.nebulis - nebulis + brought
    return {"before": _owned(before.pearls, before.nebulis), "after": _owned(white, black) if legal else None}


def _owned(pearls: "int | None", nebulis: "int | None") -> dict[str, Any]:
    """What is told of a purse; a number that nobody told is left out."""
    told: dict[str, Any] = {"pearls_told": pearls is not None, "nebulis_told": nebulis is not None}
    if pearls is not None:
        told["pearls"] = pearls
    if nebulis is not None:
        told["nebulis"] = nebulis
    return told


def judge(
    cards: Cards, cost: Cost, allies: list[str], pearls: int, nebulis: int, profile: str, purse: Purse
) -> list[dict[str, Any]]:
    """All the reasons that speak against a payment, in a fixed order; none means that it is legal."""
    reasons: list[dict[str, Any]] = []

    def add(code: str, params: dict[str, Any], mend: "dict[str, Any] | None") -> None:
        reasons.append(reason(code, RULES[code], params, mend))

    by_race = cards.by_race(allies)
    _judge_races(cards, cost, by_race, add)
    value = cards.total(allies)
    paid = pearls + nebulis
    shortfall = cost.value - value - paid
    if shortfall > 0:
        add(
            "value-short",
            {"total": value + paid, "cost": cost.value, "shortfall": shortfall},
            purse.add(pearls, nebulis, shortfall, True),
        )
    needed = pearls_needed(cost, value)
    if paid > needed:
        mend = purse.take_back(pearls, nebulis, paid - needed)
        if nebulis:
            params = {"pearls": pearls, "nebulis": nebulis, "needed": needed, "extra": paid - needed}
            add("filled-too-much", params, mend)
        else:
            add("too-many-pearls", {"pearls": pearls, "needed": needed, "extra": paid - needed}, mend)
    if profile == "online":
        surplus = value - cost.value
        over = needless(cards, by_race, surplus)
        if over:
            left_out = _leave_out(cards, allies, surplus)
            add("ally-not-needed", {"allies": over, "surplus": surplus}, fix("leave-out", {"allies": left_out}))
    return reasons + purse.reasons(pearls, nebulis)


def _judge_races(cards: Cards, cost: Cost, by_race: dict[str, list[str]], add: Any) -> None:
    """Judge the races of the allies paid; ``add`` takes each reason.

    A Kraken stands for any race, also for one that is paid already (abyss.kraken.allies.any-race). So the number of
    races can be anything from that of the other allies to one more for each Kraken.
    """
    paid = [race for race in cards.races if race in by_race]
    krakens = len(by_race.get(cards.wild, ()))
    lacks_compulsory = cost.compulsory != "" and cost.compulsory not in by_race
    # Races that may go, the cheapest first: taking them back changes the total least.
    spare = sorted(
        [race for race in paid if race != cost.compulsory],
        key=lambda race: (cards.total(by_race[race]), cards.races.index(race)),
    )
    extra = len(paid) - cost.races
    missing = -extra - krakens
    if missing > 0:
        wanted = [race for race in cards.races if race not in by_race]
        if lacks_compulsory and not krakens:
            wanted.remove(cost.compulsory)
            wanted.insert(0, cost.compulsory)
            if missing == 1:
                wanted = wanted[:1]
        add(
            "too-few-races",
            {"needed": cost.races, "paid": len(paid) + krakens, "missing": missing},
            fix("add-races", {"count": missing, "races": wanted}),
        )
    elif extra > 0:
        add(
            "too-many-races",
            {"needed": cost.races, "paid": len(paid), "extra": extra},
            _drop(by_race, spare[:extra]),
        )
    if not lacks_compulsory:
        return
    race = cost.compulsory
    if krakens:
        if extra >= 0:
            # A Kraken can only be of this race if that leaves room for one race more.
            params = {"race": race, "needed": cost.races}
            add("kraken-has-no-place", params, _drop(by_race, spare[: extra + 1]))
        return
    if extra < 0:
        mend = fix("add-race", {"race": race})
    else:
        swapped = spare[extra]
        mend = fix("swap-race", {"race": race, "drop": swapped, "allies": by_race[swapped]})
    add("compulsory-race-missing", {"race": race, "lord": cost.lord}, mend)


def _drop(by_race: dict[str, list[str]], races: list[str]) -> dict[str, Any]:
    """Leave out all allies of some races."""
    allies = [ally for race in races for ally in by_race[race]]
    return fix("drop-races", {"count": len(races), "races": races, "allies": allies})


def _leave_out(cards: Cards, allies: list[str], surplus: int) -> list[str]:
    """Allies to take back until none is needless: always the highest that may go, so that few have to."""
    kept = list(allies)
    left_out: list[str] = []
    while True:
        over = needless(cards, cards.by_race(kept), surplus)
        if not over:
            return cards.sorted_allies(left_out)
        ally = max(over, key=lambda id: (cards.value[id], -cards.order[id]))
        kept.remove(ally)
        left_out.append(ally)
        surplus -= cards.value[ally]


def _kraken_notes(cards: Cards, cost: Cost, by_race: dict[str, list[str]]) -> list[dict[str, Any]]:
    """What the Krakens of a legal payment stand for."""
    krakens = by_race.get(cards.wild)
    if not krakens:
        return []
    count = cost.races - len([race for race in cards.races if race in by_race])
    if cost.compulsory and cost.compulsory not in by_race:
        code = "krakens-add-compulsory"
        params: dict[str, Any] = {"allies": krakens, "race": cost.compulsory}
    elif count:
        code = "krakens-add-races"
        params = {"allies": krakens, "count": count}
    else:
        code = "krakens-join-races"
        params = {"allies": krakens}
    return [reason(code, RULES[code], params)]


def _notes(
    cost: Cost, paid: list[str], choice: list[str], pearls: int, nebulis: int, total: int, races: int
) -> list[dict[str, Any]]:
    """What is worth saying beside the verdict; ``paid`` are the allies of a legal payment."""
    notes: list[dict[str, Any]] = []

    def add(code: str, params: dict[str, Any]) -> None:
        notes.append(reason(code, RULES[code], params))

    if not paid:
        if (pearls or nebulis) and races < cost.races:
            add("pearls-are-no-race", {"missing": cost.races - races})
        return notes
    if pearls:
        add("pearls-fill", {"count": pearls})
    if nebulis:
        add("nebulis-fill", {"count": nebulis})
    if total > cost.value:
        add("surplus-lost", {"count": total - cost.value})
    if not choice:
        add("affiliate-none", {})
    elif cost.any_affiliate and len(choice) > 1:
        add("affiliate-any", {"lord": MASTER_OF_MAGIC, "allies": choice})
    elif len(choice) > 1:
        add("affiliate-tie", {"allies": choice})
    else:
        add("affiliate-lowest", {"ally": choice[0]})
    if cost.lord == MASTER_OF_MAGIC:
        add("own-power-later", {"lord": MASTER_OF_MAGIC})
    return notes
