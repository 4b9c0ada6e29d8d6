"""On a phone no column of any table is out of sight, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, WIDTH

_TABLE = re.compile(r"<table.*?</table>", re.DOTALL)
_LINK = re.compile(r' (?:href|id|src|data-[a-z-]+)="[^"]*"')

_CUT_OFF = """() => {
  const cut = [];
  for (const table of document.querySelectorAll("main table")) {
    table.closest("details")?.setAttribute("open", "");
    if (!table.checkVisibility()) continue;
    for (let around = table; around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX !== "visible" && around.scrollWidth > around.clientWidth + 1) {
        cut.push(`${around.scrollWidth} > ${around.clientWidth}: ${(table.tHead ?? table).innerText.slice(0, 60)}`);
        break;
      }
    }
  }
  return cut;
}"""


def pages_with_tables(site: Path, folder: str) -> Iterator[str]:
    """Pages that hold a table which no page before them holds; what is in all languages side by side apart."""
    seen: set[str] = set()
    for file in sorted((site / folder).rglob("index.html")):
        tables = {_LINK.sub("", table) for table in _TABLE.findall(file.read_text("utf-8"))}
        if tables - seen and file.parent.name != "languages":
            yield str(file.parent.relative_to(site)) + "/"
        seen |= tables


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_column_is_out_of_sight(visit: Visit, site_dir: Path, folder: str) -> None:
    page = visit(f"{folder}/", viewport={"width": 390, "height": 844}).page
    root = page.url.removesuffix(f"{folder}/")
    paths = list(pages_with_tables(site_dir, folder))
    assert len(paths) > 20
    cut = []
    for path in paths:
        page.goto(root + path)
        for width in (390, 320):
            page.set_viewport_size({"width": width, "height": 844})
            cut += [f"{path} at {width}: {found}" for found in page.evaluate(_CUT_OFF)]
            if page.evaluate(WIDTH) > width:
                cut.append(f"{path} at {width}: the page is too wide")
    assert not cut
