"""The folder of a built part: its pages where they stand in the site, and a file that says what they are.

``part.json`` says which parts the folder holds, what they were made from, every file with its checksum, and what each
page looked up, which the site remembers for its next build.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.publish import build_sources, site_folder
from generator.publish.parts import Part
from generator.publish.written_pages import WrittenPages
from generator.text.languages import LANGUAGES
from generator.text.lazy_text import LazyMessage, _, lazy

MANIFEST = "part.json"
"""The file by which a folder is known as a part that Fathom made."""

_FORM = 1
"""Counted up when the manifest changes its form."""

_MAX_LISTED = 3

DIFFERENCES = {
    "files": _("the code, the templates or the styles are others"),
    "games": _("the data or the rules of a game are others"),
    "translations": _("the translations are others"),
    "locales": _("the folder of the translations is another"),
    "python": _("the Python is another"),
    "packages": _("the installed packages are others"),
    "FATHOM_SITE_URL": _("FATHOM_SITE_URL, the address of the site, is another"),
    "FATHOM_REPOSITORY": _("FATHOM_REPOSITORY, the address of the repository, is another"),
}
"""What may differ between what a part was made from and what is here."""


@dataclass(frozen=True)
class PartFolder:
    """A folder with parts: what they were made from, their files with checksums, and their pages by language."""

    folder: Path
    parts: tuple[Part, ...]
    sources: dict[str, str]
    files: dict[str, str]
    pages: dict[str, WrittenPages]


def sources() -> dict[str, str]:
    """What parts that belong together have in common: all that a site is made from."""
    here = build_sources.sources()
    hashes = {"games": here.games, "translations": {code: build_sources.own_inputs(code) for code in LANGUAGES}}
    return here.shared | {name: _checksum(repr(each).encode()) for name, each in hashes.items()}


def write(folder: Path, parts: Sequence[Part], made_from: Mapping[str, str], pages: Mapping[str, WrittenPages]) -> None:
    """Describe the ``parts`` whose pages stand below ``folder``, by language."""
    data = {
        "form": _FORM,
        "parts": [str(part) for part in parts],
        "sources": dict(made_from),
        "files": {name: _checksum((folder / name).read_bytes()) for name in site_folder.files_below(folder)},
        "pages": {
            code: {"lookups": {name: list(each) for name, each in of.lookups.items()}, "headings": of.headings}
            for code, of in pages.items()
        },
    }
    data["checksum"] = _checksum(_text(data).encode())
    (folder / MANIFEST).write_text(_text(data), encoding="utf-8")


def read(folder: Path) -> PartFolder | LazyMessage:
    """What a folder holds; or, where it is none that can be read, a sentence about it."""
    if not (folder / MANIFEST).is_file():
        return lazy(
            _("{folder} is no part of a site: it has no {file}. Name folders that {command} made."),
            folder=folder,
            file=MANIFEST,
            command="fathom build --part",
        )
    try:
        data = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        if data["form"] != _FORM or data.pop("checksum") != _checksum(_text(data).encode()):
            raise ValueError
        parts = tuple(Part(*name.split("/")) for name in data["parts"])
        pages = {str(code): _pages(folder, of) for code, of in data["pages"].items()}
        return PartFolder(folder, parts, dict(data["sources"]), dict(data["files"]), pages)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return lazy(_("{file} cannot be read: build the part again."), file=folder / MANIFEST)


def _pages(folder: Path, data: Any) -> WrittenPages:
    lookups = {str(name): tuple(map(str, each)) for name, each in data["lookups"].items()}
    headings = {str(path): list(map(str, each)) for path, each in data["headings"].items()}
    return WrittenPages(folder, lookups, headings)


def faults(folders: Iterable[PartFolder], wanted: Sequence[Part], here: Mapping[str, str]) -> Iterator[LazyMessage]:
    """What keeps a site of the ``wanted`` parts from being made of these folders; ``here`` are our ``sources``."""
    holding: dict[Part, Path] = {}
    for known in folders:
        yield from _foreign(known, here)
        yield from _damaged(known)
        for part in known.parts:
            if part in holding:
                text = _("{part} is in {one} and in {other}: leave out one of them.")
                yield lazy(text, part=part, one=holding[part], other=known.folder)
            elif part not in wanted:
                yield lazy(_("{folder} holds {part}, which the site does not have."), folder=known.folder, part=part)
            holding.setdefault(part, known.folder)


def missing(folders: Iterable[PartFolder], wanted: Sequence[Part]) -> Iterator[LazyMessage]:
    """The ``wanted`` parts that no folder holds."""
    there = {part for known in folders for part in known.parts}
    for part in wanted:
        if part not in there:
            command = f"fathom build --part {part}"
            yield lazy(_("{part} is missing: build it with {command}."), part=part, command=command)


def _foreign(known: PartFolder, here: Mapping[str, str]) -> Iterator[LazyMessage]:
    """What a part was made from that is not what is ``here``."""
    for name in sorted(known.sources.keys() | here.keys()):
        if known.sources.get(name) != here.get(name):
            yield lazy(
                _("{folder} was built from something else than what is here: {difference}. Build it again."),
                folder=known.folder,
                difference=lazy(DIFFERENCES.get(name, DIFFERENCES["files"])),
            )


def _damaged(known: PartFolder) -> Iterator[LazyMessage]:
    """Files that are not as they were built, that are missing, or that are none of the parts' own."""
    there = {name for name in site_folder.files_below(known.folder) if name != MANIFEST}
    wrong = there ^ known.files.keys()
    wrong |= {name for name in there - wrong if _checksum((known.folder / name).read_bytes()) != known.files[name]}
    if wrong:
        names = sorted(wrong)
        shown = ", ".join([*names[:_MAX_LISTED], *(["…"] if len(names) > _MAX_LISTED else [])])
        yield lazy(
            _("{folder} is not as it was built; look at {files}. Build it again."), folder=known.folder, files=shown
        )


def copy(known: PartFolder, new: Path) -> None:
    """Put the pages of a folder at their place in a ``new`` site."""
    for name in known.files:
        (new / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(known.folder / name, new / name)


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def _checksum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
