"""The scripts of the site by their addresses, and what each imports, so that a page can ask for all of them at once.

``generator/browser/`` stands below the root of the site as ``js/``, what others made as ``vendor/``, as in ``docs/``.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from generator.text.languages import ROOT

BROWSER = ROOT / "generator" / "browser"
"""The browser's rooms: scripts, and style sheets with those that pages fetch above them."""

FOLDER = "js"
"""Where the scripts of the rooms stand below the root of the site."""

_DOCS = ROOT / "docs"
_IMPORT = re.compile(r'^(?:import|export) [^;"]*"(\.[^"]+)";$', re.MULTILINE)


_LATER = re.compile(r'^ +(\w+): .*import\("(\./[^"]+)"\)', re.MULTILINE)
"""A module that a script loads for what it has by a name."""


def source(address: str) -> Path:
    """The file of a script that stands at an address below the root of the site.

    >>> source("js/kit/storage.js").relative_to(ROOT).as_posix()
    'generator/browser/kit/storage.js'
    """
    folder, _, below = address.partition("/")
    return BROWSER / below if folder == FOLDER else _DOCS / address


def address_of(file: Path) -> str:
    """The address of a script, as a path below the root of the site."""
    if file.is_relative_to(BROWSER):
        return f"{FOLDER}/{file.relative_to(BROWSER).as_posix()}"
    return file.relative_to(_DOCS).as_posix()


def target(script: str, path: str) -> str:
    """The address of what a script imports from a path."""
    return address_of((source(script).parent / path).resolve())


@cache
def loaded_later(script: str) -> dict[str, str]:
    """The modules that a script loads only when it needs them, by the names under which it lists them."""
    return {name: target(script, other) for name, other in _LATER.findall(source(script).read_text(encoding="utf-8"))}


@cache
def imported(script: str) -> tuple[str, ...]:
    """All that a script imports from the start, also by way of others, as paths at the root of the site."""
    scripts = [script]
    for each in scripts:
        scripts += [other for other in imported_itself(each) if other not in scripts]
    return tuple(scripts[1:])


@cache
def imported_itself(script: str) -> tuple[str, ...]:
    """What a script itself imports from the start."""
    found = _IMPORT.findall(source(script).read_text(encoding="utf-8"))
    return tuple(dict.fromkeys(target(script, path) for path in found))


def joined(script: str) -> str:
    """A script with those that it imports in the place of its imports."""
    file = source(script)

    def content(match: re.Match[str]) -> str:
        return (file.parent / match[1]).read_text(encoding="utf-8")

    return _IMPORT.sub(content, file.read_text(encoding="utf-8"))
