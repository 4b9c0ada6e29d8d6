"""Names of entries and of items: what a sentence calls those that an answer speaks of."""

from engine.speaker.language import Language
from engine.speaker.runs import JOINER, NO_BREAK, first_word, flat
from engine.speaker.texts import Filled, Named, Texts
from engine.typing_compat import Any


class Names:
    """The names in the words of a page."""

    def __init__(self, words: dict[str, Any], language: Language, texts: Texts) -> None:
        self.words = words
        self.tables: dict[str, Any] = words["tables"]
        self.language = language
        self.texts = texts
        self.common: dict[str, Any] = words["say"]

    def is_entry(self, table: str, id: Any) -> bool:
        """Whether a table has an entry of that id."""
        return table in self.tables and id in self.tables[table]["rows"]

    def entry(self, table: str, id: Any) -> dict[str, Any]:
        """The row of an id in its table; one that is not known names itself."""
        if self.is_entry(table, id):
            row: dict[str, Any] = self.tables[table]["rows"][id]
            return row
        return {"n": str(id)}

    def name(self, table: str, id: Any) -> str:
        """The name of an entry."""
        return str(self.entry(table, id)["n"])

    def order(self, table: str) -> list[str]:
        """The ids of a table, as the game orders them."""
        ids: list[str] = self.tables[table]["order"] if table in self.tables else []
        return ids

    def is_quiet(self, table: str) -> bool:
        """Whether sentences speak of the entries of a table all the time, and so without their symbols."""
        return table in self.tables and bool(self.tables[table].get("plain"))

    def link(self, table: str, id: Any, form: str | None = None, is_first: bool = False) -> dict[str, Any]:
        """The name of an entry, in a form if it has that, linked to its page, behind its symbol if it has one."""
        row = self.entry(table, id)
        name = row.get("f", {}).get(form, row["n"]) if form else row["n"]
        name = _kept(self.language.capital(name) if is_first else name)
        return _linked(row, [name] if self.is_quiet(table) else self._with_symbol(row, name))

    def head(self, table: str, id: Any) -> dict[str, Any]:
        """The name of an entry that stands by itself, with its symbol even if sentences speak of it all the time."""
        row = self.entry(table, id)
        return {"name": self._with_symbol(row, row["n"])} if self.is_quiet(table) else self.link(table, id)

    def _with_symbol(self, row: dict[str, Any], name: str) -> list[Any]:
        """A name behind its symbol, if it is one that is known by its colour; its first word stays beside that."""
        if "symbol" not in row or "hue" not in row:
            return [name]
        first, rest = first_word(name)
        symbol = {"symbol": row["symbol"], "hue": row["hue"], "beside": True}
        return flat([{"kept": [symbol, f"{JOINER}{first}"]}, rest])

    def entries(self, table: str, ids: list[Any], alternatives: bool = False) -> Named:
        """Entries for a sentence, which may ask for a form of their names, and how they are joined."""

        def say(asked: dict[str, Any]) -> Any:
            names: list[Any] = []
            for place, id in enumerate(ids):
                if id in ids[:place]:
                    continue
                count = ids.count(id)
                if count == 1 or alternatives:
                    names.append(self.link(table, id, asked.get("c"), "s" in asked and not names))
                else:  # behind a × a name stays as it is
                    name = [self.link(table, id)]
                    names.append(self.texts.say(self.common["several"], {"count": count, "name": name}))
            return self.language.joined(names, asked.get("j") or ("or" if alternatives else "and"))

        return Named(say)

    def items(self, items: list[Any], join: str) -> Named:
        """Items of a list for a sentence, which have one form: the names of players."""

        def say(asked: dict[str, Any]) -> Any:
            shown = items
            if "s" in asked and items and isinstance(items[0], str):
                shown = [self.language.capital(items[0])] + items[1:]
            return self.language.joined(shown, asked.get("j") or join)

        return Named(say)

    def counted(self, table: str, id: str, count: int, form: str | None = None) -> Any:
        """A number with the name of the entry that it counts, as it agrees with it in a form of the language."""
        row = self.entry(table, id)
        forms = row.get("qf", {}).get(form or "") or row.get("q")
        shown = self.language.signed(count)
        if forms:
            return [shown, self.language.form(forms, count)]
        return self.texts.say(self.common["amount"], {"count": shown, "name": row["n"]})

    def nonzero(self, table: str, counts: Any) -> list[tuple[str, int]]:
        """The ids and numbers of counts, in the order of their table, without those that are 0."""
        if not isinstance(counts, dict):
            return []
        return [(id, int(counts[id])) for id in self.order(table) if counts.get(id)]

    def amounts(self, table: str, several: list[Any]) -> Named:
        """Numbers by the ids of a table, each with what it counts; several of them stand one after the other."""

        def say(asked: dict[str, Any]) -> Any:
            pieces: list[Any] = []
            for place, counts in enumerate(several):
                each = [self.counted(table, id, count, asked.get("c")) for id, count in self.nonzero(table, counts)]
                if place:
                    pieces.append(" · ")
                pieces.append(self.language.joined(each) if each else self.texts.say(self.common["nothing"]))
            return flat(pieces)

        return Named(say)

    def chip(self, table: str, id: str) -> dict[str, Any]:
        """An entry as a small card: its symbol and short name, or its whole name."""
        row = self.entry(table, id)
        if "short" not in row:
            return {"name": [self.link(table, id)]}
        return {"chip": {key: row[key] for key in ("n", "short", "hue", "symbol", "mark") if key in row}}

    def card(self, table: str, id: str) -> dict[str, Any] | None:
        """An entry as a card: its face, as a ``picture``, or a small card; None for one without either."""
        row = self.entry(table, id)
        if "picture" in row:
            return {"picture": row["picture"]}
        return self.chip(table, id) if "short" in row else None

    def numbered(self, declared: dict[str, Any] | None, text: Any, number: int) -> str:
        """What an item of a list is called by its number: like the entry of the list's table, or by the list's words.

        '' without both.
        """
        if declared and declared.get("type") == "list" and declared.get("of"):
            order = self.order(declared["of"])
            if 0 < number <= len(order):
                return self.name(declared["of"], order[number - 1])
        return self.texts.plain(text, {"number": number}) if text is not None else ""


