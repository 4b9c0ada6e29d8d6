"""The words of a game's page to practise on as JSON: its questions, and all that the checkers answer them with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from catalog.models.practice import Painted
from catalog.models.result_blocks import FigureResult
from generator.checkers.browser_texts import BrowserTexts
from generator.checkers.form_data import Export, figures_of, shown_params
from generator.render import exercises, figures
from generator.render.faces import what
from generator.text.typography import amounts_in_words, labelled

if TYPE_CHECKING:
    from catalog.models.entries import Entry
    from catalog.models.game import Collection
    from catalog.models.painted import Drawn
    from catalog.models.practice import ExerciseWords
    from engine.practice import Exercise
    from generator.render.game_checkers import GameQuestions
    from generator.render.page_context import PageContext

_OF_FORMS = ("problems", "accepted", "request", "given", "item")
"""What is only said of requests that cannot be read."""
_PLANES = ("beds", "stands", "figures")
_SEEN = ("label", "of", "symbol")
"""What of each part of a drawing is told to who looks at it."""


def practice_words(ctx: PageContext, questions: GameQuestions) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the page to practise on is given: what all questions share, and by its name what each checker says."""
    assert ctx.site.catalog.answers is not None
    found = exercises.of_game(questions.game)
    texts = BrowserTexts(ctx)
    names = dict.fromkeys(one.checker.partition("/")[2] for one in found)
    exports = [Export(ctx, questions, questions.find(name), texts) for name in names]
    words, common = questions.game.practice, ctx.site.catalog.answers.practice
    shared = exports[0].shared()
    for group in _OF_FORMS:
        del shared["say"][group]
    data = {
        **shared,
        "game": questions.game.id,
        "title": str(ctx.words.text(questions.game.id, questions.game.game.name)),
        "exercises": {one.id: {"title": texts.text(words[one.id].title), "rule": words[one.id].rule} for one in found},
        "practice": {key: texts.common(text) for key, text in common.items()},
    }
    exports[0].rules |= {words[one.id].rule for one in found}
    own = {export.question.name: _answering(export.own()) | {"exercises": {}} for export in exports}
    for one in found:
        own[one.checker.partition("/")[2]]["exercises"][one.id] = _exercise(one, words[one.id], texts, common)
        if any(isinstance(part.drawn, Painted) for part in words[one.id].shows):
            name = one.checker.partition("/")[2]
            own[name]["drawn"] = _drawn(texts, questions.find(name).words.drawn)
        for id_ in figures_shown(words[one.id]):
            own[one.checker.partition("/")[2]]["figures"][id_] = figures.place_names(ctx.prose, ctx.game_id, id_)
    # The tables come after all texts, for these say which forms of the names are wanted.
    return data | {"tables": _tables(ctx, exports), "rules": _rules(exports)}, own


def _exercise(one: Exercise, words: ExerciseWords, texts: BrowserTexts, common: Mapping[str, Any]) -> dict[str, Any]:
    """What a kind of question says, and what of its position is drawn; ``common`` has the choices of all games."""
    return {
        "asks": texts.text(words.asks),
        "params": shown_params(one.params),
        "shows": [texts.record(part) for part in words.shows],
        "touched": list(words.touched),
        "choices": {
            code: {
                "text": texts.text(words.choices[code]) if code in words.choices else texts.common(common[code]),
                "params": shown_params(params),
            }
            for code, params in one.choices.items()
        },
    }


def _drawn(texts: BrowserTexts, drawn: Drawn | None) -> dict[str, Any]:
    """What is said of a position that is painted: the words of the form's drawing, without what only painting needs."""
    assert drawn is not None
    words: dict[str, Any] = texts.record(drawn)
    parts = {plane: {key: words[plane][key] for key in _SEEN if key in words[plane]} for plane in _PLANES}
    return {key: words[key] for key in ("label", "listed", "of")} | parts


def figures_shown(words: ExerciseWords) -> list[str]:
    """The figures and boards that a position is drawn by."""
    return figures_of(tuple(part.drawn for part in words.shows if isinstance(part.drawn, FigureResult)))


def _answering(own: dict[str, Any]) -> dict[str, Any]:
    """What a checker asks and answers, without the help that only its form gives."""
    fields = {
        path: {
            key: words[key]
            for key in ("label", "parts", "item", "picks", "zero", "counted_from", "stacked")
            if key in words
        }
        | _choices(words)
        for path, words in own["fields"].items()
    }
    return own | {"fields": fields}


def _choices(words: dict[str, Any]) -> dict[str, Any]:
    choices = words.get("choices", {})
    return {"choices": {choice: {"label": choices[choice]["label"]} for choice in choices}} if choices else {}


def _tables(ctx: PageContext, exports: list[Export]) -> dict[str, Any]:
    """The tables of all checkers. Cards have what is printed on them: their facts, and what they do."""
    tables: dict[str, Any] = {}
    for export in exports:
        for name in export.tables:
            table = export.named_rows(name)
            known = tables.setdefault(name, table)
            for id_, row in table["rows"].items():
                known["rows"][id_] |= row
    for collection in ctx.game.collections if ctx.game else ():
        rows = tables.get(collection.kind, {"rows": {}})["rows"]
        for entry in collection.entries:
            if entry.id in rows:
                rows[entry.id]["facts"] = list(_facts(ctx, collection, entry))
                if does := what(ctx, collection.kind, entry).striptags():
                    rows[entry.id]["does"] = does
    return tables


def _facts(ctx: PageContext, collection: Collection, entry: Entry) -> Iterator[str]:
    """The facets of a card in words; its set is known, and what it does is told apart."""
    for facet in collection.facets:
        value = facet.value(entry)
        if facet.aside or value in (None, 0, ()) or facet.type == "choice":
            continue
        label = str(ctx.words.text(ctx.game_id, facet.label, getattr(facet.label, "context", None)))
        if facet.type == "counts":
            amounts = amounts_in_words(facet.amounts(entry), lambda ref: str(ctx.name(ref)), ctx.words.info)
            yield labelled(label, amounts, ctx.words.info)
            continue
        each = value if isinstance(value, tuple) else (value,)
        if str(each[0]).startswith("set:"):
            continue
        names = [str(one) if isinstance(one, int) else str(ctx.name(str(one))) for one in each]
        yield labelled(label, ctx.words.info.comma.join(names), ctx.words.info)


def _rules(exports: list[Export]) -> dict[str, Any]:
    rules: dict[str, Any] = {}
    for export in exports:
        rules |= export.rule_links()
    return rules
