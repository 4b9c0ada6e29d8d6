"""The files that all languages share, and where they stand below the root of the site."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from generator.locale.languages import ROOT

FOLDERS = ("checker", "css", "icons", "js", "search", "vendor")
"""Folders of ``docs`` that stand at the root of the site under the same name."""

MATERIAL = {
    "material/main.css": "assets/stylesheets/main.*.min.css",
    "material/bundle.js": "assets/javascripts/bundle.*.min.js",
}
"""The two files of Material that the pages load, under names that don't change with its version."""

STYLES = ("css/fathom.css",)
SCRIPTS = ("js/site.js",)
LEFT_OUT = {"manifest.yaml", "service-worker.js"}
"""Files that are not copied as they are."""


def copy(site_dir: Path) -> None:
    """Copy the shared files below ``site_dir``."""
    for folder in FOLDERS:
        source = ROOT / "docs" / folder
        if source.is_dir():
            shutil.copytree(source, site_dir / folder, ignore=lambda _folder, names: LEFT_OUT.intersection(names))
    for name, file in material_files():
        target = site_dir / name
        target.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text(encoding="utf-8")
        # The source maps stay behind, so nothing may ask for them.
        target.write_text("\n".join(line for line in text.splitlines() if "sourceMappingURL=" not in line) + "\n", "utf-8")


def material_files() -> Iterator[tuple[str, Path]]:
    """Where each file of Material goes, and where it lies in the installed package."""
    templates = Path(str(files("material"))) / "templates"
    for name, pattern in MATERIAL.items():
        found = sorted(templates.glob(pattern))
        if len(found) != 1:
            raise FileNotFoundError(f"Material should have one file {pattern} in {templates}, but has {len(found)}")
        yield name, found[0]
