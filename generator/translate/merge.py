"""One PO file brought up to date with the English texts, without losing a translation or a translator's remark."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

import polib
from rapidfuzz import fuzz, process

from catalog.placeholders import fits
from generator.render.message_comments import Commentator
from generator.text.languages import language
from generator.text.message_sources import Source, Sources
from generator.text.po_files import FROM_ELSEWHERE, Key, is_older, key_of, mark, refs_of, texts_of
from generator.text.po_header import title, translation_header
from generator.text.word_difference import in_line
from generator.translate.exchange.rows import message_id
from generator.translate.similarity import SimilarTexts
from generator.translate.waiver import waivers_in

SIMILAR = 70.0
"""From which likeness (0 to 100) an old translation is offered, marked fuzzy, for a changed text."""

OF_THEIR_OWN = frozenset({"plural", "forms", "cases", "reading"})
"""Contexts of texts that are others than the same words without one; all other contexts tell places apart."""

SAME_ENTRY = 40.0
"""The same for a text that went away from the very entry that a new text belongs to."""

SAME_PLACE = 60.0
"""From which likeness a text of the same place is the earlier one of this text, which readers may go on reading."""

DIFFERENCE = "The English before and now:"
"""What stands before the difference in the comment of a message."""

_STRAIGHT = str.maketrans("‘’“”", "''\"\"")


@dataclass(frozen=True)
class Stale:
    """A finished translation that a change of the English made stale.

    ``message`` is what the text is called in every language, ``ref`` the entry that it belongs to (file and line of
    one of none), ``page`` the URL path of a page that shows it, ``place`` file and line of the English; ``earlier`` and
    ``english`` are the English before and now, ``text`` is the translation as it is now proposed, empty if the change
    is too great for that.
    """

    message: str
    ref: str
    page: str
    place: str
    earlier: str
    english: str
    text: str


@dataclass
class Change:
    """What writing one file did, or would do."""

    path: Path
    written: bool
    added: int = 0
    fuzzy: int = 0
    restored: int = 0
    carried: int = 0
    obsolete: int = 0
    kept: int = 0
    stale: list[Stale] = field(default_factory=list)
    waiting: list[Stale] = field(default_factory=list)
    """All translations of an earlier English, those of earlier updates among them."""
    unfit: list[Stale] = field(default_factory=list)
    """Those that should have been kept as current, and lack a placeholder of the English or have one too many."""


def message_name(domain: str, key: Key) -> str:
    """What a text is called in every language: its domain and what spreadsheets call it there."""
    return message_id("", domain, *key).lstrip("/")


def blank(source: Source, comment: str, plural_count: int | None) -> polib.POEntry:
    """A message of a PO file for ``source``, without translation, with as many forms as the language has."""
    # Without lines: whoever adds one to a file of the catalogue would change the places of all texts below it.
    places = [place for origin in source.origins for place in (origin.ref, origin.file) if place]
    entry = polib.POEntry(
        msgid=source.msgid,
        msgstr="",
        msgctxt=source.context,
        comment=comment,
        occurrences=[(place, "") for place in dict.fromkeys(places)],
        flags=[],
    )
    if source.plural:
        entry.msgid_plural = source.plural
        entry.msgstr_plural = dict.fromkeys(range(plural_count or 2), "")
    return entry


def merge(
    old: polib.POFile | None,
    texts: Sources,
    lang: str,
    domain: str,
    commentator: Commentator | None,
    today: str,
    bugs_to: str = "",
    same_meaning: Collection[Key] = (),
) -> tuple[polib.POFile, Change]:
    """A new PO file for the ``sources`` with every translation of ``old``; ``old`` is used up by it.

    ``today`` is the date of a file that is new, and ``bugs_to`` the address for faults of the English.
    A derived language is offered no translation of another text: it shows the converted one until it has its own.
    Of texts with the ``same_meaning`` as before their earlier translation stays current.
    """
    old = old if old is not None else polib.POFile()
    merged, change = _Merge(old, lang, domain, commentator, same_meaning).run(texts)
    merged.header = old.header or title(lang, domain)
    merged.metadata = translation_header(old.metadata, lang, domain, today, bugs_to)
    return merged, change


class _Merge:
    """One merge: old entries are taken out of ``self.left`` as they are used."""

    def __init__(
        self,
        old: polib.POFile,
        lang: str,
        domain: str,
        commentator: Commentator | None,
        same_meaning: Collection[Key],
    ) -> None:
        self.lang = lang
        self.domain = domain
        self.same_meaning = same_meaning
        self.commentator = commentator
        self.plural_count = language(lang).plural_count
        self.guesses = language(lang).derived_from is None
        self.new = polib.POFile(wrapwidth=0)
        self.change = Change(Path(), False)
        self.left: dict[Key, polib.POEntry] = {}
        for entry in sorted(old, key=lambda entry: not entry.obsolete):
            self._collect(entry)

    def _collect(self, entry: polib.POEntry) -> None:
        """Of a message that stands in the file twice, the current one counts, unless it has no text."""
        key = key_of(entry)
        other = self.left.get(key)
        if other is None:
            if not entry.obsolete or _worth_keeping(entry):
                self.left[key] = entry
            return
        kept, dropped = (entry, other) if texts_of(entry) else (other, entry)
        if texts_of(dropped) and texts_of(dropped) != texts_of(kept):
            _note(kept, f"earlier translation: {_joined(texts_of(dropped))}")
        for line in dropped.tcomment.split("\n") if dropped.tcomment else ():
            _note(kept, line)
        self.left[key] = kept

    def run(self, texts: Sources) -> tuple[polib.POFile, Change]:
        """Merge and count."""
        exact = {key: self.left.pop(key) for key in list(self.left) if key in texts}
        by_ref = self._by_ref()
        offers = SimilarTexts({key: entry.msgid for key, entry in self.left.items() if texts_of(entry)})
        for key, source in texts.items():
            comment = self.commentator.comment(source) if self.commentator else "\n".join(source.comments)
            entry = blank(source, comment, self.plural_count)
            if key in exact:
                self._take(entry, exact[key], source)
            elif twin := _twin(source, exact):
                self._take(entry, twin, source)
            elif (similar := self._similar(source, by_ref, offers)) and (self.guesses or _same_words(entry, similar)):
                self._offer(entry, similar, source)
            else:
                self.change.added += 1
                self._report_lost(source, by_ref)
            if is_older(entry):
                self._settle(entry, source)
            self.new.append(entry)
        self._keep_obsolete()
        return self.new, self.change

    def _settle(self, entry: polib.POEntry, source: Source) -> None:
        """Tell how the English of an older translation differs, or take it as current if somebody says that it is."""
        earlier = entry.previous_msgid or ""
        stale = self._stale(source, earlier, _first(entry))
        self.change.waiting.append(stale)
        if source.key not in self.same_meaning:
            if self.guesses:
                _tell(entry, f"{DIFFERENCE} {in_line(earlier, entry.msgid)}")
            return
        english = entry.msgid + (entry.msgid_plural or "")
        if not all(fits(text, english) and fits(english, text) for text in texts_of(entry)):
            self.change.unfit.append(stale)
            return
        mark(entry, False)
        entry.previous_msgctxt = entry.previous_msgid = entry.previous_msgid_plural = None
        self.change.kept += 1
        if stale in self.change.stale:
            self.change.stale.remove(stale)
            self.change.fuzzy -= 1

    def _by_ref(self) -> dict[str, dict[Key, str]]:
        """The English texts that went away, by the entries they belonged to."""
        by_ref: dict[str, dict[Key, str]] = {}
        for key, entry in self.left.items():
            if not entry.obsolete and texts_of(entry):
                for ref in refs_of(entry):
                    by_ref.setdefault(ref, {})[key] = entry.msgid
        return by_ref

    def _similar(
        self, source: Source, by_ref: dict[str, dict[Key, str]], offers: SimilarTexts[Key]
    ) -> polib.POEntry | None:
        """The translation of what most likely was this text before it changed."""
        for ref in dict.fromkeys(origin.ref for origin in source.origins):
            # A text of the same entry need not be very like: nothing else can have taken its place.
            same = process.extractOne(source.msgid, by_ref.get(ref, {}), scorer=fuzz.ratio, score_cutoff=SAME_ENTRY)
            if same:
                return self.left[same[2]]
        best = offers.best(source.msgid, SIMILAR)
        return self.left[best] if best else None

    def _report_lost(self, source: Source, by_ref: dict[str, dict[Key, str]]) -> None:
        """A text so new that nothing is proposed for it, where its entry had a finished translation before."""
        for ref in dict.fromkeys(origin.ref for origin in source.origins):
            for key in by_ref.get(ref, {}):
                if not self.left[key].fuzzy:
                    self._report_stale(source, self.left[key].msgid, "")
                    return

    def _report_stale(self, source: Source, earlier: str, text: str) -> None:
        self.change.stale.append(self._stale(source, earlier, text))

    def _stale(self, source: Source, earlier: str, text: str) -> Stale:
        first = source.origins[0] if source.origins else None
        place = f"{first.file}:{first.line}" if first else ""
        pages = self.commentator.pages(source) if self.commentator else []
        ref = first.ref if first and first.ref else place
        name = message_name(self.domain, source.key)
        return Stale(name, ref, pages[0] if pages else "", place, earlier, source.msgid, text)

    def _take(self, entry: polib.POEntry, old: polib.POEntry, source: Source) -> None:
        """The same English text: its translation stays as it is, unless it gained or lost its plural."""
        entry.tcomment = old.tcomment
        _keep_waivers(entry, old)
        entry.flags = list(old.flags)
        # Whoever takes the mark of a proposal away by hand may leave the English that it was made for.
        if old.fuzzy:
            entry.previous_msgctxt = old.previous_msgctxt
            entry.previous_msgid = old.previous_msgid
            entry.previous_msgid_plural = old.previous_msgid_plural
            if FROM_ELSEWHERE in old.comment.split("\n"):
                _tell(entry, FROM_ELSEWHERE)
        if old.obsolete and texts_of(old):
            self.change.restored += 1
        if (entry.msgid_plural or None) == (old.msgid_plural or None):
            _copy_texts(entry, old, self.plural_count)
        elif texts_of(old):
            mark(entry, True)
            entry.previous_msgid = old.msgid
            entry.previous_msgid_plural = old.msgid_plural or None
            self._reshape(entry, old)
            if old.translated():
                self._report_stale(source, " / ".join(filter(None, (old.msgid, old.msgid_plural))), _first(entry))

    def _offer(self, entry: polib.POEntry, old: polib.POEntry, source: Source) -> None:
        """A changed text: the old translation as a fuzzy proposal, with the English that it was made for."""
        entry.tcomment = old.tcomment
        _keep_waivers(entry, old)
        if _same_words(entry, old):
            entry.flags = list(old.flags)
            self._reshape(entry, old)
            return
        entry.flags = list(old.flags)
        mark(entry, True)
        entry.previous_msgctxt = old.previous_msgctxt if old.fuzzy else old.msgctxt
        entry.previous_msgid = (old.previous_msgid if old.fuzzy else None) or old.msgid
        entry.previous_msgid_plural = (old.previous_msgid_plural if old.fuzzy else None) or old.msgid_plural or None
        self._reshape(entry, old)
        if FROM_ELSEWHERE in old.comment.split("\n") or not _is_of_same_place(source, old):
            _tell(entry, FROM_ELSEWHERE)
        self.change.fuzzy += 1
        if old.translated():
            self._report_stale(source, old.msgid, _first(entry))

    def _reshape(self, entry: polib.POEntry, old: polib.POEntry) -> None:
        texts = texts_of(old)
        if bool(entry.msgid_plural) == bool(old.msgid_plural):
            _copy_texts(entry, old, self.plural_count)
        elif entry.msgid_plural:
            entry.msgstr_plural = dict.fromkeys(range(self.plural_count), old.msgstr)
        else:
            entry.msgstr = texts[-1]
            if len(set(texts)) > 1:
                _note(entry, f"earlier forms: {_joined(texts)}")

    def _keep_obsolete(self) -> None:
        """What nobody wants any more, and has a text or a remark, goes to the end of the file.

        There it stands by its English: two branches that each take a text away seldom meet at the same place.
        """
        for _key, entry in sorted(self.left.items(), key=lambda one: (one[1].msgid, one[0][0] or "")):
            if not _worth_keeping(entry):
                continue
            if not entry.obsolete and texts_of(entry):
                self.change.obsolete += 1
            entry.obsolete = True
            # Readers of PO files drop these from obsolete messages; leaving them would change the file next time.
            entry.previous_msgctxt = entry.previous_msgid = entry.previous_msgid_plural = None
            for waiver in waivers_in(entry.comment):
                _note(entry, waiver.line)
            entry.comment = ""
            entry.occurrences = []
            self.new.append(entry)


def _twin(source: Source, known: dict[Key, polib.POEntry]) -> polib.POEntry | None:
    """The message that said the same in this very place before the place got a context of its own."""
    if source.context is None or source.context in OF_THEIR_OWN:
        return None
    places = {origin.ref for origin in source.origins if origin.ref}
    places |= {origin.file for origin in source.origins if not origin.ref}
    entry = known.get((None, source.msgid))
    if entry is None or not texts_of(entry) or (entry.msgid_plural or None) != source.plural:
        return None
    return entry if places & {place for place, _line in entry.occurrences} else None


def _is_of_same_place(source: Source, old: polib.POEntry) -> bool:
    """Whether a message is most likely the text before it changed: of the same entry or file, and much like it."""
    places = {origin.ref or origin.file for origin in source.origins}
    is_here = bool(places & {place for place, _line in old.occurrences})
    return is_here and fuzz.ratio(source.msgid, old.msgid) >= SAME_PLACE


def _tell(entry: polib.POEntry, line: str) -> None:
    """Add a line to what the program says of a message."""
    entry.comment = "\n".join(filter(None, (entry.comment, line)))


def _same_words(new: polib.POEntry, old: polib.POEntry) -> bool:
    """True if the English differs in quotation marks alone, which no translation depends on."""
    pairs = ((new.msgid, old.msgid), (new.msgid_plural or "", old.msgid_plural or ""))
    return not old.fuzzy and all(a.translate(_STRAIGHT) == b.translate(_STRAIGHT) for a, b in pairs)


def _first(entry: polib.POEntry) -> str:
    return next(iter(texts_of(entry)), "")


def _worth_keeping(entry: polib.POEntry) -> bool:
    """True for what somebody wrote something in: a translation, a remark, a waiver."""
    return bool(texts_of(entry) or entry.tcomment or waivers_in(entry.comment))


def _joined(texts: list[str]) -> str:
    """Texts for a remark, which is one line."""
    return " / ".join(text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r") for text in texts)


def _copy_texts(entry: polib.POEntry, old: polib.POEntry, plural_count: int) -> None:
    entry.msgstr = old.msgstr
    if entry.msgid_plural:
        # Forms beyond the language's own number would break readers, but their text is kept in sight.
        entry.msgstr_plural = {index: old.msgstr_plural.get(index, "") for index in range(plural_count)}
        surplus = [text for index, text in old.msgstr_plural.items() if index >= plural_count and text]
        if surplus:
            _note(entry, f"earlier forms: {_joined(surplus)}")


def _keep_waivers(entry: polib.POEntry, old: polib.POEntry) -> None:
    """Waivers among the extracted comments are a translator's too, though editors show them as the program's."""
    lines = [waiver.line for waiver in waivers_in(old.comment)]
    entry.comment = "\n".join(filter(None, (entry.comment, *lines)))


def _note(entry: polib.POEntry, note: str) -> None:
    if note not in entry.tcomment.split("\n"):
        entry.tcomment = f"{entry.tcomment}\n{note}".strip("\n")
