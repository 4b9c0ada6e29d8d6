"""The data of Abyss: its files, and the collections that have pages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from catalog.models.abyss.entries import (
    Guild,
    Leviathan,
    LeviathanSupply,
    LeviathanToken,
    Location,
    Loot,
    Lord,
    Race,
    Supply,
)
from catalog.models.abyss.facets import (
    LEVIATHAN_FACETS,
    LEVIATHAN_TOKEN_FACETS,
    LOCATION_FACETS,
    LOOT_FACETS,
    guild_facets,
    lord_facets,
    race_facets,
)
from catalog.models.game import Collection, DataFile, GameCatalog


@dataclass(frozen=True)
class AbyssData(GameCatalog):
    """Everything that the files of Abyss hold."""

    FILES: ClassVar[tuple[DataFile, ...]] = (
        *GameCatalog.FILES,
        DataFile("races", "races.yaml", "race", Race, "the races"),
        DataFile("guilds", "guilds.yaml", "guild", Guild, "the guilds"),
        DataFile("lords", "lords.yaml", "lord", Lord, "the lords"),
        DataFile("locations", "locations.yaml", "location", Location, "the locations"),
        DataFile("loot", "loot.yaml", "loot", Loot, "the loot cards", set="kraken"),
        DataFile("leviathans", "leviathans.yaml", "leviathan", Leviathan, "the leviathans", set="leviathan"),
        DataFile("tokens", "tokens.yaml", "leviathan-token", LeviathanToken, "its monster tokens", set="leviathan"),
        DataFile("supply", "supply.yaml", "supply", Supply, "the threat track", "one"),
        DataFile(
            "leviathan",
            "supply.yaml",
            "leviathan-supply",
            LeviathanSupply,
            "what Leviathan changes in the decks",
            "one",
            set="leviathan",
        ),
    )
    QUESTIONS: ClassVar[tuple[str, ...]] = ("read-cost", "read-location")

    races: tuple[Race, ...] = ()
    guilds: tuple[Guild, ...] = ()
    lords: tuple[Lord, ...] = ()
    locations: tuple[Location, ...] = ()
    loot: tuple[Loot, ...] = ()
    leviathans: tuple[Leviathan, ...] = ()
    tokens: tuple[LeviathanToken, ...] = ()
    supply: Supply = field(kw_only=True)
    leviathan: LeviathanSupply = field(kw_only=True)

    @property
    def ally_copies(self) -> dict[int, int]:
        """How many allies of each value a race has in the base game."""
        return {int(value): copies for value, copies in self.counts("ally-copies").items()}

    @property
    def krakens(self) -> tuple[tuple[int, int, int], ...]:
        """The values of the wild allies, each with how many cards there are and the nebulis that using one brings."""
        nebulis = self.counts("krakens", "nebulis")
        return tuple((int(value), copies, nebulis[value]) for value, copies in self.counts("krakens", "copies").items())

    @property
    def border(self) -> dict[int, tuple[int, ...]]:
        """The sums of the dice that lead to each space of the border."""
        table = self.table("border-sums")
        sums = ((int(space), table.cell(space)) for space in table.rows)
        return {space: cell for space, cell in sums if isinstance(cell, tuple)}

    @property
    def collections(self) -> tuple[Collection, ...]:
        """Everything that has a page of its own, with what it can be sorted and filtered by."""
        hues = self.theme.hues if self.theme else ()
        return (
            Collection("lords", "lord", "Lords", self.lords, lord_facets(self.pictograms, self.rings)),
            Collection("locations", "location", "Locations", self.locations, LOCATION_FACETS),
            Collection("races", "race", "Races", self.races, race_facets(hues)),
            Collection("guilds", "guild", "Guilds", self.guilds, guild_facets(hues)),
            Collection("loot", "loot", "Loot cards", self.loot, LOOT_FACETS),
            Collection("leviathans", "leviathan", "Leviathans", self.leviathans, LEVIATHAN_FACETS),
            Collection("leviathan-tokens", "leviathan-token", "Leviathan tokens", self.tokens, LEVIATHAN_TOKEN_FACETS),
        )
