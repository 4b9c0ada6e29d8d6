"""The player aid: what one looks up during a game, in boxes on two sides of paper."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, Strict

from catalog.models.base import Id, Model, SetId, Text
from catalog.models.blocks import Block

SIDES = (1, 2)
"""The sides of the paper."""


class AidBox(Model):
    """A box of the player aid. Each statement in it names the rule that it stands in, with ``{rule:…|…}``."""

    id: Annotated[Id, Field(description="its anchor on the page")]
    title: Annotated[Text, Field(description="what stands above it")]
    side: Annotated[Literal[1, 2], Field(description="the side of the paper that it stands on")]
    set: Annotated[SetId, Field(description="the set that it is about")] = "base"
    prominent: Annotated[bool, Strict(), Field(description="it stands above all others, as wide as the page")] = False
    body: Annotated[tuple[Block, ...], Field(min_length=1, description="what it says, as the body of a rule section")]
