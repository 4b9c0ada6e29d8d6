"""Waivers: comments in a message that allow a fault, with the name of the check and the reason."""

from __future__ import annotations

import re
from dataclasses import dataclass

import polib

_WAIVER = re.compile(r"^\s*fathom-ignore\b:?\s*(\S*)\s*(.*?)\s*$", re.IGNORECASE)


@dataclass(frozen=True)
class Waiver:
    """A comment ``fathom-ignore: NAME reason``; ``line`` is the comment as it stands."""

    name: str
    reason: str
    line: str


def waivers(entry: polib.POEntry) -> list[Waiver]:
    """The waivers of a message, of translators (``#``) and extracted (``#.``), each once."""
    return waivers_in(f"{entry.tcomment}\n{entry.comment}")


def waivers_in(comments: str) -> list[Waiver]:
    """The waivers among lines of comments, each once."""
    if "fathom-ignore" not in comments.lower():
        return []
    lines = dict.fromkeys(line.strip() for line in comments.split("\n"))
    return [Waiver(match[1], match[2], line) for line in lines if (match := _WAIVER.match(line))]
