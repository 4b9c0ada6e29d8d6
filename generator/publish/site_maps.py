"""The site maps: all pages for search engines, a map for each language, and one file that lists the maps."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from generator.publish.page_dates import PageDates, file_dates
from generator.text.languages import language

if TYPE_CHECKING:
    from generator.render.site_context import SiteContext

INDEX = "sitemap.xml"
"""The list of the maps, at the root; the map of a language is called so in its folder."""

_OF_NO_USE = ("offline/",)
"""Pages that are of no use to who comes from elsewhere."""

_MAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
_LINK = "http://www.w3.org/1999/xhtml"


def write(site: SiteContext, pages: Mapping[str, Collection[str]], site_dir: Path) -> None:
    """Write the map of each language, and the list of them.

    ``site`` is the site in any language, and knows its address; ``pages`` are the paths of all pages by the code of
    their language.
    """
    ElementTree.register_namespace("", _MAP)
    ElementTree.register_namespace("xhtml", _LINK)
    dates = PageDates(site.catalog, file_dates())
    tags = [language(code).tag for code in pages]
    unlisted = site.catalog.games.keys() - site.catalog.listed.keys()
    index = ElementTree.Element(f"{{{_MAP}}}sitemapindex")
    for code, paths in pages.items():
        tag, days = language(code).tag, []
        urls = ElementTree.Element(f"{{{_MAP}}}urlset")
        for path in sorted(path for path in paths if path not in _OF_NO_USE and path.partition("/")[0] not in unlisted):
            days.append(dates.of(code, path))
            entry = _entry(urls, "url", f"{site.address}{tag}/{path}", days[-1])
            for other in tags:
                link = {"rel": "alternate", "hreflang": other, "href": f"{site.address}{other}/{path}"}
                ElementTree.SubElement(entry, f"{{{_LINK}}}link", link)
        _write(site_dir / tag / INDEX, urls)
        _entry(index, "sitemap", f"{site.address}{tag}/{INDEX}", max(days, default=""))
    _write(site_dir / INDEX, index)


def _entry(parent: ElementTree.Element, kind: str, address: str, day: str) -> ElementTree.Element:
    """A page or a map, with the day of its last change if that is known."""
    entry = ElementTree.SubElement(parent, f"{{{_MAP}}}{kind}")
    ElementTree.SubElement(entry, f"{{{_MAP}}}loc").text = address
    if day:
        ElementTree.SubElement(entry, f"{{{_MAP}}}lastmod").text = day
    return entry


def _write(path: Path, root: ElementTree.Element) -> None:
    ElementTree.indent(root, "")
    text = ElementTree.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n', encoding="utf-8")
