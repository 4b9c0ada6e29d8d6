"""Every waiver with what it is needed for; and the files again, with those words and without what is not needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import polib

from catalog import Catalog
from generator.text.languages import LOCALES, shown_path
from generator.text.message_sources import Sources
from generator.text.po_files import write_whole
from generator.translate.check.check_registry import CHECKS
from generator.translate.check.run import OpenedLanguage, shared_by
from generator.translate.waiver import Waiver, waivers

_WRAPPED = 70
"""How long a line of a comment is at the least that goes on in the next one."""


@dataclass(frozen=True)
class WaiverUse:
    """A waiver in a file, with the words of the faults that it allows; ``words`` is None where it allows nothing.

    Where that cannot be told, as for questions, which pass, ``is_known`` is false.
    """

    path: Path
    line: int
    waiver: Waiver
    words: tuple[str, ...] | None
    is_known: bool

    @property
    def is_unused(self) -> bool:
        """Whether no finding needs it any more."""
        return self.is_known and self.words is None

    @property
    def place(self) -> str:
        """Its file and line."""
        return f"{shown_path(self.path)}:{self.line}"


def uses(
    catalog: Catalog,
    langs: Iterable[str],
    domains: Iterable[str],
    every: Mapping[str, Sources],
    locales: Path = LOCALES,
) -> Iterator[WaiverUse]:
    """All waivers of the languages and domains, in the order of the files."""
    shared = shared_by(catalog, every)
    for lang in langs:
        opened = OpenedLanguage(shared, lang, every, locales)
        for domain in domains:
            opened.findings(domain)
            report = opened.reports.get(domain)
            if report is None:
                continue
            looked_at = {id(message.entry) for message in report.file.messages}
            for entry in report.file.file:
                for waiver in () if entry.obsolete else waivers(entry):
                    words = report.allowed.get((id(entry), waiver.line))
                    check = CHECKS.get(waiver.name)
                    known = check is not None and check.level != "question" and id(entry) in looked_at
                    yield WaiverUse(
                        report.file.path, _line(entry, waiver), waiver, None if words is None else tuple(words), known
                    )


def _line(entry: polib.POEntry, waiver: Waiver) -> int:
    """The line of the comment: the translator's comments are the first lines of a message."""
    lines = [line.strip() for line in entry.tcomment.split("\n")]
    return int(entry.linenum or 1) + (lines.index(waiver.line) if waiver.line in lines else 0)


def narrowed(path: Path, listed: Iterable[WaiverUse]) -> int:
    """Write the file with the words of each waiver, and without those that allow nothing. Gives how many changed."""
    content = path.read_text(encoding="utf-8").split("\n")
    changed = 0
    for use in sorted(listed, key=lambda one: -one.line):
        place = next((at for at in range(max(0, use.line - 1), len(content)) if _is_at(content[at], use)), None)
        if place is None or not use.is_known:
            continue
        if use.words is None:
            del content[place : _end(content, place)]
        elif (line := f"# {use.waiver.with_words(list(use.words))}") != content[place]:
            content[place] = line
        else:
            continue
        changed += 1
    if changed:
        write_whole(path, "\n".join(content).encode("utf-8"))
    return changed


def _is_at(line: str, use: WaiverUse) -> bool:
    return line.startswith("# ") and line[2:].strip() == use.waiver.line


def _end(content: list[str], place: int) -> int:
    """Where a comment ends that begins at ``place`` and may be folded."""
    end = place + 1
    while len(content[end - 1]) >= _WRAPPED and content[end].startswith("# "):
        if "fathom-ignore" in content[end].lower():
            break
        end += 1
    return end
