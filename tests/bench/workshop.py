"""How soon a translator sees what was written: an edit in the preview, and a new language from nothing."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import polib

from generator.preview.injection import PLACE
from generator.text.po_files import read_po
from tests.bench.commands import FATHOM, copied
from tests.bench.measured import measured
from tests.bench.report import Row, median
from tests.locales.po_samples import write_po

_LANG = "pl"
_NEW = "fr"
_PAGE = re.compile(r"Page: (\S+?/)(?:$|,)", re.MULTILINE)
_ADDRESS = re.compile(rb"http://localhost:\d+/\S*")
_PATIENCE = 300.0


def preview(repeats: int = 5) -> list[Row]:
    """From a saved PO file to the page that shows it, by way of the event that makes the browser ask for it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder))
        path = copy / "locales" / _LANG / "LC_MESSAGES" / f"{measured()[0].game}.po"
        with _served(["serve", "--translating", _LANG, "--port", "0"], copy) as address:
            root = re.sub(r"(:\d+/).*", r"\1", address)
            seconds = [_seconds_of_an_edit(root, path, number) for number in range(repeats)]
    note = f"median of {repeats}, from the saved file to the page of an entry over HTTP; longest {max(seconds):.2f} s"
    return [Row("preview of an edit", median(seconds), "s", 1, note=note)]


def _seconds_of_an_edit(root: str, path: Path, number: int) -> float:
    file = read_po(path)
    entry, page = next(_shown(file, root))
    mark = f"próba {number}"
    entry.msgstr += f" {mark}"
    with urllib.request.urlopen(f"{root}{PLACE}/events", timeout=_PATIENCE) as events:
        next(line for line in events if line.startswith(b":"))
        # The watcher and all else that the last edit caused come to rest.
        time.sleep(2)
        write_po(file, path)
        start = time.perf_counter()
        while mark not in _get(page):
            next(line for line in events if line.startswith(b"data:"))
        return time.perf_counter() - start


def _shown(file: polib.POFile, root: str) -> Iterator[tuple[polib.POEntry, str]]:
    """The messages of entries that stand as they are on a page, each with the address of that page."""
    for entry in file:
        found = _PAGE.search(entry.comment)
        if found and entry.translated() and any(measured()[0].entries in place for place, _ in entry.occurrences):
            page = f"{root}{_LANG}/{found[1]}"
            if len(entry.msgid.split()) > 4 and entry.msgstr in _get(page):
                yield entry, page


def new_language() -> list[Row]:
    """``fathom locale new fr --serve`` until its first page is there, the build of all languages included."""
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder))
        start = time.perf_counter()
        with _served(["locale", "new", _NEW, "--serve", "--port", "0"], copy) as address:
            html = _get(re.sub(r"(:\d+/).*", rf"\1{_NEW}/", address))
            elapsed = time.perf_counter() - start
        if f'<html lang="{_NEW}"' not in html:
            raise SystemExit(f"the home page in the new language is not in that language:\n{html[:300]}")
    return [Row("a new language", elapsed, "s", 60, note="one command, from nothing to a served page")]


@contextmanager
def _served(arguments: list[str], folder: Path) -> Iterator[str]:
    """Run ``fathom`` with ``arguments`` until its address is known and answers; end it with the block."""
    # A session of its own, because the command may start another process that has to end with it.
    process = subprocess.Popen(
        [*FATHOM, *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
    )
    told: list[bytes] = []
    reader = threading.Thread(target=lambda: told.extend(process.stdout or ()), daemon=True)
    reader.start()
    try:
        yield _answering(process, told)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()
        reader.join(1)


def _answering(process: subprocess.Popen[bytes], told: list[bytes]) -> str:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end and process.poll() is None:
        found = _ADDRESS.search(b"".join(told))
        if found is None:
            time.sleep(0.02)
            continue
        address = found[0].decode()
        try:
            _get(address)
        except urllib.error.URLError:
            time.sleep(0.02)
            continue
        return address
    raise SystemExit("fathom serves nothing:\n" + b"".join(told).decode())


def _get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=_PATIENCE) as answer:
        return bytes(answer.read()).decode("utf-8", "replace")
