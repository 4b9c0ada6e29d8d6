"""What makes a payment for a lord legal, and which ally it leaves affiliated."""

from engine.abyss.cards import Cards
from engine.abyss.costs import Cost


def redundant_allies(cards: Cards, by_race: dict[str, list[str]], surplus: int) -> list[str]:
    """The allies of which one could be left out: worth no more than the surplus, and not alone of their race.

    Implements abyss.recruit.pay.needless; ``surplus`` is what the allies alone pay above the cost. Krakens are never
    among them (see ``spare_krakens``).
    """
    several = [by_race[race] for race in cards.races if len(by_race.get(race, ())) > 1]
    return cards.sorted_allies(list({ally for paid in several for ally in paid if cards.value[ally] <= surplus}))


def spare_krakens(cards: Cards, cost: Cost, by_race: dict[str, list[str]], surplus: int) -> list[str]:
    """The Krakens of which one could be left out: worth no more than the surplus, and not needed for the races."""
    krakens = by_race.get(cards.wild, [])
    others = len([race for race in cards.races if race in by_race])
    left = len(krakens) - 1
    if left < 0 or not others <= cost.races <= others + left:
        return []
    if cost.compulsory and cost.compulsory not in by_race and not (left and others < cost.races):
        return []
    return [ally for ally in krakens if cards.value[ally] <= surplus]


def affiliates(cards: Cards, allies: list[str], any_ally: bool) -> list[str]:
    """The paid allies among which the payer chooses the affiliated one: lowest value first, then by race.

    That is the lowest (abyss.recruit.affiliate.lowest), of equally low ones any (abyss.recruit.affiliate.tie), and
    with the Master of Magic any at all. Krakens never become affiliated (abyss.kraken.allies.affiliate), so there
    is none if only they are paid.
    """
    others = {ally for ally in allies if cards.race[ally] != cards.wild}
    lowest = min([cards.value[ally] for ally in others]) if others else 0
    choice = [ally for ally in others if any_ally or cards.value[ally] == lowest]
    return sorted(choice, key=lambda ally: (cards.value[ally], cards.order[ally]))


def received(cards: Cards, allies: list[str]) -> int:
    """The nebulis that the paid Krakens bring (abyss.kraken.allies.nebulis)."""
    return sum([cards.nebulis.get(ally, 0) for ally in allies])
