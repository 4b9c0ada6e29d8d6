"""Whether the steps that teach a game fit it: its sets, its players, its figures."""

from __future__ import annotations

from collections.abc import Iterator

from catalog.findings import Finding, listed
from catalog.models.entries import RuleSection
from catalog.models.figures import Figure
from catalog.models.game import GameCatalog, Record
from catalog.models.learn import Layout, Step
from catalog.walk import Path, models


def lessons(game: GameCatalog) -> Iterator[Finding]:
    """All that is wrong with the steps of a game beyond their form."""
    turned: str = ""
    for record in game.of_kind("step"):
        step = record.model
        if not isinstance(step, Step):
            continue
        yield from _rules(record, step, game)
        if step.layout is not None:
            yield from _layout(record, step.layout, game)
        if step.deep and turned:
            yield record.finding(
                ("deep",),
                "the ground has turned already",
                given="deep: true",
                accepted=f"'deep: true' in one step; it stands in '{turned}'",
                hint="take one of the two away",
                code="turned-twice",
            )
        turned = record.id if step.deep else turned


def _rules(record: Record, step: Step, game: GameCatalog) -> Iterator[Finding]:
    """A step rests on rules of its own set and of the base game: who has no other sets can read on."""
    known = (game.game.sets[0].id, step.set)
    for path, part in models(step):
        found = game.records.get(f"rule:{getattr(part, 'rule', '')}")
        if found is not None and isinstance(found.model, RuleSection) and found.model.set not in known:
            yield record.finding(
                (*path, "rule"),
                f"the section belongs to the set '{found.model.set}'",
                given=found.id,
                accepted=f"a section of {listed(dict.fromkeys(known))}",
                hint="rest it on another section, or say it in a step of that set",
                code="other-set",
            )


def _layout(record: Record, layout: Layout, game: GameCatalog) -> Iterator[Finding]:
    most = game.game.players_max
    if len(layout.names) < most:
        yield _finding(record, "names", "players without a name", len(layout.names), f"{most} names", "add names")
    found = game.records.get(f"figure:{layout.figure}")
    if found is not None and isinstance(found.model, Figure) and len(found.model.panels) < 2:
        accepted = "two panels at least: what lies in the middle, and what each player has"
        yield _finding(record, "figure", "the figure has too few panels", layout.figure, accepted, "add a panel to it")


def _finding(record: Record, field: str, message: str, given: object, accepted: str, hint: str) -> Finding:
    path: Path = ("layout", field)
    return record.finding(path, message, given=given, accepted=accepted, hint=hint, code="no-layout")
