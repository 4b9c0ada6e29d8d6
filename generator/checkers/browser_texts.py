"""Texts on their way to the browser: translated, with placeholders resolved as far as the page's language can.

A text becomes a string, or ``{"p": [parts], "l": language}`` with parts ``"text"``, ``{"n": parameter}`` and
``{"t": text, "u": link}``; a counted one ``{"by": parameter, "f": {"one": text, ...}}``, and one with its own words for
none ``{"by": parameter, "zero": text, "text": text}``. ``l`` marks a stand-in, whose plural is that of its own
language. A parameter in a form is ``{"n": parameter, "c": form}``, with ``"s": 1`` where it begins a sentence and
``"j": "nor"`` where the text says how a list is joined; one with a noun behind it is
``{"n": parameter, "f": {"one": noun, ...}}``, with ``"y": symbol`` where one stands between them. Texts are set as the
language wants it; U+200B in them is a place where a line may break between phrases.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catalog.messages import CHECKER
from catalog.models.base import Message, Model
from catalog.models.wording import Counted, OrNone, Words
from catalog.placeholders import Part, Ref, parse, starts_sentence
from catalog.walk import leaves
from generator.render.prose import OLDER
from generator.render.typesetting import set_parts
from generator.text.scripts import EAST_ASIAN
from generator.text.typography import settled
from generator.text.words import Phrase

if TYPE_CHECKING:
    from generator.render.page_context import PageContext


HEARD = "called"
"""What words have for who hears questions alone: no form and no answer says it."""


class BrowserTexts:
    """Makes texts for one page."""

    def __init__(self, ctx: PageContext) -> None:
        self.ctx = ctx
        game = ctx.game
        self.symbols = {symbol.id for symbol in game.game.symbols} if game else set()
        self.counted = game.counted_symbols if game else {}
        self.forms: dict[str, None] = {}
        """The forms that the texts so far ask of the names of entries."""

    def text(self, message: Words) -> Any:
        """A message of the game's checkers, translated and ready for JSON."""
        return self._text(self.ctx.checkers_domain, message)

    def common(self, message: Words) -> Any:
        """The same of a message that the checkers of all games say."""
        return self._text(CHECKER, message)

    def of_game(self, message: Words) -> Any:
        """The same of a message that stands with the game's own texts, such as the name of a board's piece."""
        return self._text(self.ctx.game_id, message)

    def _text(self, domain: str, message: Words) -> Any:
        if isinstance(message, OrNone):
            zero, text = self._text(domain, message.zero), self._text(domain, message.text)
            return {"by": message.by, "zero": zero, "text": text}
        if isinstance(message, Counted):
            forms = self.ctx.words.categories(domain, message.one, message.other)
            texts = {
                name: self.phrase(Phrase(form, forms.lang, forms.is_fallback, is_older=forms.is_older))
                for name, form in forms.items()
            }
            counted = {"by": message.by, "f": texts}
            return {**counted, "l": forms.lang} if forms.is_fallback else counted
        return self.phrase(self.ctx.words.text(domain, message))

    def record(self, record: Model) -> Any:
        """A record of words as JSON data, its texts translated; what is not set is left out."""
        marked = {leaf.path for leaf in leaves(record) if isinstance(leaf.mark, Message)}
        return self._value(record, (), marked)

    def _value(self, value: Any, path: tuple[str | int, ...], marked: set[tuple[str | int, ...]]) -> Any:
        if isinstance(value, Counted | OrNone) or path in marked:
            return self.text(value)
        if isinstance(value, Model):
            fields = ((name, getattr(value, name)) for name in type(value).model_fields)
            present = ((name, item) for name, item in fields if item not in (None, (), {}) and name != HEARD)
            return {name: self._value(item, (*path, name), marked) for name, item in present}
        if isinstance(value, tuple):
            return [self._value(item, (*path, index), marked) for index, item in enumerate(value)]
        if isinstance(value, dict):
            return {key: self._value(item, (*path, key), marked) for key, item in value.items()}
        return value

    def phrase(self, phrase: Phrase) -> Any:
        """A text that Words gave, ready for JSON."""
        before = ""
        parts = []
        for part in parse(phrase):
            parts.append(self._part(part, phrase.is_fallback, starts_sentence(before)))
            before = part if isinstance(part, str) else "x"
        parts = set_parts(parts, self.ctx.prose.grammar_of(phrase.is_fallback).words.info)
        if phrase.is_fallback:
            return {"p": parts, "l": phrase.lang}
        if phrase.is_older:
            return {"p": parts, "o": str(self.ctx.words.text("site", OLDER))}
        if all(isinstance(part, str) for part in parts):
            return "".join(map(str, parts))
        return {"p": parts}

    def _part(self, part: Part, is_fallback: bool, is_first: bool) -> str | dict[str, Any]:
        if isinstance(part, str):
            return part
        if isinstance(part, Ref):
            return {"t": part.shown or str(self.ctx.name(part.target)), "u": self.ctx.urls.of(part.target)}
        if part.name in self.symbols:
            return self.ctx.prose.symbol_name(self.ctx.game_id, part.name, part.form)
        if part.number:
            # What the page shows is settled here: scripts know parameters only.
            return self.ctx.prose.phrase_plain(self.ctx.game_id, Phrase(part.braced, "", is_fallback))
        if part.noun:
            grammar = self.ctx.prose.grammar_of(is_fallback)
            info = grammar.words.info
            nouns = grammar.counted(self.ctx.game_id, part.noun, part.form)
            symbol = self.counted.get(part.noun)
            forms = {name: settled(f"1 {noun}", info)[1:] for name, noun in nouns.items()}
            return {"n": part.name, "f": forms, **({"y": symbol} if symbol else {})}
        asked: dict[str, Any] = {"n": part.name}
        if part.form and not is_fallback:  # Within an English stand-in the names are those of the page.
            self.forms[part.form] = None
            asked["c"] = part.form
        has_capitals = self.ctx.words.info.script not in EAST_ASIAN
        return asked | ({"j": part.join} if part.join else {}) | ({"s": 1} if is_first and has_capitals else {})
