"""What is found wrong with a text: which check found it, how it is said and where it stands."""

from collections import namedtuple

from engine.proofreader.text import is_space

Finding = namedtuple("Finding", ("check", "said", "values", "expected", "start", "end"))
"""One thing that is wrong: the check, the sentence that says so by its name, and the values of that sentence.

``expected`` are texts of which any will do; none where a sentence says what is expected. It is about the part from
``start`` to ``end`` of the text as it stands; about all of it where ``start`` is -1.
"""

_ABOUT = {"placeholders-missing": "placeholders", "numbers-missing": "missing", "term-absent": "name"}
"""The value that says which words a finding is about that is about no part of the text."""

_LONGEST = 60


def is_allowed(finding: Finding, text: str, allowed: list[tuple[str, list[str]]]) -> bool:
    """Whether a translator has allowed it. Allowed are the findings of a check, all or those about some words."""
    for check, words in allowed:
        if check == finding.check and (not words or _words(finding, text) in [""] + words):
            return True
    return False


def _words(finding: Finding, text: str) -> str:
    """The words that a finding is about, as ``generator/translate/waiver.py`` has them."""
    if finding.start >= 0:
        about = text[finding.start : finding.end]
    else:
        about = str(finding.values.get(_ABOUT.get(finding.said, ""), ""))
    about = "".join([" " if letter in "[]" or is_space(letter) else letter for letter in about])
    return " ".join([part for part in about.split(" ") if part])[:_LONGEST].strip()
