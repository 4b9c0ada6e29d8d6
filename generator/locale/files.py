"""Reading and writing PO files: a broken file gives findings, a written file is the same bytes everywhere."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import polib

from generator.locale import syntax
from generator.locale.finding import PoFinding

_REFERENCES_WIDTH = 79
"""How long gettext lets a line of references grow."""


Key = tuple[str | None, str]
"""Context and msgid: what tells the messages of a domain apart."""


class WordsError(Exception):
    """PO files that cannot be read or written; ``findings`` says where and how to mend each fault."""

    def __init__(self, findings: tuple[PoFinding, ...]) -> None:
        self.findings = findings
        super().__init__("\n".join(str(finding) for finding in findings))

    def __reduce__(self) -> tuple[type[WordsError], tuple[tuple[PoFinding, ...]]]:
        """How the error crosses from one process to another: by its findings, not by its message."""
        return WordsError, (self.findings,)


def read_po(path: Path) -> polib.POFile:
    """The PO file at ``path``.

    Raises WordsError with every fault found: a folder or a file that may not be read, no UTF-8, a byte order mark,
    conflict markers, lines that are no PO syntax, messages that occur twice or in part. Raises FileNotFoundError where
    there is nothing.
    """
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise
    except OSError as error:
        raise WordsError((syntax.refused(path, error),)) from None
    faults = tuple(islice(syntax.faults_of(path, raw), syntax.MOST))
    if faults:
        raise WordsError(faults)
    try:
        parsed = polib.pofile(str(path), encoding="utf-8", wrapwidth=0)
    except (OSError, ValueError, IndexError) as error:
        raise WordsError((syntax.order_fault(path, str(error)),)) from None
    faults = tuple(islice(syntax.message_faults(path, parsed), syntax.MOST))
    if faults:
        raise WordsError(faults)
    return parsed


def read_any(path: Path) -> polib.POFile | None:
    """The PO file at ``path``, or None where there is nothing. Raises WordsError as read_po does."""
    try:
        return read_po(path)
    except FileNotFoundError:
        return None


def current(file: Iterable[polib.POEntry]) -> dict[Key, polib.POEntry]:
    """The messages of a file that the program has, or had when it was written: all but the obsolete ones."""
    return {(entry.msgctxt, entry.msgid): entry for entry in file if not entry.obsolete}


def faults_below(folder: Path) -> list[PoFinding]:
    """The faults of every PO file below ``folder``."""
    findings: list[PoFinding] = []
    for path in sorted(folder.rglob("*.po")):
        try:
            read_po(path)
        except WordsError as error:
            findings += error.findings
    return findings


def write_po(file: polib.POFile, path: Path) -> bool:
    """Write ``file`` to ``path`` whole or not at all; True if that changed anything.

    One line a text, LF, UTF-8, obsolete messages last: the same content is the same bytes on every machine. Raises
    WordsError if the system refuses.
    """
    try:
        if same_content(file, path):
            return False
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, _content(file))
    except OSError as error:
        raise WordsError((syntax.refused(path, error),)) from None
    return True


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, whatever interrupts it. Raises OSError if the system refuses."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(content)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def same_content(file: polib.POFile, path: Path) -> bool:
    """True if ``path`` holds the very bytes that writing ``file`` would give."""
    return path.is_file() and path.read_bytes() == _content(file)


def _content(file: polib.POFile) -> bytes:
    file.wrapwidth = 0
    lines = [part for line in str(file).rstrip("\n").split("\n") for part in _references(line)]
    return ("\n".join(lines) + "\n").encode("utf-8")


def _references(line: str) -> list[str]:
    """A line of references as gettext and Poedit break it, so that whoever saves a file with those changes no others.

    >>> _references("#: " + " ".join(["rule:abyss.turn catalog/data/rules/turn.yaml:3"] * 2))
    ['#: rule:abyss.turn catalog/data/rules/turn.yaml:3 rule:abyss.turn', '#: catalog/data/rules/turn.yaml:3']
    """
    if not line.startswith("#: ") or len(line) <= _REFERENCES_WIDTH:
        return [line]
    lines = ["#:"]
    for reference in line.split(" ")[1:]:
        if len(lines[-1]) > len("#:") and len(lines[-1]) + 1 + len(reference) > _REFERENCES_WIDTH:
            lines.append("#:")
        lines[-1] = f"{lines[-1]} {reference}"
    return lines
