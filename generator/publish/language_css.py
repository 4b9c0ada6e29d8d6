"""The part of the style sheets that follows from the languages: fonts for each script, and how it is set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generator.text.languages import LanguageInfo
from generator.text.scripts import EAST_ASIAN, HEADING_FONTS, PHRASED, WITHOUT_ITALICS

_BLOCKS = "p, li, dt, dd, th, td, h1, h2, h3, h4, h5, h6"


DISPLAY = '"Brygada 1918"'
"""The display face, for the numbers and the Latin letters in headings of every script."""


def style(languages: Iterable[LanguageInfo]) -> str:
    """The rules of all languages. They set custom properties, which ``generator/browser/kit/type.css`` uses."""
    infos = tuple(languages)
    rules = [f":lang({info.tag}) {{\n{lines}}}\n" for info in infos if (lines := "".join(_lines(info)))]
    return "".join(rules) + _both_directions([info.tag for info in infos if info.direction == "rtl"])


def _both_directions(tags: list[str]) -> str:
    """How texts of one direction stand among texts of the other; nothing if all languages are written alike."""
    if not tags:
        return ""
    from_the_right = ":is(" + ", ".join(f'[lang="{tag}"]' for tag in tags) + ")"
    return (
        f"{from_the_right}:not(html) {{\n  direction: rtl;\n  unicode-bidi: isolate;\n}}\n"
        f'[dir="rtl"] [lang]:not({from_the_right}) {{\n  direction: ltr;\n  unicode-bidi: isolate;\n}}\n'
        # What is not translated has no mark everywhere; its own letters tell which way it runs.
        f'[dir="rtl"] :is({_BLOCKS}, button, label) {{\n  unicode-bidi: plaintext;\n}}\n'
        f'[dir="rtl"] :is({_BLOCKS}) {{\n  text-align: right;\n}}\n'
    )


def _lines(info: LanguageInfo) -> Iterator[str]:
    if info.fonts:
        fonts = ", ".join(f'"{font}"' for font in info.fonts)
        yield f"  --text-stack: system-ui, -apple-system, {fonts}, sans-serif;\n"
        headings = HEADING_FONTS.get(info.script)
        serif = ", ".join(f'"{font}"' for font in headings or ())
        yield f"  --display-stack: {f'{DISPLAY}, {serif}, serif' if headings else 'var(--text-stack)'};\n"
    if info.script in WITHOUT_ITALICS:
        yield "  --slant: normal;\n"
    if info.script in EAST_ASIAN:
        yield "  --leading: 1.85;\n"
        yield "  --leading-tight: 1.35;\n"
        yield "  --tracking: 0.01em;\n"
        yield "  --breaking: strict;\n"
        # The pages say where phrases begin (generator/render/typesetting.py).
        yield f"  --words: {'keep-all' if info.script in PHRASED else 'normal'};\n"
    elif info.script in WITHOUT_ITALICS:
        yield "  --leading: 1.75;\n"
