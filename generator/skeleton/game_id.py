"""The ids that a new game may have: addresses, folders, modules and PO files are made from them."""

from __future__ import annotations

import keyword
import re

from catalog.messages import is_taken
from catalog.read import COMMON
from generator.text import languages
from generator.text.lazy_text import LazyMessage, _, lazy

SHARED = frozenset({"kinds", "listener", "proofreader", "root", "speaker"})
"""The folders beside those of the games that belong to none: of ``engine/`` and of ``generator/templates/``."""

_FORM = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST = 40


def fault(id_: str) -> LazyMessage | None:
    """Why no game can have this id, with one that it could have where there is one near; None if it can."""
    if not _FORM.fullmatch(id_) or len(id_) > _LONGEST:
        near = suggested(id_)
        if near:
            text = _(
                "“{id}” is no id of a game: small letters, digits and single hyphens, a letter first; take “{other}”"
            )
            return lazy(text, id=id_[:_LONGEST], other=near)
        return lazy(
            _("“{id}” is no id of a game: that is small letters, digits and hyphens, a letter first, {most} at most"),
            id=id_[:_LONGEST],
            most=_LONGEST,
        )
    if keyword.iskeyword(id_.replace("-", "_")):
        return lazy(_("“{id}” is a word of Python’s own, and no module can be called so; take another"), id=id_)
    if is_taken(id_) or id_ == COMMON or id_ in _language_ids() or _is_shared(id_.replace("-", "_")):
        return lazy(_("“{id}” is the name of other pages or files of the site; take another id"), id=id_)
    return None


def _is_shared(module: str) -> bool:
    """Whether a module of this name serves all games; those of one game are packages."""
    files = (languages.ROOT / folder / f"{module}.py" for folder in ("engine", "catalog/models"))
    return module in SHARED or any(file.is_file() for file in files)


def _language_ids() -> set[str]:
    """The languages as an id would be written: ``fathom build --part`` takes names of languages and of games."""
    return {code.replace("_", "-").casefold() for code in languages.LANGUAGES}


def suggested(id_: str) -> str:
    """The nearest id that has the right form; '' if nothing is left of it."""
    near = re.sub(r"[^a-z0-9]+", "-", id_.casefold().replace("_", "-")).strip("-")[:_LONGEST].strip("-")
    return near if _FORM.fullmatch(near) else ""
