"""How ``fathom locale update`` reports what it changes."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from generator.text.languages import shown_path
from generator.text.word_difference import difference

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.translate.merge import Change, Stale


def show(change: Change) -> None:
    """One PO file: what is new, fuzzy, obsolete or back, and each translation that became stale."""
    counts = (
        (change.added, "new"),
        (change.fuzzy, "fuzzy"),
        (change.kept, "kept as current"),
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
    click.echo(f"  {stale.message} {stale.ref}" + (f" ({', '.join(where)})" if where else ""))
    details = (
        ("English", _coloured(stale.earlier, stale.english)),
        ("older translation", stale.text or "none: the two are too unlike"),
    )
    for label, text in details:
        click.echo(f"    {label}: {text}")


def _coloured(before: str, now: str) -> str:
    """Two wordings in one line, with signs and, where the terminal has them, colours for what is gone and new."""
    colours = {"gone": ("red", "[-{}-]"), "new": ("green", "{{+{}+}}")}
    shown = []
    for kind, text in difference(before, now):
        colour, sign = colours.get(kind, (None, "{}"))
        shown.append(click.style(sign.format(text), fg=colour) if colour else text)
    return "".join(shown).replace("\n", "\\n")


def show_way_on(changes: Sequence[Change]) -> None:
    """What to do if a change was none of the meaning; nothing where no translation became stale."""
    names = dict.fromkeys(stale.message for change in changes for stale in change.stale if stale.text)
    if names:
        command = f"fathom locale update --same-meaning {next(iter(names))}"
        click.echo(f"Where the meaning is as before, the translations can stay current: {command}")


def as_data(change: Change) -> dict[str, Any]:
    """One file for programs: counts, and under ``stale`` the translations that a change of the English made stale."""
    return {
        "file": shown_path(change.path),
        "written": change.written,
        "new": change.added,
        "fuzzy": change.fuzzy,
        "kept": change.kept,
        "restored": change.restored,
        "carried": change.carried,
        "obsolete": change.obsolete,
        "stale": [
            {
                **{"id" if name == "ref" else name: value for name, value in asdict(stale).items()},
                "difference": difference(stale.earlier, stale.english),
            }
            for stale in change.stale
        ],
    }
