"""Building the site: one MkDocs run for each language, two at a time, then the parts that all languages share.

Everything is written into a folder beside the old site and takes its place at the end, so that a failed build leaves
the old site whole. A page whose content and frame have not changed since the last build is taken over from it.
"""

from __future__ import annotations

import json
import logging
import os
import shutil
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import Future, as_completed
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from catalog import Catalog, CatalogError, load
from generator import memory, rootparts
from generator.failure import BuildFailedError
from generator.locale.files import read_po
from generator.locale.languages import DERIVED, LANGUAGES, LOCALES, ROOT, TRANSLATIONS, faults, language, po_path
from generator.locale.status import Survey, survey
from generator.processes import workers
from generator.search import index
from generator.site import Site
from generator.words import Words, _

__all__ = ["BuildFailedError", "Built", "build", "inputs"]

CONFIG = ROOT / "mkdocs.yml"

Progress = Callable[..., None]
"""Is told each step: an English text of the domain ``site``, and the values of its parameters by name."""


@dataclass(frozen=True)
class Built:
    """What a build did: pages written anew and taken over, by language."""

    site_dir: Path
    written: dict[str, int] = field(default_factory=dict)
    kept: dict[str, int] = field(default_factory=dict)


def build(
    languages: Sequence[str] | None = None, site_dir: Path | str | None = None, jobs: int = 2, clean: bool = False,
    progress: Progress | None = None,
) -> Built:  # fmt: skip
    """Build the site in ``languages`` (all of them by default) into ``site_dir`` (``site`` in the repository).

    ``clean`` makes everything anew; otherwise unchanged pages are taken over from the site that is there. A site in
    fewer languages than before loses the others. ``progress`` is told each step in a few words.

    Raises CatalogError or WordsError, with all findings, for broken data; DeadReferenceError for a link to nowhere;
    KeyError for an unknown language; BuildFailedError if MkDocs refuses. In each case the old site stays as it was.
    """
    if broken := faults():
        raise CatalogError(broken)
    codes = [language(code).code for code in languages or LANGUAGES]
    target = Path(site_dir or ROOT / "site").resolve()
    tell = progress or (lambda _text, **_values: None)
    tell(_("Reading the catalogue"))
    catalog = load()
    environment = Site(catalog).environment
    for name in environment.list_templates(("j2",)):
        environment.get_template(name)  # compiled here once, not in each process
    old = None if clean else memory.read(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as folder:
        new = Path(folder) / "site"
        new.mkdir()
        shared = _shared(catalog)
        result = _languages(codes, new, target if old else None, old, jobs, tell, shared)
        rootparts.write_lists(codes, new)
        memory.write(new, {code: pages for code, pages, _written in result})
        _replace(target, new)
    built = Built(target)
    for code, pages, written in result:
        built.written[code] = written
        built.kept[code] = len(pages.pages) - written
    return built


@dataclass(frozen=True)
class Shared:
    """What the builds of all languages share: the facts, the texts, and how far these are translated."""

    catalog: Catalog
    words: dict[str, Words]
    survey: Survey


def _shared(catalog: Catalog) -> Shared:
    """All of it, with each PO file read once. Raises WordsError for a broken one."""
    read = cache(read_po)
    found = survey(catalog, read=read)
    words = {code: Words(code) for code in LANGUAGES}
    for code in TRANSLATIONS:
        for path in po_path(code, "").parent.glob("*.po"):
            words[code].hold(path.stem, read(path))
    for code in DERIVED:
        words[code].load(path.stem for path in po_path(code, "").parent.glob("*.po"))
    return Shared(catalog, words, found)


Result = tuple[str, memory.LanguageMemory, int]


def _languages(
    codes: Sequence[str], new: Path, target: Path | None, old: memory.Memory | None, jobs: int, tell: Progress,
    shared: Shared,
) -> list[Result]:  # fmt: skip
    """Build the languages in as many processes as asked for, and beside them what they share."""
    global _made
    _made = shared  # Processes that are forked find it here and need not make it again.
    done: list[Result] = []
    with workers(min(jobs, len(codes))) as pool:
        waiting: dict[Future[Result], str] = {}
        for code in codes:
            known = old.languages.get(code) if old else None
            if pool is None:
                tell(_("Writing {language}"), language=language(code).name)
                done.append(build_language(code, new, target, known))
            else:
                waiting[pool.submit(build_language, code, new, target, known)] = code
        tell(_("Adding the parts that all languages share"))
        rootparts.write_shared(Site(shared.catalog, codes[0], survey=shared.survey, words=shared.words), codes, new)
        for future in as_completed(waiting):
            done.append(future.result())
            tell(_("{language} is written"), language=language(waiting[future]).name)
    return sorted(done, key=lambda result: codes.index(result[0]))


_made: Shared | None = None


def build_language(code: str, new: Path, old_site: Path | None, known: memory.LanguageMemory | None) -> Result:
    """Build one language into its folder below ``new``; unchanged pages come from ``old_site``.

    Gives the language, what to remember of its pages, and how many of them were written.
    """
    config = _config(new / language(code).tag)
    shared = _made or _shared(load())
    site = Site(shared.catalog, code, config.extra.get("repository") or "", shared.survey, shared.words)
    fresh = memory.remember(site)
    unchanged = memory.unchanged(fresh, known) if old_site and known else frozenset[str]()
    folder = new / site.language.tag
    _mkdocs(config, site, unchanged)
    for path in unchanged:
        assert old_site is not None
        place = folder / path / "index.html"
        place.parent.mkdir(parents=True, exist_ok=True)
        _take_over(old_site / site.language.tag / path / "index.html", place)
    for page in site.pages:
        for name, text in page.files.items():
            (folder / page.path / name).write_text(text, encoding="utf-8")
    index.build(site, folder)
    return code, fresh, len(fresh.pages) - len(unchanged)


def _take_over(old: Path, new: Path) -> None:
    """Put the file ``old`` at ``new`` as well; not every file system can hold it once for both."""
    try:
        os.link(old, new)
    except OSError:
        shutil.copyfile(old, new)


def _config(folder: Path) -> Any:
    """The settings of MkDocs for a site in ``folder``."""
    from mkdocs.config import load_config
    from mkdocs.exceptions import ConfigurationError

    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    try:
        return load_config(str(CONFIG), site_dir=str(folder))
    except ConfigurationError as error:
        raise BuildFailedError(str(error)) from error


def _mkdocs(config: Any, site: Site, unchanged: frozenset[str]) -> None:
    from mkdocs.commands.build import build as mkdocs_build
    from mkdocs.exceptions import Abort

    from generator.plugin import FathomPlugin

    try:
        plugin = config.plugins["fathom"]
        assert isinstance(plugin, FathomPlugin)
        plugin.site, plugin.unchanged = site, unchanged
        mkdocs_build(config)
    except Abort as error:
        raise BuildFailedError(f"{site.language.english}: {error}") from error


def _replace(target: Path, new: Path) -> None:
    """Put the new site in the place of the old one."""
    if target.exists():
        old = new.with_name("old")
        target.rename(old)
        new.rename(target)
        shutil.rmtree(old)
    else:
        new.rename(target)


def inputs() -> list[Path]:
    """The folders and files that the site is made from, for whoever watches them and builds again."""
    return [*(ROOT / name for name in ("catalog", "docs", "engine", "generator", "mkdocs.yml")), LOCALES]


def main() -> None:
    """Build with the defaults; the command line proper is ``fathom build``."""
    built = build(progress=lambda text, **values: print(text.format(**values)))
    print(json.dumps({"written": built.written, "kept": built.kept}))


if __name__ == "__main__":
    main()
