"""How fast the command line answers and builds. Builds run in a copy, so that nobody's files are touched."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from generator.text.languages import LANGUAGES
from generator.text.po_files import read_po
from tests.bench.measured import Measured, measured
from tests.bench.report import Row, median
from tests.locales.po_samples import write_po

ROOT = Path(__file__).parents[2]
_COPIED = ("catalog", "engine", "generator", "docs", "locales")
FATHOM = [sys.executable, "-c", "import sys; from generator.cli import main; sys.exit(main())"]
"""How to run the command line of the folder that is worked in, be it a copy."""


def timed(arguments: list[str], folder: Path, stdin: Path | None = None) -> tuple[float, str]:
    """How long ``fathom`` with ``arguments`` takes in ``folder``, and what it prints."""
    with stdin.open("rb") if stdin else open("/dev/null", "rb") as given:
        start = time.perf_counter()
        done = subprocess.run([*FATHOM, *arguments], cwd=folder, stdin=given, capture_output=True, check=False)
        elapsed = time.perf_counter() - start
    if done.returncode not in (0, 1):
        raise SystemExit(f"fathom {' '.join(arguments)} failed:\n{done.stderr.decode()}")
    return elapsed, done.stdout.decode()


def copied(folder: Path) -> Path:
    """A copy of all that a build needs, so that nobody's files are touched."""
    for name in _COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", folder)
    return folder


def lines_per_second(game: Measured, count: int = 30_000, repeats: int = 3) -> list[Row]:
    """``fathom check --jsonl`` from a file to a pipe, the start of Python included."""
    with tempfile.TemporaryDirectory() as folder:
        questions = Path(folder) / "questions.jsonl"
        questions.write_text("".join(json.dumps(request) + "\n" for request in game.requests(count)), "utf-8")
        rates = []
        for _ in range(repeats):
            elapsed, answers = timed(["check", game.checker, "-", "--jsonl"], ROOT, questions)
            lines = answers.count("\n")
            if lines != count:
                raise SystemExit(f"fathom check --jsonl gave {lines} lines for {count} questions")
            rates.append(count / elapsed)
    return [
        Row(
            f"fathom check {game.checker} --jsonl",
            median(rates),
            "requests/s",
            5000,
            True,
            f"{count} requests, start included",
        )
    ]


def builds(repeats: int = 3) -> list[Row]:
    """The build of all languages from nothing, and again after one changed message."""
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder))
        whole: list[float] = []
        again: list[float] = []
        rule: list[float] = []
        for number in range(repeats):
            shutil.rmtree(copy / "site", ignore_errors=True)
            whole.append(timed(["build"], copy)[0])
            for place, times in ((measured()[0].entries, again), ("/rules/", rule)):
                _change_a_message(copy, place, number)
                times.append(timed(["build"], copy)[0])
    return [
        Row(f"build of {len(LANGUAGES)} languages", median(whole), "s", 30, note=f"median of {repeats}, from nothing"),
        Row(
            "build after one changed message",
            median(again),
            "s",
            5,
            note=f"one sentence of {measured()[0].entries} in Polish",
        ),
        Row("the same for a rule", median(rule), "s", 5, note="pages of all languages show it side by side"),
    ]


def _change_a_message(folder: Path, place: str, number: int) -> None:
    """Change the first sentence in Polish that stands in a file of this name."""
    path = folder / "locales" / "pl" / "LC_MESSAGES" / f"{measured()[0].game}.po"
    messages = read_po(path)
    changed = next(
        entry
        for entry in messages
        if entry.msgstr
        and not entry.fuzzy
        and any(place in file for file, _ in entry.occurrences)
        and len(entry.msgid.split()) > 4
    )
    changed.msgstr += f" ({number})"
    write_po(messages, path)
