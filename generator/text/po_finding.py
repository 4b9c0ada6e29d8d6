"""One fault of one place in a PO file, translated when it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.text.lazy_text import LazyMessage

Level = Literal["error", "warning", "question"]

LEVELS: tuple[Level, ...] = ("error", "warning", "question")
"""The gravest first. A question is asked of a text that may be right as it is, and fails nothing."""


@dataclass(frozen=True)
class PoFinding:
    """One fault: where it is, what is wrong, what was expected and how to fix it.

    ``ref`` is the stable id of the text (``lord:commander/effect``, or file and line of a text that has none), ``page``
    the URL path of the page that shows it; ``check`` the name that waivers use. ``spot`` is the part of ``text`` that
    is at fault; None if all of it is. ``waivable`` says whether a comment in the message may allow the fault, and
    ``words`` which words it has to name. ``english`` is what the text translates; empty where no text is at fault.
    """

    file: str
    line: int
    check: str
    message: LazyMessage
    expected: LazyMessage | str
    hint: LazyMessage
    text: str = ""
    spot: tuple[int, int] | None = None
    level: Level = "error"
    lang: str = ""
    domain: str = ""
    ref: str = ""
    page: str = ""
    waivable: bool = False
    english: str = ""
    words: str = ""

    def __str__(self) -> str:
        """The finding in English, for tests and logs."""
        place = f"{self.file}:{self.line}"
        head = ": ".join(part for part in (place, self.ref, str(self.message)) if part)
        details = (("text", self.text), ("expected", str(self.expected)), ("hint", str(self.hint)))
        return "\n".join([head, *(f"    {label}: {text}" for label, text in details if text)])

    def place(self) -> tuple[str, int, str, str]:
        """What findings are put in order by: file, line, check, message."""
        return (self.file, self.line, self.check, str(self.message))
