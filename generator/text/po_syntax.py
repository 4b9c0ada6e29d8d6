"""What makes a PO file unreadable, found line by line before any parser sees the file.

The parsers take half of the broken files that the tests know for sound ones: polib even one with a quotation mark that
is never closed, translate-toolkit one with a message that stands twice. Texts would be lost without a word.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import polib

from generator.text.languages import shown_path
from generator.text.lazy_text import LazyMessage, _, lazy
from generator.text.po_finding import PoFinding

UNREADABLE = "po-unreadable"
"""What findings call the faults of a file that cannot be used."""

MAX_FAULTS = 50
"""How many faults of one file are reported; what has more is no PO file."""

MAX_BYTES = 8_000_000
"""How large a message may be for any command to read it."""

_STRING = r'"[^"\\]*+(?:\\.[^"\\]*+)*+"'
_FOLDED = "LC_MESSAGES"
_STATEMENT = re.compile(rf"\s*(?:#~(?!\|)\s*)?(?:(?:msgctxt|msgid_plural|msgid|msgstr(?:\[[0-9]\])?)\s+)?{_STRING}\s*$")
_PREVIOUS = re.compile(rf"\s*#(?:~\s*)?\|\s*(?:(?:msgctxt|msgid_plural|msgid)\s+)?{_STRING}\s*$")
_SOUND = re.compile(
    rf"(?:[ \t]*+(?:{_STRING}|(?:#~[ \t]*+)?(?:msgctxt|msgid_plural|msgid|msgstr(?:\[[0-9]\])?)[ \t]+{_STRING}"
    rf"|#(?:~[ \t]*+)?\|[ \t]*+(?:(?:msgctxt|msgid_plural|msgid)[ \t]+)?{_STRING}"
    r"|#(?:[.:, \t][^\r\n]*+)?|)[ \t]*+(?:\r\n|\r|\n|\Z))*+"
)
"""The whole of a file, if it is the plain one that files are most of the time; lines are looked at where it is not."""

_COMMENT = re.compile(r"\s*(?:$|#(?:$|[.:,#\s]))")
_OBSOLETE = re.compile(r"\s*#~\s*$")
_KEYWORD = re.compile(r'^[ \t]*(?:#~[ \t]*)?(msgctxt|msgid|msgstr(?:\[[0-9]\])?)[ \t]+"(")?', re.MULTILINE)
_NEVER = ("#.", "#:", "#,", "# ", '"')
"""How lines begin that hold no keyword."""

_MSGID = re.compile(r"\s*(?:#~\s*)?msgid\b")
_CONFLICT = re.compile(r"(<{7}|\|{7}|={7}|>{7})( |$)")
_CHARSET = re.compile(r"charset=([A-Za-z0-9_.:-]+)", re.IGNORECASE)
_POLIB_LINE = re.compile(r"\(line (\d+)\)")
_LINE_END = re.compile(r"\r\n|\r|\n")
_QUOTE = re.compile(r'(?<!\\)(?:\\\\)*(")')


_AS_UTF8 = (
    _("text in UTF-8"),
    _("save the file as UTF-8 (in Poedit: Translation properties, Charset UTF-8)"),
)

_FAULTS: dict[str, tuple[str, str, str]] = {
    "saved-meanwhile": (
        _("somebody saved the file while the command was at work; it stays as it was saved"),
        _("a file that nobody saves meanwhile"),
        _("run the command again"),
    ),
    "oversized": (
        _("the message has more than {count} bytes"),
        _("no more than {count} characters"),
        _("delete what does not belong there, or bring an earlier version of the file back"),
    ),
    "no-room": (
        _("there is no room left on the disk; the file stays as it was"),
        _("room for a new copy of the file beside the old one"),
        _("make room on the disk and run the command again"),
    ),
    "unusable": (_("the file cannot be used: {reason}"), _("a PO file"), _("look at the file’s place and permissions")),
    "empty": (
        _("the file is empty"),
        _("a header and messages"),
        _("bring an earlier version of the file back, or delete it and run “fathom locale update”"),
    ),
    "byte-order-mark": (
        _("the file starts with a byte order mark, which nobody sees"),
        _("UTF-8 without byte order mark"),
        _("save the file as “UTF-8 without BOM”"),
    ),
    "charset": (
        _("the header names another encoding than UTF-8"),
        "charset=UTF-8",
        _("write charset=UTF-8 in the Content-Type of the header"),
    ),
    "no-english": (
        _("a message has no English text"),
        _("one header, at the top of the file"),
        _("put its msgid back, or delete the message whole"),
    ),
    "line-twice": (
        _("the line stands twice in its message, or the msgid before it is missing"),
        _("each msgstr or msgstr[n] once, after its msgid"),
        _("keep the better translation and delete the other line, or put the missing msgid back"),
    ),
    "last-comment": (
        _("a comment at the end of the file belongs to no message"),
        _("comments before the message that they are about"),
        _("put the comment before its message, or delete it"),
    ),
    "no-msgstr": (
        _("the message has no msgstr"),
        _("msgid, and after it msgstr"),
        _("put the line back as the template has it"),
    ),
    "nul": (
        _("a NUL character stands here: the file was damaged when it was saved or copied"),
        _("text"),
        _("bring an earlier version of the line back, or delete the character"),
    ),
    "conflict": (
        _("a conflict marker was left in the file"),
        _("one version of the message"),
        _("keep one of the two versions and delete the lines <<<<<<<, ======= and >>>>>>>"),
    ),
    "quotation-mark": (
        _("a quotation mark is missing or stands alone"),
        _('text between two "'),
        _('close the text with ", and write \\" for a quotation mark inside it'),
    ),
    "no-line": (
        _("this is no line of a PO file"),
        _(
            'msgctxt, msgid, msgid_plural, msgstr or msgstr[n] followed by "text", or "text" alone, or a comment '
            "with # and a space"
        ),
        _('correct the line; write \\" for a quotation mark inside a text'),
    ),
    "order": (
        _("the lines of this message are not in a PO file’s order"),
        _("comments, msgctxt, msgid, msgid_plural, msgstr, in this order"),
        _("compare with the message above it and put the missing line in"),
    ),
    "no-field": (
        _("the message has no {field}, but its other lines ask for it"),
        _("msgid with msgstr; or msgid and msgid_plural with msgstr[0], msgstr[1] …"),
        _("put the line back as the template has it"),
    ),
    "message-twice": (
        _("the message stands twice, first at line {line}"),
        _("each msgid once (or with different msgctxt)"),
        _("keep the better translation and delete the other message whole"),
    ),
    "utf-16": (_("the file is not UTF-8 but UTF-16"), *_AS_UTF8),
    "encoding": (_("the file is not UTF-8: here stands the byte {byte}"), *_AS_UTF8),
}
"""What can be wrong with a file, by name: the message, what is expected and how to fix it."""


def finding(
    path: Path, line: int, fault: str, text: str = "", spot: tuple[int, int] | None = None, /, **values: object
) -> PoFinding:
    """A fault of the file at ``path``, whose language and domain its place tells."""
    in_place = path.parent.name == _FOLDED
    message, expected, hint = (lazy(part, **values) for part in _FAULTS[fault])
    return PoFinding(
        shown_path(path),
        line,
        UNREADABLE,
        message,
        expected,
        hint,
        text,
        spot,
        lang=path.parent.parent.name if in_place else "",
        domain=path.stem if in_place else "",
    )


def changed_meanwhile(path: Path) -> PoFinding:
    """A file that somebody saved while a command was at work on it."""
    return finding(path, 1, "saved-meanwhile")


def oversized(path: Path, line: int) -> PoFinding:
    """A message so large that reading it would take all memory."""
    message = lazy(_FAULTS["oversized"][0], count=MAX_BYTES)
    return replace(finding(path, line, "oversized", count=50_000), check="po-size", message=message)


def refused(path: Path, error: OSError) -> PoFinding:
    """A file that the system does not let us read or write."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return finding(path, 1, "no-room")
    reasons = {
        IsADirectoryError: lazy(_("it is a folder")),
        PermissionError: lazy(_("you may not do that")),
        FileNotFoundError: lazy(_("there is no such file")),
    }
    reason: LazyMessage | str = reasons.get(type(error)) or str(error.strerror or error)
    return finding(path, 1, "unusable", reason=reason)


