"""Faults of PO files that a reader would meet: each with file, line, id, what stands there and how to fix it."""

from generator.translate.check.check_registry import CHECKS, Check, all_checks
from generator.translate.check.messages import PROOFREAD, faults, message_of, without
from generator.translate.check.run import check_language, shared_by
from generator.translate.check.subjects.file_state import UNFINISHED
from generator.translate.check.subjects.spelling import is_spelled
from generator.translate.check.subjects.terms import lexicon_of
from generator.translate.check.subjects.waivers import example_waiver, how_to_waive
from generator.translate.check.together import check
from generator.translate.check.unit import units_of

__all__ = [
    "CHECKS",
    "PROOFREAD",
    "UNFINISHED",
    "Check",
    "all_checks",
    "check",
    "check_language",
    "example_waiver",
    "faults",
    "how_to_waive",
    "is_spelled",
    "lexicon_of",
    "message_of",
    "shared_by",
    "units_of",
    "without",
]
