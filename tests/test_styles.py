"""The style sheets: layers, names, widths, and nothing in them twice or in vain. CONTRIBUTING.md tells the rules."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from generator.render.scripts import BROWSER
from tests.style_sheets import ROOT, SHEETS, classes, rules

WIDTHS = {"20em", "45em", "60em"}
"""Large letters leave a phone less than the first; a phone is narrower than the second, a desk as wide as the third."""

NAME = re.compile(r"(?P<block>[a-z]+(-[a-z]+)*)(__[a-z]+(-[a-z]+)*)?(--[a-z0-9]+(-[a-z]+)*)?")

HOOKS = {
    "answer__start--loading",
    "colophon__derived",
    "empty",
    "fallback",
    "glossary__forms",
    "picture--drawn",
}
"""Classes by which scripts, finished pages or tests find something, without a look of their own."""

TOKENS = BROWSER / "kit" / "tokens.css"
APART = ("chooser.css", "marks.css", "narrow.css", "panel.css", "theme.css")
"""Sheets that stand alone or lie over the pages, and so have colours and tokens of their own."""

_ATTRIBUTE = re.compile(r"""\bclass(?:Name)?(?:=|: ?|", ?)(["`])(?P<text>.*?)\1""")
_POLICY = ROOT / "docs" / "overrides" / "partials" / "javascripts" / "trusted.html"
_WORDS = re.compile(r"[a-z][\w-]*")
_FILLED = r"(?:\{\{.*?\}\}|\$\{.*?\}|\{\})"


@cache
def _makers() -> dict[Path, str]:
    """The templates, scripts and modules that write classes."""
    files = [
        path
        for folder, endings in (("docs", (".html", ".j2")), ("generator", (".j2", ".js", ".py")))
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in endings and "vendor" not in path.parts and path != _POLICY
    ]
    return {path: path.read_text(encoding="utf-8") for path in files}


@cache
def _known() -> frozenset[str]:
    """The classes that a sheet knows."""
    return frozenset().union(*(classes(rule.selector) for rule in rules()))


def _own() -> set[str]:
    """The classes of the sheets, but for the one that says whether there are scripts."""
    return set(_known()) - {"no-js"}


def _made(text: str) -> set[str]:
    """The classes that a file writes in whole.

    >>> sorted(_made('<p class="a b--{{ c }} {{ \\'d\\' if e else \\'f\\' }}{% if g %} h{% endif %}">'))
    ['a', 'd', 'f', 'h']
    >>> sorted(_made('{ class: `a${b ? " a--b" : ""}`, type: "c" }'))
    ['a', 'a--b']
    """
    found = set()
    for attribute in _ATTRIBUTE.finditer(text):
        shown = re.sub(r"\{%.*?%\}", " ", attribute["text"])
        chosen = [name for part in re.findall(_FILLED, shown) for name in re.findall(r"['\"]([^'\"]*)['\"]", part)]
        whole = re.sub(rf"[\w-]+[-_]{_FILLED}|{_FILLED}|\$\{{.*", " ", shown)
        found |= set(re.findall(r"(?<![\w-])[a-z][\w-]*", " ".join([whole, *chosen])))
    return found


def test_each_class_of_a_sheet_is_made_somewhere() -> None:
    text = "\n".join(_makers().values())
    words = set(_WORDS.findall(text))
    begun = set(re.findall(rf"([a-z][\w-]*[-_]){_FILLED}", text))
    assert not sorted(name for name in _own() - words if not name.startswith(tuple(begun)))


def test_each_class_that_is_made_is_known_to_a_sheet() -> None:
    begun = "\n".join(_known())
    unknown = {
        f"{path.relative_to(ROOT)}: {name}"
        for path, text in _makers().items()
        for name in _made(text) - _known() - HOOKS
        if not re.search(rf"^{re.escape(name)}(__|--)", begun, re.MULTILINE)
    }
    assert not sorted(unknown)


def test_hooks_are_looked_for() -> None:
    tests = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)]
    words = Counter(word for text in (*_makers().values(), *tests) for word in _WORDS.findall(text))
    assert not [name for name in sorted(HOOKS) if words[name] < 2]
    assert not HOOKS & _known()


def test_names_are_those_of_blocks_parts_and_kinds() -> None:
    assert not sorted(name for name in _own() if not NAME.fullmatch(name))
    blocks = {found["block"] for name in _own() if (found := NAME.fullmatch(name))}
    prefixed = [
        f"{other} begins with the block {block}"
        for block in blocks
        for other in blocks
        if other.startswith(f"{block}-")
    ]
    assert not sorted(prefixed), "a part of a block is written block__part"


def test_windows_differ_by_three_widths() -> None:
    asked = {head for rule in rules() for head in rule.within if head.startswith("@media")}
    widths = {width for head in asked for width in re.findall(r"width[^)\d]*([\d.]+\w+)", head)}
    assert widths == WIDTHS
    assert not [head for head in asked if re.search(r"(min|max)-(width|height)", head)], "write (width < 45em)"


def test_layers_are_declared_once_and_each_part_stands_in_one() -> None:
    sheets = {path: path.read_text(encoding="utf-8") for path in SHEETS}
    declared = [line for text in sheets.values() for line in re.findall(r"@layer ([^;{]*);", text)]
    assert len(declared) == 1
    assert not [path for path, text in sheets.items() if re.search(r"@layer [^;]*\{", text)]
    layers = declared[0].split(", ")
    imported = [
        ((path.parent / part).resolve(), layer)
        for path, text in sheets.items()
        for part, layer in re.findall(r'@import "([^"]+)" layer\((\w+)\);', text)
    ]
    assert {layer for _, layer in imported} == {*layers}
    alone = {path for path in SHEETS if path.name in ("chooser.css", "theme.css")}
    whole = {path for path, text in sheets.items() if "@import" in text}
    # The panel of translators stands in two sheets, that of the preview and that of the site.
    shared = {path for path in SHEETS if path.parent.name == "preview"} - whole
    assert {path for path, _ in imported} == {*SHEETS} - alone - whole
    assert all(sum(other == path for other, _ in imported) == 1 + (path in shared) for path, _ in imported)


def test_no_rule_stands_twice() -> None:
    apart = [rule for rule in rules() if rule.sheet.name not in APART and rule.selector != "@font-face"]
    layered = [(rule.sheet.name == "print.css", rule) for rule in apart]
    same = Counter((printed, rule.within, rule.selector) for printed, rule in layered)
    assert not [key for key, count in same.items() if count > 1]
    alike = Counter((rule.sheet, rule.within, rule.declarations) for rule in rules() if len(rule.declarations) > 1)
    assert not [key for key, count in alike.items() if count > 1], "write one rule with both selectors"


def test_tokens_stand_in_one_place() -> None:
    elsewhere = [rule for rule in rules() if rule.sheet != TOKENS and rule.sheet.name not in APART]
    assert not [
        f"{rule.place}: {line}"
        for rule in elsewhere
        for line in rule.declarations
        if line.startswith("--") and not line.startswith("--focus:")
    ]
    colours = Counter(
        colour for rule in elsewhere for line in rule.declarations for colour in re.findall(r"#\w{6}\b", line)
    )
    assert not [colour for colour, count in colours.items() if count > 1], "what is used twice is a token"
    text = "\n".join([*_makers().values(), *(path.read_text(encoding="utf-8") for path in SHEETS)])
    tokens = {line.partition(":")[0] for rule in rules() for line in rule.declarations if line.startswith("--")}
    assert not sorted(token for token in tokens if not re.search(rf"var\({token}\b", text))


def test_importance_is_left_to_the_layers() -> None:
    assert not [
        rule.place for rule in rules() if rule.sheet.name not in APART and "!important" in " ".join(rule.declarations)
    ]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: str(path.relative_to(ROOT)))
def test_sheets_are_short(sheet: Path) -> None:
    assert len(sheet.read_text(encoding="utf-8").splitlines()) <= 400
