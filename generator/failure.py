"""The error that ends a build for a reason that its author can mend."""

from __future__ import annotations


class BuildFailedError(Exception):
    """A build that gave up; the message says on what and, where that is known, how to mend it."""
