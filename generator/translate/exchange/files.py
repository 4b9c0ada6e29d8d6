"""Files of exchange: written in one piece, and read by what is in them rather than by what they are called."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from generator.text.languages import shown_path
from generator.text.lazy_text import Translate, _, lazy
from generator.translate.exchange import sheets, xliff
from generator.translate.exchange.errors import Reading, refuse
from generator.translate.exchange.exchange_rows import Row

Format = Literal["xliff", "csv"]

ENDINGS: dict[str, Format] = {".xlf": "xliff", ".xliff": "xliff", ".csv": "csv"}
"""The format that the end of a file's name stands for."""

LARGEST = 20_000_000
"""How many bytes a file may have; all texts of a language are a tenth of that."""

_MARKUP = re.compile(rb"\s*<")
_MARKED_16 = ((codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))


def content_of(rows: Sequence[Row], lang: str, format_: Format, translate: Translate = str) -> bytes:
    """The file with ``rows``; headings and advice in it are told with ``translate``."""
    return xliff.write(rows, lang, translate) if format_ == "xliff" else sheets.write(rows, lang, translate)


def read(path: Path) -> Reading:
    """The rows of a file. Raises ExchangeError for one of which nothing can be used, OSError for one not readable."""
    shown = shown_path(path)
    if path.stat().st_size > LARGEST:
        raise refuse(
            shown,
            1,
            lazy(_("the file is too large: {size} MB"), size=path.stat().st_size // 1_000_000),
            lazy(_("at most {size} MB"), size=LARGEST // 1_000_000),
            lazy(_("take the file that “fathom locale export” wrote")),
        )
    content = path.read_bytes()
    if content.startswith(b"PK\x03\x04"):
        raise refuse(
            shown,
            1,
            lazy(_("the file is a workbook or another packed file")),
            lazy(_("XLIFF or CSV")),
            lazy(_("save the sheet as “CSV UTF-8”")),
        )
    if re.search(rb'^msgid\s+"', content, re.MULTILINE):
        raise refuse(
            shown,
            1,
            lazy(_("the file is a PO file")),
            lazy(_("XLIFF or CSV")),
            lazy(_("put it in its place below locales/; PO files need no import")),
        )
    return xliff.read(content, shown) if _is_markup(content) else sheets.read(content, shown)


def _is_markup(content: bytes) -> bool:
    start = content[:200].removeprefix(codecs.BOM_UTF8)
    for mark, encoding in _MARKED_16:
        if start.startswith(mark):
            start = start.removeprefix(mark).decode(encoding, "ignore").encode()
    return _MARKUP.match(start) is not None
