"""Planted mistakes of meaning and right rewordings, put in the place of today's texts: what the checks say of each.

``tests/data/meaning`` was written before the checks and apart from them. Never tune a check or a word on these files.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from catalog import load
from engine.proofreader import proofs
from generator.text.languages import language, po_path
from generator.text.meaning_words import meaning
from generator.text.message_sources import Sources, sources
from generator.text.po_files import key_of, read_po
from generator.translate.check.file_report import waived
from generator.translate.check.messages import checks_by_kind, faults, message_of
from generator.translate.check.run import shared_by
from generator.translate.check.subjects.meaning import asked as questions
from generator.translate.check.unit import Message, Shared

DATA = Path(__file__).parents[1] / "data" / "meaning"


@dataclass(frozen=True)
class Told:
    """What a trial was told: the names of checks that found an error or a warning, and of what was asked."""

    row: dict[str, Any]
    found: tuple[str, ...]
    asked: tuple[str, ...]


def rows(name: str) -> list[dict[str, Any]]:
    """The trials of a file."""
    listed: list[dict[str, Any]] = yaml.safe_load((DATA / f"{name}.yaml").read_text(encoding="utf-8"))
    return listed


def asked(row: dict[str, Any], key: str, *, is_new: bool = False) -> tuple[str, ...]:
    """What is asked of the text ``key`` of a trial: of a new one by the English, else by what was right before."""
    said, english = meaning(language(row["language"])), meaning(language("en"))
    assert said is not None
    assert english is not None
    if is_new:
        told = proofs.new(row["english"], row[key], english[0], *said)
    else:
        told = proofs.changed(row["english"], row["right"], row[key], english[0], *said)
    return tuple(question.said for question in told)


class Trials:
    """The texts of today, in whose place a trial is put."""

    def __init__(self) -> None:
        catalog = load()
        self.every: dict[str, Sources] = sources(catalog)
        self.shared: Shared = shared_by(catalog, self.every)
        self.checks = checks_by_kind()

    def told(self, name: str, key: str, *, is_new: bool = False) -> Iterator[Told]:
        """What is told of each trial of a file whose text is still there: errors and warnings first, else questions."""
        for row in rows(name):
            found = self._found(row, row[key])
            if found is not None:
                before = self._found(row, row["right"]) or ()
                fresh = tuple(check for check in found if found.count(check) > before.count(check))
                yield Told(row, fresh, () if fresh else self._asked(row, key, is_new))

    def _asked(self, row: dict[str, Any], key: str, is_new: bool) -> tuple[str, ...]:
        message = self._message(row, row[key])
        assert message is not None
        return tuple(str(fault.message) for _check, fault in questions(message, {} if is_new else {0: row["right"]}))

    def _found(self, row: dict[str, Any], text: str) -> tuple[str, ...] | None:
        message = self._message(row, text)
        if message is None:
            return None
        return tuple(
            check.name for check, fault in faults(message, self.checks) if not waived(message.entry, check, fault)
        )

    def _message(self, row: dict[str, Any], text: str) -> Message | None:
        entries = self.shared.once(
            (row["language"], row["domain"]),
            lambda: {entry.msgid: entry for entry in read_po(po_path(row["language"], row["domain"]))},
        )
        entry = entries.get(row["english"])
        if entry is None:
            return None
        source = self.every[row["domain"]].get(key_of(entry))
        if source is None:
            return None
        entry = copy.copy(entry)
        entry.msgstr = text
        return message_of(self.shared, row["language"], row["domain"], source, entry)
