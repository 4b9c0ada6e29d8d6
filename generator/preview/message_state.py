"""What the panel shows of a message: its state, its English, where it stands, what is known and what is wrong."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import polib

from generator.preview.marked_words import Key, PreviewWords
from generator.render.message_comments import MOST_PAGES, PAGE, Commentator
from generator.text.languages import po_path, shown_path
from generator.text.lazy_text import Translate, translated
from generator.text.message_sources import Source, Sources
from generator.text.po_finding import PoFinding
from generator.text.word_difference import difference
from generator.text.words import Words
from generator.translate.check import how_to_waive

if TYPE_CHECKING:
    from catalog import Catalog
    from catalog.findings import Finding

STATES = ("missing", "fuzzy", "derived", "done")
"""How far a translation is."""

_IN_STATE = frozenset({"po-missing", "po-fuzzy"})
"""Checks that say no more than the state does."""


class Messages:
    """The messages of one language.

    ``origin`` is the words of the language that it is derived from, if it is; ``every`` holds the English texts by
    domain, as extraction finds them; ``say`` gives sentences of the program in the language of the panel; ``others``
    are the words of the languages that a translator may want to compare with.
    """

    def __init__(
        self,
        catalog: Catalog,
        words: PreviewWords,
        origin: PreviewWords | None,
        every: Mapping[str, Sources],
        say: Translate,
        others: Sequence[Words] = (),
    ) -> None:
        self.words = words
        self.origin = origin
        self.others = others
        self.every = every
        self.say = say
        self._commentators = {domain: Commentator(catalog, domain) for domain in every}
        self._findings: dict[Key, list[PoFinding]] = {}

    def take(self, findings: Iterable[PoFinding]) -> None:
        """Take the findings of all files, to be told with the messages that they are about."""
        self._findings = {}
        starts = {domain: self._starts(domain) for domain in self.every}
        for finding in findings:
            known = starts.get(finding.domain, [])
            place = bisect_right(known, finding.line, key=lambda start: start[0])
            if place and finding.check not in _IN_STATE:
                self._findings.setdefault(known[place - 1][1], []).append(finding)

    def _starts(self, domain: str) -> list[tuple[int, Key]]:
        """The messages of the language's file in their order, each with the line that it begins at."""
        entries = self.words.own(domain).values()
        return sorted((entry.linenum or 1, Key(domain, entry.msgctxt, entry.msgid)) for entry in entries)

    def state(self, key: Key) -> str:
        """One of STATES."""
        entry = self._own(key)
        if entry is None or not _forms(entry):
            return "derived" if self.words.info.derived_from and not self._is_fallback(key) else "missing"
        return "fuzzy" if self.words.is_proposal(key) else "done"

    def is_own(self, key: Key) -> bool:
        """Whether it is a translated name that no source prints."""
        source = self._source(key)
        if source is None or "name" not in source.kinds or self.state(key) == "missing":
            return False
        return not self._commentators[key.domain].attested(source, self.words.lang)

    def findings(self, key: Key) -> list[PoFinding]:
        """What the checks found in the message."""
        return self._findings.get(key, [])

    def counts(self, keys: Iterable[Key]) -> dict[str, int]:
        """How many of the messages are in each state, how many have findings and how many are our own rendering."""
        counted = dict.fromkeys((*STATES, "faulty", "own"), 0)
        for key in keys:
            counted[self.state(key)] += 1
            counted["faulty"] += bool(self.findings(key))
            counted["own"] += self.is_own(key)
        return counted

    def keys(self) -> list[Key]:
        """Every message that the program has."""
        return [Key(domain, *key) for domain, sources in self.every.items() for key in sources]

    def describe(self, key: Key) -> dict[str, Any]:
        """The message as data for the panel."""
        source, entry = self._source(key), self._own(key)
        commentator = self._commentators[key.domain]
        comment = commentator.comment(source, self.words.lang) if source else ""
        origins = source.origins if source else []
        state = self.state(key)
        forms = list(_forms(entry)) if entry else []
        if state == "derived":
            forms = [str(self.words.bare(key))]
        return {
            "state": state,
            "own": self.is_own(key),
            "held": self.words.is_withheld(key),
            "absent": entry is None,
            "english": [key.msgid, *([source.plural] if source and source.plural else [])],
            "earlier": [text for text in (entry.previous_msgid, entry.previous_msgid_plural) if text] if entry else [],
            "difference": difference(entry.previous_msgid, key.msgid) if entry and entry.previous_msgid else [],
            "forms": forms,
            "ids": list(dict.fromkeys(origin.ref for origin in origins if origin.ref)),
            "file": _place(self.words, key),
            "origin": _place(self.origin, key) if self.origin else "",
            "pages": commentator.pages(source)[:MOST_PAGES] if source else [],
            "places": [f"{origin.file}:{origin.line}" for origin in origins],
            "others": self._in_others(key),
            "about": [*_about(comment), *(entry.tcomment.splitlines() if entry else [])],
            "findings": [self.finding(finding) for finding in self.findings(key)],
        }

    def finding(self, finding: PoFinding) -> dict[str, Any]:
        """A finding of a message as data for the panel."""
        return {
            "check": finding.check,
            "level": finding.level,
            "place": f"{finding.file}:{finding.line}",
            "message": translated(finding.message, self.say),
            "expected": translated(finding.expected, self.say),
            "hint": translated(finding.hint, self.say),
            "waive": how_to_waive(finding, self.say),
            "text": finding.text,
            "spot": finding.spot,
        }

    def fault(self, finding: Finding | PoFinding) -> dict[str, str]:
        """A finding of a whole file as data for the panel."""
        expected = finding.expected if isinstance(finding, PoFinding) else finding.accepted
        return {
            "place": f"{finding.file}:{finding.line}",
            "message": translated(finding.message, self.say),
            "expected": translated(expected, self.say),
            "hint": translated(finding.hint, self.say),
        }

    def _in_others(self, key: Key) -> dict[str, list[str]]:
        """The message in other languages that have it, by their tags."""
        entries = {words.tag: words.messages(key.domain).get((key.context, key.msgid)) for words in self.others}
        return {tag: list(forms) for tag, entry in entries.items() if entry and (forms := _forms(entry))}

    def _own(self, key: Key) -> polib.POEntry | None:
        return self.words.own(key.domain).get((key.context, key.msgid))

    def _source(self, key: Key) -> Source | None:
        return self.every.get(key.domain, {}).get((key.context, key.msgid))

    def _is_fallback(self, key: Key) -> bool:
        return self.words.bare(key).is_fallback


def _about(comment: str) -> list[str]:
    """What is told of a message but for its pages, to which there are links."""
    return [line for line in comment.splitlines() if not line.startswith(PAGE)]


def _place(words: PreviewWords, key: Key) -> str:
    """The file of a message in a language, with the line if it has one there."""
    path = shown_path(po_path(words.lang, key.domain, words.root))
    line = words.lines(key.domain).get((key.context, key.msgid))
    return f"{path}:{line}" if line else path


def _forms(entry: polib.POEntry) -> tuple[str, ...]:
    """The translated forms of a message; empty if there is none."""
    forms = (entry.msgstr,) if not entry.msgid_plural else tuple(entry.msgstr_plural.values())
    return forms if any(forms) else ()
