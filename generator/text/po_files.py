"""Reading and writing PO files: a broken file gives findings, a written file is the same bytes everywhere."""

from __future__ import annotations

import glob
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import TypeVar

import polib

from generator.text import po_syntax
from generator.text.po_finding import PoFinding

_REFERENCES_WIDTH = 79
"""How long gettext lets a line of references grow."""


_PART = 1 << 20
"""How much of a file is looked at in one go."""

ATTEMPTS = 3
"""How often a command starts again where somebody keeps saving."""

_LITTER = 600.0
"""After how many seconds a file of a command that was killed is taken away."""

FROM_ELSEWHERE = "The proposal is the translation of another text"
"""The line by which a message says that its fuzzy translation never was its own."""

T = TypeVar("T")

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
        if path.stat().st_size > po_syntax.MAX_BYTES and (line := _oversized(path)):
            raise WordsError((po_syntax.oversized(path, line),))
        raw = path.read_bytes()
    except FileNotFoundError:
        raise
    except OSError as error:
        raise WordsError((po_syntax.refused(path, error),)) from None
    faults = tuple(islice(po_syntax.faults_of(path, raw), po_syntax.MAX_FAULTS))
    if faults:
        raise WordsError(faults)
    try:
        parsed = polib.pofile(str(path), encoding="utf-8", wrapwidth=0)
    except (OSError, ValueError, IndexError) as error:
        raise WordsError((po_syntax.order_fault(path, str(error)),)) from None
    faults = tuple(islice(po_syntax.message_faults(path, parsed), po_syntax.MAX_FAULTS))
    if faults:
        raise WordsError(faults)
    return parsed


def _oversized(path: Path) -> int | None:
    """The line of the first message that is too large to be looked at, found without having it whole in memory."""
    start = size = 0
    with path.open("rb") as file:
        number, part = 1, file.readline(_PART)
        while part:
            if not part.strip():
                size = 0
            elif not size:
                start = number
            size += len(part.strip())
            if size > po_syntax.MAX_BYTES:
                return start
            number += part.endswith(b"\n")
            part = file.readline(_PART)
    return None


def read_any(path: Path) -> polib.POFile | None:
    """The PO file at ``path``, or None where there is nothing. Raises WordsError as read_po does."""
    try:
        return read_po(path)
    except FileNotFoundError:
        return None


def all_read(reads: Iterable[Callable[[], T]]) -> list[T]:
    """What each of several readings gives. Raises one WordsError with the faults of all that fail."""
    results: list[T] = []
    findings: list[PoFinding] = []
    for read in reads:
        try:
            results.append(read())
        except WordsError as error:
            findings += error.findings
    if findings:
        raise WordsError(tuple(findings))
    return results


def current(file: Iterable[polib.POEntry]) -> dict[Key, polib.POEntry]:
    """The messages of a file that the program has, or had when it was written: all but the obsolete ones."""
    return {key_of(entry): entry for entry in file if not entry.obsolete}


def key_of(entry: polib.POEntry) -> Key:
    """What tells a message apart from the others of its domain."""
    return entry.msgctxt, entry.msgid


def refs_of(entry: polib.POEntry) -> list[str]:
    """The stable ids of what a message belongs to, such as ``lord:jailer``; not the files of its English."""
    return [place for place, _line in entry.occurrences if ":" in place]


def texts_of(entry: polib.POEntry) -> list[str]:
    """The forms of a translation that are not empty; none if there is no translation."""
    forms = entry.msgstr_plural.values() if entry.msgid_plural else [entry.msgstr]
    return [form for form in forms if form]


def is_older(entry: polib.POEntry) -> bool:
    """Whether a message holds the translation of its own earlier English, not a proposal from elsewhere."""
    own = FROM_ELSEWHERE not in entry.comment.split("\n")
    return bool(entry.fuzzy and not entry.obsolete and entry.previous_msgid and own and texts_of(entry))


def mark(entry: polib.POEntry, fuzzy: bool) -> None:
    """Mark a message fuzzy, or take the mark away."""
    others = [flag for flag in entry.flags if flag != "fuzzy"]
    entry.flags = ["fuzzy", *others] if fuzzy else others


def faults_below(folder: Path) -> list[PoFinding]:
    """The faults of every PO file below ``folder``."""
    findings: list[PoFinding] = []
    for path in sorted(folder.rglob("*.po")):
        try:
            read_po(path)
        except WordsError as error:
            findings += error.findings
    return findings


class ChangedMeanwhileError(WordsError):
    """Somebody saved a file between the moment when it was read and the one when it was to be replaced."""


