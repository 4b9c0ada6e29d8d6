"""How far the translations are, counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from catalog import Catalog
from generator.locale.comments import Commentator
from generator.locale.extract import sources
from generator.locale.files import read_po
from generator.locale.languages import LOCALES, ROOT, TRANSLATIONS, po_path


@dataclass(frozen=True)
class Progress:
    """The texts of one language and domain. ``attested`` and ``own`` count names printed in a source, and the rest."""

    lang: str
    domain: str
    total: int
    done: int
    fuzzy: int
    missing: int
    attested: int
    own: int

    @property
    def percent(self) -> int:
        """The part that is done; 100 only if all is."""
        return 100 if self.done == self.total else 100 * self.done // self.total


def progress(
    catalog: Catalog, langs: Iterable[str] = TRANSLATIONS, locales: Path = LOCALES, root: Path = ROOT
) -> list[Progress]:
    """The state of every language and domain. Raises WordsError for a broken file."""
    every = sources(catalog, root)
    rows = []
    for lang in langs:
        for domain, found in every.items():
            path = po_path(lang, domain, locales)
            entries = {(entry.msgctxt, entry.msgid): entry for entry in read_po(path)} if path.is_file() else {}
            known = [entries[key] for key in found if key in entries and not entries[key].obsolete]
            done = sum(entry.translated() for entry in known)
            fuzzy = sum(entry.fuzzy for entry in known)
            commentator = Commentator(catalog, domain)
            names = [source for source in found.values() if "name" in source.kinds]
            attested = sum(bool(commentator.attested(source, lang)) for source in names)
            rows.append(
                Progress(
                    lang, domain, len(found), done, fuzzy, len(found) - done - fuzzy, attested, len(names) - attested
                )
            )
    return rows
