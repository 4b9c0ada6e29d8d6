"""Terms and names: a text shows forms of what it links to, and mentions what the English mentions."""

from engine.proofreader.finding import Finding
from engine.proofreader.lexicon import EntryMention, Lexicon
from engine.proofreader.placeholders import holes_of
from engine.proofreader.text import is_link

CHECK = "po-term"

ADDED = "term-added"
"""A term that the English does not mention, none of whose terms is missing. Forms of terms are everyday words too, and
a translation names what the English only points to: it is asked about."""

_MOST = 12
"""How many forms of a name are told."""


def findings(english: str, text: str, theirs: Lexicon, ours: Lexicon) -> list[Finding]:
    """Links that show another word than the term’s or entry’s, and terms that another has taken the place of."""
    return links(text, ours) or mentions(english, theirs.mentions_in(english), text, theirs, ours)


def links(text: str, ours: Lexicon) -> list[Finding]:
    """Links whose shown text is no form of what they lead to."""
    result = []
    for hole in holes_of(text)[0] if "|" in text else []:
        if not is_link(hole) or hole.shown is None or not ours.is_comparable(hole.key):
            continue
        if not ours.shows(hole.key, hole.shown):
            forms = ours.forms(hole.key)
            values = {"name": forms[0], "shown": hole.shown, "forms": _listed(forms)}
            place = (hole.end - 1 - len(hole.shown), hole.end - 1)
            result.append(Finding(CHECK, "term-link", values, [], place[0], place[1]))
    return result


def mentions(english: str, whole: list[EntryMention], text: str, theirs: Lexicon, ours: Lexicon) -> list[Finding]:
    """Terms and names that one of the two texts mentions and the other does not, or not as often.

    ``whole`` is what the English mentions. What has no name in the language yet is not compared, though its links can
    be there already.
    """
    here = [mention for mention in ours.mentions_in(text) if ours.is_comparable(mention.means[0])]
    if not whole and not here:
        return []
    compared = [mention for mention in whole if ours.is_comparable(mention.means[0])]
    expected = [mention for mention in compared if not _is_quoted(english, mention)]
    if sorted([mention.means for mention in expected]) == sorted([mention.means for mention in here]):
        return []
    wanted = _Tally(expected, {})
    given = _Tally(here, wanted.counts)
    for reference in _parameters(english, theirs):
        wanted.add(reference)
        given.add(reference)
    granted = _granted(english, whole)
    surplus = [
        reference
        for reference in given.order
        if given.counts[reference] > wanted.with_inner(reference) and reference not in granted
    ]
    result = []
    is_told = False
    for reference in wanted.order:
        mention = wanted.first.get(reference)
        if mention is None:
            continue
        count = given.with_inner(reference)
        if count >= wanted.count(reference) or _has_all_parts(mention, wanted, given):
            continue
        if mention.linked and _links_to(text, reference) < _links_to(english, reference):
            is_told = True  # A link that is missing is told of as a placeholder.
            continue
        if surplus:
            result.append(_instead(english, text, ours, mention, given.last[surplus[0]]))
        elif not count and not _is_paraphrased(english, text, mention, ours):
            result.append(_absent(english, ours, mention))
    if result or is_told:
        return result
    return _added(english, text, theirs, [(one, given.last[one]) for one in surplus if not wanted.count(one)])


def _instead(english: str, text: str, ours: Lexicon, wanted: EntryMention, given: EntryMention) -> Finding:
    name = ours.forms(wanted.means[0])[0]
    values = {"given": _part(text, given), "name": name, "word": _part(english, wanted)}
    return Finding(CHECK, "term-instead", values, [], given.spot[0], given.spot[1])


def _absent(english: str, ours: Lexicon, wanted: EntryMention) -> Finding:
    forms = ours.forms(wanted.means[0])
    values = {"name": forms[0], "word": _part(english, wanted), "forms": _listed(forms)}
    return Finding(CHECK, "term-absent", values, [], -1, -1)


