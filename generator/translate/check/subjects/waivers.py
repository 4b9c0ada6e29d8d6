"""Waivers that are wrong: each has to name a check and give a reason."""

from __future__ import annotations

from collections.abc import Iterator

import polib

from catalog.findings import listed, nearest
from generator.text.lazy_text import Translate, _, lazy
from generator.text.po_finding import PoFinding
from generator.translate.check.check_registry import CHECKS, Check, announce, check
from generator.translate.check.unit import Fault, PoFile
from generator.translate.waiver import Waiver, waivers

UNUSED = announce(
    "po-waiver-unused",
    _("a waiver allows nothing"),
    level="warning",
    about=_("What it allowed was fixed or changed. Take the comment away, so that it hides no new fault."),
)


WIDE = announce(
    "po-waiver-wide",
    _("a waiver does not say for which words it is"),
    level="warning",
    about=_(
        "It would hide another fault of the same text. Put the words in square brackets before the reason; “fathom "
        "locale waivers --fix” does it for all that lack them."
    ),
)


def unused(name: str) -> Fault:
    """The fault of a waiver that allows nothing."""
    return Fault(
        lazy(_("the waiver of {name} allows nothing: there is no such fault"), name=name),
        lazy(_("waivers that are needed")),
        lazy(_("take the comment away")),
    )


def unused_words(name: str, words: list[str]) -> Fault:
    """The fault of a waiver some words of which allow nothing."""
    return Fault(
        lazy(_("the waiver of {name} names words without such a fault: {words}"), name=name, words=", ".join(words)),
        lazy(_("waivers that are needed")),
        lazy(_("take these words away")),
    )


def too_wide(waiver: Waiver, words: list[str]) -> Fault:
    """The fault of a waiver that names no words."""
    return Fault(
        lazy(_("the waiver of {name} allows whatever {name} finds in this text"), name=waiver.name),
        f"# {waiver.with_words(words)}",
        lazy(_("run “fathom locale waivers --fix”, which puts in the words that it is needed for")),
    )


def example_waiver(check: Check, translate: Translate = str, words: str = "") -> str:
    """The comment that allows what ``check`` finds in ``words``, for showing; empty if nothing does."""
    named = f"[{words}] " if words else ""
    reason = translate(_("REASON"))
    return f"# fathom-ignore: {check.name} {named}{reason}" if check.waivable else ""


def how_to_waive(finding: PoFinding, translate: Translate = str) -> str:
    """How to allow the fault in the file itself; empty where that cannot be."""
    if not finding.waivable:
        return ""
    comment = example_waiver(CHECKS[finding.check], translate, finding.words)
    return lazy(_("if the text is right, write above its msgid: {comment}"), comment=comment).translated(translate)


@check(
    "po-waiver",
    _("a waiver names no check, or gives no reason"),
    scope="file",
    waivable=False,
    about=_("The next person to read the file wants to know why this is no fault."),
)
def check_waivers(file: PoFile) -> Iterator[tuple[polib.POEntry, Fault]]:
    """Waivers without a name, with one that no check has, with one that cannot be waived, or without a reason."""
    for entry in file.file:
        for waiver in () if entry.obsolete else waivers(entry):
            expected = "# fathom-ignore: NAME [words] reason"
            known = CHECKS.get(waiver.name)
            if known is None:
                allowed = [check.name for check in CHECKS.values() if check.waivable]
                near = nearest(waiver.name, allowed)
                hint = lazy(_("take one of {names}"), names=listed(allowed, limit=len(allowed)))
                yield (
                    entry,
                    Fault(
                        lazy(
                            _("no check is called “{name}”, as the comment “{comment}” says"),
                            name=waiver.name,
                            comment=waiver.line,
                        ),
                        expected,
                        lazy(_("did you mean “{name}”?"), name=near) if near else hint,
                    ),
                )
            elif not known.waivable:
                yield (
                    entry,
                    Fault(
                        lazy(_("what {name} finds cannot be waived"), name=waiver.name),
                        expected,
                        lazy(_("fix the fault and take the comment away")),
                    ),
                )
            elif not waiver.reason:
                yield (
                    entry,
                    Fault(
                        lazy(_("the comment “{comment}” gives no reason"), comment=waiver.line),
                        expected,
                        lazy(_("write after the name why the translation is right as it is")),
                    ),
                )
