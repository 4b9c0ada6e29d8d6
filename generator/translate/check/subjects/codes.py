"""What in a text is for the program: placeholders are those of the English, and nothing looks like HTML or Markdown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from catalog.placeholders import GRAMMAR, Part, PlaceholderError
from generator.text.lazy_text import LazyMessage, _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, Unit

COUNTS = frozenset({"n", "count"})
"""The parameters that a form of a counted text may say in words instead."""

_PROBLEMS = (
    _("a closing brace without an opening one"),
    _("a brace that is never closed"),
    _("a brace inside a placeholder"),
)
"""What PlaceholderError says of braces; marked here because the catalogue knows nothing of translations."""


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
        got = _keys(unit.parts)
    except PlaceholderError as error:
        yield Fault(
            broken(error),
            GRAMMAR,
            lazy(_("copy the placeholder from the English; after | it may show any text")),
            _token(unit.text, error.position),
        )
        return
    wanted = _keys(unit.english_parts)
    if got == wanted:
        return
    missing, surplus = wanted - got, got - wanted
    if unit.source.plural is not None:
        missing = Counter({key: count for key, count in missing.items() if key not in COUNTS})
    expected = _braced(wanted) or lazy(_("no placeholder"))
    hint = lazy(_("use each placeholder as often as the English does"))
    if missing:
        yield Fault(lazy(_("missing placeholders: {placeholders}"), placeholders=_braced(missing)), expected, hint)
    for key in surplus:
        message = lazy(_("the English has no {placeholder}, or not so often"), placeholder=f"{{{key}}}")
        yield Fault(message, expected, hint, _last(unit.text, key))


def _keys(parts: tuple[Part, ...]) -> Counter[str]:
    return Counter([part.key for part in parts if not isinstance(part, str)])


def broken(error: PlaceholderError) -> LazyMessage:
    """What is wrong with a placeholder."""
    if error.problem in _PROBLEMS:
        return lazy(error.problem)
    start, end = _token(error.text, error.position)
    token = error.text[start:end]
    if "|" in token:
        return lazy(_("{placeholder} is to show a text, but none stands after |"), placeholder=token)
    return lazy(_("{placeholder} is no placeholder"), placeholder=token)


def _token(text: str, position: int) -> tuple[int, int]:
    """The broken placeholder around ``position``: to its closing brace, or the next blank if it has none."""
    if text[position] == "}":
        return position, position + 1
    closing = text.find("}", position)
    if closing >= 0:
        return position, closing + 1
    blank = text.find(" ", position)
    return position, blank if blank >= 0 else len(text)


def _last(text: str, key: str) -> tuple[int, int]:
    """Where the last placeholder of ``key`` stands; the first ones are those that the English has too."""
    start = max(text.rfind(f"{{{key}{end}") for end in "}|#")
    return start, text.index("}", start) + 1


def _braced(keys: Counter[str]) -> str:
    return " ".join(f"{{{key}}}" for key in keys.elements())


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
