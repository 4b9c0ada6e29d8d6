"""The forms of names in one language: what ``{lord|acc}`` and ``{pearls#pearl}`` become."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from babel import Locale

from catalog.models.base import Model

if TYPE_CHECKING:
    from generator.text.words import Words


def noun_of(game: Any, noun: str) -> Model | None:
    """What ``#noun`` means in a game: ``kind:id``, a term or another of its nouns; None for nothing."""
    if ":" in noun:
        record = game.records.get(noun)
        return record.model if record is not None and hasattr(record.model, "cases") else None
    term = game.records.get(f"term:{noun}")
    if term is not None:
        return term.model  # type: ignore[no-any-return]
    return next((one for one in game.game.nouns if one.id == noun), None)


def nouns(game: Any) -> list[str]:
    """Everything that ``#noun`` may be in a game, but for the entries of its kinds."""
    return sorted([*(term.id for term in game.terms), *(noun.id for noun in game.game.nouns)])


class Grammar:
    """Names in the forms of the language of ``words``. A form that is missing is None, or the name in its place."""

    def __init__(self, catalog: Any, words: Words) -> None:
        self.catalog = catalog
        self.words = words
        self._plural = Locale.parse(words.lang).plural_form

    def forms(self, game: str, record: Any) -> Mapping[str, str]:
        """All forms of a name that the language has."""
        return self.words.name_forms(game, record)

    def named(self, game: str, record: Any, form: str | None) -> str | None:
        """A name in a form; None if the language lacks it, or no form is wanted."""
        return self.forms(game, record).get(form) if form and record is not None else None

    def category(self, number: Any) -> str:
        """CLDR's plural category of a number; that of a fraction for what is no number."""
        return "other" if number is None else str(self._plural(abs(number)))

    def counted(self, game: str, noun: str, form: str | None) -> dict[str, str]:
        """A noun behind a number, by the plural categories; always with ``other``. Raises KeyError for no noun."""
        record: Any = noun_of(self.catalog.games[game], noun)
        if record is None:
            raise KeyError(f"there is no noun '{noun}' in {game}")
        counts = self.words.info.counts
        wanted = counts.get(form) if form else next(iter(counts.values()), None)
        forms = self.forms(game, record)
        name = record.name if forms else self._name(game, record).lower()
        return {
            category: forms.get(one) or next(iter(forms.values()), name)
            for category, one in (wanted or {"other": form or ""}).items()
        }

    def _name(self, game: str, record: Any) -> str:
        """The name in the language, by the context that names of its kind have."""
        return str(self.words.name(game, record))

    def behind(self, game: str, noun: str, form: str | None, number: Any) -> str | None:
        """A noun in a form, or as a number before it wants it; None if the language has no such forms.

        With both, the number decides if the form is one of those that stand behind numbers.
        """
        counts = self.words.info.counts
        if number is not None and counts and form in (None, *counts):
            if not self.forms(game, noun_of(self.catalog.games[game], noun)):
                return None
            nouns = self.counted(game, noun, form)
            return nouns.get(self.category(number), nouns["other"])
        return self.named(game, noun_of(self.catalog.games[game], noun), form)
