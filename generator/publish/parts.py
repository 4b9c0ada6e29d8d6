"""The parts that a site can be built in: the pages of one game, or of none, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from catalog import Catalog
from catalog.read import COMMON
from generator.publish.plan import Plan


class Part(NamedTuple):
    """The pages of a ``game`` in the language of this code; those that belong to no game are ``common``."""

    language: str
    game: str

    def __str__(self) -> str:
        return f"{self.language}/{self.game}"

    @property
    def name(self) -> str:
        """The part as a name for a folder or a file."""
        return f"{self.language}-{self.game}"


class UnknownPartError(Exception):
    """No part of the site has this name."""


def parts_of(catalog: Catalog, codes: Iterable[str]) -> tuple[Part, ...]:
    """All parts of the site in these languages."""
    return tuple(Part(code, game) for code in codes for game in (COMMON, *catalog.games))


def chosen(names: Iterable[str], every: Sequence[Part]) -> tuple[Part, ...]:
    """The parts that ``names`` stand for: ``pl``, ``abyss`` and ``pl/abyss``. Raises UnknownPartError."""
    found: set[Part] = set()
    for name in names:
        first, slash, game = name.partition("/")
        code = first.replace("-", "_")  # zh-Hant is zh_Hant
        of_language = {part for part in every if part.language == code and (not slash or part.game == game)}
        matching = of_language or {part for part in every if part.game == name}
        if not matching:
            raise UnknownPartError(name)
        found |= matching
    return tuple(part for part in every if part in found)


def limited(plan: Plan, parts: Iterable[Part]) -> Plan:
    """Of a plan for a whole language what belongs to ``parts``."""
    games = {part.game for part in parts if part.language == plan.site.language.code}
    return replace(plan, paths=frozenset(page.path for page in plan.outlines if (page.game or COMMON) in games))
