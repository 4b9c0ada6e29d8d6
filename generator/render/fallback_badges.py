"""What a page says of its texts that stand in English or in an older wording: a badge at each, a line at its top."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from markupsafe import Markup

from generator.render.markup import without_badges

if TYPE_CHECKING:
    from generator.render.page_context import PageContext

_MARK = '<small class="fallback-badge"'
_STARTS = ('class="fallback">', 'class="older">')
_TOUCHED = "a|button|label|option|select|summary"
"""Elements that are touched or focused themselves: nothing inside them can be."""

_PIECE = re.compile(
    rf'<small class="fallback-badge" data-state="(?P<state>[a-z]+)"(?P<rest>[^>]*)>(?P<inner>.*?)</small>'
    rf"|<(?P<end>/?)(?P<name>{_TOUCHED})(?=[\s>])"
)

FIRST = "untranslated"
"""The anchor of the first text of a page that is not in the page's language."""


PLACE = "<!-- untranslated -->"
"""Where the notice stands on a page that does not begin with it."""


def marked(ctx: PageContext, html: Markup) -> Markup:
    """The page with its badges made into buttons that say more, wherever a button may stand, and counted at the top.

    A page wholly in its own language is returned as it is.
    """
    if _MARK not in html and not ctx.added_badges:
        return html
    page, texts = _with_buttons(str(html), f' id="{FIRST}"')
    # The notice about missing texts may be missing itself; badges there would only be noise.
    counts = {state: len(found_texts) for state, found_texts in texts.items()}
    opened = [state for state in counts if counts[state] or state in ctx.added_badges]
    notice = without_badges(ctx.render("untranslated.html.j2", counts=counts, first=FIRST, opened=opened))
    before, place, after = page.rpartition(PLACE)
    return Markup(f"{before}{place}{notice}{after}")


def added(ctx: PageContext, html: Markup) -> Markup:
    """What scripts add to a page, with its badges made into buttons as well; the page gets what they open."""
    page, texts = _with_buttons(str(html))
    ctx.added_badges.update(state for state, found in texts.items() if found)
    return Markup(page)


def _with_buttons(page: str, anchor: str = "") -> tuple[str, dict[str, set[str]]]:
    """Some HTML with buttons for badges, the first with an ``anchor``, and the texts that have one by their states."""
    texts: dict[str, set[str]] = {"missing": set(), "stale": set(), "older": set()}
    pieces: list[str] = []
    depth = last = 0
    for match in _PIECE.finditer(page):
        if match["state"] is None:
            depth += -1 if match["end"] else 1
            continue
        first = "" if any(texts.values()) else anchor
        # What stands on the page many times, such as a button, is one text to translate.
        start = max(page.rfind(mark, 0, match.start()) for mark in _STARTS)
        texts[match["state"]].add(page[start : match.start()])
        pieces += [page[last : match.start()], _badge(match, first, inside=depth > 0)]
        last = match.end()
    return "".join(pieces) + page[last:], texts


def _badge(match: re.Match[str], first: str, *, inside: bool) -> str:
    state = match["state"]
    if inside:
        return f'<small class="fallback-badge"{first} data-state="{state}"{match["rest"]}>{match["inner"]}</small>'
    return (
        f'<button type="button" class="fallback-badge"{first} data-state="{state}" popovertarget="text-{state}"'
        f"{match['rest']}>{match['inner']}</button>"
    )
