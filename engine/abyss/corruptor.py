"""The second lord that the Corruptor lets one recruit, for a flat price (abyss.clarifications.corruptor).

No ally is paid, so neither the races nor any change of the cost matter. Whether nebulis may be part of the price is
open: the online version takes them, and they are pearls but for plotting; no rules text names the case.
"""

from engine.abyss.cards import Cards
from engine.abyss.ids import CORRUPTOR
from engine.ruling import Ruling
from engine.typing_compat import Any

OPEN, ALLOWED, REFUSED = "open", "allowed", "refused"
"""The readings of a point on which only the online version speaks."""


def price_of(cards: Cards) -> int:
    """The pearls that the second lord takes."""
    price: int = cards.supply["kraken"]["corruptor_price"]
    return price


def judge(ruling: Ruling, request: dict[str, Any], allies: list[str], price: int) -> None:
    """Add to a ruling what speaks against a payment of the price."""
    pearls, nebulis = request["pearls"], request["nebulis"]
    paid = pearls + nebulis
    if allies:
        ruling.refuse("corruptor-takes-no-allies", lord=CORRUPTOR, allies=allies)
    if paid < price:
        ruling.refuse("corruptor-price-short", paid=paid, price=price, shortfall=price - paid)
    elif paid > price:
        ruling.refuse("corruptor-price-over", paid=paid, price=price, extra=paid - price)
    if nebulis and request["corruptor_nebulis"] == REFUSED:
        ruling.refuse("corruptor-takes-no-nebulis", lord=CORRUPTOR, count=nebulis)
    elif nebulis and request["corruptor_nebulis"] == OPEN:
        ruling.leave_open("corruptor-nebulis", (ALLOWED, REFUSED), lord=CORRUPTOR)
