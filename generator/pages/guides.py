"""The pages that belong to no game: home, guides, about. Their texts stand in ``docs/pages``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any
from urllib.parse import quote, quote_plus

from markupsafe import Markup

from catalog import Catalog
from generator.pages import developer_guide, example_game, form_reference, library_guide, query_guide, translating
from generator.pages.games import asks
from generator.pages.translating import CommandHelp
from generator.render.markup import text_only
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Route
from generator.render.site_context import SiteContext
from generator.render.urls import PAD
from generator.text.languages import ROOT
from generator.text.lookups import cached
from generator.text.words import _

_HEADING = re.compile(r'<h2 id="([^"]+)">\{\{ _\("((?:[^"\\]|\\.)*)"\) \}\}</h2>')
"""A heading of a hand-written page, as its template has it."""

GUIDES = {
    "guides/": (_("Guides"), _("How to use Fathom at the table, translate it, and add to it.")),
    "guides/players/": (_("For players"), _("Reading, searching, checking and taking it all offline.")),
    query_guide.PATH: (
        _("Search cards"),
        _("Finding cards by what they cost, do and say, with a line of words and signs."),
    ),
    "guides/translators/": (_("For translators"), _("How texts become pages, and how to translate them.")),
    **{f"{translating.ROOT}{name}/": part for name, part in translating.PARTS.items()},
    "guides/command-line/": (_("The command line"), _("Every command with its options, examples and exit codes.")),
    library_guide.PATH: (
        _("Ask from a program"),
        _("The checkers as a Python library: answers as data, and in words."),
    ),
    developer_guide.PATH: (
        _("For developers"),
        _("The games as data for your own programs: a database, tables and JSON in all languages."),
    ),
    developer_guide.FILES: (_("The files"), _("What stands in each file of the data, column by column.")),
    "guides/contributors/": (_("For contributors"), _("How Fathom is built, and how to add cards, rules and games.")),
    example_game.PATH: (_("Add a game"), _("Step by step, from the first command to the last check.")),
    form_reference.PATH: (_("Reference"), _("What the files of a game, its inputs and its answers may hold.")),
}


HOME_TITLE = _("Fathom: board-game rules that answer back")
HOME_DESCRIPTION = _("Rules, cards and rules checkers for board games, in several languages.")
ABOUT = _("What Fathom is, who holds the rights to the games, and what your browser keeps.")
OFFLINE = _("What your device has kept of Fathom, to be read and asked without a connection.")

CommandHelps = Callable[[Catalog], Sequence[CommandHelp]]
"""Gives the help of every command, which is English."""


def routes(site: SiteContext, command_help: CommandHelps) -> Iterator[Route]:
    """The home page, the guides and the page about the site."""
    texts = PageContext(site, PageInfo(""))
    yield Route(
        "", texts.plain(HOME_TITLE), texts.plain(HOME_DESCRIPTION), "home", hide=("navigation", "toc"), render=_home
    )
    commands = cached(partial(command_help, site.catalog))  # several pages show the same help
    for path, (title, description) in GUIDES.items():
        yield Route(
            path,
            texts.plain(title),
            texts.plain(description),
            "guide",
            render=partial(_guide, commands=commands),
        )
    yield Route("about/", texts.plain(_("About Fathom")), texts.plain(ABOUT), "guide", render=_about)
    yield Route(
        "offline/", texts.plain(_("No connection")), texts.plain(OFFLINE), "guide", hide=("toc",), render=_offline
    )


def _home(ctx: PageContext) -> Page:
    return ctx.page(
        "home.html.j2",
        games=_games(ctx),
        searches=list(_searches(ctx)),
        asks=[asked for game in ctx.site.catalog.listed.values() if (asked := asks(ctx, game))],
        symbols=_symbols(ctx.site.catalog),
        pads=list(_pads(ctx)),
        frame={"styles": ("css/games.css",)},
    )


def _searches(ctx: PageContext) -> Iterator[dict[str, Any]]:
    """What one may type, as links: the searches of the first game that has some, and a query of its cards."""
    game = next((game for game in ctx.site.catalog.listed.values() if game.game.searches), None)
    if game is None:
        return
    of_game = ctx.of_game(game.id)
    for text in game.game.searches:
        shown = of_game.words.text(game.id, text, context="a search")
        yield {"url": f"?q={quote_plus(str(shown))}", "shown": shown}
    asked = query_guide.example(of_game, game)
    if asked is not None:
        collection, query = asked
        url = f"{ctx.urls.to(f'{game.id}/{collection.id}/')}#q={quote(query.state)}"
        yield {"url": url, "shown": query.says}


def _symbols(catalog: Catalog) -> dict[str, str]:
    """Where the symbol of each checker stands below the root, by the checker's address below a language."""
    return {
        f"{id_}/check/{name}/": f"symbols/{id_}.svg#{words.symbol}"
        for id_, game in catalog.listed.items()
        for name, words in game.checkers.items()
    }


