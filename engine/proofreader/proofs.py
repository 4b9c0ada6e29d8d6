"""All that is found wrong with one text, or asked about it, by what is known of its language."""

from collections import namedtuple

from engine.proofreader import against, amounts, changes, forms, marks, placeholders, room, spaces, terms
from engine.proofreader.changes import Question
from engine.proofreader.finding import Finding, is_allowed
from engine.proofreader.lexicon import Lexicon
from engine.proofreader.marks import Writing
from engine.proofreader.numbers import Numerals
from engine.proofreader.text import Words, words_of
from engine.typing_compat import Any

CHANGED = "po-changed"
NEW = "po-meaning"

DOUBTFUL = (amounts.FEW, terms.ADDED)
"""What may be right and is asked about once, when the text is new or another; by the names of the sentences."""

OF_ALL_GAMES = "checker"
"""What stands for the game of a text that the checkers of all games say."""

Language = namedtuple("Language", ("numerals", "words", "shortest", "declared", "nouns", "printed", "writing", "terms"))
"""How a language says numbers; its words for a meaning, or None; how short a text may be; its forms, as ``forms`` takes
them; the nouns by game; names that sources print in it; its punctuation; and its terms and names."""


class Lexicons:
    """The terms and names of a language by game, each made ready when a text needs it."""

    def __init__(self, data: "dict[str, Any]") -> None:
        self._data = data
        self._ready: dict[str, Lexicon] = {}

    def games(self, game: str) -> list[str]:
        """The games whose terms a text of ``game`` uses."""
        return list(self._data) if game == OF_ALL_GAMES else [one for one in self._data if one == game]

    def of(self, game: str) -> Lexicon:
        """Those of a game."""
        if game not in self._ready:
            self._ready[game] = Lexicon(self._data[game])
        return self._ready[game]


def language_of(data: "dict[str, Any]") -> Language:
    """A language by the data of it: ``said`` are words by what they count, sure ones and others."""
    words = {}
    for kind in ("unsure", "sure"):
        for value in data["said"].get(kind, {}):
            for word in data["said"][kind][value].split():
                words[word] = (value, kind == "sure")
    meant = data["meaning"]
    counted = (meant and meant["numbers"]) or {word: words[word][0] for word in words}
    return Language(
        Numerals(words, data["han"]),
        words_of(meant["senses"], meant["light"], meant["linking"], counted, data["spaced"]) if meant else None,
        meant["shortest"] if meant else 0,
        data["declared"],
        data["nouns"],
        data["printed"],
        Writing(*data["writing"]),
        Lexicons(data["terms"]),
    )


def findings(request: "dict[str, Any]", english: Language, language: Language) -> list[Finding]:
    """What is wrong with the ``text`` of a request, in the order of the checks; if nothing is, what to ask about it.

    ``english`` is what it translates and ``previous`` what stood there before, "" for a new one; ``counted`` says
    that it is a form for some numbers, and ``game`` whose nouns it may ask for. ``room`` is where it is drawn as a
    name, ``without`` names the checks that it is not held to, as a list of words is not to all, and ``allowed`` are
    findings that a translator has allowed in it.
    """
    source, text, previous = request["english"], request["text"], request["previous"]
    if not text or text == previous:
        return []
    without = request.get("without") or []
    found = spaces.findings(source, text)
    wrong = placeholders.findings(source, text, request["counted"])
    found += wrong
    if not any([finding.said in placeholders.BROKEN for finding in wrong]):
        found += _readable(source, text, request, english, language)
    allowed = request.get("allowed") or []
    found = [one for one in found if one.check not in without and not is_allowed(one, text, allowed)]
    doubtful = [one for one in found if one.said in DOUBTFUL]
    found = [one for one in found if one.said not in DOUBTFUL]
    if found or NEW in without or language.words is None or english.words is None:
        return found
    before = _readable(source, previous, request, english, language) if doubtful and previous else []
    doubtful = doubts(doubtful, before, previous)
    if previous:
        return changed(source, previous, text, english.words, language.words, language.shortest) or doubtful
    asked = new(source, text, english.words, language.words, language.shortest) or doubtful
    return [one for one in asked if not is_allowed(one, text, allowed)]


def _readable(
    source: str, text: str, request: "dict[str, Any]", english: Language, language: Language
) -> list[Finding]:
    """What is wrong with a text whose placeholders are whole, and which is one of a request."""
    game = request["game"]
    found = forms.findings(text, language.declared, language.nouns.get(game) or [])
    found += amounts.findings(source, text, english.numerals, language.numerals, language.printed)
    for check in (marks.ends, marks.marks, marks.quotes):
        found += check(source, text, language.writing)
    found += room.findings(source, text, request.get("room") or [])
    for one in language.terms.games(game):
        found += terms.findings(source, text, english.terms.of(one), language.terms.of(one))
    return found


def changed(english: str, before: str, text: str, english_words: Words, words: Words, shortest: int) -> list[Finding]:
    """What to ask about a text in the place of another: of what has changed, or else of what the English has not."""
    asked = changes.questions(before, text, words)
    if not asked:
        asked = against.arisen(english, before, text, english_words, words, shortest)
    return [_finding(CHANGED, question, before) for question in asked]


def new(english: str, text: str, english_words: Words, words: Words, shortest: int) -> list[Finding]:
    """What to ask about a text in the place of none."""
    asked = against.questions(english, text, english_words, words, shortest)
    return [_finding(NEW, question, "") for question in asked]


def doubts(found: list[Finding], before: list[Finding], previous: str) -> list[Finding]:
    """What to ask about, of what was ``found`` in a text and ``before`` in the one ``previous``, if there is one."""
    told = [one.values for one in before]
    asked = [one for one in found if one.said in DOUBTFUL and one.values not in told][:1]
    check = CHANGED if previous else NEW
    return [Finding(check, one.said, one.values, one.expected, one.start, one.end) for one in asked]


def _finding(check: str, question: Question, before: str) -> Finding:
    values = {"was": question.was, "now": question.now}
    if before:
        values["text"] = before
    return Finding(check, question.kind, values, [], question.start, question.end)
