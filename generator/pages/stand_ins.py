"""What stands for a parameter in the documentation of a checker: in *{lord} costs {cost}* it is *[Lord] costs [N]*."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from generator.checkers import table_names
from generator.checkers.sentence_choice import phrase
from generator.render.game_checkers import PLAYERS, ROUNDED, SQUARES, GameQuestions, Question, table_of, tables_of
from generator.render.prose import Value, field_text
from generator.text.grammar import noun_of
from generator.text.typography import Join

if TYPE_CHECKING:
    from generator.render.page_context import PageContext

FEW = 3
"""Up to how many entries of a table stand for it by their own names."""

PLAYER_LIST = "players"
"""The input that the parameters lead to which name players."""


class _AnyNumber(Markup):
    """Stands for a number; what it counts takes the form that most numbers want."""

    number = 5


ANY_NUMBER = _AnyNumber("<var>[N]</var>")
"""What stands for any number."""


class _Kind:
    """What stands for an entry: what kind of thing it is, in the form asked for."""

    def __init__(self, ctx: PageContext, record: Any, is_list: bool) -> None:
        self.ctx = ctx
        self.record = record
        name = field_text(ctx.words, ctx.game_id, record, "name")
        forms = ctx.prose.grammar_of(False).forms(ctx.game_id, record) if name.is_fallback else {}
        self.known = bool(forms) or not name.is_fallback
        """Whether the language has a word for it. Of a common word it may have nothing but the forms."""
        self.name = next(iter(forms.values()), str(name))
        self.more = f"{ctx.words.info.comma}…" if is_list else ""

    def in_form(self, form: str | None, join: Join | None = None) -> str:
        """The name of the kind; a list is followed by dots."""
        name = self.ctx.prose.grammar_of(False).named(self.ctx.game_id, self.record, form) or self.name
        return Markup("<var>[{}{}]</var>").format(name, self.more)


class StandIns:
    """What stands for the parameters of one checker's sentences, in the language of a page."""

    def __init__(self, ctx: PageContext, questions: GameQuestions, question: Question) -> None:
        self.ctx = ctx
        self.questions = questions
        self.question = question
        assert ctx.site.catalog.answers is not None
        self.answers = ctx.site.catalog.answers
        self.names = table_names.Names(questions, ctx.prose)

    def of(self, kind: str, name: str) -> Value:
        """What stands for a parameter of a declared type: a kind of entry, a few names, or the label of its input.

        Entries without a noun of their own, as those of a map, may have one that their parameter is named after.
        """
        if kind == "integer" or kind in ROUNDED:
            return ANY_NUMBER
        if kind == SQUARES:
            square = phrase(self.ctx.words, "checker", self.answers.square, {})
            return Markup("<var>[{}]</var>").format(self.ctx.prose.phrase_plain("", square, first="N", second="N"))
        table = (PLAYER_LIST, kind in PLAYERS[1:]) if kind in PLAYERS else table_of(kind)
        if table is None:
            return Markup("<var>[…]</var>")
        few = self._few(table[0])
        record: Any = noun_of(self.ctx.game, PLAYERS[0] if kind in PLAYERS else table[0])
        record = record or (None if few else noun_of(self.ctx.game, name))
        # A language without forms may have no noun of its own for it; its form has a label.
        if record and (noun := _Kind(self.ctx, record, table[1])).known:
            return noun
        return Markup("<var>[{}]</var>").format(few or self._label(table[0], name) or "…")

    def _few(self, table: str) -> str:
        """The names of a table's entries, if they are few."""
        if table not in self.questions.facts["tables"]:
            return ""
        ids = table_names.order(self.questions, table)
        return " / ".join(self.names.of(table, id_).name for id_ in ids) if len(ids) <= FEW else ""

    def _label(self, table: str, name: str) -> str:
        """The label of the input that names the entries of a table, or that is the list itself.

        Of several it is the one that is called as the parameter is, in a list too, or else the first.
        """
        inputs = [path for path, field in self.question.fields() if path == table or table in tables_of(field)]
        for path in sorted(inputs, key=lambda path: path.rpartition(".")[2] != name):
            if words := self.question.words.fields.get(path):
                text = phrase(self.ctx.words, self.ctx.checkers_domain, words.label, {})
                return self.ctx.prose.phrase_plain(self.ctx.game_id, text)
        return ""
