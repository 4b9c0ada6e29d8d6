"""Checks run over PO files made up for a test."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

from catalog.models.entries import Attested
from generator.text.languages import po_path
from generator.text.message_sources import Source
from generator.text.po_files import Key
from generator.text.po_finding import PoFinding
from generator.translate.check import CHECKS, check_language, shared_by
from generator.translate.check.unit import Shared

TEXT = "Draw 2 cards and pay {pearl} to {lord:commander|the Commander}."
GOOD = "Dobierz 2 karty i zapłać {pearl} {lord:commander|Dowódcy}."


class OneLordCatalog:
    """A catalogue with one lord, whose name is attested."""

    games: ClassVar[dict[str, Any]] = {
        "abyss": SimpleNamespace(
            game=SimpleNamespace(symbols=()), collections=(), boards=(), vocabularies=(), records={}
        )
    }

    def is_unlisted(self, domain: str) -> bool:
        """It is for everybody."""
        return False

    def is_draft(self, domain: str) -> bool:
        """Its game is whole."""
        return False

    def find(self, ref: str, game: str | None = None) -> Any:
        """The lord."""
        if ref != "lord:commander":
            raise KeyError(ref)
        attested = Attested.model_validate({"name": "Dowódca", "sources": ["pl:10"]})
        return SimpleNamespace(name="The Commander", attested={"pl": attested})


def one_lord_shared() -> Shared:
    """What checks share when the catalogue is a made-up one."""
    return shared_by(OneLordCatalog(), ["abyss", "site"])  # type: ignore[arg-type]


def findings(path: Path, texts: dict[Key, Source], lang: str = "pl") -> list[PoFinding]:
    """What the checks find in a file that should hold ``texts``."""
    place = po_path(lang, "site", path.parent / "locales")
    if path.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(path.read_bytes())
    told = check_language(one_lord_shared(), lang, {"site": texts}, path.parent / "locales")
    found = sorted((replace(finding, file=str(path)) for finding in told), key=PoFinding.place)
    for finding in found:
        assert finding.check in CHECKS
        assert str(finding.hint)
        assert str(finding.expected)
        assert finding.line > 0
    return found


def only(path: Path, texts: dict[Key, Source], lang: str = "pl") -> PoFinding:
    """The only finding of a file."""
    result = findings(path, texts, lang)
    assert len(result) == 1, "\n".join(map(str, result))
    return result[0]


def marked(finding: PoFinding) -> str:
    """The part of the text that the finding marks; the whole text if it marks none."""
    return finding.text[slice(*finding.spot)] if finding.spot else finding.text
