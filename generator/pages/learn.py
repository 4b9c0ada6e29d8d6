"""*Learn in ten minutes*: one page that teaches a game step by step, from its ``learn.yaml``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any

from catalog.models.learn import Part, Play, Score, Statement
from generator.checkers import worked
from generator.checkers.table_names import Names
from generator.render import game_checkers
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Route
from generator.render.seating import table
from generator.render.set_counts import expansion
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.render.site_context import SiteContext

STYLE = "css/learn.css"
TITLE = _("Learn {name} in ten minutes")
SHORE = "shore.svg"
"""The edge at which the ground turns deep, a drawing of the game."""


def path_of(game: GameCatalog) -> str:
    """Where the page of a game stands; '' if the game has none."""
    return f"{game.id}/learn/" if game.learn else ""


def routes(site: SiteContext, game: GameCatalog) -> Iterator[Route]:
    """The one page, if the game has steps."""
    if not game.learn:
        return
    texts = PageContext(site, PageInfo("", game=game.id))
    yield Route(
        path_of(game),
        texts.plain(TITLE, "site", name=texts.plain(game.game.name)),
        texts.plain(
            _("{name} on one illustrated page: the aim, the table, a turn, every action, a worked score."),
            "site",
            name=texts.plain(game.game.name),
        ),
        "learn",
        game.id,
        search=texts.plain(_("how to play, tutorial, teach the game, beginner, first game, quick start"), "site"),
        render=partial(_page, game=game),
    )


@dataclass(frozen=True)
class LinkedStatement:
    """A statement with the mark that says whether the link to its rule follows here, or behind the next one."""

    statement: Statement
    has_link: bool


@dataclass(frozen=True)
class Entry:
    """Something that scores: its reference and name, and for what has no face the sign, colour and number on it."""

    reference: str
    name: str
    has_face: bool
    symbol: str = ""
    hue: str = ""
    value: str = ""


@dataclass(frozen=True)
class Scored:
    """A part of a worked score with its points."""

    part: Part
    points: int
    start: int
    entries: Sequence[Entry]


def _page(ctx: PageContext, game: GameCatalog) -> Page:
    steps = game.learn
    turned = next((number for number, step in enumerate(steps) if step.deep), len(steps))
    questions = game_checkers.of_game(game) if game.checkers else None
    toc = tuple(Heading(step.id, ctx.plain(step.title), set=expansion(game, step.set)) for step in steps)
    shore = f"{game.id}/{SHORE}"
    return ctx.page(
        "learn.html.j2",
        toc=toc,
        frame={"styles": (STYLE,)},
        grounds=[part for part in (steps[:turned], steps[turned:]) if part],
        turned=turned,
        numbers=_numbers(game),
        shore=shore if shore in ctx.site.templates else "",
        grouped=_grouped,
        points_first=_points,
        table=partial(table, ctx),
        named=partial(
            _named, {str(name): ctx.plain(name) for step in steps if step.layout for name in step.layout.names}
        ),
        moments=partial(_moments, questions),
        scored=partial(_scored, ctx, questions),
    )


def _named(cast: dict[str, str], request: Any) -> Any:
    """A question whose players are called in the language of the page, as they are called at its table."""
    if isinstance(request, dict):
        return {
            key: cast.get(value, value) if key == "name" and isinstance(value, str) else _named(cast, value)
            for key, value in request.items()
        }
    return [_named(cast, item) for item in request] if isinstance(request, list | tuple) else request


def _numbers(game: GameCatalog) -> dict[str, int]:
    """The numbers of the steps of the base game; those of expansions have their symbols."""
    base = [step.id for step in game.learn if not expansion(game, step.set)]
    return {id_: number for number, id_ in enumerate(base, 1)}


def _points(statement: Statement) -> bool:
    return bool(statement.name)


def _grouped(statements: Sequence[Statement]) -> list[tuple[bool, list[LinkedStatement]]]:
    """Statements, those side by side together that are points; of several on one rule the last has the link."""
    links = [one.rule != other.rule or _points(one) != _points(other) for one, other in pairwise(statements)]
    linked = (
        [LinkedStatement(one, link) for one, link in zip(statements, [*links, True], strict=True)] if statements else []
    )
    return [(points, list(group)) for points, group in groupby(linked, lambda one: _points(one.statement))]


def _answer(questions: game_checkers.GameQuestions | None, example: str) -> dict[str, Any]:
    """The answer to a worked example; `fathom validate` makes sure that there is one."""
    found = worked.answer(questions, example) if questions else None
    assert found is not None
    return found


def _moments(
    questions: game_checkers.GameQuestions | None, play: Play
) -> tuple[list[tuple[Any, int | None]], int | None]:
    """What happens, each moment with what it brings; and what is gained in all."""
    answer = _answer(questions, play.example)

    def number(path: str | None) -> int | None:
        return int(worked.values(answer, path)[0]) if path else None

    return [(moment, number(moment.gains)) for moment in play.moments], number(play.sums)


def _scored(ctx: PageContext, questions: game_checkers.GameQuestions | None, score: Score) -> tuple[list[Scored], int]:
    """The parts of a worked score, and their sum."""
    assert questions is not None
    answer = _answer(questions, score.example)
    parts: list[Scored] = []
    start = 0
    for part in score.parts:
        points = int(worked.values(answer, part.points)[0])
        ids = worked.values(answer, part.entries) if part.entries and part.of else []
        parts.append(Scored(part, points, start, [_entry(ctx, questions, str(part.of), id_) for id_ in ids]))
        start += points
    return parts, int(worked.values(answer, score.total)[0])


def _entry(ctx: PageContext, questions: game_checkers.GameQuestions, table: str, id_: str) -> Entry:
    """An entry of a table; of one that forms offer in a grid, what stands in its row and column."""
    reference = f"{table}:{id_}"
    name = Names(questions, ctx.prose).of(table, id_).name
    if ctx.site.has_faces(ctx.game_id, table):
        return Entry(reference, name, has_face=True)
    words, facts = questions.table(table), questions.rows(table)[id_]
    if words is None or not (words.rows and words.columns):
        return Entry(reference, name, has_face=False)
    symbol = str(facts[words.rows])
    return Entry(reference, name, False, symbol, ctx.site.hues(ctx.game_id).get(symbol, ""), str(facts[words.columns]))
