"""The documents of the built site, each read once for all tests: what it links to, fetches, names, runs and says."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from lxml import etree

LINKING = {"href", "src", "action", "poster"}
POINTING = {"popovertarget", "for", "aria-describedby", "aria-labelledby", "aria-controls", "list"}
FETCHED = {
    "audio": ("src",),
    "embed": ("src",),
    "form": ("action",),
    "iframe": ("src",),
    "image": ("href", "xlink:href"),
    "img": ("src", "srcset"),
    "input": ("src", "formaction"),
    "object": ("data",),
    "script": ("src",),
    "source": ("src", "srcset"),
    "track": ("src",),
    "use": ("href", "xlink:href"),
    "video": ("src", "poster"),
}
NOT_FETCHED_LINKS = {"alternate", "canonical", "license", "author", "next", "prev"}
DATA = {"application/json", "application/ld+json"}


@dataclass
class Document:
    """What stands in a document."""

    lang: str = ""
    title: str = ""
    is_redirect: bool = False
    headings: list[str] = field(default_factory=list)
    """The texts of its ``h1``."""
    links: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    named: list[str] = field(default_factory=list)
    """The ids that it points to within itself."""
    fetched: list[str] = field(default_factory=list)
    policy: list[str] = field(default_factory=list)
    inline: list[str] = field(default_factory=list)
    """Whatever a strict policy would have to allow inline: styles and handlers."""
    scripts: list[str] = field(default_factory=list)
    """The texts of the inline scripts that run."""
    switch: dict[str, str] = field(default_factory=dict)
    """Where the links in its body to the other languages lead."""
    alternates: dict[str, str] = field(default_factory=dict)
    """The same in its head."""
    told: dict[str, str] = field(default_factory=dict)
    """What its head tells by name, ``og:title``, or by the relation of what is not fetched, ``canonical``."""
    structured: list[str] = field(default_factory=list)
    """What it says in the terms of schema.org."""


def read(html: bytes) -> Document:
    """Read one document."""
    root = etree.fromstring(html, etree.HTMLParser(encoding="utf-8"))
    found = Document(lang=root.get("lang", ""), title=(root.findtext("head/title") or "").strip())
    for element in root.iter(etree.Element):
        _gather(found, str(element.tag), dict(element.attrib), element)
    return found


def _gather(found: Document, tag: str, values: dict[str, str], element: etree._Element) -> None:
    found.fetched += [values[name] for name in FETCHED.get(tag, ()) if name in values]
    found.inline += [f"<{tag} {name}>" for name in values if name == "style" or name.startswith("on")]
    for name, value in values.items():
        if name in LINKING and not value.startswith(("data:", "mailto:")):
            found.links.append(value)
        elif name == "id" and value:
            found.ids.append(value)
        elif name in POINTING and value:
            found.named += value.split()
    if tag == "link":
        kinds = set(values.get("rel", "").split())
        if not kinds <= NOT_FETCHED_LINKS:
            found.fetched.append(values.get("href", ""))
        elif "hreflang" in values:
            found.alternates[values["hreflang"]] = values.get("href", "")
        else:
            found.told[values.get("type") or values.get("rel", "")] = values.get("href", "")
    elif tag == "a" and "hreflang" in values:
        found.switch.setdefault(values["hreflang"], values.get("href", ""))
    elif tag == "meta":
        kind = values.get("http-equiv", "").lower()
        found.is_redirect |= kind == "refresh"
        found.policy += [values.get("content", "")] if kind == "content-security-policy" else []
        if told := values.get("name") or values.get("property"):
            found.told[told] = values.get("content", "")
    elif tag == "h1":
        found.headings.append(" ".join("".join(element.itertext()).split()))
    elif tag == "script" and values.get("type") == "application/ld+json":
        found.structured.append(element.text or "")
    elif tag == "style":
        found.inline.append("<style>")
    elif tag == "script" and "src" not in values and values.get("type", "") not in DATA:
        found.scripts.append(element.text or "")


@cache
def documents_of(site: Path) -> dict[str, Document]:
    """Every HTML page of a site by its address below the root."""
    return {
        file.relative_to(site).as_posix().removesuffix("index.html"): read(file.read_bytes())
        for file in sorted(site.rglob("*.html"))
    }
