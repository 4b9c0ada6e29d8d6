"""The words of the rules checkers, and how an answer is laid out with them.

A checker itself is declared in the engine: its fields, their types and ranges, the codes it answers with. Here stands
what a person reads: the labels of the fields, a sentence for each code, and a *result*, the list of blocks (see
``result_blocks.py``) by which web page, command line and docs show an answer.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, field_validator

from catalog.models.base import (
    CheckerSearchTerms,
    CheckerText,
    Id,
    Model,
    Reference,
    Refers,
    RuleLink,
    SetId,
    SpokenWords,
)
from catalog.models.charted import Charted
from catalog.models.field_conditions import FieldCondition
from catalog.models.laid import Layout
from catalog.models.painted import Brushes, Covered, Drawn, SharedDrawing, Taken
from catalog.models.result_blocks import Block
from catalog.models.standing import Standing
from catalog.models.values import Conditions, Path
from catalog.models.wording import Sentence, Words

FEW = 16
"""The most entries that an input may have laid out."""


class ReadingWords(Model):
    """One reading of an open point: what it leads to, in the first of its sentences that holds.

    The sentences know the parameters of the point; their paths start at the reading. A text is the same as a list of
    one sentence that is only a text.
    """

    yes: Annotated[tuple[Sentence, ...], Field(description="said if the question is legal by this reading")] = ()
    no: Annotated[tuple[Sentence, ...], Field(description="said if it is not")] = ()
    open: Annotated[
        tuple[Sentence, ...], Field(description="said if another open point decides, before what that one leads to")
    ] = ()

    @field_validator("yes", "no", "open", mode="before", json_schema_input_type=Words | Sentence | tuple[Sentence, ...])
    @classmethod
    def _are_sentences(cls, value: object) -> object:
        if isinstance(value, str):
            return ({"text": value},)
        return (value,) if isinstance(value, dict) else value


class OpenWords(Model):
    """An open point: on what the sources are silent, and what each reading leads to."""

    text: Annotated[Words, Field(description="what is open")]
    readings: Annotated[dict[str, ReadingWords], Field(min_length=1, description="by the value of the choice field")]


class ChoiceWords(Model):
    """One of the values of a choice. With ``when`` it is offered only while all these conditions hold."""

    label: Annotated[CheckerText, Field(description="what the value is called")]
    called: Annotated[SpokenWords | None, Field(description="what players say for it in a question")] = None
    help: Annotated[CheckerText | None, Field(description="what choosing it means")] = None
    when: Annotated[tuple[FieldCondition, ...], Field(description="only offered if all of these hold")] = ()


class Omitted(Model):
    """The entries of a table that make no sense in an input: those whose facts have a value in a column."""

    column: Annotated[str, Field(description="the column of the facts that tells them apart")]
    value: Annotated[str, Field(description="the value it has")]


class FieldWords(Model):
    """What a form says about one input. With ``when`` it waits, unseen, until all these conditions hold."""

    label: Annotated[CheckerText, Field(description="what the input is called")]
    called: Annotated[
        SpokenWords | None,
        Field(
            description="what players say for it in a question, separated by commas; what only stands before its value "
            "ends in …, as in 'from …'"
        ),
    ] = None
    help: Annotated[CheckerText | None, Field(description="what to put in")] = None
    when: Annotated[tuple[FieldCondition, ...], Field(description="only shown if all of these hold")] = ()
    omit: Annotated[Omitted | None, Field(description="entries that the grid of the input does not offer")] = None
    parts: Annotated[Literal[1, 100], Field(description="with 100, the form takes 2.65 for 265 hundredths")] = 1
    choices: Annotated[
        dict[str, ChoiceWords],
        Field(description="the values of a choice; without them, one of yes and no is a box to tick"),
    ] = {}
    suggested: Annotated[CheckerText | None, Field(description="over the entries that matter most here")] = None
    others: Annotated[CheckerText | None, Field(description="opens the rest of the entries")] = None
    among: Annotated[
        str | None, Field(description="the input beside this one whose entries come first where one is picked")
    ] = None
    apart: Annotated[
        tuple[str, ...],
        Field(description="the inputs beside this one with which it shares no entry: picking shows what they have"),
    ] = ()
    item: Annotated[CheckerText | None, Field(description="the heading of item {number} of a list")] = None
    picks: Annotated[
        str | None, Field(description="the list of which a number picks an item, from 1: it is chosen by its name")
    ] = None
    zero: Annotated[CheckerText | None, Field(description="what 0 stands for")] = None
    ordered: Annotated[
        bool,
        Field(
            description="the items of a list follow one another: they can be moved and copied; copies of entries stand "
            "in the order in which they are taken"
        ),
    ] = False
    laid_out: Annotated[
        bool,
        Field(
            description=f"the entries of an input of the kind entry or set, or those that matter, lie side by side, "
            f"one touch away: up to {FEW} of them"
        ),
    ] = False
    layout: Annotated[Layout | None, Field(description="how the input lies on the table")] = None
    ground: Annotated[
        Annotated[Id, Refers("figure")] | None,
        Field(
            description="the figure that lies under the squares of a shape or a grid: one panel with a grid of the "
            "same size, whose letters all say what they are; the engine has its rows in its facts, under grounds"
        ),
    ] = None
    brushes: Annotated[
        tuple[Brushes, ...],
        Field(
            description="the entries that a grid is painted with, in groups: one is at hand, the others a touch away"
        ),
    ] = ()
    drawing: Annotated[
        SharedDrawing | None,
        Field(
            description="the drawing of the game that a grid is a part of: painted once, it stands in all these forms"
        ),
    ] = None
    taken: Annotated[
        Taken | None, Field(description="what a list may take from a drawing that other forms of the game paint")
    ] = None
    faces: Annotated[
        bool, Field(description="entries that are laid out are shown by their small faces, which say all that names do")
    ] = False
    abreast: Annotated[
        bool,
        Field(
            description="a group stands beside the next one on a phone, too: its numbers are stepped, its entries "
            "called up where they are not laid out"
        ),
    ] = False
    wears: Annotated[
        Reference | None, Field(description="the entry whose symbol and colour a group has, such as side:attacker")
    ] = None
    stacked: Annotated[
        bool,
        Field(description="lists of a fixed number of items are rows of a pyramid, the first one at the bottom"),
    ] = False
    folded: Annotated[
        bool, Field(description="the map of an input of spaces opens when it is touched; until then there is the list")
    ] = False
    tucked: Annotated[
        bool,
        Field(description="it is rarely told: it opens when it is touched, and until then says in brief what it holds"),
    ] = False
    counted_from: Annotated[
        int | None, Field(description="what the form calls the lowest number, such as 1 for places from 0 on")
    ] = None
    add: Annotated[CheckerText | None, Field(description="adds an item to a list")] = None
    then: Annotated[
        dict[str, str],
        Field(description="what undecided choices of the last item become when another is added: choice: value"),
    ] = {}
    remove: Annotated[CheckerText | None, Field(description="takes an item out of a list")] = None


class Variant(Model):
    """How those entries of a table are named and marked whose facts have a certain value in a column."""

    column: Annotated[str, Field(description="the column of the facts that tells them apart")]
    value: Annotated[str | None, Field(description="the value it has; without it, any value will do")] = None
    name: Annotated[CheckerText, Field(description="the name of an entry, made from the columns of its facts")]
    mark: Annotated[Id | None, Field(description="the symbol in the corner of its small card")] = None


class TableWords(Model):
    """How the entries of a table are named that have no page of their own, and how they are picked.

    With ``rows`` and ``columns`` the table is shown as a grid: one row for each value of the first column of the
    facts, one column for each value of the second. Of the ``variants`` the first that fits an entry names it.
    """

    name: Annotated[
        CheckerText | None,
        Field(description="the name of an entry, made from the columns of its facts; a collection has names already"),
    ] = None
    variants: Annotated[tuple[Variant, ...], Field(description="entries that are named in another way")] = ()
    rows: Annotated[str | None, Field(description="the column of the facts that makes the rows of the grid")] = None
    columns: Annotated[str | None, Field(description="the column of the facts that makes the columns")] = None


class Opening(Model):
    """A link from the pages of entries to a checker, opened with the entry put in."""

    kind: Annotated[Id, Field(description="the kind of the entries: lord, leviathan")]
    only: Annotated[tuple[Id, ...], Field(description="the ids of those entries that have the link; else all do")] = ()
    label: Annotated[CheckerText, Field(description="the words of the link")]
    field: Annotated[
        str | None, Field(description="the field that takes the entry; with [] after it if it takes several")
    ] = None


class GaugePart(Model):
    """Something that is laid down: entries, each worth the number of its column in the grid, or a number."""

    path: Annotated[Path, Field(description="where it stands, as in @allies")]
    of: Annotated[str | None, Field(description="the table of the entries; without it, a number stands there")] = None
    symbol: Annotated[Id | None, Field(description="the symbol of what a number counts")] = None


class GaugeCondition(Sentence):
    """What has to be met, in a word or two."""

    met: Annotated[Conditions, Field(description="it is met if all of these hold")]


class Gauge(Model):
    """What a question comes to so far, as a bar with a segment for all that is laid down, and conditions below it."""

    below: Annotated[str, Field(description="the input below which it stands")]
    goal: Annotated[Path, Field(description="where the number stands that has to be reached")]
    parts: Annotated[tuple[GaugePart, ...], Field(min_length=1, description="what is laid down, in this order")]
    conditions: Annotated[tuple[GaugeCondition, ...], Field(min_length=1, description="what has to be met")]


class CheckerWords(Model):
    """Everything a person reads of one checker.

    Sentences for codes and the names of tables serve all checkers of the game, wherever they stand.
    """

    title: Annotated[CheckerText, Field(description="the question it answers")]
    short: Annotated[CheckerText, Field(description="its name in menus")]
    symbol: Annotated[Id, Field(description="the symbol that stands before it in lists")]
    set: Annotated[SetId, Field(description="the set that it is about")] = "base"
    group: Annotated[CheckerText | None, Field(description="what it and the checkers like it are about")] = None
    opens: Annotated[tuple[Opening, ...], Field(description="where the pages of entries lead to it")] = ()
    rules: Annotated[tuple[RuleLink, ...], Field(description="the rule sections that lead to it")] = ()
    intro: Annotated[CheckerText, Field(description="what it does, in a sentence or two")]
    search: Annotated[CheckerSearchTerms | None, Field(description="other words a reader may look for")] = None
    asked: Annotated[
        SpokenWords | None,
        Field(description="how players ask the question at a table, in the words that all such questions share"),
    ] = None
    start: Annotated[CheckerText, Field(description="stands in place of an answer until there is something to check")]
    needs: Annotated[
        tuple[str, ...],
        Field(description="fields to fill before there is something to check; one within a group as group.field"),
    ] = ()
    needs_any: Annotated[
        tuple[str, ...], Field(description="fields of which one is to be filled before a refusal would say anything")
    ] = ()
    begin: Annotated[dict[str, Any], Field(description="what the form holds at first, as part of a question")] = {}
    before: Annotated[
        tuple[Sentence, ...], Field(description="what is said of the answer until then: the first sentence that holds")
    ] = ()
    gauge: Annotated[Gauge | None, Field(description="what the question comes to so far, within the form")] = None
    fields: Annotated[dict[str, FieldWords], Field(description="by name; those of a list's items as list.field")]
    charted: Annotated[Charted | None, Field(description="a map on which inputs of spaces are filled, all at once")] = (
        None
    )
    covered: Annotated[Covered | None, Field(description="lists that are read off a grid, under a shape on it")] = None
    standing: Annotated[
        Standing | None, Field(description="the pieces on a board, put on its map, from which inputs are counted")
    ] = None
    drawn: Annotated[Drawn | None, Field(description="a drawing that stands for lists of the question")] = None
    more: Annotated[tuple[str, ...], Field(description="fields that wait behind 'more options'")] = ()
    result: Annotated[tuple[Block, ...], Field(min_length=1, description="how an answer is laid out")]
    order: Annotated[CheckerText | None, Field(description="the order in which lists of the answer stand")] = None
    reasons: Annotated[dict[Id, Words], Field(description="a sentence for each code of a reason")] = {}
    notes: Annotated[dict[Id, Words], Field(description="a sentence for each code of a note")] = {}
    fixes: Annotated[dict[Id, Words], Field(description="a sentence for each code of a fix")] = {}
    open: Annotated[dict[Id, OpenWords], Field(description="the words of each open point, by its code")] = {}
    instead: Annotated[
        tuple[Sentence, ...],
        Field(description="what the way out changes: of these sentences, all that hold are said"),
    ] = ()
    tables: Annotated[dict[str, TableWords], Field(description="tables of the facts that are no collection")] = {}


class AnswerWords(Model):
    """What the checkers of all games say: the sentences for malformed requests and the words of the forms."""

    problems: Annotated[dict[Id, Words], Field(description="a sentence for each code of an invalid request")]
    accepted: Annotated[dict[str, Words], Field(description="what would have been accepted, by type or key")]
    request: Annotated[CheckerText, Field(description="stands for the request as a whole")]
    open: Annotated[dict[Id, Words], Field(description="what is said of open points")]
    instead: Annotated[dict[Id, Words], Field(description="what is said of the way out of a refusal")]
    item: Annotated[CheckerText, Field(description="names item {number} of a list in the path of a field")]
    given: Annotated[dict[str, Words], Field(description="what was given: a text, a list or an object")]
    chances: Annotated[dict[str, CheckerText], Field(description="a chance that is nearly certain or impossible")]
    beside: Annotated[CheckerText, Field(description="a name with a number that belongs to it, {name} and {number}")]
    several: Annotated[CheckerText, Field(description="an entry that a list holds {count} times")]
    amount: Annotated[CheckerText, Field(description="a number of it, where no noun agrees with numbers")]
    nothing: Annotated[CheckerText, Field(description="said of counts that are all 0")]
    square: Annotated[CheckerText, Field(description="a square by its row and column, within a sentence")]
    interface: Annotated[dict[Id, Words], Field(description="buttons and hints of the forms")]
    practice: Annotated[dict[Id, Words], Field(description="what the pages to practise on say")]
    pad: Annotated[dict[Id, Words], Field(description="buttons and hints of the score pads")]
    table: Annotated[dict[Id, Words], Field(description="what the sheet of a game's table says")]
