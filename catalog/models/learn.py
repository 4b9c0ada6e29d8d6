"""*Learn in ten minutes*: the page that teaches a game, step by step.

Each step says a little, every statement with the rule that it rests on, and shows something beside it: figures, the
table as it is laid out, a turn at one glance, a worked example told move by move, a score added up, or what people get
wrong. Figures and worked examples are named, not repeated: numbers of an example stand in the answer of its checker.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, model_validator

from catalog.findings import RefusedError
from catalog.models.base import Id, Integer, Model, Name, Reference, Refers, RuleLink, SetId, Text
from catalog.models.blocks import FigureBlock, NumberTableBlock
from catalog.models.values import Path


class Statement(Model):
    """Something that is so by a rule. With a name or a symbol it is a point of its own."""

    says: Annotated[Text, Field(description="one sentence or two")]
    rule: Annotated[RuleLink, Field(description="the section in which it stands")]
    name: Annotated[Text | None, Field(description="what it is about, in a few words")] = None
    symbol: Annotated[Id | None, Field(description="the symbol beside its name")] = None


class Ask(Model):
    """A question to a checker, which the page opens, and what the checker has to answer."""

    checker: Annotated[Id, Refers("checker"), Field(description="the checker")]
    request: Annotated[dict[str, Any], Field(description="the request, as the checker takes it")]
    expected: Annotated[
        dict[str, Any], Field(min_length=1, description="the part of the answer on which the page rests")
    ]


class Mistake(Model):
    """Something that people take for a rule, and how it really is."""

    claim: Annotated[Text, Field(description="what people say, as they say it, without quotation marks")]
    says: Annotated[Text, Field(description="how it is; begins with No")]
    rule: Annotated[RuleLink, Field(description="the section in which that stands")]
    ask: Annotated[Ask, Field(description="a case in which the checker says the same")]
    exercise: Annotated[
        Id | None, Refers("exercise"), Field(description="the question to practise with that asks about it")
    ] = None


class Phase(Model):
    """A part of a turn: what it is, and what there is to choose from."""

    title: Annotated[Text, Field(description="when, or how much of a choice there is")]
    says: Annotated[tuple[Statement, ...], Field(min_length=1, description="what is done; several are a choice")]
    main: Annotated[bool, Field(description="it is what the turn is about")] = False


class Layout(Model):
    """The table as it is laid out, with the players around it."""

    figure: Annotated[
        Id, Refers("figure"), Field(description="its last panel is what each player has, the others lie in the middle")
    ]
    names: Annotated[tuple[Text, ...], Field(description="the players, clockwise; as many as can play")]


class Moment(Statement):
    """A moment of a worked example: what happens, and what it brings."""

    of: Annotated[Reference | None, Field(description="the entry that is turned up, drawn by its symbol")] = None
    value: Annotated[Integer | None, Field(description="the number on it")] = None
    gains: Annotated[Path | None, Field(description="what it brings, in the answer of the example")] = None


class Play(Model):
    """A worked example, told moment by moment."""

    example: Annotated[Id, Refers("example"), Field(description="the example of examples.yaml")]
    title: Annotated[Text, Field(description="who plays")]
    moments: Annotated[tuple[Moment, ...], Field(min_length=1, description="what happens, one after the other")]
    counts: Annotated[Id | None, Field(description="the symbol of the game for what is gained")] = None
    sums: Annotated[Path | None, Field(description="what is gained in all, in the answer")] = None
    says: Annotated[Text | None, Field(description="what stands before that")] = None


class Part(Model):
    """A part of a score."""

    name: Annotated[Text, Field(description="what scores")]
    symbol: Annotated[Id | None, Field(description="the symbol beside it")] = None
    rule: Annotated[RuleLink, Field(description="the section in which that stands")]
    points: Annotated[Path, Field(description="the points, in the answer of the example")]
    of: Annotated[str | None, Field(description="the table whose entries score")] = None
    entries: Annotated[Path | None, Field(description="these entries, in the answer")] = None


class Score(Model):
    """A worked score, added up."""

    example: Annotated[Id, Refers("example"), Field(description="the example of examples.yaml")]
    title: Annotated[Text, Field(description="whose score it is, or of what")]
    parts: Annotated[tuple[Part, ...], Field(min_length=1, description="its parts, in the order of the rules")]
    total: Annotated[Path, Field(description="the sum, in the answer")]


class Step(Model):
    """A step of the page."""

    id: Annotated[Id, Field(description="its anchor")]
    title: Annotated[Name, Field(description="the heading")]
    set: Annotated[SetId, Field(description="the set that it is about")] = "base"
    deep: Annotated[bool, Field(description="here the ground turns from paper to the deep, for the rest of it")] = False
    says: Annotated[tuple[Statement, ...], Field(description="what is said")] = ()
    tiles: Annotated[tuple[Statement, ...], Field(description="points of equal rank, each on a card")] = ()
    layout: Annotated[Layout | None, Field(description="the table, for each number of players")] = None
    phases: Annotated[tuple[Phase, ...], Field(description="a turn at one glance")] = ()
    figures: Annotated[tuple[FigureBlock, ...], Field(description="figures, one below the other")] = ()
    numbers: Annotated[NumberTableBlock | None, Field(description="a table of numbers that a statement speaks of")] = (
        None
    )
    play: Annotated[Play | None, Field(description="a worked example, told")] = None
    score: Annotated[Score | None, Field(description="a worked score")] = None
    mistakes: Annotated[tuple[Mistake, ...], Field(description="what people get wrong")] = ()
    asks: Annotated[tuple[Ask, ...], Field(description="checkers that it leads to")] = ()
    cover: Annotated[
        bool, Field(description="its first figure stands on the front page of the game, beside the way to this page")
    ] = False

    @model_validator(mode="after")
    def _cover_shows(self) -> Step:
        if self.cover and not self.figures:
            raise RefusedError(
                "there is no figure for the front page",
                accepted="'cover: true' in a step with 'figures'",
                hint="add a figure, or take 'cover' away",
                given="cover: true",
            )
        return self
