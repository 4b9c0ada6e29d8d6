"""The header of a file: its language and plural forms are those of the language."""

from __future__ import annotations

from collections.abc import Iterator

from generator.text.languages import language
from generator.text.lazy_text import _, lazy
from generator.text.po_header import same_language, same_plural_forms
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, PoFile


@check(
    "po-header",
    _("the header names another language or other plural forms"),
    scope="file",
    waivable=False,
    about=_("Editors go by the header. With the wrong language or plural forms they ask for the wrong forms."),
)
def check_header(file: PoFile) -> Iterator[tuple[None, Fault]]:
    """Fields of the header that are not those of the language."""
    info = language(file.lang)
    for name, wanted in (("Language", info.code), ("Plural-Forms", info.plural_forms)):
        given = file.file.metadata.get(name, "")
        if not (same_plural_forms if name == "Plural-Forms" else same_language)(given, info):
            message = _("the header field {field} is not that of the language; it says “{given}”")
            if not given:
                message = _("the header field {field} is missing")
            yield (
                None,
                Fault(
                    lazy(message, field=name, given=given),
                    f"{name}: {wanted}",
                    lazy(_("run “fathom locale update”")),
                ),
            )
