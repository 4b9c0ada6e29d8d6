"""The words of a language that questions of all games are asked with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.text.derive import converter
from generator.text.language_file import Asking
from generator.text.languages import language

if TYPE_CHECKING:
    from generator.text.languages import LanguageInfo


def asking(info: LanguageInfo) -> Asking:
    """The words of a language; those of a derived one are made from its origin's."""
    if not info.derived_from:
        return info.asking
    convert = converter(info, "site")
    words = language(info.derived_from).asking
    return Asking(**{kind: tuple(convert(word) for word in getattr(words, kind)) for kind in type(words).model_fields})
