"""The pages of the checkers: an index for each game, and for each checker its form with the documentation below."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from catalog.models.checkers import FieldWords
from catalog.models.result_blocks import (
    Block,
    Chances,
    Facts,
    FigureResult,
    Formula,
    Items,
    Matrix,
    Messages,
    Plan,
    Ranked,
    Table,
)
from catalog.models.wording import Words
from engine.fields import Field
from engine.outputs import walk
from engine.speaker.problems import Problems
from engine.speaker.runs import plain
from engine.speaker.values import Values
from generator.checkers.bundle import is_asked, mark, path_of
from generator.checkers.chart_data import MAP
from generator.checkers.form_data import Export, figures_of
from generator.checkers.map_file import text_of as map_file_text
from generator.checkers.sentence_choice import phrase
from generator.checkers.spoken import without_form
from generator.pages.stand_ins import ANY_NUMBER, StandIns
from generator.render import game_checkers as questions_of
from generator.render.game_checkers import GameQuestions, Question, tables_of
from generator.render.markup import json_script
from generator.render.page import Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.prose import Value
from generator.render.route import Route
from generator.render.script_groups import addresses
from generator.render.scripts import loaded_later
from generator.render.set_counts import expansion
from generator.text.languages import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from generator.render.site_context import SiteContext


def _(message: str) -> str:
    """Marks a text of the domain ``site`` for extraction; the context translates it."""
    return message


_BRACKETS = re.compile(r"\[[^\]]*\]")

INDEX = _("Questions that the rules of {name} answer: what is legal, what it costs and brings, and by which rule.")

RUNTIME = "vendor/micropython/micropython.wasm"
START = "js/engine/engine.js"
PAGE = "js/checker/checker.js"
WORDS = "words.json"
"""The file beside the page of a checker with what its answers are said by."""
BLOCKS = "js/answers/nodes.js"
"""What a first answer takes longest to get: the page asks for it before all else."""


@dataclass(frozen=True)
class FieldDoc:
    """One declared input for the documentation; ``depth`` is how many lists it stands in."""

    name: str
    depth: int
    declared: dict[str, Any]
    words: FieldWords
    accepted: str
    """What it accepts, as a refused question is told."""


@dataclass(frozen=True)
class AnswerDoc:
    """A part of the answer for the documentation: where it stands, and what it means."""

    path: str
    meaning: Markup | str


@dataclass(frozen=True)
class CodeDoc:
    """One code of a reason or note, its sentence with the parameters as names, and the rule it rests on."""

    code: str
    sentence: Markup
    rule: str | None


def routes(site: SiteContext) -> Iterator[Route]:
    """The pages of all games' checkers. Raises CatalogError if the engine declares something without words."""
    for game in site.catalog.games.values():
        questions = questions_of.of_game(game)
        if not questions.questions:
            continue
        texts = PageContext(site, PageInfo("", game=game.id))
        yield Route(
            f"{game.id}/check/",
            texts.plain(_("Ask the rules"), "site"),
            texts.plain(INDEX, "site", name=texts.plain(game.game.name)),
            "checkers",
            game.id,
            hide=("navigation", "toc"),
            render=partial(_index, questions=questions),
        )
        for question in questions.questions:
            yield Route(
                f"{game.id}/check/{question.name}/",
                texts.plain(question.words.short, texts.checkers_domain),
                texts.plain(question.words.intro, texts.checkers_domain),
                "checker",
                game.id,
                expansion(game, question.words.set),
                ("navigation", "toc"),
                render=partial(_checker, questions=questions, question=question),
            )


def _index(ctx: PageContext, questions: GameQuestions) -> Page:
    return ctx.page("checkers.html.j2", groups=questions_of.groups(questions.game))


def _checker(ctx: PageContext, questions: GameQuestions, question: Question) -> Page:
    bundle = path_of(questions.game.id, question.name)
    export = Export(ctx, questions, question)
    words = export.data()
    files = _files(questions, words) | _map_files(ctx, questions, export)
    return ctx.page(
        "checker.html.j2",
        question=question,
        questions=questions,
        figures=figures_of(question.words.result),
        data=json_script(words),
        fields=list(_fields(question, words)),
        boards=[board for board in questions.game.boards if board.id in _drawn_on(question)],
        answers=list(_answers(ctx, question)),
        codes={group: _codes(ctx, questions, question, group) for group in ("reasons", "notes", "open")},
        example=_command(questions, question),
        frame={
            "files": files,
            "styles": ("css/checker.css",),
            "engine": mark(questions.game),
            "bundle": bundle,
            "early": (
                ("script", START),
                ("fetch", RUNTIME),
                ("fetch", bundle),
                *(("fetch", f"{ctx.words.tag}/{ctx.info.path}{MAP}") for name in files if name == MAP),
                *(("modulepreload", script) for script in addresses(PAGE, *drawing(question)) if script != START),
            ),
        },
    )


