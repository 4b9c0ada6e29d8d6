"""The labelled queries of the search, ``tests/data/search/<language>.yaml``: what is asked, and what answers it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from generator.text.derive import converter
from generator.text.languages import LANGUAGES

FOLDER = Path(__file__).parent / "data" / "search"


def labelled(language: str) -> list[dict[str, Any]]:
    """The queries of one language with the places that answer them."""
    info = LANGUAGES[language]
    file = FOLDER / f"{info.derived_from or language}.yaml"
    entries: list[dict[str, Any]] = yaml.safe_load(file.read_text(encoding="utf-8"))
    if info.derived_from:
        # Readers of a derived language ask the same, in their own letters.
        convert = converter(info, "abyss")
        entries = [{**entry, "query": convert(entry["query"])} for entry in entries]
    return list({entry["query"]: entry for entry in entries}.values())


def shown(items: list[list[dict[str, Any]]]) -> list[str]:
    """The places that Material's dialog shows openly, from top to bottom; headings that were not found don't count."""
    places = []
    for group in items:
        page = next(item for item in group if "#" not in item["location"])
        rest = [item for item in group if item is not page]
        folded = next((n for n, item in enumerate(rest) if item["score"] < group[0]["score"]), len(rest))
        places += [item["location"] for item in [page, *rest[:folded]] if item["score"] > 0]
    return places


def misses(entries: list[dict[str, Any]], answers: list[list[list[dict[str, Any]]]]) -> list[str]:
    """The queries that none of the first three places answers."""
    return [
        f"{entry['query']} ({entry['kind']}): {shown(items)[:3]}, not {entry['accept']}"
        for entry, items in zip(entries, answers, strict=True)
        if not set(shown(items)[:3]) & set(entry["accept"])
    ]
