"""Reading and writing PO files: a broken file gives findings, a written file is the same bytes everywhere."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

import polib

from catalog.findings import Finding
from generator.locale.languages import shown_path

_STRING = r'"(?:[^"\\]|\\.)*"'
_OBSOLETE = re.compile(r"^\s*#~(?!\|)\s*(\S.*)$")
_STATEMENT = re.compile(rf"^\s*(?:{_STRING}|(?:msgctxt|msgid_plural|msgid|msgstr(?:\[[0-9]\])?)\s+{_STRING})\s*$")
_CONFLICT = re.compile(r"^(<{7}|\|{7}|={7}|>{7})( |$)")
_CHARSET = re.compile(r"charset=([A-Za-z0-9_.:-]+)", re.IGNORECASE)
_POLIB_LINE = re.compile(r"\(line (\d+)\)(?:: (.*))?")


class WordsError(Exception):
    """PO files that cannot be read; ``findings`` says where and how to mend each fault."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        super().__init__("\n".join(str(finding) for finding in findings))

    def __reduce__(self) -> tuple[type[WordsError], tuple[tuple[Finding, ...]]]:
        """How the error crosses from one process to another: by its findings, not by its message."""
        return WordsError, (self.findings,)


def read_po(path: Path) -> polib.POFile:
    """The PO file at ``path``.

    Raises WordsError with every fault found: no UTF-8, a byte order mark, conflict markers, lines that are no PO
    syntax, messages that occur twice. Raises FileNotFoundError where there is no file.
    """
    raw = path.read_bytes()
    faults = tuple(_faults(path, raw))
    if faults:
        raise WordsError(faults)
    try:
        parsed = polib.pofile(str(path), encoding="utf-8", wrapwidth=0)
    except (OSError, ValueError, IndexError) as error:
        raise WordsError((_syntax_finding(path, str(error)),)) from None
    doubles = tuple(_duplicates(path, parsed))
    if doubles:
        raise WordsError(doubles)
    return parsed


def faults_below(folder: Path) -> list[Finding]:
    """The faults of every PO file below ``folder``."""
    findings: list[Finding] = []
    for path in sorted(folder.rglob("*.po")):
        try:
            read_po(path)
        except WordsError as error:
            findings += error.findings
    return findings


def _finding(path: Path, line: int, message: str, given: str, accepted: str, mend: str) -> Finding:
    return Finding(shown_path(path), line, "", given, accepted, mend, message, "po-unreadable")


def _faults(path: Path, raw: bytes) -> Iterator[Finding]:
    if raw.startswith(b"\xef\xbb\xbf"):
        yield _finding(
            path, 1, "the file starts with a byte order mark", "an invisible mark before the first character",
            "UTF-8 without byte order mark", "save the file as 'UTF-8 without BOM'",
        )  # fmt: skip
        return
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        yield _finding(
            path, line, "the file is not UTF-8", f"the byte 0x{raw[error.start]:02x}", "UTF-8 text",
            "save the file as UTF-8 (in Poedit: Catalogue properties, Charset UTF-8)",
        )  # fmt: skip
        return
    charset = _CHARSET.search(text[:4000])
    if charset and charset[1].lower() not in ("utf-8", "utf8"):
        line = text.count("\n", 0, charset.start()) + 1
        yield _finding(
            path, line, "the header names another encoding than UTF-8", charset[0], "charset=UTF-8",
            "write charset=UTF-8 in the Content-Type of the header",
        )  # fmt: skip
    for number, line_text in enumerate(text.split("\n"), 1):
        yield from _line_faults(path, number, line_text.rstrip("\r"))


def _line_faults(path: Path, number: int, line: str) -> Iterator[Finding]:
    if _CONFLICT.match(line):
        yield _finding(
            path, number, "a conflict marker was left in the file", line[:60], "one version of the message",
            "keep one of the two versions and delete the lines <<<<<<<, ======= and >>>>>>>",
        )  # fmt: skip
        return
    obsolete = _OBSOLETE.match(line)
    statement = obsolete[1] if obsolete else line
    if not statement.strip() or statement.lstrip().startswith("#") or _STATEMENT.match(statement):
        return
    # An odd number of unescaped quotes is the commonest slip, and deserves its own advice.
    if len(re.findall(r'(?<!\\)(?:\\\\)*"', statement)) % 2:
        yield _finding(
            path, number, "a quotation mark is missing or stands alone", _short(line), 'text between two "',
            'close the text with ", and write \\" for a quotation mark inside it',
        )  # fmt: skip
        return
    yield _finding(
        path, number, "this is no line of a PO file", _short(line),
        'msgctxt, msgid, msgid_plural, msgstr or msgstr[n] followed by "text", or "text" alone, or a comment with #',
        'correct the line; write \\" for a quotation mark inside a text',
    )  # fmt: skip


def _short(text: str) -> str:
    return text if len(text) <= 80 else text[:77] + "…"


def _syntax_finding(path: Path, error: str) -> Finding:
    found = _POLIB_LINE.search(error)
    line = int(found[1]) if found else 1
    return _finding(
        path, line, "the lines of this message are not in a PO file's order", found[2] or "" if found else error,
        "comments, msgctxt, msgid, msgid_plural, msgstr, in this order",
        "compare with the message above it and put the missing line in",
    )  # fmt: skip


def _duplicates(path: Path, parsed: polib.POFile) -> Iterator[Finding]:
    first: dict[tuple[str | None, str], int] = {}
    for entry in parsed:
        if entry.obsolete:
            continue
        key = (entry.msgctxt, entry.msgid)
        if key in first:
            yield _finding(
                path, entry.linenum or 1, f"the message stands twice, first at line {first[key]}",
                _short(entry.msgid), "each msgid once (or with different msgctxt)",
                "keep the better translation and delete the other message whole",
            )  # fmt: skip
        else:
            first[key] = entry.linenum or 1


def write_po(file: polib.POFile, path: Path) -> bool:
    """Write ``file`` to ``path`` whole or not at all; True if that changed anything.

    One line a text, LF, UTF-8, obsolete messages last: the same content is the same bytes on every machine.
    """
    if same_content(file, path):
        return False
    content = _content(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(content)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise
    return True


def same_content(file: polib.POFile, path: Path) -> bool:
    """True if ``path`` holds the very bytes that writing ``file`` would give."""
    return path.is_file() and path.read_bytes() == _content(file)


def _content(file: polib.POFile) -> bytes:
    file.wrapwidth = 0
    return (str(file).rstrip("\n") + "\n").encode("utf-8")