def faults_of(path: Path, raw: bytes) -> Iterator[PoFinding]:
    """Everything that makes the content ``raw`` of a file unreadable."""
    if not raw.strip():
        yield finding(path, 1, "empty")
        return
    if raw.startswith(b"\xef\xbb\xbf"):
        yield finding(path, 1, "byte-order-mark")
        return
    if _is_utf16(raw):
        yield _other_encoding(path, raw, 0)
        return
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        yield _other_encoding(path, raw, error.start)
        return
    charset = _CHARSET.search(text[:4000])
    if charset and charset[1].lower() not in ("utf-8", "utf8"):
        yield finding(
            path, len(_LINE_END.findall(text, 0, charset.start())) + 1, "charset", charset[0], charset.span(1)
        )
    lines = _LINE_END.split(text)
    faults: list[PoFinding] = []
    sound = _SOUND.match(text)
    if sound is None or sound.end() < len(text) or "\0" in text:
        every = (fault for number, line in enumerate(lines, 1) for fault in _line_faults(path, number, line))
        faults = list(islice(every, MAX_FAULTS))
    yield from faults or _order_faults(path, lines)


def _order_faults(path: Path, lines: list[str]) -> Iterator[PoFinding]:
    """What a parser would lose without a word: texts without translation lines, forms and headers that come twice."""
    opened, forms, headers = 0, set[str](), 0
    for number, line in enumerate(lines, 1):
        # A plain comparison first: most lines are comments, and there are very many.
        match = _KEYWORD.match(line) if not line.startswith(_NEVER) else None
        if match is None:
            continue
        keyword = match[1]
        if keyword == "msgid":
            if opened:
                yield finding(path, opened, "no-msgstr", lines[opened - 1])
            opened, forms = number, set()
            if match[2] and line.rstrip().endswith('""') and _next(lines, number).startswith("msgstr"):
                headers += 1
                if headers > 1:
                    yield finding(path, number, "no-english", _next(lines, number))
        elif keyword in forms:
            yield finding(path, number, "line-twice", line)
        elif keyword.startswith("msgstr"):
            opened = 0
            forms.add(keyword)
    if opened:
        yield finding(path, opened, "no-msgstr", lines[opened - 1])
    number = max(number for number, line in enumerate(lines, 1) if line.strip())
    if _COMMENT.match(lines[number - 1]):
        yield finding(path, number, "last-comment", lines[number - 1])


