"""The look of a game by data: its colours, and the hues in which its symbols and cards are drawn."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from catalog.models.base import Apart, Id, Model, Name, Refers

Colour = Annotated[str, StringConstraints(pattern=r"^#[0-9a-f]{6}$")]
"""A colour as ``#1c6f86``."""


class Hue(Model):
    """A colour that entries of the game have. Where it colours words, it stands out enough to be read."""

    id: Annotated[Id, Field(description="how entries name it: hue: purple")]
    name: Annotated[Name, Field(description="what it is called")]
    light: Annotated[Colour, Field(description="on a light page")]
    dark: Annotated[Colour, Field(description="on a dark page")]
    card: Annotated[Colour, Field(description="on the dark ground of a card face")]
    ground: Annotated[Colour, Field(description="the ground of a card face, from which it fades into the dark")]


class Theme(Model):
    """What makes the pages of a game its own. Its scene is a drawing: ``generator/templates/<game>/scene.svg``."""

    deep: Annotated[Colour, Field(description="the ground of the game's banner, with white letters on it")]
    deeper: Annotated[Colour, Field(description="what that ground fades into")]
    glow: Annotated[Colour, Field(description="the light on it")]
    shallow: Annotated[
        Colour | None,
        Field(description="what light paper turns into on the page that teaches the game, before it is deep"),
    ] = None
    hues: Annotated[tuple[Hue, ...], Apart(), Field(description="the colours that entries have")] = ()

    @property
    def cards(self) -> dict[str, str]:
        """The hues on the dark ground of card faces, by their ids."""
        return {hue.id: hue.card for hue in self.hues}

    @property
    def grounds(self) -> dict[str, str]:
        """The grounds of card faces in each hue."""
        return {hue.id: hue.ground for hue in self.hues}


HueLink = Annotated[Id, Refers("hue")]
"""The id of one of the game's hues."""
