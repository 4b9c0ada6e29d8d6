"""Numbered marks on a picture, and the picture as a small file."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

COLOURS = 64
INK = "#b3261e"
RADIUS = 13


@dataclass(frozen=True)
class Mark:
    """A numbered frame around the part of a picture that the text speaks of; with number 0 only the frame."""

    number: int
    x: float
    y: float
    width: float
    height: float

    def numbered(self, number: int) -> Mark:
        """The same frame under another number."""
        return replace(self, number=number)


def magick(*arguments: str) -> None:
    """Run ImageMagick. Raises CalledProcessError if it fails."""
    subprocess.run(["convert", *arguments], check=True)


def write(picture: Path, marks: Iterable[Mark], to: Path) -> None:
    """Draw ``marks`` on ``picture`` and write it ``to`` a WebP file of few colours."""
    to.parent.mkdir(parents=True, exist_ok=True)
    drawn = [argument for mark in marks for argument in _drawn(mark)]
    magick(
        str(picture),
        *drawn,
        "-strip",
        "+dither",
        "-colors",
        str(COLOURS),
        "-define",
        "webp:lossless=true",
        "-define",
        "webp:method=6",
        str(to),
    )


def _drawn(mark: Mark) -> list[str]:
    """What to tell ImageMagick: a frame with a light edge, and on its right upper corner a disc with the number."""
    corners = f"{mark.x},{mark.y} {mark.x + mark.width},{mark.y + mark.height} 6,6"
    drawn: list[str] = []
    for colour, width in (("white", 6), (INK, 3)):
        stroke = ["-stroke", colour, "-strokewidth", str(width)]
        drawn += ["-fill", "none", *stroke, "-draw", f"roundrectangle {corners}"]
    if not mark.number:
        return drawn
    x, y = mark.x + mark.width - RADIUS, max(mark.y, RADIUS + 2)
    return [
        *drawn,
        "-stroke",
        "white",
        "-strokewidth",
        "2",
        "-fill",
        INK,
        "-draw",
        f"circle {x},{y} {x + RADIUS},{y}",
        "-stroke",
        "none",
        "-fill",
        "white",
        "-gravity",
        "NorthWest",
        "-pointsize",
        "18",
        "-weight",
        "Bold",
        "-annotate",
        f"+{round(x - 5)}+{round(y - 10)}",
        str(mark.number),
    ]
