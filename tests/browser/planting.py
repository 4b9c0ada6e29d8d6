"""A copy of the project in which every translated text carries markup, to see whether any of it comes alive."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import polib
from lxml import etree

from tests.made_up_games import beside_one, repository

ROOT = Path(__file__).parents[2]
LANGUAGE = "pl"
PLANT = (
    "\"'><b data-planted>x</b><img data-planted src=x onerror=window.__planted=1>"
    "</title></textarea></style></script><script data-planted>window.__planted=1</script>"
)
"""Closes whatever a text may stand in, and opens elements that a test can find."""

_REFERENCE = re.compile(r"\{((?!number:)[a-z-]+:[a-z0-9./-]+)(\|[^{}]*)?\}")


def plant(text: str) -> str:
    """Give a text with markup before, after and inside the shown text of every reference; a number shows none."""
    marked = _REFERENCE.sub(lambda found: "{" + found[1] + "|" + PLANT + "}", text)
    return f"{PLANT}{marked}{PLANT}"


def planted_site(folder: Path, game: str = "") -> Path:
    """Build the site in Polish, of one game or of all, from a copy with planted PO files; give its folder."""
    copy = folder / "project"
    if game:
        beside_one(copy, one=game)
    else:
        repository(copy)
    for target in sorted((copy / "locales" / LANGUAGE / "LC_MESSAGES").glob("*.po")):
        _plant_domain(ROOT / "locales" / f"{target.stem}.pot", target)
    site = folder / "site"
    command = (
        "from generator.publish.build import build; from generator.cli.main import command_help; "
        f"build(({LANGUAGE!r},), {str(site)!r}, command_help=command_help)"
    )
    done = subprocess.run([sys.executable, "-c", command], cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return site


def _plant_domain(template: Path, target: Path) -> None:
    source = polib.pofile(str(template), encoding="utf-8")
    before = polib.pofile(str(target), encoding="utf-8")
    planted = polib.POFile()
    planted.metadata = before.metadata
    forms = int(re.findall(r"nplurals=(\d)", before.metadata["Plural-Forms"])[0])
    for entry in source:
        if entry.obsolete:
            continue
        made = polib.POEntry(msgid=entry.msgid, msgctxt=entry.msgctxt, msgid_plural=entry.msgid_plural)
        if entry.msgid_plural:
            made.msgstr_plural = {form: plant(entry.msgid_plural) for form in range(forms)}
        else:
            made.msgstr = plant(entry.msgid)
        planted.append(made)
    planted.save(str(target))


_INSERTED = etree.XPath("//*[@data-planted or @*[starts-with(name(), 'on')]]")


def planted_elements(html: str) -> list[str]:
    """Give the elements of a document that a planted text made: those with the mark, or with a handler of their own."""
    document = etree.fromstring(html, etree.HTMLParser(huge_tree=True))
    return [etree.tostring(element, encoding="unicode", with_tail=False)[:200] for element in _INSERTED(document)]
