"""The best plan for all the allies of a hand that may attack a leviathan (abyss.fight.repeat)."""

from collections import namedtuple

from engine.abyss.attack import DICE, PEARLS, Attackers, Dice, Gains, Leviathan
from engine.odds import amount, chance
from engine.typing_compat import Any

Payment = namedtuple("Payment", ("worth", "levels", "pearls"))
"""What pearls make of an attack: what it is worth, the levels beaten, and the pearls paid."""


def grouped(allies: list[tuple[Attackers, int]]) -> list[Attackers]:
    """Allies, each with the nebulis that it brings, as kinds of which each attacks alike; the weakest come first."""
    kinds = []
    for value, effect in sorted({(attacker.value, attacker.effect) for attacker, _ in allies}):
        brought = [nebulis for attacker, nebulis in allies if (attacker.value, attacker.effect) == (value, effect)]
        krakens = [nebulis for nebulis in brought if nebulis]
        kinds.append(Attackers(value, effect, len(brought), len(krakens), max(brought)))
    return kinds


class Rank(namedtuple("Rank", ("less", "spared", "fails", "kind", "uses", "place", "ally"))):
    """How good it is to send an ally first, the best being the lowest: ``less`` is the negative of what it is worth.

    Of equals, one that is ``spared`` for its nebulis and one that surely ``fails`` come last; the others are as good,
    and the one named first is of the fewest ``uses`` against other leviathans.
    """

    def is_as_good(self, other: "Rank") -> bool:
        """Whether nothing is better about the other one."""
        return (self.less, self.spared, self.fails) <= (other.less, other.spared, other.fails)


class Worth:
    """What plans are compared by, as one whole number.

    A plan is better if it wins the card more often; of equals, if it brings more monster tokens on average; then if it
    discards fewer allies; then if these are worth less; then if their Krakens bring fewer nebulis; then if it leaves
    more pearls. Each is counted in ``scale`` equally likely cases and weighs more than all that come after it together.
    """

    def __init__(self, scale: int, tokens: int, kinds: list[Attackers], pearls_paid: int, pearls_gained: int) -> None:
        self.scale = scale
        self.allies: int = sum([kind.count for kind in kinds])
        self.value: int = sum([kind.count * kind.value for kind in kinds])
        self.nebulis: int = sum([kind.krakens * kind.nebulis for kind in kinds])
        self.paid = pearls_paid
        # Where nothing can be gained or lost there is nothing to tell apart either, and no room to be kept for it.
        self.nebulis_unit = (pearls_paid + pearls_gained) * scale + 1
        self.value_unit = self.nebulis_unit * (self.nebulis * scale + 1)
        self.ally_unit = self.value_unit * (self.value * scale + 1)
        self.token_unit = self.ally_unit * (self.allies * scale + 1)
        self.win_unit = self.token_unit * (tokens * scale + 1)

    def costs(self, kind: Attackers) -> list[int]:
        """What it costs to discard an ally of this kind if so many of it are in hand, any other before a Kraken."""
        spent = self.ally_unit + kind.value * self.value_unit
        krakens = kind.nebulis * self.nebulis_unit
        return [spent + (krakens if number <= kind.krakens else 0) for number in range(kind.count + 1)]

    def reward(self, tokens: int, wins: bool, pearls: int) -> int:
        """What an attack brings."""
        return (self.win_unit if wins else 0) + tokens * self.token_unit + pearls

    def describe(self, worth: int) -> dict[str, Any]:
        """What a worth means: the chance to win the card, and the tokens, allies and their value to expect."""
        scale = self.scale
        # What is spent is turned into what is left of it, so that no part is below 0.
        worth += self.ally_unit * self.allies * scale + self.value_unit * self.value * scale
        worth += self.nebulis_unit * self.nebulis * scale + self.paid * scale
        win, worth = divmod(worth, self.win_unit)
        tokens, worth = divmod(worth, self.token_unit)
        allies, worth = divmod(worth, self.ally_unit)
        value = worth // self.value_unit
        return {
            "win": chance(win, scale),
            "tokens": amount(tokens, scale),
            "allies": amount(self.allies * scale - allies, scale),
            "value": amount(self.value * scale - value, scale),
        }


