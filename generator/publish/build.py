"""Building the site: an MkDocs run for each language or half a language, two at a time, then what all of them share.

Everything is written into a folder beside the old site and takes its place at the end, so that a failed build leaves
the old site whole. A language that no change concerns since the last build is taken over from it.
"""

from __future__ import annotations

import errno
import gc
import logging
import os
import shutil
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from concurrent.futures import Future, as_completed
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from catalog import Catalog, load
from catalog.messages import domains_of
from generator.pages import CommandHelps, routes
from generator.pages.navigation import navigation
from generator.publish import build_cache, site_folder, site_root
from generator.publish.build_cache import FRAME, OUTLINES, ROWS, BuildCache, LanguageCache, State, hashes_of
from generator.publish.mkdocs_plugin import Contents
from generator.publish.plan import Plan, Task, outlines, planned, tasks
from generator.render.page import Heading, Page
from generator.render.site_context import SiteContext
from generator.render.translation_status import Survey, survey
from generator.search import index, rows
from generator.text.errors import BuildFailedError
from generator.text.languages import DERIVED, LANGUAGES, LOCALES, ROOT, TRANSLATIONS, language, po_path
from generator.text.lazy_text import LazyMessage, lazy
from generator.text.lookups import Lookup, recording
from generator.text.message_sources import sources
from generator.text.po_files import WordsError, read_po
from generator.text.processes import can_fork, workers
from generator.text.words import Words, _
from generator.translate.check.run import breaking

__all__ = ["BuildFailedError", "Built", "build", "inputs"]

CONFIG = ROOT / "mkdocs.yml"

Progress = Callable[..., None]
"""Called with each step: an English text of the domain ``site``, and the values of its parameters by name."""


@dataclass(frozen=True)
class Built:
    """What a build did: pages written and taken over, by language."""

    site_dir: Path
    written: dict[str, int] = field(default_factory=dict)
    kept: dict[str, int] = field(default_factory=dict)


def build(
    languages: Sequence[str] | None = None,
    site_dir: Path | str | None = None,
    jobs: int = 2,
    clean: bool = False,
    progress: Progress | None = None,
    checked: bool = False,
    *,
    command_help: CommandHelps,
) -> Built:
    """Build the site in ``languages`` (all of them by default) into ``site_dir`` (``site`` in the repository).

    ``clean`` makes everything again; otherwise languages that no change concerns are taken over from the site that is
    there. A site in fewer languages than before loses the others. ``progress`` is called for each step. With
    ``checked``, translations with markup or wrong placeholders are refused; without, markup is shown as text.
    ``command_help`` gives what the page of the command line shows; it can be called in another process.

    Raises CatalogError or WordsError, with all findings, for broken data; DeadReferenceError for a link to nowhere;
    KeyError for an unknown language; BuildFailedError for a folder that holds anything but a site, for a full disk,
    and if MkDocs refuses. In each case what was there stays as it was.
    """
    codes = [language(code).code for code in languages or LANGUAGES]
    target = Path(site_dir or ROOT / "site").resolve()
    site_folder.check(target)
    report = progress or (lambda _text, **_values: None)
    try:
        return _build(
            codes, target, jobs, BuildCache() if clean else build_cache.read(target), report, checked, command_help
        )
    except OSError as error:
        raise BuildFailedError(_refused(error, target)) from error


