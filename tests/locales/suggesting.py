"""Suggestions for tests, as a page of the site keeps them."""

from __future__ import annotations

from typing import Any

from generator.translate.exchange.rows import Row


def suggestion(row: Row, translation: str, **parts: str) -> dict[str, Any]:
    """A reader's suggestion for a text that was exported as ``row`` would be."""
    given = {
        "lang": row.id.partition("/")[0],
        "id": row.id,
        "english": row.english,
        "before": row.translation,
        "translation": translation,
        "version": row.version,
        "path": "pl/abyss/",
        "at": "2026-12-01T10:20:30.456Z",
        "state": "kept",
    }
    return given | parts
