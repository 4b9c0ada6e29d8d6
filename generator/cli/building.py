"""Building the site with progress on stderr and every failure reported as a finding or in a line."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import click
from jinja2 import TemplateError

from catalog import CatalogError
from catalog.placeholders import PlaceholderError
from generator.cli.i18n import N_, _, current_language
from generator.cli.show import show_findings
from generator.pages import CommandHelps
from generator.publish.build import BuildFailedError, build
from generator.render.urls import DeadReferenceError
from generator.text.languages import LOCALES, ROOT
from generator.text.lazy_text import translated
from generator.text.po_files import WordsError, faults_below


def build_site(langs: Sequence[str], site_dir: Path, jobs: int, command_help: CommandHelps) -> bool:
    """Build the site in ``langs`` into ``site_dir``; False if it could not be, with the reasons shown.

    A site that was there before stays whole in that case.
    """
    start = time.monotonic()

    def report(step: str, **values: str) -> None:
        click.echo(f"[{time.monotonic() - start:5.1f} s] {_(step).format(**values)}", err=True)

    try:
        built = build(langs, site_dir, jobs, progress=report, checked=True, command_help=command_help)
    except CatalogError as error:
        show_findings(error.findings)
        return False
    except WordsError as error:
        # The build stops at the first broken file; its author wants to know of the others too.
        show_findings(faults_below(LOCALES) or error.findings)
        return False
    except TemplateError as error:
        place = ":".join(str(part) for part in (getattr(error, "name", None), getattr(error, "lineno", None)) if part)
        _failed(f"{place + ': ' if place else ''}{error.message}")
        return False
    except BuildFailedError as error:
        _failed(translated(error.reason, _))
        return False
    except (PlaceholderError, LookupError) as error:
        if not isinstance(error, PlaceholderError | DeadReferenceError):
            raise
        _failed(str(error))
        return False
    written, kept = sum(built.written.values()), sum(built.kept.values())
    report(
        N_("Pages written: {written}; unchanged: {kept}; in {folder}"),
        written=str(written),
        kept=str(kept),
        folder=str(site_dir),
    )
    return True


def _failed(reason: str) -> None:
    click.echo(_("The build failed: {reason}").format(reason=reason), err=True)


def rebuild_site(langs: Sequence[str], site_dir: Path, jobs: int) -> bool:
    """The same in a process of its own, which sees changed code too and whose end, however bad, ends nothing else."""
    languages = [argument for code in langs for argument in ("--lang", code)]
    command = [sys.executable, "-m", "generator.cli", "--lang", current_language(), "build"]
    command += ["--to", str(site_dir.resolve()), "--jobs", str(jobs)]
    return subprocess.run([*command, *languages], cwd=ROOT, check=False).returncode == 0
