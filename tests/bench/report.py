"""The table that a benchmark prints."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Row:
    """One figure: what was measured, its value, the limit that it should keep to, and how it was come by."""

    what: str
    value: float
    unit: str
    limit: float | None = None
    at_least: bool = False
    note: str = ""

    @property
    def holds(self) -> bool:
        """Whether the figure keeps to its limit; one without a limit always does."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def cells(self) -> tuple[str, str, str, str, str]:
        """The row as the texts of the table."""
        limit = "" if self.limit is None else f"{'≥' if self.at_least else '≤'} {_number(self.limit)}"
        verdict = "" if self.limit is None else "ok" if self.holds else "MISSED"
        return self.what, f"{_number(self.value)} {self.unit}", limit, verdict, self.note


def _number(value: float) -> str:
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def table(rows: Sequence[Row]) -> str:
    """Give the rows as a table of aligned columns."""
    lines = [("figure", "measured", "limit", "", "how"), *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(4)]
    return "\n".join(
        "  ".join([*(cell.ljust(width) for cell, width in zip(line[:4], widths, strict=True)), line[4]]).rstrip()
        for line in lines
    )


def median(values: Sequence[float]) -> float:
    """The median."""
    return statistics.median(values)


def machine() -> str:
    """Say in a line what this was measured on."""
    model = ""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        model = platform.processor()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    python = platform.python_version()
    return f"{os.cpu_count()} × {model or platform.machine()}, {platform.system()}, Python {python}{load}"
