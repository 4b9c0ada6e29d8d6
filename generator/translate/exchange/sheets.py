"""Translations as CSV, for Excel, LibreOffice and other spreadsheets.

Not by translate-toolkit: it guesses at encodings (Polish of an old code page becomes Chinese), takes broken rows for
sound ones, writes cells that are formulas, and loses contexts, and with them the texts that those tell apart.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from babel import Locale
from babel.numbers import get_decimal_symbol

from generator.text.languages import shown_path
from generator.text.lazy_text import LazyMessage, Translate, _, lazy
from generator.text.po_files import WordsError
from generator.text.po_finding import PoFinding
from generator.translate.exchange.rows import Row, same_ends

FILE = "exchange-file"
"""The findings that make a whole file useless."""

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
"""The columns, called as the parts of a row, and what their headings say after the name."""

LARGEST = 20_000_000
"""How many bytes a file may have; all texts of a language are a tenth of that."""
csv.field_size_limit(LARGEST)  # else a long cell would be told to want a quotation mark

_NEEDED = ("id", "english", "translation")
_SEPARATORS = (",", ";", "\t", "|")

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
    writer = csv.writer(out, delimiter=separator(lang), lineterminator="\r\n")
    writer.writerow([f"{name}: {translate(explained)}" for name, explained in COLUMNS.items()])
    writer.writerows([guard(getattr(row, name)) for name in COLUMNS] for row in rows)
    return (BYTE_ORDER_MARK + out.getvalue()).encode("utf-8", "surrogatepass")


def read(path: Path) -> list[Row]:
    """The rows of a CSV file, whatever spreadsheet saved it.

    Raises WordsError for a file of which nothing can be used, OSError for one that cannot be read.

    The ``line`` of a row is its number in the spreadsheet, where a cell of several lines is still one row.
    """
    file = shown_path(path)
    return rows_in(_decode(path, file), file)


def rows_in(text: str, file: str) -> list[Row]:
    """The rows of a table that is read already; ``file`` is what findings call it. Raises WordsError, as ``read``."""
    records = _records(text, file)
    place = _places(records[0] if records else [])
    absent = [name for name in _NEEDED if name not in place]
    if absent:
        raise _refusal(
            file,
            1,
            lazy(_("these columns are missing: {columns}"), columns=", ".join(absent)),
            lazy(_("the headings that “fathom locale export” wrote")),
            lazy(_("put the row with the headings back; each begins with its English name and a colon")),
            text=" | ".join(records[0])[:200] if records else "",
        )
    rows = []
    for number, record in enumerate(records[1:], 2):
        cells = {name: unguard(record[index]) if index < len(record) else "" for name, index in place.items()}
        if any(cell.strip() for cell in cells.values()):
            texts = {name: same_ends(cells[name]) for name in ("english", "translation")}
            others = {name: cell.strip() for name, cell in cells.items() if name not in texts}
            rows.append(Row(**texts, **others, line=number))
    return rows


def _decode(path: Path, file: str) -> str:
    """The text of a file in UTF-8 or in the UTF-16 that Excel calls Unicode text."""
    if path.stat().st_size > LARGEST:
        raise _refusal(
            file,
            1,
            lazy(_("the file is too large: {size} MB"), size=path.stat().st_size // 1_000_000),
            lazy(_("at most {size} MB"), size=LARGEST // 1_000_000),
            lazy(_("take the file that “fathom locale export” wrote")),
        )
    content = path.read_bytes()
    if content.startswith(b"PK\x03\x04"):
        message = lazy(_("the file is a workbook or another packed file"))
        raise _refusal(file, 1, message, "CSV", lazy(_("save the sheet as “CSV UTF-8”")))
    try:
        return content.decode("utf-16" if content.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise _refusal(
            file,
            content.count(b"\n", 0, error.start) + 1,
            lazy(_("the file is neither UTF-8 nor UTF-16")),
            "UTF-8",
            lazy(_("save it as “CSV UTF-8”; in LibreOffice choose the character set Unicode (UTF-8)")),
            text=f"0x{content[error.start]:02x}" if error.start < len(content) else "",
        ) from None


def _records(text: str, file: str) -> list[list[str]]:
    """The table, cut up by the separator with which the first row has most of our columns."""
    first = text.partition("\n")[0]
    counts = {one: len(_places(_cells(first, one))) for one in _SEPARATORS}
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(counts, key=counts.__getitem__), strict=True)
    records: list[list[str]] = []
    try:
        for record in reader:
            records.append(record)
    except csv.Error:
        raise _refusal(
            file,
            len(records) + 1,
            lazy(_("this row cannot be read: a quotation mark is missing or is too many")),
            lazy(_("cells with quotation marks stand between quotation marks, and those inside are doubled")),
            lazy(_("open the file in a spreadsheet and save it again, or take a whole copy of the file")),
            text=text.splitlines()[min(reader.line_num, text.count("\n")) - 1][:200] if reader.line_num else "",
        ) from None
    return records


def _cells(line: str, separator: str) -> list[str]:
    """The cells of a line, none where it cannot be cut up so."""
    try:
        return next(csv.reader([line], delimiter=separator), [])
    except csv.Error:
        return []


def _places(headings: Sequence[str]) -> dict[str, int]:
    """In which column stands what: a heading is a name, a colon and an explanation."""
    names = [heading.partition(":")[0].strip().lower() for heading in headings]
    return {name: names.index(name) for name in COLUMNS if name in names}


def _refusal(
    file: str, line: int, message: LazyMessage, expected: LazyMessage | str, hint: LazyMessage, text: str = ""
) -> WordsError:
    return WordsError((PoFinding(file, line, FILE, message, expected, hint, text=text),))
