"""Whether what names an entry names one that is there."""

from __future__ import annotations

from collections.abc import Iterator

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.base import SHARED, Refers
from catalog.models.game import GameCatalog, Record
from catalog.walk import leaves

Path = tuple[str | int, ...]


def references(record: Record, game: GameCatalog) -> Iterator[Finding]:
    """Ids and references in fields that name an entry must name one that is there."""
    for leaf in leaves(record.model):
        if isinstance(leaf.mark, Refers):
            yield from dangling(record, leaf.path, leaf.value, game, leaf.mark.kind, leaf.mark.other)


def dangling(
    record: Record, path: Path, given: str, game: GameCatalog, kind: str = "", other: str = "", shown: str = ""
) -> Iterator[Finding]:
    """What is wrong with the id of an entry of a ``kind``, or with a whole reference where no kind is given.

    Entries of the ``other`` kind would also do. ``shown`` is what stands in the file, if that is not what is ``given``.
    """
    refs = [f"{one}:{given}" for one in (kind, other) if one] or [given]
    if any(map(game.knows, refs)):
        return
    wanted, _, id_ = refs[0].partition(":")
    kinds = kinds_of(game)
    if wanted not in {*kinds, *SHARED}:
        message, accepted = f"there is no kind '{wanted}'", listed(kinds, 20, wanted)
        hint = did_you_mean(wanted, kinds, "write one of these kinds")
    else:
        ids = [*SHARED.get(wanted, ()), *(record.id for one in (wanted, other) for record in game.of_kind(one))]
        known = ids if kind else [f"{wanted}:{id_}" for id_ in ids]
        message, accepted = f"there is no {wanted} '{id_}'", listed(known, near=given)
        hint = did_you_mean(given, known, f"write the id of a {wanted} that is there, or add the {wanted}")
    yield record.finding(path, message, given=shown or given, accepted=accepted, hint=hint, code="dangling-reference")


def kinds_of(game: GameCatalog) -> list[str]:
    """The kinds of entries that a game has or may have."""
    return sorted({record.kind for record in game.records.values()} | {data_file.kind for data_file in game.FILES})
