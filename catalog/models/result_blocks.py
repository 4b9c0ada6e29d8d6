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
    fold: Annotated[
        bool, Field(description="more than two of them open when the title is touched, which says how many there are")
    ] = False


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


class Axis(Model):
    """One of the two lists of a matrix."""

    path: Annotated[Path, Field(description="where the list stands")]
    label: Annotated[CheckerText, Field(description="what the list has, or whose it is")]
    head: Annotated[Value | Sentence, Field(description="what each of its items is called")]
    faces: Annotated[
        bool, Field(description="items are shown by the small faces of their heads, which say all that names do")
    ] = False
    note: Annotated[
        tuple[Value | Sentence, ...], Field(description="what is said of an item; a sentence only if it holds")
    ] = ()


class Matrix(Model):
    """What each of one list comes to with each of another: a row for each item of the one, a column of the other.

    In a cell stands all that holds. Its paths start there, ``^`` at the item of the row. What stands first is the
    cell's answer: its tone colours and marks the cell or, if it is an entry, the colour and symbol of that.
    """

    block: Annotated[Literal["matrix"], Field(description="the kind of block")]
    path: Annotated[Path, Field(description="where the list of rows stands, each a list of cells")]
    title: Annotated[CheckerText, Field(description="the heading")]
    rows: Annotated[Axis, Field(description="the list that has a row for each item")]
    columns: Annotated[Axis, Field(description="the list that has a column for each item")]
    cell: Annotated[
        tuple[Value | Sentence, ...],
        Field(min_length=1, description="what stands in a cell; a sentence only if it holds"),
    ]
    rule: Annotated[RuleLink | None, Field(description="the rule that the cells rest on")] = None


class Term(Model):
    """A part of a sum, or one for each item of a list. What is 0 is left out, what is below 0 is taken away."""

    when: Annotated[Conditions, Field(description="only shown if all of these hold")] = ()
    path: Annotated[Path, Field(description="where the list stands that has a term for each item")] = "."
    value: Annotated[Path, Field(description="where the number stands, seen from the item")]
    times: Annotated[Path | None, Field(description="where the number stands that it is multiplied by")] = None
    label: Annotated[Value | Sentence, Field(description="what is counted")]


class Formula(Model):
    """What was added up, in one line: *units: 3 + temples: 2 × 2 − wounds: 1 = strength: 6*."""

    block: Annotated[Literal["formula"], Field(description="the kind of block")]
    when: Annotated[Conditions, Field(description="only shown if all of these hold")] = ()
    title: Annotated[CheckerText | None, Field(description="the heading")] = None
    terms: Annotated[tuple[Term, ...], Field(min_length=1, description="what is added up, in this order")]
    total: Annotated[Path, Field(description="where the sum stands")]
    label: Annotated[CheckerText, Field(description="what the sum is")]
    rule: Annotated[RuleLink | None, Field(description="the rule that the sum rests on")] = None


class Chances(Model):
    """Chances as a small bar chart: a bar for each item of a list, with the percentage, and its fraction on demand."""

    block: Annotated[Literal["chances"], Field(description="the kind of block")]
    path: Annotated[Path, Field(description="where the list stands that has a bar for each item")]
    title: Annotated[CheckerText, Field(description="the heading")]
    label: Annotated[Value | Sentence, Field(description="what stands before each bar")]
    chance: Annotated[Path, Field(description="where each item has its chance, as for values of the type chance")]
    mix: Annotated[
        bool, Field(description="one of them happens: they add up to 1, and what never happens is left out")
    ] = False
    note: Annotated[
        tuple[Value | Sentence, ...], Field(description="what stands below a bar; a sentence only if it holds")
    ] = ()
    rule: Annotated[RuleLink | None, Field(description="the rule that the chances rest on")] = None


class Link(Model):
    """A way on: a request for another checker, made of parts of this request and answer."""

    checker: Annotated[Id, Field(description="the checker that is asked next")]
    label: Annotated[CheckerText, Field(description="the words of the link")]
    request: Annotated[dict[str, Path], Field(description="where each field of the other request comes from")]


class PlaceNumbers(Model):
    """A number for places, such as what it costs to get there: two lists side by side, of places and of numbers."""

    of: Annotated[Path, Field(description="where the ids of places stand that have a number")]
    number: Annotated[Path, Field(description="where their numbers stand, in the same order")]


class FigureMark(Model):
    """What an answer marks in a figure: the places at a path, by their ids or as ``[row, column]``."""

    path: Annotated[Path, Field(description="where the ids of cells or spaces stand, or rows and columns from 0")]
    label: Annotated[CheckerText, Field(description="what is so marked; it stands before the names of the places")]
    tone: Annotated[Tone, Field(description="how it is felt")] = "note"
    value: Annotated[
        PlaceNumbers | None, Field(description="a number of each place, which pins show in place of the mark's own")
    ] = None
    way: Annotated[bool, Field(description="the places are a way: a line leads from each to the next")] = False
    start: Annotated[Path | None, Field(description="where the place stands that the way comes from, if apart")] = None
    when: Annotated[Conditions, Field(description="only marked if all of these hold")] = ()


