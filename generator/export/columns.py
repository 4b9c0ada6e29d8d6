"""The tables of the data: each with its columns and what they mean, said once for all files and for their docs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from generator.export.texts import STATES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from generator.text.languages import LanguageInfo

Type = Literal["text", "integer", "boolean", "json"]


@dataclass(frozen=True)
class Column:
    """A column: its name, what it holds, and what that means. ``needed`` is one that is never empty."""

    name: str
    type: Type
    about: str
    needed: bool = False


@dataclass(frozen=True)
class Table:
    """A table of the database. ``key`` are the columns that name a row, ``indexes`` others that it is found by."""

    name: str
    about: str
    columns: tuple[Column, ...]
    key: tuple[str, ...]
    indexes: tuple[tuple[str, ...], ...] = ()


def _needed(name: str, about: str, type_: Type = "text") -> Column:
    return Column(name, type_, about, needed=True)


GAME = _needed("game", "the id of the game")
SET = _needed("set", "the id of the set that it comes in: base, or an expansion")
PLACE = _needed("place", "its place in the order of the game, from 1", "integer")
NAME = _needed("name", "the name in English; in other languages it stands in the table texts, field name")
SOURCES = _needed("sources", "where it stands: a list of source keys, with lines or a place behind a colon", "json")
PAGE = _needed("page", "its page on the site, behind the address of a language: en/ and this")


def _id(of: str) -> Column:
    return _needed("id", f"the id of the {of}, the same in every language and version")


def _text(about: str) -> Column:
    return Column("text", "text", f"{about}, in English; in other languages it stands in the table texts, field text")


GAMES = Table(
    "games",
    "the games, and of which version of Fathom this is",
    (
        GAME,
        NAME,
        _text("what it is about"),
        _needed("draft", "1 while it is still being written: parts may be missing or wrong", "boolean"),
        _needed("unlisted", "1 if nothing else on the site leads to it: an example of a guide, say", "boolean"),
        Column("year", "integer", "the year it came out"),
        _needed("designers", "who designed it: a list of names", "json"),
        _needed("artists", "who drew it: a list of names", "json"),
        Column("publisher", "text", "who published it"),
        _needed("players_min", "the fewest players", "integer"),
        _needed("players_max", "the most players, with all sets", "integer"),
        _needed("sets", "the ids of its sets, the base game first", "json"),
        SOURCES,
        _needed("version", "the version of Fathom"),
        Column("commit", "text", "the commit of Fathom; empty if nothing says which"),
        _needed("licence", "the licence of texts and data"),
    ),
    ("game",),
)

CARDS = Table(
    "cards",
    "every card, tile and token that has a page",
    (
        GAME,
        _needed("kind", "the kind of card: lord, location, tile"),
        _id("card, unique within its kind"),
        _needed("list", "the id of the list that it stands in: lords; its file is <game>/<list>.csv"),
        SET,
        PLACE,
        NAME,
        _text("what it does"),
        _needed("facts", "everything else that is known of it, by the names of the catalogue", "json"),
        SOURCES,
        PAGE,
    ),
    ("game", "kind", "id"),
    (("game", "list"),),
)

RULES = Table(
    "rules",
    "every section of the rules",
    (
        GAME,
        _id("section, with dots from the chapter down"),
        _needed("chapter", "the id of the chapter"),
        SET,
        PLACE,
        NAME,
        _text("the whole section; empty for a bare heading"),
        _needed("about", "the entries that it is about, as kind:id", "json"),
        _needed("see", "the ids of related sections", "json"),
        _needed("changes", "the ids of sections of another set that it changes", "json"),
        SOURCES,
        PAGE,
    ),
    ("game", "id"),
    (("game", "chapter"),),
)

TERMS = Table(
    "terms",
    "the glossary",
    (
        GAME,
        _id("term"),
        _needed("category", "what kind of thing it names: people, object, zone, action, state, or one of its game"),
        SET,
        NAME,
        _text("its definition"),
        Column("rule", "text", "the id of the section that says most about it"),
        Column("symbol", "text", "the symbol that stands for it"),
        SOURCES,
        PAGE,
    ),
    ("game", "id"),
)

TEXTS = Table(
    "texts",
    "every text in every language",
    (
        _needed("row", "the number of the row, by which texts_fts knows it", "integer"),
        GAME,
        _needed(
            "kind",
            "of what it is a text: game, rule, term, discrepancy, source, a kind of card, facet, choice, and others",
        ),
        _needed("id", "the id of that; of a facet kind.facet, of a choice kind.facet.value"),
        _needed("field", "which of its texts: name, text, or another field of the catalogue"),
        _needed("language", "the tag of the language: en, zh-Hant, zh-Hans, ja, pl"),
        _needed("text", "the text without markup"),
        _needed("html", "the same as simple HTML: data-ref names an entry that it mentions, data-symbol a symbol"),
        _needed("state", "; ".join(f"{state}: {about}" for state, about in STATES.items())),
        Column(
            "printed",
            "boolean",
            "of an entry's name: 1 if a source prints it in this language, 0 if it is our own rendering; else empty",
        ),
    ),
    ("game", "kind", "id", "field", "language"),
    (("language", "field"),),
)

FACETS = Table(
    "facets",
    "what cards can be sorted and filtered by, one value a row; what is unknown or does not apply has no row",
    (
        GAME,
        _needed("kind", "the kind of card"),
        _needed("card", "the id of the card"),
        _needed("facet", "the id of the facet: cost, guild"),
        _needed("value", "the value: a number, the id of a choice or of an entry"),
        Column(
            "number",
            "integer",
            "the value as a number, or how many there are of it, where a card offers alternatives the most; else empty",
        ),
        Column("of", "text", "the kind of the entry that the value names; its name stands in texts"),
    ),
    ("game", "kind", "card", "facet", "value"),
    (("game", "facet", "value"), ("game", "facet", "number")),
)

DISCREPANCIES = Table(
    "discrepancies",
    "where sources disagree, and which reading Fathom follows",
    (
        GAME,
        _id("discrepancy"),
        _needed("kind", "the nature of the difference: numbers, rules, wording, typo, omission, and others"),
        SET,
        NAME,
        _needed("followed", "the reading that Fathom follows, in English"),
        _needed("why", "the reasons for it, in English"),
        Column("open", "text", "what nobody can say for certain, in English"),
        _needed("confidence", "how sure we are: certain, likely or uncertain"),
        _needed("readings", "what each source says: a list of sources and says, in English", "json"),
        _needed("affects", "the entries that it touches, as kind:id", "json"),
        _needed("languages", "the tags of languages whose words alone it is about; none: it is about all", "json"),
        SOURCES,
        PAGE,
    ),
    ("game", "id"),
)

SOURCES_TABLE = Table(
    "sources",
    "the sources that are cited",
    (
        GAME,
        _needed("id", "the key by which sources of other tables name it"),
        _needed("kind", "what kind of source it is: rulebook, help-page, implementation, shop, or one of its game"),
        NAME,
        _text("what document it is, and how far it can be trusted"),
        Column("language", "text", "the tag of the language that it is written in"),
        Column("url", "text", "where the public can find it"),
        Column("version", "text", "the version that was read"),
        _needed("sets", "the ids of the sets that it covers", "json"),
        PAGE,
    ),
    ("game", "id"),
)

TABLES = (GAMES, CARDS, RULES, TERMS, TEXTS, FACETS, DISCREPANCIES, SOURCES_TABLE)

SEARCH = "texts_fts"
"""The table for full-text search in ``texts``."""


def names(languages: Iterable[LanguageInfo], what: str, start: str) -> list[Column]:
    """A column for each language: ``name_en``, ``name_zh_Hant``."""
    return [Column(f"{start}_{info.code}", "text", f"{what} in {info.english}") for info in languages]


PRINTED_IN = Column(
    "printed_in", "text", "the languages, with spaces between, in which a source prints the name; others have our own"
)
STAND_INS = Column(
    "stand_ins", "text", "the columns, with spaces between, in which English stands in for a missing translation"
)
COMMON = frozenset({"game", "kind", "id", "chapter", "set", "place", "printed_in", "stand_ins", "sources", "page"})
"""The columns of CSV files that are of no facet, beside names and texts."""

CITED = Column(
    "sources", "text", "where it stands: source keys, each with lines or a place behind a colon; semicolons between"
)
