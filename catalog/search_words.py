"""Search words, which stand apart from what they lead to: ``search.yaml`` has them by references to the records."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from catalog.document import Document, fault, read
from catalog.findings import Finding, did_you_mean, listed, shown
from catalog.models.entries import Entry
from catalog.models.game import DataFile, Record

FIELD = "search"
"""The field of a record that has its search words."""

FILE = DataFile(
    FIELD, "search.yaml", FIELD, Entry, "words by which readers look for entries, by reference", "words", optional=True
)


@dataclass
class SearchWords:
    """The search words of a game by reference, and the findings about them."""

    findings: list[Finding] = field(default_factory=list)
    _places: dict[str, tuple[str, Document]] = field(default_factory=dict)
    _left: set[str] = field(default_factory=set)

    def read(self, path: Path) -> None:
        """Read one of the files, if it is there."""
        if not path.exists():
            return
        document = read(path)
        if [finding.code for finding in document.findings] == ["file-empty"]:
            return
        self.findings += document.findings
        if not document.readable:
            return
        if not isinstance(document.data, dict):
            accepted = "texts by references, such as 'term:pearl: \"pearls, money\"'"
            self.findings.append(
                fault(document.file, document.line(), shown(document.data), "wrong-form", accepted=accepted)
            )
            return
        for reference, text in document.data.items():
            self._take(document, str(reference), text)

    def _take(self, document: Document, reference: str, text: Any) -> None:
        if not isinstance(text, str) or not text.strip():
            accepted, hint = "words, separated by commas", "write the words as one text"
            self._find(document, reference, "no search words", text, accepted, hint, "string_type")
        elif reference in self._places:
            other = self._places[reference][1].file
            hint = f"put the words together; the others stand in {other}"
            self._find(
                document, reference, "a reference given twice", reference, "each reference once", hint, "duplicate-id"
            )
        else:
            self._places[reference] = text.strip(), document
            self._left.add(reference)

    def given_to(self, record: Record) -> Record:
        """The record with its search words, if there are some."""
        if record.ref not in self._places or FIELD not in type(record.model).model_fields:
            return record
        self._left.discard(record.ref)
        text, document = self._places[record.ref]
        model = record.model.model_copy(update={FIELD: text})
        return replace(record, model=model, apart={FIELD: (document, (record.ref,))})

    def without(
        self, data: Any, data_file: DataFile, document: Document, place: tuple[str | int, ...], name: str
    ) -> Any:
        """What a record is made of, without search words, which have no place there."""
        if not isinstance(data, dict) or FIELD not in data or FIELD not in data_file.model.model_fields:
            return data
        at = (*place, FIELD)
        message = f"{name}: search words stand in a file of their own"
        accepted, hint = f'search.yaml with {name}: "…"', "move them there"
        self.findings.append(
            Finding(document.file, document.line(at), FIELD, shown(data[FIELD]), accepted, hint, message, "apart")
        )
        return {key: value for key, value in data.items() if key != FIELD}

    def unused(self, known: dict[str, Record], broken: set[str]) -> Iterator[Finding]:
        """The references that lead to no record, or to one that nobody searches for."""
        for reference in sorted(self._left):
            kind = reference.partition(":")[0]
            if reference in broken or f"{kind}:*" in broken:
                continue
            searched = [ref for ref, record in known.items() if FIELD in type(record.model).model_fields]
            alike = [ref for ref in searched if ref.startswith(f"{kind}:")] or searched
            hint = did_you_mean(reference, alike, "write the reference of an entry")
            document = self._places[reference][1]
            message = f"{reference}: search words for no entry"
            yield Finding(
                document.file,
                document.line((reference,)),
                "",
                reference,
                listed(alike, 30),
                hint,
                message,
                "dangling-reference",
            )

    def _find(
        self, document: Document, reference: str, message: str, given: Any, accepted: str, hint: str, code: str
    ) -> None:
        line = document.line((reference,))
        self.findings.append(
            Finding(document.file, line, "", shown(given), accepted, hint, f"{reference}: {message}", code)
        )
