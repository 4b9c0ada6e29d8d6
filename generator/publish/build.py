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
from itertools import zip_longest
from pathlib import Path
from typing import Any

from catalog import Catalog, load
from generator.pages import CommandHelps, routes
from generator.pages.navigation import navigation
from generator.publish import build_cache, site_folder, site_root
from generator.publish.build_cache import LanguageMemory, Memory, State
from generator.publish.mkdocs_plugin import Contents
from generator.render.page import Page
from generator.render.site_context import SiteContext
from generator.render.translation_status import Survey, survey
from generator.search import index
from generator.text.errors import BuildFailedError
from generator.text.languages import DERIVED, LANGUAGES, LOCALES, ROOT, TRANSLATIONS, language, po_path
from generator.text.lazy_text import LazyMessage, lazy
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
    languages: Sequence[str] | None = None, site_dir: Path | str | None = None, jobs: int = 2, clean: bool = False,
    progress: Progress | None = None, checked: bool = False, *, command_help: CommandHelps,
) -> Built:  # fmt: skip
    """Build the site in ``languages`` (all of them by default) into ``site_dir`` (``site`` in the repository).

    ``clean`` makes everything anew; otherwise languages that no change concerns are taken over from the site that is
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
            codes, target, jobs, Memory() if clean else build_cache.read(target), report, checked, command_help
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
    codes: Sequence[str], target: Path, jobs: int, old: Memory, report: Progress, checked: bool,
    command_help: CommandHelps,
) -> Built:  # fmt: skip
    report(_("Reading the catalogue"))
    catalog = load()
    shared_hash = build_cache.shared_inputs()
    if old.shared != shared_hash:
        old = Memory()
    own = {code: build_cache.own_inputs(code) for code in LANGUAGES}
    shown = {*codes, *(language(code).derived_from or code for code in codes)} if checked else set[str]()
    same = build_cache.unchanged(old, own, shown)
    shared = _shared(catalog, {code: Survey(**old.states[code].survey) for code in same}, shown)
    anew = build_cache.concerned(codes, old, same, shared.survey, shared.words)
    anew += [code for code in codes if code not in anew and not _is_there(target, code, old.languages[code])]
    environment = SiteContext(catalog).environment
    for name in environment.list_templates(("j2",)):
        environment.get_template(name)  # compiled here once, not in each process
    gc.freeze()  # what has been read stays to the end, and looking through it for garbage takes long
    with site_folder.replaced(target) as new:
        built = _languages(codes, anew, new, jobs, report, shared, command_help)
        states = {
            code: State(
                own[code], shared.survey.of(code).model_dump(mode="json"),
                code in shown or (code in same and old.states[code].checked),
            )
            for code in own
        }  # fmt: skip
        now = Memory(shared_hash, states, {code: _remember(code, built, old, shared) for code in codes})
        for code in codes:
            if code not in anew:
                _take_over(target, new, language(code).tag, now.languages[code].files)
        site_root.write_lists(codes, new)
        build_cache.write(new, now, site_folder.files_below(new))
    pages = {code: known.pages for code, known in now.languages.items()}
    return Built(
        target, {code: pages[code] if code in anew else 0 for code in codes},
        {code: 0 if code in anew else pages[code] for code in codes},
    )  # fmt: skip


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


@dataclass(frozen=True)
class BuiltLanguage:
    """One language as it was just built: its files below its folder, its pages, and what it looked up elsewhere."""

    files: list[str]
    pages: int
    lookups: list[build_cache.Lookup]
    answers: dict[str, str]


def _remember(code: str, built: Mapping[str, BuiltLanguage], old: Memory, shared: Shared) -> LanguageMemory:
    """What to remember of a language, whether it was made anew or is taken over."""
    known: BuiltLanguage | LanguageMemory = built.get(code) or old.languages[code]
    return LanguageMemory(build_cache.counts(shared.survey), known.lookups, known.answers, known.files, known.pages)


def _languages(
    codes: Sequence[str], anew: Sequence[str], new: Path, jobs: int, report: Progress, shared: Shared,
    command_help: CommandHelps,
) -> dict[str, BuiltLanguage]:  # fmt: skip
    """Build the languages ``anew`` in as many processes as asked for, and beside them what all languages share."""
    global _shared_before_fork
    _shared_before_fork = shared  # Processes that are forked find it here and need not make it again.
    done: dict[str, BuiltLanguage] = {}
    parts = max(1, jobs // len(anew)) if anew and can_fork() else 1
    if parts > 1:
        for words in shared.words.values():  # each part would read them
            words.load(path.stem for path in po_path(words.lang, "").parent.glob("*.po"))
    with workers(min(jobs, len(anew) * parts + 1)) as pool:
        waiting: dict[Future[Part], str] = {}
        for code in anew:
            if pool is None:
                report(_("Writing {language}"), language=language(code).name)
                done[code] = _put_together(code, new, shared, [build_part(code, new, command_help)])
            else:
                for number in range(parts):
                    waiting[pool.submit(build_part, code, new, command_help, number, parts)] = code
        report(_("Adding the parts that all languages share"))
        site_root.write_shared(
            SiteContext(shared.catalog, codes[0], survey=shared.survey, words=shared.words), codes, new
        )
        for future in as_completed(waiting):
            future.result()
            code = waiting[future]
            of_language = [one for one in waiting if waiting[one] == code]
            if all(one.done() for one in of_language) and code not in done:
                done[code] = _put_together(code, new, shared, [one.result() for one in of_language])
                report(_("{language} is written"), language=language(code).name)
    return done


_shared_before_fork: Shared | None = None


@dataclass(frozen=True)
class Part:
    """Some pages of a language as they were just built, without their content, and what they looked up elsewhere.

    ``folder`` is where they lie.
    """

    folder: Path
    pages: tuple[Page, ...]
    lookups: set[build_cache.Lookup]


def build_part(code: str, new: Path, command_help: CommandHelps, number: int = 0, parts: int = 1) -> Part:
    """Build every ``parts``-th page of a language, from that of this ``number`` on.

    The first part lies in the language's folder below ``new``, each other one beside it.
    """
    folder = new / (language(code).tag + (f".{number}" if number else ""))
    config = _config(folder)
    shared = _shared_before_fork or _shared(load(), {})
    for words in shared.words.values():
        words.looked_up.clear()
    site = SiteContext(shared.catalog, code, config.extra.get("repository") or "", shared.survey, shared.words)
    contents = contents_of(site, command_help, number, parts)
    _mkdocs(config, contents)
    pages = contents.pages[number::parts]
    for page in pages:
        for name, text in page.files.items():
            (folder / page.path / name).write_text(text, encoding="utf-8")
    return Part(folder, tuple(replace(page, html="", files={}) for page in pages), _lookups(code, shared))


def _lookups(code: str, shared: Shared) -> set[build_cache.Lookup]:
    """What was looked up in other languages than ``code`` since that was forgotten."""
    return {lookup for other, words in shared.words.items() if other != code for lookup in words.looked_up}


def _put_together(code: str, new: Path, shared: Shared, parts: Sequence[Part]) -> BuiltLanguage:
    """A language from its parts: their files in one folder, and the index of all pages."""
    folder = new / language(code).tag
    for part in parts[1:]:
        for name in site_folder.files_below(part.folder):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (part.folder / name).replace(folder / name)
        shutil.rmtree(part.folder)
    for words in shared.words.values():
        words.looked_up.clear()
    pages = [page for row in zip_longest(*(part.pages for part in parts)) for page in row if page]
    index.build(SiteContext(shared.catalog, code, survey=shared.survey, words=shared.words), pages, folder)
    lookups = sorted(_lookups(code, shared).union(*(part.lookups for part in parts)), key=repr)
    answers = build_cache.answers(shared.words, lookups, [other for other in shared.words if other != code])
    return BuiltLanguage(site_folder.files_below(folder), len(pages), lookups, answers)


def _is_there(target: Path, code: str, known: LanguageMemory) -> bool:
    """Whether all files of a language are where the last build put them."""
    return all((target / language(code).tag / name).is_file() for name in known.files)


def _take_over(target: Path, new: Path, tag: str, files: Iterable[str]) -> None:
    """Put the files of a language at their place in the ``new`` site as well; not every file system can share them."""
    for name in files:
        place = new / tag / name
        place.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(target / tag / name, place)
        except OSError:
            shutil.copyfile(target / tag / name, place)


def _config(folder: Path) -> Any:
    """The settings of MkDocs for a site in ``folder``."""
    from mkdocs.config import load_config
    from mkdocs.exceptions import ConfigurationError

    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    try:
        return load_config(str(CONFIG), site_dir=str(folder))
    except ConfigurationError as error:
        raise BuildFailedError(str(error)) from error


def contents_of(site: SiteContext, command_help: CommandHelps, number: int = 0, parts: int = 1) -> Contents:
    """All pages of one language, every ``parts``-th made, from that of this ``number`` on; the others only known.

    Raises DeadReferenceError, a template's error and MissingWordsError.
    """
    all_routes = tuple(routes(site, command_help))
    here = frozenset(route.path for route in all_routes[number::parts])
    pages = tuple(route.page(site) if route.path in here else route.outline() for route in all_routes)
    return Contents(site, pages, navigation(site, all_routes), frozenset(page.path for page in pages) - here)


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
