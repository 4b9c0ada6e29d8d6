"""What the search is made from: the rows of one language's index, and where the worker that asks it is found."""

from __future__ import annotations

from generator.search.publish import WORKER, rows_json, worker, write
from generator.search.rows import Row, rows

__all__ = ["WORKER", "Row", "rows", "rows_json", "worker", "write"]
