"""Writing what the search worker makes its index of, and telling pages where the worker is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from generator.search.rows import rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.render.page import Page
    from generator.render.site_context import SiteContext

WORKER = "search/worker.js"
"""The worker's path at the root of the site, shared by all languages; ``docs/search`` is copied there."""

ROWS = "search/rows.json"
"""The path of the rows below the language root. They are fetched on the first search."""


def rows_json(site: SiteContext, pages: Sequence[Page]) -> str:
    """The rows of one language, all of whose pages are given, as JSON. Equal content makes equal text."""
    return json.dumps([row.data() for row in rows(site, pages)], ensure_ascii=False, separators=(",", ":"))


def build(site: SiteContext, pages: Sequence[Page], folder: Path) -> Path:
    """Write the rows of one language into its ``folder`` of the built site; gives the file."""
    target = folder / ROWS
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(rows_json(site, pages), encoding="utf-8")
    return target


def worker(site: SiteContext) -> str:
    """The worker's address at the root of the site, which also names the rows, the stemmer, and what to say on failure.

    The fragment never leaves the browser, so all languages share one cached script.
    """

    def _(message: str) -> str:
        return str(site.words.text("site", message))

    failed = _("The search could not be loaded. Check your connection and type again.")
    tag = site.language.tag
    stemmer = site.language.stemmer or ""
    return f"{WORKER}#" + urlencode({"rows": f"../{tag}/{ROWS}", "stemmer": stemmer, "failed": failed})
