"""What is wrong with the catalogue's files, worded for people who have never seen Python."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rapidfuzz import process
from rapidfuzz.distance import DamerauLevenshtein

MAX_LENGTH = 80
"""How many characters of a wrong value a finding repeats."""


@dataclass(frozen=True, order=True)
class Finding:
    """One fault in one place of one file.

    ``field`` is the path of keys within the entry (``cost.races``), empty for a whole file; ``given`` what stands
    there; ``accepted`` what may stand there; ``hint`` what to do; ``message`` what is wrong, with the entry's name;
    ``code`` names the kind of fault and never changes its spelling.
    """

    file: str
    line: int
    field: str
    given: str
    accepted: str
    hint: str
    message: str
    code: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}"
        head = f"{place}: {self.field}: {self.message}" if self.field else f"{place}: {self.message}"
        details = (("given", self.given), ("accepted", self.accepted), ("hint", self.hint))
        return "\n".join([head, *(f"    {label}: {text}" for label, text in details if text)])


class CatalogError(Exception):
    """The catalogue cannot be used; ``findings`` holds every fault found, in the order of files and lines."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(sorted(findings))
        count = len(self.findings)
        noun = "fault" if count == 1 else "faults"
        super().__init__("\n".join([f"{count} {noun} in the catalogue", *map(str, self.findings)]))


class RefusedError(ValueError):
    """Raised by a model that refuses a value and knows what it would take instead and how to fix it.

    ``given`` and ``field`` point at the part that is wrong, if it is not the whole value.
    """

    def __init__(
        self, message: str, *, accepted: str, hint: str, given: str | None = None, field: tuple[str | int, ...] = ()
    ) -> None:
        super().__init__(message)
        self.accepted = accepted
        self.hint = hint
        self.given = given
        self.field = field


def shown(value: Any) -> str:
    """``value`` as it would stand in a file, cut to a length that fits a line."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    text = " ".join(text.split())
    return text if len(text) <= MAX_LENGTH else text[: MAX_LENGTH - 1] + "…"


def listed(names: Iterable[object], limit: int = 12, near: str = "") -> str:
    """Names in one line, the surplus counted: ``a, b, c and 4 more``.

    Of too many, those are told first that are most like ``near``, if one of them was probably meant by it.
    """
    every = [str(name) for name in names]
    if len(every) <= limit:
        return ", ".join(every)
    if near and nearest(near, every):
        alike = process.extract(near, every, scorer=DamerauLevenshtein.normalized_similarity, limit=limit)
        every = [*dict.fromkeys([*(str(name) for name, _score, _place in alike), *every])]
    return ", ".join(every[:limit]) + f" and {len(every) - limit} more"


def nearest(given: str, known: Iterable[str]) -> str | None:
    """The known name that ``given`` was probably meant to be, or None when nothing is near."""
    match = process.extractOne(given, list(known), scorer=DamerauLevenshtein.normalized_similarity, score_cutoff=0.6)
    return str(match[0]) if match else None


def did_you_mean(given: str, known: Iterable[str], otherwise: str) -> str:
    """How to mend a name that is not known: the nearest known one, or ``otherwise``."""
    near = nearest(given, known)
    return f"did you mean '{near}'?" if near else otherwise
