"""The picture and the table of what many cards cost, drawn for CONTRIBUTING from the figures that were measured."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FIGURES = Path(__file__).with_name("growth.json")
PLOT = ROOT / "docs" / "screenshots" / "growth.svg"
PAGE = ROOT / "CONTRIBUTING.md"

Figures = dict[str, float]
"""What was measured at one size, by its name."""

COMMANDS = ("validate", "locale update", "locale check", "build")
_UNITS = {"s": "seconds of the processor", "MB": "MB of the largest process"}
_MARKED = re.compile(r"(<!-- growth -->\n).*?(<!-- /growth -->)", re.DOTALL)
_WIDTH, _HEIGHT, _GAP = 190, 130, 24
_STYLE = """
text { font: 12px sans-serif; fill: #1b2a32; }
.head { font-weight: bold; }
.axis { stroke: #8a979d; fill: none; }
.guess { stroke: #8a979d; stroke-dasharray: 4 4; fill: none; }
.line { stroke: #1d66a3; stroke-width: 2; fill: none; }
circle { fill: #1d66a3; }
@media (prefers-color-scheme: dark) {
  text { fill: #e3e9e3; }
  .line { stroke: #7dbdf2; }
  circle { fill: #7dbdf2; }
}
"""


def read() -> dict[str, Any]:
    """The figures that are kept: those of each size, the date, and the machine."""
    if not FIGURES.exists():
        return {"date": "", "machine": "", "sizes": {}}
    kept: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8"))
    return kept


def sizes_of(kept: dict[str, Any]) -> dict[int, Figures]:
    """The figures by the number of cards, fewest first."""
    return {size: kept["sizes"][str(size)] for size in sorted(map(int, kept["sizes"]))}


def steep(kept: dict[str, Any], most: float) -> list[str]:
    """The figures of commands that grow faster than the cards: by more than ``most`` times as much."""
    sizes = sizes_of(kept)
    return [
        f"{command}, {unit}: {second:,} cards take {times:.2f} times as much as {first:,}"
        for first, second in pairwise(sizes)
        for command in COMMANDS
        for unit in _UNITS
        if (times := sizes[second][f"{command}, {unit}"] / sizes[first][f"{command}, {unit}"]) > most * second / first
    ]


def draw(kept: dict[str, Any]) -> None:
    """Write the picture, and the table into CONTRIBUTING."""
    PLOT.write_text(plot(kept), encoding="utf-8")
    PAGE.write_text(page(kept, PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def page(kept: dict[str, Any], text: str) -> str:
    """CONTRIBUTING with the picture and the table of these figures."""
    return _MARKED.sub(lambda found: f"{found[1]}{_section(kept)}{found[2]}", text)


def told(kept: dict[str, Any]) -> str:
    """The picture in words."""
    sizes = sizes_of(kept)
    (few, first), (many, last) = next(iter(sizes.items())), list(sizes.items())[-1]
    grown = "; ".join(
        f"{command} from {_shown(first[f'{command}, s'])} to {_shown(last[f'{command}, s'])} s"
        f" and from {_shown(first[f'{command}, MB'])} to {_shown(last[f'{command}, MB'])} MB"
        for command in COMMANDS
    )
    return f"What commands cost as a game grows from {few:,} to {many:,} cards: {grown}."


def _section(kept: dict[str, Any]) -> str:
    sizes = sizes_of(kept)
    head = f"| measured | {' | '.join(f'{size:,} cards' for size in sizes)} |"
    names = dict.fromkeys(name for figures in sizes.values() for name in figures)
    rows = [f"| {name} | {' | '.join(_shown(figures.get(name)) for figures in sizes.values())} |" for name in names]
    measured = f"Measured on {kept['date']}: {kept['machine']}; five languages, processor time."
    lines = [
        f"![{told(kept)}](docs/screenshots/growth.svg)",
        "",
        measured,
        "",
        head,
        f"|---{'|--:' * len(sizes)}|",
        *rows,
    ]
    return "\n".join(lines) + "\n"


def _shown(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def plot(kept: dict[str, Any]) -> str:
    """The picture: panels for the time and the memory of each command; dashed is what the fewest cards foretell."""
    width, height = len(COMMANDS) * (_WIDTH + _GAP) + _GAP, 2 * (_HEIGHT + 3 * _GAP)
    panels = [
        panel
        for row, unit in enumerate(_UNITS)
        for column, command in enumerate(COMMANDS)
        for panel in _panel(
            sizes_of(kept), command, unit, _GAP + column * (_WIDTH + _GAP), 2 * _GAP + row * (_HEIGHT + 3 * _GAP)
        )
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-labelledby="t d">',
            '<title id="t">What commands cost as a game grows</title>',
            f'<desc id="d">{told(kept)}</desc>',
            f"<style>{_STYLE}</style>",
            *panels,
            "</svg>\n",
        ]
    )


def _panel(sizes: dict[int, Figures], command: str, unit: str, left: int, top: int) -> Iterator[str]:
    points = [(size, figures[f"{command}, {unit}"]) for size, figures in sizes.items()]
    most = max(value for _, value in points) * 1.1
    widest = max(sizes)

    def at(size: float, value: float) -> str:
        return f"{left + _WIDTH * size / widest:.1f},{top + _HEIGHT * (1 - value / most):.1f}"

    yield f'<text x="{left}" y="{top - 22}" class="head">fathom {command}</text>'
    yield f'<text x="{left}" y="{top - 7}">{_shown(points[-1][1])} {_UNITS[unit]}</text>'
    yield f'<path class="axis" d="M{at(0, most)} L{at(0, 0)} L{at(widest, 0)}"/>'
    yield f'<text x="{left + _WIDTH}" y="{top + _HEIGHT + 16}" text-anchor="end">{widest:,} cards</text>'
    if len(points) > 2:
        (one, low), (two, high) = points[:2]
        slope = (high - low) / (two - one)
        end = min(widest, one + (most - low) / slope) if slope > 0 else widest
        yield f'<path class="guess" d="M{at(one, low)} L{at(end, low + slope * (end - one))}"/>'
    yield f'<polyline class="line" points="{" ".join(at(*point) for point in points)}"/>'
    for point in points:
        x, y = at(*point).split(",")
        yield f'<circle cx="{x}" cy="{y}" r="3"/>'
