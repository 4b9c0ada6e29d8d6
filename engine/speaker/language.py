"""How a language puts runs together: which form goes with a number, what joins a list, how numbers are written.

All of it is data of the language: what is here knows none.
"""

from engine.speaker.runs import NO_BREAK, beside_symbols, flat, is_ascii_word, is_han, is_letter, text_of
from engine.typing_compat import Any

HUNDRED = 100


class Language:
    """One language, by what the words of a page tell of it."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.tag: str = words["lang"]
        self.comma, self.colon = words["marks"]
        self.spaced: bool = words["spaced"]
        """Whether a space stands where a Chinese character and a Latin letter or digit meet."""
        self.ties_numbers: bool = words["tied"]["numbers"]
        self.tied: list[str] = words["tied"]["words"]
        """The short words that must not end a line."""
        grammar = words["grammar"]
        self.decimal: str = grammar["decimal"]
        self.percent: str = grammar["percent"]
        self.capitals: dict[str, str] = grammar["capitals"]
        self.lists: dict[str, list[str]] = grammar["lists"]
        """What stands between two items, and of more after the first, within, before the last; by the kind of list."""
        self.plurals: dict[str, dict[str, Any]] = grammar["plurals"]

    def category(self, number: Any, lang: str | None = None) -> str:
        """The plural category of a number, which may have a part, in hundredths: ``(3, 50)`` for 3.5."""
        rule = self.plurals[lang or self.tag]
        whole, part = number if isinstance(number, tuple) else (number, 0)
        whole = abs(whole)
        table = rule["part"] if part else rule["whole"]
        place = whole if whole < HUNDRED else HUNDRED + whole % HUNDRED
        return str(rule["names"][int(table[min(place, len(table) - 1)])])

    def form(self, forms: dict[str, Any], number: Any, lang: str | None = None) -> Any:
        """The one of some forms by categories that belongs to a number."""
        found = forms.get(self.category(number, lang))
        return forms["other"] if found is None else found

    def joined(self, items: list[Any], join: str = "and") -> list[Any]:
        """Items one after the other: *a, b and c*, *a, b or c*, or as the language joins them under a negation."""
        two, start, middle, end = self.lists[join]
        last = len(items) - 1
        pieces: list[Any] = []
        for place, item in enumerate(items):
            if place:
                pieces.append(two if last == 1 else start if place == 1 else end if place == last else middle)
            pieces.append(item)
        return self.put_together(pieces)

    def labelled(self, label: Any, value: Any) -> list[Any]:
        """A value behind its label."""
        return flat([label, self.colon, value])

    def put_together(self, pieces: list[Any]) -> list[Any]:
        """Pieces of a sentence, in any depth.

        A space comes where a Chinese character and a Latin letter or digit meet, if the language puts one there; no
        full stop behind a name that ends in a mark of its own.
        """
        filled: list[Any] = []
        last: Any = ""
        for piece in pieces:
            if piece == "":
                continue
            if isinstance(piece, str) and piece[0] in _FULL_STOPS and text_of(last)[-1:] in _STOPS:
                piece = piece[1:]
            if self.spaced and _meet(text_of(last)[-1:], text_of(piece)[:1]):
                filled.append(" ")
            filled.append(piece)
            last = piece
        return filled

    def settled(self, pieces: list[Any]) -> list[Any]:
        """The runs of a whole sentence, in which no line parts what belongs together."""
        runs = beside_symbols(flat(pieces))
        if not self.ties_numbers:
            return runs
        return [self._tied(run, text_of(runs[place - 1]) if place else "") for place, run in enumerate(runs)]

    def _tied(self, run: Any, before: str) -> Any:
        """A run with a no-break space between a number that was filled in before it and the word it begins with."""
        if not isinstance(run, str) or run[:1] != " " or not before[-1:].isdigit():
            return run
        end = 1
        while end < len(run) and is_letter(run[end]):
            end += 1
        word = run[1:end]
        return NO_BREAK + run[1:] if word and word not in self.tied else run

    def capital(self, text: str) -> str:
        """A text with a capital."""
        first = text[:1]
        return self.capitals.get(first, first.upper()) + text[1:]

    def signed(self, number: Any) -> str:
        """A number with the sign of minus, not a hyphen."""
        text = str(number)
        return f"−{text[1:]}" if text[:1] == "-" and text[1:2].isdigit() else text

    def hundredths(self, number: int) -> str:
        """A number of hundredths, with as many decimals as it takes."""
        whole, part = divmod(abs(number), HUNDRED)
        digits = f"{part:02}".rstrip("0")
        shown = f"{whole}{self.decimal}{digits}" if digits else str(whole)
        return f"−{shown}" if number < 0 else shown

    def permille(self, number: int, is_whole: bool) -> str:
        """A number of thousandths as a percentage, with one decimal unless it is whole."""
        whole, part = divmod(number, 10)
        shown = str(whole) if is_whole else f"{whole}{self.decimal}{part}"
        return self.percent.replace("0", shown)


_STOPS = ("!", "?", "！", "？")
_FULL_STOPS = (".", "。")


def _meet(one: str, other: str) -> bool:
    """Whether a Chinese character and a Latin letter or digit meet here."""
    if not one or not other:
        return False
    return (is_han(one) and is_ascii_word(other)) or (is_ascii_word(one) and is_han(other))
