"""The catalogue of Abyss: its data with what is counted, checked and handed to the engine from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from catalog.findings import Finding
from catalog.models.abyss import checks
from catalog.models.abyss.components import Components
from catalog.models.abyss.data import AbyssData
from catalog.models.abyss.facts import engine_facts

FOR_PEOPLE = ("-components", "-counts", "-ways")
"""How the numbers end that only pages and checks are made from."""


@dataclass(frozen=True)
class AbyssCatalog(AbyssData):
    """The catalogue of Abyss."""

    @property
    def components(self) -> Components:
        """What lies in the boxes, counted."""
        return Components(self)

    def engine_facts(self) -> dict[str, Any]:
        """The facts that ``engine.abyss`` works with."""
        shared, own = super().engine_facts(), engine_facts(self)
        for number in self.numbers:
            if number.id.endswith(FOR_PEOPLE):  # Browsers need not fetch what no rule asks for.
                del shared["numbers"][number.id]
        joined = {part: {**shared[part], **own[part]} for part in ("tables", "order")}
        return {**shared, **own, **joined}

    def checks(self) -> Iterator[Finding]:
        """What only Abyss can get wrong: see ``catalog.models.abyss.checks``."""
        yield from checks.guilds_and_races(self)
        yield from checks.costs(self)
        yield from checks.numbers(self)
        yield from checks.tracks(self)
        yield from checks.border(self)
        yield from checks.border_weights(self)
        yield from checks.players(self)
        yield from checks.supply_sources(self)
        yield from checks.counts(self)
