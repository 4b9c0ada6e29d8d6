"""Attested names: what a source prints in the language is what the translation says."""

from __future__ import annotations

from collections.abc import Iterator

from generator.text.lazy_text import _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, Message


@check(
    "po-attested",
    _("a name is not the one that the sources print"),
    scope="message",
    parsed=False,
    about=_(
        "Players know a card by the name that is printed on it. Where a source has the name in your language, the "
        "translation uses that name and no other; the comments of the message cite the source."
    ),
)
def check_attested(message: Message) -> Iterator[Fault]:
    """Names that differ from those that sources print in the language."""
    names = message.commentator.attested(message.source, message.lang)
    wanted = {attested.name for _ref, attested in names}
    if len(wanted) > 1:
        yield Fault(
            lazy(
                _("entries with one English name have different attested names: {entries}"),
                entries=", ".join(f"{ref}: {attested.name}" for ref, attested in names),
            ),
            lazy(_("one translation for one English name")),
            lazy(_("tell the maintainers: one of the entries needs another English name or a context of its own")),
        )
    elif wanted and message.forms[0] not in wanted:
        ref, attested = names[0]
        yield Fault(
            lazy(
                _("the sources ({sources}) print another name for {entry}"),
                sources="; ".join(citation.source for citation in attested.sources),
                entry=ref,
            ),
            attested.name,
            lazy(
                _("write “{name}”; if the catalogue is wrong, fix the attested name of {entry} there"),
                name=attested.name,
                entry=ref,
            ),
        )
