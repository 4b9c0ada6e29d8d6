"""The base of every catalogue model: strictness, ids, and the mark of translatable text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    Strict,
    StringConstraints,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema


class Model(BaseModel):
    """A catalogue record: unknown keys are refused, and a loaded record never changes.

    ``DOMAIN`` is the PO domain of its texts: ``game`` stands for that of its game, ``glossary`` for its glossary's.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    DOMAIN: ClassVar[Literal["game", "glossary"]] = "game"


TEXT_MARK = "x-text"
"""Marks a translated text in the JSON Schema of what is given away."""


@dataclass(frozen=True)
class Message:
    """Marks a field whose English text is translated.

    ``domain`` names the PO domain: ``record`` stands for that of the whole record (``Model.DOMAIN``), ``checker`` for
    that of the checkers of its game or, for what belongs to no game, of all games. Whoever wants the domain of a field
    asks ``catalog.messages.domain_of``.
    ``kind`` tells a translator what the text is; a ``name`` is also held against the attested names, a ``pattern`` is
    what names are composed by, and ``cases`` and ``reading`` are the forms and the reading of a name, messages that no
    field holds.
    """

    domain: Literal["record", "checker"] = "record"
    kind: Literal["text", "name", "pattern", "search", "spoken", "forms", "cases", "reading"] = "text"
    context: str | None = None

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """Whoever gives a record away finds by the mark which of its texts are there in all languages."""
        is_said = handler.mode == "serialization" and self.kind != "pattern"
        marked = {TEXT_MARK: True} if is_said else {}
        return handler(schema) | marked


class Label(str):
    """An English label with a context of its own, because other languages have another word for it elsewhere."""

    context: str

    def __new__(cls, text: str, context: str) -> Label:
        """``context`` says where the label stands; it becomes the ``msgctxt`` of its message."""
        label = super().__new__(cls, text)
        label.context = context
        return label

    def __reduce__(self) -> tuple[type[Label], tuple[str, str]]:
        """How a copy is made."""
        return Label, (str(self), self.context)


@dataclass(frozen=True)
class Refers:
    """Marks a field that holds the id of another entry of the same game; ``kind`` is that entry's kind.

    ``other`` is a second kind that it may be of.
    """

    kind: str
    other: str = ""


@dataclass(frozen=True)
class Fact:
    """Marks a field that the rules calculate with: the engine gets it, as a column of the table of its kind."""


@dataclass(frozen=True)
class Apart:
    """Marks a field whose parts are records of their own: who goes through the record leaves them out."""


Integer = Annotated[int, Strict()]
"""A whole number; neither a text of digits nor true or false pass for one."""

Amount = Annotated[int, Strict(), Field(ge=1)]
"""How many there are of something, in a mapping by ids; what there is none of is not written."""

ID = r"^[a-z0-9]+(-[a-z0-9]+)*$"
RULE_ID = r"^[a-z0-9-]+(\.[a-z0-9]+(-[a-z0-9]+)*)+$"
REFERENCE = r"^[a-z]+(-[a-z]+)*:[a-z0-9.-]+$"

Id = Annotated[str, StringConstraints(pattern=ID)]
"""A language-free, stable, kebab-case id."""

RuleId = Annotated[str, StringConstraints(pattern=RULE_ID)]
"""A dotted path of ids that starts with the game: ``abyss.recruit.pay.exact-races``."""

SetName = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True), Message(kind="name", context="set")]
"""The English name of a set; what a set is called may be the name of a card, too."""

