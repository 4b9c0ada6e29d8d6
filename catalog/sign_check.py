"""Whether the signs on the faces of cards say what the cards say."""

from __future__ import annotations

import re
from collections.abc import Iterator

from catalog.findings import Finding
from catalog.models.faces import CardFace, Pictogram, Sign, Signed
from catalog.models.game import GameCatalog, Record

_NUMBER = re.compile(r"(?<![\w.])[0-9]+(?![\w.])")


def signs(game: GameCatalog) -> Iterator[Finding]:
    """A count that no text bears out, a symbol in a middle that is not free, a face of no kind of card."""
    kinds = {collection.kind: collection for collection in game.collections} if game.complete else {}
    for record in game.records.values():
        if isinstance(record.model, Signed) and record.model.sign is not None:
            yield from _count(record, record.model, record.model.sign)
            yield from _middle(record, record.model.sign, game)
        elif isinstance(record.model, CardFace) and kinds:
            yield from _face(record, record.model, sorted(kinds))


def _count(record: Record, card: Signed, sign: Sign) -> Iterator[Finding]:
    numbers = [int(number) for number in _NUMBER.findall(card.effect)]
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


def _face(record: Record, face: CardFace, kinds: list[str]) -> Iterator[Finding]:
    if face.id not in kinds:
        yield record.finding(
            ("id",),
            f"there is no kind of card '{face.id}'",
            given=face.id,
            accepted=", ".join(kinds),
            hint="write one of these kinds",
            code="no-kind",
        )
    elif face.example.partition(":")[0] != face.id:
        yield record.finding(
            ("example",),
            "the example is of another kind",
            given=face.example,
            accepted=f"a card of the kind '{face.id}'",
            hint=f"write '{face.id}:' and the id of a card",
            code="other-kind",
        )
