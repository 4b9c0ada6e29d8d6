"""Whether the sections of the rules make a tree in reading order."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.entries import RuleSection
from catalog.models.game import GameCatalog, Record


def rules(game: GameCatalog) -> Iterator[Finding]:
    """Every file is a chapter of the game and begins with it; every section stands below its parent."""
    files: dict[str, list[Record]] = {}
    for record in game.of_kind("rule"):
        files.setdefault(record.document.file, []).append(record)
    for file, sections in files.items():
        stem = PurePosixPath(file).stem
        if stem not in game.game.chapters:
            yield sections[0].finding(
                (),
                f"'{stem}' is no chapter of the game",
                given=f"{stem}.yaml",
                accepted=listed(game.game.chapters, 30),
                code="unknown-chapter",
                hint=did_you_mean(stem, game.game.chapters, "add it to 'chapters' in game.yaml, or rename the file"),
            )
        else:
            yield from _chapter(game, f"{game.id}.{stem}", sections)
        for record in sections:
            yield from _links(game, record)


def _links(game: GameCatalog, record: Record) -> Iterator[Finding]:
    """A section leads to others, and changes rules of other sets: what belongs to its own stands in the rule itself."""
    section = record.model
    if not isinstance(section, RuleSection):
        return
    if section.id in section.see:
        yield record.finding(
            ("see", section.see.index(section.id)),
            "the section leads to itself",
            given=section.id,
            accepted="other sections",
            hint="take it out, or write the section that was meant",
            code="see-itself",
        )
    for index, id_ in enumerate(section.changes):
        changed = game.records.get(f"rule:{id_}")
        if changed is not None and isinstance(changed.model, RuleSection) and changed.model.set == section.set:
            yield record.finding(
                ("changes", index),
                "a rule of the same set",
                given=id_,
                accepted=f"a section of another set than '{section.set}'",
                hint="correct the rule itself, or put the link under 'see'",
                code="same-set",
            )


def _chapter(game: GameCatalog, chapter: str, sections: list[Record]) -> Iterator[Finding]:
    """The sections of one file: the chapter itself first, then each section after its parent, none in between."""
    broken = {ref.partition(":")[2] for ref in game.broken if ref.startswith("rule:")}
    known = {record.id for record in sections} | broken
    if sections[0].id != chapter and chapter not in broken:
        yield sections[0].finding(
            ("id",),
            "a chapter's file begins with the chapter itself",
            given=sections[0].id,
            accepted=chapter,
            hint=f"let the first section be '{chapter}'",
            code="chapter-first",
        )
    open_sections: list[str] = []
    for record in sections:
        parent = record.id.rpartition(".")[0]
        while open_sections and not record.id.startswith(f"{open_sections[-1]}."):
            open_sections.pop()
        if record.id == chapter:
            pass
        elif not record.id.startswith(f"{chapter}."):
            yield record.finding(
                ("id",),
                "a section of another chapter",
                given=record.id,
                accepted=f"ids that begin with '{chapter}.'",
                hint="correct the id, or move the section to its chapter's file",
                code="other-chapter",
            )
        elif parent not in known:
            others = {id_ for id_ in known if not f"{id_}.".startswith(f"{record.id}.")}
            yield record.finding(
                ("id",),
                f"its parent '{parent}' is missing",
                given=record.id,
                accepted=f"a section below one of: {listed(sorted(others), near=parent)}",
                hint=did_you_mean(parent, others, f"write the section '{parent}' before it, or correct the id"),
                code="no-parent",
            )
        elif parent not in open_sections and parent not in broken:
            yield record.finding(
                ("id",),
                f"it stands away from its parent '{parent}'",
                given=record.id,
                accepted="a place after the parent, or after the parent's other sections",
                hint="move the section there",
                code="out-of-order",
            )
        open_sections.append(record.id)
