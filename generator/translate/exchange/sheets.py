"""Translations as CSV, for Excel, LibreOffice and other spreadsheets.

Not by translate-toolkit: it guesses at encodings (Polish of an old code page becomes Chinese), takes broken rows for
sound ones, writes cells that are formulas, and has no column for the version that guards what others wrote meanwhile.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from babel import Locale
from babel.numbers import get_decimal_symbol

from generator.text.lazy_text import Translate, _, lazy
from generator.text.po_finding import PoFinding
from generator.translate.exchange.errors import ROW, Reading, refuse
from generator.translate.exchange.exchange_rows import ImportedRow, Row, State, same_ends

BYTE_ORDER_MARK = "\ufeff"
"""Without it Excel takes UTF-8 for the system's old code page."""

COLUMNS: dict[str, str] = {
    "id": _("leave as it is"),
    "english": _("leave as it is; what stands in braces goes into the translation unchanged, but for what follows |"),
    "translation": _("write here"),
    "state": _("missing, fuzzy or done; write done when a fuzzy translation is right"),
    "about": _("what the text is and where it shows"),
    "remarks": _("remarks of translators; not read back"),
    "earlier": _("the English that a fuzzy translation was made for"),
    "context": _("tells apart what is the same in English"),
    "version": _("leave as it is"),
}
"""The columns and what their headings say after the name."""

_NEEDED = ("id", "english", "translation")
_STATES: dict[str, State] = {"missing": "missing", "fuzzy": "fuzzy", "done": "done"}
_SEPARATORS = (",", ";", "\t", "|")
_LONGEST_CELL = 20_000_000

# A spreadsheet takes what starts like this for a formula; in East Asian settings the wide signs too.
_FORMULA = re.compile(r"'*\s*[=+\-@＝＋－＠\t\r\n]")
_GUARDED = re.compile(r"'+\s*[=+\-@＝＋－＠\t\r\n]")


def guard(text: str) -> str:
    """``text`` so that no spreadsheet takes it for a formula."""
    return f"'{text}" if _FORMULA.match(text) else text


def unguard(cell: str) -> str:
    """What ``guard`` made a cell of."""
    return cell[1:] if _GUARDED.match(cell) else cell


def separator(lang: str) -> str:
    """What Excel expects between cells where ``lang`` is spoken: a semicolon where the comma is the decimal sign."""
    return ";" if get_decimal_symbol(Locale.parse(lang)) == "," else ","


