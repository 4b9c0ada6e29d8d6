"""A dispute about the words of one language is for its readers: nobody else is told how its characters are written."""

from __future__ import annotations

import re

from catalog import GameCatalog
from catalog.walk import leaves
from generator.text.languages import LANGUAGES, language
from tests.games import EVERY_GAME

HAN = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
IN_HAN = {code for code in LANGUAGES if HAN.search(language(code).name)}
"""The languages whose own names are written so."""


@EVERY_GAME
def test_what_is_settled_by_a_spelling_names_the_language_that_spells_so(game: GameCatalog) -> None:
    for dispute in game.discrepancies:
        texts = [leaf.value for leaf in leaves(dispute) if leaf.path[0] in ("topic", "followed")]
        if any(HAN.search(text) for text in texts):
            assert IN_HAN.intersection(dispute.languages), f"{dispute.id}: which readers is it for?"
