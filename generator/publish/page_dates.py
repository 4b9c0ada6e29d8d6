"""The day on which each page last changed, as the history of the repository tells it: for the site maps.

A page is dated by the files that its content comes from: those of its records in the catalogue or its own template, and
the translations of its language. What only changes how all pages look dates none. Where there is no whole history, as
in a shallow clone or a folder of files alone, no page has a day.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from catalog.messages import checkers_domain, domains_of
from generator.render.urls import CHANGES
from generator.text.languages import ROOT, language, po_path

if TYPE_CHECKING:
    from catalog import Catalog, GameCatalog

_FOLDERS = ("catalog/data", "docs/pages", "locales")
_PAGES = "docs/pages"

_KINDS = {
    "aid": ("aid",),
    "boards": ("board",),
    "check": ("checker",),
    "discrepancies": ("discrepancy",),
    "examples": ("example",),
    "glossary": ("term", "vocabulary"),
    "learn": ("step", "figure"),
    "pad": ("pad",),
    "practice": ("exercise",),
    "rules": ("rule",),
    "signs": ("pictogram", "ring", "face"),
    "sources": ("source", "game"),
}
"""The records that a page of a game shows, by its first folder; any other shows something of all."""


def file_dates(root: Path = ROOT) -> dict[str, str]:
    """The day of the last commit that touched each file, by its path in the repository; empty without a history."""
    asked = ("rev-parse", "--is-shallow-repository", "--show-toplevel")
    shallow, _line, top = (_git(root, *asked) or "").strip().partition("\n")
    if shallow != "false" or Path(top).resolve() != root.resolve():
        return {}
    dates: dict[str, str] = {}
    # Quoted as they are, and each commit behind a sign that no name of a file has.
    log = _git(root, "-c", "core.quotePath=off", "log", "--format=%x00%cs", "--name-only", "--", *_FOLDERS) or ""
    for commit in log.split("\0")[1:]:
        day, *names = commit.split("\n")
        for name in names:
            if name:
                dates[name] = max(dates.get(name, ""), day)
    return dates


def _git(folder: Path, *arguments: str) -> str | None:
    """What git says; None where there is no git, or it has nothing to say here."""
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), *arguments], capture_output=True, text=True, encoding="utf-8", check=False
        )
    except (OSError, UnicodeDecodeError):
        return None
    return done.stdout if done.returncode == 0 else None


class PageDates:
    """Tells the days of pages by the days of ``files``."""

    def __init__(self, catalog: Catalog, files: Mapping[str, str]) -> None:
        self._catalog = catalog
        self._files = files

    def of(self, code: str, path: str) -> str:
        """The day on which the page at ``path`` last changed in a language; '' where that is not known."""
        days = [self._files.get(name, "") for name in self._sources(code, path)]
        return max(days) if days and all(days) else ""

    def _sources(self, code: str, path: str) -> Iterator[str]:
        """The files that the content of a page comes from."""
        first, _slash, below = path.partition("/")
        game = self._catalog.games.get(first)
        if game:
            yield from sorted(_of_game(game, below))
            asks = below.startswith(("check/", "pad/", "practice/"))
            domains = [domain for domain in domains_of(game.id) if asks or domain != checkers_domain(game.id)]
        elif path == CHANGES:
            games = self._catalog.games.values()
            yield from sorted({record.document.file for each in games for record in each.of_kind("change")})
            domains = list(self._catalog.games)
        else:
            template = f"{_PAGES}/{path.rstrip('/') or 'home'}.html.j2"
            yield from [template] if (ROOT / template).is_file() else []
            domains = ["site"]
        codes = language(code).written_in
        files = (po_path(written, domain) for written in codes for domain in domains)
        yield from (_place(file) for file in files if file.is_file())


def _of_game(game: GameCatalog, below: str) -> Iterable[str]:
    """The files of the catalogue that a page of a game shows something of."""
    first, _slash, rest = below.partition("/")
    name = rest.partition("/")[0]
    kind = next((collection.kind for collection in game.collections if collection.id == first), "")
    records = [record for one in ((kind,) if kind else _KINDS.get(first, ())) for record in game.of_kind(one)]
    if name and first == "rules":
        records = [record for record in records if record.id.split(".")[1] == name]
    elif name:
        records = [record for record in records if record.id == name]
    return {record.document.file for record in records or game.records.values()}


def _place(file: Path) -> str:
    """The path of a file in the repository; translations that lie elsewhere have none that it knows."""
    return (
        file.resolve().relative_to(ROOT.resolve()).as_posix() if file.resolve().is_relative_to(ROOT.resolve()) else ""
    )
