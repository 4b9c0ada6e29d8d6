"""The shortest path to some goods by trades and one workshop, found from what is missing and what is to spare.

Every step brings one kind. A trade is worth making only for a piece that is missing, for whatever else it brought would
have to be given away again; so once it is known which activations are made, the number of trades is known too: one for
each piece that is missing then. They can be paid if what is to spare then is four times that. Tried are all mixes of
activations, at most 41, the shortest first, and each is laid out step by step.
"""

from collections import namedtuple

from engine.mountain_king import Facts
from engine.mountain_king.activations import ANY, FORWARD, OWN_TROLL, SAME, Exchange, exchanges, is_fixed, mixes, net
from engine.mountain_king.goods import KINDS
from engine.typing_compat import Any

CLANS = ("fire", "ice", "moon")
CART = KINDS.index("cart")
UNCHANGED = [0] * len(KINDS)

Step = namedtuple("Step", ("workshop", "direction", "given", "got", "left"))
"""A trade, or an activation of a workshop: what is given, got and then in hand, of each kind and each clan's carts."""


class Hand:
    """Goods in hand while steps are made. Clan carts stand for themselves behind the kinds of goods."""

    def __init__(self, facts: Facts, goods: dict[str, int], carts: dict[str, int], goal: dict[str, int]) -> None:
        self.rate: int = facts.all_numbers["trade-rate"]
        self.owned = [goods.get(kind, 0) for kind in KINDS] + [carts.get(clan, 0) for clan in CLANS]
        self.owned[CART] -= sum(carts.values())
        self.goal = [goal.get(kind, 0) for kind in KINDS] + [0] * len(CLANS)
        self.steps: list[Step] = []

    def missing(self, change: list[int]) -> list[int]:
        """How many pieces of each kind are missing of the goal once the goods have changed so."""
        return [max(self.goal[place] - self.owned[place] - change[place], 0) for place in range(len(KINDS))]

    def spare(self, change: list[int]) -> list[int]:
        """How many pieces of each kind are then there beyond the goal, clan carts included."""
        change = change + [0] * len(CLANS)
        return [max(self.owned[place] + change[place] - self.goal[place], 0) for place in range(len(self.owned))]

    def pay(self, count: int, spare: list[int]) -> list[int] | None:
        """So many of the pieces to spare, of which most is there first, then what is told first; None if too few."""
        left = [min(self.owned[place], spare[place]) for place in range(len(self.owned))]
        if sum(left) < count:
            return None
        given = [0] * len(left)
        for _ in range(count):
            place = left.index(max(left))
            left[place] -= 1
            given[place] += 1
        return given

    def step(self, given: list[int], got: list[int], workshop: str = "", direction: str = "") -> None:
        """Make a step and remember it; a trade if it names no workshop."""
        self.owned = [count - given[place] + got[place] for place, count in enumerate(self.owned)]
        self.steps.append(Step(workshop, direction, given, got, self.owned))

    def trade(self, place: int, spare: list[int]) -> bool:
        """Trade for a piece of a kind, out of goods to spare."""
        given = self.pay(self.rate, spare)
        if given is None:
            return False
        self.step(given, one(place))
        return True

    def trades(self) -> int:
        """The trades that are still to be made."""
        return sum(self.missing(UNCHANGED))

    def is_payable(self) -> bool:
        """Whether there is enough to spare for the trades that are still to be made."""
        return sum(self.spare(UNCHANGED)) >= self.rate * self.trades()

    def steps_in_all(self) -> int:
        """How many steps the path has once these trades are made."""
        return len(self.steps) + self.trades()

    def pieces_in_the_end(self) -> int:
        """How many pieces are in hand once these trades are made."""
        return sum(self.owned) - self.trades() * (self.rate - 1)

    def finished(self) -> list[Step]:
        """All steps, once these trades are made."""
        spare = self.spare(UNCHANGED)
        for place, count in enumerate(self.missing(UNCHANGED)):
            for _ in range(count):
                self.trade(place, spare)
                given = self.steps[-1].given
                spare = [left - given[other] for other, left in enumerate(spare)]
        return self.steps


def one(place: int) -> list[int]:
    """One piece of a kind."""
    return [1 if other == place else 0 for other in range(len(KINDS) + len(CLANS))]


