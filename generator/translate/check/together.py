"""All languages checked together, in two processes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from catalog import Catalog
from generator.text.languages import DERIVED, LOCALES, TRANSLATIONS, language
from generator.text.message_sources import Sources, sources
from generator.text.po_finding import PoFinding
from generator.text.processes import can_fork, workers
from generator.translate.check.earlier import Earlier
from generator.translate.check.run import OpenedLanguage, shared_by
from generator.translate.check.unit import Shared


def check(
    catalog: Catalog,
    langs: Iterable[str] = (*TRANSLATIONS, *DERIVED),
    domains: Iterable[str] | None = None,
    locales: Path = LOCALES,
    every: Mapping[str, Sources] | None = None,
    earlier: Earlier | None = None,
) -> list[PoFinding]:
    """All findings in the PO files of ``langs`` (and ``domains``, if given), in the order of files and lines.

    ``every`` are the English texts of each domain, where they were gathered already. Checks that compare the texts of a
    language with each other see all of its domains, whichever are asked for. Questions of meaning compare with
    the texts of ``earlier``: if it is left out, with those of the last commit.
    """
    global _work
    every = sources(catalog) if every is None else every
    wanted = [domain for domain in every if domains is None or domain in set(domains)]
    shared = shared_by(catalog, every)
    shared.memo[Earlier] = earlier or Earlier(locales)
    _work = _Work(shared, every, locales)
    parts = _parts(tuple(langs), sorted(wanted, key=lambda domain: -len(every[domain])))
    with workers(min(2, len(parts)) if can_fork() else 1) as pool:
        results = map(_check_part, parts) if pool is None else pool.map(_check_part, parts)
        return sorted(chain.from_iterable(results), key=PoFinding.place)


Part = tuple[str, Sequence[str]]
"""What a process does in one go: a language, and the domains of it whose files it looks at."""


def _parts(langs: Sequence[str], domains: Sequence[str]) -> list[Part]:
    """Whole languages for two processes, then one that is left over file by file: so both end at the same time.

    A derived language is whole too, however few texts it has: its words are those of its origin, to be read again.
    """
    derived = [lang for lang in langs if language(lang).derived_from]
    own = [lang for lang in langs if lang not in derived]
    left = own[len(own) // 2 * 2 :]
    whole = [lang for lang in own if lang not in left]
    return [
        *((lang, domains) for lang in (*whole, *derived)),
        *((lang, [domain]) for lang in left for domain in domains),
    ]


@dataclass(frozen=True)
class _Work:
    """What the processes that check a part each find in their copy of this one's memory."""

    shared: Shared
    every: Mapping[str, Sources]
    locales: Path
    opened: dict[str, OpenedLanguage] = field(default_factory=dict)

    def of(self, lang: str) -> OpenedLanguage:
        """The language, opened once in each process."""
        if lang not in self.opened:
            self.opened[lang] = OpenedLanguage(self.shared, lang, self.every, self.locales)
        return self.opened[lang]


_work: _Work | None = None


def _check_part(part: Part) -> list[PoFinding]:
    assert _work is not None
    lang, domains = part
    opened = _work.of(lang)
    return [finding for domain in domains for finding in opened.findings(domain)]
