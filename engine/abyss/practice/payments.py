"""Payments for lords, dealt by chance: right ones, and ones that are nearly so."""

from engine.abyss.cards import Cards
from engine.abyss.costs import OWN_POWERS, RIVAL_POWERS, Cost
from engine.abyss.ids import DIPLOMAT, RECRUITER, TREASURER
from engine.practice import Dice, Table
from engine.typing_compat import Any

PEARLS_MAX = 5
"""A payment with more pearls than this is not dealt: nobody would pay so."""


def lord_with_powers(dice: Dice, table: Table, level: int) -> dict[str, Any]:
    """A lord to be recruited, and on higher levels perhaps another whose power changes what is paid."""
    lords = table.ids("lord")
    lord = dice.pick(lords)
    request: dict[str, Any] = {"lord": lord}
    if level == 1 or dice.happens(1, 2):
        return request
    compulsory = table.state.lords[lord].compulsory
    own = [TREASURER] + ([DIPLOMAT] if compulsory else [])
    power = dice.pick(own + [RECRUITER])
    if power in lords and power != lord:
        request["rival_powers" if power in RIVAL_POWERS else "powers"] = [power]
    return request


def cost_of(cards: Cards, request: dict[str, Any]) -> Cost:
    """What a lord costs with the powers of a request."""
    powers = [lord for lord in request.get("powers", []) if lord in OWN_POWERS]
    return Cost(cards.lords[request["lord"]], powers, request.get("rival_powers", []), cards.supply)


def payment(dice: Dice, cards: Cards, cost: Cost) -> dict[str, Any] | None:
    """Allies of as many races as the cost wants, and the pearls that they leave to pay; None if that are too many."""
    others = [race for race in cards.races if race != cost.compulsory]
    races = ([cost.compulsory] if cost.compulsory else []) + dice.shuffled(others)
    races = races[: cost.races]
    values = [[dice.between(1, cards.highest)] for _ in races]
    total = sum([hand[0] for hand in values])
    wanted = cost.value - dice.below(min(PEARLS_MAX, cost.value))
    while total < wanted:
        # A second ally of a race, too, is a payment that many get wrong.
        low = [hand for hand in values if hand[0] < cards.highest]
        hand = dice.pick(values)
        if low and dice.happens(2, 3):
            hand = dice.pick(low)
            hand[0] += 1
            total += 1
        elif len(hand) < 2:
            more = dice.between(1, cards.highest)
            hand.append(more)
            total += more
        elif not low:
            return None
    while total > cost.value:
        high = [hand for hand in values if hand[0] > 1]
        if not high or (total == cost.value + 1 and dice.happens(1, 3)):
            break
        dice.pick(high)[0] -= 1
        total -= 1
    allies = [cards.plain[race, value] for race, hand in zip(races, values) for value in hand]
    return {"allies": cards.sorted_allies(allies), "pearls": max(0, cost.value - total)}


def nearly(dice: Dice, cards: Cards, cost: Cost, paid: dict[str, Any]) -> dict[str, Any]:
    """The same payment with one thing changed, by which most become wrong."""
    allies, pearls = list(paid["allies"]), paid["pearls"]
    races = cards.by_race(allies)
    free = [race for race in cards.races if race not in races]
    change = dice.below(6)
    if change == 0 and pearls:
        pearls -= 1
    elif change == 1:
        pearls += 1
    elif change in (2, 3) and free and (cost.compulsory in races or change == 2):
        # Another race in place of the compulsory one, or of any other.
        wanted = [ally for ally in allies if change == 2 or cards.race[ally] == cost.compulsory]
        out = dice.pick(wanted)
        allies[allies.index(out)] = cards.plain[dice.pick(free), cards.value[out]]
    elif change == 4 and free:
        more = dice.between(1, 2)
        allies.append(cards.plain[dice.pick(free), more])
        pearls = max(0, pearls - more)
    elif len(races) > 1:
        # Two allies of one race where two races are wanted.
        out = dice.pick(allies)
        other = dice.pick([race for race in sorted(races) if race != cards.race[out]])
        allies[allies.index(out)] = cards.plain[other, cards.value[out]]
    else:
        value = cards.value[allies[0]]
        allies[0] = cards.plain[cards.race[allies[0]], max(1, value - 1)]
    return {"allies": cards.sorted_allies(allies), "pearls": pearls}
