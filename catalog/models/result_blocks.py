"""The blocks of a result: which parts of an answer are shown, in which order and under which words."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from catalog.models.base import CheckerText, Id, Model, Refers, RuleLink
from catalog.models.values import Conditions, Path, Value
from catalog.models.wording import Sentence, Tone, Words


class Headline(Model):
    """The answer in one sentence: the first case that holds."""

    block: Annotated[Literal["headline"], Field(description="the kind of block")]
    cases: Annotated[
        tuple[Sentence, ...],
        Field(min_length=1, description="the sentences to choose from; the first whose condition holds is shown"),
    ]


class Messages(Model):
    """A list of reasons or notes: coded messages with their rules and fixes."""

    block: Annotated[Literal["messages"], Field(description="the kind of block")]
    path: Annotated[Path, Field(description="where the list of reasons or notes stands")]
    title: Annotated[CheckerText | None, Field(description="the heading")] = None
    tone: Annotated[Tone, Field(description="how it is felt")] = "plain"


class Row(Model):
    """A labelled value. Rows without a value are left out."""

    label: Annotated[CheckerText, Field(description="what the value is called")]
    value: Annotated[Value, Field(description="the value")]
    strong: Annotated[bool, Field(description="stands out, such as a total")] = False
    zero: Annotated[bool, Field(description="is shown even if it is zero or empty")] = False
    rule: Annotated[RuleLink | None, Field(description="the rule that the value rests on")] = None
    when: Annotated[Conditions, Field(description="only shown if all of these hold")] = ()


class Facts(Model):
    """Labelled values, one below the other."""

    block: Annotated[Literal["facts"], Field(description="the kind of block")]
    title: Annotated[CheckerText | None, Field(description="the heading")] = None
    rows: Annotated[tuple[Row, ...], Field(min_length=1, description="the labelled values")]


class Table(Model):
    """A score pad: a column for each item of a list, a row for each value."""

    block: Annotated[Literal["table"], Field(description="the kind of block")]
    path: Annotated[Path, Field(description="where the list stands that has a column for each item")]
    title: Annotated[CheckerText, Field(description="the heading")]
    head: Annotated[Value, Field(description="what stands over each column")]
    rows: Annotated[tuple[Row, ...], Field(min_length=1, description="the labelled values of each column")]
    best: Annotated[
        Path | None, Field(description="where the rank stands that makes a column stand out if it is 1")
    ] = None


class Bars(Model):
    """Chances as a small bar chart: a bar for each item of a list, with the percentage."""

    block: Annotated[Literal["bars"], Field(description="the kind of block")]
    path: Annotated[Path, Field(description="where the list stands that has a bar for each item")]
    title: Annotated[CheckerText, Field(description="the heading")]
    label: Annotated[Value | Sentence, Field(description="what stands before each bar")]
    chance: Annotated[Path, Field(description="where each item has its chance, as for values of the type chance")]
    note: Annotated[
        tuple[Value | Sentence, ...], Field(description="what stands below a bar; a sentence only if it holds")
    ] = ()
    rule: Annotated[RuleLink | None, Field(description="the rule that the chances rest on")] = None


class Link(Model):
    """A way on: a request for another checker, made of parts of this request and answer."""

    checker: Annotated[Id, Field(description="the checker that is asked next")]
    label: Annotated[CheckerText, Field(description="the words of the link")]
    request: Annotated[dict[str, Path], Field(description="where each field of the other request comes from")]


class FigureMark(Model):
    """What an answer marks in a figure: the places at a path, by their ids or as ``[row, column]``."""

    path: Annotated[Path, Field(description="where the ids of cells or spaces stand, or rows and columns")]
    label: Annotated[CheckerText, Field(description="what is so marked, read before the names of the places")]
    tone: Annotated[Tone, Field(description="how it is felt")] = "good"
    when: Annotated[Conditions, Field(description="only marked if all of these hold")] = ()


class FigureResult(Model):
    """A figure or board in which the answer marks places; below it stands in words what is marked."""

    block: Annotated[Literal["figure"], Field(description="the kind of block")]
    figure: Annotated[Id, Refers("figure", "board"), Field(description="the id of a figure, or of a board")]
    title: Annotated[CheckerText | None, Field(description="the heading")] = None
    when: Annotated[Conditions, Field(description="only shown if all of these hold")] = ()
    squares: Annotated[
        Path | None, Field(description="where the rows of letters stand that take the place of the figure's grid")
    ] = None
    marks: Annotated[tuple[FigureMark, ...], Field(min_length=1, description="what is marked")]


class Items(Model):
    """The items of a list, each with its own heading and blocks."""

    block: Annotated[Literal["items"], Field(description="the kind of block")]
    path: Annotated[Path, Field(description="where the list stands")]
    when: Annotated[Conditions, Field(description="only shown if all of these hold")] = ()
    title: Annotated[Words | None, Field(description="the heading")] = None
    empty: Annotated[CheckerText | None, Field(description="shown in place of the list if it has no items")] = None
    head: Annotated[
        tuple[Value | Sentence, ...], Field(description="what heads an item; a sentence only if it holds")
    ] = ()
    amount: Annotated[Value | None, Field(description="a number at the end of the heading")] = None
    picture: Annotated[Value | None, Field(description="the entry whose card face stands beside the heading")] = None
    blocks: Annotated[tuple[Block, ...], Field(description="what stands below the heading")] = ()
    fold: Annotated[bool, Field(description="the blocks open when the heading is touched")] = False
    first: Annotated[int | None, Field(ge=1, description="show this number, the others on demand")] = None
    link: Annotated[Link | None, Field(description="a way on from each item")] = None


Block = Annotated[Headline | Messages | Facts | Table | Bars | Items, Field(discriminator="block")]
"""A part of a result, told apart by the key ``block``."""


Items.model_rebuild()
