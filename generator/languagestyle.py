"""The part of the style sheets that follows from the languages: fonts for each script, and how it is set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generator.locale.languages import LanguageInfo
from generator.locale.scripts import EAST_ASIAN, WITHOUT_ITALICS


def style(languages: Iterable[LanguageInfo]) -> str:
    """The rules of all languages. They set custom properties, which ``docs/css/site/2-type.css`` uses."""
    return "".join(f":lang({info.tag}) {{\n{lines}}}\n" for info in languages if (lines := "".join(_lines(info))))


def _lines(info: LanguageInfo) -> Iterator[str]:
    if info.fonts:
        fonts = ", ".join(f'"{font}"' for font in info.fonts)
        yield f"  --text-stack: system-ui, -apple-system, {fonts}, sans-serif;\n"
        yield "  --display-stack: var(--text-stack);\n"
    if info.script in WITHOUT_ITALICS:
        yield "  --slant: normal;\n"
    if info.script in EAST_ASIAN:
        yield "  --leading: 1.85;\n"
        yield "  --tracking: 0.01em;\n"
        yield "  --breaking: strict;\n"
    elif info.script in WITHOUT_ITALICS:
        yield "  --leading: 1.75;\n"
