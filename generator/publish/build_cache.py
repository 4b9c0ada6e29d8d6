"""What is kept of a build, so that the next one makes only the pages that a change concerns.

Whatever changes but a PO file makes everything again. For the PO files, the texts that each page looks up are recorded
while it is rendered, in its own language and in others, with the lines where translations stand and the counts of the
translations. A page is rendered again if the result of one of its lookups differs from what it was in the last build.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import sys
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from catalog import Catalog
from generator.publish.site_folder import MARK
from generator.render.suggestions import Suggestions
from generator.text.languages import LOCALES, ROOT, language, po_path, shown_path
from generator.text.lookups import SURVEY, Lookup
from generator.text.words import Words

INPUTS = ("catalog", "docs", "engine", "generator", "mkdocs.yml")
"""The folders and files of the repository that the site is made from, beside the translations."""

ENVIRONMENT = ("FATHOM_SITE_URL", "FATHOM_REPOSITORY")
"""The variables that change what is built."""

FRAME, OUTLINES, ROWS = ":frame", ":outlines", ":rows"
"""What looks up texts beside the pages: their frame, their titles and the navigation, the rows of the search."""


Hashes = tuple[str, ...]
"""Hashes in order, each once: every page has some, and sets of them would take eight times the memory."""


@dataclass(frozen=True)
class State:
    """A language's texts: the hash of the files that they come from, how far they are translated, and whether they were
    looked through for what no page may be made with; and the hash of the result of every lookup, by the lookup's hash.
    """

    own: str
    survey: dict[str, Any]
    checked: bool
    results: dict[str, str]


@dataclass(frozen=True)
class LanguageCache:
    """A language that was built.

    ``lookups`` are the hashes of what each page looked up, by its path, and what ``FRAME``, ``OUTLINES`` and ``ROWS``
    did. ``outlines`` are hashes of what is known of each page before it is rendered, ``navigation`` that of the
    navigation; ``headings`` is what the search reads of each page, ``files`` what stands below the language's folder.
    """

    lookups: dict[str, Hashes]
    outlines: dict[str, str]
    navigation: str
    headings: dict[str, list[str]]
    files: list[str]

    def concerned(self, changed: frozenset[str]) -> set[str]:
        """The pages, and what is beside them, with a lookup among the ``changed`` ones."""
        return {name for name, lookups in self.lookups.items() if not changed.isdisjoint(lookups)}


@dataclass(frozen=True)
class BuildCache:
    """A whole build: the hash of what all languages share, the state of every language, those that were built, and the
    files beside them that no translation changes.
    """

    shared: str = ""
    states: dict[str, State] = field(default_factory=dict)
    languages: dict[str, LanguageCache] = field(default_factory=dict)
    static: list[str] = field(default_factory=list)


def read(site_dir: Path) -> BuildCache:
    """What the build in ``site_dir`` left; nothing if there is none, or it cannot be read."""
    try:
        data = json.loads((site_dir / MARK).read_text(encoding="utf-8"))
        states = {code: State(**state) for code, state in data["states"].items()}
        lookup = data["lookups"].__getitem__
        languages = {
            code: LanguageCache(
                **cache
                | {
                    "lookups": {name: tuple(map(lookup, numbers)) for name, numbers in cache["lookups"].items()},
                }
            )
            for code, cache in data["languages"].items()
        }
        return BuildCache(data["shared"], states, languages, data["static"])
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return BuildCache()


def write(site_dir: Path, cache: BuildCache, files: Iterable[str]) -> None:
    """Leave it for the next build, with the list of all ``files`` of the site."""
    lookups = sorted({one for known in cache.languages.values() for page in known.lookups.values() for one in page})
    number = {lookup: place for place, lookup in enumerate(lookups)}.__getitem__
    languages = {
        code: vars(known)
        | {
            "lookups": {name: list(map(number, page)) for name, page in known.lookups.items()},
        }
        for code, known in cache.languages.items()
    }
    data = {
        "files": list(files),
        "shared": cache.shared,
        "static": cache.static,
        "states": {code: vars(state) for code, state in cache.states.items()},
        "languages": languages,
        "lookups": lookups,
    }
    (site_dir / MARK).write_text(json.dumps(data, separators=(",", ":"), sort_keys=True), encoding="utf-8")


def shared_inputs() -> str:
    """The hash of everything that pages are made from but the PO files."""
    return _digest(repr(sources()))


def sources() -> dict[str, str]:
    """What pages are made from but the PO files, by what it is: a hash, or what can be told as it is.

    Where the tree lies is no part of that: two builds of the same files are the same.
    """
    # Whatever is installed has its name and version in the name of a folder.
    installed = {path.name for folder in dict.fromkeys(sys.path) for path in Path(folder).glob("*.dist-info")}
    return {
        "files": _hash_of_files([*_files(ROOT, INPUTS), *LOCALES.glob("*/language.yaml")]),
        "locales": shown_path(LOCALES),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "packages": _digest(*sorted(installed)),
        **{name: os.environ.get(name, "") for name in ENVIRONMENT},
    }


def _hash_of_files(files: Iterable[Path]) -> str:
    """The hash of what stands in files, and of where in the repository or among the translations they stand."""
    names = {}
    for file in files:
        root = LOCALES if file.is_relative_to(LOCALES) else ROOT
        names[file.relative_to(root).as_posix()] = hashlib.sha256(file.read_bytes()).hexdigest()
    return _digest(*(part for name in sorted(names) for part in (name, names[name])))


def _files(root: Path, names: Iterable[str]) -> list[Path]:
    paths: list[Path] = []
    for name in names:
        path = root / name
        below = path.rglob("*") if path.is_dir() else [path]
        paths += (file for file in below if file.is_file() and file.parent.name != "__pycache__")
    return paths


def own_inputs(code: str) -> str:
    """The hash of the PO files that the texts of a language come from."""
    return _hash_of_files(po_files(code))


def po_files(code: str) -> list[Path]:
    """The files that the texts of a language come from."""
    folders = [po_path(origin, "").parent for origin in language(code).written_in]
    return [file for folder in folders if folder.is_dir() for file in sorted(folder.glob("*.po"))]


def results(catalog: Catalog, words: Words) -> dict[str, str]:
    """The hash of the result of every lookup that finds something in a language, by the hash of the lookup."""
    places = Suggestions(catalog, words)
    hashed = {}
    for domain in sorted({file.stem for file in po_files(words.lang)}):
        for key in words.messages(domain):
            hashed[hash_of("text", words.lang, domain, *key)] = hash_of(words.state(domain, *key))
        for key in places.keys(domain):
            hashed[hash_of("place", words.lang, domain, *key)] = hash_of(str(places.place(domain, key)))
    return hashed


def changed(old: Mapping[str, State], new: Mapping[str, State]) -> frozenset[str]:
    """The hashes of the lookups with another result than before."""
    different = set()
    if {code: state.survey for code, state in old.items()} != {code: state.survey for code, state in new.items()}:
        different.add(hash_of(*SURVEY))
    for code, state in new.items():
        before = old[code].results if code in old else {}
        if before != state.results:
            different |= {lookup for lookup, _result in before.items() ^ state.results.items()}
    return frozenset(different)


@cache
def hash_of(*parts: str | None) -> str:
    """A hash that is long enough for no two texts of a site to share one by chance."""
    return hashlib.blake2b(repr(parts).encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def hashes_of(lookups: Iterable[Lookup]) -> Hashes:
    """The hash of each lookup."""
    return united(hash_of(*lookup) for lookup in lookups)


def united(*several: Iterable[str]) -> Hashes:
    """Hashes in order, each once."""
    return tuple(sorted(set().union(*several)))


def unchanged(old: BuildCache, own: Mapping[str, str], checked: Container[str]) -> frozenset[str]:
    """The languages whose PO files are as ``own`` has their hashes, and were looked through if among ``checked``."""
    return frozenset(
        code
        for code, state in old.states.items()
        if state.own == own.get(code) and (state.checked or code not in checked)
    )


def _digest(*parts: str) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode("utf-8", "surrogatepass"))
        digest.update(b"\0")
    return digest.hexdigest()
