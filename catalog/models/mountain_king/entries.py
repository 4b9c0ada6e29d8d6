"""What a workshop and a great hall of In the Hall of the Mountain King hold."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, Strict

from catalog.models.base import Fact, Integer, SetId, Text
from catalog.models.entries import Entry

Given = dict[Literal["stone", "iron", "heartstone", "hammer", "rune", "coin", "cart", "any", "own-troll"], Integer]
Got = dict[Literal["stone", "iron", "heartstone", "hammer", "rune", "coin", "cart", "same"], Integer]


class Workshop(Entry):
    """A kind of workshop: what one activation gives and takes."""

    PROPER: ClassVar[bool] = True

    effect: Annotated[Text, Field(description="what one activation does, in a sentence or two")]
    give: Annotated[
        tuple[Given, ...],
        Fact(),
        Field(min_length=1, description="the prices of which one is paid, each by kinds of goods"),
    ]
    get: Annotated[Got, Fact(), Field(description="what comes from the supply into storage")]
    reversible: Annotated[bool, Strict(), Fact(), Field(description="it may be used the other way round")] = False
    set: Annotated[SetId, Field(description="the set that brings it")] = "base"


class Hall(Entry):
    """A great hall, as far as a source shows it; what it scores stands in numbers.yaml under its id."""

    PROPER: ClassVar[bool] = True

    effect: Annotated[Text, Field(description="what it scores, and what is not known of it")]
    set: Annotated[SetId, Field(description="the set that brings it")] = "base"
