"""``fathom serve --translating`` and ``fathom locale preview``: the site for its translators."""

from __future__ import annotations

import json

import click

from generator.cli.exit_codes import OK
from generator.cli.options import FROM_ENGLISH, LANGUAGE, RefusedError, port_option, stored_command_help
from generator.cli.spelling import tell_of_no_dictionary
from generator.text.languages import SOURCE_LANGUAGE

HOST = "127.0.0.1"
PORT = 8000
_SECONDS = 0.5


def serve_preview(
    lang: str, page: str, host: str = HOST, port: int = PORT, *, watch: bool = True, in_browser: bool = False
) -> int:
    """Serve the preview of a translation until Ctrl-C, and say where ``page`` is to be seen.

    Raises RefusedError if the address is taken or there is no such page, CatalogError for broken data.
    """
    if lang == SOURCE_LANGUAGE:
        raise RefusedError(FROM_ENGLISH)
    # Loaded only now: no other command needs them.
    from generator.cli.serving import address, listen, run
    from generator.preview.find import NoPageError
    from generator.preview.find import address as find
    from generator.preview.server import PreviewServer
    from generator.preview.session import Preview

    tell_of_no_dictionary([lang])
    preview = Preview(lang, stored_command_help())
    try:
        place = find(preview, page)
    except NoPageError:
        path = sorted(preview.paths())[-1]
        raise RefusedError(
            f"There is no page '{page}'. Give a path such as '{path}', the id of an entry, or a file with a line."
        ) from None
    if is_served(lang, port):
        return _announce(f"http://localhost:{port}/{place}", in_browser)
    with listen(lambda: PreviewServer(preview, host, port), host, port) as server:
        assert isinstance(server, PreviewServer)
        _announce(address(server, host, place), in_browser)
        run(server, server.refresh if watch else None)
    return OK


def is_served(lang: str, port: int) -> bool:
    """Whether a preview of the language answers at the port of this computer."""
    if not port:
        return False
    from urllib.request import urlopen

    from generator.preview.server import HELLO

    try:
        with urlopen(f"http://{HOST}:{port}{HELLO}", timeout=_SECONDS) as answer:
            reply = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(reply, dict) and reply.get("translating") == lang


def _announce(place: str, in_browser: bool) -> int:
    click.echo(place, err=True)
    if in_browser:
        import webbrowser

        webbrowser.open(place)
    return OK


@click.command("preview")
@click.argument("lang", type=LANGUAGE, metavar="LANGUAGE")
@click.argument("page", default="", metavar="[PAGE]")
@click.option("--open", "in_browser", is_flag=True, help="Open the page in the browser.")
@port_option
def preview_command(lang: str, page: str, in_browser: bool, port: int) -> int:
    """Show a page with its translation as it stands now.

    It follows each PO file that is saved. Ctrl-C ends it.

    Each text on the page knows its message: touch it to see its English, its place in the PO file, what is known of it
    and what is wrong. Texts that are missing or fuzzy are marked.

    PAGE is a path, the id of an entry, or the file and line that a PO file gives for a text; by default the home page.

    If a preview of the language runs already, its address is given.

    \b
    Examples:
      fathom locale preview pl
      fathom locale preview ja guides/players/ --open
      fathom locale preview zh_Hant term:ally --port 9000
    """
    return serve_preview(lang, page, port=port, in_browser=in_browser)
