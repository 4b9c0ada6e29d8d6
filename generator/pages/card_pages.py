"""The collections of a game: a list of each, and a page for each of its entries."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from catalog.models.entries import Attested, Entry
from catalog.placeholders import untagged
from generator.pages.card_lists import list_page, parts
from generator.pages.card_parts import cell, in_brief
from generator.pages.relations import Relations
from generator.pages.rules import section_view
from generator.render import open_graph
from generator.render.faces import face, text_field
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Route
from generator.render.set_counts import common, expansion
from generator.text.subtags import name_in
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.game import Collection
    from generator.render.site_context import SiteContext


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
    """The lists, and the pages of all entries."""
    relations = Relations(game, site.language.code)
    texts = PageContext(site, PageInfo("", game=game.id))
    for collection in game.collections:
        title = str(site.words.text(game.id, collection.title))
        description = texts.plain(
            _("All {title} of {name} at a glance, to search, sort and compare."),
            "site",
            title=title,
            name=texts.plain(game.game.name),
        )
        for part in parts(game.id, collection):
            yield Route(
                part.path,
                part.title(title),
                description,
                "table",
                game.id,
                common(game, collection.entries),
                hide=("toc",),
                render=partial(list_page, collection=collection, part=part),
            )
        for number, entry in enumerate(collection.entries):
            neighbours = (
                collection.entries[number - 1] if number else None,
                collection.entries[number + 1] if number + 1 < len(collection.entries) else None,
            )
            yield Route(
                f"{game.id}/{collection.id}/{entry.id}/",
                str(texts.name(f"{collection.kind}:{entry.id}")),
                kind="entry",
                game=game.id,
                set=expansion(game, getattr(entry, "set", game.game.sets[0].id)),
                within=title,
                picture=open_graph.of_card(site, game.id, collection, entry),
                render=partial(_entry, relations=relations, collection=collection, entry=entry, neighbours=neighbours),
            )


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
    own = f"{ctx.game_id}/{collection.kind}.html.j2"
    context: dict[str, Any] = {
        "collection": collection,
        "entry": entry,
        "reference": reference,
        "cells": [cell(ctx, facet, entry) for facet in collection.columns if facet.value(entry) not in (None, ())],
        "face": face(ctx, collection.kind, entry),
        "names": name_rows(ctx, reference, entry),
        "sections": sections,
        "disputes": disputes,
        "pointing": relations.pointing(reference),
        "rules_set": rules_set,
        "sources": [*entry.sources, *(citation for view in sections for citation in view.sources)],
        "own": own if own in ctx.site.templates else None,
        "neighbours": neighbours,
        "text_field": text_field(entry),
    }
    toc = [Heading("rules", ctx.plain(_("Rules about it"), "site"), set=rules_set)] if sections else []
    files = {"face.svg": str(context["face"])} if context["face"] else {}
    description = in_brief(ctx, collection, entry)
    return ctx.page("entry.html.j2", **context, toc=tuple(toc), frame={"files": files, "description": description})


def name_rows(ctx: PageContext, reference: str, entry: Entry) -> list[NameRow]:
    """The entry's name in every language of the site, the page's own first."""
    rows = []
    for info in sorted(ctx.site.languages, key=lambda info: info.code != ctx.words.lang):
        phrase = ctx.site.prose_in(info.code).name(ctx.game_id, reference)
        attested = entry.attested.get(info.code)
        printed = (attested.name, *attested.alternatives) if attested else ()
        others = tuple(name for name in dict.fromkeys(printed) if name != untagged(phrase))
        origin = name_in(info.derived_from, ctx.words.lang) if info.derived_from else None
        rows.append(NameRow(info.tag, info.name, str(phrase), attested, phrase.is_fallback, entry, origin, others))
    return rows
