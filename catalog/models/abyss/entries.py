"""The cards, tiles and tokens of Abyss."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from catalog.findings import RefusedError
from catalog.models.base import Fact, Id, Integer, Model, Plural, Refers, SetId, Text
from catalog.models.entries import Entry
from catalog.models.faces import Cut, Pattern, Signed
from catalog.models.sources import Citation
from catalog.models.theme import HueLink
from catalog.models.vocabularies import Word

RaceId = Annotated[Id, Refers("race")]
GuildId = Annotated[Id, Refers("guild")]
LordId = Annotated[Id, Refers("lord")]


class Race(Word):
    """One of the races that allies belong to; its hue is that of its cards."""

    plural: Annotated[Plural, Field(description="the name for several, as in 'two crabs'")]
    hue: Annotated[HueLink, Field(description="colour of its cards")]
    guild: Annotated[
        GuildId | None, Field(description="the guild whose lords ask for this race; none asks for a wild one")
    ] = None
    wild: Annotated[bool, Field(description="stands for any race when it is used")] = False


class Guild(Word):
    """One of the guilds that lords belong to; its name is that of one member, its hue that of its cards."""

    plural: Annotated[Plural, Field(description="the name of the guild as a group, as in 'Soldiers'")]
    hue: Annotated[HueLink, Field(description="colour of its cards")]
    several_colours: Annotated[
        bool, Field(description="the cards are of several colours, and the colour is that of their frame")
    ] = False
    cut: Annotated[Cut, Field(description="how the pennant on its cards is cut")]
    pattern: Annotated[Pattern, Field(description="the pattern of the ground of its cards")]
    race: Annotated[RaceId | None, Field(description="the race its costs ask for, if any")] = None
    character: Annotated[Text, Field(description="what the guild's lords are good at")]


class Cost(Model):
    """What recruiting a lord asks for."""

    value: Annotated[Integer, Field(ge=1, description="the sum of ally values to reach")]
    races: Annotated[Integer, Field(ge=1, le=5, description="exactly how many different races to pay with")]
    compulsory: Annotated[RaceId | None, Field(description="the race of the large bubble")] = None


class Lord(Signed):
    """A lord card."""

    PROPER: ClassVar[bool] = True

    number: Annotated[Integer, Field(ge=1, description="number in the implementation")]
    set: Annotated[SetId, Fact(), Field(description="the set that the card comes in")]
    guild: Annotated[GuildId, Fact(), Field(description="the guild that the lord belongs to")]
    influence: Annotated[Integer, Fact(), Field(ge=0, description="influence points printed on the card")]
    keys: Annotated[Integer, Fact(), Field(ge=0, description="keys printed on the card")]
    cost: Annotated[Cost, Fact(), Field(description="what recruiting the lord asks for")]
    power: Annotated[
        Literal["one-shot", "permanent", "none"],
        Fact(),
        Field(description="one-shot = arrow, applied once on recruitment; permanent = works while the lord is free"),
    ]
    timing: Annotated[
        Literal["on-recruit", "continuous", "once-per-own-turn", "on-recruit-and-continuous"] | None,
        Refers("ring"),
        Fact(),
        Field(description="when the power works; none without a power"),
    ] = None
    note: Annotated[Text | None, Field(description="what a reader should know about the card's data")] = None

    @property
    def ring(self) -> str | None:
        """The ring on the face says when the power works."""
        return self.timing

    @model_validator(mode="after")
    def _power_has_timing(self) -> Lord:
        if (self.power == "none") != (self.timing is None):
            raise RefusedError(
                "a lord has a timing exactly when it has a power",
                accepted="a timing for one-shot and permanent powers, none for 'power: none'",
                hint="add or take away 'timing', or correct 'power'",
                given=f"power: {self.power}, timing: {self.timing or 'none'}",
                field=("timing",) if self.timing else ("power",),
            )
        return self


class Formula(Model):
    """How a location scores, as data: ``base`` points and ``each`` more for everything counted."""

    kind: Annotated[
        Literal[
            "per-lord-of-guild",
            "per-ally-of-race",
            "per-guild",
            "per-lord",
            "per-ally",
            "per-lord-with-keys",
            "per-lord-without-keys",
            "highest-lord",
            "lowest-lord",
            "lowest-ally-of-each-race",
            "per-nebulis",
            "loot",
            "copy-rival",
            "nothing",
        ],
        Field(description="what is counted, or whose value is taken"),
    ]
    base: Annotated[Integer, Field(description="points before anything is counted")] = 0
    each: Annotated[Integer, Field(description="points for each thing counted, or factor of the value taken")] = 0
    guild: Annotated[GuildId | None, Field(description="the guild counted by per-lord-of-guild")] = None
    race: Annotated[RaceId | None, Field(description="the race counted by per-ally-of-race")] = None

    @model_validator(mode="after")
    def _names_what_it_counts(self) -> Formula:
        if (self.kind == "per-lord-of-guild") != (self.guild is not None):
            raise RefusedError(
                "'guild' belongs to the kind per-lord-of-guild, and only to it",
                accepted="'guild' with the kind per-lord-of-guild, and no 'guild' with another",
                hint="add or take away 'guild', or correct 'kind'",
                given=f"kind: {self.kind}, guild: {self.guild or 'none'}",
            )
        if (self.kind == "per-ally-of-race") != (self.race is not None):
            raise RefusedError(
                "'race' belongs to the kind per-ally-of-race, and only to it",
                accepted="'race' with the kind per-ally-of-race, and no 'race' with another",
                hint="add or take away 'race', or correct 'kind'",
                given=f"kind: {self.kind}, race: {self.race or 'none'}",
            )
        return self


class Location(Entry):
    """A location tile."""

    PROPER: ClassVar[bool] = True

    number: Annotated[Integer, Field(ge=1, description="number in the implementation")]
    set: Annotated[SetId, Fact(), Field(description="the set that the tile comes in")]
    formula: Annotated[Formula, Fact(), Field(description="how the tile scores, as data")]
    effect: Annotated[Text, Field(description="the formula and any effect, in one or two sentences")]
    note: Annotated[Text | None, Field(description="what a reader should know about the tile")] = None

    def facts(self) -> dict[str, Any]:
        """The formula has only what its kind needs."""
        return super().facts() | {"formula": self.formula.model_dump(mode="json", exclude_none=True)}


class Reward(Model):
    """What one option of a threat space gives."""

    pearls: Annotated[Integer, Field(ge=0, description="pearls gained")] = 0
    monster_tokens: Annotated[Integer, Field(ge=0, description="monster tokens drawn")] = 0
    keys: Annotated[Integer, Field(ge=0, description="key tokens gained")] = 0


class LootReward(Reward):
    """What a loot card brings besides its value."""

    allies: Annotated[Integer, Field(ge=0, description="allies drawn from the exploration deck")] = 0


class Loot(Entry):
    """The loot cards of one value."""

    set: Annotated[SetId, Fact(), Field(description="the set that the cards come in")]
    value: Annotated[Integer, Fact(), Field(ge=1, description="the value, which is what the card scores")]
    copies: Annotated[Integer, Fact(), Field(ge=1, description="how many of these cards there are")]
    reward: Annotated[LootReward, Fact(), Field(description="what drawing one brings at once")]


class Level(Model):
    """One health point of a leviathan."""

    resistance: Annotated[Integer, Field(ge=1, description="the attack power that beats the level")]
    monster_tokens: Annotated[Integer, Field(ge=0, description="the monster tokens that beating it brings")]


class Penalty(Model):
    """What a leviathan does to a player it attacks."""

    kind: Annotated[Literal["wounds", "pearls", "allies", "free-lord"], Field(description="what is gained or lost")]
    count: Annotated[Integer, Field(ge=1, description="how many")]


class Leviathan(Entry):
    """A leviathan card."""

    PROPER: ClassVar[bool] = True

    number: Annotated[Integer, Field(ge=1, description="number in the implementation")]
    set: Annotated[SetId, Fact(), Field(description="the set that the card comes in")]
    symbols: Annotated[tuple[RaceId, ...], Fact(), Field(min_length=1, description="the races that may attack it")]
    levels: Annotated[
        tuple[Level, ...], Fact(), Field(min_length=1, description="its health points from top to bottom")
    ]
    penalty: Annotated[Penalty, Fact(), Field(description="what its attack does")]


class TokenEffect(Model):
    """What a monster token of Leviathan brings when it is turned over."""

    pearls: Annotated[Integer, Field(ge=0, description="pearls gained")] = 0
    keys: Annotated[Integer, Field(ge=0, description="key tokens gained")] = 0
    council_piles: Annotated[Integer, Field(ge=0, description="Council piles taken into hand")] = 0


class LeviathanToken(Entry):
    """The monster tokens of Leviathan with one effect."""

    set: Annotated[SetId, Fact(), Field(description="the set that the tokens come in")]
    copies: Annotated[Integer, Fact(), Field(ge=1, description="how many of these tokens are known")]
    brings: Annotated[TokenEffect, Fact(), Field(description="what the token brings")]


class StartingAlly(Model):
    """The ally that every player begins with, and how many of it the set adds to the deck."""

    race: Annotated[RaceId, Field(description="its race")]
    value: Annotated[Integer, Field(ge=1, description="its value")]
    copies: Annotated[Integer, Field(ge=0, description="cards of it that come with the set")]


class LeviathanSupply(Model):
    """What Leviathan changes in the decks."""

    combat_allies: Annotated[
        dict[Integer, Literal["pearls", "dice"]],
        Field(description="the combat effect of the set's ally of each value; one card per race"),
    ]
    starting_ally: Annotated[StartingAlly, Field(description="the ally that every player begins with")]
    lords_removed: Annotated[tuple[LordId, ...], Field(description="lords that leave the game with the set")]
    sources: Annotated[dict[str, tuple[Citation, ...]], Field(description="citations per field")]


class ThreatSpace(Model):
    """A space of the threat track with the rewards to choose from."""

    space: Annotated[Integer, Field(ge=1, description="the number of the space, from 1")]
    options: Annotated[tuple[Reward, ...], Field(min_length=1, description="the rewards to choose from")]


class Supply(Model):
    """The threat track of the base game."""

    threat_track: Annotated[
        tuple[ThreatSpace, ...], Field(min_length=1, description="the spaces of the threat track, from the first")
    ]
    sources: Annotated[dict[str, tuple[Citation, ...]], Field(description="citations per field")]
