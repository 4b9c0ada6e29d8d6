"""What is kept of a build, so that the next one makes only the languages that a change concerns.

A language is made anew unless all that it is made from is the same as before, byte for byte: the program, the data and
the templates; its own PO files; what its pages looked up in the PO files of other languages; the counts that the page
of the translations shows of every language.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Container, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from generator.publish.site_folder import MARK
from generator.render.translation_status import Survey
from generator.text.languages import LOCALES, ROOT, language, po_path
from generator.text.words import Words

INPUTS = ("catalog", "docs", "engine", "generator", "mkdocs.yml")
"""The folders and files of the repository that the site is made from, beside the translations."""

ENVIRONMENT = ("FATHOM_SITE_URL", "FATHOM_REPOSITORY")
"""The variables that change what is built."""

Lookup = tuple[str, str | None, str]
"""Domain, context and msgid of a text that was looked up."""


@dataclass(frozen=True)
class State:
    """A language's texts: the hash of the files that they come from, how far they are translated, and whether they were
    looked through for what no page may be made with."""

    own: str
    survey: dict[str, Any]
    checked: bool


@dataclass(frozen=True)
class LanguageMemory:
    """A language that was built: what it looked up in other languages, and the hash of what each of them said to that.

    ``counts`` is the hash of the counts of all languages, ``files`` what was written below the language's own folder.
    """

    counts: str
    lookups: list[Lookup]
    answers: dict[str, str]
    files: list[str]
    pages: int


@dataclass(frozen=True)
class Memory:
    """A whole build: the hash of what all languages share, the state of every language, and those that were built."""

    shared: str = ""
    states: dict[str, State] = field(default_factory=dict)
    languages: dict[str, LanguageMemory] = field(default_factory=dict)


def read(site_dir: Path) -> Memory:
    """What the build in ``site_dir`` left; nothing if there is none, or it cannot be read."""
    try:
        data = json.loads((site_dir / MARK).read_text(encoding="utf-8"))
        states = {code: State(**state) for code, state in data["states"].items()}
        languages = {code: LanguageMemory(**memory) for code, memory in data["languages"].items()}
        return Memory(data["shared"], states, languages)
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return Memory()


def write(site_dir: Path, memory: Memory, files: Iterable[str]) -> None:
    """Leave it for the next build, with the list of all ``files`` of the site."""
    text = json.dumps({"files": list(files), **asdict(memory)}, separators=(",", ":"))
    (site_dir / MARK).write_text(text, encoding="utf-8")


def shared_inputs() -> str:
    """The hash of everything that pages are made from but the PO files."""
    parts = [sys.version, str(LOCALES), *(f"{name}={os.environ.get(name, '')}" for name in ENVIRONMENT)]
    for folder in dict.fromkeys(sys.path):
        # Whatever is installed has its name and version in the name of a folder.
        parts += sorted(path.name for path in Path(folder).glob("*.dist-info"))
    digest = _digest(*parts)
    for file in [*_files(ROOT, INPUTS), *sorted(LOCALES.glob("*/language.yaml"))]:
        digest.update(f"{file}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _files(root: Path, names: Iterable[str]) -> list[Path]:
    paths: list[Path] = []
    for name in names:
        path = root / name
        below = path.rglob("*") if path.is_dir() else [path]
        paths += sorted(file for file in below if file.is_file() and file.parent.name != "__pycache__")
    return paths


def own_inputs(code: str) -> str:
    """The hash of the PO files that the texts of a language come from."""
    digest = hashlib.sha256()
    for origin in filter(None, (code, language(code).derived_from)):
        folder = po_path(origin, "").parent
        for file in sorted(folder.glob("*.po")) if folder.is_dir() else ():
            digest.update(f"{origin}/{file.name}\0".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def counts(survey: Survey) -> str:
    """The hash of what the page of every language shows of the others' state."""
    data = survey.model_dump(mode="json")
    return _digest(json.dumps([data["progress"], data["derived"]])).hexdigest()


def answers(words: Mapping[str, Words], lookups: Iterable[Lookup], langs: Iterable[str]) -> dict[str, str]:
    """The hash of what the texts of ``langs`` say to ``lookups``."""
    ordered = sorted(lookups, key=repr)
    return {code: _digest(*(words[code].state(*lookup) for lookup in ordered)).hexdigest() for code in langs}


def unchanged(old: Memory, own: Mapping[str, str], checked: Container[str]) -> frozenset[str]:
    """The languages whose PO files are as ``own`` has their hashes, and were looked through if among ``checked``."""
    return frozenset(
        code for code, state in old.states.items()
        if state.own == own.get(code) and (state.checked or code not in checked)
    )  # fmt: skip


def concerned(
    codes: Iterable[str], old: Memory, same: frozenset[str], survey: Survey, words: Mapping[str, Words]
) -> list[str]:
    """The languages among ``codes`` that have to be made anew, if the PO files of all are changed but for ``same``."""
    now = counts(survey)
    changed = []
    for code in codes:
        known = old.languages.get(code)
        if known and code in same and known.counts == now:
            others = [other for other in words if other != code and other not in same]
            answers_now = answers(words, map(_lookup, known.lookups), others)
            if all(known.answers.get(other) == answers_now[other] for other in others):
                continue
        changed.append(code)
    return changed


def _lookup(stored: Iterable[Any]) -> Lookup:
    domain, context, msgid = stored
    return domain, context, msgid


def _digest(*parts: str) -> hashlib._Hash:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode("utf-8", "surrogatepass"))
        digest.update(b"\0")
    return digest
