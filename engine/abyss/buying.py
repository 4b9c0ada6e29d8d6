"""What the buyer of an ally pays with: pearls, and as many nebulis as the rules and the buyer's lords allow."""

from collections import namedtuple

from engine.abyss.ids import COUNTERFEITER, OUTLAW
from engine.typing_compat import Any

PRICE = "price"
"""What of a step a payment is."""

Fault = namedtuple("Fault", ("part", "code", "params"))
"""A reason against a step of an exploration, and what of the step it speaks against."""


def _limits(turn: Any, buyer: int) -> tuple[int, bool]:
    """The most nebulis that a rival may pay with, and whether pearls may be kept (abyss.nebulis.lords)."""
    rivals = turn.request["rival_powers"]
    limit: int = turn.supply["nebulis-per-payment"]
    if OUTLAW in rivals and turn.owner.get(OUTLAW, buyer) == buyer:
        limit = turn.supply["nebulis-per-payment-outlaw"]
    return limit, COUNTERFEITER in rivals and turn.owner.get(COUNTERFEITER, buyer) == buyer


def payment_against(turn: Any, step: dict[str, Any]) -> list[Fault]:
    """What speaks against a payment."""
    nebulis, kept = step["nebulis"], step["pearls_left"]
    limit, may_keep = _limits(turn, step["buyer"])
    faults: list[Fault] = []
    if nebulis > turn.price:
        faults.append(Fault(PRICE, "nebulis-above-price", {"nebulis": nebulis, "limit": turn.price}))
    if nebulis > limit:
        faults.append(Fault(PRICE, "buyer-nebulis-limit", {"nebulis": nebulis, "limit": limit}))
    if kept and not may_keep:
        faults.append(Fault(PRICE, "buyer-pearls-first", {"count": kept}))
    return faults


def pay(turn: Any, step: dict[str, Any]) -> bool:
    """Make a payment legal with the pearls and nebulis that the buyer is known to have, if that is possible.

    A buyer of whom no pearls are told may have some.
    """
    price, kept = turn.price, step["pearls_left"]
    limit, may_keep = _limits(turn, step["buyer"])
    owned = max(0, price - step["nebulis"]) + kept
    most = min(step["nebulis"], limit, price)
    needed = max(0, price - owned)
    if kept and needed > most:
        return False
    paid = most if may_keep or not kept else needed
    step["nebulis"] = paid
    step["pearls_left"] = max(0, owned - (price - paid))
    return True
