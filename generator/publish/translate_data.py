"""What a translator's page needs to check a text as it is written: ``translate/<language>.json``.

The page hands ``facts`` to the code that ``fathom locale check`` runs (``engine/proofreader/``), and says what that
finds in sentences of ``said``.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from catalog.placeholders import GRAMMAR
from engine.proofreader.numbers import numbers
from generator.checkers import bundle
from generator.text.grammar import nouns
from generator.text.languages import SOURCE_LANGUAGE, language
from generator.text.meaning_words import is_spaced, meant
from generator.text.number_words import vocabulary
from generator.text.numbers import numerals
from generator.text.words import Words
from generator.translate.check.check_registry import CHECKS
from generator.translate.check.subjects import (
    codes,
    extent,
    forms,
    meaning,
    number_values,
    punctuation,
    spacing,
    terms,
)
from generator.translate.check.unit import attested
from generator.translate.lexicon import lexicon_data

if TYPE_CHECKING:
    from pathlib import Path

    from catalog import Catalog

FOLDER = "translate"

_SAID = {
    "po-space": spacing.SAID,
    "po-placeholder": codes.SAID,
    "po-form": forms.SAID,
    "po-number": number_values.SAID,
    "po-changed": meaning.SAID,
    "po-end": punctuation.END_SAID,
    "po-mark": punctuation.MARK_SAID,
    "po-quote": punctuation.QUOTE_SAID,
    "po-term": terms.SAID,
    "po-length": extent.SAID,
}
"""The sentences of the findings by the check that has them; those of a question are one check's alone."""


def path_of(lang: str) -> str:
    """Where the file of a language stands below the root of the site."""
    return f"{FOLDER}/{language(lang).tag}.json"


def write(catalog: Catalog, words: Words, site_dir: Path) -> None:
    """Write the file of the language of ``words``."""
    path = site_dir / path_of(words.lang)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data(catalog, words), ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")


def data(catalog: Catalog, words: Words) -> dict[str, Any]:
    """What the file says: the mark of the code, the facts of both languages, and sentences by their names."""
    return {
        "engine": bundle.proofreading_mark(),
        "facts": {
            "game": language(words.lang).tag,
            "english": facts(catalog, SOURCE_LANGUAGE),
            "own": facts(catalog, words.lang),
        },
        "said": {
            name: [
                sentences.level or CHECKS[check].level,
                *(_in(words, sentence) for sentence in (sentences.message, sentences.expected, sentences.hint)),
            ]
            for check, said in _SAID.items()
            for name, sentences in said.items()
        },
    }


def facts(catalog: Catalog, lang: str) -> dict[str, Any]:
    """What is known of a language, as ``engine.proofreader.proofs.language_of`` takes it."""
    info, says, words = language(lang), numerals(lang), Words(lang)
    return {
        "said": _by_value(lang),
        "han": says.in_han,
        "spaced": is_spaced(info),
        "meaning": meant(info),
        "declared": {"forms": list(info.forms), "counts": list(info.counts), "nor": info.nor or ""},
        "nouns": {game.id: nouns(game) for game in catalog.games.values()},
        "printed": sorted(name for name in attested(catalog, lang) if numbers(name, says)),
        "writing": list(punctuation.writing(lang)),
        "terms": {game: lexicon_data(catalog, words, game) for game in catalog.games},
    }


def _by_value(lang: str) -> dict[str, dict[str, str]]:
    """The words for numbers, sure ones and others, by what they count."""
    by_value: dict[str, dict[str, list[str]]] = {"sure": {}, "unsure": {}}
    for word, said in vocabulary(lang).items():
        by_value["sure" if said.sure else "unsure"].setdefault(said.value, []).append(word)
    return {kind: {value: " ".join(words) for value, words in said.items()} for kind, said in by_value.items()}


def _in(words: Words, sentence: str) -> str:
    return sentence if sentence in ("", GRAMMAR) else str(words.text("site", sentence))
