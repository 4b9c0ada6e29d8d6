"""How the command line reports faults in PO files: to people, to programs, and on a pull request."""

from __future__ import annotations

import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from engine.speaker.lines import width
from generator.cli.i18n import _, ngettext
from generator.text.columns import wrap

if TYPE_CHECKING:
    from generator.text.po_finding import Level, PoFinding
    from generator.translate.check import Check

AROUND = 60
"""How many columns of a text are shown before and after the spot that is at fault."""

COLUMNS = 90
"""How wide explanations are."""

MAX_LENGTH = 2000
"""How much of a text programs are given."""

_MARKS = ("⟦", "⟧")
_PLAIN_MARKS = ("[[", "]]")
_SPACES = " \u3000"
"""Spaces that everybody knows by their width; others look the same and are not."""

_SIGNS = {"\n": "↵", "\t": "⇥", "\r": "␍"}


def lines(finding: PoFinding) -> list[str]:
    """The finding for people, in the current language: place and fault first, then the text with the spot marked."""
    from generator.text.lazy_text import translated
    from generator.translate.check import how_to_waive

    head = [f"{finding.file}:{finding.line}", _level(finding.level), translated(finding.message, _)]
    details = [
        (_("English"), excerpt(finding.english, None) if finding.english != finding.text else ""),
        (_("text"), excerpt(finding.text, finding.spot) if finding.text else ""),
        (_("expected"), translated(finding.expected, _)),
        (_("hint"), translated(finding.hint, _)),
        (_("entry"), _entry(finding)),
        (_("check"), finding.check),
        (_("waive"), how_to_waive(finding, _)),
    ]
    return [": ".join(head), *(f"    {label}: {text}" for label, text in details if text)]


def _level(level: Level) -> str:
    return {"error": _("error"), "warning": _("warning"), "question": _("question")}[level]


def _entry(finding: PoFinding) -> str:
    path = f"/{finding.lang.replace('_', '-')}/{finding.page}"
    page = _("page {path}").format(path=path) if finding.page else ""
    return ", ".join(part for part in (finding.ref, page) if part)


def excerpt(text: str, spot: tuple[int, int] | None, marks: tuple[str, str] | None = None) -> str:
    """The part of ``text`` around ``spot`` in one line, the spot between marks, nothing of it invisible.

    Marks stand in the line itself: a line of carets below would be off where a Han character is not two columns wide.
    """
    opening, closing = marks or _marks()
    if spot is None:
        return _cut(text, 2 * AROUND)
    start, end = spot
    return "".join(
        (_cut_start(text[:start]), opening, _cut(text[start:end], AROUND), closing, _cut(text[end:], AROUND))
    )


def _marks() -> tuple[str, str]:
    try:
        "".join(_MARKS).encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return _PLAIN_MARKS
    return _MARKS


def _cut(text: str, columns: int) -> str:
    shown: list[str] = []
    used = 0
    for char in text:
        sign = visible(char)
        used += width(sign)
        if used > columns:
            return "".join(shown) + "…"
        shown.append(sign)
    return "".join(shown)


def _cut_start(text: str) -> str:
    shown: list[str] = []
    used = 0
    for char in reversed(text):
        sign = visible(char)
        used += width(sign)
        if used > AROUND:
            return "…" + "".join(reversed(shown))
        shown.append(sign)
    return "".join(reversed(shown))


def visible(char: str) -> str:
    """A character as it is, or something that can be seen and does nothing to the terminal."""
    if char in _SIGNS:
        return _SIGNS[char]
    plain = char in _SPACES or unicodedata.category(char) not in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs")
    return char if plain else f"⟨U+{ord(char):04X}⟩"


