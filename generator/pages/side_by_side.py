"""A page for each card that shows it in all languages side by side: its names, what it does, its facts, its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from catalog.messages import domain_of
from catalog.models.base import Message
from catalog.models.entries import Entry, RuleSection
from catalog.placeholders import Ref
from catalog.walk import Leaf, leaves
from generator.pages.card_pages import name_rows
from generator.pages.card_parts import amounts, times
from generator.pages.relations import Relations
from generator.render import open_graph
from generator.render.markup import PageHtml
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.prose import Prose
from generator.render.route import Route
from generator.render.set_counts import expansion
from generator.text.lookups import cached
from generator.text.typography import capital
from generator.text.words import Phrase, _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.base import Model
    from catalog.models.game import Collection, Facet
    from generator.render.site_context import SiteContext
    from generator.text.languages import LanguageInfo

FOLDER = "languages/"
"""Where the page stands below that of its card."""

_LABELS = {
    "effect": _("What it does"),
    "character": _("What it does"),
    "note": _("Note"),
    "remark": _("Note"),
    "plural": _("Several"),
}
_BLOCKS = {
    "points": _("Point"),
    "steps": _("Step"),
    "note": _("Note"),
    "remark": _("Note"),
    "head": _("Table"),
    "rows": _("Table"),
}


class CellHtml(PageHtml):
    """The markup of a cell: symbols as everywhere, no links, and no badge, as the cell itself says what it lacks."""

    def link(self, ref: Ref, url: str, shown: str | Markup, symbol: str | None = None) -> Markup:
        """The words of a link, which would only be in the way of comparing."""
        return escape(shown)

    def fallback(self, text: Markup, lang: str, note: Phrase, is_stale: bool) -> Markup:
        """The English in place of a missing translation."""
        return text


@dataclass(frozen=True)
class Cell:
    """A text in one language; ``tag`` is that of the language it stands in, ``state`` what is wrong with it."""

    html: Markup
    tag: str
    state: str = ""


@dataclass(frozen=True)
class Row:
    """The same text in all languages."""

    label: str
    cells: Sequence[Cell]
    link: str = ""
    is_heading: bool = False


def routes(site: SiteContext, game: GameCatalog) -> Iterator[Route]:
    """The pages of all cards."""
    relations = Relations(game, site.language.code)
    languages = AllLanguages(site, game)
    texts = PageContext(site, PageInfo("", game=game.id))
    for collection in game.collections:
        for entry in collection.entries:
            name = texts.name(f"{collection.kind}:{entry.id}")
            told = texts.plain(_("{name} ({kind})"), "site", name=name, kind=texts.plain(collection.title))
            yield Route(
                f"{game.id}/{collection.id}/{entry.id}/{FOLDER}",
                texts.plain(_("{name} in all languages"), "site", name=name),
                texts.plain(_("Names, texts and rules of {name} in every language, side by side."), "site", name=told),
                "languages",
                game.id,
                expansion(game, getattr(entry, "set", game.game.sets[0].id)),
                ("navigation", "toc"),
                within=texts.plain(collection.title),
                picture=open_graph.of_card(site, game.id, collection, entry),
                render=partial(_page, languages=languages, relations=relations, collection=collection, entry=entry),
            )


def _page(
    ctx: PageContext, languages: AllLanguages, relations: Relations, collection: Collection, entry: Entry
) -> Page:
    reference = f"{collection.kind}:{entry.id}"
    names = {row.tag: row for row in name_rows(ctx, reference, entry)}
    facts = [
        Row(capital(ctx.plain(facet.label)), languages.fact(facet, entry))
        for facet in collection.columns
        if facet.value(entry) is not None
    ]
    rules = [row for section in relations.about(reference) for row in _section(ctx, languages, section)]
    toc = [Heading("card", ctx.plain(_("The card"), "site"))]
    toc += [Heading("rules", ctx.plain(_("Rules about it"), "site"))] if rules else []
    return ctx.page(
        "languages.html.j2",
        toc=tuple(toc),
        collection=collection,
        entry=entry,
        reference=reference,
        columns=languages.languages,
        names=[names[info.tag] for info in languages.languages],
        faces=ctx.site.has_faces(ctx.game_id, collection.kind),
        texts=[
            Row(ctx.plain(_LABELS[str(leaf.path[0])], "site"), languages.text(entry, leaf)) for leaf in _texts(entry)
        ],
        facts=facts,
        rules=rules,
    )


def _texts(entry: Entry) -> Iterator[Leaf]:
    """The texts of the card itself, in the order of its fields; its name and search words apart."""
    for leaf in leaves(entry):
        if isinstance(leaf.mark, Message) and len(leaf.path) == 1 and leaf.path[0] in _LABELS:
            yield leaf


def _section(ctx: PageContext, languages: AllLanguages, section: RuleSection) -> Iterator[Row]:
    """The heading of a rule, then its texts one by one."""
    for leaf in leaves(section):
        if leaf.path == ("title",):
            link = ctx.urls.of(f"rule:{section.id}")
            yield Row(ctx.plain(_("Rule"), "site"), languages.text(section, leaf), link, is_heading=True)
        elif leaf.path[0] == "body" and isinstance(leaf.mark, Message):
            inside = next((part for part in leaf.path[1:] if isinstance(part, str)), "")
            yield Row(ctx.plain(_BLOCKS.get(inside, _("Paragraph")), "site"), languages.text(section, leaf))


class AllLanguages:
    """Says the texts of a game in all languages, that of the site first. A rule stands on the pages of many cards."""

    def __init__(self, site: SiteContext, game: GameCatalog) -> None:
        self.game = game.id
        self.languages: list[LanguageInfo] = sorted(site.languages, key=lambda info: info.code != site.words.lang)
        # The drawings of symbols are equally far from each of the pages.
        html = CellHtml(site.urls.at(f"{game.id}/collection/entry/{FOLDER}", game.id), site.hues(game.id))
        self.prose = [Prose(site.catalog, site.words_of(info.code), html=html) for info in self.languages]
        self._known = cached(self._new_cells)

    def text(self, record: Model, leaf: Leaf) -> list[Cell]:
        """A text of a record."""
        assert isinstance(leaf.mark, Message)
        return self._cells(domain_of(record, self.game, leaf.mark), leaf.value, leaf.mark.context)

    def fact(self, facet: Facet, entry: Entry) -> list[Cell]:
        """A facet of the card under its own name in each language."""
        value = facet.value(entry)
        count = facet.count(entry) if facet.count else 1
        html = Markup('<span class="tongues__fact">{}</span> {}')
        return [
            replace(named, html=html.format(named.html, times(self._value(prose, facet, value, entry), count)))
            for prose, named in zip(self.prose, self._cells(self.game, facet.label), strict=True)
        ]

    def _value(self, prose: Prose, facet: Facet, value: object, entry: Entry) -> Markup:
        def named(reference: str) -> Markup:
            return prose.name_html(self.game, reference)

        if facet.type == "counts":
            return amounts(facet.amounts(entry), named, prose.words.info)
        if facet.type == "number":
            return escape(str(value).replace("-", "−"))
        if facet.type == "choice":
            label = next(choice.label for choice in facet.choices if choice.id == value)
            return prose.html(self.game, label)
        return Markup(prose.words.info.comma).join(map(named, facet.references(entry)))

    def _cells(self, domain: str, msgid: str, context: str | None = None) -> list[Cell]:
        return self._known(domain, msgid, context or getattr(msgid, "context", None))

    def _new_cells(self, domain: str, msgid: str, context: str | None) -> list[Cell]:
        return [self._cell(prose, prose.words.text(domain, msgid, context)) for prose in self.prose]

    def _cell(self, prose: Prose, phrase: Phrase) -> Cell:
        state = ("stale" if phrase.is_stale else "missing") if phrase.is_fallback else ""
        return Cell(prose.phrase_html(self.game, phrase), phrase.lang, state)
