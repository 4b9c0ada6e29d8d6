"""The terms and names of a game in one language, as engine/proofreader/ looks for them in texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from catalog import Catalog
from catalog.models.base import Model
from engine.proofreader.lexicon import Lexicon
from engine.proofreader.mentions import is_spaced
from engine.proofreader.text import small
from generator.render.glossary import Glossary
from generator.render.prose import Prose, field_text
from generator.text.languages import SOURCE_LANGUAGE
from generator.text.words import Words


def lexicon(catalog: Catalog, words: Words, game: str) -> Lexicon:
    """The terms of a game’s glossary and the names of its entries, by reference, in the language of ``words``."""
    return Lexicon(lexicon_data(catalog, words, game))


def lexicon_data(catalog: Catalog, words: Words, game: str) -> dict[str, Any]:
    """The same as data. What has no translation yet is left out, but for the titles of rules."""
    glossary = Glossary(catalog, words, game)
    prose = Prose(catalog, words)
    named = [
        [f"{kind}:{entry.id}", names]
        for kind, entries in catalog.games[game].named.items()
        for entry in entries
        # A space that is called by a figure is no word to look for: every figure would mention it.
        if (names := [name for name in dict.fromkeys(_names(words, game, entry)) if not name.isdecimal()])
    ]
    return {
        "terms": [
            [
                f"term:{id_}",
                str(term.name),
                list(term.forms),
                list(term.linked),
                list(term.printed),
                # Of a language just begun whose forms are not listed yet.
                not (term.has_forms or words.info.complete) and is_spaced(term.name),
            ]
            for id_, term in glossary.terms.items()
            if not term.name.is_fallback
        ],
        "names": named,
        "titles": {
            reference: str(prose.name(game, reference))
            for reference in catalog.games[game].records
            if reference.startswith("rule:")
        },
    }


def _names(words: Words, game: str, entry: Model) -> Iterator[str]:
    """The names of an entry in the language. What comes in several is a common noun, also written small."""
    for field in ("name", "plural"):
        if getattr(entry, field, None) is None or (name := field_text(words, game, entry, field)).is_fallback:
            continue
        plain = str(name).removeprefix("The ") if words.lang == SOURCE_LANGUAGE else str(name)
        yield plain
        if hasattr(entry, "plural"):
            yield small(plain)
