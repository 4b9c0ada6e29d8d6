"""Waivers: comments in a message that allow faults, with the name of the check, the words it is for and the reason."""

from __future__ import annotations

import re
from dataclasses import dataclass

import polib

_WAIVER = re.compile(r"^\s*fathom-ignore\b:?\s*(\S*)\s*((?:\[[^\]]*\]\s*)*)(.*?)\s*$", re.IGNORECASE)
_WORDS = re.compile(r"\[([^\]]*)\]")
_BRACKETS = re.compile(r"[\[\]\s]+")
_LONGEST = 60


@dataclass(frozen=True)
class Waiver:
    """A comment ``fathom-ignore: NAME [words] reason``; ``line`` is the comment as it stands.

    One without ``words`` allows whatever its check finds in the message.
    """

    name: str
    reason: str
    line: str
    words: tuple[str, ...] = ()

    def allows(self, check: str, words: str) -> bool:
        """Whether it allows what ``check`` finds in ``words``; those that a fault is not about are empty."""
        return bool(self.reason) and self.name == check and (not self.words or not words or words in self.words)

    def with_words(self, words: list[str]) -> str:
        """The comment as it stands for these words."""
        named = "".join(f"[{one}] " for one in dict.fromkeys(words) if one)
        return f"fathom-ignore: {self.name} {named}{self.reason}"


def as_words(text: str) -> str:
    """Words of a text as a waiver names them: in one line, without brackets, and not too long."""
    return _BRACKETS.sub(" ", text).strip()[:_LONGEST].strip()


def waivers(entry: polib.POEntry) -> list[Waiver]:
    """The waivers of a message, of translators (``#``) and extracted (``#.``), each once."""
    return waivers_in(f"{entry.tcomment}\n{entry.comment}")


def waivers_in(comments: str) -> list[Waiver]:
    """The waivers among lines of comments, each once."""
    if "fathom-ignore" not in comments.lower():
        return []
    lines = dict.fromkeys(line.strip() for line in comments.split("\n"))
    return [
        Waiver(match[1], match[3], line, tuple(dict.fromkeys(as_words(word) for word in _WORDS.findall(match[2]))))
        for line in lines
        if (match := _WAIVER.match(line))
    ]
