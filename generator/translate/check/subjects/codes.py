"""What in a text is for the program: placeholders are those of the English, and nothing looks like HTML or Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator

from catalog.placeholders import GRAMMAR, PlaceholderError, parse
from engine.proofreader import placeholders
from generator.text.lazy_text import LazyMessage, _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.said import Said, fault
from generator.translate.check.unit import Fault, Unit

_USE = _("use each placeholder as often as the English does")
_COPY = _("copy the placeholder from the English; after | it may show any text")

SAID = {
    "brace-unopened": Said(_("a closing brace without an opening one"), GRAMMAR, _COPY),
    "brace-unclosed": Said(_("a brace that is never closed"), GRAMMAR, _COPY),
    "brace-within": Said(_("a brace inside a placeholder"), GRAMMAR, _COPY),
    "placeholder-empty": Said(_("{placeholder} is to show a text, but none stands after |"), GRAMMAR, _COPY),
    "placeholders-missing": Said(_("missing placeholders: {placeholders}"), _("no placeholder"), _USE),
    "placeholder-surplus": Said(_("the English has no {placeholder}, or not so often"), _("no placeholder"), _USE),
}
"""What is said of placeholders, by the names that engine/proofreader/ has for it."""


@check(
    "po-placeholder",
    _("a placeholder is broken or differs from the English"),
    parsed=False,
    about=_(
        "Placeholders in braces become names, links, symbols or numbers on the page. Copy each one from the English "
        "exactly once; only the text after | is yours to write."
    ),
)
def check_placeholders(unit: Unit) -> Iterator[Fault]:
    """Placeholders that are broken, missing or too many."""
    try:
        parse(unit.text)
    except PlaceholderError as error:
        yield Fault(broken(error), GRAMMAR, lazy(_COPY), placeholders.broken_part(unit.text, error.position))
        return
    for finding in placeholders.findings(unit.english, unit.text, is_counted=unit.source.plural is not None):
        yield fault(finding, SAID)


def broken(error: PlaceholderError) -> LazyMessage:
    """What is wrong with a placeholder."""
    _holes, brace = placeholders.holes_of(error.text)
    start, end = placeholders.broken_part(error.text, error.position)
    if brace and brace[0] == error.position:
        return lazy(SAID[brace[1]].message)
    token = error.text[start:end]
    if "|" in token:
        return lazy(SAID["placeholder-empty"].message, placeholder=token)
    return lazy(_("{placeholder} is no placeholder"), placeholder=token)


_MARKUP = re.compile(
    r"<[^<>]*>?|>"  # a tag, whole or cut off
    r"|&(?:[A-Za-z][A-Za-z0-9]+|\#[0-9]+|\#[xX][0-9A-Fa-f]+);"  # an entity
    r"|!?\[[^\[\]]*\]\([^()]*\)"  # a Markdown link or image
    r"|(?:javascript|vbscript|data):(?=\S)"
    r"|\*\*|__|`"
    r"|(?<!\w)\*\w[^*]*\*"  # emphasis
)

_WORDS = re.compile(r"[^\x21-\x7e]")


def markup(text: str) -> Iterator[re.Match[str]]:
    """What looks like HTML or Markdown in ``text``."""
    return _MARKUP.finditer(text)


@check(
    "po-markup",
    _("a translation holds HTML or Markdown"),
    parsed=False,
    about=_(
        "Texts are plain: a tag, an entity such as &nbsp; or a Markdown link does nothing, and readers would see the "
        "signs themselves. Links and symbols come from placeholders; type letters and spaces as they are."
    ),
)
def check_markup(unit: Unit) -> Iterator[Fault]:
    """Signs of HTML and Markdown that the English does not have."""
    for match in markup(unit.text):
        # The rest of what looks like a tag may be words, as in “from <!DOCTYPE to ]>”.
        if _WORDS.split(match[0], maxsplit=1)[0] not in unit.english:
            yield Fault(
                lazy(_("{markup} is markup, and would be shown as it stands"), markup=match[0][:40]),
                lazy(_("plain text")),
                lazy(_("take it away; use placeholders for links and symbols")),
                match.span(),
            )
