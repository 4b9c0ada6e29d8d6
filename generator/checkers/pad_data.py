"""The words of a score pad as JSON: those of its checker, its rows, and what the pads of all games say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from generator.checkers.browser_texts import BrowserTexts

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.pad import Pad
    from generator.render.page_context import PageContext


def pad_words(ctx: PageContext, words: dict[str, Any], game: GameCatalog, pad: Pad) -> dict[str, Any]:
    """What the room ``pad`` of the browser is given: ``words`` are those of the page of its checker."""
    answers = ctx.site.catalog.answers
    assert answers is not None
    texts = BrowserTexts(ctx)
    own = texts.record(pad)
    base = game.game.sets[0].id
    for row in own["categories"]:
        if row["set"] == base:
            del row["set"]  # it is always in play
    common = {key: texts.common(text) for key, text in answers.pad.items()}
    checker = ctx.urls.of(f"checker:{words['id']}")
    return {**words, "ui": {**words["ui"], **common}, "pad": {**own, "game": game.id, "link": checker}}
