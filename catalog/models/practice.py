"""The words of the questions to practise with.

The questions themselves are made by the engine (``engine/practice.py``), which declares the parameters of each and of
its choices; here stands what a person reads.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from catalog.models.base import CheckerText, Id, Model, RuleLink
from catalog.models.result_blocks import FigureResult
from catalog.models.wording import Words

InputName = Annotated[str, Field(pattern="^[a-z][a-z0-9_]*$", description="an input, as the engine names it")]
"""What a checker calls an input."""


class Track(Model):
    """The items of a list as cards in a row, each with its place and what became of it."""

    block: Annotated[Literal["track"], Field(description="the kind of drawing")]
    card: Annotated[
        tuple[Id, ...],
        Field(min_length=1, description="the inputs of an item that say which card it is: the first told"),
    ]
    below: Annotated[tuple[Id, ...], Field(description="the inputs of an item that are said below its card")] = ()


class LaidMark(Model):
    """A list, a set or one entry of the question: what it names among the cards has this below it."""

    field: Annotated[InputName, Field(description="the input")]
    says: Annotated[CheckerText, Field(description="what stands below each card that it names")]


class Laid(Model):
    """The entries of an input as cards or piles side by side, each with what other inputs do with it."""

    block: Annotated[Literal["laid"], Field(description="the kind of drawing")]
    marks: Annotated[
        tuple[LaidMark, ...],
        Field(min_length=1, description="the inputs that name some of them; what is not there is drawn as missing"),
    ]


class Zone(Model):
    """A place of the table: an input says what lies there, and others say more of it."""

    field: Annotated[InputName, Field(description="the input: a choice, whose first one is that nothing lies there")]
    symbol: Annotated[Id, Field(description="the drawing of the place")]
    says: Annotated[tuple[InputName, ...], Field(description="the inputs that stand below it")] = ()


class Zones(Model):
    """Places of the table side by side: what lies there already, and which of them is chosen."""

    block: Annotated[Literal["zones"], Field(description="the kind of drawing")]
    zones: Annotated[tuple[Zone, ...], Field(min_length=2, description="the places")]
    chosen: Annotated[InputName, Field(description="the choice whose values are the places, named like their inputs")]
    symbol: Annotated[Id, Field(description="the drawing of what lies at a place")]
    says: Annotated[CheckerText, Field(description="what stands at the place that is chosen")]


class Painted(Model):
    """The drawing as which the position is dealt, by the words of the checker's own drawing."""

    block: Annotated[Literal["painted"], Field(description="the kind of drawing")]
    touched: Annotated[
        bool, Field(description="whether the choices are what squares are painted with: these can be touched")
    ] = False


class Shown(Model):
    """A part of the position that is drawn: what has no drawing stands in rows, each behind its label."""

    fields: Annotated[tuple[InputName, ...], Field(min_length=1, description="the inputs that the drawing stands for")]
    drawn: Annotated[
        FigureResult | Track | Laid | Zones | Painted,
        Field(
            discriminator="block",
            description="a figure or board whose paths start at the request, a track, cards side by side, places, "
            "or the position painted",
        ),
    ]


class ExerciseWords(Model):
    """One kind of question, with the words of its choices; *yes* and *no* need none."""

    title: Annotated[CheckerText, Field(description="what it is about, in a word or two")]
    asks: Annotated[Words, Field(description="the question, with the parameters that the engine gives it")]
    rule: Annotated[RuleLink, Field(description="the section to read for who has answered it wrongly")]
    shows: Annotated[tuple[Shown, ...], Field(description="what is drawn of the position")] = ()
    touched: Annotated[
        tuple[Id, ...],
        Field(
            description="the input whose items are the choices, or one input for each choice, named like it: "
            "they are answered by touching what lies there"
        ),
    ] = ()
    choices: Annotated[dict[Id, Words], Field(description="the words of a choice, by its code")] = {}
