"""How an input lies on the table: as a track of cards, as the steps of a track, as piles, or as places in a row.

What is asked stays as the engine declares it: a layout only says what the form draws in place of lists and boxes.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from catalog.models.base import CheckerText, Id, Model
from catalog.models.field_conditions import FieldCondition
from catalog.models.wording import Words

MAX_SPACES = 6
"""The most spaces that lie side by side on a phone."""


class Track(Model):
    """The items of an ordered list are cards on a track: each lies on the first space that is free."""

    shape: Annotated[Literal["track"], Field(description="cards on a track")]
    spaces: Annotated[int, Field(ge=2, le=MAX_SPACES, description="how many spaces it has")]
    space: Annotated[CheckerText, Field(description="what space {number} is called")]
    kind: Annotated[
        str, Field(description="the choice of an item that says what lies there; each value is laid by a touch")
    ]
    symbols: Annotated[dict[Id, Id], Field(description="what is drawn of each of these values")]
    entry: Annotated[
        str | None,
        Field(description="the input of an item for the entry that lies there, drawn in place of the symbol"),
    ] = None
    leaves: Annotated[
        tuple[tuple[FieldCondition, ...], ...],
        Field(
            description="an item makes room for the next one if all conditions of one of these hold in what the "
            "question tells of it, without what is left at its default"
        ),
    ] = ()
    mark: Annotated[str | None, Field(description="the number of an item that stands on it where it has left")] = None


class Shown(Model):
    """What a number of a step counts."""

    symbol: Annotated[Id, Field(description="the symbol of it")]
    text: Annotated[Words, Field(description="the number with its noun, such as {count#pearl}")]


class Steps(Model):
    """A number is a step of a track, and each step shows what it brings: one of several options."""

    shape: Annotated[Literal["steps"], Field(description="the steps of a track")]
    facts: Annotated[str, Field(description="the list of the facts that has the steps, each with its options")]
    shows: Annotated[dict[str, Shown], Field(min_length=1, description="the numbers of an option, by their columns")]


class Piles(Model):
    """The entries of a set are piles side by side: a touch lays one down or takes it up."""

    shape: Annotated[Literal["piles"], Field(description="piles side by side")]
    among: Annotated[
        str | None, Field(description="the set beside this one whose piles there are; else all entries are offered")
    ] = None


class Places(Model):
    """The entries of a set lie on places in a row: a touch on a free one opens the cards, on a card takes it off."""

    shape: Annotated[Literal["places"], Field(description="places in a row, for cards")]
    spaces: Annotated[
        int | None,
        Field(ge=2, le=MAX_SPACES, description="how many places there are; without it, always one more than is taken"),
    ] = None
    touched: Annotated[
        str | None,
        Field(description="the input beside this one that shows these cards, for it is filled by touching them"),
    ] = None


class Lying(Model):
    """An input for one or several entries is filled by touching the cards that lie there, as another input says."""

    shape: Annotated[Literal["lying"], Field(description="the cards that lie there")]
    among: Annotated[
        tuple[str, ...], Field(min_length=1, description="the sets beside this input that say which cards lie there")
    ]


class Filled(Model):
    """A number says how many places in a row are filled: a touch on the last one fills all up to it."""

    shape: Annotated[Literal["filled"], Field(description="how many places in a row are filled")]
    symbol: Annotated[Id, Field(description="what lies on a place")]
    among: Annotated[
        str | None, Field(description="the number beside this one that says how many places there are")
    ] = None


Layout = Annotated[Track | Steps | Piles | Places | Lying | Filled, Field(discriminator="shape")]
