"""The nearest legal payment in place of a refused one.

Nearest is the one to which the fewest allies have to be added, because nobody knows what else the payer holds; then
the one from which the fewest are taken back; then the one that changes the fewest pearls and nebulis; then the one
that wastes the least. Of the pearls and nebulis, those that are told to be owned are all there are; nebulis that are
not told are those that were to be paid. Krakens and the allies of Leviathan are never added.

By the rulebooks no search is needed: how many races go and come follows from the cost (abyss.recruit.pay.exact-races),
so that only *which* races go is tried, ten possibilities at most. What is nearest then is so in the online version,
too, unless it has allies that are not needed; only then the search of ``lean`` begins.
"""

from collections import namedtuple

from engine.abyss import corruptor
from engine.abyss.cards import Cards
from engine.abyss.costs import Cost
from engine.abyss.ids import CORRUPTOR
from engine.abyss.lean import Lean, NearPayment
from engine.abyss.payment import redundant_allies, spare_krakens
from engine.abyss.purse import Purse
from engine.typing_compat import Any

Split = namedtuple("Split", ("change", "nebulis", "pearls"))
"""Nebulis and pearls that pay for something, and how many of them are others than were to be paid."""


def candidates(cards: Cards, request: dict[str, Any], cost: Cost, purse: Purse) -> Any:
    """The fields to replace, the nearest payment first."""
    coins = _Coins(request, purse)
    if request["way"] == CORRUPTOR:
        for split in coins.splits(cards.supply["corruptor-price"]):
            yield {"allies": [], "pearls": split.pearls, "nebulis": split.nebulis}
        return
    search = _Search(cards, request, cost, coins)
    payments = sorted([search.payment(kept) for kept in search.keepable()])
    if request["profile"] == "online" and not search.lean(payments[0].allies):
        nearest = Lean(cards, search.paid, cost, coins, search.strict, payments[0].added).nearest()
        payments = [nearest] if nearest else []
    for payment in payments:
        same = request["allies"] if payment.allies == search.paid else payment.allies
        yield {"allies": same, "pearls": payment.pearls, "nebulis": payment.nebulis}


class _Coins:
    """The pearls and nebulis that a payment may have, nearest to those that were to be paid."""

    def __init__(self, request: dict[str, Any], purse: Purse) -> None:
        self.pearls: int = request["pearls"]
        self.nebulis: int = request["nebulis"]
        self.purse = purse
        self.black: int = self.nebulis if purse.nebulis is None else purse.nebulis
        if request["way"] == CORRUPTOR and request["corruptor_nebulis"] != corruptor.ALLOWED:
            self.black = 0
        elif request["way"] == CORRUPTOR and purse.nebulis is None:
            # The price can't be paid in any other way than with pearls and nebulis.
            self.black = purse.cards.supply["corruptor-price"]
        self._memo: dict[int, list[Split]] = {}

    def splits(self, needed: int) -> list[Split]:
        """The ways to pay exactly so much, nearest first."""
        if needed not in self._memo:
            splits = []
            for nebulis in range(min(self.black, needed) + 1):
                pearls = needed - nebulis
                if self.purse.allows(pearls, nebulis):
                    splits.append(Split(abs(pearls - self.pearls) + abs(nebulis - self.nebulis), nebulis, pearls))
            self._memo[needed] = sorted(splits)
        return self._memo[needed]

    def reach(self, needed: int) -> int:
        """The most that can be paid, but no more than is needed; anything below can be paid as well."""
        while needed and not self.splits(needed):
            needed -= 1
        return needed


