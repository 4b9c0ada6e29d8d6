"""On a phone no column of any table is out of sight, in any language.

Those of the checkers are looked at where tests/browser/test_at_the_table.py has each checker open.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, PAGES_OF_CHECKERS
from tests.browser.sight import out_of_sight
from tests.full import rest_in_full

_TABLE = re.compile(r"<table.*?</table>", re.DOTALL)
_LINK = re.compile(r' (?:href|id|src|data-[a-z-]+)="[^"]*"')


def enumerate_turns() -> list[tuple[str, slice]]:
    """Each language with its share of the pages, which are much alike in all of them."""
    return [(folder, slice(place, None, len(FOLDERS))) for place, folder in enumerate(FOLDERS)]


def pages_with_tables(site: Path, folder: str) -> Iterator[str]:
    """Pages that hold a table which no page before them holds, but no checker and nothing in all languages at once."""
    seen: set[str] = set()
    checkers = {site / folder / path / "index.html" for path in PAGES_OF_CHECKERS.values()}
    for file in sorted(set((site / folder).rglob("index.html")) - checkers):
        tables = {_LINK.sub("", table) for table in _TABLE.findall(file.read_text("utf-8"))}
        if tables - seen and file.parent.name != "languages":
            yield str(file.parent.relative_to(site)) + "/"
        seen |= tables


@pytest.mark.parametrize(
    ("folder", "share"),
    [*enumerate_turns(), *rest_in_full([(folder, slice(None)) for folder in FOLDERS], lambda _: False)],
)
def test_no_column_is_out_of_sight(visit: Visit, site_dir: Path, folder: str, share: slice) -> None:
    page = visit(f"{folder}/", viewport={"width": 390, "height": 844}).page
    root = page.url.removesuffix(f"{folder}/")
    paths = list(pages_with_tables(site_dir, folder))
    assert len(paths) > 20
    cut = []
    for path in paths[share]:
        page.goto(root + path)
        for width in (390, 320):
            page.set_viewport_size({"width": width, "height": 844})
            cut += [f"{path} at {width}: {found}" for found in out_of_sight(page)]
    assert not cut
