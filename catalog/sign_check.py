"""Whether the signs on the faces of cards say what the cards say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

from catalog.findings import Finding
from catalog.models.faces import Pictogram, Sign, Signed
from catalog.models.game import GameCatalog, Record
from catalog.placeholders import Named, PlaceholderError, parse

_NUMBER = re.compile(r"(?<![\w.])[0-9]+(?![\w.])")


def signs(game: GameCatalog) -> Iterator[Finding]:
    """A count that no text bears out, a symbol in a middle that is not free."""
    for record in game.records.values():
        if isinstance(record.model, Signed) and record.model.sign is not None:
            yield from _count(record, record.model, record.model.sign, game)
            yield from _middle(record, record.model.sign, game)


def _numbers(text: str, game: GameCatalog) -> Iterator[int]:
    """The numbers that a text has, those it cites from numbers.yaml among them."""
    try:
        parts = parse(text)
    except PlaceholderError:
        return  # which is a finding of its own
    for part in parts:
        if isinstance(part, str):
            yield from map(int, _NUMBER.findall(part))
        elif isinstance(part, Named) and part.number and game.knows(f"number:{part.number[0]}"):
            with suppress(KeyError):
                if isinstance(cell := game.number(part.number), int):
                    yield cell


def _count(record: Record, card: Signed, sign: Sign, game: GameCatalog) -> Iterator[Finding]:
    numbers = [*_numbers(card.effect, game)]
    if sign.number is not None and sign.number not in numbers:
        yield record.finding(
            ("sign", "count"),
            "the face shows a number that is not in the text of the card",
            given=sign.count,
            accepted=f"a number of its effect: {', '.join(map(str, numbers)) or 'it has none'}",
            hint="correct the count, leave it out, or write the number in figures into the effect",
            code="count-not-in-text",
        )


def _middle(record: Record, sign: Sign, game: GameCatalog) -> Iterator[Finding]:
    shown = game.records.get(f"pictogram:{sign.shows}")
    if sign.inside and shown and isinstance(shown.model, Pictogram) and not shown.model.middle:
        open_ones = [one.id for one in game.pictograms if one.middle]
        yield record.finding(
            ("sign", "inside"),
            f"nothing can stand in the middle of the pictogram '{sign.shows}'",
            given=sign.inside,
            accepted=f"'inside' with a pictogram whose middle is free: {', '.join(open_ones) or 'there is none'}",
            hint="write it as 'of', or say 'middle: true' of the pictogram",
            code="no-middle",
        )
