"""Sources, and citations of what stands in them."""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import Field, GetJsonSchemaHandler, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from catalog.findings import RefusedError
from catalog.models.base import (
    SOURCE_KINDS,
    WEB_ADDRESS,
    Integer,
    Language,
    Model,
    Name,
    SetId,
    SourceKind,
    Text,
)

LINES = re.compile(r"^[0-9]+(-[0-9]+)?(, ?[0-9]+(-[0-9]+)?)*$")


class Source(Model):
    """A document or program that facts were taken from."""

    key: Annotated[str, Field(description="how citations name it, e.g. zh_Hant")]
    title: Annotated[Name, Field(description="what it is, in a few words")]
    nature: Annotated[Text, Field(description="what kind of document it is and how far it can be trusted")]
    kind: Annotated[SourceKind, Field(description="kind of source", examples=SOURCE_KINDS)]
    language: Annotated[Language | None, Field(description="the language it is written in")] = None
    file: Annotated[str | None, Field(description="file name of the seed document")] = None
    line_count: Annotated[
        Integer | None, Field(gt=0, description="lines in that file; citations may not go past it")
    ] = None
    url: Annotated[str | None, Field(pattern=WEB_ADDRESS, description="where the public can find it")] = None
    version: Annotated[str | None, Field(description="version or commit that was read")] = None
    sets: Annotated[tuple[SetId, ...], Field(description="the sets it covers")] = ()


CITATION = "the key of a source, then after a colon the lines, or another place within it"
"""How a citation is written, for the JSON Schema of the files."""


class Citation(Model):
    """Where a fact stands: a source and, within it, lines or another locator.

    Written in YAML as one string: ``zh_Hant:142-144, 150``, ``implementation: modules/abs_ally.php:13-27``
    or just ``implementation``.
    """

    source: Annotated[str, Field(description="key of a source")]
    lines: Annotated[tuple[tuple[int, int], ...], Field(description="first and last line of each cited range")] = ()
    locator: Annotated[str | None, Field(description="place within a source that is not cited by line")] = None

    def is_within(self, other: Citation) -> bool:
        """Whether another citation names all that this one does."""
        if self.source != other.source:
            return False
        if not self.lines:
            return self.locator == other.locator
        return all(any(start <= first and last <= end for start, end in other.lines) for first, last in self.lines)

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """In the files a citation is always a string; who reads it from here gets its parts."""
        if handler.mode == "serialization":
            return handler(schema)
        return {"type": "string", "description": CITATION, "examples": ["pl:142-144, 150", "implementation"]}

    @model_validator(mode="before")
    @classmethod
    def _from_string(cls, given: Any) -> Any:
        if not isinstance(given, str):
            return given
        source, _, place = given.partition(":")
        place = place.strip()
        if not place:
            return {"source": source.strip()}
        if not LINES.match(place):
            return {"source": source.strip(), "locator": place}
        ranges = []
        for part in place.split(","):
            first, _, last = part.strip().partition("-")
            ranges.append((int(first), int(last or first)))
            if not 0 < ranges[-1][0] <= ranges[-1][1]:
                raise RefusedError(
                    f"{part.strip()} is no range of lines",
                    accepted="line numbers from 1, the lower one first, like 142-144",
                    hint="correct the numbers",
                )
        return {"source": source.strip(), "lines": tuple(ranges)}
