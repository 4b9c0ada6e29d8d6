"""The MkDocs plugin: hands the finished pages of one language to MkDocs, which puts the theme around them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

from jinja2 import Environment, FileSystemBytecodeCache
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin
from mkdocs.structure import StructureItem
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.structure.toc import AnchorLink, TableOfContents
from mkdocs.utils.templates import TemplateContext

from generator.pages.navigation import NavItem
from generator.publish.repeated_frames import RepeatedFrames
from generator.publish.theme_context import frame_context, secure
from generator.render.markup import text_only
from generator.render.page import Heading, Page
from generator.render.site_context import SiteContext
from generator.render.typesetting import typeset


@dataclass(frozen=True)
class Contents:
    """One language of the site: what it is made from, and what is known of all its pages, with their navigation.

    ``page`` gives the finished page at a path, once its turn comes. ``elsewhere`` are the paths of the pages that
    another process writes. With ``all_at_once``, pages that differ in little share their frame.
    """

    site: SiteContext
    pages: tuple[Page, ...]
    navigation: tuple[NavItem, ...]
    page: Callable[[str], Page]
    elsewhere: frozenset[str] = frozenset()
    all_at_once: bool = False


class DrawnNavigation:
    """The navigation as it is drawn already on another page: drawing it takes longer than all else on a page.

    ``place`` is what it depends on; None for a page of the navigation, which is marked in it.
    """

    def __init__(self, drawn: dict[tuple[str, int], str], place: tuple[str, int] | None) -> None:
        self._all = drawn
        self._place = place
        self.drawn = drawn.get(place, "") if place else ""

    def keep(self, drawn: str) -> str:
        """Keep it for the next page of the same place, and give it back."""
        if self._place:
            self._all[self._place] = drawn
        return drawn


class FathomConfig(Config):  # type: ignore[no-untyped-call]
    """What ``mkdocs.yml`` may say to the plugin: nothing."""


class FathomPlugin(BasePlugin[FathomConfig]):  # type: ignore[no-untyped-call]
    """Adds the pages of one language, its ``contents``, which ``fathom build`` sets."""

    contents: Contents | None = None

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Set the language of the frame and its navigation. Raises PluginError for MkDocs on its own."""
        if self.contents is None:
            raise PluginError("MkDocs alone has no pages to build: use fathom build, or fathom serve.")
        self.site = self.contents.site
        config.theme["language"] = self.site.language.theme
        config.nav = [_nav(item) for item in self.contents.navigation]
        # No static page of the theme is wanted: the sitemap and the page for dead links belong to the root.
        config.theme.static_templates.clear()
        self._outlines = {_source(page.path): page for page in self.contents.pages}
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Put the pages in; leave the theme's assets out, as all languages share those at the root of the site."""
        for file in list(files):
            files.remove(file)
        assert self.contents is not None
        in_navigation = dict(_sets(self.contents.navigation))
        for source, page in self._outlines.items():
            if page.path not in self.contents.elsewhere:
                files.append(File.generated(config, source, content="", inclusion=InclusionLevel.INCLUDED))
            elif page.path in in_navigation:
                files.append(File.generated(config, source, content="", inclusion=InclusionLevel.EXCLUDED))
        return files

    def on_nav(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:
        """Note where pages outside the navigation belong, tell its lines the sets of their pages, and divide it."""
        assert self.contents is not None
        self._parents = {page.url: page.parent for page in nav.pages}
        sets = dict(_sets(self.contents.navigation))
        for page in nav.pages:
            page.meta = {"set": sets[page.url]}
        for before, after in pairwise(nav.pages):
            if self._game_of(before.url) != self._game_of(after.url):
                before.next_page = after.previous_page = None
        self._of_games = {game: self._part_of(nav, game) for game in ("", *self.site.catalog.games)}
        self._drawn: dict[tuple[str, int], str] = {}
        self._frames = RepeatedFrames(self._parents, self.site.language)
        return nav

    def _game_of(self, path: str) -> str:
        """The game that a page belongs to; '' for none."""
        folder = path.partition("/")[0]
        return folder if folder in self.site.catalog.games else ""

    def _part_of(self, nav: Navigation, game: str) -> Navigation:
        """What the pages of a game show of the navigation: all of the game, of the rest the ways to it.

        So no page grows with other games.
        """
        assert self.contents is not None
        items: list[StructureItem] = []
        for line, item in zip(self.contents.navigation, nav.items, strict=True):
            own = self._game_of(line.path)
            if own == game:
                items.append(item)
            elif not own:
                items.append(item.children[0] if item.children else item)
        return Navigation(items, nav.pages)

    def on_env(self, env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
        """Escape what the frame's templates show: titles and texts come from translations, and are never markup."""
        env.autoescape = True
        # In files of their own, as what is compiled depends on that. Compiling takes long.
        env.bytecode_cache = FileSystemBytecodeCache(pattern="__fathom_frame_%s.cache")
        env.filters["text_only"] = text_only
        return env

    def on_pre_page(self, page: MkDocsPage, **_: Any) -> MkDocsPage:
        """Keep MkDocs from making a parser of Markdown for each page, of which there is none."""
        page.render = partial(_without_markdown, page)  # type: ignore[method-assign]
        return page

    def on_page_markdown(self, markdown: str, *, page: MkDocsPage, **_: Any) -> str:
        """Tell MkDocs the title and what the frame must know; there is no Markdown."""
        outline = self._outlines[page.file.src_uri]
        if outline.path not in self._parents:
            page.parent = self._around(outline.path)
        page.meta = {
            "title": outline.title,
            "description": outline.description,
            "hide": list(outline.hide),
            "set": outline.set,
        }
        return ""

    def on_page_context(
        self, context: TemplateContext, *, page: MkDocsPage, config: MkDocsConfig, **_: Any
    ) -> TemplateContext:
        """Make the page, and give the frame's templates its content, its headings, and their texts and links."""
        assert self.contents is not None
        self._rendered = rendered = self.contents.page(self._outlines[page.file.src_uri].path)
        self._blank = blank = self._frames.blank(rendered) if self.contents.all_at_once else None
        if blank and self._frames.knows(blank):
            return {"frame_is_known": True}  # type: ignore[return-value]
        shown = blank or rendered
        page.meta.update(title=shown.title, description=shown.description)
        page.content = shown.html
        page.toc = TableOfContents([_anchor(heading, 2) for heading in shown.toc])
        context.update(frame_context(self.site, shown, config.site_url or ""))  # type: ignore[typeddict-item]
        context["nav"] = self._of_games[shown.game or ""]
        context["navigation"] = DrawnNavigation(self._drawn, self._place(rendered.path))  # type: ignore[typeddict-unknown-key]
        return context

    def on_post_page(self, output: str, *, page: MkDocsPage, **_: Any) -> str:
        """Set the texts, and put the policy in with the hashes of the frame's scripts. Raises BuildFailedError.

        What the page was made of is let go: MkDocs keeps its own page to the end.
        """
        rendered = self._rendered
        page.content, page.toc = "", TableOfContents([])
        if self._blank is None:
            html = typeset(output)
        else:
            if not self._frames.knows(self._blank):
                self._frames.keep(self._blank, output)
            html = self._frames.around(rendered, self._blank)
        return secure(html, "../" * (rendered.path.count("/") + 1), wasm=bool(rendered.engine))

    def _around(self, path: str) -> Section | None:
        """The group of the navigation that a page outside it belongs to: that of the nearest page above it."""
        above = self._above(path)
        return None if above is None else self._parents[above]

    def _above(self, path: str) -> str | None:
        """The path of the nearest page of the navigation above a page outside it."""
        while path:
            path = path.rstrip("/").rpartition("/")[0]
            path = f"{path}/" if path else ""
            if path in self._parents:
                return path
        return None

    def _place(self, path: str) -> tuple[str, int] | None:
        """What the navigation of a page outside it depends on: the page above it, and how deep below that it is."""
        above = None if path in self._parents else self._above(path)
        return None if above is None else (above, path.count("/"))


def _without_markdown(page: MkDocsPage, config: MkDocsConfig, files: Files) -> None:
    """What stands for MkDocs' own rendering of a page."""
    page.content = ""


def _source(path: str) -> str:
    return f"{path}index.md"


def _nav(item: NavItem) -> dict[str, Any]:
    own = {item.title: _source(item.path)}
    if not item.children:
        return own
    return {item.title: [own, *(_nav(child) for child in item.children)]}


def _sets(items: Iterable[NavItem]) -> Iterator[tuple[str, str]]:
    """The set of each page of the navigation, by its path."""
    for item in items:
        yield item.path, item.set
        yield from _sets(item.children)


def _anchor(heading: Heading, level: int) -> AnchorLink:
    link = AnchorLink(heading.title, heading.id, level)
    link.set = heading.set  # type: ignore[attr-defined]  # for the theme's table of contents
    link.children = [_anchor(child, level + 1) for child in heading.children]
    return link
