"""Attacks on a leviathan: what each roll does, and the best plan for all the allies of a hand (abyss.fight)."""

from collections import namedtuple

from engine.odds import amount, chance, dice_highest
from engine.typing_compat import Any

PLAIN, PEARLS, DICE = "", "pearls", "dice"

Level = namedtuple("Level", ("resistance", "tokens"))
"""A level of a leviathan."""
Attackers = namedtuple("Attackers", ("value", "effect", "count"))
"""Allies of a hand that attack alike."""
Payment = namedtuple("Payment", ("worth", "levels", "pearls"))
"""What pearls make of an attack: what it is worth, the levels beaten, and the pearls paid."""


class Dice:
    """The dice of the box. Ways are counted in ``rolls`` of all of them, also where only one is rolled."""

    def __init__(self, count: int, faces: int) -> None:
        self.count = count
        self.faces = faces
        self.rolls: int = faces**count

    def weights(self, effect: str) -> list[tuple[int, int]]:
        """The numbers that an ally with this combat effect rolls, each with its ways."""
        if effect == DICE:
            return sorted(dice_highest(self.count, self.faces).items())
        return [(number, self.rolls // self.faces) for number in range(1, self.faces + 1)]


class Leviathan:
    """A leviathan as it lies there with the ``levels`` that it has left, attacked with these ``dice``.

    ``needed[k]`` is the power that beats k levels with one attack. By the reading ``subtract`` what a level resists is
    taken off the power before the next is compared; by ``same`` each is compared with the whole power.
    """

    def __init__(self, levels: list[Level], reading: str, dice: Dice) -> None:
        self.levels = levels
        self.dice = dice
        self.needed = [0]
        for level in levels:
            last = self.needed[-1]
            self.needed.append(last + level.resistance if reading == "subtract" else max(last, level.resistance))

    def beaten(self, power: int) -> int:
        """How many levels an attack of that power beats."""
        count = 0
        while count < len(self.levels) and power >= self.needed[count + 1]:
            count += 1
        return count

    def tokens(self, count: int) -> int:
        """The monster tokens for so many levels."""
        return sum([level.tokens for level in self.levels[:count]])


class Gains:
    """What lords make of an attack: further tokens for each level, and pearls for each, or for none.

    ``thief`` is how many pearls gained at once a thief takes one of; 0 if there is none.
    """

    def __init__(self, tokens: int, pearls: int, failed: int, thief: int) -> None:
        self.tokens = tokens
        self.each = pearls
        self.failed = failed
        self.thief = thief

    def pearls(self, count: int) -> int:
        """The pearls that an attack brings which beats so many levels."""
        if not count:
            return self.failed
        # Each level is a gain of its own, also for the thief (discrepancy highwayman-one-after-another).
        return count * (self.each - 1 if self.thief and self.each >= self.thief else self.each)


def most_levels(leviathan: Leviathan, attacker: Attackers, pearls: int, rolled: int) -> tuple[int, int]:
    """The most levels that a roll of one ally can beat, and the pearls that this takes."""
    power = attacker.value + rolled
    count = leviathan.beaten(power)
    if attacker.effect == PEARLS:
        while count < len(leviathan.levels) and leviathan.needed[count + 1] <= power + pearls:
            count += 1
    return count, max(0, leviathan.needed[count] - power)


def level_weights(leviathan: Leviathan, attacker: Attackers, pearls: int) -> list[int]:
    """The rolls of one ally that beat no level, one level, and so on, pearls being paid for the most levels."""
    weights = [0] * (len(leviathan.levels) + 1)
    for rolled, ways in leviathan.dice.weights(attacker.effect):
        count, _ = most_levels(leviathan, attacker, pearls, rolled)
        weights[count] += ways
    return weights


class Plan:
    """The best plan: it wins the card as often as can be, and of such plans has the most tokens on average.

    A hand is a number: its digits are how many of each kind are in it, ``steps`` the places of these digits. What a
    state is worth is a whole number: ``unit`` for the card and 1 for a token, times all rolls for each ally in hand;
    ``unit`` is so large that tokens only ever decide between equals.
    """

    def __init__(self, leviathan: Leviathan, kinds: list[Attackers], gains: Gains, reading: str) -> None:
        self.kinds = kinds
        self.effects: list[str] = [kind.effect for kind in kinds]
        self.gains = gains
        # The leviathan with so many levels beaten.
        dice = leviathan.dice
        self.after = [Leviathan(leviathan.levels[beaten:], reading, dice) for beaten in range(len(leviathan.levels))]
        self.useful_pearls = [sum([level.resistance for level in left.levels]) for left in self.after]
        self.steps: list[int] = []
        self.states = 1
        for kind in kinds:
            self.steps.append(self.states)
            self.states *= kind.count + 1
        self.size: int = sum([kind.count for kind in kinds])
        levels = len(leviathan.levels)
        self.unit = (leviathan.tokens(levels) + gains.tokens * levels + 1) * dice.rolls**self.size
        self.scales: list[int] = [dice.rolls**number for number in range(self.size + 1)]
        self.hits = [[self._hits(left, kind) for kind in kinds] for left in self.after]
        self.rewards = [[self._reward(left, count) for count in range(len(left.levels) + 1)] for left in self.after]
        self._memo: dict[tuple[int, int, int], int] = {}

    def _hits(self, leviathan: Leviathan, kind: Attackers) -> list[tuple[int, int]]:
        """How many rolls beat how many levels; of an ally that pearls can help, the powers and their rolls."""
        if kind.effect == PEARLS:
            return [(kind.value + rolled, ways) for rolled, ways in leviathan.dice.weights(kind.effect)]
        hits: dict[int, int] = {}
        for rolled, ways in leviathan.dice.weights(kind.effect):
            count = leviathan.beaten(kind.value + rolled)
            hits[count] = hits.get(count, 0) + ways
        return sorted(hits.items())

    def _reward(self, leviathan: Leviathan, count: int) -> int:
        tokens = leviathan.tokens(count) + count * self.gains.tokens
        return tokens + (self.unit if count == len(leviathan.levels) else 0)

    def best_value(self, beaten: int, hand: int, number: int, pearls: int) -> int:
        """What is the best to be had with these levels beaten, this hand of so many allies, and these pearls."""
        if not number:
            return 0
        helped = False
        options = []
        for place, kind in enumerate(self.kinds):
            if hand // self.steps[place] % (kind.count + 1):
                options.append(place)
                helped = helped or kind.effect == PEARLS
        # Pearls that no ally in hand can use make no difference.
        pearls = min(pearls, self.useful_pearls[beaten]) if helped else 0
        key = (beaten, hand, pearls)
        best = self._memo.get(key)
        if best is None:
            best = 0
            # Nothing is better than to win for sure; the high allies, which come last, are the likeliest to.
            sure = self.rewards[beaten][-1] * self.scales[number]
            while options and best < sure:
                best = max(best, self.value_of_sending(options.pop(), beaten, hand, number, pearls))
            self._memo[key] = best
        return best

    def value_of_sending(self, kind: int, beaten: int, hand: int, number: int, pearls: int) -> int:
        """What it is worth to send an ally of this kind now and then do what is best."""
        rest = hand - self.steps[kind]
        hits = self.hits[beaten][kind]
        if self.effects[kind] == PEARLS:
            return sum(
                [ways * self.best_payment(power, beaten, rest, number - 1, pearls).worth for power, ways in hits]
            )
        return sum([ways * self.value_after(count, beaten, rest, number - 1, pearls) for count, ways in hits])

    def best_payment(self, power: int, beaten: int, rest: int, number: int, pearls: int) -> Payment:
        """The best that pearls make of a power."""
        leviathan = self.after[beaten]
        best = Payment(-1, 0, 0)
        for count in range(leviathan.beaten(power), len(leviathan.levels) + 1):
            paid = max(0, leviathan.needed[count] - power)
            if paid > pearls:
                break
            worth = self.value_after(count, beaten, rest, number, pearls - paid)
            if worth > best.worth:
                best = Payment(worth, count, paid)
        return best

    def value_after(self, count: int, beaten: int, rest: int, number: int, pearls: int) -> int:
        """What it is worth to beat so many levels now and then do what is best."""
        value = self.rewards[beaten][count] * self.scales[number]
        if beaten + count < len(self.after):
            value += self.best_value(beaten + count, rest, number, pearls + self.gains.pearls(count))
        return value

    def chances(self, worth: int) -> dict[str, Any]:
        """What a worth of the whole hand means: the chance to win the card, and the expected tokens."""
        scale = self.scales[self.size]
        return {"win": chance(worth // self.unit, scale), "tokens": amount(worth % self.unit, scale)}
