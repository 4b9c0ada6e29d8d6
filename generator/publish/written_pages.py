"""Writing pages of one language: what they are made from, and the MkDocs run that puts the theme around them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from contextvars import Context
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import polib

from catalog import Catalog, load
from generator.pages import CommandHelps, routes
from generator.pages.navigation import navigation
from generator.publish.build_cache import FRAME, Hashes, hashes_of
from generator.publish.mkdocs_plugin import Contents
from generator.publish.plan import Task
from generator.render.page import Page
from generator.render.site_address import site_address
from generator.render.site_context import SiteContext
from generator.render.translation_status import Survey, survey
from generator.search import rows
from generator.text.errors import BuildFailedError
from generator.text.languages import DERIVED, LANGUAGES, ROOT, TRANSLATIONS, po_path
from generator.text.lookups import recording
from generator.text.message_sources import Sources, sources
from generator.text.po_files import WordsError, read_po
from generator.text.words import Words
from generator.translate.check.run import breaking

CONFIG = ROOT / "mkdocs.yml"


@dataclass(frozen=True)
class Shared:
    """What the builds of all languages share: the facts, the texts, and how far these are translated.

    Without the last, it is found out when a page asks for it.
    """

    catalog: Catalog
    words: dict[str, Words]
    survey: Survey | None

    def site(self, code: str, repository: str = "", address: str = "") -> SiteContext:
        """The site in a language."""
        return SiteContext(self.catalog, code, repository, self.survey, self.words, address)


def read_shared(catalog: Catalog, known: Mapping[str, Survey], checked: Container[str] = ()) -> Shared:
    """All of it; the PO files of languages whose state is ``known`` are read when somebody asks for them.

    Raises WordsError for a broken one and, in languages that are to be ``checked``, for texts that no page may be made
    with.
    """
    read = cache(read_po)
    unknown = [code for code in (*TRANSLATIONS, *DERIVED) if code not in known]
    fresh = Survey(progress=(), unfinished=())
    if unknown:
        every = sources(catalog)
        _refuse_breaking(catalog, [code for code in unknown if code in checked], every, read)
        fresh = survey(catalog, unknown, read=read, every=every)
    parts = [known.get(code) or fresh.of(code) for code in (*TRANSLATIONS, *DERIVED)]
    whole = Survey(
        progress=tuple(row for part in parts for row in part.progress),
        unfinished=tuple(text for part in parts for text in part.unfinished),
        derived=tuple(row for part in parts for row in part.derived),
    )
    return Shared(catalog, _words(unknown, read), whole)


def read_unsurveyed(catalog: Catalog, checked: Container[str]) -> Shared:
    """What pages need that do not show how far the translations are; PO files are read when somebody asks for them.

    Those of languages that are to be ``checked`` are read at once. Raises WordsError as ``read_shared`` does.
    """
    read = cache(read_po)
    codes = [code for code in (*TRANSLATIONS, *DERIVED) if code in checked]
    if codes:
        _refuse_breaking(catalog, codes, sources(catalog), read)
    return Shared(catalog, _words(codes, read), None)


def _refuse_breaking(
    catalog: Catalog, codes: Sequence[str], every: Mapping[str, Sources], read: Callable[[Path], polib.POFile]
) -> None:
    if faulty := breaking(catalog, codes, every, read):
        raise WordsError(tuple(faulty))


def _words(codes: Iterable[str], read: Callable[[Path], polib.POFile]) -> dict[str, Words]:
    """The texts of all languages; those of ``codes`` are there already."""
    words = {code: Words(code) for code in LANGUAGES}
    for code in codes:
        paths = list(po_path(code, "").parent.glob("*.po"))
        if code in DERIVED:
            words[code].load(path.stem for path in paths)
            continue
        for path in paths:
            words[code].hold(path.stem, read(path))
    return words


_shared_before_fork: Shared | None = None


def share(shared: Shared) -> None:
    """Let processes that are forked from now on find it, so that they need not make it again."""
    global _shared_before_fork
    _shared_before_fork = shared


@dataclass(frozen=True)
class WrittenPages:
    """Some pages of a language as they were written into a ``folder``: what each looked up, and its headings."""

    folder: Path
    lookups: dict[str, Hashes]
    headings: dict[str, list[str]]


def write_pages(task: Task, new: Path, command_help: CommandHelps) -> WrittenPages:
    """Write some pages of a language into a folder below ``new``.

    A page is made when its turn comes, and none is kept, so the memory that this takes hardly grows with their number.
    Raises DeadReferenceError, a template's error and CatalogError.
    """
    folder = new / task.folder
    config = _config(folder)
    shared = _shared_before_fork or read_shared(load(), {})
    site = shared.site(task.code, config.extra.get("repository") or "", site_address())
    every = {route.path: route for route in routes(site, command_help)}
    done = WrittenPages(folder, {}, {})

    def make(path: str) -> Page:
        with recording() as looked_up:
            page = every[path].page(site)
        done.lookups[path] = hashes_of(looked_up)
        done.headings[path] = list(rows.headings(page.toc))
        for name, text in page.files.items():
            (folder / path).mkdir(parents=True, exist_ok=True)
            (folder / path / name).write_text(text, encoding="utf-8")
        return page

    outlines = tuple(route.outline() for route in every.values())
    # What a page looks up is noted for that page, not for the frame: it is made in a context of its own.
    contents = Contents(
        site,
        outlines,
        navigation(site, every.values()),
        lambda path: Context().run(make, path),
        frozenset(every) - frozenset(task.paths),
        all_at_once=True,
    )
    with recording() as of_frame:
        _mkdocs(config, contents)
    done.lookups[FRAME] = hashes_of(of_frame)
    return done


def _config(folder: Path) -> Any:
    """The settings of MkDocs for a site in ``folder``."""
    from mkdocs.config import load_config
    from mkdocs.exceptions import ConfigurationError

    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    logging.getLogger("mkdocs.commands.build").setLevel(logging.CRITICAL)  # what it reports as an error, it raises
    try:
        return load_config(str(CONFIG), site_dir=str(folder))
    except ConfigurationError as error:
        raise BuildFailedError(str(error)) from error


def _mkdocs(config: Any, contents: Contents) -> None:
    from mkdocs.commands.build import build as mkdocs_build
    from mkdocs.exceptions import Abort

    from generator.publish.mkdocs_plugin import FathomPlugin

    try:
        plugin = config.plugins["fathom"]
        assert isinstance(plugin, FathomPlugin)
        plugin.contents = contents
        mkdocs_build(config)
    except Abort as error:
        raise BuildFailedError(f"{contents.site.language.english}: {error}") from error
