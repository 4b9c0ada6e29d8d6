"""The data for other programs: on the site, in a folder of its own, and where its JSON stood before it had a version.

JSON cannot lead on by itself, so each old address has a JSON Reference to the new one: ``{"$ref": "v1/index.json"}``.
That is a JSON Schema too, which stands for the one that it names.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from catalog import load
from generator.export import api, release
from generator.export.write import write
from generator.pages.developer_guide import DATA
from generator.publish import site_folder
from generator.publish.build_cache import hash_of
from generator.publish.written_pages import read_shared
from generator.render.urls import relative
from generator.text.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from generator.publish.build_cache import State
    from generator.publish.build_sources import Sources
    from generator.render.site_context import SiteContext

MARK = ".fathom-data.json"
"""The file by which a folder is known as an export, and that lists its files."""

_OLD = "api/"
_ENDED = ("checkers", "practice", "schema/checker", "schema/exercise")
"""Files of a game that went with the first version: texts of answers, which only an answer can fill in."""

_NEW = {api.INDEX_SCHEMA}
"""What had no address before."""


def write_to_site(site: SiteContext, site_dir: Path) -> None:
    """Write the data and what leads to it from old addresses; ``site`` is the site in any language."""
    write(site, site_dir, DATA)
    below = site_folder.files_below(site_dir / api.FOLDER)
    moved = {path: f"{api.FOLDER}/{path}" for path in below if path not in _NEW}
    moved |= {f"{game}/{name}.json": f"{api.FOLDER}/{api.INDEX}" for game in site.catalog.games for name in _ENDED}
    for path, now in moved.items():
        old = site_dir / _OLD / path
        old.parent.mkdir(parents=True, exist_ok=True)
        old.write_text(json.dumps({"$ref": relative(now, _OLD + path)}) + "\n", encoding="utf-8")


def made_from(sources: Sources, states: Mapping[str, State]) -> str:
    """The hash of what the data of a site is made from beside what all of it shares: games, texts, the commit."""
    texts = [state.own for _code, state in sorted(states.items())]
    return hash_of(repr(sorted(sources.games.items())), *texts, release.commit())


def export(target: Path) -> int:
    """Write all data into a folder, whole or not at all; gives the number of files.

    Raises CatalogError or WordsError, with all findings, for broken data, and BuildFailedError for a folder that holds
    anything but an export. In each case what was there stays as it was.
    """
    site_folder.check(target, MARK)
    shared = read_shared(load(), {}, frozenset(LANGUAGES))
    with site_folder.replaced(target, MARK) as new:
        write(shared.site("en"), new)
        files = site_folder.files_below(new)
        (new / MARK).write_text(json.dumps({"files": files}, indent=1) + "\n", encoding="utf-8")
    return len(files)
