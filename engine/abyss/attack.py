"""Attacks on a leviathan: what each roll does, and the best plan for all the allies of a hand (abyss.fight)."""

from engine.odds import Ratio, dice_highest, die

SIDES = 6
ROLLS = SIDES * SIDES
"""Ways are counted in throws of both dice, also where only one is rolled."""
PLAIN, PEARLS, DICE = "", "pearls", "dice"


class Foe:
    """A leviathan as it lies there: ``levels`` are the (resistance, tokens) that it has left.

    ``needed[k]`` is the power that beats k levels with one attack. By the reading ``subtract`` what a level resists is
    taken off the power before the next is compared; by ``same`` each is compared with the whole power.
    """

    def __init__(self, levels: list[tuple[int, int]], reading: str) -> None:
        self.levels = levels
        self.needed = [0]
        for resistance, _ in levels:
            last = self.needed[-1]
            self.needed.append(last + resistance if reading == "subtract" else max(last, resistance))

    def beaten(self, power: int) -> int:
        """How many levels an attack of that power beats."""
        count = 0
        while count < len(self.levels) and power >= self.needed[count + 1]:
            count += 1
        return count

    def tokens(self, count: int) -> int:
        """The monster tokens for so many levels."""
        return sum([tokens for _, tokens in self.levels[:count]])


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
        gained = count * self.each
        return gained - 1 if self.thief and gained >= self.thief else gained


def throws(effect: str) -> list[tuple[int, int]]:
    """The numbers that an ally with this combat effect rolls, each with its ways out of ``ROLLS``."""
    ways = dice_highest(2, SIDES) if effect == DICE else die(SIDES)
    times = 1 if effect == DICE else SIDES
    return [(number, ways[number] * times) for number in range(1, SIDES + 1)]


def most(foe: Foe, value: int, effect: str, pearls: int, rolled: int) -> tuple[int, int]:
    """The most levels that a roll can beat, and the pearls that this takes."""
    power = value + rolled
    count = foe.beaten(power)
    if effect == PEARLS:
        while count < len(foe.levels) and foe.needed[count + 1] <= power + pearls:
            count += 1
    return count, max(0, foe.needed[count] - power)


class Plan:
    """The best plan: it wins the card as often as can be, and of such plans has the most tokens on average.

    ``kinds`` are (value, effect, number held). What a state is worth is a whole number: ``unit`` for the card and 1 for
    a token, times ``ROLLS`` for each ally in hand; ``unit`` is so large that tokens only ever decide between equals.
    """

    def __init__(self, foe: Foe, kinds: list[tuple[int, str, int]], gains: Gains, reading: str) -> None:
        self.kinds = kinds
        self.gains = gains
        self.foes = [Foe(foe.levels[beaten:], reading) for beaten in range(len(foe.levels))]
        self.useful = [sum([resistance for resistance, _ in left.levels]) for left in self.foes]
        self.steps: list[int] = []
        self.states = 1
        for _, _, count in kinds:
            self.steps.append(self.states)
            self.states *= count + 1
        self.size = sum([count for _, _, count in kinds])
        self.unit = (foe.tokens(len(foe.levels)) + gains.tokens * len(foe.levels) + 1) * ROLLS**self.size
        self.scales: list[int] = [ROLLS**number for number in range(self.size + 1)]
        self.hits = [[self._hits(left, value, effect) for value, effect, _ in kinds] for left in self.foes]
        self.wealth = [[self._reward(left, count) for count in range(len(left.levels) + 1)] for left in self.foes]
        self.known: dict[tuple[int, int, int], int] = {}

    def _hits(self, foe: Foe, value: int, effect: str) -> list[tuple[int, int]]:
        """How many throws beat how many levels; of an ally that pearls can help, the powers and their throws."""
        if effect == PEARLS:
            return [(value + rolled, ways) for rolled, ways in throws(effect)]
        found: dict[int, int] = {}
        for rolled, ways in throws(effect):
            count = foe.beaten(value + rolled)
            found[count] = found.get(count, 0) + ways
        return sorted(found.items())

    def _reward(self, foe: Foe, count: int) -> int:
        tokens = foe.tokens(count) + count * self.gains.tokens
        return tokens + (self.unit if count == len(foe.levels) else 0)

    def held(self, hand: int, kind: int) -> int:
        """How many of a kind are in a hand."""
        return hand // self.steps[kind] % (self.kinds[kind][2] + 1)

    def worth(self, beaten: int, hand: int, number: int, pearls: int) -> int:
        """What is the best to be had with these levels beaten, this hand of so many allies, and these pearls."""
        if not number:
            return 0
        helped = False
        options = []
        for kind, (_, effect, _) in enumerate(self.kinds):
            if self.held(hand, kind):
                options.append(kind)
                helped = helped or effect == PEARLS
        # Pearls that no ally in hand can use make no difference.
        pearls = min(pearls, self.useful[beaten]) if helped else 0
        key = (beaten, hand, pearls)
        best = self.known.get(key)
        if best is None:
            best = 0
            # Nothing is better than to win for sure; the high allies, which come last, are the likeliest to.
            sure = self.wealth[beaten][-1] * self.scales[number]
            while options and best < sure:
                best = max(best, self.sending(options.pop(), beaten, hand, number, pearls))
            self.known[key] = best
        return best

    def sending(self, kind: int, beaten: int, hand: int, number: int, pearls: int) -> int:
        """What it is worth to send an ally of this kind now and then do what is best."""
        rest = hand - self.steps[kind]
        hits = self.hits[beaten][kind]
        if self.kinds[kind][1] == PEARLS:
            return sum([ways * self.paying(power, beaten, rest, number - 1, pearls)[0] for power, ways in hits])
        total = 0
        for count, ways in hits:
            total += ways * self.after(count, beaten, rest, number - 1, pearls)
        return total

    def paying(self, power: int, beaten: int, rest: int, number: int, pearls: int) -> tuple[int, int, int]:
        """The best that pearls make of a power: what it is worth, the levels beaten, the pearls paid."""
        foe = self.foes[beaten]
        best = (-1, 0, 0)
        for count in range(foe.beaten(power), len(foe.levels) + 1):
            paid = max(0, foe.needed[count] - power)
            if paid > pearls:
                break
            found = self.after(count, beaten, rest, number, pearls - paid)
            if found > best[0]:
                best = (found, count, paid)
        return best

    def after(self, count: int, beaten: int, rest: int, number: int, pearls: int) -> int:
        """What it is worth to beat so many levels now and then do what is best."""
        made = self.wealth[beaten][count] * self.scales[number]
        if beaten + count < len(self.foes):
            made += self.worth(beaten + count, rest, number, pearls + self.gains.pearls(count))
        return made

    def chances(self, worth: int) -> tuple[Ratio, Ratio]:
        """What a worth of the whole hand means: the chance to win the card, and the expected tokens."""
        scale = self.scales[self.size]
        return Ratio(worth // self.unit, scale), Ratio(worth % self.unit, scale)
