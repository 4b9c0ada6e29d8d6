"""Building the site: an MkDocs run for each language or half a language, two at a time, then what all of them share.

Everything is written into a folder beside the old site and takes its place at the end, so that a failed build leaves
the old site whole. A language that no change concerns since the last build is taken over from it.
"""

from __future__ import annotations

import errno
import gc
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from catalog import load
from catalog.messages import domains_of
from generator.asking import files as asking
from generator.pages import CommandHelps
from generator.publish import build_cache, data_files, open_graph_pictures, site_folder, site_root
from generator.publish.build_cache import (
    FRAME,
    OUTLINES,
    ROWS,
    BuildCache,
    Hashes,
    LanguageCache,
    State,
    hashes_of,
    united,
)
from generator.publish.build_sources import INPUTS, Sources, own_inputs, sources
from generator.publish.plan import Plan, outlines, planned, tasks
from generator.publish.written_pages import CONFIG, Shared, WrittenPages, read_shared, share, write_pages
from generator.render.page import Heading
from generator.render.site_address import LEFT_OUT, site_address
from generator.render.site_context import SiteContext
from generator.render.translation_status import Survey
from generator.search import index
from generator.text.errors import BuildFailedError
from generator.text.languages import LANGUAGES, LOCALES, ROOT, language
from generator.text.lazy_text import LazyMessage, lazy
from generator.text.lookups import recording
from generator.text.processes import can_fork, workers
from generator.text.words import _

__all__ = ["CONFIG", "BuildFailedError", "Built", "build", "inputs"]

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
    codes = codes_of(languages)
    target = Path(site_dir or ROOT / "site").resolve()
    site_folder.check(target)
    with refusals_reported(target):
        old = BuildCache() if clean else build_cache.read(target)
        return _build(codes, target, jobs, old, progress or silent, checked, command_help)


def silent(_text: str, **_values: str) -> None:
    """The progress that nobody wants to hear of."""


def codes_of(languages: Sequence[str] | None) -> list[str]:
    """The codes of these languages, each once; by default of all. Raises KeyError for an unknown one."""
    return list(dict.fromkeys(language(code).code for code in languages or LANGUAGES))


@contextmanager
def refusals_reported(target: Path) -> Iterator[None]:
    """Raises BuildFailedError where the system refuses to write ``target``."""
    try:
        yield
    except OSError as error:
        raise BuildFailedError(_refused(error, target)) from error