def _files(questions: GameQuestions, words: dict[str, Any]) -> dict[str, str]:
    """What other pages say answers of the checker by; links in it lead from this page, beside which it stands."""
    if not is_asked(questions.game):
        return {}
    return {WORDS: json.dumps(without_form(words), ensure_ascii=False, separators=(",", ":"))}


def _fields(question: Question, words: dict[str, Any]) -> Iterator[FieldDoc]:
    """The inputs, with what each accepts said as it is said of a question that is refused."""
    speaker = Problems(Values(words), {})
    accepted = dict(_accepted(question.checker.fields, ""))
    for path, field in question.fields():
        text = plain(speaker.accepted(accepted[path]))
        yield FieldDoc(field["name"], path.count(".") + path.count("[]"), field, question.words.fields[path], text)


def _accepted(fields: Iterable[Field], around: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What each input accepts, by its path."""
    for field in fields:
        path = questions_of.inner_path(around, {"name": field.name})
        yield path, field.accepted()
        yield from _accepted(field.inner(), path)


def drawing(question: Question) -> dict[str, None]:
    """The scripts that draw the blocks of a checker's answers, beside those that every checker loads."""
    later = loaded_later(BLOCKS)
    return dict.fromkeys(later[block] for block in question.blocks if block in later)


def boards_in(question: Question) -> set[str]:
    """The boards that the form shows."""
    return {board for _path, field in question.fields() if "space" in field["type"] for board in tables_of(field)}


def _drawn_on(question: Question) -> set[str]:
    """The boards that stand in the page: those of the form, and one to count from that answers are drawn on, too."""
    return boards_in(question) | (_counted_on(question) & set(figures_of(question.words.result)))


def _counted_on(question: Question) -> set[str]:
    """The board from whose map the form counts."""
    return {question.words.standing.board} if question.words.standing else set()


def _map_files(ctx: PageContext, questions: GameQuestions, export: Export) -> dict[str, str]:
    """The map from which the form counts, drawn unless it stands in the page."""
    counted = _counted_on(export.question)
    wanted = counted - _drawn_on(export.question)
    drawings = [ctx.render("map.svg.j2", board=board) for board in questions.game.boards if board.id in wanted]
    return {MAP: map_file_text(export, "".join(drawings))} if counted else {}


def _answers(ctx: PageContext, question: Question) -> Iterator[AnswerDoc]:
    """What answers have, as the engine declares it: what each part means, as far as the page's language says so.

    That is the label it is shown under, if there is one; what the declaration says is for programmers, in English.
    """
    labels: dict[str, dict[Words, None]] = {}
    for path, label in _labels(question.words.result, ""):
        labels.setdefault(_BRACKETS.sub("", path), {})[label] = None
    for path, output in walk(question.outputs):
        if ctx.words.lang == SOURCE_LANGUAGE:
            yield AnswerDoc(path, output.meaning)
        else:
            for label in labels.get(_BRACKETS.sub("", path), ()):
                yield AnswerDoc(path, _sentence(ctx, label, {"count": ANY_NUMBER}))


def _labels(blocks: Sequence[Block], around: str) -> Iterator[tuple[str, Words]]:
    """The paths that the labels of a result stand for."""
    for block in blocks:
        path = getattr(block, "path", "")  # a block without one is about what it stands in
        place = _place(around, path) if path else around
        if isinstance(block, Formula):
            yield _place(around, block.total), block.label
        elif isinstance(block, FigureResult):
            yield from ((_place(place, mark.path), mark.label) for mark in block.marks if mark.path[0] not in "@^")
        elif isinstance(block, Chances | Matrix | Items | Ranked | Plan | Messages) and block.title:
            yield place, block.title
        if isinstance(block, Facts | Table | Plan):
            yield from ((_place(place, row.value.path), row.label) for row in block.rows)
        elif isinstance(block, Ranked):
            yield _place(place, block.by.value.path), block.by.label
        elif isinstance(block, Items):
            yield from _labels(block.blocks, place)


def _place(around: str, path: str) -> str:
    """A path inside an item, as a path from the answer's root."""
    return f"{around}.{path}" if around else path


def _codes(ctx: PageContext, questions: GameQuestions, question: Question, group: str) -> list[CodeDoc]:
    """The coded messages that stand with a checker's own words."""
    docs = []
    stand_ins = StandIns(ctx, questions, question)
    for code in getattr(question.words, group):
        words = questions.words_of(group, code)
        assert words is not None
        params = {name: stand_ins.of(kind, name) for name, kind in questions.types[group][code].items()}
        docs.append(CodeDoc(code, _sentence(ctx, words, params), questions.rules.get(code)))
    return docs


def _sentence(ctx: PageContext, words: Words, params: dict[str, Value]) -> Markup:
    return ctx.prose.phrase_html(ctx.game_id, phrase(ctx.words, ctx.checkers_domain, words, params), **params)


def _command(questions: GameQuestions, question: Question) -> str:
    """A command line that asks this checker: the first worked example that does."""
    request = next((example.request for example in questions.game.examples if example.checker == question.id), {})
    return f"echo '{json.dumps(request, ensure_ascii=False)}' | fathom check {question.id} -"
