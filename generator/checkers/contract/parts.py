"""Where paths through a declared answer start, and what is said of one that leads nowhere."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.outputs import Output


@dataclass(frozen=True)
class Scope:
    """Where a path starts: an item of the answer, the item around it, the request and the whole answer."""

    item: Output
    around: Output
    request: Output
    answer: Output

    def inside(self, item: Output) -> Scope:
        """The scope of an item of a list of this one."""
        return replace(self, item=item, around=self.item)


class UnknownError(LookupError):
    """Something that the engine does not declare, with what it does."""

    def __init__(self, message: str, given: str, accepted: list[str]) -> None:
        super().__init__(message)
        self.given = given
        self.accepted = accepted
