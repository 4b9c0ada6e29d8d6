"""The catalogue of Abyss: its files, its collections, and the facts that the engine reckons with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

from catalog.findings import Finding
from catalog.models.abyss import checks
from catalog.models.abyss.entries import Guild, Location, Lord, Race, Supply
from catalog.models.abyss.facets import GUILD_FACETS, LOCATION_FACETS, LORD_FACETS, RACE_FACETS
from catalog.models.game import Collection, DataFile, GameCatalog


@dataclass(frozen=True)
class AbyssCatalog(GameCatalog):
    """The catalogue of Abyss."""

    FILES: ClassVar[tuple[DataFile, ...]] = (
        *GameCatalog.FILES,
        DataFile("races", "races.yaml", "race", Race, "the races"),
        DataFile("guilds", "guilds.yaml", "guild", Guild, "the guilds"),
        DataFile("lords", "lords.yaml", "lord", Lord, "the lords"),
        DataFile("locations", "locations.yaml", "location", Location, "the locations"),
        DataFile("supply", "supply.yaml", "supply", Supply, "everything that is counted", "one"),
    )
    QUESTIONS: ClassVar[tuple[str, ...]] = ("read-cost", "read-location", "refill", "exploration")

    races: tuple[Race, ...] = ()
    guilds: tuple[Guild, ...] = ()
    lords: tuple[Lord, ...] = ()
    locations: tuple[Location, ...] = ()
    supply: Supply = field(kw_only=True)

    @property
    def collections(self) -> tuple[Collection, ...]:
        """Lords, locations, races and guilds, with what they can be sorted and filtered by."""
        return (
            Collection("lords", "lord", "Lords", self.lords, LORD_FACETS),
            Collection("locations", "location", "Locations", self.locations, LOCATION_FACETS),
            Collection("races", "race", "Races", self.races, RACE_FACETS),
            Collection("guilds", "guild", "Guilds", self.guilds, GUILD_FACETS),
        )

    def engine_facts(self) -> dict[str, Any]:
        """The facts that ``engine.abyss`` reckons with."""
        allies = [(race.id, value, copies) for race in self.races for value, copies in self.supply.ally_copies.items()]
        numbers = self.supply.model_dump(mode="json", exclude={"expected_counts", "sources"})
        return {
            "game": self.id,
            "races": [race.id for race in self.races],
            "guilds": [guild.id for guild in self.guilds],
            "tables": {
                "ally": {
                    f"{race}-{value}": {"race": race, "value": value, "copies": copies}
                    for race, value, copies in allies
                },
                "lord": {
                    lord.id: lord.model_dump(mode="json", include={"guild", "influence", "keys", "cost"})
                    for lord in self.lords
                },
                "location": {
                    location.id: {"formula": location.formula.model_dump(mode="json", exclude_none=True)}
                    for location in self.locations
                },
                "monster-token": {
                    str(value): {"value": value, "copies": copies}
                    for value, copies in self.supply.monster_tokens.items()
                },
            },
            "order": {
                "ally": [f"{race}-{value}" for race, value, _ in allies],
                "lord": [lord.id for lord in self.lords],
                "location": [location.id for location in self.locations],
                "monster-token": [str(value) for value in self.supply.monster_tokens],
            },
            "supply": numbers,
        }

    def checks(self) -> Iterator[Finding]:
        """What only Abyss can get wrong: see ``catalog.models.abyss.checks``."""
        yield from checks.guilds_and_races(self)
        yield from checks.costs(self)
        yield from checks.numbers(self)
        yield from checks.tracks(self)
        yield from checks.supply_sources(self)
        yield from checks.counts(self)
