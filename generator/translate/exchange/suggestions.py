"""Taking suggestions of readers into the PO files, and saying of each what became of it.

Readers are strangers, and no text of theirs takes the place of one that they have not seen. Of several for one text the
first sound one goes in, and a reviewer is told of the others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from generator.render.message_comments import Commentator
from generator.text.languages import TRANSLATIONS
from generator.text.lazy_text import LazyMessage, _, lazy
from generator.text.po_finding import PoFinding
from generator.translate.check.together import check
from generator.translate.exchange import suggested_files
from generator.translate.exchange.importing import ROW, AppliedRow, Job, Outcome, import_rows
from generator.translate.exchange.rows import message_id, split_id
from generator.translate.exchange.suggested_files import Suggested

ROUNDS = 5
"""Of how many suggestions for one text each is tried."""

NO_LANGUAGE = ""
"""What stands for the language of what is of none."""


@dataclass(frozen=True)
class Taken:
    """A suggestion that went in.

    ``page`` is the path of the page that shows the text, as far as one is known; ``about`` is where its reader says to
    have read it, ``file`` what it came in, ``notes`` what the checks say.
    """

    change: AppliedRow
    page: str
    about: str
    file: str
    notes: tuple[PoFinding, ...]


@dataclass
class Fate:
    """What became of the suggestions for one language; ``known`` counts those that the PO files have already."""

    taken: list[Taken] = field(default_factory=list)
    refused: list[PoFinding] = field(default_factory=list)
    known: int = 0
    files: list[str] = field(default_factory=list)
    """The files that are done with: all their rows are for this language, and each went in or was there already."""
    left: list[str] = field(default_factory=list)
    """The files with rows for this language that could not be taken: nothing that somebody wrote is lost."""


def take(folders: Iterable[Path], job: Job) -> dict[str, Fate]:
    """Bring what is suggested in the files of folders into the PO files; what became of it, by language.

    Raises WordsError, with nothing written, if a PO file cannot be read.
    """
    suggested, unread = suggested_files.read(folders)
    # Each gets a line of its own, by which findings tell which it was.
    numbered = {line: replace(one, row=replace(one.row, line=line)) for line, one in enumerate(suggested, 1)}
    run = _Run(job, numbered)
    run.take()
    fates = {NO_LANGUAGE: Fate(refused=unread)}
    for lang in map(_language, suggested):
        fates.setdefault(lang, Fate())
    for line, findings in sorted(run.refused.items()):
        one, row = numbered[line], suggested[line - 1].row
        own = (replace(each, file=one.file, line=row.line, english=row.english) for each in findings)
        fates[_language(one)].refused.extend(own)
    for line in run.known:
        fates[_language(numbered[line])].known += 1
    for line, taken in run.taken():
        fates[_language(numbered[line])].taken.append(taken)
    _sort_files(fates, suggested, {line for line, findings in run.refused.items() if findings})
    return {lang: fate for lang, fate in sorted(fates.items()) if lang or fate.refused}


def _sort_files(fates: Mapping[str, Fate], suggested: Sequence[Suggested], refused: Collection[int]) -> None:
    """Say of each file whether it is done with."""
    languages: dict[str, set[str]] = {}
    for line, one in enumerate(suggested, 1):
        languages.setdefault(one.file, set()).add(_language(one))
        left = fates[_language(one)].left
        if line in refused and one.file not in left:
            left.append(one.file)
    for file, (lang, *others) in languages.items():
        if not others and file not in fates[lang].left:
            fates[lang].files.append(file)


def _language(one: Suggested) -> str:
    lang = (split_id(one.row.id) or (NO_LANGUAGE,))[0]
    return lang if lang in TRANSLATIONS else NO_LANGUAGE


class _Run:
    """The suggestions on their way in, each by its line."""

    def __init__(self, job: Job, suggested: Mapping[int, Suggested]) -> None:
        self.job = replace(job, sound=True)
        self.suggested = suggested
        self.applied: dict[int, AppliedRow] = {}
        self.refused: dict[int, list[PoFinding]] = {}
        self.known: list[int] = []

    def take(self) -> None:
        """Try the first for each text, then the next for texts that nothing went in for."""
        waiting: dict[str, list[int]] = {}
        for line, one in self.suggested.items():
            waiting.setdefault(one.row.id, []).append(line)
        for _round in range(ROUNDS):
            tried = {id_: lines.pop(0) for id_, lines in waiting.items() if lines}
            if not tried:
                return
            outcome = import_rows([self.suggested[line].row for line in tried.values()], self.job)
            self._note(tried, outcome)
            for change in outcome.applied:
                for line in waiting.pop(change.id):
                    self._pass_over(line, change.after)
        for line in (line for lines in waiting.values() for line in lines):
            self._refuse(line, lazy(_("there are too many suggestions for this text; this one was not tried")))

    def _note(self, tried: Mapping[str, int], outcome: Outcome) -> None:
        """What became of the rows of a round: one without a change or a finding was there already."""
        for change in outcome.applied:
            self.applied[tried[change.id]] = change
        for finding in outcome.findings:
            self.refused.setdefault(finding.line, []).append(finding)
        kept_out = {finding.ref.partition("[")[0] for finding in outcome.findings}
        for id_, line in tried.items():
            if line in self.applied or line in self.refused:
                continue
            if id_.partition("[")[0] in kept_out:
                self._refuse(line, lazy(_("another form of this text has an error")))
            else:
                self.known.append(line)

    def _pass_over(self, line: int, after: str) -> None:
        """A suggestion for a text that another went in for."""
        if self.suggested[line].row.translation == after:
            self.known.append(line)
        else:
            self._refuse(line, lazy(_("another suggestion for this text went in")), after)

    def _refuse(self, line: int, message: LazyMessage, expected: str = "") -> None:
        one = self.suggested[line]
        hint = lazy(_("the better of the two can be written into the PO file"))
        finding = PoFinding(one.file, line, ROW, message, expected, hint, one.row.translation, ref=one.row.id)
        self.refused.setdefault(line, []).append(finding)

    def taken(self) -> Iterator[tuple[int, Taken]]:
        """What went in, with its page, and with what the checks say of it now that it is there."""
        of_line = {line: split_id(change.id) or ("", "", "", None) for line, change in self.applied.items()}
        places = {(lang, domain) for lang, domain, _name, _form in of_line.values()}
        pages = {name: page for place in places for name, page in self._pages(*place)}
        notes = self._notes({lang for lang, _domain in places}, {domain for _lang, domain in places})
        for line, change in sorted(self.applied.items()):
            lang, domain, name, _form = of_line[line]
            own = notes.get((lang, domain, change.english, change.after), ())
            one = self.suggested[line]
            yield line, Taken(change, pages.get(name, ""), one.row.about, one.file, tuple(own))

    def _pages(self, lang: str, domain: str) -> Iterator[tuple[str, str]]:
        """The messages that a page shows, with its path."""
        commentator = Commentator(self.job.catalog, domain)
        for key, source in self.job.every[domain].items():
            for page in commentator.pages(source)[:1]:
                yield message_id(lang, domain, *key), f"{lang.replace('_', '-')}/{page}"

    def _notes(self, langs: set[str], domains: set[str]) -> dict[tuple[str, str, str, str], list[PoFinding]]:
        """What the checks find, by language, domain, English and translation."""
        notes: dict[tuple[str, str, str, str], list[PoFinding]] = {}
        if langs:
            for note in check(self.job.catalog, sorted(langs), domains, self.job.locales, self.job.every):
                notes.setdefault((note.lang, note.domain, note.english, note.text), []).append(note)
        return notes
