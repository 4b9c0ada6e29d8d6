"""What the tests of the catalogue share: the catalogue itself and a copy to break."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalog import Catalog, load
from catalog.models.abyss import AbyssCatalog
from tests.catalog.broken_copies import Copy


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return load()


@pytest.fixture(scope="session")
def abyss(catalog: Catalog) -> AbyssCatalog:
    game = catalog.games["abyss"]
    assert isinstance(game, AbyssCatalog)
    return game


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)
