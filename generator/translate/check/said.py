"""What is said of a finding of ``engine/proofreader/``, which gives no sentences but the names of these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from catalog.findings import listed
from engine.proofreader.finding import Finding
from generator.text.lazy_text import LazyMessage, lazy
from generator.text.po_finding import Level
from generator.translate.check.unit import Fault

_MOST = 30


class Said(NamedTuple):
    """The sentences of a finding. What is ``expected`` is one of them where the finding itself names nothing.

    ``level`` is that of the check unless this finding has another.
    """

    message: str
    expected: str
    hint: str
    level: Level | None = None


def fault(finding: Finding, said: Mapping[str, Said], form: int = 0) -> Fault:
    """A finding of a text, the form ``form`` of its message, in sentences."""
    sentences = said[finding.said]
    return Fault(
        _filled(sentences.message, finding),
        listed(finding.expected, _MOST) if finding.expected else _filled(sentences.expected, finding),
        _filled(sentences.hint, finding),
        (finding.start, finding.end) if finding.start >= 0 else None,
        form,
        sentences.level,
    )


def _filled(sentence: str, finding: Finding) -> LazyMessage:
    """A sentence with what it says of the finding, and no more: waivers go by the values of the message."""
    return lazy(sentence, **{name: value for name, value in finding.values.items() if f"{{{name}}}" in sentence})
