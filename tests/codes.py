"""Reading QR codes as a phone does."""

from __future__ import annotations

import re

import zxingcpp

_SCALE = 4


def read_code(path: str) -> str:
    """The text of a code that is drawn as one path of squares, ``M4 4h1v1h-1z`` each, with a margin of four."""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    side = (max(max(place) for place in dark) + 5) * _SCALE
    rows = [[0 if (x // _SCALE, y // _SCALE) in dark else 255 for x in range(side)] for y in range(side)]
    picture = memoryview(bytes(dot for row in rows for dot in row)).cast("B", (side, side))
    found = zxingcpp.read_barcodes(picture)
    assert len(found) == 1, "no code, or several"
    return found[0].text