def write(rows: Iterable[Row], lang: str, translate: Translate = str) -> bytes:
    """The rows as a CSV file; the headings are explained with ``translate``."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=separator(lang), quoting=csv.QUOTE_MINIMAL, lineterminator="\r\n")
    writer.writerow([f"{name}: {translate(explained)}" for name, explained in COLUMNS.items()])
    for row in rows:
        about = "\n".join([*row.notes, row.ref]) if row.ref else "\n".join(row.notes)
        cells = (row.id, row.english, row.text, row.state, about, row.remarks, row.earlier, row.context, row.version)
        writer.writerow([guard(cell) for cell in cells])
    return (BYTE_ORDER_MARK + out.getvalue()).encode("utf-8", "surrogatepass")


def read(content: bytes, file: str) -> Reading:
    """The rows of a CSV file, whatever spreadsheet saved it, and what is wrong with single ones.

    Raises ExchangeError for a file of which nothing can be used.

    The ``line`` of a row is its number in the spreadsheet, where a cell of several lines is still one row.
    """
    text = _decode(content, file)
    delimiter, text = _declared(text)
    with _long_cells():
        delimiter = delimiter or _delimiter(text)
        records = _records(text, delimiter, file)
    place = _places(records[0] if records else [])
    absent = [name for name in _NEEDED if name not in place]
    if absent:
        raise refuse(
            file,
            1,
            lazy(_("these columns are missing: {columns}"), columns=", ".join(absent)),
            lazy(_("the headings that “fathom locale export” wrote")),
            lazy(_("put the row with the headings back; each begins with its English name and a colon")),
            text=" | ".join(records[0])[:200] if records else "",
        )
    return _rows_of(records, place, file)


def _rows_of(records: Sequence[Sequence[str]], place: dict[str, int], file: str) -> Reading:
    reading = Reading()
    for number, record in enumerate(records[1:], 2):
        cells = {name: unguard(record[index]) if index < len(record) else "" for name, index in place.items()}
        if not any(cell.strip() for cell in cells.values()):
            continue
        word = cells.get("state", "").strip().lower()
        if word and word not in _STATES:
            reading.findings.append(
                PoFinding(
                    file,
                    number,
                    ROW,
                    lazy(_("“{word}” is no state"), word=word[:80]),
                    lazy(_("missing, fuzzy, done or an empty cell")),
                    lazy(_("write one of these words in the column “state”")),
                    ref=cells["id"].strip(),
                )
            )
            continue
        reading.rows.append(
            ImportedRow(
                number,
                cells["id"].strip(),
                same_ends(cells["english"]),
                same_ends(cells["translation"]),
                _STATES.get(word),
                cells.get("version", "").strip(),
            )
        )
    return reading


def _decode(content: bytes, file: str) -> str:
    """The text of a file in UTF-8 or in the UTF-16 that Excel calls Unicode text."""
    encoding = "utf-16" if content.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig"
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise refuse(
            file,
            line,
            lazy(_("the file is neither UTF-8 nor UTF-16")),
            "UTF-8",
            lazy(_("save it as “CSV UTF-8”; in LibreOffice choose the character set Unicode (UTF-8)")),
            text=f"0x{content[error.start]:02x}" if error.start < len(content) else "",
        ) from None
    if "\0" in text:
        raise refuse(
            file,
            text.count("\n", 0, text.index("\0")) + 1,
            lazy(_("the file holds a NUL character")),
            lazy(_("plain text")),
            lazy(_("save it as “CSV UTF-8”; if it is another kind of file, take the right one")),
        )
    return text


def _declared(text: str) -> tuple[str, str]:
    """The separator that a first line ``sep=;`` declares, as Excel reads it, and the text without that line."""
    match = re.match(r"sep=(.)\r?\n", text, re.IGNORECASE)
    return (match[1], text[match.end() :]) if match else ("", text)


def _delimiter(text: str) -> str:
    """The separator with which the first row has most of our columns."""
    best = _SEPARATORS[0]
    most = 0
    for candidate in _SEPARATORS:
        try:
            first = next(csv.reader(io.StringIO(text, newline=""), delimiter=candidate), [])
        except csv.Error:
            continue
        if len(_places(first)) > most:
            best, most = candidate, len(_places(first))
    return best


def _places(headings: Sequence[str]) -> dict[str, int]:
    """In which column stands what: a heading is a name, a colon and an explanation."""
    names = [heading.partition(":")[0].strip().lower() for heading in headings]
    return {name: names.index(name) for name in COLUMNS if name in names}


def _records(text: str, delimiter: str, file: str) -> list[list[str]]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    records: list[list[str]] = []
    try:
        for record in reader:
            records.append(record)
    except csv.Error:
        raise refuse(
            file,
            len(records) + 1,
            lazy(_("this row cannot be read: a quotation mark is missing or is too many")),
            lazy(_("cells with quotation marks stand between quotation marks, and those inside are doubled")),
            lazy(_("open the file in a spreadsheet and save it again, or take a whole copy of the file")),
            text=text.splitlines()[min(reader.line_num, text.count("\n")) - 1][:200] if reader.line_num else "",
        ) from None
    return records


@contextmanager
def _long_cells() -> Iterator[None]:
    before = csv.field_size_limit(_LONGEST_CELL)
    try:
        yield
    finally:
        csv.field_size_limit(before)
