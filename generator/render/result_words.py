"""The words around the result of a game: what generator/browser/pad/sayings.js is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from generator.text.typography import SPACED_SCRIPTS
from generator.text.words import _

if TYPE_CHECKING:
    from generator.render.page_context import PageContext


def result_words(ctx: PageContext) -> dict[str, Any]:
    """The words of a result in the page's language, with what a script must know to fill them."""
    info = ctx.words.info
    return {
        "title": ctx.plain(ctx.game.game.name) if ctx.game else "",
        "lang": ctx.words.tag,
        "spaced": info.script in SPACED_SCRIPTS,
        "marks": [info.comma, info.colon],
        "text": {key: str(ctx.words.text("site", text)) for key, text in (_texts() | _revealed() | _counted()).items()},
        "counts": _counts(ctx),
    }


def _texts() -> dict[str, str]:
    return {
        "again": _("A new game"),
        "as-text": _("As text"),
        "back": _("Back to the pad"),
        "cards": _("Cards of {name}"),
        "clear": _("Clear all"),
        "cleared": _("The earlier games are cleared."),
        "close": _("Close"),
        "code": _("Scan to open this score"),
        "code-failed": _("The code could not be made."),
        "code-too-long": _("This result is too long for a code. Send the link instead."),
        "copied-link": _("Link copied"),
        "copied-text": _("Copied as text"),
        "copy-by-hand": _("It could not be copied. You can copy it here:"),
        "csv": _("Save as CSV"),
        "date": _("Date"),
        "details": _("Point by point"),
        "foot": _("Counted with Fathom, an unofficial fan project."),
        "game": _("Game"),
        "json": _("Save as JSON"),
        "kept": _("They are kept on this device only."),
        "link": _("Link"),
        "no-games": _("This file has no games of {game} that can be read."),
        "no-room": _("There is no room on this device, so nothing was changed."),
        "not-kept": _("There is no room on this device to keep this game."),
        "picture": _("Picture"),
        "picture-failed": _("The picture could not be made."),
        "picture-saved": _("The picture is saved."),
        "place": _("Place"),
        "player": _("Player"),
        "points": _("Points by category"),
        "print": _("Print"),
        "qr": _("QR code"),
        "quick": _("quick count"),
        "remove": _("Remove the game of {date}"),
        "removed": _("The game of {date} is removed."),
        "share": _("Share"),
        "shared-place": _("{names} share place {place}."),
        "sharing": _("Share the result"),
        "take-in": _("Bring back games from a JSON file"),
        "total": _("Total"),
        "typed": _("total entered"),
        "undo": _("Undo"),
        "unknown": _("points are missing"),
        "who-won": _("Who has won?"),
    }


def _revealed() -> dict[str, str]:
    """What stands where a result is told step by step."""
    return {
        "by-itself": _("By itself"),
        "next": _("Next"),
        "of": _("{number} of {all}"),
        "pause": _("Pause"),
        "reveal": _("Reveal step by step"),
        "skip": _("Skip to the result"),
        "so-far": _("So far"),
    }


def _counted() -> dict[str, str]:
    """What stands in the statistics of earlier games."""
    return {
        "average": _("Average"),
        "best": _("Best"),
        "by-category": _("Average by category"),
        "by-month": _("Games by month"),
        "by-name": _("Wins and points"),
        "category": _("Category"),
        "games": _("Games"),
        "month": _("Month"),
        "no-statistics": _("The figures could not be loaded. Check your connection and try again."),
        "wins": _("Wins"),
    }


def _counts(ctx: PageContext) -> dict[str, dict[str, str]]:
    """Sentences with a number in them, by the forms of the language."""
    names = {"names": "{names}"}
    return {
        "ahead": ctx.forms("{n} point ahead of {names}.", "{n} points ahead of {names}.", "site", **names),
        "earlier": ctx.forms("{n} earlier game", "{n} earlier games", "site"),
        "known": ctx.forms("{n} was here already.", "{n} were here already.", "site"),
        "more-names": ctx.forms("{n} more name", "{n} more names", "site"),
        "statistics": ctx.forms("Statistics of {n} game", "Statistics of {n} games", "site"),
        "taken": ctx.forms("{n} game is back.", "{n} games are back.", "site"),
        "unchecked": ctx.forms("{n} thing that was not checked", "{n} things that were not checked", "site"),
    }
