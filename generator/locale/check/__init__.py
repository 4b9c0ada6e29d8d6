"""Faults of PO files that a reader would meet: each with file, line, id, what stands there and how to mend it."""

from generator.locale.check.run import CODES, UNFINISHED, check, check_file

__all__ = ["CODES", "UNFINISHED", "check", "check_file"]
