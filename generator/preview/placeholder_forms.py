"""What a translator may write into the placeholders of a text: the forms of the words that they link to or ask for."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from catalog.messages import owner_of
from catalog.placeholders import Named, PlaceholderError, Ref, placeholders
from generator.text.languages import LanguageInfo, language
from generator.text.words import Words
from generator.translate.check import lexicon_of
from generator.translate.check.unit import Shared

Choice = tuple[str, str]
"""A form as it is told, and the placeholder that shows it."""


def choices(shared: Shared, lang: str, domain: str, english: str) -> dict[str, list[Choice]]:
    """The forms for each placeholder of an English text that has several, by how it stands there."""
    game = owner_of(domain)
    if game not in shared.catalog.games:
        return {}
    found = {}
    try:
        parts = placeholders(english)
    except PlaceholderError:
        return {}
    for part in parts:
        if isinstance(part, Ref):
            listed = shared.once((choices, lang, game, part.target), partial(_shown, shared, lang, game, part))
        else:
            listed = _asked(shared, language(lang), game, part)
        found[part.braced] = listed
    return {written: listed for written, listed in found.items() if len(listed) > 1}


def _shown(shared: Shared, lang: str, game: str, link: Ref) -> list[Choice]:
    """The words that a link may show: the name, which stands there by itself, and its other forms."""
    lexicon, record = lexicon_of(shared, lang, game), shared.catalog.games[game].records.get(link.target)
    if not lexicon.knows(link.target) or record is None:
        return []
    words: Words = shared.once((Words, lang), partial(Words, lang))
    name, *others = dict.fromkeys([*lexicon.forms(link.target), *words.name_forms(game, record.model).values()])
    return [(name, replace(link, shown=None).braced), *((form, replace(link, shown=form).braced) for form in others)]


def _asked(shared: Shared, info: LanguageInfo, game: str, part: Named) -> list[Choice]:
    """The forms that a name or a counted noun can be asked for, each by what the language calls it."""
    is_symbol = any(symbol.id == part.name for symbol in shared.catalog.games[game].game.symbols)
    if not (part.form or part.noun or is_symbol):
        return []
    forms = info.counts if part.noun else info.forms
    return [(info.forms[form].partition(":")[0], replace(part, form=form, join=None).braced) for form in forms]
