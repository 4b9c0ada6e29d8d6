"""Building the site with progress on stderr and every failure reported as a finding or in a line."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import click
from jinja2 import TemplateError

from catalog import CatalogError
from catalog.placeholders import PlaceholderError
from generator.cli.i18n import _, current_language
from generator.cli.options import RefusedError
from generator.cli.show import show_findings
from generator.pages import CommandHelps
from generator.publish import assembly, data_files
from generator.publish.assembly import PartsError
from generator.publish.build import BuildFailedError, Built, Progress, build, refusals_reported
from generator.publish.parts import UnknownPartError
from generator.render.urls import DeadReferenceError
from generator.text.languages import LOCALES, ROOT
from generator.text.lazy_text import translated
from generator.text.po_files import WordsError, faults_below


def build_site(langs: Sequence[str], site_dir: Path, jobs: int, command_help: CommandHelps) -> bool:
    """Build the site in ``langs`` into ``site_dir``; False if it could not be, with the reasons shown.

    A site that was there before stays whole in that case.
    """
    return _site_reported(
        lambda report: build(langs, site_dir, jobs, progress=report, checked=True, command_help=command_help)
    )


def build_parts(
    names: Sequence[str], langs: Sequence[str], site_dir: Path, jobs: int, command_help: CommandHelps
) -> bool:
    """Build the parts of the site that ``names`` stand for; as with ``build_site`` otherwise."""

    def built(report: Progress) -> Built:
        return assembly.build_parts(names, site_dir, langs, jobs, report, checked=True, command_help=command_help)

    try:
        return _site_reported(built)
    except UnknownPartError as error:
        raise RefusedError(f"“{error}” is no part of the site: fathom build --list-parts lists them.") from None


def assemble_site(folders: Sequence[Path], langs: Sequence[str], site_dir: Path, command_help: CommandHelps) -> bool:
    """Put the parts in ``folders`` together; as with ``build_site`` otherwise."""

    def built(report: Progress) -> Built:
        return assembly.assemble(folders, site_dir, langs, report, checked=True, command_help=command_help)

    try:
        return _site_reported(built)
    except PartsError as error:
        for reason in error.reasons:
            click.echo(reason.translated(_))
        return False


def export_data(folder: Path) -> bool:
    """Write the data for other programs into ``folder``; as with ``build_site`` otherwise."""

    def exported(report: Progress) -> str:
        target = folder.resolve()
        report("Reading the catalogue")
        with refusals_reported(target):
            return f"Files written: {data_files.export(target)}; in {target}"

    return _reported("export", exported)


def _site_reported(make: Callable[[Progress], Built]) -> bool:
    """Make a site, or a part of one, and say how many pages were written."""

    def built(report: Progress) -> str:
        made = make(report)
        written, kept = sum(made.written.values()), sum(made.kept.values())
        return f"Pages written: {written}; unchanged: {kept}; in {made.site_dir}"

    return _reported("build", built)


def _reported(what: str, make: Callable[[Progress], str]) -> bool:
    """Do what ``make`` does, with its progress on stderr; False if it could not be done, with the reasons shown.

    ``what`` is what failed then, a build say.
    """
    start = time.monotonic()

    def show_step(text: str) -> None:
        click.echo(f"[{time.monotonic() - start:5.1f} s] {text}", err=True)

    try:
        show_step(make(lambda step, **values: show_step(step.format(**values))))
    except CatalogError as error:
        show_findings(error.findings)
        return False
    except WordsError as error:
        # The build stops at the first broken file; its author wants to know of the others too.
        show_findings(faults_below(LOCALES) or error.findings)
        return False
    except TemplateError as error:
        place = ":".join(str(part) for part in (getattr(error, "name", None), getattr(error, "lineno", None)) if part)
        _failed(what, f"{place + ': ' if place else ''}{error.message}")
        return False
    except BuildFailedError as error:
        _failed(what, translated(error.reason, _))
        return False
    except (PlaceholderError, LookupError) as error:
        if not isinstance(error, PlaceholderError | DeadReferenceError):
            raise
        _failed(what, str(error))
        return False
    return True


def _failed(what: str, reason: str) -> None:
    click.echo(f"The {what} failed: {reason}", err=True)


def rebuild_site(langs: Sequence[str], site_dir: Path, jobs: int) -> bool:
    """The same in a process of its own, which sees changed code too and whose end, however bad, ends nothing else."""
    languages = [argument for code in langs for argument in ("--lang", code)]
    command = [sys.executable, "-m", "generator.cli", "--lang", current_language(), "build"]
    command += ["--to", str(site_dir.resolve()), "--jobs", str(jobs)]
    return subprocess.run([*command, *languages], cwd=ROOT, check=False).returncode == 0
