"""Whether what a change is about has a page that shows it."""

from __future__ import annotations

from collections.abc import Iterator

from catalog.findings import Finding, listed
from catalog.models.changes import Change
from catalog.models.game import GameCatalog

_SHOWN = ("rule", "discrepancy", "term", "example")


def changes(game: GameCatalog) -> Iterator[Finding]:
    """The page of changes leads to what each is about."""
    kinds = [*_SHOWN, *(collection.kind for collection in game.collections)] if game.complete else []
    for record in game.of_kind("change"):
        about = record.model.about if isinstance(record.model, Change) else ()
        for index, reference in enumerate(about):
            if kinds and reference.partition(":")[0] not in kinds:
                yield record.finding(
                    ("about", index),
                    "nothing that changes by itself has a page of this kind",
                    given=reference,
                    accepted=listed([f"{kind}:…" for kind in kinds], 30),
                    hint="name the rule, the card or the point in dispute that is told otherwise now",
                    code="no-page",
                )
