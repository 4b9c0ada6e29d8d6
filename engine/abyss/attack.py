"""Attacks on a leviathan: what each roll does (abyss.fight)."""

from collections import namedtuple

from engine.odds import dice_highest

PLAIN, PEARLS, DICE = "", "pearls", "dice"

Level = namedtuple("Level", ("resistance", "tokens"))
"""A level of a leviathan."""


class Attackers(namedtuple("Attackers", ("value", "effect", "count", "krakens", "nebulis"))):
    """Allies of a hand that attack alike, and how many of them are Krakens, each of which brings so many nebulis."""

    def is_like(self, other: "Attackers") -> bool:
        """Whether the others attack as these do."""
        return (self.value, self.effect) == (other.value, other.effect)


class Dice:
    """The dice of the box. Weights are counted in ``rolls`` of all of them, also where only one is rolled."""

    def __init__(self, count: int, faces: int) -> None:
        self.count = count
        self.faces = faces
        self.rolls: int = faces**count

    def weights(self, effect: str) -> list[tuple[int, int]]:
        """The numbers that an ally with this combat effect rolls, each with its weight."""
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
    for rolled, weight in leviathan.dice.weights(attacker.effect):
        count, _ = most_levels(leviathan, attacker, pearls, rolled)
        weights[count] += weight
    return weights
