"""What is wrong with a file of exchange or with one of its rows."""

from __future__ import annotations

from dataclasses import dataclass, field

from generator.text.lazy_text import LazyMessage
from generator.text.po_finding import PoFinding
from generator.translate.exchange.exchange_rows import ImportedRow

FILE = "exchange-file"
"""The findings that make a whole file useless."""

ROW = "exchange-row"
"""The findings that keep one row out."""


@dataclass
class Reading:
    """What a file of exchange holds: rows, and what is wrong with those that could not be read."""

    rows: list[ImportedRow] = field(default_factory=list)
    findings: list[PoFinding] = field(default_factory=list)


class ExchangeError(Exception):
    """A file of exchange of which nothing can be used; ``findings`` says why and how to fix it."""

    def __init__(self, findings: tuple[PoFinding, ...]) -> None:
        self.findings = findings
        super().__init__("\n".join(map(str, findings)))


def refuse(
    file: str, line: int, message: LazyMessage, expected: LazyMessage | str, hint: LazyMessage, text: str = ""
) -> ExchangeError:
    """The error for one fault that makes the whole file useless."""
    return ExchangeError((PoFinding(file, line, FILE, message, expected, hint, text=text),))
