"""What pages and lists of cards show of an entry: its facets, and the text of what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from catalog.models.entries import Entry
from generator.render.faces import what
from generator.render.markup import unlinked
from generator.render.page_context import PageContext

if TYPE_CHECKING:
    from catalog.models.game import Facet


@dataclass(frozen=True)
class Cell:
    """A facet of an entry, and what is shown of it; nothing is ``shown`` where the entry has no value."""

    facet: Facet
    html: Markup
    shown: bool = True


def cell(ctx: PageContext, facet: Facet, entry: Entry) -> Cell:
    """One facet of one entry, ready for a list of facts."""
    value = facet.value(entry)
    if value is None or value == ():
        return Cell(facet, Markup('<span class="none">–</span>'), False)
    if facet.type == "number":
        return Cell(facet, Markup(str(value).replace("-", "−")))
    if facet.type == "choice":
        label = next(choice.label for choice in facet.choices if choice.id == value)
        count = facet.count(entry) if facet.count else 1
        return Cell(facet, times(ctx.html(label), count))
    references = value if isinstance(value, tuple) else (str(value),)
    return Cell(facet, Markup(ctx.words.info.comma).join(labelled(ctx, reference) for reference in references))


def times(html: Markup, count: int) -> Markup:
    """A choice and how many of it there are, unless there is one."""
    return html if count == 1 else Markup("{} <span>× {}</span>").format(html, count)


def labelled(ctx: PageContext, reference: str) -> Markup:
    """An entry's name as a link, with its symbol in front if it has one."""
    id_ = reference.partition(":")[2]
    link = ctx.prose.linked(ctx.game_id, reference)
    return Markup('<span class="labelled">{}{}</span>').format(ctx.icon(id_), link)


def card_text(ctx: PageContext, kind: str, entry: Entry) -> Markup:
    """What a card does, for below its face. Nothing in it can be pressed, so that it may stand anywhere."""
    return unlinked(what(ctx, kind, entry))
