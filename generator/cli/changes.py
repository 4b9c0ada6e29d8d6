"""How ``fathom locale update`` reports what it changes."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from generator.text.languages import shown_path

if TYPE_CHECKING:
    from generator.translate.merge import Change, Stale


def show(change: Change) -> None:
    """One PO file: what is new, fuzzy, obsolete or back, and each translation that became stale."""
    counts = (
        (change.added, "new"),
        (change.fuzzy, "fuzzy"),
        (change.restored, "restored"),
        (change.carried, "from other files"),
        (change.obsolete, "obsolete"),
    )
    text = ", ".join(f"{label}: {count}" for count, label in counts if count)
    text = text or ("written" if change.written else "unchanged")
    click.echo(f"{shown_path(change.path)}: {text}")
    for stale in change.stale:
        _show_stale(stale)


def _show_stale(stale: Stale) -> None:
    where = [part for part in (stale.place if stale.place != stale.ref else "", stale.page) if part]
    click.echo(f"  {stale.ref}" + (f" ({', '.join(where)})" if where else ""))
    details = (
        ("English before", stale.earlier),
        ("English now", stale.english),
        ("fuzzy proposal", stale.text or "none: the two are too unlike"),
    )
    for label, text in details:
        click.echo(f"    {label}: {text}")


def as_data(change: Change) -> dict[str, Any]:
    """One file for programs: counts, and under ``stale`` the translations that a change of the English made stale."""
    return {
        "file": shown_path(change.path),
        "written": change.written,
        "new": change.added,
        "fuzzy": change.fuzzy,
        "restored": change.restored,
        "carried": change.carried,
        "obsolete": change.obsolete,
        "stale": [
            {"id" if name == "ref" else name: value for name, value in asdict(stale).items()} for stale in change.stale
        ],
    }