def _refused(error: OSError, target: Path) -> LazyMessage:
    """What to say when the system refuses to write."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return lazy(
            _("there is no room left on the disk of {folder}. What was there is as it was; make room and try again."),
            folder=target,
        )
    return lazy(_("the system refuses: {reason}"), reason=error)


@dataclass(frozen=True)
class SharedFiles:
    """What all languages share: files without translations, the data for other programs, hashes of pictures by path."""

    static: list[str] = field(default_factory=list)
    data: list[str] = field(default_factory=list)
    pictures: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Inputs:
    """What a build is made from: the hashes of that, facts and texts, the state of each language."""

    sources: Sources
    shared: Shared
    states: dict[str, State]

    @property
    def data_hash(self) -> str:
        """The hash of what the data for other programs is made from."""
        return data_files.made_from(self.sources, self.states)


def read_inputs(codes: Sequence[str], old: BuildCache, now: Sources, checked: bool) -> Inputs:
    """Everything that a build in these languages is made from; what is as the ``old`` build had it is not read again.

    Raises CatalogError or WordsError.
    """
    catalog = load()
    own = {code: own_inputs(code) for code in LANGUAGES}
    shown = shown_in(codes) if checked else frozenset[str]()
    same = build_cache.unchanged(old, own, shown) if old.games == now.games else frozenset[str]()
    shared = read_shared(catalog, {code: Survey(**old.states[code].survey) for code in same}, shown)
    assert shared.survey is not None
    states = {
        code: State(
            own[code],
            shared.survey.of(code).model_dump(mode="json"),
            code in shown or (code in same and old.states[code].checked),
            old.states[code].results if code in same else build_cache.results(catalog, shared.words[code]),
        )
        for code in own
    }
    return Inputs(now, shared, states)


def shown_in(codes: Iterable[str]) -> frozenset[str]:
    """The languages whose texts are shown in these ones as their own."""
    return frozenset(shown for code in codes for shown in (code, language(code).derived_from or code))


def _build(
    codes: Sequence[str],
    target: Path,
    jobs: int,
    old: BuildCache,
    report: Progress,
    checked: bool,
    command_help: CommandHelps,
) -> Built:
    address = site_address()
    report("Reading the catalogue")
    now = sources()
    old = build_cache.usable(old, now)
    edited = frozenset(game for game, files in now.games.items() if files != old.games.get(game))
    made_from = read_inputs(codes, old, now, checked)
    changed = build_cache.changed(old.states, made_from.states, edited)
    there = {
        code: known for code, known in old.languages.items() if _is_there(target / language(code).tag, known.files)
    }
    site = made_from.shared.site
    whole = site(codes[0], address=address)
    every = {code: planned(site(code), there.get(code), changed, edited, command_help) for code in codes}
    plans = {code: plan for code, plan in every.items() if plan}
    ready(site(codes[0]))
    with site_folder.replaced(target) as new:
        shared: SharedFiles | None = None

        def root() -> None:
            nonlocal shared
            report("Adding the parts that all languages share")
            data = old.data if old.data_hash == made_from.data_hash else []
            before = SharedFiles([] if edited else old.static, data, old.pictures)
            shared = write_root(whole, codes, target, new, before)

        pages = written(plans, new, jobs, report, made_from.shared, command_help, root)
        built = {code: put_together(plan, pages[code], target, new) for code, plan in plans.items()}
        for code in codes:
            if code not in plans:
                _take_over(target, new, (f"{language(code).tag}/{name}" for name in there[code].files))
        languages = {code: built.get(code) or there[code] for code in codes}
        assert shared is not None
        finish(whole, made_from, languages, shared, new)
    if not whole.address:
        report(LEFT_OUT)
    counts = {code: len(plans[code].paths) if code in plans else 0 for code in codes}
    return Built(target, counts, {code: len(languages[code].outlines) - counts[code] for code in codes})


def ready(site: SiteContext) -> None:
    """Make what the processes of a build then share."""
    environment = site.environment
    for name in environment.list_templates(("j2",)):
        environment.get_template(name)  # compiled here once, not in each process
    gc.freeze()  # what has been read stays to the end, and looking through it for garbage takes long


def written(
    plans: Mapping[str, Plan],
    new: Path,
    jobs: int,
    report: Progress,
    shared: Shared,
    command_help: CommandHelps,
    beside: Callable[[], None] | None = None,
) -> dict[str, list[WrittenPages]]:
    """Carry out the ``plans`` in as many processes as asked for, and ``beside`` them what else there is to do."""
    share(shared)
    to_do = list(tasks(plans, jobs if can_fork() else 1))
    if len(to_do) > 1:
        games = {
            page.game for plan in plans.values() for page in plan.outlines if page.path in plan.paths and page.game
        }
        for words in shared.words.values():  # what pages show of other languages; each process would read it
            words.load(domain for game in sorted(games) for domain in domains_of(game))
    pages: dict[str, list[WrittenPages]] = {code: [] for code in plans}
    with workers(min(jobs, len(to_do) + 1)) as pool:
        waiting: dict[Future[WrittenPages], str] = {}
        for task in to_do:
            if pool is None:
                report("Writing {language}", language=language(task.code).name)
                pages[task.code].append(write_pages(task, new, command_help))
            else:
                waiting[pool.submit(write_pages, task, new, command_help)] = task.code
        if beside:
            beside()
        for future in as_completed(waiting):
            code = waiting[future]
            pages[code].append(future.result())
            if len(pages[code]) == list(waiting.values()).count(code):
                report("{language} is written", language=language(code).name)
    return pages


def finish(
    site: SiteContext, made_from: Inputs, languages: dict[str, LanguageCache], shared: SharedFiles, new: Path
) -> None:
    """Write what follows from all that is there, and what the next build has to know."""
    pages = {code: known.outlines.keys() for code, known in languages.items()}
    site_root.write_lists(site, pages, new)
    now = made_from.sources
    cache = BuildCache(now.hash, now.games, made_from.states, languages, **vars(shared), data_hash=made_from.data_hash)
    build_cache.write(new, cache, site_folder.files_below(new))


def write_root(
    site: SiteContext, codes: Sequence[str], target: Path, new: Path, before: SharedFiles | None = None
) -> SharedFiles:
    """Make what all languages share, but for what is as it was ``before``, in ``target``.

    A site in some of the languages has the data in all of them.
    """
    before = before or SharedFiles()
    static = _kept_or_made(lambda apart: site_root.write_static(site, apart), "static", target, new, before.static)
    data = _kept_or_made(lambda apart: data_files.write_to_site(site, apart), "data", target, new, before.data)
    site_root.write_translated(site, codes, new)
    # Whoever shares a page needs the whole address of its picture.
    pictures = open_graph_pictures.write(site, target, new, before.pictures) if site.address else {}
    return SharedFiles(static, data, pictures)


def _kept_or_made(make: Callable[[Path], None], name: str, target: Path, new: Path, known: list[str]) -> list[str]:
    """Files of the old site, if they are there, else those that ``make`` writes into a folder; gives their list."""
    if known and _is_there(target, known):
        _take_over(target, new, known)
        return known
    apart = new.with_name(name)
    make(apart)
    files = site_folder.files_below(apart)
    for child in apart.iterdir():
        child.rename(new / child.name)
    return files


def gathered(written: Iterable[WrittenPages], folder: Path) -> WrittenPages:
    """What several processes wrote of a language, in one ``folder``."""
    lookups: dict[str, Hashes] = {FRAME: ()}
    headings: dict[str, list[str]] = {}
    for pages in written:
        if pages.folder != folder:
            for name in site_folder.files_below(pages.folder):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (pages.folder / name).replace(folder / name)
            shutil.rmtree(pages.folder)
        lookups |= pages.lookups | {FRAME: united(lookups[FRAME], pages.lookups[FRAME])}
        headings |= pages.headings
    return WrittenPages(folder, lookups, headings)


def put_together(plan: Plan, written: Iterable[WrittenPages], target: Path, new: Path) -> LanguageCache:
    """A language from its new pages and what it keeps: all in one folder, and with the index of all pages."""
    tag = plan.site.language.tag
    folder = new / tag
    pages = gathered(written, folder)
    known = plan.known or LanguageCache({}, {}, "", {}, [])
    frame = united(known.lookups.get(FRAME, ()), pages.lookups[FRAME])
    lookups = {**known.lookups, OUTLINES: plan.lookups, **pages.lookups, FRAME: frame}
    headings = {**known.headings, **pages.headings}
    keeps_rows = not plan.rows and headings == known.headings
    rows = {*index.places(plan.site), *asking.places(plan.site)}

    def is_kept(name: str) -> bool:
        return keeps_rows if name in rows else f"{name.rpartition('/')[0]}/".lstrip("/") not in plan.paths

    _take_over(target, new, (f"{tag}/{name}" for name in known.files if is_kept(name)))
    if not keeps_rows:
        known_by = tuple(
            replace(page, toc=tuple(Heading("", text) for text in headings[page.path])) for page in plan.outlines
        )
        with recording() as looked_up:
            index.build(plan.site, known_by, folder)
            asking.build(plan.site, folder)
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


def inputs() -> list[Path]:
    """The folders and files that the site is made from, to be watched for building again."""
    return [*(ROOT / name for name in INPUTS), LOCALES]
