"""How a finding tells that a name is none of those that there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from catalog.findings import Finding, did_you_mean, listed

if TYPE_CHECKING:
    from catalog.models.game import Record

Place = tuple[str | int, ...]


def known(
    record: Record, place: Place, given: str, names: Iterable[str], message: str, code: str, otherwise: str = ""
) -> Iterator[Finding]:
    """The finding that a name at a place of a record is none of some; nothing if it is one."""
    names = list(names)
    if given not in names:
        yield record.finding(
            place,
            message,
            given=given,
            accepted=listed(names, 40, given) or "nothing: there are none",
            hint=did_you_mean(given, names, otherwise or ("write one of these" if names else "take it away")),
            code=code,
        )
