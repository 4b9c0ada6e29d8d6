"""What players are said to ask for that the rules no longer say, once suggestions went in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from generator.asking import sentences
from generator.export.texts import Texts
from generator.render.site_context import SiteContext
from generator.text.words import Words

if TYPE_CHECKING:
    from catalog import Catalog
    from catalog.findings import Finding
    from generator.translate.exchange.suggestions import Fate


def unsaid(catalog: Catalog, lang: str, fate: Fate, locales: Path) -> list[Finding]:
    """The sentences of ``locales/<lang>/asked/`` that the games of what went in do not say now, by file and line.

    A suggestion may change the piece of a text that such a file names; nobody who writes one can know of it.
    """
    games = {taken.change.path.stem for taken in fate.taken} & set(catalog.games)
    if not games:
        return []
    site = SiteContext(catalog, lang, words={lang: Words(lang, root=locales)})
    texts = Texts(site, [site.language])
    return [fault for game in sorted(games) for fault in sentences.faults(site, catalog.games[game], texts)]
