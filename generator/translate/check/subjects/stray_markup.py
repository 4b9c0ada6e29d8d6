"""Markup: texts are plain, so a tag, an entity or a Markdown link would be shown to readers as it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.text.lazy_text import _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, Unit

_MARKUP = re.compile(
    r"<[^<>]*>?|>"  # a tag, whole or cut off
    r"|&(?:[A-Za-z][A-Za-z0-9]+|\#[0-9]+|\#[xX][0-9A-Fa-f]+);"  # an entity
    r"|!?\[[^\[\]]*\]\([^()]*\)"  # a Markdown link or image
    r"|(?:javascript|vbscript|data):(?=\S)"
    r"|\*\*|__|`"
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
