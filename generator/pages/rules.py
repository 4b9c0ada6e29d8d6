"""The rules: an overview and a page for each chapter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from catalog.models.blocks import FigureBlock
from catalog.models.entries import Discrepancy, RuleSection, WorkedExample
from catalog.models.sources import Citation
from generator.pages.relations import Relations
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Route
from generator.render.set_counts import common, expansion
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.render.site_context import SiteContext


@dataclass(frozen=True)
class SectionView:
    """A rule section as its page shows it; ``level`` is that of its heading."""

    section: RuleSection
    title: str
    anchor: str
    level: int
    disputes: Sequence[Discrepancy]
    examples: Sequence[WorkedExample]
    set: str = ""
    """The expansion that the section belongs to; '' for a rule of the base game."""
    changed_by: Sequence[RuleSection] = ()
    """The sections of expansions that change this one."""
    sources: Sequence[Citation] = ()
    """Where it stands, and what its figures show."""


def section_view(ctx: PageContext, relations: Relations, section: RuleSection, level: int) -> SectionView:
    """A section with everything that belongs to it."""
    title = ctx.words.text(ctx.game_id, section.title)
    return SectionView(
        section,
        title,
        section.id.partition(".")[2],
        level,
        relations.disputes(f"rule:{section.id}"),
        relations.examples(section.id),
        expansion(relations.game, section.set),
        relations.changing(section.id),
        tuple(_sources(relations.game, section)),
    )


def _sources(game: GameCatalog, section: RuleSection) -> Iterator[Citation]:
    """The sources of a section, and those of its figures that tell of more."""
    yield from section.sources
    shown = [block.figure for block in section.body if isinstance(block, FigureBlock)]
    for figure in (figure for figure in game.figures if figure.id in shown):
        yield from (source for source in figure.sources if not any(source.is_within(own) for own in section.sources))


def routes(site: SiteContext, game: GameCatalog) -> Iterator[Route]:
    """The overview of the rules, then the chapters in reading order."""
    relations = Relations(game, site.language.code)
    texts = PageContext(site, PageInfo("", game=game.id))
    chapters = [(chapter, relations.chapter(chapter)) for chapter in game.game.chapters]
    description = texts.plain(
        _("All rules of {name}, section by section, each with its sources."), "site", name=texts.plain(game.game.name)
    )
    yield Route(
        f"{game.id}/rules/",
        texts.plain(_("Rules"), "site"),
        description,
        "rules",
        game.id,
        hide=("toc",),
        render=partial(_overview, game=game, chapters=chapters),
    )
    for chapter, sections in chapters:
        if sections:
            yield Route(
                f"{game.id}/rules/{chapter}/",
                site.words.text(game.id, sections[0].title),
                _first_paragraph(texts, sections),
                "rules",
                game.id,
                common(game, sections),
                within=texts.plain(_("Rules"), "site"),
                render=partial(_chapter, relations=relations, sections=sections),
            )


def _overview(ctx: PageContext, game: GameCatalog, chapters: list[tuple[str, list[RuleSection]]]) -> Page:
    own_set = {chapter: common(game, sections) for chapter, sections in chapters}
    return ctx.page("rules.html.j2", chapters=chapters, own_set=own_set)


def _chapter(ctx: PageContext, relations: Relations, sections: list[RuleSection]) -> Page:
    levels = heading_levels([section.id for section in sections])
    views = [section_view(ctx, relations, section, level) for section, level in zip(sections, levels, strict=True)]
    return ctx.page(
        "chapter.html.j2",
        toc=table_of_contents(views[1:]),
        views=views,
        sources=[citation for view in views for citation in view.sources],
        disputes=any(view.disputes for view in views),
    )


def heading_levels(ids: Sequence[str]) -> list[int]:
    """The heading level of each section: 1 for the first, below that one more than the nearest section around it.

    >>> heading_levels(["g.turn", "g.turn.order", "g.turn.end.late", "g.turn.end.late.x"])
    [1, 2, 2, 3]
    """
    levels: dict[str, int] = {}
    for id_ in ids:
        parts = id_.split(".")
        around = [".".join(parts[:size]) for size in range(len(parts) - 1, 0, -1)]
        parent = next((known for known in around if known in levels), None)
        levels[id_] = min(levels[parent] + 1, 6) if parent else 1
    return list(levels.values())


def table_of_contents(views: Sequence[SectionView]) -> tuple[Heading, ...]:
    """The sections of the second level with those of the third below them."""
    headings: list[Heading] = []
    for view in views:
        if view.level == 2:
            headings.append(Heading(view.anchor, view.title, set=view.set))
        elif view.level == 3 and headings:
            parent = headings.pop()
            child = Heading(view.anchor, view.title, set=view.set)
            headings.append(replace(parent, children=(*parent.children, child)))
    return tuple(headings)


def _first_paragraph(ctx: PageContext, sections: Sequence[RuleSection]) -> str:
    texts = (block for section in sections for block in section.body if isinstance(block, str))
    return ctx.plain(next(texts, sections[0].title))