def _kept(name: str) -> str:
    """A name with no-break spaces before its numbers."""
    pieces = name.split(" ")
    return "".join(
        [
            (NO_BREAK if place and piece[:1].isdigit() else " " if place else "") + piece
            for place, piece in enumerate(pieces)
        ]
    )


def _linked(row: dict[str, Any], runs: list[Any]) -> dict[str, Any]:
    run: dict[str, Any] = {"name": runs}
    if row.get("u"):
        run["url"] = row["u"]
    if row.get("l"):
        run["lang"] = row["l"]
    return run


def filled_amount(language: Language, given: Any) -> Filled:
    """An expected amount, with at most two decimals; with the exact fraction where these are rounded."""
    over, under = _parts(given["fraction"] if isinstance(given, dict) else given)
    hundredths = given["hundredths"] if isinstance(given, dict) else _nearest(over, under, 100)
    shown = language.hundredths(hundredths)
    runs = [shown] if over * 100 == hundredths * under else [{"rounded": shown, "exact": f"{over}/{under}"}]
    whole, part = divmod(abs(hundredths), 100)
    return Filled(runs, (whole, part) if part else -whole if hundredths < 0 else whole)


def as_chance(given: Any) -> dict[str, Any]:
    """A chance with what is rounded of it; of an exact fraction alone, that is worked out."""
    if isinstance(given, dict):
        return given
    over, under = _parts(given)
    return {"fraction": given, "permille": _nearest(over, under, 1000)}


def chance(language: Language, texts: Texts, words: dict[str, Any], given: Any) -> Any:
    """A chance as a percentage with its fraction; what is nearly certain or impossible is never shown as that."""
    value = as_chance(given)
    permille = value["permille"]
    is_whole = "/" not in value["fraction"]
    if is_whole:
        return language.permille(permille, True)
    near = "below" if permille == 0 else "above" if permille == 1000 else ""
    shown = language.permille(min(max(permille, 1), 999), False)
    if near:
        shown = texts.plain(words["chances"][near], {"percent": shown})
    return {"rounded": shown, "exact": value["fraction"]}


def _parts(fraction: str) -> tuple[int, int]:
    over, _slash, under = fraction.partition("/")
    return int(over), int(under or "1")


def _nearest(over: int, under: int, parts: int) -> int:
    """The nearest whole number of so many parts of a fraction, and of two the larger."""
    return (2 * parts * over + under) // (2 * under)
