"""Records which texts are looked up while a page is rendered, so that it is known what the page depends on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal, ParamSpec, TypeVar

Kind = Literal["text", "place", "survey", "game"]
"""What is looked up: a message's text, the line of its translation, how far all translations are, or, on the page of
another game, something of a game."""

Lookup = tuple[Kind, str, str, str | None, str]
"""The kind, then language, domain, context and msgid of the message."""

SURVEY: Lookup = ("survey", "", "", None, "")


def game_lookup(game: str) -> Lookup:
    """What a page looks up that is made from another game than its own."""
    return "game", "", game, None, ""


Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

_recorded: ContextVar[set[Lookup] | None] = ContextVar("recorded", default=None)


def note(*lookups: Lookup) -> None:
    """Add to what is being recorded, if anything is."""
    recorded = _recorded.get()
    if recorded is not None:
        recorded.update(lookups)


@contextmanager
def recording() -> Iterator[set[Lookup]]:
    """Every lookup inside the block. A recording around it has them, too."""
    recorded: set[Lookup] = set()
    token = _recorded.set(recorded)
    try:
        yield recorded
    finally:
        _recorded.reset(token)
        note(*recorded)


@contextmanager
def unrecorded() -> Iterator[None]:
    """Lookups inside the block are not recorded: whatever they give, what is made there stays the same."""
    token = _recorded.set(None)
    try:
        yield
    finally:
        _recorded.reset(token)


def cached(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """Like ``functools.cache``, but the lookups behind a result are recorded each time that it is used."""
    results: dict[tuple[object, ...], tuple[Result, set[Lookup]]] = {}

    def wrapper(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        key = (*args, *sorted(kwargs.items()))
        if key not in results:
            with recording() as lookups:
                result = function(*args, **kwargs)
            results[key] = result, lookups
        result, lookups = results[key]
        note(*lookups)
        return result

    return wrapper
