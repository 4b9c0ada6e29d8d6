"""What a site is made from, as hashes: the files of all games and of each, the translations, what is installed."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from catalog.read import COMMON
from generator.text.languages import LOCALES, ROOT, language, po_path, shown_path

INPUTS = ("catalog", "docs", "engine", "generator", "mkdocs.yml")
"""The folders and files of the repository that the site is made from, beside the translations."""

ENVIRONMENT = ("FATHOM_SITE_URL", "FATHOM_REPOSITORY")
"""The variables that change what is built."""


@dataclass(frozen=True)
class Sources:
    """What pages are made from but the PO files.

    ``shared`` is what all pages may be made from, by what it is: a hash, or what can be told as it is. ``games`` are
    the hashes of each game's own files, which show on its own pages and on those of no game.
    """

    shared: dict[str, str]
    games: dict[str, str]

    @property
    def hash(self) -> str:
        """The hash of what is shared."""
        return _digest(repr(self.shared))


def sources() -> Sources:
    """What is here. Where the tree lies is no part of that: two builds of the same files are the same."""
    # Whatever is installed has its name and version in the name of a folder.
    installed = {path.name for folder in dict.fromkeys(sys.path) for path in Path(folder).glob("*.dist-info")}
    games = {folder.name for folder in (ROOT / "catalog" / "data").iterdir() if folder.is_dir()} - {COMMON}
    files: dict[str, list[Path]] = {owner: [] for owner in ("", *sorted(games))}
    for file in _files(INPUTS):
        files[_owner(file.relative_to(ROOT).parts, games)].append(file)
    shared = {
        "files": _hash_of_files([*files.pop(""), *LOCALES.glob("*/language.yaml")]),
        "locales": shown_path(LOCALES),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "packages": _digest(*sorted(installed)),
        **{name: os.environ.get(name, "") for name in ENVIRONMENT},
    }
    return Sources(shared, {game: _hash_of_files(own) for game, own in files.items()})


def _owner(place: tuple[str, ...], games: Container[str]) -> str:
    """The game whose own file stands at a ``place`` in the repository, or ''."""
    in_rooms = place[:2] in (("catalog", "data"), ("catalog", "models"), ("generator", "templates"))
    own = place[2 if in_rooms else 1] if in_rooms or (place[0] == "engine" and len(place) > 1) else ""
    name = own.removesuffix(".py").replace("_", "-")
    return name if name in games else ""


def _hash_of_files(files: Iterable[Path]) -> str:
    """The hash of what stands in files, and of where in the repository or among the translations they stand."""
    names = {}
    for file in files:
        root = LOCALES if file.is_relative_to(LOCALES) else ROOT
        names[file.relative_to(root).as_posix()] = hashlib.sha256(file.read_bytes()).hexdigest()
    return _digest(*(part for name in sorted(names) for part in (name, names[name])))


def _files(names: Iterable[str]) -> Iterator[Path]:
    """The files below these places of the repository."""
    for path in (ROOT / name for name in names):
        below = path.rglob("*") if path.is_dir() else [path]
        yield from (file for file in below if file.is_file() and file.parent.name != "__pycache__")


def own_inputs(code: str) -> str:
    """The hash of the PO files that the texts of a language come from."""
    return _hash_of_files(po_files(code))


def po_files(code: str) -> list[Path]:
    """The files that the texts of a language come from."""
    folders = [po_path(origin, "").parent for origin in language(code).written_in]
    return [file for folder in folders if folder.is_dir() for file in sorted(folder.glob("*.po"))]


def _digest(*parts: str) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode("utf-8", "surrogatepass"))
        digest.update(b"\0")
    return digest.hexdigest()
