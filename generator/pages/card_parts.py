"""What pages and lists of cards show of an entry: its facets, and the text of what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from catalog.models.entries import Entry
from generator.render.faces import text_field, what
from generator.render.markup import WORD_JOINER, text_only, unlinked
from generator.render.page_context import PageContext
from generator.text.typography import capital, joined
from generator.text.words import _

if TYPE_CHECKING:
    from catalog.models.facets import Amounts, Facet
    from catalog.models.game import Collection
    from generator.text.languages import LanguageInfo


@dataclass(frozen=True)
class Cell:
    """A facet of an entry, and what is shown of it; nothing is ``shown`` where the entry has no value."""

    facet: Facet
    html: Markup
    shown: bool = True


def cell(ctx: PageContext, facet: Facet, entry: Entry) -> Cell:
    """One facet of one entry, ready for a list of facts."""
    value = facet.value(entry)
    if facet.type == "counts" and value:
        return Cell(facet, amounts(facet.amounts(entry), lambda reference: labelled(ctx, reference), ctx.words.info))
    if value is None or value == ():
        return Cell(facet, Markup('<span class="none">–</span>'), False)
    if facet.type == "number":
        return Cell(facet, Markup(str(value).replace("-", "−")))
    if facet.type == "choice":
        label = next(choice.label for choice in facet.choices if choice.id == value)
        count = facet.count(entry) if facet.count else 1
        return Cell(facet, times(ctx.html(label), count))
    names = (labelled(ctx, reference) for reference in facet.references(entry))
    return Cell(facet, Markup(ctx.words.info.comma).join(names))


def amounts(alternatives: Sequence[Amounts], named: Callable[[str], Markup], info: LanguageInfo) -> Markup:
    """Amounts with the names of what they are of: *Ruby × 7, Onyx × 3*; alternatives are joined by *or*."""
    shown = [
        info.comma.join(Markup("{} <span>× {}</span>").format(named(reference), n) for reference, n in one.items())
        for one in alternatives
    ]
    return Markup(joined(shown, info, "or"))


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


def in_brief(ctx: PageContext, collection: Collection, entry: Entry) -> str:
    """A card for those who do not see its page: its name, what it does, and its facets."""
    field = text_field(entry)
    text = ctx.field_plain(entry, field) if field else text_only(what(ctx, collection.kind, entry))
    does = text.replace(WORD_JOINER, "")
    facts = [
        ctx.plain(_("{label}: {text}"), "site", label=capital(ctx.plain(facet.label)), text=told)
        for facet in collection.columns
        if (told := _plain_value(ctx, facet, entry))
    ]
    said = " · ".join(part for part in (does, *facts) if part)
    name = str(ctx.name(f"{collection.kind}:{entry.id}"))
    return ctx.plain(_("{label}: {text}"), "site", label=name, text=said) if said else name


def _plain_value(ctx: PageContext, facet: Facet, entry: Entry) -> str:
    """What a facet says of an entry, as plain text; '' for nothing."""
    if facet.value(entry) in (None, ()):
        return ""
    if facet.type in ("entry", "entries"):
        return ctx.words.info.comma.join(str(ctx.name(reference)) for reference in facet.references(entry))
    return text_only(cell(ctx, facet, entry).html)
