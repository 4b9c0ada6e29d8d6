"""The facts of the games: YAML that people edit, and the models that accept or refuse it.

``load()`` gives the whole catalogue or raises CatalogError with every finding; ``validate()`` only gives the findings.
"""

from __future__ import annotations

from catalog.findings import CatalogError, Finding
from catalog.library import Catalog
from catalog.load import checked, load, validate
from catalog.messages import CatalogMessage
from catalog.models.game import Collection, Facet, GameCatalog, Origin

__all__ = [
    "Catalog",
    "CatalogError",
    "CatalogMessage",
    "Collection",
    "Facet",
    "Finding",
    "GameCatalog",
    "Origin",
    "checked",
    "load",
    "validate",
]
