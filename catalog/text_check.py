"""Whether texts can be shown: placeholders that are well formed and lead somewhere, and no markup."""

from __future__ import annotations

import re
from collections.abc import Iterator

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.base import Message
from catalog.models.game import GameCatalog, Origin, Record
from catalog.number_check import named_number
from catalog.placeholders import GRAMMAR, Named, PlaceholderError, Ref, placeholders
from catalog.references import dangling
from catalog.walk import leaves, models

_MARKUP = re.compile(
    r"</?[a-zA-Z][^<>]*>|<!--|&(?:#\d+|#x[0-9a-fA-F]+|[a-zA-Z]+);|\*\*\S[^*]*\*\*|\[[^\[\]]*\]\([^()]*\)"
)
"""A tag or a character by its name in HTML, bold letters or a link in Markdown."""


def texts(record: Record, game: GameCatalog | None) -> Iterator[Finding]:
    """Placeholders in texts must be well formed, and lead to an entry or name a symbol of the game.

    The words of checkers also hold parameters, which only the engine knows; their names are not held here.
    """
    for path, text, mark in record_texts(record):
        if found := _MARKUP.search(text):
            yield record.finding(
                path,
                "the reader would see this markup as it stands",
                given=found[0],
                accepted="plain text, with links as {kind:id} and symbols as {symbol}",
                hint="take it out; what is to stand out can be a point, a step or a note of its own",
                code="markup",
            )
        try:
            parts = placeholders(text)
        except PlaceholderError as error:
            yield record.finding(
                path,
                error.problem,
                given=text,
                accepted=GRAMMAR,
                hint="close the placeholder, or take the brace away",
                code="bad-placeholder",
            )
            continue
        for placeholder in parts:
            if isinstance(placeholder, Ref):
                yield from _linked(record, path, placeholder, game)
            elif placeholder.number:
                yield from named_number(record, path, placeholder, game)
            elif mark.domain == "record" and mark.kind != "pattern" and game is not None:
                yield from _symbol(record, path, placeholder, game)


def unlinked(game: GameCatalog) -> Iterator[tuple[Origin, str]]:
    """The terms that no text of a game leads to, each with its place."""
    texts_of = (text for record in game.records.values() for _path, text, _mark in record_texts(record))
    linked = {part.target for text in texts_of for part in placeholders(text) if isinstance(part, Ref)}
    for term in game.terms:
        if f"term:{term.id}" not in linked:
            yield game.records[f"term:{term.id}"].origin, term.id


def record_texts(record: Record) -> Iterator[tuple[tuple[str | int, ...], str, Message]]:
    """Every message of a record; a counted one in both its forms."""
    for leaf in leaves(record.model):
        if isinstance(leaf.mark, Message):
            yield leaf.path, leaf.value, leaf.mark
    for path, part in models(record.model):
        mark = getattr(type(part), "MESSAGE", None)
        if isinstance(mark, Message):
            for form in ("one", "other"):
                yield (*path, form), getattr(part, form), mark


def _linked(
    record: Record, path: tuple[str | int, ...], placeholder: Ref, game: GameCatalog | None
) -> Iterator[Finding]:
    given = f"{{{placeholder.target}}}"
    if game is None:
        yield record.finding(
            path,
            "a link to an entry in a text that serves all games",
            given=given,
            accepted="a text without links",
            hint="take the link away",
            code="dangling-reference",
        )
    else:
        yield from dangling(record, path, placeholder.target, game, shown=given)


def _symbol(record: Record, path: tuple[str | int, ...], placeholder: Named, game: GameCatalog) -> Iterator[Finding]:
    symbols = [symbol.id for symbol in game.game.symbols]
    if placeholder.name not in symbols:
        yield record.finding(
            path,
            f"there is no symbol '{placeholder.name}'",
            given=f"{{{placeholder.name}}}",
            accepted=listed([f"{{{symbol}}}" for symbol in symbols], near=f"{{{placeholder.name}}}"),
            code="unknown-symbol",
            hint=did_you_mean(placeholder.name, symbols, "write one of these, or a link as {kind:id}"),
        )
