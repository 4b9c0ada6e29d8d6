"""The two ways to the catalogue: load it, or learn what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from catalog.consistency import check
from catalog.findings import CatalogError, Finding
from catalog.library import Catalog
from catalog.read import read_catalog


def load(path: Path | str | None = None) -> Catalog:
    """Load the catalogue in the folder ``path``, or the one that comes with the program.

    Raises CatalogError, which holds all findings, if anything is wrong with any file.
    """
    catalog, findings = checked(path)
    if findings:
        raise CatalogError(findings)
    return catalog


def checked(path: Path | str | None = None) -> tuple[Catalog, list[Finding]]:
    """The catalogue in the folder ``path`` as far as it can be read, and all findings about it, as ``validate`` gives.

    Only one without findings may be used for anything else than more findings.
    """
    catalog, findings = read_catalog(path)
    return catalog, sorted({*findings, *check(catalog)})


def validate(path: Path | str | None = None) -> list[Finding]:
    """All findings about the catalogue in the folder ``path``, in the order of files and lines; none if it is sound."""
    return checked(path)[1]
