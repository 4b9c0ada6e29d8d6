"""Building a site in parts: some parts into a folder, and a whole site from the folders of all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from catalog import load
from catalog.read import COMMON
from generator.pages import CommandHelps
from generator.publish import part_folder, site_folder
from generator.publish.build import (
    Built,
    Progress,
    codes_of,
    finish,
    gathered,
    put_together,
    read_inputs,
    ready,
    refusals_reported,
    shown_in,
    silent,
    write_root,
    written,
)
from generator.publish.build_cache import BuildCache
from generator.publish.build_sources import sources
from generator.publish.part_folder import MANIFEST, PartFolder
from generator.publish.parts import chosen, limited, parts_of
from generator.publish.plan import Plan, planned
from generator.publish.written_pages import Shared, WrittenPages, read_shared, read_unsurveyed
from generator.render.site_address import LEFT_OUT, site_address
from generator.text.languages import language
from generator.text.lazy_text import LazyMessage


class PartsError(Exception):
    """Parts of which no site can be made, with all the reasons."""

    def __init__(self, reasons: Sequence[LazyMessage]) -> None:
        self.reasons = reasons
        super().__init__("\n".join(map(str, reasons)))


def build_parts(
    names: Sequence[str],
    folder: Path,
    languages: Sequence[str] | None = None,
    jobs: int = 2,
    progress: Progress = silent,
    checked: bool = False,
    *,
    command_help: CommandHelps,
) -> Built:
    """Build the parts that ``names`` stand for into a ``folder``; everything else is as with ``build``.

    Raises UnknownPartError for a name that no part of the site in these languages has.
    """
    target = folder.resolve()
    site_folder.check(target, MANIFEST)
    with refusals_reported(target):
        site_address()  # a wrong one is told before anything is made
        progress("Reading the catalogue")
        made_from = part_folder.sources()
        catalog = load()
        parts = chosen(names, parts_of(catalog, codes_of(languages)))
        codes = list(dict.fromkeys(part.language for part in parts))
        shown = shown_in(codes) if checked else frozenset[str]()
        is_surveyed = COMMON in {part.game for part in parts}
        shared = read_shared(catalog, {}, shown) if is_surveyed else read_unsurveyed(catalog, shown)
        plans = {code: limited(plan, parts) for code, plan in _whole_plans(shared, codes, command_help).items()}
        ready(shared.site(codes[0]))
        with site_folder.replaced(target, MANIFEST) as new:
            pages = written(plans, new, jobs, progress, shared, command_help)
            whole = {code: gathered(pages[code], new / language(code).tag) for code in codes}
            part_folder.write(new, parts, made_from, whole)
    return Built(target, {code: len(plan.paths) for code, plan in plans.items()})


def assemble(
    folders: Iterable[Path],
    site_dir: Path,
    languages: Sequence[str] | None = None,
    progress: Progress = silent,
    checked: bool = False,
    *,
    command_help: CommandHelps,
) -> Built:
    """Put the parts in ``folders`` together to the site in ``languages``, byte for byte as ``build`` makes it.

    Raises PartsError if parts are missing, given twice, damaged or made from something else than what is here; all
    else is as with ``build``.
    """
    target = site_dir.resolve()
    codes = codes_of(languages)
    site_folder.check(target)
    with refusals_reported(target):
        address = site_address()
        progress("Reading the catalogue")
        here = sources()
        known = _read(folders, codes)
        made_from = read_inputs(codes, BuildCache(), here, checked)
        plans = _whole_plans(made_from.shared, codes, command_help)
        with site_folder.replaced(target) as new:
            progress("Putting the parts together")
            pages: dict[str, list[WrittenPages]] = {code: [] for code in codes}
            for each in known:
                part_folder.copy(each, new)
                for code, of in each.pages.items():
                    pages[code].append(WrittenPages(new / language(code).tag, of.lookups, of.headings))
            progress("Adding the parts that all languages share")
            whole = made_from.shared.site(codes[0], address=address)
            root = write_root(whole, codes, target, new)
            languages_put = {code: put_together(plans[code], pages[code], target, new) for code in codes}
            finish(whole, made_from, languages_put, root, new)
        if not address:
            progress(LEFT_OUT)
    return Built(target, {code: len(plan.paths) for code, plan in plans.items()})


def _read(folders: Iterable[Path], codes: Sequence[str]) -> list[PartFolder]:
    """The parts in ``folders``, of which the site in the languages of these codes can be made. Raises PartsError."""
    read = [part_folder.read(folder.resolve()) for folder in folders]
    known = [each for each in read if isinstance(each, PartFolder)]
    unread = [each for each in read if isinstance(each, LazyMessage)]
    wanted = parts_of(load(), codes)
    faults = part_folder.faults(known, wanted, part_folder.sources())
    missing = () if unread else part_folder.missing(known, wanted)
    if reasons := [*unread, *faults, *missing]:
        raise PartsError(reasons)
    return known


def _whole_plans(shared: Shared, codes: Iterable[str], command_help: CommandHelps) -> dict[str, Plan]:
    """What a build from nothing does for each language."""
    plans = {code: planned(shared.site(code), None, frozenset(), frozenset(), command_help) for code in codes}
    return {code: plan for code, plan in plans.items() if plan}
