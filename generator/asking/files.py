"""The files that browsers ask by: for each game what its questions in plain words are read by, in one language.

Beside the data of the listener stands what a page says around an answer, so that no page carries it before anything is
asked: the titles of the checkers, and of the rules with where they stand.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from catalog.messages import checkers_domain
from generator.asking.data import of_game
from generator.checkers.bundle import is_asked, mark
from generator.export.texts import Texts
from generator.render import game_checkers
from generator.text.words import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catalog import GameCatalog
    from generator.render.site_context import SiteContext

ASKING = "asking.json"
"""The name of the file in the folder of its game."""

SAID = {
    "label": _("Answer"),
    "read": _("I read this as"),
    "left": _("Not understood"),
    "open": _("Open the checker with this"),
    "more": _("More answers"),
}
"""What the card of an answer says around it."""


def places(site: SiteContext) -> tuple[str, ...]:
    """The paths of all these files below a language root."""
    return tuple(f"{game.id}/{ASKING}" for game in _asked(site))


def build(site: SiteContext, folder: Path) -> None:
    """Write the files of one language into its ``folder`` of the built site."""
    texts = Texts(site, [site.language])
    for game in _asked(site):
        path = folder / game.id / ASKING
        path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(asked(site, game, texts), ensure_ascii=False, separators=(",", ":"))
        path.write_text(text, encoding="utf-8")


def asked(site: SiteContext, game: GameCatalog, texts: Texts) -> dict[str, Any]:
    """What a page needs to ask about a game: the mark of the engine that it was made for comes first."""
    domain = checkers_domain(game.id)
    prose = site.prose_in(site.words.lang)
    urls = site.urls.at("", game.id)
    questions = game_checkers.of_game(game).questions
    return {
        "engine": mark(game),
        "say": {key: str(site.words.text("site", text)) for key, text in SAID.items()},
        "checkers": {question.id: str(site.words.text(domain, question.words.title)) for question in questions},
        "rules": {
            section.id: [str(prose.name(game.id, f"rule:{section.id}")), urls.of(f"rule:{section.id}")]
            for section in game.rules
        },
        "data": of_game(site, game.id, texts),
    }


def _asked(site: SiteContext) -> Iterator[GameCatalog]:
    return (game for game in site.catalog.listed.values() if is_asked(game))
