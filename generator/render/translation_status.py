"""How far the translations are, counted and listed."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal

import polib
from pydantic import Field

from catalog import Catalog
from catalog.models.base import Model
from generator.render.message_comments import Commentator
from generator.render.message_locations import lines_of, page_of
from generator.text.derive import overrides
from generator.text.languages import DERIVED, LOCALES, ROOT, TRANSLATIONS, language, po_path, shown_path
from generator.text.message_kinds import KINDS, kind_of
from generator.text.message_sources import Sources, of_language, sources
from generator.text.po_files import Key, current, read_po

State = Literal["done", "fuzzy", "missing"]


class Progress(Model):
    """The texts of one kind in one domain and language."""

    lang: Annotated[str, Field(description="code of the language, as in locales/")]
    domain: Annotated[str, Field(description="the PO file that the texts stand in")]
    kind: Annotated[str, Field(description="what the texts are for", json_schema_extra={"enum": list(KINDS)})]
    total: Annotated[int, Field(description="all texts")]
    done: Annotated[int, Field(description="translated")]
    fuzzy: Annotated[int, Field(description="translated, but the English has changed since")]
    missing: Annotated[int, Field(description="not translated")]
    printed: Annotated[int, Field(description="names that a source prints in this language")] = 0
    own: Annotated[int, Field(description="translated names that no source prints: our own rendering")] = 0
    draft: Annotated[bool, Field(description="of a game that is a draft: no part of the sums")] = False

    @property
    def percent(self) -> int:
        """The part that is done; 100 only if all is."""
        return 100 if self.done == self.total else 100 * self.done // self.total


class Unfinished(Model):
    """A text without a translation that could be shown."""

    lang: Annotated[str, Field(description="code of the language")]
    domain: Annotated[str, Field(description="the PO file that the text belongs to")]
    kind: Annotated[str, Field(description="what the text is for")]
    state: Annotated[Literal["fuzzy", "missing"], Field(description="whether there is an older translation")]
    msgid: Annotated[str, Field(description="the English")]
    ref: Annotated[str, Field(description="the entry it belongs to; empty for texts of templates and programs")]
    page: Annotated[str | None, Field(description="the page that shows it, below the root of the language")]
    file: Annotated[str, Field(description="the PO file, from the root of the repository")]
    line: Annotated[int | None, Field(description="the line in it; none if 'fathom locale update' is still to be run")]
    draft: Annotated[bool, Field(description="whether its game is a draft, which need not be translated yet")] = False


class Derived(Model):
    """A domain of a language that is made from another one."""

    lang: Annotated[str, Field(description="code of the language")]
    origin: Annotated[str, Field(description="code of the language that it is made from")]
    domain: Annotated[str, Field(description="the PO file")]
    overrides: Annotated[int, Field(description="texts that are reworded instead of converted")]
    stale: Annotated[int, Field(description="such wordings that no longer fit what they were made for")]


class Survey(Model):
    """The state of all translations."""

    progress: Annotated[tuple[Progress, ...], Field(description="the counts by language, domain and kind")]
    unfinished: Annotated[tuple[Unfinished, ...], Field(description="what is still to be done, text by text")]
    derived: Annotated[tuple[Derived, ...], Field(description="the languages that are made from others")] = ()

    def of(self, lang: str) -> Survey:
        """The part of one language."""
        return Survey(
            progress=tuple(row for row in self.progress if row.lang == lang),
            unfinished=tuple(text for text in self.unfinished if text.lang == lang),
            derived=tuple(row for row in self.derived if row.lang == lang),
        )

    @property
    def due(self) -> Survey:
        """The part of what is to be translated now: not that of drafts."""
        return Survey(
            progress=tuple(row for row in self.progress if not row.draft),
            unfinished=tuple(text for text in self.unfinished if not text.draft),
            derived=self.derived,
        )

    def only(self, domains: Container[str]) -> Survey:
        """The part of these domains; all of it if there are none."""
        return Survey(
            progress=tuple(row for row in self.progress if not domains or row.domain in domains),
            unfinished=tuple(text for text in self.unfinished if not domains or text.domain in domains),
            derived=tuple(row for row in self.derived if not domains or row.domain in domains),
        )


def survey(
    catalog: Catalog,
    langs: Iterable[str] = (*TRANSLATIONS, *DERIVED),
    locales: Path = LOCALES,
    root: Path = ROOT,
    read: Callable[[Path], polib.POFile] = read_po,
    every: Mapping[str, Sources] | None = None,
) -> Survey:
    """The state of every language, domain and kind; ``read`` gives the PO files, ``every`` the English by domain.

    Raises WordsError for a broken file.
    """
    every = sources(catalog, root) if every is None else every
    progress: list[Progress] = []
    unfinished: list[Unfinished] = []
    derived: list[Derived] = []
    for info in map(language, langs):
        for domain, texts in of_language(every, info).items():
            if info.derived_from:
                own, stale = overrides(info, domain, locales)
                origin = info.derived_from
                derived.append(Derived(lang=info.code, origin=origin, domain=domain, overrides=own, stale=stale))
                continue
            counted = _Domain(catalog, info.code, domain, po_path(info.code, domain, locales), read)
            progress += counted.progress(texts)
            unfinished += counted.unfinished(texts)
    return Survey(progress=tuple(progress), unfinished=tuple(unfinished), derived=tuple(derived))


def summed(rows: Iterable[Progress], **same: str) -> Progress:
    """The sum of several counts; ``same`` are the fields that the sum is named by, and the others are empty."""
    counts = tuple(rows)
    numbers = ("total", "done", "fuzzy", "missing", "printed", "own")
    names = {name: same.get(name, "") for name in ("lang", "domain", "kind")}
    return Progress(**names, **{name: sum(getattr(row, name) for row in counts) for name in numbers})


class _Domain:
    """One PO file, held against the English texts of its domain."""

    def __init__(
        self, catalog: Catalog, lang: str, domain: str, path: Path, read: Callable[[Path], polib.POFile]
    ) -> None:
        self.catalog = catalog
        self.lang = lang
        self.domain = domain
        self.path = path
        self.entries = current(read(path)) if path.exists() else {}
        self.commentator = Commentator(catalog, domain)

    def state(self, key: Key) -> State:
        entry = self.entries.get(key)
        if entry is None:
            return "missing"
        if entry.translated():
            return "done"
        return "fuzzy" if entry.fuzzy else "missing"

    def progress(self, texts: Sources) -> Iterator[Progress]:
        counts: dict[str, dict[str, int]] = {}
        for key, source in texts.items():
            kind = kind_of(source, domain=self.domain)
            count = counts.setdefault(kind, dict.fromkeys(("done", "fuzzy", "missing", "printed", "own"), 0))
            state = self.state(key)
            count[state] += 1
            if kind == "names":
                printed = bool(self.commentator.attested(source, self.lang))
                count["printed"] += printed
                count["own"] += not printed and state == "done"
        for kind in KINDS:
            if kind in counts:
                numbers = counts[kind]
                total = numbers["done"] + numbers["fuzzy"] + numbers["missing"]
                draft = self.catalog.is_draft(self.domain)
                yield Progress(lang=self.lang, domain=self.domain, kind=kind, total=total, draft=draft, **numbers)

    def unfinished(self, texts: Sources) -> Iterator[Unfinished]:
        open_keys = [key for key in texts if self.state(key) != "done"]
        lines = lines_of(self.path, self.entries.values()) if open_keys and self.entries else {}
        for key in open_keys:
            source, state = texts[key], self.state(key)
            assert state != "done"
            yield Unfinished(
                lang=self.lang,
                domain=self.domain,
                kind=kind_of(source, domain=self.domain),
                state=state,
                msgid=source.msgid,
                ref=source.origins[0].ref,
                page=page_of(self.catalog, self.domain, source.origins[0]),
                file=shown_path(self.path),
                line=lines.get(key),
                draft=self.catalog.is_draft(self.domain),
            )
