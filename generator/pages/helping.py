"""A page for each language under way: what to translate next, and what each step makes readable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from generator.pages.first_texts import Routes, first_texts
from generator.pages.translations import MAX_LISTED, help_path
from generator.render.message_locations import lines_of
from generator.render.page import Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Route
from generator.render.site_context import SiteContext
from generator.text.languages import LANGUAGES, LanguageInfo, po_path, shown_path
from generator.text.lookups import cached
from generator.text.message_sources import Sources, of_language, sources
from generator.text.subtags import name_in
from generator.text.words import Phrase, Words, _
from generator.translate.order import Step, Text, current_step, name_of, steps, still_open

if TYPE_CHECKING:
    from catalog import Catalog

TITLE = _("Help with {language}")
DESCRIPTION = _("What to translate next, step by step, and what each step makes readable.")


@dataclass(frozen=True)
class StepView:
    """A step as the page shows it: the names in its title, and how many of its texts are done and left."""

    step: Step
    name: Phrase
    game: Phrase
    done: int
    left: int


@dataclass(frozen=True)
class OpenText:
    """A text of the present step: its English, where its translation goes, and the address of that if it is known."""

    english: str
    place: str
    url: str


def under_way() -> tuple[LanguageInfo, ...]:
    """The languages that somebody translates and that do not say yet that they are whole."""
    return tuple(info for info in LANGUAGES.values() if help_path(info))


def routes(site: SiteContext, every_page: Routes) -> Iterator[Route]:
    """A page for each language under way; none, if there is no such language."""
    texts = PageContext(site, PageInfo(""))
    gathered = cached(partial(_texts, site.catalog))
    for info in under_way():
        yield Route(
            help_path(info),
            texts.plain(TITLE, language=name_in(info.code, site.language.code)),
            texts.plain(DESCRIPTION),
            "guide",
            render=partial(_page, info=info, gathered=gathered, every_page=every_page),
        )


def _texts(catalog: Catalog) -> dict[str, Sources]:
    return sources(catalog)


def _page(ctx: PageContext, info: LanguageInfo, gathered: Callable[[], dict[str, Sources]], every_page: Routes) -> Page:
    # What is open depends on all texts of the language: the page is made again when one of them changes.
    survey = ctx.site.survey.of(info.code).due
    catalog = ctx.site.catalog
    every = of_language(gathered(), info)
    begin = first_texts(catalog, every, next(iter(catalog.listed)), every_page)
    way = steps(catalog, every, begin)
    words = ctx.site.words_of(info.code)
    still = still_open(words, every)
    views = [_view(ctx, step, still) for step in way]
    now = current_step(way, still)
    return ctx.page(
        "helping.html.j2",
        info=info,
        language=name_in(info.code, ctx.words.lang),
        views=views,
        now=next((view for view in views if view.step is now), None),
        first=list(_open(ctx.site, words, now.left(still)[:MAX_LISTED])) if now else (),
        total=sum(row.total for row in survey.progress),
        done=sum(row.done for row in survey.progress),
    )


def _view(ctx: PageContext, step: Step, still: frozenset[Text]) -> StepView:
    catalog, left = ctx.site.catalog, len(step.left(still))
    game = catalog.games.get(step.place.game)
    return StepView(
        step,
        name_of(catalog, ctx.words, step.place),
        ctx.words.text(game.id, game.game.name) if game else Phrase(""),
        len(step.texts) - left,
        left,
    )


def _open(site: SiteContext, words: Words, texts: Sequence[Text]) -> Iterator[OpenText]:
    lines: Mapping[str, Mapping[tuple[str | None, str], int]] = {
        domain: lines_of(po_path(words.lang, domain, words.root), words.messages(domain).values())
        for domain in dict.fromkeys(text.domain for text in texts)
    }
    for text in texts:
        file = shown_path(po_path(words.lang, text.domain, words.root))
        line = lines[text.domain].get(text.key)
        url = f"{site.repository.rstrip('/')}/{file}" + (f"#L{line}" if line else "") if site.repository else ""
        yield OpenText(text.msgid, f"{file}:{line}" if line else file, url)