class Plan:
    """The best plan for a hand, by what a ``Worth`` compares.

    A hand is a number: its digits are how many of each kind are in it, ``steps`` the places of these digits. What a
    state is worth is told in all rolls of the allies still in hand.
    """

    def __init__(self, leviathan: Leviathan, kinds: list[Attackers], gains: Gains, reading: str) -> None:
        self.kinds = kinds
        self.gains = gains
        # Numbers stay smaller where no ally rolls more than one die.
        dice = leviathan.dice if [kind for kind in kinds if kind.effect == DICE] else Dice(1, leviathan.dice.faces)
        levels = leviathan.levels
        # The leviathan with so many levels beaten.
        self.after = [Leviathan(levels[beaten:], reading, dice) for beaten in range(len(levels))]
        self.useful_pearls: list[int] = [sum([level.resistance for level in left.levels]) for left in self.after]
        self.steps: list[int] = []
        self.states = 1
        for kind in kinds:
            self.steps.append(self.states)
            self.states *= kind.count + 1
        self.size: int = sum([kind.count for kind in kinds])
        self.scales: list[int] = [dice.rolls**number for number in range(self.size + 1)]
        tokens = leviathan.tokens(len(levels)) + gains.tokens * len(levels)
        gained = self.size * gains.failed + gains.pearls(len(levels))
        helped = [kind for kind in kinds if kind.effect == PEARLS]
        self.worth = Worth(self.scales[-1], tokens, kinds, self.useful_pearls[0] if helped else 0, gained)
        self.costs = [self.worth.costs(kind) for kind in kinds]
        self.hits = [[self._hits(left, kind) for kind in kinds] for left in self.after]
        self.rewards = [[self._reward(left, count) for count in range(len(left.levels) + 1)] for left in self.after]
        # More than the rest of a fight can be worth: it is won for sure, with all pearls that there may be.
        self.most = [rewards[-1] + gained for rewards in self.rewards]
        self.cheapest: int = min([min(costs) for costs in self.costs])
        self._memo: dict[tuple[int, int, int], int] = {}

    def _hits(self, leviathan: Leviathan, kind: Attackers) -> list[tuple[int, int]]:
        """How many rolls beat how many levels; of an ally that pearls can help, the powers and their rolls."""
        if kind.effect == PEARLS:
            return [(kind.value + rolled, weight) for rolled, weight in leviathan.dice.weights(kind.effect)]
        hits: dict[int, int] = {}
        for rolled, weight in leviathan.dice.weights(kind.effect):
            count = leviathan.beaten(kind.value + rolled)
            hits[count] = hits.get(count, 0) + weight
        return sorted(hits.items())

    def _reward(self, leviathan: Leviathan, count: int) -> int:
        tokens = leviathan.tokens(count) + count * self.gains.tokens
        return self.worth.reward(tokens, count == len(leviathan.levels), self.gains.pearls(count))

    def worths(self, pearls: int) -> list[int]:
        """What it is worth to send an ally of each kind first, with all the allies in hand."""
        every = self.states - 1
        return [self.value_of_sending(kind, 0, every, self.size, pearls) for kind in range(len(self.kinds))]

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
            if not helped:
                # Who must fail now may do for a later level, and is kept.
                options = [place for place in options if self.hits[beaten][place][-1][0]]
            if helped or beaten + 1 < len(self.after):
                best = self._best_of(options, beaten, hand, number, pearls)
            else:
                best = self._one_after_another(options, hand, number)
            self._memo[key] = best
        return best

    def _best_of(self, options: list[int], beaten: int, hand: int, number: int, pearls: int) -> int:
        """What the best of these kinds is worth if it is sent now; those that can't be better are not looked at."""
        best = 0  # whoever can beat nothing any more stops
        bounds = [(self._bound(place, beaten, number, pearls), place) for place in options]
        bounds.sort()
        while bounds and bounds[-1][0] > best:
            best = max(best, self.value_of_sending(bounds.pop()[1], beaten, hand, number, pearls))
        return best

    def _one_after_another(self, options: list[int], hand: int, number: int) -> int:
        """What it is worth to attack a last level on which no pearls help.

        In whatever order allies go, one of them beats it as often. So that the fewest are discarded, the likeliest go
        first, and of equally likely ones those that cost the least.
        """
        failed, won = self.rewards[-1][:2]
        order = []
        for place in options:
            count = hand // self.steps[place] % (self.kinds[place].count + 1)
            order.append((self.hits[-1][place][-1][1], -self.costs[place][count], place, count))
        order.sort()
        value: int = 0
        sent = 0
        for weight, _, place, count in order:
            for left in range(1, count + 1):
                scale = self.scales[sent]
                misses = self.scales[1] - weight
                reward = weight * won - self.scales[1] * self.costs[place][left]
                value = misses * (value + failed * scale) + reward * scale
                sent += 1
        return value * self.scales[number - sent]

    def _bound(self, kind: int, beaten: int, number: int, pearls: int) -> int:
        """What sending an ally of this kind now is worth at most: whatever it leaves, the cheapest one then wins."""
        left = self.after[beaten]
        every, hits = len(left.levels), self.hits[beaten][kind]
        if self.kinds[kind].effect == PEARLS:
            wins = sum([weight for power, weight in hits if power + pearls >= left.needed[-1]])
        else:
            wins = sum([weight for count, weight in hits if count == every])
        scale = self.scales[number]
        misses = scale - wins * self.scales[number - 1]
        return scale * (self.most[beaten] - self.costs[kind][-1]) - misses * self.cheapest

    def value_of_sending(self, kind: int, beaten: int, hand: int, number: int, pearls: int) -> int:
        """What it is worth to send an ally of this kind now and then do what is best."""
        rest = hand - self.steps[kind]
        count = hand // self.steps[kind] % (self.kinds[kind].count + 1)
        value: int = -self.costs[kind][count] * self.scales[number]
        for hit, weight in self.hits[beaten][kind]:
            if self.kinds[kind].effect == PEARLS:
                value += weight * self.best_payment(hit, beaten, rest, number - 1, pearls).worth
            else:
                value += weight * self.value_after(hit, beaten, rest, number - 1, pearls)
        return value

    def best_payment(self, power: int, beaten: int, rest: int, number: int, pearls: int) -> Payment:
        """The best that pearls make of a power."""
        leviathan = self.after[beaten]
        best: Payment | None = None
        for count in range(leviathan.beaten(power), len(leviathan.levels) + 1):
            paid = max(0, leviathan.needed[count] - power)
            if paid > pearls:
                break
            worth = self.value_after(count, beaten, rest, number, pearls - paid) - paid * self.scales[number]
            if best is None or worth > best.worth:
                best = Payment(worth, count, paid)
        assert best is not None  # without pearls it is what the power beats alone
        return best

    def value_after(self, count: int, beaten: int, rest: int, number: int, pearls: int) -> int:
        """What it is worth to beat so many levels now and then do what is best."""
        value = self.rewards[beaten][count] * self.scales[number]
        if beaten + count < len(self.after):
            value += self.best_value(beaten + count, rest, number, pearls + self.gains.pearls(count))
        return value
