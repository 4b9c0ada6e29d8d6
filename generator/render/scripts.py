"""What the scripts of the site import, so that a page can ask for all of them at once."""

from __future__ import annotations

import re
from functools import cache

from generator.text.languages import ROOT

_DOCS = ROOT / "docs"
_IMPORT = re.compile(r'^import [^;"]*"(\.[^"]+)";$', re.MULTILINE)


@cache
def imported(script: str) -> tuple[str, ...]:
    """All that a script imports from the start, also by way of others, as paths at the root of the site."""
    scripts = [_DOCS / script]
    for path in scripts:
        found = [(path.parent / match[1]).resolve() for match in _IMPORT.finditer(path.read_text(encoding="utf-8"))]
        scripts += [each for each in found if each not in scripts]
    return tuple(path.relative_to(_DOCS).as_posix() for path in scripts[1:])


def joined(script: str) -> str:
    """A script with those that it imports in the place of its imports."""
    path = _DOCS / script

    def content(match: re.Match[str]) -> str:
        return (path.parent / match[1]).read_text(encoding="utf-8")

    return _IMPORT.sub(content, path.read_text(encoding="utf-8"))
