"""The words of the rules checkers, and how an answer is laid out with them.

A checker itself is declared in the engine: its fields, their types and ranges, the codes it answers with. Here stands
what a person reads: the labels of the fields, a sentence for each code, and a *result*, the list of blocks that says
which parts of an answer are shown, in which order and under which words. Web page, command line and docs follow it.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, field_validator

from catalog.models.base import CheckerText, Id, Message, Model, RuleLink, SetId
from catalog.models.values import Conditions, Path, Value


class Counted(Model):
    """A sentence with a number in it, in the two forms of English; a translation has the forms of its language."""

    MESSAGE: ClassVar[Message] = Message(domain="checker")

    # No Message mark on the two: they are one message together, which MESSAGE marks.
    one: Annotated[str, Field(min_length=1, description="the sentence for exactly one")]
    other: Annotated[str, Field(min_length=1, description="the sentence for every other number")]
    by: Annotated[str, Field(description="the parameter that holds the number")] = "count"


class OrNone(Model):
    """A sentence with a number in it, and another one that is said if the number is zero."""

    zero: Annotated[CheckerText, Field(description="the sentence for none at all")]
    text: Annotated[CheckerText | Counted | OrNone, Field(description="the sentence for every other number")]
    by: Annotated[str, Field(description="the parameter that holds the number")] = "count"


Words = CheckerText | Counted | OrNone
"""A sentence of a checker, with the forms of a plural where it counts something, and its own words for none."""


def texts_of(words: Words) -> tuple[str | Counted, ...]:
    """All sentences that words may say."""
    return (words.zero, *texts_of(words.text)) if isinstance(words, OrNone) else (words,)


Tone = Literal["good", "bad", "open", "note", "plain"]
"""How a part of an answer is felt: it decides colour and icon, never the words."""


class Sentence(Model):
    """A sentence with the values for its parameters."""

    when: Annotated[Conditions, Field(description="only shown if all of these hold")] = ()
    text: Annotated[Words, Field(description="the sentence")]
    tone: Annotated[Tone, Field(description="how it is felt")] = "plain"
    values: Annotated[dict[str, Value], Field(description="where each named parameter of the text comes from")] = {}


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

    @field_validator("yes", "no", "open", mode="before")
    @classmethod
    def _are_sentences(cls, value: object) -> object:
        if isinstance(value, str):
            return ({"text": value},)
        return (value,) if isinstance(value, dict) else value


class OpenWords(Model):
    """An open point: on what the sources are silent, and what each reading leads to."""

    text: Annotated[Words, Field(description="what is open")]
    readings: Annotated[dict[str, ReadingWords], Field(min_length=1, description="by the value of the choice field")]


class Link(Model):
    """A way on: a request for another checker, made of parts of this request and answer."""

    checker: Annotated[Id, Field(description="the checker that is asked next")]
    label: Annotated[CheckerText, Field(description="the words of the link")]
    request: Annotated[dict[str, Path], Field(description="where each field of the other request comes from")]


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


class FieldCondition(Model):
    """True when another input of the form has one of some values, or none of some; without these, any value will do."""

    field: Annotated[
        str, Field(description="an input beside this one; one of the whole question, not of the list's item, after @")
    ]
    one_of: Annotated[tuple[str, ...], Field(description="the values that will do; a number stands in quotes")] = ()
    none_of: Annotated[tuple[str, ...], Field(description="the values that will not do")] = ()


class ChoiceWords(Model):
    """One of the values of a choice. With ``when`` it is offered only while all these conditions hold."""

    label: Annotated[CheckerText, Field(description="what the value is called")]
    help: Annotated[CheckerText | None, Field(description="what choosing it means")] = None
    when: Annotated[tuple[FieldCondition, ...], Field(description="only offered if all of these hold")] = ()


class Omitted(Model):
    """The entries of a table that make no sense in an input: those whose facts have a value in a column."""

    column: Annotated[str, Field(description="the column of the facts that tells them apart")]
    value: Annotated[str, Field(description="the value it has")]


class FieldWords(Model):
    """What a form says about one input. With ``when`` it waits, unseen, until all these conditions hold."""

    label: Annotated[CheckerText, Field(description="what the input is called")]
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
    item: Annotated[CheckerText | None, Field(description="the heading of item {number} of a list")] = None
    picks: Annotated[
        str | None, Field(description="the list of which a number picks an item, from 1: it is chosen by its name")
    ] = None
    zero: Annotated[CheckerText | None, Field(description="what 0 stands for")] = None
    ordered: Annotated[
        bool, Field(description="the items of a list follow one another: they can be moved and copied")
    ] = False
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


class CheckerWords(Model):
    """Everything a person reads of one checker.

    Sentences for codes and the names of tables serve all checkers of the game, wherever they stand.
    """

    title: Annotated[CheckerText, Field(description="the question it answers")]
    short: Annotated[CheckerText, Field(description="its name in menus")]
    set: Annotated[SetId, Field(description="the set that it is about")] = "base"
    group: Annotated[CheckerText | None, Field(description="what it and the checkers like it are about")] = None
    opens: Annotated[tuple[Opening, ...], Field(description="where the pages of entries lead to it")] = ()
    rules: Annotated[tuple[RuleLink, ...], Field(description="the rule sections that lead to it")] = ()
    intro: Annotated[CheckerText, Field(description="what it does, in a sentence or two")]
    start: Annotated[CheckerText, Field(description="stands in place of an answer until there is something to check")]
    needs: Annotated[tuple[str, ...], Field(description="fields to fill before there is something to check")] = ()
    needs_any: Annotated[
        tuple[str, ...], Field(description="fields of which one is to be filled before a refusal would say anything")
    ] = ()
    before: Annotated[
        tuple[Sentence, ...], Field(description="what is said of the answer until then: the first sentence that holds")
    ] = ()
    fields: Annotated[dict[str, FieldWords], Field(description="by name; those of a list's items as list.field")]
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
    several: Annotated[CheckerText, Field(description="an entry that a list holds {count} times")]
    interface: Annotated[dict[Id, Words], Field(description="buttons and hints of the forms")]


OrNone.model_rebuild()
Items.model_rebuild()
