"""The theme's frame around a single page, as the whole build would put it there."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from mkdocs.commands.build import get_context
from mkdocs.config import load_config
from mkdocs.plugins import PluginCollection
from mkdocs.structure.files import Files
from mkdocs.structure.nav import get_navigation
from mkdocs.structure.pages import Page as MkDocsPage

from generator.publish.build import CONFIG
from generator.publish.mkdocs_plugin import FathomPlugin

if TYPE_CHECKING:
    from generator.preview.preview_context import PreviewContext


class Frames:
    """Puts the frame around pages of one language; it keeps MkDocs' settings and the theme's templates at hand."""

    def __init__(self) -> None:
        # Whatever MkDocs has to say of pages without Markdown is of no use here.
        logging.getLogger("mkdocs").setLevel(logging.ERROR)
        self._config: Any = load_config(str(CONFIG))
        self._theme = self._config.theme.get_env()
        self._site: PreviewContext | None = None

    @property
    def repository(self) -> str:
        """The address below which the files of the repository can be seen, '' if nobody said."""
        return self._config.extra.get("repository") or ""

    def html(self, site: PreviewContext, path: str) -> str:
        """The finished page at ``path``. Raises KeyError if there is none, and what its making raises."""
        site.page(path)
        if self._site is not site:
            self._prepare(site)
        plugins = self._config.plugins
        file = self._files.get_file_from_path(f"{path}index.md")
        assert file is not None
        page = file.page or MkDocsPage(None, file, self._config)
        page.markdown = plugins.on_page_markdown("", page=page, config=self._config, files=self._files)
        page.active = True
        try:
            context = get_context(self._nav, self._files, self._config, page)
            context = plugins.on_page_context(context, page=page, config=self._config, nav=self._nav)
            output = self._env.get_template("main.html").render(context)
            finished: str = plugins.on_post_page(output, page=page, config=self._config)
            return finished
        finally:
            page.active = False

    def _prepare(self, site: PreviewContext) -> None:
        plugin = FathomPlugin()
        plugin.contents = site.contents
        self._config.plugins = plugins = PluginCollection()
        plugins["fathom"] = plugin
        self._config = plugins.on_config(self._config)
        self._files = plugins.on_files(Files([]), config=self._config)
        self._nav = plugins.on_nav(get_navigation(self._files, self._config), config=self._config, files=self._files)
        self._env = plugins.on_env(self._theme, config=self._config, files=self._files)
        self._site = site
