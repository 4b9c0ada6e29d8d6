"""Whether each statement of the player aid says where its rule stands, and whether its lists have something to list."""

from __future__ import annotations

from collections.abc import Iterator

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.aid import SIDES, AidBox
from catalog.models.base import Message
from catalog.models.blocks import EntriesBlock, SignsBlock
from catalog.models.game import GameCatalog, Record
from catalog.placeholders import PlaceholderError, Ref, placeholders
from catalog.walk import leaves, models

_NO_STATEMENTS = frozenset({"title", "head", "caption"})
"""Keys whose texts state nothing."""


def aid(game: GameCatalog) -> Iterator[Finding]:
    """All that is wrong with the player aid of a game, and with lists of entries and signs wherever they stand."""
    boxes = game.of_kind("aid")
    sides = {record.model.side for record in boxes if isinstance(record.model, AidBox)}
    for side in SIDES if boxes else ():
        if side not in sides:
            yield boxes[-1].finding(
                ("side",),
                f"nothing stands on side {side} of the player aid",
                given=listed(sorted(sides)),
                accepted="boxes on both sides",
                hint="move a box to it",
                code="empty-side",
            )
    for record in boxes:
        yield from _statements(record)
    for record in game.records.values():
        yield from _lists(record, game)


def _statements(record: Record) -> Iterator[Finding]:
    for leaf in leaves(record.model):
        if not isinstance(leaf.mark, Message) or leaf.path[0] != "body" or _NO_STATEMENTS.intersection(leaf.path):
            continue
        try:
            parts = list(placeholders(leaf.value))
        except PlaceholderError:
            continue  # It has a finding of its own.
        if not any(isinstance(part, Ref) and part.kind == "rule" for part in parts):
            yield record.finding(
                leaf.path,
                "a statement of the player aid without its rule",
                given=leaf.value,
                accepted="a sentence in which some words lead to the rule: {rule:game.turn|On your turn} …",
                hint="write the rule around the words that it is about",
                code="statement-without-rule",
            )


def _lists(record: Record, game: GameCatalog) -> Iterator[Finding]:
    for path, part in models(record.model):
        if isinstance(part, EntriesBlock) and part.entries not in game.named:
            yield record.finding(
                (*path, "entries"),
                f"there are no entries of the kind '{part.entries}'",
                given=part.entries,
                accepted=listed(game.named),
                hint=did_you_mean(part.entries, list(game.named), "write one of these kinds"),
                code="no-entries",
            )
        if isinstance(part, SignsBlock) and not (game.rings if part.signs == "rings" else game.game.symbols):
            yield record.finding(
                (*path, "signs"),
                f"the game has no {part.signs}",
                given=part.signs,
                accepted="signs that the game declares",
                hint="take the list away, or declare them",
                code="no-entries",
            )
