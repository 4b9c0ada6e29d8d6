"""The error that ends a build for a reason that an author can repair."""

from __future__ import annotations

from generator.text.lazy_text import LazyMessage


class BuildFailedError(Exception):
    """A build that gave up; ``reason`` says on what and, where that is known, how to fix it."""

    def __init__(self, reason: LazyMessage | str) -> None:
        self.reason = reason
        super().__init__(reason)

    def __str__(self) -> str:
        return str(self.reason)
