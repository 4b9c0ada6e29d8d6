"""What lies in the boxes of Abyss, counted: the exploration deck with each mix of sets, and the odds of the border."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catalog.models.abyss.data import AbyssData


@dataclass(frozen=True)
class AllyCards:
    """Equal ally cards of one set: ``combat`` is their combat effect, ``nebulis`` what using one brings."""

    race: str
    value: int
    set: str
    copies: int
    combat: str = ""
    nebulis: int = 0


@dataclass(frozen=True)
class Deck:
    """The exploration deck with a mix of sets."""

    sets: tuple[str, ...]
    allies: int
    monsters: int

    @property
    def total(self) -> int:
        """All its cards."""
        return self.allies + self.monsters


@dataclass(frozen=True)
class BorderOdds:
    """A space of the border: the sums that lead to it, and in how many of all rolls they come up."""

    space: int
    sums: tuple[int, ...]
    weight: int
    rolls: int

    @property
    def permille(self) -> int:
        """The chance in thousandths, halves rounded up."""
        return (2000 * self.weight + self.rolls) // (2 * self.rolls)


class Components:
    """The counted things of a game of Abyss."""

    def __init__(self, game: AbyssData) -> None:
        self._game = game

    @cached_property
    def allies(self) -> tuple[AllyCards, ...]:
        """Every kind of ally card by the set that brings it, race by race and value by value."""
        game = self._game
        starting = game.leviathan.starting_ally
        counts: list[AllyCards] = []
        for race in game.races:
            if race.wild:
                for value, copies, nebulis in game.krakens:
                    counts.append(AllyCards(race.id, value, race.set, copies, nebulis=nebulis))
                continue
            for value, copies in game.ally_copies.items():
                counts.append(AllyCards(race.id, value, "base", copies))
                if (race.id, value) == (starting.race, starting.value):
                    counts.append(AllyCards(race.id, value, "leviathan", starting.copies))
                if effect := game.leviathan.combat_allies.get(value):
                    counts.append(AllyCards(race.id, value, "leviathan", 1, effect))
        return tuple(counts)

    @cached_property
    def monsters(self) -> Mapping[str, int]:
        """The monster cards that each set brings."""
        return {"base": self._game.count("monsters"), "leviathan": self._game.count("leviathan-monsters")}

    def of(self, race: str, value: int | None = None) -> Sequence[AllyCards]:
        """The ally cards of a race, of one value if that is given."""
        return [cards for cards in self.allies if cards.race == race and value in (None, cards.value)]

    @cached_property
    def exploration_cards(self) -> Mapping[str, int]:
        """The exploration cards that each set brings, allies and monsters."""
        counted = Counter(self.monsters)
        for cards in self.allies:
            counted[cards.set] += cards.copies
        return {part.id: counted[part.id] for part in self._game.game.sets}

    @cached_property
    def decks(self) -> Sequence[Deck]:
        """The deck with every mix of sets, the base game always among them, the smallest mix first."""
        base, *more = (part.id for part in self._game.game.sets)
        mixes = [(base, *mix) for size in range(len(more) + 1) for mix in combinations(more, size)]
        return [
            Deck(
                mix,
                sum(cards.copies for cards in self.allies if cards.set in mix),
                sum(number for id_, number in self.monsters.items() if id_ in mix),
            )
            for mix in mixes
        ]

    @cached_property
    def border(self) -> Sequence[BorderOdds]:
        """The spaces of the border with their odds, from all rolls of the dice."""
        faces, dice = range(1, self._game.count("die-faces") + 1), self._game.count("border-dice")
        rolls = Counter(sum(roll) for roll in product(faces, repeat=dice))
        return [
            BorderOdds(space, sums, sum(rolls[total] for total in sums), rolls.total())
            for space, sums in self._game.border.items()
        ]
