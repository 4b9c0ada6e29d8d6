"""The exit codes of the command line."""

from __future__ import annotations

OK = 0
"""Done; for a checker, an answer that is not a refusal."""

FAULTS = 1
"""There are findings, the build failed, or the checker's verdict is 'not legal'."""

USAGE = 2
"""The command was used wrongly, or the request is not valid."""

INTERRUPTED = 130
"""Ended by Ctrl-C."""

BROKEN_PIPE = 141
"""The reader of the output went away."""
