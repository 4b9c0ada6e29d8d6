"""The words of a checker's page as JSON: everything its form and its answers say, in the page's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from catalog.models.entries import Entry
from catalog.models.laid import Steps
from catalog.models.result_blocks import FigureResult
from catalog.models.values import COUNTS, ITEMS
from catalog.models.vocabularies import Word
from catalog.placeholders import untagged
from catalog.walk import models
from generator.checkers import chart_data, picking, table_names
from generator.checkers.browser_texts import BrowserTexts
from generator.checkers.own_codes import own_codes
from generator.checkers.table_names import Names
from generator.query import browser_data
from generator.render import figures
from generator.render.game_checkers import (
    ALTERNATIVES,
    AMOUNTS,
    GROUPS,
    PLAYERS,
    ROUNDED,
    SETS,
    SQUARES,
    GameQuestions,
    Question,
    table_of,
)
from generator.render.typesetting import set_parts
from generator.render.urls import PAD
from generator.text.parameters import types_in
from generator.text.speech_data import grammar
from generator.text.typography import SPACED_SCRIPTS, settled, ties_numbers

if TYPE_CHECKING:
    from catalog.models.checkers import FieldWords
    from catalog.models.result_blocks import Block
    from generator.render.page_context import PageContext


def page_words(ctx: PageContext, questions: GameQuestions, question: Question) -> dict[str, Any]:
    """What the page of a checker is given. Raises KeyError for a reference to nothing."""
    return Export(ctx, questions, question).data()


class Export:
    """Collects the words of one page."""

    def __init__(
        self, ctx: PageContext, questions: GameQuestions, question: Question, texts: BrowserTexts | None = None
    ) -> None:
        assert ctx.site.catalog.answers is not None
        self.ctx = ctx
        self.questions = questions
        self.question = question
        self.answers = ctx.site.catalog.answers
        self.base = questions.game.game.sets[0].id
        self.browser_texts = texts or BrowserTexts(ctx)
        self.names = Names(questions, ctx.prose)
        self.symbols = ctx.site.symbols(ctx.game_id)
        self.hues = ctx.site.hues(ctx.game_id)
        self.plain = {vocabulary.id for vocabulary in questions.game.vocabularies if vocabulary.plain}
        """The tables whose entries are no links."""
        self.counting = {value.of for value in table_names.values_in(question) if value.type == COUNTS}
        """The tables whose entries are counted."""
        self.picked = picking.tables(question) - {SETS}
        """The tables whose entries are picked as cards; sets are few, and all laid out."""
        modules = own_codes(questions, question.checker)
        self.types = types_in(modules)
        """The parameters of the codes that the checker may answer with."""
        kinds = {kind for group in self.types.values() for params in group.values() for kind in params.values()}
        self.counting |= {table[0] for kind in kinds if kind.endswith(AMOUNTS) and (table := table_of(kind))}
        cited = [table for module in modules for table in (module.RULES, getattr(module, "LIMITS", {}))]
        self.rules = {rule for table in cited for rule in table.values()} | _layout_rules(question)
        self.rules |= _rules_of_removal(questions)

    def data(self) -> dict[str, Any]:
        """The whole JSON value."""
        own, shared = self.own(), self.shared()
        return {
            **shared,
            **own,
            **self._form(),
            "say": shared["say"] | own["say"],
            # The tables come after all texts, for these say which forms of the names are wanted.
            "tables": {name: self.table(name) for name in self.tables},
            "rules": self.rule_links(),
        }

    @property
    def tables(self) -> list[str]:
        """The tables that the page needs."""
        return list(table_names.used(self.question, self.types))

    def shared(self) -> dict[str, Any]:
        """What the pages of all checkers of the game say alike."""
        urls = self.ctx.urls
        return {
            "lang": self.ctx.words.tag,
            "marks": [self.ctx.words.info.comma, self.ctx.words.info.colon],
            "grammar": grammar(self.ctx.words.lang),
            "tied": {"numbers": ties_numbers(self.ctx.words.info), "words": list(self.ctx.words.info.tied)},
            "spaced": self.ctx.words.info.script in SPACED_SCRIPTS,
            "say": self._common_texts(),
            "ui": {key: self.browser_texts.common(text) for key, text in self.answers.interface.items()},
            "sets": [self._set(part.id) for part in self.questions.game.game.sets],
            "links": {other.name: urls.of(f"checker:{other.id}") for other in self.questions.questions},
            "sprite": urls.root(f"symbols/{self.ctx.game_id}.svg"),
        }

    def own(self) -> dict[str, Any]:
        """What this checker asks and answers."""
        words = self.question.words
        return {
            "id": self.question.id,
            "declaration": self.question.declaration,
            "fields": {path: self._field(path, field) for path, field in words.fields.items()},
            "result": [self.browser_texts.record(block) for block in words.result],
            "lists": self._lists(),
            "instead": [self.browser_texts.record(sentence) for sentence in words.instead],
            "readings": self._readings(),
            "choices": {code: self.questions.choices[code] for code in self.types["open"]},
            "say": self._texts(),
            "params": self._params(),
            "figures": self._figures(),
        }

    def _form(self) -> dict[str, Any]:
        """What only its form says."""
        words = self.question.words
        return {
            "set": words.set,
            "needs": list(words.needs),
            "needsAny": list(words.needs_any),
            "begin": words.begin,
            "before": [self.browser_texts.record(sentence) for sentence in words.before],
            "more": list(words.more),
            "gauge": self.browser_texts.record(words.gauge) if words.gauge else None,
            "charted": chart_data.charted(self.browser_texts, self.questions, words.charted),
            "covered": self.browser_texts.record(words.covered) if words.covered else None,
            "mapped": chart_data.MAP if words.standing else None,
            "drawn": self.browser_texts.record(words.drawn) if words.drawn else None,
            "start": self.browser_texts.text(words.start),
            "examples": self._examples(),
            **self._pad(),
        }

    def rule_links(self) -> dict[str, Any]:
        """The rules that answers cite."""
        return {rule.id: self._rule(rule.id) for rule in self.questions.game.rules if rule.id in self.rules}

    def _field(self, path: str, words: FieldWords) -> dict[str, Any]:
        """The words of an input; what it omits as ids, for the browser has no facts."""
        data: dict[str, Any] = self.browser_texts.record(words)
        if words.omit:
            table = next(field["of"] for place, field in self.question.fields() if place == path)
            rows = self.questions.facts["tables"][table]
            data["omit"] = [id_ for id_, row in rows.items() if str(row.get(words.omit.column)) == words.omit.value]
        if words.ground:
            data["ground"] = figures.ground(self.ctx, words.ground)
        if isinstance(words.layout, Steps):
            data["layout"]["steps"] = self.questions.facts[words.layout.facts]
        if words.taken and words.taken.figures:
            data["taken"]["figures"]["names"] = self.names.of_squares(words.taken.figures.table)
        if words.wears:
            data["wears"] = self._drawn(*words.wears.split(":", 1))
        return data

    def _lists(self) -> dict[str, Any]:
        """What names the items of lists that only the answer has."""
        asked = {field["name"] for field in self.question.declaration["fields"]}
        wanted = {str(value.of) for value in table_names.values_in(self.question) if value.type in ITEMS} - asked
        parts = {name: table_names.naming_part(self.question, name) for name in sorted(wanted)}
        return {name: {"name": part.name, "of": part.of} for name, part in parts.items() if part}

    def _texts(self) -> dict[str, Any]:
        return {
            group: {
                code: self.browser_texts.text(words)
                for code in self.types[group]
                if (words := self.questions.words_of(group, code)) is not None
            }
            for group in GROUPS
        }

    def _common_texts(self) -> dict[str, Any]:
        common, answers = self.browser_texts.common, self.answers
        groups = {name: getattr(answers, name) for name in ("instead", "problems", "accepted", "given", "chances")}
        texts = {
            name: getattr(answers, name)
            for name in ("request", "item", "beside", "several", "amount", "nothing", "square")
        }
        return {
            **{name: common(text) for name, text in texts.items()},
            **{
                name: {code: common(text) for code, text in group.items()}
                for name, group in {"openly": answers.open, **groups}.items()
            },
        }

    def _readings(self) -> dict[str, Any]:
        """What the readings of each open point lead to."""
        checkers = self.questions.game.checkers.values()
        return {
            code: self.browser_texts.record(point)["readings"]
            for words in checkers
            for code, point in words.open.items()
            if code in self.types["open"]
        }

    def _params(self) -> dict[str, Any]:
        """The parameters that are entries of a table, chances or amounts; all others are shown as they are."""
        return {
            group: {code: shown_params(params) for code, params in codes.items()} for group, codes in self.types.items()
        }

    def _named(self, reference: str) -> dict[str, str]:
        phrase = self.ctx.name(reference)
        name = {"n": settled(phrase, self.ctx.words.info), "u": self.ctx.urls.of(reference)}
        return name if phrase.lang == self.ctx.words.tag else {**name, "l": phrase.lang}

    def _rule(self, id_: str) -> dict[str, str]:
        name = self._named(f"rule:{id_}")
        return name if "l" in name else {**name, "n": "".join(set_parts([name["n"]], self.ctx.words.info))}

    def _set(self, id_: str) -> dict[str, str]:
        phrase = self.ctx.name(f"set:{id_}")
        name = {"id": id_, "n": str(phrase)}
        return name if phrase.lang == self.ctx.words.tag else {**name, "l": phrase.lang}

    def table(self, name: str) -> dict[str, Any]:
        """A table as the page has it."""
        table_data = self.named_rows(name)
        ids, rows = table_data["order"], table_data["rows"]
        if name in self.plain:
            table_data["plain"] = True
        if name in self.picked:
            table_data |= self._cards(name, rows)
        grid = picking.grid(self.questions, name, ids, self._grid_head)
        return (
            {**table_data, "grid": grid, **picking.columns(self.questions, self.names, name, ids)}
            if grid
            else table_data
        )

    def _grid_head(self, kind: str, id_: str) -> dict[str, str]:
        """What stands at the head of a row of a grid: the name of an entry, its symbol and its colour."""
        name = self.names.of(kind, id_)
        head = {"name": name.name, **self._drawn(kind, id_)}
        return head if name.lang == self.ctx.words.tag else {**head, "l": name.lang}

    def named_rows(self, name: str) -> dict[str, Any]:
        """A table as answers show it: its ids in order, and what is said and drawn of each."""
        ids = table_names.order(self.questions, name)
        if name in self.names.named:
            by_id = {entry.id: entry for entry in self.names.named[name]}
            rows = {id_: self._entry(name, by_id[id_]) for id_ in ids}
        else:
            rows = {id_: self._named_by_facts(name, id_) for id_ in ids}
        for id_, row in rows.items():
            row |= self._row(name, id_)
            if name in self.counting:
                row |= self._counted(name, id_)
            if forms := self._forms(name, id_, row["n"]):
                row["f"] = forms
        return {"order": ids, "rows": rows}

    def _cards(self, name: str, rows: dict[str, dict[str, Any]]) -> dict[str, Any]:
        """Where the list of a table is whose entries are picked as cards, or the names to pick by if it has none."""
        collection = next((one for one in self.questions.game.collections if one.kind == name), None)
        if collection:
            return {"list": self.ctx.urls.to(f"{self.ctx.game_id}/{collection.id}/")}
        return {"cards": browser_data.of_names(self.ctx, "", {id_: (row["n"],) for id_, row in rows.items()})}

    def _entry(self, kind: str, entry: Entry) -> dict[str, Any]:
        reference = f"{kind}:{entry.id}"
        row: dict[str, Any] = self._named(reference)
        if kind in self.plain:
            del row["u"]
        if getattr(entry, "set", self.base) != self.base:
            row["set"] = entry.set  # type: ignore[attr-defined]
        if isinstance(entry, Word):
            row |= self._drawn(kind, entry.id)
        if self.ctx.site.has_faces(self.ctx.game_id, kind):
            row["picture"] = self.ctx.urls.face(reference, "m")
        return row

    def _named_by_facts(self, table: str, id_: str) -> dict[str, Any]:
        """An entry without a page: its name."""
        name = self.names.of(table, id_)
        return {"n": name.name} if name.lang in ("", self.ctx.words.tag) else {"n": name.name, "l": name.lang}

    def _counted(self, table: str, id_: str) -> dict[str, Any]:
        """A name behind a number, and in those forms that texts of the page ask for where that makes a difference."""
        info = self.ctx.words.info
        wanted = (None, *(form for form in self.browser_texts.forms if form in info.counts))
        nouns = {form: self.names.nouns(table, id_, form) for form in wanted}
        settled_nouns = {
            form or "": {category: settled(f"1 {noun}", info)[1:] for category, noun in by_category.items()}
            for form, by_category in nouns.items()
            if by_category
        }
        usual = settled_nouns.pop("", None)
        others = {form: forms for form, forms in settled_nouns.items() if forms != usual}
        return ({"q": usual} if usual else {}) | ({"qf": others} if others else {})

    def _forms(self, table: str, id_: str, name: str) -> dict[str, str]:
        """The forms of a name that texts of the page ask for, where they differ from the name."""
        forms = {form: self.names.of(table, id_, form).name for form in self.browser_texts.forms}
        return {form: shown for form, shown in forms.items() if untagged(shown) != untagged(name)}

    def _row(self, table: str, id_: str) -> dict[str, Any]:
        """What the facts say of an entry: its set, how many copies there are, and what stands on its small card."""
        facts = self.questions.facts["tables"].get(table, {}).get(id_, {})
        row = {key: facts[key] for key in ("copies", "set", "sets", "sign") if key in facts}
        if row.get("set") == self.base:
            del row["set"]  # it is always in play
        if any(vocabulary.id == table for vocabulary in self.questions.game.vocabularies):
            row |= self._drawn(table, id_)
        words = self.questions.table(table)
        if words and words.columns:
            row["short"] = str(facts[words.columns])
        if words and words.rows:
            row |= self._drawn(words.rows, str(facts[words.rows]))
        if words and (variant := table_names.variant_of(words, facts)) and variant.mark in self.symbols:
            row["mark"] = variant.mark
        return row

    def _drawn(self, kind: str, id_: str) -> dict[str, str]:
        """The symbol and the colour of an entry, as far as it has them."""
        symbol = next(
            (getattr(entry, "symbol", None) for entry in self.names.named.get(kind, ()) if entry.id == id_), None
        )
        drawing = {"symbol": symbol or id_} if (symbol or id_) in self.symbols else {}
        return {**drawing, "hue": self.hues[id_]} if id_ in self.hues else drawing

    def _figures(self) -> dict[str, dict[str, str]]:
        """What the places of the figures are called that answers show."""
        ids = figures_of(self.question.words.result)
        return {id_: figures.place_names(self.ctx.prose, self.ctx.game_id, id_) for id_ in ids}

    def _pad(self) -> dict[str, str]:
        """Where the score pad stands, if this is the checker that adds it up."""
        pad = self.questions.game.pad
        if pad is None or pad.checker != self.question.name:
            return {}
        return {"asPad": self.ctx.urls.to(f"{self.ctx.game_id}/{PAD}/")}

    def _examples(self) -> list[dict[str, Any]]:
        examples = [example for example in self.questions.game.examples if example.checker == self.question.id]
        return [{"title": self._title(f"example:{example.id}"), "request": example.request} for example in examples]

    def _title(self, reference: str) -> Any:
        phrase = self.ctx.name(reference)
        if phrase.is_fallback:
            return {"p": [str(phrase)], "l": phrase.lang}
        return "".join(set_parts([str(phrase)], self.ctx.words.info))


def _rules_of_removal(questions: GameQuestions) -> set[str]:
    """The rules by which sets take entries out of the game, which a refused request may name."""
    tables = questions.opened.engine_game.tables if questions.opened.engine_game else {}
    return {rule for table in tables.values() for row in table.values() for rule in row.get("without", {}).values()}


def _layout_rules(question: Question) -> set[str]:
    """The rules that the layout of a checker's answers names."""
    parts = (part for block in question.words.result for _place, part in models(block))
    return {rule for part in parts if (rule := getattr(part, "rule", None))}


def figures_of(result: tuple[Block, ...]) -> list[str]:
    """The figures and boards that a result shows, each once."""
    inside = (part for block in result for _, part in models(block))
    return list(dict.fromkeys(part.figure for part in inside if isinstance(part, FigureResult)))


def shown_params(params: Mapping[str, str]) -> dict[str, Any]:
    """How the parameters of a code are shown that are more than numbers or texts."""
    return {name: row for name, kind in params.items() if (row := _shown(kind))}


def _shown(kind: str) -> dict[str, Any] | None:
    """How a parameter is shown that is more than a number or a text."""
    if kind in ROUNDED or kind == SQUARES:
        return {"is": kind}
    if kind in PLAYERS:
        return {"items": "players", "any": kind.startswith(ALTERNATIVES)}
    table = table_of(kind)
    if table is None:
        return None
    if kind.endswith(AMOUNTS):
        return {"counts": table[0]}
    return {"of": table[0], "any": True} if kind.startswith(ALTERNATIVES) else {"of": table[0]}
