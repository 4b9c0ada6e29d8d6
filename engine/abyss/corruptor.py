"""The second lord that the Corruptor lets one recruit, for a flat price (abyss.clarifications.corruptor).

No ally is paid, so neither the races nor any change of the cost matter. That nebulis may be part of the price rests
on their being pearls but for plotting, and on the online version; no source names the case.
"""

from engine.abyss.cards import Cards
from engine.abyss.codes.recruit import RULES
from engine.abyss.costs import CORRUPTOR
from engine.abyss.purse import Purse
from engine.answer import fix, reason
from engine.typed import Any


def price_of(cards: Cards) -> int:
    """The pearls that the second lord takes."""
    price: int = cards.supply["kraken"]["corruptor_price"]
    return price


def judge(allies: list[str], pearls: int, nebulis: int, purse: Purse, price: int) -> list[dict[str, Any]]:
    """All the reasons that speak against a payment of the price."""
    found: list[dict[str, Any]] = []

    def add(code: str, params: dict[str, Any], mend: "dict[str, Any] | None") -> None:
        found.append(reason(code, RULES[code], params, mend))

    paid = pearls + nebulis
    if allies:
        add("corruptor-takes-no-allies", {"lord": CORRUPTOR, "allies": allies}, fix("leave-out", {"allies": allies}))
    if paid < price:
        count = price - paid
        params = {"paid": paid, "price": price, "shortfall": count}
        add("corruptor-price-short", params, purse.add(pearls, nebulis, count, False))
    elif paid > price:
        count = paid - price
        params = {"paid": paid, "price": price, "extra": count}
        add("corruptor-price-over", params, purse.take_back(pearls, nebulis, count))
    return found + purse.reasons(pearls, nebulis)


def notes(nebulis: int, price: int) -> list[dict[str, Any]]:
    """What is worth knowing about the price, and what is open if nebulis are part of it."""
    found: list[tuple[str, dict[str, Any]]] = [("corruptor-flat-price", {"lord": CORRUPTOR, "count": price})]
    if nebulis:
        found.append(("corruptor-nebulis-uncertain", {"lord": CORRUPTOR}))
    return [reason(code, RULES[code], params) for code, params in found]
