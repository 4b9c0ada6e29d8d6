"""The files that suggestions of readers come in: data from strangers, of which nothing is more than text.

A spreadsheet as ``fathom locale import`` takes it, a PO fragment as the site's pages write it, or what somebody wrote
into an issue, in which the spreadsheet stands between fences.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import polib

from generator.text.languages import shown_path
from generator.text.lazy_text import LazyMessage, _, lazy
from generator.text.po_files import WordsError
from generator.text.po_finding import PoFinding
from generator.translate.exchange import sheets
from generator.translate.exchange.rows import Row, same_ends

LARGEST = 200_000
"""How many bytes a file of suggestions may have: some hundred texts."""

FENCED = "csv fathom"
"""What stands behind the fence above the spreadsheet in an issue."""

_FENCE = re.compile(r"(`{3,})csv fathom[ \t]*")
_NOTE = re.compile(r"(id|version): (\S+)")


@dataclass(frozen=True)
class Suggested:
    """A row, and the file that it came in; the same text may have come in several."""

    file: str
    row: Row


def read(folders: Iterable[Path]) -> tuple[list[Suggested], list[PoFinding]]:
    """All rows of the files in folders, in the order of their names, and why there are none of some files."""
    suggested: list[Suggested] = []
    findings: list[PoFinding] = []
    for path in (path for folder in folders for path in sorted(folder.iterdir(), key=_in_order)):
        file = f"{shown_path(path.parent)}/{path.name}"
        try:
            suggested += (Suggested(file, row) for row in _rows(path, file))
        except WordsError as error:
            findings += error.findings
        except OSError as error:
            findings.append(_refusal(file, lazy(_("the file cannot be read: {reason}"), reason=error.strerror or "")))
    return suggested, findings


def _in_order(path: Path) -> list[tuple[int, str]]:
    """What files are put in order by, so that issue 9 comes before issue 10."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"([0-9]{1,9})", path.name)]


def _rows(path: Path, file: str) -> list[Row]:
    """Raises WordsError for a file of which nothing can be used."""
    if path.is_symlink() or not path.is_file():
        raise _refused(file, lazy(_("this is no file, but a folder or a link")))
    if path.stat().st_size > LARGEST:
        raise _refused(
            file, lazy(_("the file is too large for suggestions: {size} KB"), size=path.stat().st_size // 1000)
        )
    if path.suffix == ".csv":
        return sheets.read(path)
    if path.suffix == ".po":
        return list(_of_fragment(path, file))
    if path.suffix == ".md":
        text = path.read_bytes().decode("utf-8", "replace")
        return [row for block in _blocks(text, file) for row in sheets.rows_in(block, file)]
    raise _refused(file, lazy(_("the name of the file does not end in .csv or .po")))


def _of_fragment(path: Path, file: str) -> Iterator[Row]:
    """The rows of a PO fragment, whose comments say the id of each text and the version that it was written over."""
    try:
        entries = polib.pofile(str(path), encoding="utf-8", wrapwidth=0)
    except (OSError, ValueError, IndexError):
        raise _refused(file, lazy(_("the file is no PO file"))) from None
    for entry in entries:
        found = filter(None, map(_NOTE.fullmatch, entry.tcomment.splitlines()))
        notes = {match[1]: match[2] for match in found}
        texts = (same_ends(entry.msgid), same_ends(entry.msgstr))
        yield Row(notes.get("id", ""), *texts, "done", version=notes.get("version", ""), line=entry.linenum or 1)


def _blocks(text: str, file: str) -> list[str]:
    """What stands between the fences for spreadsheets; one that is not closed goes to the end, as hosts show it."""
    blocks: list[list[str]] = []
    fence = ""
    for line in same_ends(text).split("\n"):
        if not fence:
            opening = _FENCE.fullmatch(line)
            if opening:
                fence = opening[1]
                blocks.append([])
        elif len(closing := line.strip()) >= len(fence) and not closing.strip("`"):
            fence = ""
        else:
            blocks[-1].append(line)
    if not blocks:
        raise _refused(file, lazy(_("there is no spreadsheet in it, between fences called “{name}”"), name=FENCED))
    return ["\n".join(block) for block in blocks]


def _refused(file: str, message: LazyMessage) -> WordsError:
    return WordsError((_refusal(file, message),))


def _refusal(file: str, message: LazyMessage) -> PoFinding:
    wanted = lazy(_("a spreadsheet of at most {size} KB, or what a page of the site wrote"), size=LARGEST // 1000)
    return PoFinding(
        file, 1, sheets.FILE, message, wanted, lazy(_("send it again from the page that it was written on"))
    )
