"""The search of the theme Material on the same pages, to be measured beside ours; it is made for this alone.

Its plugin makes an index for lunr of the content of pages, cut at their headings, and its worker asks it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import material
from material.plugins.search.plugin import SearchIndex

from generator.search.rows import SIDE_BY_SIDE
from tests.node import ask_script
from tests.queries import Query

PARTS_SHOWN = 3
"""So many of the parts of a page that it finds may answer."""

_SCRIPTS = Path(material.__file__).parent / "templates" / "assets" / "javascripts"
_MAIN = re.compile(r"<main\b.*</main>", re.DOTALL)
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_SPACED = r"[\s\-]+"
_UNSPACED = r"[\s\u200b\u3000\-、。，．？！；]+"
_LANGUAGES = {"en": "en", "ja": "ja", "zh_Hant": "zh", "zh_Hans": "zh"}
"""Those that it has something of its own for; all others are searched as English is."""


def found(folder: Path, language: str, queries: Sequence[Query]) -> list[list[str]]:
    """What it finds for each query on the pages in the ``folder`` of a language: places below that, the best first."""
    lang = _LANGUAGES.get(language, "en")
    index = SearchIndex(
        lang=[lang],
        separator=_SPACED if lang == "en" else _UNSPACED,
        pipeline=["stemmer", "stopWordFilter", "trimmer"],
        fields={"title": {"boost": 1000.0}, "text": {"boost": 1.0}, "tags": {"boost": 1000000.0}},
    )
    for page in _pages(folder):
        index.add_entry_from_context(page)
    [worker] = (_SCRIPTS / "workers").glob("search.*.min.js")
    data = {**json.loads(index.generate_search_index(None)), "options": {"suggest": False}}
    answers = ask_script(
        "material_search.mjs", {"worker": str(worker), "data": data, "queries": [query.text for query in queries]}
    )
    return [[_best(parts, query) for parts in pages] for query, pages in zip(queries, answers, strict=True)]


def _best(parts: Sequence[str], query: Query) -> str:
    """What counts of a page that it shows with its best parts: one that answers, be it the page, or else the first."""
    places = [place for part in parts[:PARTS_SHOWN] for place in (part, part.partition("#")[0])]
    return next((place for place in places if place in query.places), places[0])


def _pages(folder: Path) -> Iterator[Any]:
    for file in sorted(folder.rglob("index.html")):
        url = f"{file.parent.relative_to(folder).as_posix()}/".removeprefix("./")
        text = file.read_text(encoding="utf-8")
        content = _MAIN.search(text)
        if content and not url.endswith(f"/{SIDE_BY_SIDE}"):
            title = _TITLE.search(text)
            yield SimpleNamespace(content=content[0], meta={}, toc=[], url=url, title=title[1] if title else url)
