"""The MkDocs plugin: hands the finished pages of one language to MkDocs, which puts the theme around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from jinja2 import Environment, FileSystemBytecodeCache
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.utils.templates import TemplateContext

from generator.pages.navigation import NavItem
from generator.publish.frame_places import FramePlaces
from generator.publish.repeated_frames import RepeatedFrames
from generator.publish.theme_context import frame_context, secure
from generator.render.markup import text_only
from generator.render.page import Page
from generator.render.page_context import PageContext
from generator.render.site_context import SiteContext
from generator.render.typesetting import typeset
from generator.text.summary import summary


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


class FathomConfig(Config):  # type: ignore[no-untyped-call]
    """What ``mkdocs.yml`` may say to the plugin: nothing."""


class FathomPlugin(BasePlugin[FathomConfig]):  # type: ignore[no-untyped-call]
    """Adds the pages of one language, its ``contents``, which ``fathom build`` sets."""

    contents: Contents | None = None

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Take the pages of one language. Raises PluginError for MkDocs on its own."""
        if self.contents is None:
            raise PluginError("MkDocs alone has no pages to build: use fathom build, or fathom serve.")
        self.site = self.contents.site
        config.nav = [{self.contents.navigation[0].title: _source("")}]  # the frame has places of its own
        self._places = FramePlaces(self.contents.navigation, self.site.catalog.games)
        self._frames = RepeatedFrames(self._places.paths, self.site.language)
        # No static page of the theme is wanted: the sitemap and the page for dead links belong to the root.
        config.theme.static_templates.clear()
        self._outlines = {_source(page.path): page for page in self.contents.pages}
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Put the pages in; leave the theme's assets out, as all languages share those at the root of the site."""
        for file in list(files):
            files.remove(file)
        assert self.contents is not None
        for source, page in self._outlines.items():
            if page.path not in self.contents.elsewhere:
                files.append(File.generated(config, source, content="", inclusion=InclusionLevel.INCLUDED))
            elif not page.path:
                files.append(File.generated(config, source, content="", inclusion=InclusionLevel.EXCLUDED))
        return files

    def on_env(self, env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
        """Escape what the frame's templates show: titles and texts come from translations, and are never markup."""
        env.autoescape = True
        env.trim_blocks = env.lstrip_blocks = True  # a line with nothing but a tag of a template is none of the page
        # In files of their own, as what is compiled depends on that. Compiling takes long.
        env.bytecode_cache = FileSystemBytecodeCache(pattern="__fathom_trimmed_frame_%s.cache")
        env.filters["text_only"] = text_only
        return env

    def on_pre_page(self, page: MkDocsPage, **_: Any) -> MkDocsPage:
        """Keep MkDocs from making a parser of Markdown for each page, of which there is none."""
        page.render = partial(_without_markdown, page)  # type: ignore[method-assign]
        return page

    def on_page_markdown(self, markdown: str, *, page: MkDocsPage, **_: Any) -> str:
        """Tell MkDocs the title and what the frame must know; there is no Markdown."""
        outline = self._outlines[page.file.src_uri]
        page.meta = {"title": outline.title}
        return ""

    def on_page_context(
        self, context: TemplateContext, *, page: MkDocsPage, config: MkDocsConfig, **_: Any
    ) -> TemplateContext:
        """Make the page, and give the frame's templates its content, and their texts and links."""
        assert self.contents is not None
        made = self.contents.page(self._outlines[page.file.src_uri].path)
        self._rendered = rendered = replace(made, description=summary(made.description))
        self._blank = blank = self._frames.blank(rendered) if self.contents.all_at_once else None
        if blank and self._frames.knows(blank):
            return {"frame_is_known": True}  # type: ignore[typeddict-item]
        shown = blank or rendered
        page.meta.update(title=shown.title)
        page.content = shown.html
        context.update(frame_context(self.site, shown))  # type: ignore[typeddict-item]
        context.update(self._places.of(PageContext(self.site, shown), shown))  # type: ignore[typeddict-item]
        return context

    def on_post_page(self, output: str, *, page: MkDocsPage, **_: Any) -> str:
        """Set the texts, and put the policy in with the hashes of the frame's scripts. Raises BuildFailedError.

        What the page was made of is let go: MkDocs keeps its own page to the end.
        """
        rendered = self._rendered
        page.content = ""
        if self._blank is None:
            html = typeset(output)
        else:
            if not self._frames.knows(self._blank):
                self._frames.keep(self._blank, output)
            html = self._frames.around(rendered, self._blank)
        return secure(html, "../" * (rendered.path.count("/") + 1), wasm=bool(rendered.engine))


def _without_markdown(page: MkDocsPage, config: MkDocsConfig, files: Files) -> None:
    """What stands for MkDocs' own rendering of a page."""
    page.content = ""


def _source(path: str) -> str:
    return f"{path}index.md"
