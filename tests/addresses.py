"""The addresses that pages ever had: whoever has kept one, or linked to it, must still get there.

``tests/data/addresses.txt`` lists them below the folder of a language, in which they are the same in each. An address
that is listed is never taken out. ``python -m tests.addresses`` adds those of new pages.
"""

from __future__ import annotations

from catalog import load
from generator.cli.main import command_help
from generator.pages import routes
from generator.render.site_context import SiteContext
from tests.made_up_game import ROOT

LIST = ROOT / "tests" / "data" / "addresses.txt"


def listed() -> list[str]:
    """All addresses in their order; that of the home page is ``./``."""
    return LIST.read_text(encoding="utf-8").split()


def now() -> set[str]:
    """Those of the pages that there are."""
    return {route.path or "./" for route in routes(SiteContext(load()), command_help)}


if __name__ == "__main__":
    LIST.write_text("\n".join(sorted({*listed(), *now()})) + "\n", encoding="utf-8")
