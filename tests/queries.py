"""The labelled queries of the search: what is asked, and what answers it.

``tests/data/search/tuning/<language>.yaml`` has those that the search is tuned with, ``holdout`` those that it is only
measured with. A query has a ``kind`` and what it should ``accept`` as its answer, any of the references that texts use
(``rule:abyss.recruit.pay``; ``rule:abyss.recruit.*`` for a section and all below it), or paths of pages. A query of the
kind ``nonsense`` accepts nothing: nothing should be found.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from catalog import Catalog, load
from generator.render.urls import Urls
from generator.text.derive import converter
from generator.text.languages import LANGUAGES

FOLDER = Path(__file__).parent / "data" / "search"
PARTS = ("tuning", "holdout")
GAME = "abyss"
KINDS = (
    *("name", "half", "inflected", "accents", "concept", "synonym", "question", "text", "number", "typo", "other"),
    *("roman", "nonsense"),
)


@dataclass(frozen=True)
class Query:
    """A labelled query; ``places`` are the paths below the language root that answer it."""

    text: str
    kind: str
    places: frozenset[str] = frozenset()


def labelled(language: str, part: str = "tuning") -> list[Query]:
    """The queries of one language; readers of a derived one ask those of the other too, in their own letters."""
    info = LANGUAGES[language]
    queries = _read(FOLDER / part / f"{language}.yaml", str)
    if info.derived_from:
        queries += _read(FOLDER / part / f"{info.derived_from}.yaml", converter(info, GAME))
    return list({query.text: query for query in queries}.values())


def _read(file: Path, convert: Callable[[str], str]) -> list[Query]:
    entries: list[dict[str, Any]] = yaml.safe_load(file.read_text(encoding="utf-8")) or [] if file.exists() else []
    return [
        Query(convert(entry["query"]), entry["kind"], frozenset(places(entry.get("accept", ())))) for entry in entries
    ]


def places(accepted: Iterable[str]) -> set[str]:
    """The paths that references lead to. Raises LookupError for one that leads nowhere."""
    found = set()
    for reference in accepted:
        if ":" not in reference:
            found.add(reference)
        elif reference.endswith(".*"):
            above = reference.removesuffix(".*")
            found |= {place for one, place in _sections().items() if one == above or one.startswith(f"{above}.")}
        else:
            if not reference.startswith("checker:"):
                _catalog().find(reference, game=GAME)
            found.add(_urls().path(reference))
    return found


@cache
def _catalog() -> Catalog:
    return load()


@cache
def _urls() -> Urls:
    return Urls(_catalog(), "", GAME)


@cache
def _sections() -> dict[str, str]:
    sections = (f"rule:{section.id}" for section in _catalog().games[GAME].rules)
    return {reference: _urls().path(reference) for reference in sections}


@dataclass
class Tally:
    """How many queries of a kind were asked, and how many the first hit, or one of the first three, answers."""

    asked: int = 0
    first: int = 0
    three: int = 0
    missed: list[str] = field(default_factory=list)

    def add(self, query: Query, found: list[str]) -> None:
        """Count an answer: the places that were found, the best first."""
        self.asked += 1
        good = [place in query.places for place in found[:3]] if query.places else [not found]
        self.first += bool(good and good[0])
        self.three += any(good)
        if not (good and good[0]):
            wanted = sorted(query.places) or "nothing"
            self.missed.append(f"{query.text} ({query.kind}): {found[:3] or 'nothing'}, not {wanted}")


def tallies(queries: Iterable[Query], answers: Iterable[list[str]]) -> dict[str, Tally]:
    """The counts by kind, with those of all answered ones as ``all``."""
    found: dict[str, Tally] = defaultdict(Tally)
    for query, answer in zip(queries, answers, strict=True):
        found[query.kind].add(query, answer)
        if query.kind != "nonsense":
            found["all"].add(query, answer)
    return dict(found)
