"""Finding the mentions of terms and names in plain text, in all their forms, whole words, the longest first."""

from collections import namedtuple

from engine.proofreader.text import is_spaced_letter, small

LONGEST = 100
"""How long a form may be, in characters. What is longer is no form of a name, and is not looked for."""

Mention = namedtuple("Mention", ("start", "end", "means", "inside"))
"""A form in a text: where it stands, what it may mean, and what shorter forms inside it would mean."""


class Finder:
    """Finds forms in texts. ``forms`` gives each form with what it means: ids of terms or references to entries.

    A form without capital letters is found however it is capitalised, any other only as it is written.
    """

    def __init__(self, forms: list[tuple[str, list[str]]]) -> None:
        self._means: dict[str, list[str]] = {}
        self._exact: dict[str, list[str]] = {}
        short = [(form, small(form), means) for form, means in forms if len(form) <= LONGEST]
        for _form, low, means in short:
            known = self._means.setdefault(low, [])
            known += [one for one in means if one not in known]
        free = {low: True for form, low, _means in short if form == low}
        for form, low, _means in short:
            if low not in free:
                self._exact.setdefault(low, []).append(form)
        self._inside: dict[str, list[str]] = {}
        self._all_apart = all([is_spaced(low) for low in self._means])
        self._has_letters = any([len(low) == 1 for low in self._means])
        # The first one is said by itself: the order of what is in a dict is not the same everywhere.
        self._by_beginning = _by_beginning(list(self._means), is_spaced(short[0][1]) if short else False)

    def find(self, text: str) -> list[Mention]:
        """The mentions in a text, none overlapping another."""
        mentions = []
        low = small(text)
        free = 0
        beginnings = self._by_beginning
        for at in range(len(low)):
            forms = beginnings.get(low[at : at + 2])
            if forms is None and self._has_letters:
                forms = beginnings.get(low[at])
            if forms is None or at < free or (self._all_apart and at and is_spaced_letter(low[at - 1])):
                continue
            for form, is_apart in forms:
                end = at + len(form)
                if low[at:end] == form and not (is_apart and _is_part(low, at, end)):
                    free = end
                    if form not in self._exact or text[at:end] in self._exact[form]:
                        mentions.append(Mention(at, end, tuple(self._means[form]), self.inner(form)))
                    break
        return mentions

    def inner(self, form: str) -> list[str]:
        """What shorter forms inside a form in small letters mean: *key* inside *key token*."""
        if form not in self._inside:
            inside: list[str] = []
            # A form has far fewer parts than there are forms to look for in it.
            for start in range(len(form)):
                for end in range(start + 1, len(form) + 1):
                    part = form[start:end]
                    if part in self._means and part != form and holds(form, part):
                        inside += [one for one in self._means[part] if one not in inside]
            self._inside[form] = inside
        return self._inside[form]


def is_spaced(word: str) -> bool:
    """Whether a word is of a script that puts spaces between words."""
    return bool(word) and (is_spaced_letter(word[0]) or is_spaced_letter(word[-1]))


def holds(text: str, form: str) -> bool:
    """Whether a form stands in a text as whole words, capitalised alike."""
    start = text.find(form)
    is_apart = is_spaced(form)
    while start >= 0:
        if not is_apart or not _is_part(text, start, start + len(form)):
            return True
        start = text.find(form, start + 1)
    return False


def _is_part(text: str, start: int, end: int) -> bool:
    """Whether the word at a place goes on before or behind it."""
    if start and is_spaced_letter(text[start - 1]):
        return True
    return end < len(text) and is_spaced_letter(text[end])


def _by_beginning(forms: list[str], spaced_first: bool) -> dict[str, list[tuple[str, bool]]]:
    """Forms, each with whether it stands apart, by the two letters that they begin with: the one to be found first.

    Those of scripts with spaces come before the others, or behind them, and of a kind the longest.
    """
    ordered = [(is_spaced(form) != spaced_first, -len(form), form) for form in forms if form]
    ordered.sort()
    result: dict[str, list[tuple[str, bool]]] = {}
    for _is_other, _length, form in ordered:
        result[form[:2]] = []
    for _is_other, _length, form in ordered:
        for beginning in result if len(form) == 1 else (form[:2],):
            if beginning.startswith(form[:2]):
                result[beginning].append((form, is_spaced(form)))
    return result