def as_data(finding: PoFinding) -> dict[str, Any]:
    """The finding for programs; sentences are in the current language, names and places are the same in each."""
    from generator.text.lazy_text import translated
    from generator.translate.check import how_to_waive

    text, spot = _window(finding.text, finding.spot)
    return {
        "file": finding.file,
        "line": finding.line,
        "language": finding.lang,
        "domain": finding.domain,
        "id": finding.ref,
        "page": finding.page,
        "check": finding.check,
        "level": finding.level,
        "message": translated(finding.message, _),
        "english": finding.english[:MAX_LENGTH],
        "text": text,
        "spot": list(spot) if spot else None,
        "expected": translated(finding.expected, _),
        "hint": translated(finding.hint, _),
        "waive": how_to_waive(finding, _),
    }


def _window(text: str, spot: tuple[int, int] | None) -> tuple[str, tuple[int, int] | None]:
    """The part of a very long text that holds the spot, and the spot in that part."""
    if len(text) <= MAX_LENGTH or spot is None:
        return text[:MAX_LENGTH], spot
    start = max(0, min(spot[0] - MAX_LENGTH // 2, len(text) - MAX_LENGTH))
    return text[start : start + MAX_LENGTH], (spot[0] - start, min(spot[1] - start, MAX_LENGTH))


def as_annotation(finding: PoFinding) -> str:
    """The finding as a command that GitHub Actions turns into a note at the line of a pull request."""
    from generator.text.lazy_text import translated
    from generator.translate.check import CHECKS, how_to_waive

    check = CHECKS.get(finding.check)
    title = f"{finding.check}: {_(check.title)}" if check else finding.check
    lines = [translated(finding.message, _)]
    if finding.english and finding.english != finding.text:
        english = _("English")
        lines.append(f"{english}: {excerpt(finding.english, None)}")
    lines += [text for text in (excerpt(finding.text, finding.spot, _MARKS) if finding.text else "",) if text]
    expected, hint, entry = _("expected"), _("hint"), _("entry")
    lines += [f"{expected}: {translated(finding.expected, _)}", f"{hint}: {translated(finding.hint, _)}"]
    lines += [f"{entry}: {_entry(finding)}"] if _entry(finding) else []
    lines += [how_to_waive(finding, _)] if finding.waivable else []
    properties = f"file={_property(finding.file)},line={finding.line},title={_property(title)}"
    command = "notice" if finding.level == "question" else finding.level
    return f"::{command} {properties}::{_data(chr(10).join(lines))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def explanation(check: Check) -> list[str]:
    """What a check finds and how to waive it, in the current language."""
    from generator.translate.check import example_waiver

    text = [f"{check.name} ({_level(check.level)}): {_(check.title)}"]
    text += [f"    {line}" for line in wrap(_(check.about) if check.about else "", COLUMNS)]
    if check.waivable:
        waiver = _("Waive it above the msgid with: {comment}").format(comment=example_waiver(check, _))
    else:
        waiver = _("It cannot be waived.")
    return [*text, f"    {waiver}"]


def summary(findings: Iterable[PoFinding]) -> Iterator[str]:
    """How many errors and warnings there are, in all and of each check."""
    from generator.translate.check import CHECKS

    listed = list(findings)
    levels = Counter(finding.level for finding in listed)
    errors = ngettext("{count} error", "{count} errors", levels["error"]).format(count=levels["error"])
    warnings = ngettext("{count} warning", "{count} warnings", levels["warning"]).format(count=levels["warning"])
    yield _("{errors}, {warnings}").format(errors=errors, warnings=warnings)
    if count := levels["question"]:
        yield ngettext("{count} question", "{count} questions", count).format(count=count)
    counts = Counter(finding.check for finding in listed)
    order = sorted(counts, key=lambda name: (_rank(name), -counts[name], name))
    widest = max((len(name) for name in counts), default=0)
    for name in order:
        title = _(CHECKS[name].title) if name in CHECKS else ""
        yield f"  {counts[name]:5} × {name:{widest}}  {title}"


def _rank(name: str) -> int:
    """How grave a check is, the gravest first."""
    from generator.text.po_finding import LEVELS
    from generator.translate.check import CHECKS

    return LEVELS.index(CHECKS[name].level) if name in CHECKS else -1
