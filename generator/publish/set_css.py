"""The part of a game's style sheet that follows from its sets: what is switched off isn't shown."""

from __future__ import annotations

from catalog import GameCatalog
from generator.render.set_counts import expansions


def style(game: GameCatalog) -> str:
    """The rules of the sets that can be switched off.

    ``<html data-sets-off="…">`` lists them, and ``data-set`` says what an element belongs to. A page of a set that is
    off shows its own content all the same, with a line about it, and so does the place that an address names (where the
    browser can ask what an element has; an older one drops a rule that does, and gets one without).
    """
    ids = [part.id for part in expansions(game)]
    return "".join(
        f'[data-sets-off~="{id_}"]:not([data-own-set="{id_}"]) [data-set="{id_}"]:not(:target, :has(:target)) {{\n'
        "  display: none;\n}\n"
        "@supports not selector(:has(a)) {\n"
        f'[data-sets-off~="{id_}"]:not([data-own-set="{id_}"]) [data-set="{id_}"]:not(:target) {{\n'
        "  display: none;\n}\n}\n"
        f'[data-sets-off~="{id_}"] .set-off[data-of="{id_}"] {{\n  display: flex;\n}}\n'
        for id_ in ids
    )
