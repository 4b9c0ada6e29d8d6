"""How fast translations are checked and brought up to date: as they are, and as they would be if there were many."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import polib

from catalog import Catalog, load
from generator.text.languages import language, po_path, pot_path
from generator.text.message_sources import Source, Sources, sources
from generator.text.po_files import read_po
from generator.translate.check.run import check_language, shared_by
from generator.translate.check.unit import Shared
from generator.translate.update import update_files
from tests.bench.commands import copied, timed
from tests.bench.report import Row, median
from tests.locales.po_samples import write_po

SIZES = (5_000, 20_000, 50_000)
LANG = "pl"
_DOMAIN = "site"
_CHANGED = 10
"""Each how manieth English text is another one than the PO file has."""


def commands(repeats: int = 3) -> list[Row]:
    """``fathom locale check`` and ``update`` over all languages, the start of Python included."""
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder))
        timed(["locale", "update"], copy)
        check = median([timed(["locale", "check"], copy)[0] for _ in range(repeats)])
        update = median([timed(["locale", "update"], copy)[0] for _ in range(repeats)])
    note = f"median of {repeats}, all languages"
    return [
        Row("fathom locale check", check, "s", 3, note=note),
        Row("fathom locale update", update, "s", 3, note=f"{note}, nothing to write"),
    ]


def growth(sizes: tuple[int, ...] = SIZES) -> list[Row]:
    """Check and update of one file with many messages: the time for each thousand must not grow more than polib's."""
    catalog = load()
    examples = _examples(catalog)
    rows: list[Row] = []
    check: dict[int, float] = {}
    update: dict[int, float] = {}
    polibs: dict[int, float] = {}
    with tempfile.TemporaryDirectory() as name:
        for size in sizes:
            folder = Path(name) / str(size)
            every = {_DOMAIN: _many(examples, size, folder)}
            shared = shared_by(catalog, every)
            path = po_path(LANG, _DOMAIN, folder)
            floor = polibs[size] = _per_thousand(partial(_read_and_write, path), size)
            check[size] = _per_thousand(
                partial(_check, shared, every, folder),
                size,
            )
            changed = {_DOMAIN: _changed(every[_DOMAIN])}
            peers = _peers(path, changed[_DOMAIN], size) if size == sizes[0] else []
            update[size] = _per_thousand(partial(update_files, catalog, changed, [LANG], locales=folder), size)
            rows += [
                Row(f"check of {size:,} messages", check[size], "ms/1000", note=_against(check[size], floor)),
                Row(
                    f"update of {size:,} messages",
                    update[size],
                    "ms/1000",
                    note=f"{100 // _CHANGED} % of the English changed; {_against(update[size], floor)}",
                ),
                *peers,
            ]
    first, last = sizes[0], sizes[-1]
    # Reading and writing take longer for each message of a larger file, too: polib's own growth is the measure.
    polib_growth = polibs[last] / polibs[first]
    note = f"processor time per message, {last:,} against {first:,} messages, that of polib being {polib_growth:.1f} ×"
    return [
        *rows,
        Row("growth of check, against polib's", check[last] / check[first] / polib_growth, "×", 1.2, note=note),
        Row("growth of update, against polib's", update[last] / update[first] / polib_growth, "×", 1.2, note=note),
    ]


def _examples(catalog: Catalog) -> list[tuple[Source, polib.POEntry]]:
    """The English texts of today with their translations."""
    found = []
    for domain, texts in sources(catalog).items():
        entries = {(entry.msgctxt, entry.msgid): entry for entry in read_po(po_path(LANG, domain))}
        found += [
            (source, entries[key])
            for key, source in texts.items()
            if key in entries and entries[key].translated() and not source.plural and not source.context
        ]
    return found


def _many(examples: list[tuple[Source, polib.POEntry]], size: int, folder: Path) -> Sources:
    """``size`` texts made of the examples, each with a number of its own, and a PO file with their translations."""
    texts: Sources = {}
    file = polib.POFile(wrapwidth=0)
    file.metadata = {
        "Content-Type": "text/plain; charset=UTF-8",
        "Language": LANG,
        "Plural-Forms": language(LANG).plural_forms,
    }
    for number in range(size):
        source, entry = examples[number % len(examples)]
        copy = replace(source, msgid=f"{source.msgid} – {number}")
        texts[copy.key] = copy
        made = polib.POEntry(msgid=copy.msgid, msgstr=f"{entry.msgstr} – {number}", flags=[])
        made.occurrences = [(origin.ref, "") for origin in copy.origins if origin.ref]
        file.append(made)
    write_po(file, po_path(LANG, _DOMAIN, folder))
    # The first update writes what is missing in the file that was made here.
    update_files(load(), {_DOMAIN: texts}, [LANG], locales=folder)
    return texts


def _changed(texts: Sources) -> Sources:
    """The texts with a word more in some of them."""
    changed = [
        replace(source, msgid=f"{source.msgid} indeed") if number % _CHANGED == 0 else source
        for number, source in enumerate(texts.values())
    ]
    return {source.key: source for source in changed}


def _per_thousand(action: Callable[[], object], size: int) -> float:
    """Milliseconds of processor time for each thousand messages, those of programs that were started included."""
    gc.collect()
    start = os.times()
    action()
    end = os.times()
    return sum(after - before for after, before in zip(end[:4], start[:4], strict=True)) * 1_000_000 / size


def _check(shared: Shared, every: dict[str, Sources], folder: Path) -> None:
    list(check_language(shared, LANG, every, folder))


def _read_and_write(path: Path) -> None:
    """The least that any program does that keeps PO files with polib."""
    str(polib.pofile(str(path), encoding="utf-8", wrapwidth=0))


def _against(value: float, floor: float) -> str:
    return f"{value / floor:.1f} × reading and writing by polib ({floor:.0f} ms/1000)"


def _peers(path: Path, changed: Sources, size: int) -> list[Row]:
    """What the same work costs with gettext, if it is installed."""
    if not shutil.which("msgmerge"):
        return []
    template = polib.POFile(wrapwidth=0)
    template.metadata = {"Content-Type": "text/plain; charset=UTF-8"}
    for source in changed.values():
        template.append(polib.POEntry(msgid=source.msgid, flags=[]))
    other = pot_path("changed", path.parent)
    write_po(template, other)
    merge = _per_thousand(lambda: _run("msgmerge", "--quiet", "-o", "-", str(path), str(other)), size)
    check = _per_thousand(lambda: _run("msgfmt", "--check", "-o", "-", str(path)), size)
    return [
        Row(
            "  msgmerge, the same update", merge, "ms/1000", note="knows of no entries, and proposes by likeness alone"
        ),
        Row("  msgfmt --check", check, "ms/1000", note="checks the header and the form of the file alone"),
    ]


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)
