"""Finding the page of the preview that somebody means."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from generator.render.message_locations import page_of
from generator.render.urls import DeadReferenceError, Urls

if TYPE_CHECKING:
    from generator.preview.session import Preview


class NoPageError(LookupError):
    """Nothing on any page is called so."""


def address(preview: Preview, wanted: str) -> str:
    """The address below the root of the server for ``wanted``.

    That is a page's path (``abyss/lords/``, with or without the language), the id of an entry (``lord:commander``), as
    a PO file gives it, or file and line of an English text. Raises NoPageError where there is no such page.
    """
    tag = preview.info.tag
    path = wanted.strip("/").removeprefix(f"{tag}/")
    path = "" if path in ("", tag) else f"{path}/"
    if path in preview.paths():
        return f"{tag}/{path}"
    message = f"?message={quote(wanted, safe=':/')}"
    for domain, sources in preview.every.items():
        for source in sources.values():
            for origin in source.origins:
                if wanted in (origin.ref, f"{origin.file}:{origin.line}"):
                    page = page_of(preview.catalog, domain, origin) or preview.page_with(domain, source.key)
                    if page is not None:
                        at, mark, anchor = page.partition("#")
                        return f"{tag}/{at}{message}{mark}{anchor}"
    for game in preview.catalog.games:
        try:
            preview.catalog.find(wanted, game=game)
            return f"{tag}/{Urls(preview.catalog, '', game).path(wanted)}"
        except (DeadReferenceError, LookupError):
            continue
    raise NoPageError(wanted)
