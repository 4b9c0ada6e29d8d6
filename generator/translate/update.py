"""Templates (``.pot``) from the texts, and PO files brought up to date with them without losing anything."""

from __future__ import annotations

import os
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

import polib

from catalog import Catalog
from generator.render.message_comments import Commentator
from generator.text import derive
from generator.text.languages import DERIVED, LOCALES, ROOT, TRANSLATIONS, language, po_path, pot_path
from generator.text.message_sources import Sources, of_language, sources
from generator.text.po_files import Key, Writing, all_read, current, retry_if_changed
from generator.text.po_header import BUGS_TO, template_header
from generator.translate.merge import Change, Stale, blank, merge
from generator.translate.move_messages import move_messages
from generator.translate.same_meaning import keys_of, refuse_unfit

__all__ = ["Change", "Stale", "extract", "merge", "stale_templates", "update", "update_files"]


def extract(catalog: Catalog, locales: Path = LOCALES, root: Path = ROOT) -> list[Change]:
    """Write ``<domain>.pot`` for every domain; untouched where nothing changed. Raises WordsError for a broken one."""
    every = sources(catalog, root)

    def write(writing: Writing) -> list[Change]:
        templates = {domain: _template(catalog, domain, texts, locales, writing) for domain, texts in every.items()}
        return [_put(pot, pot_path(domain, locales), writing) for domain, pot in templates.items()]

    return retry_if_changed(write)


def stale_templates(catalog: Catalog, locales: Path = LOCALES, root: Path = ROOT) -> list[Path]:
    """The templates that ``extract`` would change. Raises WordsError for a broken one."""
    writing = Writing()
    changes = [
        _put(_template(catalog, domain, texts, locales, writing), pot_path(domain, locales), writing)
        for domain, texts in sources(catalog, root).items()
    ]
    return [change.path for change in changes if change.written]


def _template(catalog: Catalog, domain: str, texts: Sources, locales: Path, writing: Writing) -> polib.POFile:
    commentator = Commentator(catalog, domain)
    pot = polib.POFile(wrapwidth=0)
    path = pot_path(domain, locales)
    old = writing.read(path)
    pot.metadata = template_header(domain, old.metadata.get(BUGS_TO, "") if old is not None else "")
    for source in texts.values():
        pot.append(blank(source, commentator.comment(source), None))
    return pot


def _put(pot: polib.POFile, path: Path, writing: Writing) -> Change:
    return Change(path, writing.put(pot, path), added=len(pot))


def _now() -> str:
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return time.strftime("%Y-%m-%d %H:%M+0000", time.gmtime(int(epoch) if epoch else None))


def update(
    catalog: Catalog,
    langs: Iterable[str] = (*TRANSLATIONS, *DERIVED),
    domains: Iterable[str] | None = None,
    locales: Path = LOCALES,
    root: Path = ROOT,
    dry_run: bool = False,
) -> list[Change]:
    """Bring templates and PO files up to date with the English texts.

    A text that changed keeps its translation, marked fuzzy, with the English it was made for (``#|``). A text that
    went away stays as obsolete and comes back whole if the text does. One that moved to another domain takes its
    translation along. With ``dry_run`` nothing is written. Raises WordsError, with nothing written, if a file cannot
    be read.
    """
    return update_files(catalog, sources(catalog, root), langs, domains, locales, dry_run)


def update_files(
    catalog: Catalog,
    every: Mapping[str, Sources],
    langs: Iterable[str],
    domains: Iterable[str] | None = None,
    locales: Path = LOCALES,
    dry_run: bool = False,
    same_meaning: Sequence[str] = (),
) -> list[Change]:
    """The same for texts that were gathered already; ``every`` are those of each domain.

    The translations of texts with the ``same_meaning`` as before stay current; see ``same_meaning.keys_of`` for what
    names them. Raises SameMeaningError, with nothing written, if one of these names no text that changed.
    """
    wanted = [domain for domain in every if domains is None or domain in set(domains)]

    def work(writing: Writing) -> list[Change]:
        if not same_meaning:
            return _updated(catalog, every, list(langs), wanted, locales, writing, {})
        # What may be named is known only when everything has been compared.
        before = _updated(catalog, every, list(langs), wanted, locales, Writing(), {})
        keys = keys_of(same_meaning, before, every)
        changes = _updated(catalog, every, list(langs), wanted, locales, writing, keys)
        refuse_unfit(changes)
        return changes

    return retry_if_changed(work, dry_run)


def _updated(
    catalog: Catalog,
    every: Mapping[str, Sources],
    langs: Sequence[str],
    wanted: list[str],
    locales: Path,
    writing: Writing,
    same: Mapping[str, Collection[Key]],
) -> list[Change]:
    """Put every file as it should be."""
    # What a language is derived from has to be up to date first.
    langs = sorted(langs, key=lambda code: language(code).derived_from is not None)
    origins = [origin for lang in langs if (origin := language(lang).derived_from) and origin not in langs]
    paths = [po_path(lang, domain, locales) for lang in (*langs, *origins) for domain in every]
    old = _read_all(paths, wanted, locales, writing)
    templates = {domain: _template(catalog, domain, every[domain], locales, writing) for domain in wanted}
    changes = [_put(pot, pot_path(domain, locales), writing) for domain, pot in templates.items()]
    for lang in langs:
        files = {domain: old[path] for domain in every if (path := po_path(lang, domain, locales)) in old}
        files |= {domain: polib.POFile() for domain in wanted if domain not in files}
        info = language(lang)
        texts = of_language(every, info)
        # A derived language may reword a text in one domain and not in another.
        # What other games call something is no proposal for an example that nobody has to translate.
        taking = [domain for domain in wanted if not catalog.is_unlisted(domain)]
        carried = move_messages(files, derive.in_one_domain(texts) if info.derived_from else texts, taking)
        for domain in wanted:
            path = po_path(lang, domain, locales)
            commentator = Commentator(catalog, domain)
            bugs_to = templates[domain].metadata.get(BUGS_TO, "")
            noted = derive.notes(files[domain], info) if info.derived_from else {}
            kept = same.get(domain, ())
            merged, change = merge(files[domain], texts[domain], lang, domain, commentator, _now(), bugs_to, kept)
            if info.derived_from:
                beside = old.get(po_path(info.derived_from, domain, locales), polib.POFile())
                merged, stale = derive.keep_overrides(merged, noted, info, current(beside))
                change.added, change.fuzzy = 0, change.fuzzy + stale
            change.path = path
            change.carried = carried.get(domain, 0)
            change.written = writing.put(merged, path)
            old[path] = merged
            changes.append(change)
    return changes


def _read_all(paths: list[Path], domains: list[str], locales: Path, writing: Writing) -> dict[Path, polib.POFile]:
    """Every PO file that exists. Raises one WordsError with the faults of all files, templates included."""
    paths = [*paths, *(pot_path(domain, locales) for domain in domains)]
    files = all_read(partial(writing.read, path) for path in paths)
    return {path: file for path, file in zip(paths, files, strict=True) if file is not None}