def _refused(error: OSError, target: Path) -> LazyMessage:
    """What to say when the system refuses to write."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return lazy(
            _("there is no room left on the disk of {folder}. What was there is as it was; make room and build again."),
            folder=target,
        )
    return lazy(_("the system refuses: {reason}"), reason=error)


def _build(
    codes: Sequence[str],
    target: Path,
    jobs: int,
    old: BuildCache,
    report: Progress,
    checked: bool,
    command_help: CommandHelps,
) -> Built:
    report(_("Reading the catalogue"))
    catalog = load()
    shared_hash = build_cache.shared_inputs()
    if old.shared != shared_hash:
        old = BuildCache()
    own = {code: build_cache.own_inputs(code) for code in LANGUAGES}
    shown = {*codes, *(language(code).derived_from or code for code in codes)} if checked else set[str]()
    same = build_cache.unchanged(old, own, shown)
    shared = _shared(catalog, {code: Survey(**old.states[code].survey) for code in same}, shown)
    states = {
        code: State(
            own[code],
            shared.survey.of(code).model_dump(mode="json"),
            code in shown or (code in same and old.states[code].checked),
            old.states[code].results if code in same else build_cache.results(catalog, shared.words[code]),
        )
        for code in own
    }
    changed = build_cache.changed(old.states, states)
    there = {
        code: known for code, known in old.languages.items() if _is_there(target / language(code).tag, known.files)
    }
    site = SiteContext(catalog, codes[0], survey=shared.survey, words=shared.words)
    every = {code: planned(site.in_language(code), there.get(code), changed, command_help) for code in codes}
    plans = {code: plan for code, plan in every.items() if plan}
    environment = site.environment
    for name in environment.list_templates(("j2",)):
        environment.get_template(name)  # compiled here once, not in each process
    gc.freeze()  # what has been read stays to the end, and looking through it for garbage takes long
    with site_folder.replaced(target) as new:
        built, static = _written(plans, codes, target, new, jobs, report, shared, old.static, command_help)
        for code in codes:
            if code not in plans:
                _take_over(target, new, (f"{language(code).tag}/{name}" for name in there[code].files))
        site_root.write_lists(codes, new)
        now = BuildCache(shared_hash, states, {code: built.get(code) or there[code] for code in codes}, static)
        build_cache.write(new, now, site_folder.files_below(new))
    written = {code: len(plans[code].paths) if code in plans else 0 for code in codes}
    return Built(target, written, {code: len(now.languages[code].outlines) - written[code] for code in codes})


@dataclass(frozen=True)
class Shared:
    """What the builds of all languages share: the facts, the texts, and how far these are translated."""

    catalog: Catalog
    words: dict[str, Words]
    survey: Survey


def _shared(catalog: Catalog, known: Mapping[str, Survey], checked: Container[str] = ()) -> Shared:
    """All of it; the PO files of languages whose state is ``known`` are read when somebody asks for them.

    Raises WordsError for a broken one and, in languages that are to be ``checked``, for texts that no page may be made
    with.
    """
    read = cache(read_po)
    unknown = [code for code in (*TRANSLATIONS, *DERIVED) if code not in known]
    fresh = Survey(progress=(), unfinished=())
    if unknown:
        every = sources(catalog)
        if faulty := breaking(catalog, [code for code in unknown if code in checked], every, read):
            raise WordsError(tuple(faulty))
        fresh = survey(catalog, unknown, read=read, every=every)
    parts = [known.get(code) or fresh.of(code) for code in (*TRANSLATIONS, *DERIVED)]
    whole = Survey(
        progress=tuple(row for part in parts for row in part.progress),
        unfinished=tuple(text for part in parts for text in part.unfinished),
        derived=tuple(row for part in parts for row in part.derived),
    )
    words = {code: Words(code) for code in LANGUAGES}
    for code in unknown:
        paths = list(po_path(code, "").parent.glob("*.po"))
        if code in DERIVED:
            words[code].load(path.stem for path in paths)
            continue
        for path in paths:
            words[code].hold(path.stem, read(path))
    return Shared(catalog, words, whole)


def _written(
    plans: Mapping[str, Plan],
    codes: Sequence[str],
    target: Path,
    new: Path,
    jobs: int,
    report: Progress,
    shared: Shared,
    static: list[str],
    command_help: CommandHelps,
) -> tuple[dict[str, LanguageCache], list[str]]:
    """Carry out the ``plans`` in as many processes as asked for, and beside them make what all languages share.

    Gives what is to be remembered of each language, and the files beside them that no translation changes, ``static``.
    """
    global _shared_before_fork
    _shared_before_fork = shared  # Processes that are forked find it here and need not make it again.
    to_do = list(tasks(plans, jobs if can_fork() else 1))
    if len(to_do) > 1:
        for words in shared.words.values():  # what pages show of other languages; each process would read it
            words.load(domain for game in shared.catalog.games for domain in domains_of(game))
    parts: dict[str, list[Part]] = {code: [] for code in plans}
    with workers(min(jobs, len(to_do) + 1)) as pool:
        waiting: dict[Future[Part], str] = {}
        for task in to_do:
            if pool is None:
                report(_("Writing {language}"), language=language(task.code).name)
                parts[task.code].append(build_part(task, new, command_help))
            else:
                waiting[pool.submit(build_part, task, new, command_help)] = task.code
        report(_("Adding the parts that all languages share"))
        site = SiteContext(shared.catalog, codes[0], survey=shared.survey, words=shared.words)
        static = _root(site, codes, target, new, static)
        for future in as_completed(waiting):
            code = waiting[future]
            parts[code].append(future.result())
            if len(parts[code]) == list(waiting.values()).count(code):
                report(_("{language} is written"), language=language(code).name)
    return {code: _put_together(plan, parts[code], target, new) for code, plan in plans.items()}, static


def _root(site: SiteContext, codes: Sequence[str], target: Path, new: Path, static: list[str]) -> list[str]:
    """Make what all languages share, but for the files that are ``static``; gives the list of these."""
    if static and _is_there(target, static):
        _take_over(target, new, static)
    else:
        apart = new.with_name("static")
        site_root.write_static(site.catalog, apart)
        static = site_folder.files_below(apart)
        for child in apart.iterdir():
            child.rename(new / child.name)
    site_root.write_translated(site, codes, new)
    return static


_shared_before_fork: Shared | None = None


@dataclass(frozen=True)
class Part:
    """Some pages of a language as they were just written into a ``folder``: what each looked up, and its headings."""

    folder: Path
    lookups: dict[str, frozenset[str]]
    headings: dict[str, list[str]]


def build_part(task: Task, new: Path, command_help: CommandHelps) -> Part:
    """Build some pages of a language into a folder below ``new``."""
    folder = new / task.folder
    config = _config(folder)
    shared = _shared_before_fork or _shared(load(), {})
    site = SiteContext(shared.catalog, task.code, config.extra.get("repository") or "", shared.survey, shared.words)
    contents, lookups = contents_of(site, command_help, frozenset(task.paths))
    with recording() as of_frame:
        _mkdocs(config, contents)
    rendered = [page for page in contents.pages if page.path not in contents.elsewhere]
    for page in rendered:
        for name, text in page.files.items():
            (folder / page.path / name).write_text(text, encoding="utf-8")
    return Part(
        folder,
        {path: hashes_of(looked_up) for path, looked_up in {**lookups, FRAME: of_frame}.items()},
        {page.path: list(rows.headings(page.toc)) for page in rendered},
    )


def _put_together(plan: Plan, parts: Sequence[Part], target: Path, new: Path) -> LanguageCache:
    """A language from its new parts and what it keeps: all in one folder, and with the index of all pages."""
    tag = plan.site.language.tag
    folder = new / tag
    for part in parts:
        if part.folder != folder:
            for name in site_folder.files_below(part.folder):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (part.folder / name).replace(folder / name)
            shutil.rmtree(part.folder)
    known = plan.known or LanguageCache({}, {}, "", {}, [])
    lookups, headings = {**known.lookups, OUTLINES: plan.lookups}, dict(known.headings)
    for part in parts:
        lookups |= part.lookups | {FRAME: lookups.get(FRAME, frozenset()) | part.lookups[FRAME]}
        headings |= part.headings
    keeps_rows = not plan.rows and headings == known.headings
    _take_over(
        target,
        new,
        (
            f"{tag}/{name}"
            for name in known.files
            if f"{name.rpartition('/')[0]}/".lstrip("/") not in plan.paths and (keeps_rows or name != index.ROWS)
        ),
    )
    if not keeps_rows:
        pages = (replace(page, toc=tuple(Heading("", text) for text in headings[page.path])) for page in plan.outlines)
        with recording() as looked_up:
            index.build(plan.site, tuple(pages), folder)
        lookups[ROWS] = hashes_of(looked_up)
    return LanguageCache(lookups, outlines(plan.outlines), plan.navigation, headings, site_folder.files_below(folder))


def _is_there(folder: Path, files: Iterable[str]) -> bool:
    """Whether all files are where the last build put them."""
    return all((folder / name).is_file() for name in files)


def _take_over(target: Path, new: Path, files: Iterable[str]) -> None:
    """Put files of the old site at their place in the ``new`` one as well; not every file system can share them."""
    wanted = list(files)
    for folder in {os.path.dirname(name) for name in wanted}:
        (new / folder).mkdir(parents=True, exist_ok=True)
    for name in wanted:
        try:
            os.link(target / name, new / name)
        except OSError:
            shutil.copyfile(target / name, new / name)


def _config(folder: Path) -> Any:
    """The settings of MkDocs for a site in ``folder``."""
    from mkdocs.config import load_config
    from mkdocs.exceptions import ConfigurationError

    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    try:
        return load_config(str(CONFIG), site_dir=str(folder))
    except ConfigurationError as error:
        raise BuildFailedError(str(error)) from error


def contents_of(
    site: SiteContext, command_help: CommandHelps, paths: Container[str]
) -> tuple[Contents, dict[str, set[Lookup]]]:
    """All pages of one language, those at ``paths`` rendered, the others only known; and what each of those looked up.

    Raises DeadReferenceError, a template's error and CatalogError.
    """
    all_routes = tuple(routes(site, command_help))
    pages: list[Page] = []
    lookups: dict[str, set[Lookup]] = {}
    for route in all_routes:
        if route.path not in paths:
            pages.append(route.outline())
            continue
        with recording() as lookups[route.path]:
            pages.append(route.page(site))
    elsewhere = frozenset(page.path for page in pages if page.path not in paths)
    return Contents(site, tuple(pages), navigation(site, all_routes), elsewhere), lookups


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


def inputs() -> list[Path]:
    """The folders and files that the site is made from, to be watched for building again."""
    return [*(ROOT / name for name in build_cache.INPUTS), LOCALES]
