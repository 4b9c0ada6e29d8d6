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

from generator.search.rows import rows
from generator.text.language_values import OWN_STEMMERS
from generator.text.words import _

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.render.page import Page
    from generator.render.site_context import SiteContext
    from generator.render.urls import Urls

WORKER = "js/search/worker.js"
"""The worker's path at the root of the site, shared by all languages: the room ``search`` in one file."""

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

    Equal content makes equal text. A question that leads from one game to the others finds them by their front pages;
    that of an unlisted game stands with the rest of its rows.
    """
    parts: dict[str, list[dict[str, Any]]] = {path: [] for path in places(site)}
    for row in rows(site, pages):
        own = place(row.at.partition("/")[0])
        parts[COMMON if own not in parts or row.game in site.catalog.listed else own].append(row.data())
    return {path: json.dumps(part, ensure_ascii=False, separators=(",", ":")) for path, part in parts.items()}


def build(site: SiteContext, pages: Sequence[Page], folder: Path) -> None:
    """Write the rows of one language into its ``folder`` of the built site."""
    for path, text in files(site, pages).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


def stemmer_script(stemmer: str) -> str:
    """Where the worker for words of a stemmer of Snowball stands; ours are in the one that all others share."""
    return WORKER if stemmer in {"", *OWN_STEMMERS} else f"{WORKER.removesuffix('.js')}-{stemmer}.js"


def settings(site: SiteContext, urls: Urls, game: str | None) -> dict[str, str]:
    """What the dialog of a page of a ``game``, or of none, has to know: its worker, and what to say if that fails."""
    failed = site.words.text("site", _("The search could not be loaded. Check your connection and type again."))
    stemmer = site.language.stemmer or ""
    worker = urls.root(stemmer_script(stemmer))
    return {"worker": worker, "stemmer": stemmer, "game": game or "", "failed": str(failed)}