def _pads(ctx: PageContext) -> Iterator[dict[str, str]]:
    """The score pads: where each stands below the root, what it is called and in which game."""
    for game in ctx.site.catalog.listed.values():
        if game.pad is not None:
            texts = ctx.of_game(game.id)
            yield {
                "game": game.id,
                "path": f"{ctx.words.tag}/{game.id}/{PAD}/",
                "title": texts.plain(game.pad.title, texts.checkers_domain),
                "place": texts.plain(game.game.name),
            }


def _guide(ctx: PageContext, commands: Callable[[], Sequence[CommandHelp]]) -> Page:
    template = f"{ctx.path.rstrip('/')}.html.j2"
    doors = [(path, texts) for path, texts in GUIDES.items() if path.count("/") == 2]
    context: dict[str, Any] = {"guides": doors, "kept_names": _names(ctx.site)}
    toc: tuple[Heading, ...] = ()
    if ctx.path == "guides/command-line/":
        context["commands"] = commands()
        toc = tuple(Heading(command.id, command.name) for command in context["commands"])
    elif ctx.path.startswith(translating.ROOT):
        context |= translating.context(ctx.site, commands())
    elif ctx.path == query_guide.PATH:
        context |= query_guide.context(ctx)
    elif ctx.path == library_guide.PATH:
        context |= library_guide.context(ctx)
    elif ctx.path == developer_guide.PATH:
        context |= developer_guide.context(ctx)
    elif ctx.path == developer_guide.FILES:
        context |= developer_guide.file_context(ctx)
    elif ctx.path == example_game.PATH:
        context |= {"steps": example_game.steps(), "example": example_game.GAME}
    elif ctx.path == form_reference.PATH:
        context |= {"files": form_reference.files(), "chapters": form_reference.chapters()}
    page = ctx.page(template, toc=toc, **context)
    return replace(page, toc=page.toc or headings(page.html), html=with_suggestions(ctx, template, page.html))


def _about(ctx: PageContext) -> Page:
    return ctx.page("about.html.j2")


def _offline(ctx: PageContext) -> Page:
    return ctx.page("offline.html.j2", games=_games(ctx), kept_names=_names(ctx.site))


def _names(site: SiteContext) -> dict[str, str]:
    """The names of the languages by their folders."""
    return {info.tag: info.name for info in site.languages}


def with_suggestions(ctx: PageContext, template: str, html: str) -> Markup:
    """A hand-written page with a suggestion at the end of each of its sections."""
    file = ROOT / "docs" / "pages" / template
    for line, id_, msgid in _headings(file.read_text(encoding="utf-8").split("\n")):
        place = ctx.site.suggestions.written(file, line, msgid)
        start = html.find(f'<h2 id="{id_}">')
        if place is None or start < 0:
            continue
        end = html.find("<h2 ", start + 1)
        end = end if end > 0 else len(html)
        link = ctx.render("suggest.html.j2", id=id_, place=place, texts=(), title=ctx.plain(msgid, "site"))
        html = f'{html[:end]}<div class="marks">{link}</div>{html[end:]}'
    return Markup(html)


def _headings(lines: Iterable[str]) -> Iterable[tuple[int, str, str]]:
    for number, line in enumerate(lines, 1):
        for match in _HEADING.finditer(line):
            yield number, match[1], match[2].replace('\\"', '"')


def headings(html: str) -> tuple[Heading, ...]:
    """The table of contents of a hand-written page: its headings of the second level.

    >>> headings('<h2 id="a">One &amp; two</h2><h2 id="b">Three</h2>')
    (Heading(id='a', title='One & two', children=(), set=''), Heading(id='b', title='Three', children=(), set=''))
    """
    matches = re.findall(r'<h2 id="([^"]+)">(.*?)</h2>', html)
    return tuple(Heading(id_, text_only(title)) for id_, title in matches)


def _games(ctx: PageContext) -> list[dict[str, object]]:
    """What a page says of each game; the links are as seen from that page."""
    return [
        {
            "id": id_,
            "catalog": game,
            "ctx": ctx.of_game(id_),
            "checkers": bool(game.checkers),
        }
        for id_, game in ctx.site.catalog.listed.items()
    ]
