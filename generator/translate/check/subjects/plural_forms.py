"""Counted texts: one form for each that the language has, none more."""

from __future__ import annotations

from collections.abc import Iterator

from generator.text.languages import language
from generator.text.lazy_text import _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, Message


@check(
    "po-plural",
    _("a counted text lacks a form or has one too many"),
    scope="message",
    parsed=False,
    waivable=False,
    about=_(
        "A counted text has a form for each way in which the language counts: one in Chinese and Japanese, three in "
        "Polish. The Plural-Forms of the file's header say which number takes which form."
    ),
)
def check_plurals(message: Message) -> Iterator[Fault]:
    """Forms that are empty, or that the language does not have."""
    if not message.source.plural:
        return
    info = language(message.lang)
    expected = lazy(_("{count} forms: {rule}"), count=info.plural_count, rule=info.plural_forms)
    empty = [index for index, text in message.forms.items() if not text]
    if empty:
        first = next((index for index, text in message.forms.items() if text), 0)
        forms = ", ".join(f"msgstr[{index}]" for index in empty)
        yield Fault(
            lazy(_("forms are missing: {forms}"), forms=forms), expected, lazy(_("fill in every msgstr[n]")), form=first
        )
    for index in sorted(message.entry.msgstr_plural):
        if index >= info.plural_count:
            yield Fault(
                lazy(_("the language has no form {form}"), form=f"msgstr[{index}]"),
                expected,
                lazy(
                    _("delete the line {form}; “fathom locale update” moves its text to a comment"),
                    form=f"msgstr[{index}]",
                ),
                form=index,
            )
