"""Pages that have moved: the old address leads to the new one, in every language.

``docs/redirects.yaml`` maps old paths below the language root to new ones: ``abyss/lords/old/: abyss/lords/new/``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import yaml
from markupsafe import escape

from generator.publish.theme_context import hash_of
from generator.render.urls import relative
from generator.text.errors import BuildFailedError
from generator.text.languages import ROOT, LanguageInfo

_PATH = re.compile(r"(?:[a-z0-9]+(?:-[a-z0-9]+)*/)+", re.ASCII)
"""The path of a page: names with a slash after each; it can lead nowhere but down."""

TABLE = ROOT / "docs" / "redirects.yaml"


def write(
    languages: Sequence[LanguageInfo], site_dir: Path, table: Mapping[str, str] | None = None, address: str = ""
) -> None:
    """Write a page at each old address. Raises BuildFailedError for a path in use or a target that is not.

    ``address`` is that of the site, or '' if nobody said.
    """
    moved = read() if table is None else table
    for info in languages:
        folder = site_dir / info.tag
        for old, new in moved.items():
            if not _PATH.fullmatch(old) or not _PATH.fullmatch(new.partition("#")[0]) or "<" in new:
                raise BuildFailedError(
                    f"{TABLE.name}: '{old}: {new}' is no line of two paths like 'abyss/lords/old/': correct the line"
                )
            place = folder / old / "index.html"
            if place.exists():
                raise BuildFailedError(f"{TABLE.name}: '{old}' is in use: take the line out")
            if not (folder / new.partition("#")[0] / "index.html").is_file():
                raise BuildFailedError(f"{TABLE.name}: '{old}' leads to '{new}', where no page is: correct the line")
            place.parent.mkdir(parents=True, exist_ok=True)
            whole = f"{address}{info.tag}/{new}" if address else ""
            place.write_text(page(info, relative(new, old), whole), encoding="utf-8")


def read() -> dict[str, str]:
    """The table, by old path. Raises BuildFailedError for a file that is no such table."""
    try:
        moved = yaml.safe_load(TABLE.read_text(encoding="utf-8")) or {}
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BuildFailedError(f"{TABLE.name} cannot be read: {error}") from error
    if not isinstance(moved, dict):
        raise BuildFailedError(f"{TABLE.name} is no table of old and new paths: write 'old/: new/' in each line")
    return {str(old): str(new) for old, new in moved.items()}


def page(info: LanguageInfo, link: str, whole: str = "") -> str:
    """A page that goes on to ``link`` at once, with the question in its address if a script may take that along.

    ``whole`` is where that leads as a whole address, which search engines ask for.
    """
    target = escape(link)
    script = f"location.replace({json.dumps(link)}{'' if '#' in link else '+location.hash'})"
    policy = (
        f"default-src 'none'; script-src {hash_of(script)}; base-uri 'none'; "
        "require-trusted-types-for 'script'; trusted-types 'none'"
    )
    return (
        f'<!doctype html>\n<html lang="{info.tag}" dir="{info.direction}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        f'<script>{script}</script><noscript><meta http-equiv="refresh" content="0; url={target}"></noscript>'
        f'<meta name="robots" content="noindex"><link rel="canonical" href="{escape(whole or link)}">'
        "<title>Fathom</title></head>"
        f'<body><main><h1>Fathom</h1><p><a href="{target}">→</a></p></main></body></html>\n'
    )
