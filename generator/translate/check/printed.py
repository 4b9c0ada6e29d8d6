"""Names as the sources print them: what is printed is never wrong, wherever a text has it."""

from __future__ import annotations

from catalog import Catalog
from generator.translate.check.unit import Unit


def is_printed(unit: Unit, span: tuple[int, int]) -> bool:
    """True if the part ``span`` of the raw text lies in a name that a source prints in the language."""
    shared = unit.message.shared
    for name in shared.once((is_printed, unit.lang), lambda: _attested(shared.catalog, unit.lang)):
        start = unit.text.find(name)
        while start >= 0:
            if start <= span[0] and span[1] <= start + len(name):
                return True
            start = unit.text.find(name, start + 1)
    return False


def _attested(catalog: Catalog, lang: str) -> frozenset[str]:
    records = (record for game in catalog.games.values() for record in game.records.values())
    names = (getattr(record.model, "attested", {}).get(lang) for record in records)
    return frozenset(text for name in names if name is not None for text in (name.name, *name.alternatives))
