"""Names for annotations: MicroPython has no ``typing``, and never evaluates an annotation."""

try:
    from collections.abc import Iterator
    from typing import Any
except ImportError:
    Any = object  # type: ignore[assignment,misc]
    Iterator = object  # type: ignore[assignment,misc]

__all__ = ["Any", "Iterator"]
