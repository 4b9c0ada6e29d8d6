"""What is remembered of a build, so that the next one writes only what has changed.

A page's HTML follows from its own content and from the frame around it. The content is made anew each time, which is
quick, and its hash compared. The frame follows from the theme, the code, the navigation and the texts of the site.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from generator.locale.languages import ROOT, po_path

if TYPE_CHECKING:
    from generator.site import Site

FILE = ".fathom.json"
_FRAME_INPUTS = ("mkdocs.yml", "docs/overrides/**/*", "generator/*.py", "generator/search/index.py")
_PACKAGES = ("mkdocs", "mkdocs-material", "jinja2")


@dataclass(frozen=True)
class LanguageMemory:
    """One language of a build: the hash of its frame, and of each page's content by path."""

    frame: str
    pages: dict[str, str]


@dataclass(frozen=True)
class Memory:
    """A whole build."""

    languages: dict[str, LanguageMemory]


def remember(site: Site) -> LanguageMemory:
    """What to remember of a language."""
    return LanguageMemory(_frame(site), {page.path: _hash(json.dumps(page.data())) for page in site.pages})


def unchanged(fresh: LanguageMemory, known: LanguageMemory) -> frozenset[str]:
    """The paths of the pages that need not be written again."""
    if fresh.frame != known.frame:
        return frozenset()
    return frozenset(path for path, digest in fresh.pages.items() if known.pages.get(path) == digest)


def read(site_dir: Path) -> Memory | None:
    """What the build in ``site_dir`` left; None if there is none, or it cannot be read."""
    try:
        found = json.loads((site_dir / FILE).read_text(encoding="utf-8"))
        languages = {code: LanguageMemory(**memory) for code, memory in found["languages"].items()}
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return Memory(languages)


def write(site_dir: Path, languages: dict[str, LanguageMemory]) -> None:
    """Leave it for the next build."""
    text = json.dumps({"languages": {code: asdict(memory) for code, memory in languages.items()}})
    (site_dir / FILE).write_text(text, encoding="utf-8")


def _frame(site: Site) -> str:
    codes = [code for code in (site.words.lang, site.language.derived_from) if code]
    files = [file for file in (po_path(code, "site") for code in codes) if file.is_file()]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return _hash(_code(), repr(site.navigation), repr(site.languages), *texts)


@cache
def _code() -> str:
    """The hash of everything but data and translations that the frame is made by."""
    parts = [f"{package} {version(package)}" for package in _PACKAGES]
    for name in _FRAME_INPUTS:
        files = sorted(file for file in ROOT.glob(name) if file.is_file())
        parts += [f"{file.relative_to(ROOT)} {_hash(file.read_bytes())}" for file in files]
    return _hash(*parts)


def _hash(*parts: str | bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode() if isinstance(part, str) else part)
        digest.update(b"\0")
    return digest.hexdigest()
