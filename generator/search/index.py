"""Writing what the search worker makes its index of, and telling pages where the worker is.

Each game has its rows in a file of its own: a reader in a game fetches those and the rows of the pages of no game,
whatever other games there are. Only a question that these do not answer, and one asked where no game is in hand, makes
the worker fetch the rows of the others. One index of all games would make every reader pay for every game, at the first
letter that is typed, in bytes and in the time that it takes to make the index.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from generator.search.rows import rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.render.page import Page
    from generator.render.site_context import SiteContext

WORKER = "search/worker.js"
"""The worker's path at the root of the site, shared by all languages; ``docs/search`` is copied there."""

COMMON = "search/rows.json"
"""Below the language root: the rows of the pages that belong to no game, and the front page of each game."""


def place(game: str) -> str:
    """Where the rows of a game stand below the language root."""
    return f"{game}/search.json"


def places(site: SiteContext) -> tuple[str, ...]:
    """The paths of all files with rows below a language root."""
    return COMMON, *map(place, site.catalog.games)


def files(site: SiteContext, pages: Sequence[Page]) -> dict[str, str]:
    """The rows of one language, all of whose pages are given, as JSON by the path of their file.

    Equal content makes equal text.
    """
    parts: dict[str, list[dict[str, Any]]] = {path: [] for path in places(site)}
    for row in rows(site, pages):
        own = place(row.at.partition("/")[0])
        parts[own if own in parts and not row.game else COMMON].append(row.data())
    return {path: json.dumps(part, ensure_ascii=False, separators=(",", ":")) for path, part in parts.items()}


def build(site: SiteContext, pages: Sequence[Page], folder: Path) -> None:
    """Write the rows of one language into its ``folder`` of the built site."""
    for path, text in files(site, pages).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


def worker(site: SiteContext, game: str | None) -> str:
    """The worker's address at the root of the site for the pages of a ``game``, or of none.

    It also names the folder of the language, the stemmer, and what to say on failure.

    The fragment never leaves the browser, so all languages share one cached script.
    """

    def _(message: str) -> str:
        return str(site.words.text("site", message))

    failed = _("The search could not be loaded. Check your connection and type again.")
    tag = site.language.tag
    stemmer = site.language.stemmer or ""
    return f"{WORKER}#" + urlencode({"folder": f"../{tag}/", "game": game or "", "stemmer": stemmer, "failed": failed})
