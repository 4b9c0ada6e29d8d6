"""Names as the sources print them: what is printed is never wrong, wherever a text has it."""

from __future__ import annotations

from collections.abc import Iterator

from generator.translate.check.unit import Shared, Unit


def is_printed(unit: Unit, span: tuple[int, int]) -> bool:
    """True if the part ``span`` of the raw text lies in a name that a source prints in the language."""
    names = _names(unit.message.shared, unit.lang)
    for name in names:
        start = unit.text.find(name)
        while start >= 0:
            if start <= span[0] and span[1] <= start + len(name):
                return True
            start = unit.text.find(name, start + 1)
    return False


def _names(shared: Shared, lang: str) -> frozenset[str]:
    key = (is_printed, lang)
    if key not in shared.memo:
        shared.memo[key] = frozenset(_attested(shared, lang))
    names = shared.memo[key]
    assert isinstance(names, frozenset)
    return names


def _attested(shared: Shared, lang: str) -> Iterator[str]:
    for game in shared.catalog.games.values():
        for record in game.records.values():
            attested = getattr(record.model, "attested", {}).get(lang)
            if attested is not None:
                yield attested.name
                yield from attested.alternatives
