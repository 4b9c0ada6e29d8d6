"""The score pad of a game: what its players fill in at the end, laid over the checker of its final score.

The checker answers; the pad only says how its inputs are filled in: a row for each category, a column for each player.
A category may be entered in up to three ways: as a total, quickly by what the rules count, and exactly.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from catalog.models.base import CheckerSearchTerms, CheckerText, Id, Integer, Model, Refers, SetId
from catalog.models.values import Path


class Best(Model):
    """Quickly: of each row of a table's grid the best entry, tapped; the input takes several of the table."""

    way: Annotated[Literal["best"], Field(description="the kind of quick entry")]
    field: Annotated[str, Field(description="the input that takes the entries")]
    help: Annotated[CheckerText, Field(description="what to tap")]


class Tally(Model):
    """Quickly: numbers, each tapped as often as it is there; the input is a list of numbers."""

    way: Annotated[Literal["tally"], Field(description="the kind of quick entry")]
    field: Annotated[str, Field(description="the input that takes the numbers")]
    low: Annotated[Integer, Field(ge=0, description="the lowest number on offer")]
    high: Annotated[Integer, Field(ge=1, description="the highest number on offer")]
    help: Annotated[CheckerText, Field(description="what to tap")]


class Counts(Model):
    """Quickly: entries of a table, each with how much it counts; the inputs are the entries and a list of both."""

    way: Annotated[Literal["counts"], Field(description="the kind of quick entry")]
    field: Annotated[str, Field(description="the input that takes the entries")]
    counts: Annotated[str, Field(description="the list that takes an entry and a number for each")]
    items: Annotated[
        Path | None, Field(description="where a player's part of the answer has the points of each entry")
    ] = None
    help: Annotated[CheckerText, Field(description="what to enter")]


Quick = Annotated[Best | Tally | Counts, Field(discriminator="way")]
"""A quick way to enter a category, by the input that it fills."""


class Category(Model):
    """A row of the pad. A dot in its inputs leads into a group: ``typed.lords``."""

    id: Annotated[Id, Field(description="tells it from the others")]
    label: Annotated[CheckerText, Field(description="what scores, in a word or two")]
    symbol: Annotated[Id, Field(description="the symbol that stands beside it")]
    set: Annotated[SetId, Field(description="the set that brings it: it is only there with that on the table")] = "base"
    points: Annotated[Path | None, Field(description="where its points stand in a player's part of the answer")] = None
    how: Annotated[
        Path | None, Field(description="where the answer says how it was entered: typed, quick or unknown")
    ] = None
    total: Annotated[str | None, Field(description="the input that takes the points, added up by hand")] = None
    number: Annotated[str | None, Field(description="the input that takes a number of things, which is exact")] = None
    quick: Annotated[Quick | None, Field(description="how it is entered quickly")] = None
    exact: Annotated[tuple[str, ...], Field(description="the inputs that take everything")] = ()
    tie: Annotated[bool, Field(description="breaks ties only: it is there once players are level")] = False


class Pad(Model):
    """The score pad. A checker of the game answers it, whose question has a list of players."""

    checker: Annotated[Id, Refers("checker"), Field(description="the checker that adds up")]
    players: Annotated[str, Field(description="the input that is the list of players")]
    name: Annotated[str, Field(description="the input of a player that takes the name")]
    start: Annotated[Integer, Field(ge=1, description="how many players there are at first")]
    title: Annotated[CheckerText, Field(description="the name of the page")]
    intro: Annotated[CheckerText, Field(description="what it does, in a sentence")]
    search: Annotated[CheckerSearchTerms | None, Field(description="other words a reader may look for")] = None
    total: Annotated[Path, Field(description="where the score stands in a player's part of the answer")]
    rank: Annotated[Path, Field(description="where the place stands there, from 1; 0 as long as it is not known")]
    unchecked: Annotated[Path | None, Field(description="where the answer has what it could not check")] = None
    cards: Annotated[
        tuple[str, ...], Field(description="the inputs of a player whose cards the result shows, the best first")
    ] = ()
    categories: Annotated[tuple[Category, ...], Field(min_length=1, description="the rows, from the top")]