def _next(lines: list[str], number: int) -> str:
    return lines[number].strip() if number < len(lines) else ""


def _is_utf16(raw: bytes) -> bool:
    """True for UTF-16, which has a mark at its start, or a zero in every other byte of plain letters."""
    start = raw[:200]
    return raw.startswith((b"\xff\xfe", b"\xfe\xff")) or start.count(b"\0") > len(start) // 3


def _other_encoding(path: Path, raw: bytes, place: int) -> PoFinding:
    before = raw[raw.rfind(b"\n", 0, place) + 1 : place].decode("utf-8")
    after = raw[place : place + 60].split(b"\n")[0].decode("utf-8", errors="replace")
    fault = "utf-16" if _is_utf16(raw) else "encoding"
    line, spot = len(_LINE_END.findall(raw[:place].decode("utf-8"))) + 1, (len(before), len(before) + 1)
    return finding(path, line, fault, before + after, spot, byte=f"0x{raw[place]:02x}")


def _line_faults(path: Path, number: int, line: str) -> Iterator[PoFinding]:
    if _STATEMENT.match(line) and "\0" not in line:
        return
    if "\0" in line:
        place = line.index("\0")
        yield finding(path, number, "nul", line, (place, place + 1))
        return
    if match := _CONFLICT.match(line):
        yield finding(path, number, "conflict", line, match.span(1))
        return
    if _COMMENT.match(line) or _PREVIOUS.match(line) or _OBSOLETE.match(line):
        return
    # An odd number of unescaped quotes is the commonest slip, and deserves its own advice.
    quotes = [match.start(1) for match in _QUOTE.finditer(line)]
    if len(quotes) % 2:
        yield finding(path, number, "quotation-mark", line, (quotes[-1], quotes[-1] + 1))
        return
    yield finding(path, number, "no-line", line)


def order_fault(path: Path, error: str) -> PoFinding:
    """What polib complained of: lines that are right, each for itself, but not in this order."""
    match = _POLIB_LINE.search(error)
    line = int(match[1]) if match else 1
    try:
        text = _LINE_END.split(path.read_text(encoding="utf-8"))[line - 1]
    except (OSError, IndexError):
        text = ""
    return finding(path, line, "order", text)


def message_faults(path: Path, parsed: polib.POFile) -> Iterator[PoFinding]:
    """Messages that occur twice, or whose forms do not fit the English."""
    first: dict[tuple[str | None, str], polib.POEntry] = {}
    for entry in parsed:
        if bool(entry.msgid_plural) != bool(entry.msgstr_plural):
            lacking = "msgstr[0]" if entry.msgid_plural else "msgid_plural"
            yield finding(path, _line(path, entry), "no-field", entry.msgid, field=lacking)
        if entry.obsolete:
            continue
        earlier = first.setdefault((entry.msgctxt, entry.msgid), entry)
        if earlier is not entry:
            yield finding(path, _line(path, entry), "message-twice", entry.msgid, line=_line(path, earlier))


def _line(path: Path, entry: polib.POEntry) -> int:
    """The line of the message's msgid; polib knows that of its first comment."""
    start = entry.linenum or 1
    lines = _LINE_END.split(path.read_text(encoding="utf-8"))
    return next((n for n in range(start, len(lines) + 1) if _MSGID.match(lines[n - 1])), start)
