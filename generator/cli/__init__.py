"""The command line: ``fathom build · serve · validate · check · cards · locale``."""

from __future__ import annotations

from generator.cli.main import cli, main

__all__ = ["cli", "main"]
