"""The files that browsers ask by: for each game what its questions in plain words are read by, in one language.

Beside the data of the listener stands what a page says around an answer, so that no page carries it before anything is
asked: the titles of the checkers, and of the rules with where they stand, which checkers decide their cases, and what
is uncertain about them; and of what a card does where that stands.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from catalog.messages import checkers_domain
from generator.asking.data import of_game
from generator.asking.sentences import cards
from generator.checkers.bundle import is_asked, mark
from generator.export.texts import Texts
from generator.render import game_checkers
from generator.text.languages import concerns
from generator.text.words import _

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

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
    "unsettled": _("What is uncertain"),
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
    questions = game_checkers.of_game(game).questions
    return {
        "engine": mark(game),
        "say": {key: str(site.words.text("site", text)) for key, text in SAID.items()}
        | {"colon": site.words.info.colon},
        "checkers": {question.id: str(site.words.text(domain, question.words.title)) for question in questions},
        "rules": {section.id: _rule(site, game, section.id) for section in game.rules},
        "cards": {card.says: _place(site, game, card.reference) for card in cards(site, game, texts)},
        "data": of_game(site, game.id, texts),
    }


def _rule(site: SiteContext, game: GameCatalog, rule: str) -> list[Any]:
    """The title of a rule and its address; the ids of the checkers that decide its cases, and of what is uncertain
    about it titles and addresses, as far as there is any."""
    opened = [
        _place(site, game, f"discrepancy:{item.id}")
        for item in game.discrepancies
        if item.open and f"rule:{rule}" in item.affects and concerns(item.languages, site.language.code)
    ]
    deciding = [f"{game.id}/{name}" for name in _deciding(game, rule)]
    place = _place(site, game, f"rule:{rule}")
    return [*place, *([deciding] if deciding or opened else []), *([opened] if opened else [])]


def _place(site: SiteContext, game: GameCatalog, reference: str) -> list[str]:
    """What is referred to, by its name, and its address."""
    return [str(site.prose_in(site.words.lang).name(game.id, reference)), site.urls.at("", game.id).of(reference)]


def _deciding(game: GameCatalog, rule: str) -> Iterable[str]:
    """The checkers that decide the cases of a rule: its own, or those of the section that it is part of."""
    found = game_checkers.for_rule(game, rule)
    around = rule.rpartition(".")[0]
    return _deciding(game, around) if not found and around else found


def _asked(site: SiteContext) -> Iterator[GameCatalog]:
    return (game for game in site.catalog.listed.values() if is_asked(game))
