"""The list of a collection: every card with its face, figures and text, beside the data that make a browser of it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from generator.pages.card_parts import Cell, card_text, cell
from generator.query.browser_data import facets_of, of_collection
from generator.render.page import Page
from generator.render.page_context import PageContext
from generator.render.script_groups import addresses

if TYPE_CHECKING:
    from catalog.models.entries import Entry
    from catalog.models.game import Collection, Facet

DATA = "cards.json"
"""The file beside a list that says what can be asked of its cards."""

STYLE = "css/cards.css"
SCRIPT = "js/cards/page.js"


@dataclass(frozen=True)
class Card:
    """An entry with what a list shows of it."""

    entry: Entry
    reference: str
    cells: list[Cell]
    text: Markup


def list_page(ctx: PageContext, collection: Collection) -> Page:
    """The page of a collection."""
    assert ctx.game is not None
    columns = [facet for facet in facets_of(collection) if not facet.aside and facet.id != "set"]
    data = of_collection(ctx, collection)
    return ctx.page(
        "cards.html.j2",
        collection=collection,
        cards=[_card(ctx, collection, entry, columns) for entry in collection.entries],
        own_set=ctx.info.set,
        size=data["faces"]["m"] if data["faces"] else None,
        frame={
            "styles": (STYLE,),
            "early": (
                ("fetch", f"{ctx.words.tag}/{ctx.path}{DATA}"),
                *(("modulepreload", script) for script in addresses(SCRIPT)),
            ),
            "files": {DATA: json.dumps(data, ensure_ascii=False, separators=(",", ":"))},
        },
    )


def _card(ctx: PageContext, collection: Collection, entry: Entry, columns: list[Facet]) -> Card:
    cells = [cell(ctx, facet, entry) for facet in columns]
    return Card(entry, f"{collection.kind}:{entry.id}", cells, card_text(ctx, collection.kind, entry))