def _added(english: str, text: str, theirs: Lexicon, surplus: list[tuple[str, EntryMention]]) -> list[Finding]:
    """Terms that the English does not mention at all."""
    result = []
    for reference, mention in surplus:
        if mention.linked and _links_to(text, reference) > _links_to(english, reference):
            continue  # So is one that is too many.
        word = _part(text, mention)
        if theirs.knows(reference) and not theirs.may_mean(reference, english) and word not in english:
            values = {"word": word, "name": theirs.forms(reference)[0]}
            result.append(Finding(CHECK, ADDED, values, [], mention.spot[0], mention.spot[1]))
    return result


class _Tally:
    """How often a text mentions what. Of the meanings of an ambiguous word, the one that is expected counts."""

    def __init__(self, listed: list[EntryMention], expected: dict[str, int]) -> None:
        self.counts: dict[str, int] = {}
        self.order: list[str] = []
        self.inside: dict[str, int] = {}
        self.first: dict[str, EntryMention] = {}
        self.last: dict[str, EntryMention] = {}
        for mention in listed:
            likely = [one for one in mention.means if expected.get(one)]
            reference = likely[0] if likely else mention.means[0]
            self.add(reference)
            for one in mention.inside:
                self.inside[one] = self.inside.get(one, 0) + 1
            self.first.setdefault(reference, mention)
            # A link can hardly be the wrong one, because another check compares the links.
            if reference not in self.last or not mention.linked:
                self.last[reference] = mention

    def add(self, reference: str) -> None:
        """Count a mention. ``order`` holds what is counted in the order of the first ones."""
        if reference not in self.counts:
            self.order.append(reference)
        self.counts[reference] = self.count(reference) + 1

    def count(self, reference: str) -> int:
        """How often something is mentioned."""
        return self.counts.get(reference, 0)

    def with_inner(self, reference: str) -> int:
        """The same with the mentions of other things that hold its word."""
        return self.count(reference) + self.inside.get(reference, 0)


def _links_to(text: str, reference: str) -> int:
    return len([hole for hole in holes_of(text)[0] if hole.key == reference])


def _part(text: str, mention: EntryMention) -> str:
    return text[mention.spot[0] : mention.spot[1]]


def _listed(forms: list[str]) -> str:
    return ", ".join(forms[:_MOST]) + (", …" if len(forms) > _MOST else "")


def _is_quoted(text: str, mention: EntryMention) -> bool:
    """Whether a word is spoken of, not used."""
    start, end = mention.spot
    return text[max(0, start - 1) : start] == "“" and text[end : end + 1] == "”"


def _parameters(english: str, theirs: Lexicon) -> list[str]:
    """The terms that parameters are named after; both texts mention them: what is filled in for ``{lord}`` is one."""
    result: list[str] = []
    for hole in holes_of(english)[0]:
        if not is_link(hole):
            for mention in theirs.finder.find(hole.key.replace("_", " ")):
                result += mention.means
    return result


def _granted(english: str, whole: list[EntryMention]) -> list[str]:
    """Terms that a translation may add: the kinds of the entries that the English mentions, and words it quotes."""
    result = ["term:" + mention.means[0].partition(":")[0] for mention in whole]
    for mention in whole:
        if _is_quoted(english, mention):
            result += mention.means
    return result


def _has_all_parts(mention: EntryMention, wanted: _Tally, given: _Tally) -> bool:
    """Whether the translation mentions all that a compound is made of: an *ally* who is *affiliated*.

    Where the English has every part elsewhere too, each has to stand in the translation once more than that.
    """
    parts = mention.inside
    if len(parts) < 2 or not all([given.with_inner(one) for one in parts]):
        return False
    if not all([wanted.count(one) for one in parts]):
        return True
    return all([given.with_inner(one) > wanted.count(one) for one in parts])


def _is_paraphrased(english: str, text: str, mention: EntryMention, ours: Lexicon) -> bool:
    """Whether the translation says in another way what the English mentions."""
    word = _part(english, mention)
    is_name = mention.means[0] in ours.names
    # A name may be quoted in English, and the title of another entry may be a name by chance.
    if is_name and (word in text or len(word) == len(english)):
        return True
    return ours.may_mean(mention.means[0], text)