def as_goods(counts: list[int]) -> dict[str, int]:
    """Goods by their kinds: clan carts are carts."""
    carts = sum(counts[CART:])
    whole = counts[:CART] + [carts]
    return {KINDS[place]: whole[place] for place in range(len(KINDS)) if whole[place]}


def step_row(step: Step) -> dict[str, Any]:
    """A step as the answer has it."""
    done: dict[str, Any] = {"kind": "trade"}
    if step.workshop:
        done = {"kind": "workshop", "workshop": step.workshop, "direction": step.direction}
    done |= {"give": as_goods(step.given), "get": as_goods(step.got), "left": as_goods(step.left)}
    carts = {clan: step.given[CART + 1 + place] for place, clan in enumerate(CLANS) if step.given[CART + 1 + place]}
    return done | {"carts": carts} if carts else done


def shortest(facts: Facts, asked: dict[str, Any], workshop: str, activations: int) -> Hand | None:
    """The shortest path with at most so many activations of a workshop, all of them made; None if there is none.

    Without a workshop ('') there are trades alone. What is still missing is then traded for: see ``Hand.finished``.
    """
    if workshop and not is_fixed(facts, workshop):
        return _flexible(facts, asked, workshop, activations)
    found = exchanges(facts, workshop) if workshop else []
    hand = _hand(facts, asked)
    options = []
    for number, counts in enumerate(mixes(found, activations)):
        change = net(found, counts)
        trades = sum(hand.missing(change))
        if sum(hand.spare(change)) >= hand.rate * trades:
            options.append((sum(counts) + trades, -sum(change) + trades * (hand.rate - 1), number, counts))
    for _steps, _spent, _number, counts in sorted(options):
        hand = _hand(facts, asked)
        if _lay_out(hand, found, list(counts)):
            return hand
    return None


def _hand(facts: Facts, asked: dict[str, Any]) -> Hand:
    return Hand(facts, asked["goods"], asked["carts"], asked["goal"])


def _lay_out(hand: Hand, found: list[Exchange], counts: list[int]) -> bool:
    """Make these activations, each as soon as it can be, and trade for what they lack."""
    while sum(counts):
        change = net(found, counts)
        doable = [number for number, exchange in enumerate(found) if counts[number] and _has(hand, exchange)]
        if doable:
            exchange = found[doable[0]]
            counts[doable[0]] -= 1
            given = [exchange.give.get(kind, 0) for kind in KINDS] + [0] * len(CLANS)
            got = [exchange.get.get(kind, 0) for kind in KINDS] + [0] * len(CLANS)
            hand.step(given, got, exchange.workshop, exchange.direction)
            continue
        lacking = hand.missing(change)
        wanted = [exchange for number, exchange in enumerate(found) if counts[number]]
        places = [place for place, kind in enumerate(KINDS) if lacking[place] and [w for w in wanted if kind in w.give]]
        if not places or not hand.trade(places[0], hand.spare(change)):
            return False
    return hand.is_payable()


def _has(hand: Hand, exchange: Exchange) -> bool:
    """Whether what an exchange takes is in hand."""
    return not [kind for kind in exchange.give if hand.owned[KINDS.index(kind)] < exchange.give[kind]]


def _flexible(facts: Facts, asked: dict[str, Any], workshop: str, activations: int) -> Hand | None:
    """The same with a workshop that takes any goods: it brings what is missing for less than a trade does."""
    hand = _hand(facts, asked)
    trade = facts.workshops[workshop]
    price = trade.give[0]
    if OWN_TROLL in price:
        # A piece that lies on a troll is in hand already; only a clan cart becomes another thing in storage.
        clans = hand.owned[CART + 1 :]
        for _ in range(min(activations, hand.missing(UNCHANGED)[CART], sum(clans)) if SAME in trade.get else 0):
            given = one(CART + 1 + clans.index(max(clans)))
            hand.step(given, one(CART), workshop, FORWARD)
            clans = hand.owned[CART + 1 :]
        return hand if hand.is_payable() else None
    [kind] = trade.get
    place = KINDS.index(kind)
    for _ in range(min(activations, hand.missing(UNCHANGED)[place])):
        paid = hand.pay(price[ANY], hand.spare(UNCHANGED))
        if paid is None:
            return None
        hand.step(paid, one(place), workshop, FORWARD)
    return hand if hand.is_payable() else None
