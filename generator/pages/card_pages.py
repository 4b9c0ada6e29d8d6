"""The collections of a game: an index table for each, and a page for each of its entries."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from catalog.models.entries import Attested, Entry
from catalog.placeholders import untagged
from generator.pages.relations import Relations
from generator.pages.rules import section_view
from generator.query import declared
from generator.render.faces import face, text_field
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Route
from generator.render.set_counts import common, expansion
from generator.text.languages import language
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.game import Collection, Facet, Value
    from generator.render.site_context import SiteContext

CARDS = "cards.json"
"""The file beside a table that has its cards for the query language."""


@dataclass(frozen=True)
class Cell:
    """A facet of an entry: what is shown, what it sorts by and what a filter compares."""

    facet: Facet
    html: Markup
    sort: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class FilterChoice:
    """One value that a table can be filtered by."""

    key: str
    label: str


@dataclass(frozen=True)
class NameRow:
    """An entry's name in one language; without ``attested`` it is our own rendering.

    ``origin`` is the name of the language that this one is derived from, ``others`` are the other names that sources
    print.
    """

    tag: str
    language: str
    name: str
    attested: Attested | None
    missing: bool
    entry: Entry
    origin: str | None = None
    others: tuple[str, ...] = ()


def routes(site: SiteContext, game: GameCatalog) -> Iterator[Route]:
    """The tables, and the pages of all entries."""
    relations = Relations(game, site.language.code)
    texts = PageContext(site, PageInfo("", game=game.id))
    for collection in game.collections:
        title = str(site.words.text(game.id, collection.title))
        description = texts.plain(_("All {title} at a glance, to sort and to filter."), "site", title=title)
        yield Route(
            f"{game.id}/{collection.id}/",
            title,
            description,
            "table",
            game.id,
            common(game, collection.entries),
            hide=("toc",),
            render=partial(_table, collection=collection),
        )
        for number, entry in enumerate(collection.entries):
            neighbours = (
                collection.entries[number - 1] if number else None,
                collection.entries[number + 1] if number + 1 < len(collection.entries) else None,
            )
            field = text_field(entry)
            yield Route(
                f"{game.id}/{collection.id}/{entry.id}/",
                str(texts.name(f"{collection.kind}:{entry.id}")),
                texts.plain(getattr(entry, field)) if field else "",
                "entry",
                game.id,
                expansion(game, getattr(entry, "set", game.game.sets[0].id)),
                render=partial(_entry, relations=relations, collection=collection, entry=entry, neighbours=neighbours),
            )


def _table(ctx: PageContext, collection: Collection) -> Page:
    assert ctx.game is not None
    entries = collection.entries
    own = ctx.info.set
    # Where all entries are of one set, its name stands above the table.
    shown = [
        facet
        for facet in collection.facets
        if any(facet.value(entry) is not None for entry in entries) and not (own and facet.id == "set")
    ]
    rows = [(entry, [cell(ctx, facet, entry) for facet in shown]) for entry in entries]
    ordered = sorted(entries, key=lambda entry: ctx.prose.place(ctx.game_id, f"{collection.kind}:{entry.id}"))
    places = {entry.id: number for number, entry in enumerate(ordered, 1)}
    return ctx.page(
        "table.html.j2",
        collection=collection,
        facets=shown,
        rows=rows,
        own_set=own,
        places=places,
        choices={facet.id: _choices(ctx, facet, collection) for facet in shown},
        faces=ctx.site.has_faces(ctx.game_id, collection.kind),
        frame={"files": {CARDS: _asked(ctx, collection)}},
    )


def _asked(ctx: PageContext, collection: Collection) -> str:
    """What can be asked of the cards of a collection, and the cards, for the query language on the page."""
    assert ctx.game is not None
    others = [ctx.site.prose_in(info.code) for info in ctx.site.languages if info.code != ctx.words.lang]
    schema = declared.schema(ctx.prose, ctx.game, [collection])
    cards = declared.cards(ctx.prose, others, ctx.game, [collection])
    return json.dumps({"schema": schema, "cards": cards}, ensure_ascii=False, separators=(",", ":"))


def cell(ctx: PageContext, facet: Facet, entry: Entry) -> Cell:
    """One facet of one entry, ready for a table or a list of facts."""
    value = facet.value(entry)
    if value is None:
        return Cell(facet, Markup('<span class="none">–</span>'), "", ("",))
    if facet.type == "number":
        return Cell(facet, Markup(str(value).replace("-", "−")), str(value), _keys(value))
    if facet.type == "choice":
        label = next(choice.label for choice in facet.choices if choice.id == value)
        order = [choice.id for choice in facet.choices].index(str(value))
        count = facet.count(entry) if facet.count else 1
        return Cell(facet, times(ctx.html(label), count), f"{order:05d} {count:05d}", _keys(value))
    references = _keys(value)
    links = Markup(ctx.words.info.comma).join(labelled(ctx, reference) for reference in references)
    return Cell(facet, links, " ".join(ctx.name(reference) for reference in references), references)


def times(html: Markup, count: int) -> Markup:
    """A choice and how many of it there are, unless there is one."""
    return html if count == 1 else Markup("{} <span>× {}</span>").format(html, count)


def labelled(ctx: PageContext, reference: str) -> Markup:
    """An entry's name as a link, with its symbol in front if it has one."""
    id_ = reference.partition(":")[2]
    link = ctx.prose.linked(ctx.game_id, reference)
    return Markup('<span class="labelled">{}{}</span>').format(ctx.icon(id_), link)


