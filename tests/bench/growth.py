"""What a game with ever more made-up cards costs: time and memory of the commands, and what readers download.

``make bench`` measures few cards in a short time; ``make growth`` up to 5,000, keeps the figures in ``growth.json``,
and draws them for CONTRIBUTING.
"""

from __future__ import annotations

import gzip
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.bench.commands import FATHOM
from tests.bench.many_cards import GAME, translate, written
from tests.bench.report import Row

Size = int
Figures = dict[str, dict[Size, float]]
"""What was measured, by its name, at each number of cards."""

FEW = (100, 200, 400)
MANY = (625, 1250, 2500, 5000)
LIMIT = 1.25
"""How much more the last cards may cost each than the first ones."""

_KIB = 1024 if sys.platform != "darwin" else 1
_COMMANDS = {
    "validate": ["validate"],
    "locale update": ["locale", "update"],
    "locale check": ["locale", "check"],
    "build": ["build"],
}


@dataclass(frozen=True)
class Cost:
    """What a command took: seconds of the processor, and the memory of its largest process in MB."""

    seconds: float
    megabytes: float
    elapsed: float


def cost(arguments: Sequence[str], folder: Path) -> Cost:
    """Run ``fathom`` in a folder; all processes that it starts are counted. Ends the program if it fails."""
    started = time.perf_counter()
    with tempfile.TemporaryFile() as told:
        process = subprocess.Popen([*FATHOM, *arguments], cwd=folder, stdout=told, stderr=subprocess.STDOUT)
        _pid, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            told.seek(0)
            raise SystemExit(f"fathom {' '.join(arguments)} failed:\n{told.read().decode()[-4000:]}")
    elapsed = time.perf_counter() - started
    return Cost(used.ru_utime + used.ru_stime, used.ru_maxrss * _KIB / 1e6, elapsed)


def measure(size: Size, figures: Figures) -> None:
    """Make a game of that size, and add what it costs."""
    with tempfile.TemporaryDirectory() as name:
        folder = written(size, Path(name))
        cost(["locale", "extract"], folder)
        cost(["locale", "update"], folder)
        translate(size, folder)
        cost(["locale", "update"], folder)
        for command, arguments in _COMMANDS.items():
            found = cost(arguments, folder)
            print(f"  {size} cards, {command}: {found}", file=sys.stderr, flush=True)
            figures.setdefault(f"{command}, seconds", {})[size] = found.seconds
            figures.setdefault(f"{command}, MB", {})[size] = found.megabytes
        for what, value in _downloads(folder / "site").items():
            figures.setdefault(what, {})[size] = value


def _downloads(site: Path) -> dict[str, float]:
    """What readers fetch, in KB as servers send it; and how many pages there are."""
    sent = {
        "list of cards, KB": f"en/{GAME}/creatures/index.html",
        "rows of the search, KB": "en/search/rows.json",
        "engine of a checker, KB": f"engine/{GAME}/play.json",
        "page of a checker, KB": f"en/{GAME}/check/play/index.html",
        "list for offline use, KB": "en/offline.json",
    }
    found = {what: len(gzip.compress((site / name).read_bytes(), mtime=0)) / 1000 for what, name in sent.items()}
    kept = json.loads((site / "en" / "offline.json").read_text(encoding="utf-8"))
    return {
        **found,
        "kept at a first visit, MB": kept["firstBytes"] / 1e6,
        "pages": float(sum(1 for _ in site.rglob("index.html"))),
        "whole site, MB": sum(file.stat().st_size for file in site.rglob("*") if file.is_file()) / 1e6,
        "memory of builds, MB": (site / ".fathom.json").stat().st_size / 1e6,
    }


def ratio(values: dict[Size, float]) -> float:
    """What each of the last cards costs, against each of the first: 1 if the cost grows in a straight line."""
    (first, one), (second, two), *_ = sorted(values.items())
    (before, three), (last, four) = sorted(values.items())[-2:]
    return ((four - three) / (last - before)) / ((two - one) / (second - first))


def growth(sizes: Sequence[Size] = FEW) -> list[Row]:
    """The rows of the benchmark."""
    figures: Figures = {}
    for size in sizes:
        measure(size, figures)
    rows = []
    for command in _COMMANDS:
        for what, unit in (("seconds", "s"), ("MB", "MB")):
            values = figures[f"{command}, {what}"]
            note = f"{sizes[-1]:,} made-up cards in all languages"
            rows.append(Row(f"{command} of {sizes[-1]:,} cards", values[sizes[-1]], unit, note=note))
            rows.append(Row(f"  growth per card, {what}", ratio(values), "×", LIMIT if unit == "s" else None))
    return rows


def main(arguments: Sequence[str]) -> int:
    figures: Figures = {}
    for size in [int(one) for one in arguments] or MANY:
        measure(size, figures)
    for what, values in figures.items():
        print(
            f"{what:32}",
            *(f"{value:10.1f}" for value in values.values()),
            f"{ratio(values):8.2f}" if len(values) > 2 else "",
        )
    return 0


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sys.exit(main(sys.argv[1:]))
