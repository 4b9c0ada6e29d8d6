"""The pictures of the translators' guide, each in the language of the page if there is one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from generator.text.languages import ROOT, SOURCE_LANGUAGE

PICTURES = ROOT / "docs" / "pictures" / "translators"
"""A folder for each language with pictures; ``make pictures`` fills them."""


@dataclass(frozen=True)
class Picture:
    """A picture: its path at the root of the site and its size, so that nothing moves when it arrives."""

    path: str
    width: int
    height: int


@cache
def picture(name: str, lang: str) -> Picture:
    """The picture ``name`` for readers of ``lang``; that of a related language or the English one if it has none.

    Raises FileNotFoundError if there is no such picture at all.
    """
    for code in _languages(lang):
        file = PICTURES / code / f"{name}.webp"
        if file.is_file():
            width, height = webp_size(file.read_bytes())
            return Picture(file.relative_to(ROOT / "docs").as_posix(), width, height)
    raise FileNotFoundError(f"there is no picture '{name}' in {PICTURES}; run 'make pictures'")


def _languages(lang: str) -> list[str]:
    """The language itself, others that share its first part, English."""
    family = lang.partition("_")[0]
    related = sorted(folder.name for folder in PICTURES.iterdir() if folder.name.partition("_")[0] == family)
    return [lang, *related, SOURCE_LANGUAGE]


def webp_size(data: bytes) -> tuple[int, int]:
    """Width and height of a lossless WebP picture. Raises ValueError for anything else."""
    if data[:4] != b"RIFF" or data[8:16] != b"WEBPVP8L" or data[20:21] != b"\x2f":
        raise ValueError("this is no lossless WebP picture")
    bits = int.from_bytes(data[21:25], "little")
    return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
