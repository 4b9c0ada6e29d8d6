"""What the engine declares of an answer or a request, as paths go through it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Part:
    """A declared part of an answer or a request, with the parts of a record by name."""

    type: str
    of: str = ""
    choices: tuple[str, ...] = ()
    parts: dict[str, Part] = field(default_factory=dict)


@dataclass(frozen=True)
class Scope:
    """Where a path starts: an item of the answer, the item around it, the request and the whole answer."""

    item: Part
    around: Part
    request: Part
    answer: Part

    def inside(self, item: Part) -> Scope:
        """The scope of an item of a list of this one."""
        return replace(self, item=item, around=self.item)


class UnknownError(LookupError):
    """Something that the engine does not declare, with what it does."""

    def __init__(self, message: str, given: str, accepted: list[str]) -> None:
        super().__init__(message)
        self.given = given
        self.accepted = accepted