FormId = Annotated[str, StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$")]
"""The name of a form that a language declares: ``acc``, ``gen-pl``."""

SetId = Annotated[Id, Refers("set")]
"""The id of one of the game's sets: the base game or an expansion."""

SOURCE_KINDS = ("rulebook", "help-page", "implementation", "shop")
"""The kinds of source that every game has."""

TERM_CATEGORIES = ("people", "object", "zone", "action", "state")
"""The kinds of term that every game has, in the order of the glossary."""

SHARED = {"source-kind": SOURCE_KINDS, "term-category": TERM_CATEGORIES}
"""What every game may refer to although no file of it has it, by kind."""

SourceKind = Annotated[Id, Refers("source-kind")]
"""A kind of source: a shared one, or one of ``source_kinds`` of the game."""

TermCategory = Annotated[Id, Refers("term-category")]
"""A kind of term: a shared one, or one of ``term_categories`` of the game."""

RuleLink = Annotated[RuleId, Refers("rule")]
"""The id of a rule section that another entry points to."""

Reference = Annotated[str, StringConstraints(pattern=REFERENCE), Refers("")]
"""A typed reference to another entry: ``lord:commander``, ``rule:abyss.recruit``."""

WEB_ADDRESS = r"^https?://[^\s]+$"
"""An address that a link of the site may lead to."""

DAY = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
"""How a day is written: ``'2026-11-22'``, in quotes."""

LANGUAGE_CODE = r"^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|[0-9]{3}))?$"
"""How the code of a language is written: ``pl``, ``zh_Hant``, ``pt_BR``, ``sr_Latn_ME``."""

IN_WORDS = {
    ID: "an id in small letters, digits and hyphens, such as key-token",
    RULE_ID: "the id of a rule, such as abyss.recruit.pay",
    REFERENCE: "a kind and an id, such as lord:recruiter",
    WEB_ADDRESS: "an address that begins with https:// or http://",
    DAY: "a day such as '2026-11-22', in quotes",
    LANGUAGE_CODE: "a code like pl, zh_Hant or pt_BR",
}
"""What whoever writes such a text is told of its form, by its pattern."""

Language = Annotated[str, StringConstraints(pattern=LANGUAGE_CODE)]
"""A language that a source is written in or a name attested in; ``en`` is the language of the catalogue itself."""

Text = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True), Message()]
"""One sentence or rule in English: the msgid of a message."""

Name = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True), Message(kind="name")]
"""The English name of an entry."""

WORD = "name"
"""The context of the names of words: what sentences and lists name."""

WordName = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True), Message(kind="name", context=WORD)]
"""The English name of what sentences and lists name; a heading may be the same word, and begin with a capital."""

PATTERN = "composed name"
"""The context of the patterns that names are composed by."""

NamePattern = Annotated[
    str, StringConstraints(min_length=1, strip_whitespace=True), Message(kind="pattern", context=PATTERN)
]
"""How the names of a kind of entries are composed in English: ``{rank} of {suit|many}``."""

Plural = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True), Message(kind="text", context="plural")]
"""The English name of several; a message of its own even where English has one form for both."""

SearchExample = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True), Message(context="a search")]
"""Words that somebody may type into the search, and that find something in every language."""

AskExample = Annotated[
    str, StringConstraints(min_length=1, strip_whitespace=True), Message(kind="spoken", context="a question")
]
"""A question as somebody asks it at the table; each language has its own, which has an answer there."""

SearchTerms = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True), Message(kind="search")]
"""Further words, separated by commas, by which a reader may look for the entry."""

InflectedForms = Annotated[
    str, StringConstraints(min_length=1, strip_whitespace=True), Message(kind="forms", context="forms")
]
"""The forms in which texts mention a term, separated by commas; each language writes its own."""

CheckerText = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True), Message(domain="checker")]
"""One sentence of a checker: an input's label, a verdict's reason."""

CheckerSearchTerms = Annotated[
    str, StringConstraints(min_length=1, strip_whitespace=True), Message(domain="checker", kind="search")
]
"""Further words, separated by commas, by which a reader may look for a checker."""

SpokenWords = Annotated[
    str, StringConstraints(min_length=1, strip_whitespace=True), Message(domain="checker", kind="spoken")
]
"""What players say, separated by commas, as they type it; each language has its own."""


class Kind(Model):
    """A kind of something that a game adds to those that all games have."""

    id: Annotated[Id, Field(description="how entries name it")]
    name: Annotated[Name, Field(description="what it is called on the page")]


def in_short(field: str, model: Any, form: Any) -> BeforeValidator:
    """Lets a model be written as the list that one of its fields holds; ``form`` is the type of that list."""
    return BeforeValidator(
        lambda given: {field: given} if isinstance(given, list) else given, json_schema_input_type=model | form
    )


def number_as_text(given: Any) -> Any:
    """What is a text may be written as a number, such as the key of a row or a figure in a drawing."""
    return str(given) if isinstance(given, int) and not isinstance(given, bool) else given
