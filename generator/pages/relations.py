"""What belongs together in a game's catalogue: sections about a card, disputes on a rule, examples of a rule."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING

from catalog.models.entries import Discrepancy, Entry, RuleSection, WorkedExample
from generator.text.languages import concerns

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.game import Collection


class Relations:
    """The references of one game, turned around, as readers of one language see them."""

    def __init__(self, game: GameCatalog, language: str) -> None:
        self.game = game
        self._about: dict[str, list[RuleSection]] = defaultdict(list)
        self._disputes: dict[str, list[Discrepancy]] = defaultdict(list)
        self._examples: dict[str, list[WorkedExample]] = defaultdict(list)
        self._changing: dict[str, list[RuleSection]] = defaultdict(list)
        for section in game.rules:
            for reference in section.about:
                self._about[reference].append(section)
            for changed in section.changes:
                self._changing[changed].append(section)
        for discrepancy in game.discrepancies:
            if not concerns(discrepancy.languages, language):
                continue
            for reference in discrepancy.affects:
                self._disputes[reference].append(discrepancy)
        for example in game.examples:
            self._examples[example.rule].append(example)

    def about(self, reference: str) -> list[RuleSection]:
        """The rule sections that the page of an entry shows, in reading order."""
        return self._about.get(reference, [])

    def disputes(self, reference: str) -> list[Discrepancy]:
        """The discrepancies that touch an entry or a rule (``rule:abyss.recruit``)."""
        return self._disputes.get(reference, [])

    def examples(self, rule: str) -> list[WorkedExample]:
        """The worked examples that stand under the rule section of this id."""
        return self._examples.get(rule, [])

    def changing(self, rule: str) -> list[RuleSection]:
        """The sections of expansions that change the rule of this id, in reading order."""
        return self._changing.get(rule, [])

    def chapter(self, chapter: str) -> list[RuleSection]:
        """The sections of a chapter in reading order; the first is the chapter itself."""
        start = f"{self.game.id}.{chapter}"
        return [section for section in self.game.rules if section.id == start or section.id.startswith(start + ".")]

    def pointing(self, reference: str) -> list[tuple[Collection, str, list[Entry]]]:
        """The entries with ``reference`` in a facet: (collection, facet id, entries), such as a guild's lords."""
        return [
            (collection, facet, entries)
            for (_, facet), (collection, entries) in self._pointing.get(reference, {}).items()
        ]

    @cached_property
    def _pointing(self) -> dict[str, dict[tuple[str, str], tuple[Collection, list[Entry]]]]:
        """All of these by what they point to, and then by collection and facet."""
        found: dict[str, dict[tuple[str, str], tuple[Collection, list[Entry]]]] = defaultdict(dict)
        for collection in self.game.collections:
            for facet in collection.facets:
                for entry in collection.entries:
                    for reference in dict.fromkeys(facet.references(entry)):
                        found[reference].setdefault((collection.id, facet.id), (collection, []))[1].append(entry)
        return found
