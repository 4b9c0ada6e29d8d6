"""The labelled queries of the search: what is asked, and what answers it.

``tests/data/search/<game>/tuning/<language>.yaml`` has those that the search is tuned with in a game, ``holdout`` those
that it is only measured with. A query has a ``kind`` and what it should ``accept`` as its answer, any of the
references that texts use (``rule:abyss.recruit.pay``; ``rule:abyss.recruit.*`` for a section and all below it), or
paths of pages. A query of the kind ``nonsense`` accepts nothing: nothing should be found.

On the home page all games answer. There the queries of every game are asked, and those of the folder ``home``, which
say what they accept game by game. ``shared.yaml`` has what every game answers in its own way, such as how one wins: a
query that is ``shared`` may as well be about any of the games, so what they all say to that is right on the home page.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
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
HOME = ""
"""Stands for the home page, where no game is in hand."""

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


def asked_games() -> list[str]:
    """The games that have labelled queries."""
    return [game for game in _catalog().games if (FOLDER / game).is_dir()]


def labelled(language: str, part: str, game: str) -> list[Query]:
    """The queries of one language in a game, or on the home page, each text once."""
    files = [game] if game != HOME else [*asked_games(), "home"]
    queries: dict[str, Query] = {}
    for folder in files:
        for query in _of_language(language, part, folder, is_home=game == HOME):
            known = queries.setdefault(query.text, query)
            queries[query.text] = replace(known, places=known.places | query.places)
    return list(queries.values())


def _of_language(language: str, part: str, folder: str, *, is_home: bool) -> list[Query]:
    """Readers of a derived language ask the queries of the other too, in their own letters."""
    info = LANGUAGES[language]
    path = FOLDER / folder / part
    queries = _read(path / f"{language}.yaml", folder, str, is_home=is_home)
    if info.derived_from:
        # What a game has converted in a way of its own is not in queries of the home page.
        convert = converter(info, folder if folder in _catalog().games else next(iter(_catalog().games)))
        queries += _read(path / f"{info.derived_from}.yaml", folder, convert, is_home=is_home)
    return queries


def _read(file: Path, folder: str, convert: Callable[[str], str], *, is_home: bool) -> list[Query]:
    entries: list[dict[str, Any]] = yaml.safe_load(file.read_text(encoding="utf-8")) or [] if file.exists() else []
    queries = []
    for entry in entries:
        accepted = entry.get("accept", ())
        found = _by_game(accepted) if isinstance(accepted, dict) else places(accepted, folder)
        if is_home and "shared" in entry:
            found |= _shared()[entry["shared"]]
        queries.append(Query(convert(entry["query"]), entry["kind"], frozenset(found)))
    return queries


def _by_game(accepted: Mapping[str, Iterable[str]]) -> set[str]:
    return {place for game, references in accepted.items() for place in places(references, game)}


def places(accepted: Iterable[str], game: str) -> set[str]:
    """The paths that references of a game lead to. Raises LookupError for one that leads nowhere."""
    found = set()
    for reference in accepted:
        if ":" not in reference:
            found.add(reference)
        elif reference.endswith(".*"):
            above = reference.removesuffix(".*")
            found |= {place for one, place in _sections(game).items() if one == above or one.startswith(f"{above}.")}
        else:
            if not reference.startswith("checker:"):
                _catalog().find(reference, game=game)
            found.add(_urls(game).path(reference))
    return found


@cache
def _catalog() -> Catalog:
    return load()


@cache
def _urls(game: str) -> Urls:
    return Urls(_catalog(), "", game)


@cache
def _sections(game: str) -> dict[str, str]:
    sections = (f"rule:{section.id}" for section in _catalog().games[game].rules)
    return {reference: _urls(game).path(reference) for reference in sections}


@cache
def _shared() -> dict[str, set[str]]:
    """The places that answer what every game answers in its own way, by its name."""
    told = yaml.safe_load((FOLDER / "shared.yaml").read_text(encoding="utf-8"))
    return {name: _by_game(accepted) for name, accepted in told.items()}


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
