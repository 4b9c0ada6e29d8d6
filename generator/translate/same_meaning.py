"""Which texts are meant by somebody who says that a change of the English left their meaning as it was."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from catalog.findings import nearest
from generator.text.message_sources import Sources
from generator.text.po_files import Key
from generator.translate.merge import Change, Stale, message_name


class SameMeaningError(ValueError):
    """Texts whose translations cannot be kept as current; ``reasons`` says of each why, in English."""

    def __init__(self, reasons: Sequence[str]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("; ".join(reasons))


def keys_of(
    given: Iterable[str], changes: Iterable[Change], every: Mapping[str, Sources]
) -> dict[str, Collection[Key]]:
    """The texts that are meant, by domain.

    A text is named as ``update`` lists it, ``abyss/0123456789abcdef``, or by its id in a spreadsheet, which has the
    language before that; by the file and line of its English; or by its entry, if nothing else of that changed. Raises
    SameMeaningError with all that name no text which changed, or more than one.
    """
    waiting = {stale.message: stale for change in changes for stale in change.waiting}
    known = {message_name(domain, key): (domain, key) for domain, texts in every.items() for key in texts}
    reasons: list[str] = []
    meant: dict[str, set[Key]] = {}
    for name in dict.fromkeys(given):
        found = _named(name, waiting)
        if len(found) == 1:
            domain, key = known[found[0]]
            meant.setdefault(domain, set()).add(key)
        else:
            reasons.append(_reason(name, found, waiting, known))
    if reasons:
        raise SameMeaningError(reasons)
    return dict(meant)


def _named(name: str, waiting: Mapping[str, Stale]) -> list[str]:
    """The texts of those that wait which somebody may mean."""
    # A spreadsheet's id has a language before, and behind a counted text the number of its form.
    short = name.partition("[")[0]
    ids = {short, short.partition("/")[2]}
    exact = [message for message in waiting if message in ids]
    return exact or [message for message, stale in waiting.items() if name in (stale.place, stale.ref)]


def _reason(name: str, found: Sequence[str], waiting: Mapping[str, Stale], known: Collection[str]) -> str:
    if found:
        return f"“{name}” stands for {len(found)} texts that changed; say which: {', '.join(found)}"
    if not waiting:
        return f"“{name}”: no translation waits because of a change of its English"
    short = name.partition("[")[0]
    if {short, short.partition("/")[2]} & set(known):
        return f"“{name}” has no translation that waits because of a change of its English; it stays as it is"
    near = nearest(name, [*waiting, *(stale.ref for stale in waiting.values())])
    hint = f"is it “{near}”?" if near else f"take one of {', '.join(list(waiting)[:5])}"
    return f"“{name}” is no text whose English changed; {hint}"


def refuse_unfit(changes: Iterable[Change]) -> None:
    """Raises SameMeaningError where a translation has not the placeholders of the English that it is to be kept for."""
    reasons = [
        f"“{stale.message}”: {change.path.parent.parent.name} has other placeholders than the English of today: "
        f"{stale.text}"
        for change in changes
        for stale in change.unfit
    ]
    if reasons:
        raise SameMeaningError(reasons)
