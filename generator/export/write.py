"""Everything that is given away, put into folders: the database, the tables, what describes both, and the JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.export import api, database, sheets
from generator.export.entries import Entries
from generator.export.texts import Texts
from generator.render.urls import relative

if TYPE_CHECKING:
    from generator.render.site_context import SiteContext


def write(site: SiteContext, root: Path, data: str = "") -> None:
    """Write all files below ``root``: the JSON in ``api/v1/``, the others in the folder ``data``, ``data/`` say.

    ``site`` is the site in any language; the files speak all of them.
    """
    texts = Texts(site)
    games = [Entries(texts, game) for game in site.catalog.games.values()]
    tables = [sheet for entries in games for sheet in sheets.sheets(entries)]
    folder = root / data
    for sheet in tables:
        _write(folder / sheet.head.path, sheet.text())
    _write(folder / sheets.PACKAGE, _json(sheets.package(tables)))
    _write(folder / database.METADATA, _json(database.metadata()))
    database.write(games, folder / database.DATABASE)
    named = [sheets.PACKAGE, database.METADATA, database.DATABASE, *(sheet.head.path for sheet in tables)]
    here = f"{api.FOLDER}/{api.INDEX}"
    api.write(api.files(games, site.survey, [relative(data + name, here) for name in named]), root / api.FOLDER)


def _json(content: dict[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="")
