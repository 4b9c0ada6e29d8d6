"""What drawings may hold: shapes and how they look. Opened by itself a file of the site runs what stands in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from catalog.findings import Finding, shown
from generator.checkers.contract import drawings
from generator.text.languages import shown_path

if TYPE_CHECKING:
    from generator.render.game_checkers import GameQuestions

_SVG = "{http://www.w3.org/2000/svg}"
_NAME = re.compile(r"\S+")
_ELEMENTS = frozenset(
    _NAME.findall(
        "circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline "
        "radialGradient rect stop svg symbol text title tspan use"
    )
)
_ATTRIBUTES = frozenset(
    _NAME.findall(
        "aria-hidden clip-path clip-rule clipPathUnits color cx cy d direction display dominant-baseline dx dy fill "
        "fill-opacity fill-rule font-family font-size font-style font-weight fx fy gradientTransform gradientUnits "
        "height href id letter-spacing markerHeight markerUnits markerWidth mask offset opacity orient overflow "
        "paint-order patternTransform patternUnits points preserveAspectRatio r refX refY rotate rx ry spreadMethod "
        "stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke"
        "-miterlimit stroke-opacity stroke-width text-anchor textLength transform transform-origin vector-effect "
        "viewBox visibility width x x1 x2 y y1 y2"
    )
)
_ADDRESS = re.compile(r"url\(\s*['\"]?(?!#)|^\s*[a-z][a-z0-9+.-]*:", re.IGNORECASE)
"""A value that leads out of the drawing."""


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """What does more than draw, in the drawings of a game."""
    for file in sorted(drawings.path_of(f"{drawings.TEMPLATES}/{questions.game.id}").rglob("*.svg")):
        yield from _faults(file)


def _faults(file: Path) -> Iterator[Finding]:
    text = file.read_text(encoding="utf-8", errors="replace")
    name = shown_path(file)
    try:
        # A symbol has no element around it, and what stands before one is none of a drawing's business.
        tree = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>')
    except ElementTree.ParseError as error:
        yield _finding(
            name, error.position[0], str(error), "this drawing cannot be read", "elements of SVG, each closed"
        )
        return
    for node in tree.iter():
        element = str(node.tag).removeprefix(_SVG)
        if element not in _ELEMENTS:
            message = "a drawing may not hold this element"
            yield _finding(name, _line(text, f"<{element}"), f"<{element}>", message, ", ".join(sorted(_ELEMENTS)))
        for key, value in node.attrib.items():
            place = _line(text, f"{key}=")
            if key not in _ATTRIBUTES:
                message = "a drawing may not have this attribute"
                yield _finding(name, place, f'{key}="{value}"', message, "what tells where a shape is and how it looks")
            elif _ADDRESS.search(value) or (key == "href" and not value.startswith("#")):
                message = "this leads out of the drawing"
                yield _finding(name, place, f'{key}="{value}"', message, "#id, of what the drawing itself holds")


def _line(text: str, part: str) -> int:
    """The line that a part stands in first, from 1."""
    return text[: max(text.find(part), 0)].count("\n") + 1


def _finding(file: str, line: int, given: str, message: str, accepted: str) -> Finding:
    hint = "take it out; draw what it shows with shapes"
    return Finding(file, line, "", shown(given), accepted, hint, message, "unsafe-drawing")
