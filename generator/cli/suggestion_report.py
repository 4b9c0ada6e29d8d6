"""What became of suggestions, in Markdown, for reviewers.

What strangers wrote stands in fenced blocks alone, each of its lines behind a sign and with nothing invisible: there it
is no markup, no link, and calls nobody.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from generator.cli.i18n import _
from generator.cli.report import MAX_LENGTH, visible
from generator.text.languages import shown_path
from generator.text.lazy_text import translated

if TYPE_CHECKING:
    from catalog.findings import Finding
    from generator.text.po_finding import PoFinding
    from generator.translate.exchange.suggestions import Fate, Taken

LONGEST = 60_000
"""How many characters a report has at most; what hosts take as the text of a pull request is little more."""

_TICKS = re.compile("`+")


def markdown(name: str, fate: Fate, lost: Sequence[Finding] = ()) -> str:
    """The report for one language, called ``name``; what does not fit is counted.

    ``lost`` is what players are said to ask for and the rules no longer say.
    """
    refused = _by_text(fate.refused)
    counts = (
        (len(fate.taken), _("went in")),
        (len(refused), _("could not be taken")),
        (fate.known, _("as before")),
    )
    head = [f"## {name}", "", ", ".join(f"{label}: {count}" for count, label in counts if count)]
    parts = [*_lost(lost), *map(_taken, fate.taken)]
    if refused:
        title = _("What could not be taken")
        stays = _("The files that these came in stay where they are until somebody takes them away.")
        parts.append(f"\n### {title}\n\n{stays}")
        parts += map(_refused, refused)
    return "\n".join(_fitting(head, parts)) + "\n"


def _by_text(findings: Iterable[PoFinding]) -> list[list[PoFinding]]:
    """Findings, those of one row of one file together."""
    groups: dict[tuple[str, int, str], list[PoFinding]] = {}
    for finding in findings:
        groups.setdefault((finding.file, finding.line, finding.ref), []).append(finding)
    return list(groups.values())


def _fitting(head: list[str], parts: list[str]) -> Iterator[str]:
    yield from head
    room = LONGEST
    for number, part in enumerate(parts):
        room -= len(part) + 1
        if room < 0:
            yield "\n" + _("… and {count} more, for which there is no room here.").format(count=len(parts) - number)
            return
        yield part


def _lost(lost: Sequence[Finding]) -> Iterator[str]:
    """What a reviewer has to change as well: files of the repository, of which no stranger writes a letter."""
    if not lost:
        return
    title = _("What players ask")
    why = _(
        "These files name pieces of sentences that the rules no longer say so. Copy the new ones into them, or a test "
        "fails."
    )
    lines = [f"{one.file}:{one.line} {one.field}: {''.join(map(visible, one.given))}" for one in lost]
    yield f"\n### {title}\n\n{why}\n\n{_block(lines)}\n"


def _taken(one: Taken) -> str:
    change = one.change
    # The place is one of the repository's own; what stands in a file of a stranger comes into the block.
    place = " · ".join(dict.fromkeys(filter(None, (one.page, change.ref, shown_path(change.path)))))
    lines = [
        *_signed("#", change.english),
        *(_signed("-", change.before) if change.before else ()),
        *_signed("+", change.after),
        *(line for said in dict.fromkeys(map(_said, one.notes)) for line in _signed("!", said)),
        *_signed("@", " · ".join(filter(None, (one.file, change.id, one.about)))),
    ]
    return f"\n`{place}`\n\n{_block(lines)}"


def _refused(findings: list[PoFinding]) -> str:
    first = findings[0]
    lines = [
        *(_signed("#", first.english) if first.english else ()),
        *(_signed("+", first.text) if first.text else ()),
        *(line for said in dict.fromkeys(map(_said, findings)) for line in _signed("!", said)),
        *_signed("@", " · ".join(filter(None, (f"{first.file}:{first.line}", first.ref)))),
    ]
    return f"\n{_block(lines)}"


def _said(finding: PoFinding) -> str:
    """What is wrong, and what was expected."""
    expected, label = translated(finding.expected, _), _("expected")
    return f"{finding.check}: {translated(finding.message, _)}" + (f" ({label}: {expected})" if expected else "")


def _signed(sign: str, text: str) -> Iterator[str]:
    """The lines of a text, each behind a sign by which hosts colour what was changed."""
    cut = text[:MAX_LENGTH] + "…" * (len(text) > MAX_LENGTH)
    for line in cut.split("\n"):
        yield f"{sign} {''.join(map(visible, line))}"


def _block(lines: list[str]) -> str:
    text = "\n".join(lines)
    fence = "`" * max(3, 1 + max((len(ticks) for ticks in _TICKS.findall(text)), default=0))
    return f"{fence}diff\n{text}\n{fence}"
