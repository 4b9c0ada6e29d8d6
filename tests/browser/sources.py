"""The scripts and style sheets as they are written, for pages of tests that import any of them."""

from __future__ import annotations

import shutil
from pathlib import Path

from generator.render.scripts import BROWSER, FOLDER

VENDOR = BROWSER.parents[1] / "docs" / "vendor"


def copy(folder: Path) -> None:
    """Put them where a site has them, below the folder that is its root."""
    for place in (FOLDER, "css"):
        shutil.copytree(BROWSER, folder / place)
    for place in ("vendor", "docs/vendor"):
        shutil.copytree(VENDOR / "qrcode", folder / place / "qrcode")
