"""The guide for developers: what data there is, what stands in each file, and examples that run as they are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from generator.export import api, database, facets, release, sheets
from generator.export.columns import SEARCH, TABLES
from generator.render import game_checkers
from generator.render.prose import field_text
from generator.text.languages import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from catalog import Catalog, GameCatalog
    from catalog.models.entries import Entry
    from catalog.models.game import Collection, Facet
    from generator.render.page_context import PageContext

PATH = "guides/developers/"
FILES = f"{PATH}files/"
"""Where it is said what stands in each file."""

DATA = "data/"
"""Where the files stand that are no JSON of the API, below the root of the site."""

_HERE = "http://127.0.0.1:8000/"
"""Where ``fathom serve`` serves a site, of which nobody said where else it will stand."""


@dataclass(frozen=True)
class Example:
    """A card that the examples ask for, and a column of numbers to be summed up by another."""

    game: GameCatalog
    collection: Collection
    entry: Entry
    group: Facet
    number: Facet

    @property
    def sheet(self) -> str:
        """The file of its list."""
        return sheets.head_of(self.game, self.collection).path

    @property
    def wanted(self) -> str:
        """The value of the group that the card is of."""
        return facets.values(self.group, self.entry)[0].value

    def letters(self, facet: Facet) -> str:
        """The column of a facet as spreadsheets call it, with its first and last row: ``P2:P64``."""
        names = [column.name for column in sheets.head_of(self.game, self.collection).columns]
        letter = _letter(names.index(facets.column_name(facet)))
        return f"{letter}2:{letter}{len(self.collection.entries) + 1}"

    @property
    def formula(self) -> str:
        """The highest number of the group."""
        return f'=MAXIFS({self.letters(self.number)},{self.letters(self.group)},"{self.wanted}")'

    @property
    def highest(self) -> int:
        """What the formula gives."""
        same = (one for one in self.collection.entries if _value(self.group, one) == self.wanted)
        return max(int(_value(self.number, one) or 0) for one in same)


def _data(found: Example) -> str:
    """The name of the JSON file of a list."""
    return next(part.attribute for part in found.game.FILES if part.kind == found.collection.kind)


def _value(facet: Facet, entry: Entry) -> str:
    found = facets.values(facet, entry)
    return found[0].value if found else ""


def _letter(place: int) -> str:
    """The name of a column of a spreadsheet.

    >>> [_letter(place) for place in (0, 25, 26)]
    ['A', 'Z', 'AA']
    """
    return (_letter(place // 26 - 1) if place >= 26 else "") + chr(ord("A") + place % 26)


def example(catalog: Catalog) -> Example | None:
    """The first card with a facet that names one thing and another that is a number; None where there is none."""
    for game in catalog.listed.values():
        for collection in game.collections:
            shown = facets.shown(collection)
            groups = [facet for facet in shown if facet.type in ("entry", "choice") and not facet.count]
            numbers = [facet for facet in shown if facet.type == "number"]
            for entry in collection.entries if groups and numbers else ():
                if _value(groups[0], entry) and _value(numbers[0], entry):
                    return Example(game, collection, entry, groups[0], numbers[0])
    return None


def context(ctx: PageContext) -> dict[str, Any]:
    """What the page for developers shows."""
    catalog = ctx.site.catalog
    found = example(catalog)
    name = field_text(ctx.words, found.game.id, found.entry, "name") if found else ""
    others = (info.tag for info in ctx.site.languages if info.code != SOURCE_LANGUAGE)
    return {
        **_places(),
        "site_address": ctx.site.address or _HERE,
        "games_heads": {id_: sheets.heads(game) for id_, game in catalog.listed.items()},
        "example": found,
        "example_name": str(name),
        "example_data": _data(found) if found else "",
        "other_language": ctx.words.tag if ctx.words.lang != SOURCE_LANGUAGE else next(others, SOURCE_LANGUAGE),
        "licence": release.LICENCE,
    }


def file_context(ctx: PageContext) -> dict[str, Any]:
    """What the page about the files shows."""
    games = ctx.site.catalog.listed
    return {
        **_places(),
        "tables": TABLES,
        "games_heads": {id_: sheets.heads(game) for id_, game in games.items()},
        "parts": {id_: api.parts(game) for id_, game in games.items()},
        "questions": {id_: game_checkers.of_game(game).questions for id_, game in games.items()},
    }


def _places() -> dict[str, Any]:
    return {
        "data": DATA,
        "api": f"{api.FOLDER}/",
        "database": database.DATABASE,
        "metadata": database.METADATA,
        "package": sheets.PACKAGE,
        "search": SEARCH,
        "files_path": FILES,
    }
