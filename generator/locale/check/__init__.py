"""Faults of PO files that a reader would meet: each with file, line, id, what stands there and how to mend it."""

from generator.locale.check.registry import CHECKS, Check, all_checks
from generator.locale.check.run import check, check_file, check_language, faults, message_of, shared_by, units_of
from generator.locale.check.waivers import example_waiver, how_to_waive
from generator.locale.check.work import UNFINISHED

__all__ = [
    "CHECKS", "UNFINISHED", "Check", "all_checks", "check", "check_file", "check_language", "example_waiver", "faults",
    "how_to_waive", "message_of", "shared_by", "units_of",
]  # fmt: skip
