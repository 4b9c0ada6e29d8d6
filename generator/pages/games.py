"""The front page of a game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from catalog.models.entries import RuleSection
from generator.checkers.table_data import FILE, table_words
from generator.pages import structured_data
from generator.render import game_checkers
from generator.render.page import Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Route

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.render.site_context import SiteContext


@dataclass(frozen=True)
class ChapterLine:
    """A chapter in the list of the rules; with the first of each set, links to that set arrive there."""

    section: RuleSection
    number: int
    anchor: str


def routes(site: SiteContext, game: GameCatalog, behind_doors: Sequence[Route]) -> Iterator[Route]:
    """The page that leads to everything about the game."""
    title = str(site.words.text(game.id, game.game.name))
    description = PageContext(site, PageInfo("", game=game.id)).plain(game.game.tagline)
    yield Route(
        f"{game.id}/",
        title,
        description,
        "game",
        game.id,
        hide=("navigation", "toc"),
        render=partial(_page, game=game, behind_doors=behind_doors),
    )


def _page(ctx: PageContext, game: GameCatalog, behind_doors: Sequence[Route]) -> Page:
    chapters = list(_chapters(game))
    arrived = {line.anchor for line in chapters}
    return ctx.page(
        "game.html.j2",
        chapters=chapters,
        bare_sets=[part.id for part in game.game.sets if part.id not in arrived],
        with_cards=[route for route in behind_doors if route.door and not route.door.with_rules],
        with_rules=[route for route in behind_doors if route.door and route.door.with_rules],
        groups=game_checkers.groups(game, [action.checker for action in game.game.front if not action.pad]),
        cover=next((step.figures[0].figure for step in game.learn if step.cover), ""),
        asks=asks(ctx, game) if game.id in ctx.site.catalog.listed else [],
        frame={
            "structured": structured_data.game(ctx, game),
            "files": {FILE: json.dumps(table_words(ctx, game), ensure_ascii=False)},
        },
        faces=[(reference, game.records[reference].model) for reference in game.game.showcase],
    )


def asks(ctx: PageContext, game: GameCatalog) -> list[str]:
    """The questions that the front page offers, as somebody asks them in the language of the page: English ones are
    understood in English alone."""
    questions = [ctx.words.text(game.id, text, context="a question") for text in game.game.ask]
    return [str(question) for question in questions if not question.is_fallback]


def _chapters(game: GameCatalog) -> Iterator[ChapterLine]:
    """The chapters in reading order."""
    arrived: set[str] = set()
    for number, chapter in enumerate(game.game.chapters, 1):
        section = game.records[f"rule:{game.id}.{chapter}"].model
        assert isinstance(section, RuleSection)
        yield ChapterLine(section, number, "" if section.set in arrived else section.set)
        arrived.add(section.set)
