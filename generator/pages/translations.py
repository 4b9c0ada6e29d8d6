"""The page that says how far each translation is, and what of the reader's own is still to be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from catalog.messages import owner_of
from generator.pages.guides import GUIDES
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.prose import NAME_FIELDS
from generator.render.route import Route
from generator.render.translation_status import Progress, Unfinished, summed
from generator.text.languages import SOURCE_LANGUAGE, LanguageInfo
from generator.text.message_kinds import KINDS
from generator.text.subtags import name_in
from generator.text.words import Phrase, _

if TYPE_CHECKING:
    from generator.render.site_context import SiteContext

PATH = "translations/"
TITLE = _("Translations")
DESCRIPTION = _("How far each language is, and what is still to be done.")

STATES = {
    "done": _("Translated"),
    "own": _("Translated, with our own name for a card, tile or term"),
    "fuzzy": _("The English has changed since"),
    "missing": _("Not translated yet"),
}
"""The parts of a bar, in its order, and what they are called."""

MAX_LISTED = 10
"""How many texts of one entry are listed before the rest is only counted."""

_PAGES = {path: title for path, (title, _description) in GUIDES.items()} | {
    "": _("Home"),
    "about/": _("About Fathom"),
    "offline/": _("No connection"),
}

_LEAST = 0.8
"""The smallest part of a bar in hundredths: anything that is there can be seen."""


@dataclass(frozen=True)
class Part:
    """A piece of a bar; ``start`` and ``width`` are hundredths of the whole."""

    state: str
    start: float
    width: float


@dataclass(frozen=True)
class OwnerView:
    """The counts by domain of a game, with their sum; without a ``name``, those of what all games share."""

    name: Phrase | None
    total: Progress
    rows: Sequence[tuple[str, Sequence[Progress]]]


@dataclass(frozen=True)
class LanguageView:
    """One language as the page shows it. A language that is made from another, its ``origin``, has no ``owners``."""

    info: LanguageInfo
    total: Progress
    owners: Sequence[OwnerView]
    help: str = ""
    """The page that says what to translate next; '' for a language that is whole."""
    origin: str = ""
    overrides: int = 0
    stale: int = 0


@dataclass(frozen=True)
class OpenEntry:
    """An entry with texts that are still to be translated; ``link`` is empty for texts of no single page."""

    name: Phrase
    link: str
    kind: str
    """The kind of its first text; '' where the name says that already."""
    texts: Sequence[tuple[Unfinished, str]]
    """The first of them, each with the address of its line, '' if nobody said where the repository is."""
    more: int


def routes(site: SiteContext) -> Iterator[Route]:
    """The one page."""
    texts = PageContext(site, PageInfo(""))
    yield Route(PATH, texts.plain(TITLE), texts.plain(DESCRIPTION), "guide", render=_page)


def _page(ctx: PageContext) -> Page:
    site = ctx.site
    views = [language_view(site, info) for info in site.languages if info.code in _translated(site)]
    own = site.survey.of(site.language.derived_from or site.language.code).due
    headings = {"all": _("All languages"), "open": _("Still to be done")}
    toc = (
        *(Heading(id_, ctx.plain(title)) for id_, title in headings.items()),
        *(Heading(f"language-{view.info.tag}", view.info.name) for view in views),
    )
    return ctx.page(
        "translations.html.j2",
        toc=toc,
        views=views,
        states=STATES,
        kinds=KINDS,
        bar=bar,
        entries=open_entries(ctx, own.unfinished),
        numbers=summed(own.progress),
    )


def _translated(site: SiteContext) -> set[str]:
    survey = site.survey
    return {row.lang for row in survey.progress} | {derived.lang for derived in survey.derived}


def language_view(site: SiteContext, info: LanguageInfo) -> LanguageView:
    """What the survey found in one language; a derived one has what its origin has."""
    part = site.survey.of(info.code)
    if info.derived_from:
        origin = language_view(site, next(other for other in site.languages if other.code == info.derived_from))
        overrides, stale = (sum(getattr(row, name) for row in part.derived) for name in ("overrides", "stale"))
        return LanguageView(info, origin.total, (), "", name_in(origin.info.code, site.words.lang), overrides, stale)
    owners = [
        _owner_view(site, owner, tuple(rows))
        for owner, rows in groupby(part.progress, key=lambda row: owner_of(row.domain))
    ]
    return LanguageView(info, summed(part.due.progress, lang=info.code), owners, help_path(info))


def help_path(info: LanguageInfo) -> str:
    """The page that says what to translate next in a language that is under way; '' for others."""
    return f"{PATH}{info.tag}/" if info.is_under_way and info.code != SOURCE_LANGUAGE else ""


def _owner_view(site: SiteContext, owner: str, progress: Sequence[Progress]) -> OwnerView:
    game = site.catalog.games.get(owner)
    rows = [(domain, tuple(rows)) for domain, rows in groupby(progress, key=lambda row: row.domain)]
    return OwnerView(site.words.text(game.id, game.game.name) if game else None, summed(progress), rows)


def bar(counted: Progress) -> list[Part]:
    """The pieces of a bar: what is done, what of it is our own rendering, what has changed, what is missing."""
    counts = {
        "done": counted.done - counted.own,
        "own": counted.own,
        "fuzzy": counted.fuzzy,
        "missing": counted.missing,
    }
    widths = {state: max(100 * count / counted.total, _LEAST) for state, count in counts.items() if count}
    scale = 100 / (sum(widths.values()) or 1)
    parts, start = [], 0.0
    for state, width in widths.items():
        parts.append(Part(state, round(start, 2), round(width * scale, 2)))
        start += width * scale
    return parts


def open_entries(ctx: PageContext, unfinished: Sequence[Unfinished]) -> list[OpenEntry]:
    """The texts that are still to be done, by the entry, page or kind that they belong to."""
    grouped: dict[tuple[str, str], list[Unfinished]] = {}
    for text in unfinished:
        entry = text.ref.partition("/")[0]
        grouped.setdefault((text.domain, entry or text.page or text.kind), []).append(text)
    entries = []
    for texts in grouped.values():
        first = texts[0]
        shown = [(text, _address(ctx.site, text)) for text in texts[:MAX_LISTED]]
        link = "" if first.page is None else ctx.urls.to(first.page)
        entries.append(
            OpenEntry(_name(ctx, first), link, first.kind if first.ref else "", shown, len(texts) - len(shown))
        )
    return entries


def _address(site: SiteContext, text: Unfinished) -> str:
    if not site.repository:
        return ""
    line = f"#L{text.line}" if text.line else ""
    return f"{site.repository.rstrip('/')}/{text.file}{line}"


def _name(ctx: PageContext, text: Unfinished) -> Phrase:
    """What the page calls an entry, or the page or group that a text without an entry belongs to."""
    kind, _colon, key = text.ref.partition("/")[0].partition(":")
    game = ctx.site.catalog.games.get(owner_of(text.domain))
    if game is not None and kind == "game":
        return ctx.words.text(game.id, game.game.name)
    if game is not None and kind == "collection":
        return ctx.words.text(
            game.id, next(collection.title for collection in game.collections if collection.id == key)
        )
    record = game.records.get(f"{kind}:{key}") if game is not None else None
    if game is not None and record and any(hasattr(record.model, name) for name in NAME_FIELDS):
        return ctx.prose.name(game.id, f"{kind}:{key}")
    page = KINDS[text.kind] if text.page is None else _PAGES.get(text.page, KINDS[text.kind])
    return ctx.words.text("site", page)
