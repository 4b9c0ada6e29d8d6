"""The pages that belong to no game: home, guides, about. Their texts stand in ``docs/pages``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from generator.checkers.question import in_order
from generator.markup import text_only
from generator.pages import translating
from generator.pages.page import Heading, Page
from generator.suggest import with_suggestions
from generator.words import _

if TYPE_CHECKING:
    from generator.cli.reference import CommandHelp
    from generator.site import Site


GUIDES = {
    "guides/": (_("Guides"), _("How to use Fathom at the table, translate it, and add to it.")),
    "guides/players/": (_("For players"), _("Reading, searching, checking and taking it all offline.")),
    "guides/translators/": (_("For translators"), _("How texts become pages, and how to translate them.")),
    **{f"{translating.ROOT}{name}/": told for name, told in translating.PARTS.items()},
    "guides/command-line/": (_("The command line"), _("Every command with its options, examples and exit codes.")),
    "guides/contributors/": (_("For contributors"), _("How Fathom is built, and how to add cards, rules and games.")),
}


def pages(site: Site) -> Iterator[Page]:
    """The home page, the guides and the page about the site."""
    sheet = site.sheet("")
    yield sheet.page(
        "home.html.j2",
        sheet.plain(_("Fathom: board-game rules that answer back")),
        frame={
            "kind": "home", "hide": ("navigation", "toc"),
            "description": sheet.plain(_("Rules, cards and rules checkers for board games, in several languages.")),
        },
        games=[games_card(site, game) for game in site.catalog.games],
    )  # fmt: skip
    help_texts = command_help(site)
    doors = [(path, told) for path, told in GUIDES.items() if path.count("/") == 2]
    for path, (title, description) in GUIDES.items():
        sheet = site.sheet(path)
        template = f"{path.rstrip('/')}.html.j2"
        frame = {"kind": "guide", "description": sheet.plain(description)}
        context: dict[str, Any] = {"guides": doors, "kept_names": _names(site)}
        toc: tuple[Heading, ...] = ()
        if path == "guides/command-line/":
            context["commands"] = help_texts
            toc = tuple(Heading(command.id, command.name) for command in help_texts)
        elif path.startswith(translating.ROOT):
            context |= translating.context(site, help_texts)
        page = sheet.page(template, sheet.plain(title), frame=frame, toc=toc, **context)
        yield replace(page, toc=page.toc or headings(page.html), html=with_suggestions(sheet, template, page.html))
    sheet = site.sheet("about/")
    yield sheet.page("about.html.j2", sheet.plain(_("About Fathom")), frame={"kind": "guide"})
    sheet = site.sheet("offline/")
    yield sheet.page(
        "offline.html.j2", sheet.plain(_("No connection")), frame={"kind": "guide", "hide": ("toc",)},
        games=[games_card(site, game, "offline/") for game in site.catalog.games], kept_names=_names(site),
    )  # fmt: skip


def _names(site: Site) -> dict[str, str]:
    """The names of the languages by their folders."""
    return {info.tag: info.name for info in site.languages}


def command_help(site: Site) -> tuple[CommandHelp, ...]:
    """The help of every command in the page's language, from the commands themselves."""
    from generator.cli.reference import commands

    return commands(site.catalog, site.words)


def headings(html: str) -> tuple[Heading, ...]:
    """The table of contents of a hand-written page: its headings of the second level.

    >>> headings('<h2 id="a">One &amp; two</h2><h2 id="b">Three</h2>')
    (Heading(id='a', title='One & two', children=(), set=''), Heading(id='b', title='Three', children=(), set=''))
    """
    found = re.findall(r'<h2 id="([^"]+)">(.*?)</h2>', html)
    return tuple(Heading(id_, text_only(title)) for id_, title in found)


def games_card(site: Site, game_id: str, path: str = "") -> dict[str, object]:
    """What the home page says of a game; its links are as seen from the page at ``path``."""
    game = site.catalog.games[game_id]
    sheet = site.sheet(path, game)
    return {
        "id": game_id,
        "catalog": game,
        "sheet": sheet,
        "checkers": [(name, sheet.urls.checker(f"{game_id}/{name}")) for name in in_order(game)],
    }
