"""A preview at work: catalogue, templates and words in memory, pages made when asked for, changes taken in."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from jinja2 import TemplateError

from catalog import CatalogError, Finding, load
from catalog.placeholders import PlaceholderError
from generator.pages import CommandHelps
from generator.preview import suggestion_texts
from generator.preview.drafts import Drafts
from generator.preview.events import Events
from generator.preview.frame import Frames
from generator.preview.injection import injected, stand_in
from generator.preview.interface import READERS, texts
from generator.preview.marked_words import Key, Ledger, PreviewWords
from generator.preview.marks import numbers, tidy, unmarked
from generator.preview.message_state import Messages
from generator.preview.preview_context import PreviewContext, preview_environment
from generator.publish import face_files
from generator.render.urls import DeadReferenceError
from generator.search.index import files as row_files
from generator.search.rows import rows
from generator.text.languages import LANGUAGES, LOCALES, ROOT, TRANSLATIONS, language
from generator.text.message_sources import Sources, of_language, sources
from generator.text.po_files import WordsError
from generator.text.po_finding import PoFinding
from generator.text.typography import SPACED_SCRIPTS
from generator.translate.check.run import check_language, shared_by
from generator.translate.exchange.rows import Row

_FAULTS = (TemplateError, PlaceholderError, DeadReferenceError, LookupError, WordsError, SyntaxError)
"""What making a page may raise because of a file that somebody is about to fix."""

_PO = ".po"

_QUIET = 0.5
"""Seconds after a change before all texts are looked at: the page in view comes first."""


class Preview:
    """The preview of one translation. Its methods may be called by any thread.

    Raises CatalogError if there is no sound catalogue to begin with, KeyError for a language that there is not.
    """

    def __init__(self, lang: str, command_help: CommandHelps, locales: Path = LOCALES) -> None:
        self._command_help = command_help
        self.info = language(lang)
        self.lang = self.info.code
        self.locales = locales
        self.events = Events()
        self._lock = threading.RLock()
        self._ledger = Ledger()
        self._words = {
            code: PreviewWords(code, self._ledger if code == self.lang else None, locales) for code in LANGUAGES
        }
        self._speech = PreviewWords(self.lang, root=locales)
        self._frames: dict[str, Frames] = {self.lang: Frames()}
        self.repository = self._frames[self.lang].repository
        self._last: dict[tuple[str, str], str] = {}
        self._faults: tuple[Finding | PoFinding, ...] = ()
        self._not_checked: dict[str, str] | None = None
        self._needs_restart = False
        self._on_pages: dict[str, tuple[int, ...]] = {}
        self._searched: dict[str, tuple[int, ...]] = {}
        self._is_surveyed = False
        self._take_catalog()

    def _take_catalog(self) -> None:
        """Read everything but the PO files. Raises CatalogError, TemplateError or SyntaxError, and changes nothing."""
        catalog = load()
        every: dict[str, Sources] = of_language(sources(catalog), self.info)
        self.catalog = catalog
        self.every = every
        self._environment = preview_environment(catalog)
        others = [self._words[code] for code in TRANSLATIONS if code != self.lang]
        self._messages = Messages(
            catalog, self._words[self.lang], self._words.get(self.info.derived_from or ""), every, self._say, others
        )
        self._drafts = Drafts(catalog, self._words[self.lang], every)
        self._is_surveyed = False
        self._sites: dict[str, PreviewContext] = {}

    def _say(self, text: str) -> str:
        return str(self._speech.text("site", text))

    def _site(self, code: str) -> PreviewContext:
        if code not in self._sites:
            self._sites[code] = self._fresh_site(code)
        return self._sites[code]

    def _fresh_site(self, code: str) -> PreviewContext:
        words_in = self._words.__getitem__
        return PreviewContext(self.catalog, code, self._environment, words_in, self._command_help, self.repository)

    def html(self, code: str, path: str) -> str | None:
        """The page at ``path`` in a language, with the panel if it is the one translated; None if there is none.

        Where a page cannot be made, its last good state is given, and the panel says why.
        """
        with self._lock:
            fault = None
            try:
                site = self._site(code)
                if path not in site.routes:
                    return None
                frames = self._frames.setdefault(code, Frames())
                self._last[code, path] = frames.html(site, path)
            except _FAULTS as error:
                fault = _error_finding(error)
            html = self._last.get((code, path))
            seen = numbers(html or "")
            html = tidy(html) if html else html
            if code != self.lang:
                return html or stand_in(self.info.tag, path, "../" * (path.count("/") + 1), {})
            data = self._data(path, seen, fault)
            root = "../" * (path.count("/") + 1)
            return injected(html, root, data) if html else stand_in(self.info.tag, path, root, data)

    def marked_page(self, path: str) -> str:
        """The page at ``path`` with the marks of its texts.

        Raises KeyError if there is none, or what its making raises.
        """
        with self._lock:
            return tidy(self._frames[self.lang].html(self._site(self.lang), path))

    def marked_files(self, path: str) -> dict[str, str]:
        """The files that belong to the page at ``path`` and hold texts, with their marks, by their names."""
        with self._lock:
            files = {name: tidy(text) for name, text in self._site(self.lang).page(path).files.items()}
            return {name: text for name, text in files.items() if numbers(text)}

    def for_readers(self, path: str, seen: Iterable[int]) -> dict[str, Any]:
        """What the panel tells on a page of the messages that are ``seen`` there, in its words for readers."""
        with self._lock:
            data = self._data(path, tuple(seen), None)
            data["words"] |= {name: self._say(text) for name, text in READERS.items()}
            data["suggesting"] = {name: self._say(text) for name, text in suggestion_texts.TEXTS.items()}
            spaced = self.info.script in SPACED_SCRIPTS
            data["setting"] = {"tied": list(self.info.tied), "spaced": spaced, "apart": self.info.set_apart}
            return data

    def file(self, code: str, path: str, name: str) -> str | None:
        """A file that belongs to a page, such as its drawing; None if there is none."""
        with self._lock:
            try:
                text = self._site(code).page(path).files.get(name)
            except _FAULTS:
                return None
            return unmarked(text) if text is not None else None

    def face(self, path: str) -> str | None:
        """A small face of a card by its path from the root of the site; None if there is none."""
        with self._lock:
            try:
                text = face_files.file(self._site(self.lang), path)
            except _FAULTS:
                return None
            return unmarked(text) if text is not None else None

    def rows(self, code: str, path: str) -> str | None:
        """A file with rows of the search in a language; None if there is none."""
        with self._lock:
            text = row_files(self._site(code), self._site(code).outline).get(path)
            return unmarked(text) if text is not None else None

    def _data(self, path: str, seen: tuple[int, ...], fault: dict[str, str] | None) -> dict[str, Any]:
        """What the panel tells on the page at ``path``."""
        searched = tuple(number for number in self._searched.get(path, ()) if number not in seen)
        keys = {number: self._ledger.key(number) for number in (*seen, *searched)}
        messages = {
            number: {**self._messages.describe(key), "fields": self._drafts.fields(key)} for number, key in keys.items()
        }
        unreadable = [finding for findings in self._words[self.lang].faults.values() for finding in findings]
        origin = self.info.derived_from
        words = texts(self._speech)
        words["told-derived"] = words["told-derived"].format(language=LANGUAGES[origin].name if origin else "")
        return {
            "lang": self.info.tag,
            "name": self.info.name,
            "path": path,
            "words": words,
            "messages": messages,
            "forms": self._drafts.choices(keys.values()),
            "searched": searched,
            "restart": self._needs_restart,
            "faults": [
                *(one for one in (fault, self._not_checked) if one),
                *(self._messages.fault(finding) for finding in (*unreadable, *self._faults)),
            ],
        }

    def overview(self) -> dict[str, Any]:
        """How far the whole language is, and every page with what it still needs."""
        with self._lock:
            titles = {page.path: unmarked(str(page.title)) for page in self._site(self.lang).outline}
            known = {
                path: self._keys(dict.fromkeys((*numbers, *self._searched.get(path, ()))))
                for path, numbers in self._on_pages.items()
            }
            pages = [
                {"path": path, "title": titles.get(path, path), **self._messages.counts(keys)}
                for path, keys in known.items()
            ]
            placed = {key for keys in known.values() for key in keys}
            every = self._messages.keys()
            elsewhere = self._messages.counts(key for key in every if key not in placed) if known else {}
            return {"counts": self._messages.counts(every), "pages": pages, "elsewhere": elsewhere}

    def draft_findings(self, rows: Sequence[Row]) -> list[dict[str, Any]]:
        """What the checks find in a message as it is being written, given its forms, for the panel."""
        with self._lock:
            return [self._of_draft(finding) for finding in self._drafts.findings(rows)]

    def save(self, rows: Sequence[Row]) -> dict[str, Any]:
        """Take a message, given its forms, into its PO file.

        Tells the panel how many went in, and what kept others out; the pages that are open are told of it at once.
        """
        try:
            outcome = self._drafts.save(rows, self.locales)
        except WordsError as error:
            return {"saved": 0, "findings": [self._of_draft(finding) for finding in error.findings]}
        if outcome.written:
            self.refresh(outcome.written)
        return {"saved": len(outcome.applied), "findings": [self._of_draft(finding) for finding in outcome.findings]}

    def _of_draft(self, finding: PoFinding) -> dict[str, Any]:
        """A finding for the panel; it stands in no file yet."""
        return {**self._messages.finding(finding), "place": ""}

    def _keys(self, ids: Iterable[int]) -> list[Key]:
        return [self._ledger.key(number) for number in ids]

    def paths(self) -> frozenset[str]:
        """The paths of all pages below the root of a language."""
        with self._lock:
            return frozenset(self._site(self.lang).routes)

    def page_with(self, domain: str, key: tuple[str | None, str]) -> str | None:
        """The first page with a message on it, or None."""
        self._look_at_pages(threading.Event())
        number = self._ledger.number(Key(domain, *key))
        return next((path for path, ids in self._on_pages.items() if number in ids), None)

    def refresh(self, files: Iterable[Path]) -> None:
        """Take in that ``files`` have changed, and tell the pages that are open."""
        changed = {file.resolve() for file in files}
        with self._lock:
            texts = {file for file in changed if file.suffix == _PO and file.is_relative_to(self.locales)}
            for file in texts:
                self._reload(file)
            self._drafts.forget()
            if others := changed - texts:
                self._take(others)
            self._sites = {}
        self.events.send({"kind": "page" if not _is_frame(changed) else "reload"})

    def _reload(self, file: Path) -> None:
        code = file.relative_to(self.locales).parts[0]
        for words in (*self._words.values(), self._speech):
            if code in (words.lang, words.info.derived_from):
                words.reload(file.stem)

    def _take(self, files: set[Path]) -> None:
        """Take in changes of anything but PO files."""
        if any(file.suffix == ".py" for file in files):
            self._needs_restart = True
        if any(file.is_relative_to(ROOT / "docs" / "overrides") for file in files):
            self._frames = {}
        self._faults = ()
        try:
            self._take_catalog()
        except CatalogError as error:
            self._faults = error.findings
        except (TemplateError, SyntaxError):
            pass  # The page that needs the template reports it.

    def look_through(self, stop: threading.Event) -> None:
        """Check the translations and note which page has which texts, again after each change, until ``stop``."""
        while not stop.is_set():
            event = self.events.count
            self._report_findings()
            if not self._is_surveyed:
                self._look_at_pages(stop, self._report_findings)
                self.events.send({"kind": "findings"})
            while not stop.is_set():
                event_sent = self.events.wait(event, 1.0)
                if any(item["kind"] != "findings" for item in event_sent):
                    break
                event += len(event_sent)  # Not the count: it may have grown by a change in the meantime.
            stop.wait(_QUIET)

    def _report_findings(self) -> None:
        self._check()
        self.events.send({"kind": "findings"})

    def _check(self) -> None:
        every, catalog = self.every, self.catalog
        try:
            findings = list(check_language(shared_by(catalog, every), self.lang, every, self.locales))
        except (WordsError, OSError):
            return  # A file went away in the meantime.
        except Exception as error:  # Whatever a text does to a check is reported, and the next save checked again.
            self._not_checked = _error_finding(error)
            return
        with self._lock:
            self._not_checked = None
            self._messages.take(findings)

    def _look_at_pages(self, stop: threading.Event, changed: Callable[[], None] | None = None) -> None:
        """Note the texts of every page, and what the search knows it by; call ``changed`` after a change meanwhile.

        A translation changes none of that. All of it is done on a site of its own: requests for a page meanwhile
        need not wait for the end.
        """
        self._is_surveyed = True
        site = self._fresh_site(self.lang)
        on_pages: dict[str, tuple[int, ...]] = {}
        searched: dict[str, list[int]] = {}
        try:
            pages = []
            seen = self.events.count
            for path in site.routes:
                if changed and self.events.count > seen:  # whoever saves a text need not wait for the end
                    changed()
                    seen = self.events.count
                pages.append(page := site.page(path))
                on_pages[page.path] = numbers(json.dumps(page.data(), ensure_ascii=False))
                if stop.is_set():
                    return
            for row in rows(site, pages):
                searched.setdefault(row.at.partition("#")[0], []).extend(numbers(str(row.data())))
        except (*_FAULTS, RecursionError, ValueError):
            return  # The page that cannot be made reports it.
        with self._lock:
            self._on_pages = on_pages
            self._searched = {path: tuple(dict.fromkeys(seen)) for path, seen in searched.items()}


def _is_frame(files: Iterable[Path]) -> bool:
    """Whether files changed that a page loads, rather than is made from."""
    return any(file.suffix in (".css", ".js", ".mjs", ".svg", ".json") for file in files)


def _error_finding(error: Exception) -> dict[str, str]:
    """An error of a template or a page as a finding."""
    place = ":".join(str(part) for part in (getattr(error, "name", None), getattr(error, "lineno", None)) if part)
    return {"place": place, "message": str(error), "expected": "", "hint": ""}
