"""The page that shows the pictures: a row for each kind of page, small ones side by side that open in full."""

from __future__ import annotations

import os
from collections.abc import Iterable
from html import escape
from itertools import groupby
from pathlib import Path

from tests.gallery.shots import Shot

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fathom in pictures</title>
<style>
body {{ margin: 1rem; font: 15px/1.4 system-ui, sans-serif; background: #555; color: #fff; }}
h2 {{ position: sticky; top: 0; margin: 1.5rem 0 .5rem; padding: .25rem 0; background: #555; font-size: 1.1rem; }}
.row {{ display: flex; gap: .75rem; overflow-x: auto; align-items: start; padding-bottom: .5rem; }}
figure {{ margin: 0; flex: none; }}
figcaption {{ font-size: .8rem; }}
img {{ display: block; background: #888; }}
.phone img {{ width: 195px; }}
.desk img {{ width: 420px; }}
.mockup img {{ max-height: 800px; object-fit: cover; object-position: top; outline: 3px solid gold; }}
nav a {{ color: #fff; margin-right: .75rem; }}
</style>
<h1>Fathom in pictures</h1>
<p>{count} pictures. Each shows the upper screens of a page; a click opens it in full.</p>
<nav>{links}</nav>
{rows}
"""


def write(folder: Path, shots: Iterable[Shot], mockups: Path | None = None) -> Path:
    """Write the page of the pictures in a folder, beside those of the mockups; gives its path."""
    rows: list[str] = []
    links: list[str] = []
    by_kind = sorted(shots, key=lambda shot: shot.kind)
    for number, (kind, alike) in enumerate(groupby(by_kind, key=lambda shot: shot.kind)):
        links.append(f'<a href="#k{number}">{escape(kind)}</a>')
        figures = [_mockup(path, folder) for path in _beside(kind, mockups)]
        for shot in alike:
            figures.append(_figure(shot.device, shot.file, f"{shot.lang}, {shot.device}, {shot.scheme}"))
        rows.append(f'<h2 id="k{number}">{escape(kind)}</h2>\n<div class="row">{"".join(figures)}</div>')
    page = folder / "index.html"
    text = _PAGE.format(count=len(by_kind), links=" ".join(links), rows="\n".join(rows))
    page.write_text(text, encoding="utf-8")
    return page


def _mockup(path: Path, folder: Path) -> str:
    device = "phone" if "phone" in path.stem else "desk"
    return _figure(f"mockup {device}", os.path.relpath(path, folder), path.stem)


def _figure(kind: str, address: str, caption: str) -> str:
    place = escape(address, quote=True)
    return (
        f'<figure class="{kind}"><a href="{place}"><img src="{place}" alt="" loading="lazy"></a>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


SAME = {
    "home": "home",
    "game/": "game",
    "chapter/": "rules",
    "table/": "cards",
    "entry/": "faces",
    "signs/": "pictograms",
    "learn/": "learn",
    "aid/": "print-aid",
    "pad/": "score",
}
"""With which word the pictures of the mockups begin that show a kind of page."""


def _beside(kind: str, mockups: Path | None) -> list[Path]:
    """The pictures of the mockups that show the same as a kind of page."""
    if mockups is None:
        return []
    own = kind.rpartition("/")[2]
    word = next((word for start, word in SAME.items() if kind.startswith(start)), own)
    names = {word, own} | ({"payment"} if kind.endswith("/recruit") and kind.startswith("check/") else set())
    found = sorted(path for path in mockups.rglob("*") if path.suffix in {".png", ".jpg", ".webp"})
    return [path for path in found if path.stem.partition("-")[0] in names or path.stem.startswith(f"{word}-")]