class _Search:
    """Makes the nearest payment for each choice of the races that stay."""

    def __init__(self, cards: Cards, request: dict[str, Any], cost: Cost, coins: _Coins) -> None:
        self.cards = cards
        self.cost = cost
        self.coins = coins
        self.strict = request["needless_krakens"] != corruptor.ALLOWED
        self.paid = cards.sorted_allies(request["allies"])
        self.by_race = cards.by_race(self.paid)
        self.krakens: list[str] = self.by_race.get(cards.wild, [])
        self.paid_races = [race for race in cards.races if race in self.by_race]
        self.lacks = cost.compulsory != "" and cost.compulsory not in self.by_race

    def keepable(self) -> list[list[str]]:
        """The choices of as many races as may stay: the compulsory one always does, and has room if it lacks."""
        most = min(self.cost.races - 1 if self.lacks else self.cost.races, len(self.paid_races))
        choices: list[list[str]] = [[]]
        for race in self.paid_races:
            longer = [kept + [race] for kept in choices if len(kept) < most]
            choices = longer if race == self.cost.compulsory else longer + choices
        return [kept for kept in choices if len(kept) == most]

    def payment(self, kept: list[str]) -> NearPayment:
        """The nearest payment with these races."""
        cards, cost = self.cards, self.cost
        allies = [ally for race in kept for ally in self.by_race[race]] + self.krakens
        new = [race for race in cards.races if race not in self.by_race]
        if self.lacks:
            new.remove(cost.compulsory)
            new.insert(0, cost.compulsory)
        new = new[: max(0, cost.races - len(kept) - len(self.krakens))]
        missing = max(0, cost.value - cards.total(allies))
        pool = _Pool(cards, allies, kept + new + self._room(kept, new))
        added, split = self._filled(pool, new, missing)
        allies = cards.sorted_allies(allies + added)
        surplus = max(0, cards.total(allies) - cost.value)
        back = len(self.paid) - len(allies) + len(added)
        places = [cards.order[ally] for ally in allies]
        distance = (len(added), back, split.change, surplus) + tuple(places)
        return NearPayment(distance, len(added), allies, split.pearls, split.nebulis)

    def _room(self, kept: list[str], new: list[str]) -> list[str]:
        """The races that may come as well, where Krakens need not make up all that are missing."""
        others = [race for race in self.cards.races if race not in kept + new and race != self.cost.compulsory]
        if self.lacks and self.cost.compulsory not in new:
            others.insert(0, self.cost.compulsory)
        return others[: max(0, self.cost.races - len(kept) - len(new))]

    def _filled(self, pool: "_Pool", new: list[str], missing: int) -> tuple[list[str], Split]:
        """The fewest allies to add, one of each new race, and the coins with them.

        The highest allies show how few will do; of these numbers, lower allies may come nearer to the coins paid.
        """
        least = missing - self.coins.reach(missing)
        slots = list(new)
        most = pool.highest(slots)
        while most < least:
            slots.append("")
            most = pool.highest(slots)
        wanted = missing - self.coins.pearls - self.coins.nebulis
        values = sorted(range(max(least, len(slots)), most + 1), key=lambda value: (abs(value - wanted), value))
        best: tuple[tuple[int, ...], list[str], Split] | None = None
        for place, value in enumerate(values):
            added, worth = pool.worth(slots, value)
            splits = self.coins.splits(max(0, missing - worth))
            if not splits:
                continue
            choice = ((splits[0].change, max(0, worth - missing), worth, place), added, splits[0])
            if best is None or choice < best:
                best = choice
            if not splits[0].change:
                break
        assert best is not None
        _, added, split = best
        return added, split

    def lean(self, allies: list[str]) -> bool:
        """Whether all of these allies are needed."""
        by_race = self.cards.by_race(allies)
        surplus = self.cards.total(allies) - self.cost.value
        spare = spare_krakens(self.cards, self.cost, by_race, surplus) if self.strict else []
        return not (spare or redundant_allies(self.cards, by_race, surplus))


class _Pool:
    """The plain allies of some races that are not paid yet: how many copies there are of each race and value."""

    def __init__(self, cards: Cards, paid: list[str], races: list[str]) -> None:
        self.cards = cards
        self.races = races
        self.left: dict[tuple[str, int], int] = {}
        for race in races:
            for value in range(1, cards.highest + 1):
                ally = cards.plain[race, value]
                self.left[race, value] = cards.copies[ally] - paid.count(ally)

    def highest(self, slots: list[str]) -> int:
        """The most that so many allies are worth, each of the race of its slot or of any."""
        _, worth = self.worth(slots, self.cards.highest * len(slots))
        return worth

    def worth(self, slots: list[str], wanted: int) -> tuple[list[str], int]:
        """An ally for each slot, together worth so much or as little more as can be; and what they are worth."""
        taken: list[str] = []
        total = 0
        left = dict(self.left)
        for place, race in enumerate(slots):
            value = wanted - total - (len(slots) - place - 1)
            race, value = self._nearest(left, [race] if race else self.races, min(self.cards.highest, max(1, value)))
            left[race, value] -= 1
            total += value
            taken.append(self.cards.plain[race, value])
        return taken, total

    def _nearest(self, left: dict[tuple[str, int], int], races: list[str], wanted: int) -> tuple[str, int]:
        """The lowest ally of these races that is worth so much, else the highest."""
        for value in list(range(wanted, self.cards.highest + 1)) + list(range(wanted - 1, 0, -1)):
            for race in races:
                if left[race, value] > 0:
                    return race, value
        raise ValueError(races)