class Writing:
    """PO files that are read, and replaced together; none that somebody saved in between.

    ``read`` them, ``put`` what is to stand there, and ``commit``.
    """

    def __init__(self) -> None:
        self._seen: dict[Path, str] = {}
        self._waiting: list[tuple[Path, bytes]] = []

    def read(self, path: Path) -> polib.POFile | None:
        """The PO file at ``path``, or None where there is nothing. Raises WordsError as read_po does."""
        seen = _fingerprint(path)
        file = read_any(path)
        self._seen.setdefault(path, seen)
        return file

    def put(self, file: polib.POFile, path: Path) -> bool:
        """Take ``file`` for what ``path`` is to hold; True if that changes anything. Raises WordsError as read does."""
        content = _content(file)
        seen = self._seen.setdefault(path, _fingerprint(path))
        if seen == hashlib.sha256(content).hexdigest():
            return False
        self._waiting.append((path, content))
        return True

    def commit(self) -> None:
        """Write all of it.

        Raises ChangedMeanwhileError if somebody saved one of the files after it was read; then that one stays as it
        is, and so do all others unless it was saved in the very moment of writing. Raises WordsError if the system
        refuses.
        """
        staged: list[_Staged] = []
        try:
            for path, content in self._waiting:
                path.parent.mkdir(parents=True, exist_ok=True)
                staged.append(_Staged(path, content, self._seen[path]))
            changed = [one.path for one in staged if one.is_changed()]
            if changed:
                raise ChangedMeanwhileError(tuple(po_syntax.changed_meanwhile(path) for path in changed))
            for one in staged:
                one.put()
        except OSError as error:
            path = self._waiting[min(len(staged), len(self._waiting) - 1)][0]
            raise WordsError((po_syntax.refused(path, error),)) from None
        finally:
            for one in staged:
                one.drop()
        self._waiting.clear()


def retry_if_changed(work: Callable[[Writing], T], dry_run: bool = False) -> T:
    """What ``work`` puts, written; done again where somebody saved one of the files meanwhile, with what they saved.

    Gives what ``work`` gave. With ``dry_run`` nothing is written. Raises ChangedMeanwhileError if somebody keeps
    saving, and WordsError if the system refuses.
    """
    for attempts_left in reversed(range(ATTEMPTS)):
        writing = Writing()
        result = work(writing)
        if dry_run:
            break
        try:
            writing.commit()
        except ChangedMeanwhileError:
            if not attempts_left:
                raise
            continue
        break
    return result


def fingerprint_of(path: Path) -> str:
    """The hash of what a file holds, empty where there is none. Raises OSError if it cannot be read."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        return ""


def _fingerprint(path: Path) -> str:
    """The same. Raises WordsError if it cannot be read."""
    try:
        return fingerprint_of(path)
    except OSError as error:
        raise WordsError((po_syntax.refused(path, error),)) from None


def write_whole(path: Path, content: bytes, seen: str | None = None) -> None:
    """Write a file whole or not at all, whatever interrupts it, even a power cut.

    With ``seen``, what it must hold up to the last moment, as ``fingerprint_of`` tells it. Raises OSError if the system
    refuses, ChangedMeanwhileError if the file holds something else.
    """
    staged = _Staged(path, content, seen)
    try:
        staged.put()
    finally:
        staged.drop()


class _Staged:
    """What a file is to hold, safe on the disk beside it."""

    def __init__(self, path: Path, content: bytes, seen: str | None) -> None:
        self.path = Path(os.path.realpath(path))
        self._seen = seen
        prefix = f".{self.path.name}.fathom-"
        sweep(self.path.parent, f"{glob.escape(prefix)}*")
        handle, self._temporary = tempfile.mkstemp(dir=self.path.parent, prefix=prefix)
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(content)
                out.flush()
                os.fsync(out.fileno())
            os.chmod(self._temporary, 0o644)
        except BaseException:
            self.drop()
            raise

    def is_changed(self) -> bool:
        """Whether the file holds something else than it must."""
        return self._seen is not None and fingerprint_of(self.path) != self._seen

    def put(self) -> None:
        """Replace the file. Raises ChangedMeanwhileError if it holds something else than it must."""
        if self.is_changed():
            raise ChangedMeanwhileError((po_syntax.changed_meanwhile(self.path),))
        os.replace(self._temporary, self.path)
        if os.name == "posix":  # the new name is safe only when the folder is
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def drop(self) -> None:
        """Take away what was not put."""
        with suppress(FileNotFoundError):
            os.unlink(self._temporary)


def sweep(folder: Path, pattern: str) -> None:
    """Take away what programs left in a folder that were killed while they wrote there: whatever is old enough."""
    for litter in folder.glob(pattern):
        with suppress(FileNotFoundError):
            if time.time() - litter.stat().st_mtime > _LITTER:
                shutil.rmtree(litter) if litter.is_dir() else litter.unlink()


def _content(file: polib.POFile) -> bytes:
    file.wrapwidth = 0
    lines = [part for line in str(file).rstrip("\n").split("\n") for part in _references(line)]
    return ("\n".join(lines) + "\n").encode("utf-8")


def _references(line: str) -> list[str]:
    """A line of references as gettext and Poedit break it, so that saving a file with those changes no other lines.

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
