"""Texts whose placeholders are filled: the words of a page, as the generator writes them.

A text is a string, or ``{"p": [parts], "l": language}`` whose parts are strings, ``{"n": parameter}`` and
``{"t": text, "u": link}``. A parameter in a form of the language is ``{"n": parameter, "c": form, "s": it begins a
sentence, "j": how a list is joined}``, one with a noun that agrees with its number ``{"n": parameter,
"f": {"one": " noun", …}}``, and ``"y": symbol`` where one stands between them. A counted text is
``{"by": parameter, "f": {"one": text, …}, "l": language}`` by plural categories;
``{"by": parameter, "zero": text, "text": text}`` has another for none. ``l`` is the language of a stand-in, which
counts by its own rule; ``o`` is what stands behind a translation that is older than the English of today.
"""

from engine.speaker.language import Language
from engine.speaker.runs import JOINER, NO_BREAK, first_word, flat, plain
from engine.typing_compat import Any


class Filled:
    """What a parameter is filled with: runs, and the number that these show."""

    def __init__(self, runs: Any, number: Any = None) -> None:
        self.runs = runs
        self.number = number


class Named:
    """What a parameter is filled with that has forms: ``say`` gives its runs for what a text asks of it."""

    def __init__(self, say: Any) -> None:
        self.say = say


class Texts:
    """Fills texts in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, text: Any, values: dict[str, Any] | None = None) -> list[Any]:
        """A text as runs. ``values`` has for each parameter a number, a string, or what is filled or named."""
        if isinstance(text, str):
            return [text]
        return self.language.settled(self._pieces(text, values or {}))

    def plain(self, text: Any, values: dict[str, Any] | None = None) -> str:
        """A text as a string."""
        return plain(self.say(text, values))

    def _pieces(self, text: Any, values: dict[str, Any]) -> list[Any]:
        if text is None:
            return []
        if isinstance(text, str):
            return [text]
        if "zero" in text:
            return self._pieces(text["zero"] if _number(values.get(text["by"])) == 0 else text["text"], values)
        lang = text.get("l")
        if "f" in text:
            return self._pieces(self._form(text["f"], values.get(text["by"]), lang), values)
        pieces = [self._piece(part, values, lang) for part in text["p"]]
        if lang:
            return [{"fallback": flat(pieces), "lang": lang}]
        pieces = self.language.put_together(pieces)
        return [{"fallback": flat(pieces), "older": text["o"]}] if "o" in text else pieces

    def _piece(self, part: Any, values: dict[str, Any], lang: str | None) -> Any:
        if isinstance(part, str):
            return part
        if "t" in part:
            return {"name": [part["t"]], "url": part["u"]}
        value = values.get(part["n"])
        if "f" in part:
            return self._with_noun(self.filling(value), self._form(part["f"], value, lang), part.get("y"))
        return self.filling(value, part)

    def _form(self, forms: dict[str, Any], value: Any, lang: str | None) -> Any:
        number = _number(value)
        return self.language.form(forms, 0 if number is None else number, lang)

    def _with_noun(self, number: Any, noun: str, symbol: str | None) -> Any:
        """A number with what it counts, the symbol of that between them; no line breaks there or in the first word."""
        if not symbol:
            return [number, noun]
        while noun[:1] in (" ", NO_BREAK):
            noun = noun[1:]
        first, rest = first_word(noun)
        return [{"kept": flat([number, NO_BREAK, {"symbol": symbol, "beside": True}, f"{JOINER}{first}"])}, rest]

    def filling(self, value: Any, asked: Any = None) -> Any:
        """What a parameter is filled with, as runs; ``asked`` is how the text wants it."""
        if value is None:
            return ""
        if isinstance(value, Named):
            return value.say(asked or {})
        if isinstance(value, Filled):
            return self.language.signed(value.number) if value.runs is None else value.runs
        if isinstance(value, list):
            return value
        return self.language.signed(_shown(value))


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _number(value: Any) -> Any:
    """The number that is filled in; None if it is none."""
    if isinstance(value, Filled):
        return value.number
    return value if isinstance(value, int) and not isinstance(value, bool) else None