def _keys(value: Value) -> tuple[str, ...]:
    """What a filter compares: each of the values of a facet."""
    return value if isinstance(value, tuple) else () if value is None else (str(value),)


def _choices(ctx: PageContext, facet: Facet, collection: Collection) -> list[FilterChoice]:
    values = {key for entry in collection.entries for key in _keys(facet.value(entry))}
    if facet.type == "number":
        return [FilterChoice(key, key) for key in sorted(values, key=int)]
    if facet.type == "choice":
        return [FilterChoice(item.id, ctx.plain(item.label)) for item in facet.choices if item.id in values]
    collections = ctx.game.collections if ctx.game else ()
    ordered = [f"{other.kind}:{entry.id}" for other in collections for entry in other.entries]
    ordered += [f"set:{part.id}" for part in ctx.game.game.sets] if ctx.game else []
    return [FilterChoice(key, str(ctx.name(key))) for key in ordered if key in values]


def _entry(
    ctx: PageContext,
    relations: Relations,
    collection: Collection,
    entry: Entry,
    neighbours: tuple[Entry | None, Entry | None],
) -> Page:
    reference = f"{collection.kind}:{entry.id}"
    sections = [section_view(ctx, relations, section, 3) for section in relations.about(reference)]
    disputes = relations.disputes(reference)
    rules_set = common(relations.game, (view.section for view in sections))
    disputes_set = common(relations.game, disputes)
    own = f"{ctx.game_id}/{collection.kind}.html.j2"
    context: dict[str, Any] = {
        "collection": collection,
        "entry": entry,
        "reference": reference,
        "cells": [cell(ctx, facet, entry) for facet in collection.columns if facet.value(entry) is not None],
        "face": face(ctx, collection.kind, entry),
        "names": name_rows(ctx, reference, entry),
        "sections": sections,
        "disputes": disputes,
        "pointing": relations.pointing(reference),
        "rules_set": rules_set,
        "disputes_set": disputes_set,
        "own": own if own in ctx.site.templates else None,
        "neighbours": neighbours,
        "text_field": text_field(entry),
    }
    toc = [Heading("rules", ctx.plain(_("Rules about it"), "site"), set=rules_set)] if sections else []
    if disputes:
        toc.append(Heading("discrepancies", ctx.plain(_("Where the sources differ"), "site"), set=disputes_set))
    toc += [Heading("names", ctx.plain(_("Names"), "site")), Heading("sources", ctx.plain(_("Sources"), "site"))]
    files = {"face.svg": str(context["face"])} if context["face"] else {}
    return ctx.page("entry.html.j2", **context, toc=tuple(toc), frame={"files": files})


def name_rows(ctx: PageContext, reference: str, entry: Entry) -> list[NameRow]:
    """The entry's name in every language of the site, the page's own first."""
    rows = []
    for info in sorted(ctx.site.languages, key=lambda info: info.code != ctx.words.lang):
        phrase = ctx.site.prose_in(info.code).name(ctx.game_id, reference)
        attested = entry.attested.get(info.code)
        printed = (attested.name, *attested.alternatives) if attested else ()
        others = tuple(name for name in dict.fromkeys(printed) if name != untagged(phrase))
        origin = language(info.derived_from).name if info.derived_from else None
        rows.append(NameRow(info.tag, info.name, str(phrase), attested, phrase.is_fallback, entry, origin, others))
    return rows
