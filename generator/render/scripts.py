"""What the scripts of the site import, so that a page can ask for all of them at once."""

from __future__ import annotations

import re
from functools import cache

from generator.text.languages import ROOT

_DOCS = ROOT / "docs"
_IMPORT = re.compile(r'^(?:import|export) [^;"]*"(\.[^"]+)";$', re.MULTILINE)


_LATER = re.compile(r'^ +(\w+): .*import\("(\./[^"]+)"\)', re.MULTILINE)
"""A module that a script loads for what it has by a name."""


@cache
def loaded_later(script: str) -> dict[str, str]:
    """The modules that a script loads only when it needs them, by the names under which it lists them."""
    path = _DOCS / script
    found = _LATER.findall(path.read_text(encoding="utf-8"))
    return {name: (path.parent / other).resolve().relative_to(_DOCS).as_posix() for name, other in found}


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
    path = _DOCS / script
    found = [(path.parent / match[1]).resolve() for match in _IMPORT.finditer(path.read_text(encoding="utf-8"))]
    return tuple(dict.fromkeys(other.relative_to(_DOCS).as_posix() for other in found))


def joined(script: str) -> str:
    """A script with those that it imports in the place of its imports."""
    path = _DOCS / script

    def content(match: re.Match[str]) -> str:
        return (path.parent / match[1]).read_text(encoding="utf-8")

    return _IMPORT.sub(content, path.read_text(encoding="utf-8"))
