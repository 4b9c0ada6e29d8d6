"""The list of a collection: every card with its face, figures and text, beside the data that make a browser of it.

A long list is one page for every `PER_PAGE` cards, for readers without scripts and for paper. With scripts its first
page has all cards and draws those near the screen: the others come as elements in a file of their own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from generator.pages.card_parts import Cell, card_text, cell
from generator.query.browser_data import faces_of, facets_of, of_collection
from generator.render import fallback_badges, marked_terms
from generator.render.element_tree import element_tree
from generator.render.page import Page
from generator.render.page_context import PageContext
from generator.render.script_groups import addresses

if TYPE_CHECKING:
    from catalog.models.entries import Entry
    from catalog.models.game import Collection, Facet

DATA = "cards.json"
"""The file beside a list that says what can be asked of its cards."""

ITEMS = "items.json"
"""The file beside a long list with the cards that its first page does not hold, as elements, by their ids."""

PER_PAGE = 200
"""How many cards a page holds: a phone of 2022 takes half a second to lay these out."""

STYLE = "css/cards.css"
SCRIPT = "js/cards/page.js"
LONG_SCRIPT = "js/cards/long-list.js"


@dataclass(frozen=True)
class Card:
    """An entry with what a list shows of it."""

    entry: Entry
    reference: str
    cells: list[Cell]
    text: Markup


@dataclass(frozen=True)
class Part:
    """A page of a list: its number from 1, its address, and its cards by their places from 1."""

    number: int
    path: str
    first: int
    last: int

    def title(self, of_list: str) -> str:
        """The title of the page."""
        return of_list if self.number == 1 else f"{of_list} {self.first}–{self.last}"


def parts(game: str, collection: Collection) -> list[Part]:
    """The pages of a list, one at least."""
    count, folder = len(collection.entries), f"{game}/{collection.id}/"
    return [
        Part(number, f"{folder}page-{number}/" if number > 1 else folder, start + 1, min(start + PER_PAGE, count))
        for number, start in enumerate(range(0, max(count, 1), PER_PAGE), 1)
    ]


def list_page(ctx: PageContext, collection: Collection, part: Part) -> Page:
    """A page of a collection; the first one is the browser of all its cards."""
    columns = [facet for facet in facets_of(collection) if not facet.aside and facet.id != "set"]
    faces = faces_of(ctx, collection)
    look: dict[str, Any] = {"own_set": ctx.info.set, "size": faces["m"] if faces else None}

    def drawn(entry: Entry) -> Markup:
        """A card, which leads to its page wherever it is touched: what its terms mean is said there."""
        return marked_terms.never(ctx.render("card_item.html.j2", card=_card(ctx, collection, entry, columns), **look))

    later = {entry.id: drawn(entry) for entry in collection.entries[part.last :]} if part.number == 1 else {}
    return ctx.page(
        "cards.html.j2",
        collection=collection,
        items=Markup().join(map(drawn, collection.entries[part.first - 1 : part.last])),
        part=part,
        parts=parts(ctx.game_id, collection),
        **look,
        frame=_browser(ctx, collection, later) if part.number == 1 else {"styles": (STYLE,)},
    )


def _browser(ctx: PageContext, collection: Collection, later: Mapping[str, Markup]) -> dict[str, Any]:
    """What the frame of the page needs for its scripts; ``later`` are the cards that the page does not hold."""
    files: dict[str, Any] = {DATA: of_collection(ctx, collection)}
    if later:
        files[ITEMS] = {id_: element_tree(fallback_badges.added(ctx, html)) for id_, html in later.items()}
    scripts = addresses(SCRIPT, LONG_SCRIPT) if later else addresses(SCRIPT)
    return {
        "styles": (STYLE,),
        "early": (
            *(("fetch", f"{ctx.words.tag}/{ctx.path}{name}") for name in files),
            *(("modulepreload", script) for script in scripts),
        ),
        "files": {name: json.dumps(data, ensure_ascii=False, separators=(",", ":")) for name, data in files.items()},
    }


def _card(ctx: PageContext, collection: Collection, entry: Entry, columns: list[Facet]) -> Card:
    cells = [cell(ctx, facet, entry) for facet in columns]
    return Card(entry, f"{collection.kind}:{entry.id}", cells, card_text(ctx, collection.kind, entry))
