"""All that is found wrong with one text, or asked about it, by what is known of its language."""

from collections import namedtuple

from engine.proofreader import against, amounts, changes, forms, placeholders, spaces
from engine.proofreader.changes import Question
from engine.proofreader.finding import Finding
from engine.proofreader.numbers import Numerals
from engine.proofreader.text import Words, words_of
from engine.typing_compat import Any

CHANGED = "po-changed"
NEW = "po-meaning"

Language = namedtuple("Language", ("numerals", "words", "shortest", "declared", "nouns", "printed"))
"""How a language says numbers; its words for a meaning, or None; how short a text may be; its forms, as ``forms`` takes
them; the nouns by game; and names that sources print in it."""


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
        words_of(meant["senses"], meant["light"], counted, data["spaced"]) if meant else None,
        meant["shortest"] if meant else 0,
        data["declared"],
        data["nouns"],
        data["printed"],
    )


def findings(request: "dict[str, Any]", english: Language, language: Language) -> list[Finding]:
    """What is wrong with the ``text`` of a request, in the order of the checks; if nothing is, what to ask about it.

    ``english`` is what it translates and ``previous`` what stood there before, "" for a new one; ``counted`` says
    that it is a form for some numbers, and ``game`` whose nouns it may ask for.
    """
    source, text, previous = request["english"], request["text"], request["previous"]
    if not text or text == previous:
        return []
    found = spaces.findings(source, text)
    wrong = placeholders.findings(source, text, request["counted"])
    found += wrong
    if not any([finding.said in placeholders.BROKEN for finding in wrong]):
        found += forms.findings(text, language.declared, language.nouns.get(request["game"]) or [])
        found += amounts.findings(source, text, english.numerals, language.numerals, language.printed)
    if found or language.words is None or english.words is None:
        return found
    if previous:
        return changed(previous, text, language.words)
    return new(source, text, english.words, language.words, language.shortest)


def changed(before: str, text: str, words: Words) -> list[Finding]:
    """What to ask about a text in the place of another."""
    return [_finding(CHANGED, question, before) for question in changes.questions(before, text, words)]


def new(english: str, text: str, english_words: Words, words: Words, shortest: int) -> list[Finding]:
    """What to ask about a text in the place of none."""
    asked = against.questions(english, text, english_words, words, shortest)
    return [_finding(NEW, question, "") for question in asked]


def _finding(check: str, question: Question, before: str) -> Finding:
    values = {"was": question.was, "now": question.now}
    if before:
        values["text"] = before
    return Finding(check, question.kind, values, [], question.start, question.end)
