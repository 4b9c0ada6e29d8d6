"""Abyss: the forms of its cards, tiles and tokens, and its catalogue."""

from __future__ import annotations

from catalog.models.abyss.catalog import AbyssCatalog
from catalog.models.abyss.entries import Cost, Formula, Guild, Location, Lord, Race, Reward, Supply, ThreatSpace

CATALOG = AbyssCatalog
"""What the loader looks for in a game's module."""

__all__ = [
    "CATALOG",
    "AbyssCatalog",
    "Cost",
    "Formula",
    "Guild",
    "Location",
    "Lord",
    "Race",
    "Reward",
    "Supply",
    "ThreatSpace",
]
