"""What the faces of cards say by signs: what a card does, how much of what, to whom, and when."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from catalog.models.base import Id, Integer, Message, Model, Reference, Refers, SetId, Text
from catalog.models.entries import Entry

SIGN = "sign"
"""The context of the names of signs: elsewhere the same words may mean something else."""

SignName = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True), Message(kind="text", context=SIGN)]
"""What a sign is called, in two or three words."""

RingForm = Literal["once", "lasting", "each-turn", "once-and-lasting"]
"""The forms of the ring around a pictogram; all games share their drawings."""

Cut = Literal["jagged", "round", "pointed", "straight", "scalloped", "forked", "tattered"]
"""How the cloth of a pennant is cut; all games share their drawings."""

Pattern = Literal["strokes", "scales", "circles", "columns", "weeds", "chevrons", "waves"]
"""What the ground of a face is patterned with; all games share their drawings."""


class Pictogram(Model):
    """A sign of what a card does. Its drawing is ``generator/templates/<game>/pictograms/<id>.svg``."""

    id: Annotated[Id, Field(description="how cards name it, and the name of its drawing")]
    name: Annotated[SignName, Field(description="what happens, in two or three words")]
    says: Annotated[Text, Field(description="what it means, in one sentence")]
    set: Annotated[SetId, Field(description="the set that brings it")] = "base"
    middle: Annotated[bool, Field(description="a card may say what stands in its middle")] = False
    heaps: Annotated[
        tuple[Integer, ...],
        Field(
            description="counts for which it has a drawing of its own, `<id>-<count>.svg`, with as many things on it"
        ),
    ] = ()


class Ring(Model):
    """A sign of when a card does what it does: the ring around its pictogram."""

    id: Annotated[Id, Field(description="how cards name it")]
    form: Annotated[RingForm, Field(description="how the ring is drawn")]
    name: Annotated[SignName, Field(description="when, in two or three words")]
    says: Annotated[Text, Field(description="when the card works, in one sentence")]


class Sign(Model):
    """What a card does, as its face shows it."""

    shows: Annotated[Id, Refers("pictogram"), Field(description="the pictogram")]
    count: Annotated[
        str | None,
        StringConstraints(pattern=r"^[+×-]?[0-9]+$"),
        Field(
            description="how much: a number that stands in the text of the card, or that this cites, in quotes, with "
            "its sign: '+2'"
        ),
    ] = None
    of: Annotated[Id | None, Field(description="of what, or for what: a symbol of the game")] = None
    inside: Annotated[Id | None, Field(description="the symbol in the middle of the pictogram")] = None
    rivals: Annotated[bool, Field(description="it is done to other players")] = False

    @property
    def number(self) -> int | None:
        """The count without its sign; None if there is none."""
        return int(self.count.lstrip("+×-")) if self.count else None


class Signed(Entry):
    """A card whose face says by signs what it does; with a timing the ring says when."""

    effect: Annotated[Text, Field(description="what the card does; when it does so is not said here but by its ring")]
    sign: Annotated[Sign | None, Field(description="the same as its face shows it")] = None

    @property
    def ring(self) -> str | None:
        """The ring around the pictogram: the id of when the card works; None for one that only lies there."""
        return None


class FacePart(Model):
    """A part of a face, and where it is."""

    at: Annotated[
        tuple[Integer, Integer],
        Field(description="where its number stands: across and down from the upper left corner, in hundredths"),
    ]
    name: Annotated[SignName, Field(description="what the part is called")]
    says: Annotated[Text, Field(description="what it tells")]


class CardFace(Model):
    """How the face of one kind of card is read."""

    id: Annotated[Id, Field(description="the kind of card")]
    example: Annotated[Reference, Field(description="the card on which the parts are shown")]
    parts: Annotated[tuple[FacePart, ...], Field(min_length=1, description="its parts, in the order of their numbers")]
