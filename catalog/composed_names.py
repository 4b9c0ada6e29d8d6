"""Giving entries the names that a pattern of game.yaml composes, and saying what keeps it from doing so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from catalog.document import Document
from catalog.english import english_forms
from catalog.findings import Finding, did_you_mean, listed
from catalog.models.base import Model, Refers
from catalog.models.composed import Composed, Parts
from catalog.models.entries import Entry
from catalog.models.game import DataFile, Record
from catalog.placeholders import Named, Part, PlaceholderError, Ref, parse
from catalog.walk import reference_mark

NAMES = "names"
"""The field of a game that has the patterns by kinds."""


def patterns_in(document: Document) -> dict[str, str]:
    """The patterns that a game.yaml has, by kinds of entries, as far as they can be read."""
    given = document.data.get(NAMES) if isinstance(document.data, dict) else None
    texts = given.items() if isinstance(given, dict) else ()
    return {str(kind): text.strip() for kind, text in texts if isinstance(text, str) and text.strip()}


def named(data: Any, pattern: str | None) -> Any:
    """What an entry is made of; where it has no name of its own, the pattern of its kind stands in its place."""
    return {**data, "name": pattern} if pattern and isinstance(data, dict) and "name" not in data else data


@dataclass
class ComposedNames:
    """Composes names in the ``records`` of a game; ``game`` is the record that has the patterns."""

    game: Record
    files: Sequence[DataFile]
    records: dict[str, Record]
    findings: list[Finding] = field(default_factory=list)

    def compose(self, patterns: Mapping[str, str]) -> dict[str, Model]:
        """The entries with composed names, by their references; ``records`` has them from now on."""
        kinds = {file.kind: file.model for file in self.files if _is_named(file)}
        composed: dict[str, Model] = {}
        for kind, pattern in patterns.items():
            if kind not in kinds:
                hint = did_you_mean(kind, kinds, "write the kind of entries whose names are composed")
                self._refuse(kind, f"there are no entries of a kind '{kind}' with names", kind, listed(kinds), hint)
            elif (parts := self._parsed(kind, pattern, kinds[kind], patterns)) is not None:
                for record in [one for one in self.records.values() if one.kind == kind]:
                    if getattr(record.model, "name", None) == pattern:
                        model = self._with_name(record, pattern, parts)
                        self.records[record.ref] = replace(record, model=model)
                        composed[record.ref] = model
        return composed

    def _parsed(
        self, kind: str, pattern: str, model: type[Model], patterns: Mapping[str, str]
    ) -> tuple[Part, ...] | None:
        """The parts of a pattern; None where something is wrong with it."""
        try:
            parts = parse(pattern)
        except PlaceholderError:
            return None  # There is a finding, as of every text.
        usable = self._usable(model, patterns)
        accepted = listed(f"{{{name}}}" for name in usable) or "none: no field holds a number or refers to an entry"
        sound = any(isinstance(part, Named) for part in parts)
        if not sound:
            hint = "name the fields that tell the entries apart"
            self._refuse(kind, "all entries would be called alike", pattern, accepted, hint)
        for part in parts:
            if isinstance(part, str):
                continue
            if isinstance(part, Ref) or part.noun or part.join or part.number or part.name not in usable:
                given = f"{{{part.target if isinstance(part, Ref) else part.written}}}"
                hint = did_you_mean(
                    given.strip("{}"), usable, "write the name of such a field, and a form behind a bar"
                )
                self._refuse(kind, "a name is composed of what the entry holds", given, accepted, hint)
                sound = False
        return parts if sound else None

    def _usable(self, model: type[Model], patterns: Mapping[str, str]) -> list[str]:
        """The fields that a name may be composed of: whole numbers, and ids of entries that have names of their own."""
        return [
            name
            for name, info in model.model_fields.items()
            if ((mark := reference_mark(model, name)) is not None and self._has_names(mark, patterns))
            or _is_number(info.annotation)
        ]

    def _has_names(self, mark: Refers, patterns: Mapping[str, str]) -> bool:
        kinds = {kind for kind in (mark.kind, mark.other) if kind}
        models = [record.model for record in self.records.values() if record.kind in kinds]
        return not kinds & patterns.keys() and (not kinds or any(isinstance(model, Entry) for model in models))

    def _with_name(self, record: Record, pattern: str, parts: tuple[Part, ...]) -> Model:
        fields = [part.name for part in parts if isinstance(part, Named)]
        held: dict[str, str | Entry] = {}
        for name in fields:
            value = getattr(record.model, name)
            if value is None:
                accepted = "a value, or a name of its own"
                hint = f"give it '{name}', or a 'name'"
                message = f"it has no '{name}' to be called by"
                self.findings.append(
                    record.finding((name,), message, given="nothing", accepted=accepted, hint=hint, code="no-name-part")
                )
            held[name] = self._part(record, name, value)
        return record.model.model_copy(update={"name": Composed(_in_english(parts, held), pattern, held)})

    def _part(self, record: Record, name: str, value: Any) -> str | Entry:
        """What a field holds: a figure, or the entry that it refers to; the bare id where that is not there."""
        mark = reference_mark(type(record.model), name)
        kinds = [kind for kind in (mark.kind, mark.other) if kind] if mark else []
        refs = [f"{kind}:{value}" for kind in kinds] or [str(value)]
        found = next((self.records[ref].model for ref in refs if ref in self.records), None)
        return found if isinstance(found, Entry) else str(value)

    def _refuse(self, kind: str, message: str, given: str, accepted: str, hint: str) -> None:
        self.findings.append(
            self.game.finding(
                (NAMES, kind), message, given=given, accepted=accepted, hint=hint, code="bad-name-pattern"
            )
        )


def _is_named(file: DataFile) -> bool:
    return file.form == "list" and issubclass(file.model, Entry) and file.model.DOMAIN == "game"


def _is_number(form: Any) -> bool:
    """Whether a field holds a whole number, or one or nothing."""
    if get_origin(form) is Annotated:
        return _is_number(get_args(form)[0])
    if get_origin(form) in (Union, UnionType):
        return all(one is NoneType or _is_number(one) for one in get_args(form))
    return form is int


def _in_english(parts: tuple[Part, ...], held: Parts) -> str:
    name = "".join(_said(held[part.name], part.form) if isinstance(part, Named) else str(part) for part in parts)
    return name[:1].upper() + name[1:]


def _said(part: str | Entry, form: str | None) -> str:
    if isinstance(part, str):
        return part
    return english_forms(part).get(form, part.name) if form else part.name