class FigureResult(Model):
    """A figure or board in which the answer marks places; below it stands in words what is marked."""

    block: Annotated[Literal["figure"], Field(description="the kind of block")]
    figure: Annotated[
        Id, Refers("figure", "board"), Field(description="the id of a figure of one panel, or of a board")
    ]
    title: Annotated[CheckerText | None, Field(description="the heading")] = None
    when: Annotated[Conditions, Field(description="only shown if all of these hold")] = ()
    players: Annotated[Path | None, Field(description="where the number of players stands, for a board")] = None
    squares: Annotated[
        Path | None,
        Field(
            description="where the rows of letters stand that take the place of the figure's grid, all in its legend"
        ),
    ] = None
    blank: Annotated[
        str | None,
        Field(
            min_length=1,
            max_length=1,
            description="the letter of a square on which nothing lies: the figure's own shows there, and around others",
        ),
    ] = None
    pair: Annotated[
        CheckerText | None,
        Field(description="how a row and a column are said, if not so: row {first}, column {second}"),
    ] = None
    marks: Annotated[tuple[FigureMark, ...], Field(min_length=1, description="what is marked")]


class Listed(Model):
    """A list of which each item has a place of its own."""

    path: Annotated[Path, Field(description="where the list stands")]
    when: Annotated[Conditions, Field(description="only shown if all of these hold")] = ()
    title: Annotated[Words | None, Field(description="the heading")] = None
    empty: Annotated[CheckerText | None, Field(description="shown in place of the list if it has no items")] = None
    highest: Annotated[
        Path | None,
        Field(description="where the number stands, seen from the item, by which the highest comes first"),
    ] = None


class Apply(Model):
    """What a button puts into the form, in place of what stands there."""

    when: Annotated[Conditions, Field(description="only offered if all of these hold")] = ()
    label: Annotated[CheckerText | None, Field(description="the words of the button, if not those of all games")] = None
    fields: Annotated[
        dict[str, Path], Field(min_length=1, description="where each field to replace comes from, seen from the item")
    ]


class Items(Listed):
    """The items of a list, each with its own heading and blocks."""

    block: Annotated[Literal["items"], Field(description="the kind of block")]
    head: Annotated[
        tuple[Value | Sentence, ...], Field(description="what heads an item; a sentence only if it holds")
    ] = ()
    amount: Annotated[Value | None, Field(description="a number at the end of the heading")] = None
    picture: Annotated[Value | None, Field(description="the entry whose card face stands beside the heading")] = None
    blocks: Annotated[tuple[Block, ...], Field(description="what stands below the heading")] = ()
    fold: Annotated[bool, Field(description="the blocks open when the heading is touched")] = False
    first: Annotated[int | None, Field(ge=1, description="show this number, the others on demand")] = None
    apply: Annotated[Apply | None, Field(description="a button that puts the item into the form")] = None
    link: Annotated[Link | None, Field(description="a way on from each item")] = None


class Ranked(Listed):
    """Options, the best first, each with its rank: a value that makes it better, and why."""

    block: Annotated[Literal["ranked"], Field(description="the kind of block")]
    rank: Annotated[
        Path | None,
        Field(description="where the rank stands; without it, those that follow with an equal value share theirs"),
    ] = None
    head: Annotated[
        tuple[Value | Sentence, ...],
        Field(min_length=1, description="what an option is; a sentence only if it holds"),
    ]
    by: Annotated[Row, Field(description="the value that makes one better than another")]
    why: Annotated[tuple[Sentence, ...], Field(description="what is said of an option, if it holds")] = ()
    first: Annotated[int, Field(ge=1, description="show this number, the others on demand")] = 3
    apply: Annotated[Apply | None, Field(description="a button that puts the option into the form")] = None
    link: Annotated[Link | None, Field(description="a way on from each option")] = None


class Plan(Listed):
    """Steps in their order: what is done, and beside it labelled values such as what is given, got and left."""

    block: Annotated[Literal["plan"], Field(description="the kind of block")]
    step: Annotated[
        tuple[Sentence, ...], Field(min_length=1, description="what is done: the first sentence that holds is said")
    ]
    rows: Annotated[
        tuple[Row, ...], Field(description="what the step gives and takes, and what is there after it")
    ] = ()


Block = Annotated[
    Headline | Messages | Facts | Table | Matrix | Formula | Chances | Items | Ranked | Plan | FigureResult,
    Field(discriminator="block"),
]
"""A part of a result, told apart by the key ``block``."""


Items.model_rebuild()
