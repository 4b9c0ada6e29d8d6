"""The records that every game has: terms, rule sections, examples, discrepancies."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, Strict, model_validator

from catalog.findings import RefusedError
from catalog.models.base import (
    TERM_CATEGORIES,
    Apart,
    AskExample,
    Fact,
    FormId,
    Id,
    InflectedForms,
    Integer,
    Kind,
    Language,
    Model,
    Name,
    NamePattern,
    Reference,
    Refers,
    RuleId,
    RuleLink,
    SearchExample,
    SearchTerms,
    SetId,
    SetName,
    TermCategory,
    Text,
)
from catalog.models.blocks import Block
from catalog.models.sources import Citation
from catalog.models.theme import HueLink


class Attested(Model):
    """A name as a source prints it in one language."""

    name: Annotated[str, Field(min_length=1, description="the name in its dictionary form")]
    sources: Annotated[tuple[Citation, ...], Field(min_length=1, description="where it is printed")]
    alternatives: Annotated[tuple[str, ...], Field(description="other names the sources print for the same thing")] = ()
    note: Annotated[Text | None, Field(description="why this form was chosen, or how the print differs")] = None


Cases = Annotated[
    dict[FormId, Annotated[str, Field(min_length=1)]],
    Field(description="English forms of the name that are not made by the rule, by the forms of locales/en"),
]
"""The forms of a name in English; every other language gives its own in the PO file of the glossary."""


class Entry(Model):
    """Anything with a name and a page or anchor of its own. A ``PROPER`` name keeps its capitals in a sentence."""

    PROPER: ClassVar[bool] = False

    id: Annotated[Id, Field(description="language-free and stable; addresses and references are made from it")]
    name: Annotated[Name, Field(description="the name in English")]
    attested: Annotated[
        dict[Language, Attested],
        Field(description="the names that sources print; a language left out has only our own rendering"),
    ] = {}
    cases: Cases = {}
    search: Annotated[SearchTerms | None, Field(description="other words a reader may look for")] = None
    sources: Annotated[tuple[Citation, ...], Field(min_length=1, description="where the facts of the entry stand")]

    @classmethod
    def has_facts(cls) -> bool:
        """Whether the engine gets entries of this kind as a table: if a field is marked, or ``facts`` gives columns."""
        return bool(cls._marked()) or cls.facts is not Entry.facts

    def facts(self) -> dict[str, Any]:
        """What the engine knows of it, as plain JSON data: the fields that are marked as ``Fact``."""
        return self.model_dump(mode="json", include=self._marked())

    @classmethod
    def _marked(cls) -> set[str]:
        return {name for name, info in cls.model_fields.items() if any(isinstance(m, Fact) for m in info.metadata)}


class Term(Entry):
    """A word of the game with its definition: one entry of the glossary."""

    DOMAIN: ClassVar[Literal["game", "glossary"]] = "glossary"

    category: Annotated[TermCategory, Field(description="what kind of thing the term names", examples=TERM_CATEGORIES)]
    definition: Annotated[Text, Field(description="what the term means, in one or two sentences")]
    forms: Annotated[InflectedForms | None, Field(description="the forms in which texts mention it")] = None
    set: Annotated[SetId, Field(description="the set that brings the term")] = "base"
    rule: Annotated[RuleLink | None, Field(description="the rule section that says most about it")] = None
    symbol: Annotated[Id | None, Field(description="the symbol that stands before it where texts count it")] = None


class RuleSection(Model):
    """One rule or a group of rules under one heading; the id's dots give its place in the tree.

    ``changes`` is written only where the change is described, in the section of the expansion. What shows the changed
    section gathers from there what to link back to, under the name of the expansion ("With Kraken: …").
    """

    id: Annotated[RuleId, Field(description="the game, the chapter and the way down to the section, with dots")]
    title: Annotated[Name, Field(description="the heading")]
    set: Annotated[SetId, Field(description="the set whose rules it belongs to")] = "base"
    body: Annotated[tuple[Block, ...], Field(description="paragraphs, lists, steps, notes and tables in order")] = ()
    about: Annotated[tuple[Reference, ...], Field(description="entries whose page shows this section")] = ()
    see: Annotated[tuple[RuleLink, ...], Field(description="related sections")] = ()
    changes: Annotated[
        tuple[RuleLink, ...],
        Field(description="sections of another set whose rule this one changes; each of them links back to it"),
    ] = ()
    search: Annotated[SearchTerms | None, Field(description="other words a reader may look for")] = None
    sources: Annotated[tuple[Citation, ...], Field(description="where the rule stands; a bare heading has none")] = ()

    @model_validator(mode="after")
    def _cited(self) -> RuleSection:
        if self.body and not self.sources:
            raise RefusedError(
                "a section with a body needs at least one source",
                accepted="'sources' with one citation or more",
                hint="add 'sources: [pl:142]' with the lines where the rule stands",
                given="no sources",
                field=("sources",),
            )
        return self


class Reading(Model):
    """What one source, or several that agree, say on a matter in dispute."""

    sources: Annotated[tuple[Citation, ...], Field(min_length=1, description="where it stands")]
    says: Annotated[Text, Field(description="what it says, in our own words")]


class ReaderChoice(Model):
    """An input of a checker in which the reader may choose another reading than the one that this site follows."""

    checker: Annotated[Id, Refers("checker"), Field(description="the checker that lets one choose")]
    field: Annotated[str, Field(description="its input; that of a list's items as list.field")]
    value: Annotated[
        str | None, Field(description="the value that stands for another reading, if the input has values to choose")
    ] = None


class Discrepancy(Model):
    """A place where the sources disagree, and what we make of it."""

    id: Annotated[Id, Field(description="language-free and stable; addresses and references are made from it")]
    topic: Annotated[Name, Field(description="what is in dispute, in a few words")]
    kind: Annotated[
        Literal[
            "numbers", "rules", "wording", "typo", "omission", "terminology", "garbled", "flavour", "implementation"
        ],
        Field(description="the nature of the difference"),
    ]
    set: Annotated[SetId, Field(description="the set it touches")] = "base"
    readings: Annotated[tuple[Reading, ...], Field(min_length=1, description="what each source says")]
    followed: Annotated[Text, Field(description="the reading that this site follows")]
    why: Annotated[Text, Field(description="the reasons for it")]
    open: Annotated[Text | None, Field(description="what nobody can say for certain, and why")] = None
    confidence: Annotated[Literal["certain", "likely", "uncertain"], Field(description="how sure we are")]
    choices: Annotated[
        tuple[ReaderChoice, ...], Field(description="where the reader may choose another reading in a checker")
    ] = ()
    affects: Annotated[tuple[Reference, ...], Field(description="rules, cards and terms that carry a mark")] = ()
    languages: Annotated[
        tuple[Language, ...],
        Field(description="the languages whose readers alone see it beside English ones, if it is about their words"),
    ] = ()

    @model_validator(mode="after")
    def _says_what_is_open(self) -> Discrepancy:
        accepted = {"certain": (False,), "likely": (False, True), "uncertain": (True,)}
        if bool(self.open) not in accepted[self.confidence]:
            raise RefusedError(
                "what is uncertain says what is open, and what is certain leaves nothing open",
                accepted="'open' if the confidence is uncertain, none if it is certain",
                hint="add or take away 'open', or correct 'confidence'",
                given=f"confidence: {self.confidence}, open: {self.open or 'none'}",
                field=("confidence",),
            )
        return self


class Opening(Model):
    """A question to a checker with a form, which shows the same as an example that no form can ask."""

    checker: Annotated[str, Field(description="id of the checker, e.g. abyss/recruit")]
    request: Annotated[dict[str, Any], Field(description="the request, as the checker takes it")]


class WorkedExample(Model):
    """An example from a source, as a question to a checker and the answer it must give."""

    id: Annotated[Id, Field(description="language-free and stable; addresses and references are made from it")]
    title: Annotated[Name, Field(description="what the example shows, in a few words")]
    explanation: Annotated[Text | None, Field(description="the example told in our own words")] = None
    checker: Annotated[str, Field(description="id of the checker or engine question, e.g. abyss/recruit")]
    request: Annotated[dict[str, Any], Field(description="the request, as the checker takes it")]
    expected: Annotated[dict[str, Any], Field(description="the part of the answer that the source states")]
    opens: Annotated[Opening | None, Field(description="what opens in a form, if the question itself has none")] = None
    rule: Annotated[RuleLink, Field(description="the section whose page shows the example")]
    set: Annotated[SetId, Field(description="the set that the example is for")] = "base"
    sources: Annotated[tuple[Citation, ...], Field(min_length=1, description="where the example stands")]


class Symbol(Model):
    """A symbol that texts show as ``{id}``: an icon with a name for those who do not see it."""

    id: Annotated[Id, Field(description="how texts name it")]
    name: Annotated[Name, Field(description="what the symbol is read out as")]
    noun: Annotated[Id | None, Field(description="the noun or term whose forms it is read in beside a number")] = None
    hue: Annotated[HueLink | None, Field(description="its colour in figures, one of the hues of theme.yaml")] = None


class Noun(Model):
    """A common word that sentences count and that is no term: *card*, *turn*."""

    PROPER: ClassVar[bool] = False

    id: Annotated[Id, Field(description="how texts name it: {count#card}")]
    name: Annotated[str, Field(min_length=1, description="the word in English")]
    cases: Cases = {}


FIRST_YEAR, LAST_YEAR = 1, 2100

Year = Annotated[Integer, Field(ge=FIRST_YEAR, le=LAST_YEAR)]
"""A year in which something was printed."""


class GameSet(Model):
    """The base game or an expansion."""

    id: Annotated[Id, Field(description="how entries name it")]
    name: Annotated[SetName, Field(description="the name in English")]
    year: Annotated[Year | None, Field(description="the year it came out, if that is known")] = None
    players_max: Annotated[
        Integer | None, Field(ge=1, description="the most players with the set, if it raises their number")
    ] = None
    artists: Annotated[tuple[str, ...], Field(description="who drew it, if not the artists of the game")] = ()
    symbol: Annotated[Id | None, Field(description="the symbol that stands for it beside what comes in it")] = None


class Action(Model):
    """One of the things that players do most: the front page of the game shows it first.

    Its drawing is ``generator/templates/<game>/front/<checker>.svg``.
    """

    checker: Annotated[Id, Refers("checker"), Field(description="the checker that it leads to")]
    title: Annotated[Text, Field(description="what is done, in two or three words")]
    says: Annotated[Text, Field(description="what goes in and what comes out, in one line")]
    pad: Annotated[bool, Field(description="it leads to the score pad over that checker")] = False


LAST = 1000
"""The place among the games of one that says nothing of it."""


class Game(Model):
    """A game: who made it, for whom, and the order of its rules chapters."""

    id: Annotated[Id, Field(description="the folder of its files, and the first part of its addresses")]
    name: Annotated[Name, Field(description="the name in English")]
    draft: Annotated[
        bool, Strict(), Field(description="it is still being written: marked as such, and need not be translated")
    ] = False
    unlisted: Annotated[
        bool,
        Strict(),
        Field(
            description="its pages are there for whoever has their address, and nothing leads to them from elsewhere; "
            "it need not be translated"
        ),
    ] = False
    tagline: Annotated[Text, Field(description="what the game is about, in one sentence")]
    year: Annotated[Year | None, Field(description="the year it came out, if that is known")] = None
    designers: Annotated[tuple[str, ...], Field(description="who designed it; nobody in a traditional game")] = ()
    artists: Annotated[tuple[str, ...], Field(description="who drew it")] = ()
    publisher: Annotated[str | None, Field(description="who published it")] = None
    players_min: Annotated[Integer, Field(ge=1, description="the fewest players")]
    players_max: Annotated[Integer, Field(ge=1, description="the most players")]
    attested: Annotated[dict[Language, Attested], Field(description="the names that sources print")] = {}
    sets: Annotated[tuple[GameSet, ...], Field(min_length=1, description="the base game and its expansions")]
    names: Annotated[
        dict[Id, NamePattern],
        Field(
            description="how names are composed, by kinds of entries: 'card: \"{rank} of {suit|many}\"'; an entry "
            "without a name of its own is called so, by its fields with a number or the id of another entry"
        ),
    ] = {}
    symbols: Annotated[tuple[Symbol, ...], Field(description="the symbols that texts may show")] = ()
    nouns: Annotated[tuple[Noun, ...], Field(description="words beside the terms that sentences count")] = ()
    alike: Annotated[
        tuple[SearchTerms, ...],
        Field(description="groups of words that mean the same to who searches, such as 'rival, opponent, enemy'"),
    ] = ()
    source_kinds: Annotated[tuple[Kind, ...], Apart(), Field(description="further kinds of source")] = ()
    term_categories: Annotated[tuple[Kind, ...], Apart(), Field(description="further kinds of term")] = ()
    chapters: Annotated[tuple[Id, ...], Field(description="the rules files, in reading order")]
    components: Annotated[
        tuple[RuleLink, ...],
        Field(description="the sections that count what is in the box: they stand together on a page"),
    ] = ()
    front: Annotated[
        tuple[Action, ...],
        Field(max_length=3, description="what players do most, the first one first"),
    ] = ()
    searches: Annotated[
        tuple[SearchExample, ...],
        Field(max_length=3, description="what somebody may search, in two or three words; the home page offers it"),
    ] = ()
    ask: Annotated[
        tuple[AskExample, ...],
        Field(max_length=3, description="what somebody asks at the table, in plain words; the front page offers it"),
    ] = ()
    showcase: Annotated[
        tuple[Reference, ...], Field(description="the cards whose faces the front page shows, such as lord:commander")
    ] = ()
    order: Annotated[
        Integer,
        Field(
            ge=1,
            description="its place among the games; those without one follow by name, drafts and unlisted ones last",
        ),
    ] = LAST
    sources: Annotated[tuple[Citation, ...], Field(min_length=1, description="where these facts stand")]

    @model_validator(mode="after")
    def _players_in_order(self) -> Game:
        if self.players_min > self.players_max:
            raise RefusedError(
                "more players at least than at most",
                accepted=f"'players_min' with a number from 1 to {self.players_max}",
                hint="correct players_min or players_max",
                given=f"players_min: {self.players_min}, players_max: {self.players_max}",
                field=("players_min",),
            )
        return self

    @property
    def players(self) -> tuple[int, int]:
        """The fewest players, and the most with all its sets."""
        return self.players_min, max(self.players_max, *(part.players_max or 0 for part in self.sets))
