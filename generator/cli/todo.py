"""``fathom locale todo``: the order of work in a language, and what its next step is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from generator.cli.exit_codes import OK
from generator.cli.i18n import _
from generator.cli.options import LANGUAGE, RefusedError, json_option, reason
from generator.cli.show import counted, show_json, show_table
from generator.text.languages import LOCALES, SOURCE_LANGUAGE, po_path, shown_path

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from catalog import Catalog
    from generator.text.message_sources import Sources
    from generator.text.words import Words
    from generator.translate.order import Step, Text

_LISTED = 20
"""How many texts are listed before the rest is only counted."""

_WIDTH = 90


@click.command("todo")
@click.argument("lang", type=LANGUAGE, metavar="LANGUAGE")
@click.option("--step", "number", type=click.IntRange(1), metavar="NUMBER", help="This step, not the first open one.")
@click.option("--all", "whole", is_flag=True, help="List all steps with what each leaves to do.")
@click.option("--game", metavar="GAME", help="The game to begin with; by default the first of the site.")
@click.option(
    "--to",
    "target",
    type=click.Path(path_type=Path),
    metavar="FILE.csv|FOLDER",
    help="Write what is open in the step to a spreadsheet, or to a folder of PO files.",
)
@json_option("Give the step, or with --all all of them, as JSON.")
def todo(lang: str, number: int | None, whole: bool, game: str | None, target: Path | None, as_json: bool) -> int:
    """Say what to translate next.

    The first 300 texts are those that a reader meets first: the home page, the front of one game, the sentences that
    its first checker says most, and its terms. Then comes one chapter, checker or list of cards after the other, each a
    step of its own.

    'fathom locale import' takes the spreadsheet or the PO files back.

    \b
    Examples:
      fathom locale todo fr
      fathom locale todo fr --to first.csv
      fathom locale todo fr --step 4 --to chapter
      fathom locale todo fr --all
    """
    from catalog import load
    from generator.text.languages import TRANSLATIONS
    from generator.text.words import Words
    from generator.translate.order import current_step, still_open

    if lang not in TRANSLATIONS:
        raise RefusedError(f"there are no PO files of '{lang}' to work on; take one of {', '.join(TRANSLATIONS)}.")
    catalog = load()
    way, every = _way(catalog, lang, game)
    words = Words(lang)
    still = still_open(words, every)
    if number is not None and number > len(way):
        raise RefusedError(f"there is no step {number}; the way has {len(way)} of them: see --all.")
    if whole:
        _show_all(catalog, way, still, as_json)
        return OK
    step = way[number - 1] if number is not None else current_step(way, still)
    if step is None:
        click.echo(f"{words.info.name}: everything is translated.")
        return OK
    if target is not None:
        return _write(step.left(still), lang, target)
    _show(catalog, words, way, step, still, as_json)
    return OK


def _way(catalog: Catalog, lang: str, game: str | None) -> tuple[list[Step], Mapping[str, Sources]]:
    """The steps of a language, and its texts. Raises RefusedError for a game that there is not."""
    from generator.pages import routes
    from generator.pages.first_texts import first_texts
    from generator.text.languages import language
    from generator.text.message_sources import of_language, sources
    from generator.translate.order import steps

    if game is not None and game not in catalog.listed:
        raise RefusedError(f"there is no game '{game}'; take one of {', '.join(catalog.listed)}.")
    every = of_language(sources(catalog), language(lang))
    begin = first_texts(catalog, every, game or next(iter(catalog.listed)), lambda site: routes(site, lambda _all: ()))
    return steps(catalog, every, begin), every


def _title(catalog: Catalog, step: Step) -> str:
    from generator.text.words import Words
    from generator.translate.order import name_of

    english = Words(SOURCE_LANGUAGE)
    game = catalog.games[step.place.game].game.name if step.place.game else ""
    return step.title.format(count=len(step.texts), of=game, name=name_of(catalog, english, step.place))


def _show_all(catalog: Catalog, way: Sequence[Step], still: frozenset[Text], as_json: bool) -> None:
    if as_json:
        show_json([_data(catalog, step, len(step.left(still))) for step in way])
        return
    rows = [
        (step.number, _title(catalog, step), len(step.texts), len(step.texts) - len(left), len(left))
        for step in way
        for left in (step.left(still),)
    ]
    show_table(("step", "what", "texts", "done", "left"), rows)


def _data(catalog: Catalog, step: Step, left: int) -> dict[str, Any]:
    return {
        "step": step.number,
        "title": _title(catalog, step),
        "page": step.page,
        "texts": len(step.texts),
        "left": left,
    }


def _show(
    catalog: Catalog, words: Words, way: Sequence[Step], step: Step, still: frozenset[Text], as_json: bool
) -> None:
    from generator.render.message_locations import lines_of

    left = step.left(still)
    lines = {
        domain: lines_of(po_path(words.lang, domain), words.messages(domain).values())
        for domain in dict.fromkeys(text.domain for text in left)
    }

    def place(text: Text) -> str:
        line = lines[text.domain].get(text.key)
        return shown_path(po_path(words.lang, text.domain)) + (f":{line}" if line else "")

    if as_json:
        texts = [{"domain": text.domain, "context": text.context, "english": text.msgid} for text in left]
        places = [{**text, "place": place(one)} for text, one in zip(texts, left, strict=True)]
        show_json({**_data(catalog, step, len(left)), "of": len(way), "open": places})
        return
    every = sum(len(one.left(still)) for one in way)
    click.echo(f"{words.info.name} · step {step.number} of {len(way)}: {_title(catalog, step)}")
    click.echo(f"  {step.brings}")
    click.echo(f"  page: {words.tag}/{step.page}")
    click.echo(f"  left: {len(left)} of {counted(len(step.texts), 'text', 'texts')}; in all steps: {every}")
    for text in left[:_LISTED]:
        shown = text.msgid if len(text.msgid) <= _WIDTH else text.msgid[: _WIDTH - 1] + "…"
        click.echo(f"{place(text)}: {shown}")
    if len(left) > _LISTED:
        click.echo(f"and {len(left) - _LISTED} more; “--to FILE.csv” or “--to FOLDER” writes them all")


def _write(texts: Sequence[Text], lang: str, target: Path) -> int:
    """Write these texts to a spreadsheet, or to a folder with a PO file for each domain."""
    if not texts:
        raise RefusedError("nothing is open in this step; without --step the first open one is taken.")
    if target.exists() and not (target.is_dir() and not any(target.iterdir())):
        raise RefusedError(f"'{target}' is there already, perhaps with somebody's work in it; take another name.")
    if target.resolve().is_relative_to(LOCALES):
        raise RefusedError(f"'{target}' is in the folder of the languages, where it would be taken for one of them.")
    if target.suffix and target.suffix != ".csv":
        raise RefusedError(f"'{target}' is neither a spreadsheet, FILE.csv, nor a folder.")
    try:
        files = _sheet(texts, lang, target) if target.suffix else _po_files(texts, lang, target)
    except OSError as error:
        raise RefusedError(f"cannot write '{target}': {reason(error)}.") from None
    for file, count in files.items():
        click.echo(f"{shown_path(file)}: {counted(count, 'text', 'texts')}")
    click.echo(f"Translate them, and then: fathom locale import {next(iter(files))}")
    return OK


def _sheet(texts: Sequence[Text], lang: str, target: Path) -> dict[Path, int]:
    from generator.text.po_files import write_whole
    from generator.translate.exchange import sheets
    from generator.translate.exchange.rows import message_id, rows

    place = {message_id(lang, *text): number for number, text in enumerate(texts)}
    found = rows(lang, dict.fromkeys(text.domain for text in texts))
    chosen = [row for row in found if row.id.partition("[")[0] in place]
    chosen.sort(key=lambda row: place[row.id.partition("[")[0]])
    write_whole(target, sheets.write(chosen, lang, _), "")
    return {target: len(chosen)}


def _po_files(texts: Sequence[Text], lang: str, target: Path) -> dict[Path, int]:
    import polib

    from generator.text.po_files import Writing, current, read_po

    writing = Writing()
    files = {}
    for domain in dict.fromkeys(text.domain for text in texts):
        whole = read_po(po_path(lang, domain, LOCALES))
        entries = current(whole)
        part = polib.POFile(wrapwidth=0)
        part.header, part.metadata = whole.header, whole.metadata
        part.extend(entries[text.key] for text in texts if text.domain == domain and text.key in entries)
        path = target / f"{domain}.po"
        writing.put(part, path)
        files[path] = len(part)
    writing.commit()
    return files
