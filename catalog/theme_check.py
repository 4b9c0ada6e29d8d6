"""Whether the colours of a game can be read where letters stand in them or on them (WCAG 2.2, 1.4.3)."""

from __future__ import annotations

from collections.abc import Iterator

from catalog.findings import Finding
from catalog.models.game import GameCatalog
from catalog.models.theme import Theme

CONTRAST = 4.5
"""The least contrast of letters to their ground."""

PAPERS = {
    "light": ("#f8f4ea", "#fffdf7", "#efe9da"),
    "dark": ("#081922", "#0f2733", "#05121a"),
}
"""The grounds of light and dark pages: ``--paper``, ``--surface`` and ``--sunken`` of the site's style sheet."""

CARD = "#071821"
"""What the ground of a card face fades into."""

LETTERS = {"deep": "#b9cdcf", "deeper": "#b9cdcf", "glow": "#b9cdcf"}
"""The dimmest letters on each colour of a game's banner, ``--on-deep-soft``."""

SHALLOW = ("#4a5a5e", "#0a5a6b", "#7b520c")
"""Letters of light pages on what paper turns into: ``--ink-soft``, ``--link`` and ``--gold-ink``."""

DRAWN = 3
"""The least contrast of what is drawn, but for letters, to its ground (WCAG 2.2, 1.4.11)."""

WARNING = "#ff9f92"
"""The dimmest letters above a figure; they lie where the ground is lightest."""


def mixed(colour: str, ground: str, share: float) -> str:
    """A colour laid over a ground, as ``color-mix`` does it.

    >>> mixed("#ffffff", "#000000", 0.2)
    '#333333'
    """
    pairs = ((int(colour[place : place + 2], 16), int(ground[place : place + 2], 16)) for place in (1, 3, 5))
    return "#" + "".join(f"{round(over * share + under * (1 - share)):02x}" for over, under in pairs)


def luminance(colour: str) -> float:
    """How light a colour is, from 0 to 1.

    >>> luminance("#ffffff"), luminance("#000000")
    (1.0, 0.0)
    """
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, ground: str) -> float:
    """The contrast of two colours, from 1 to 21.

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    light, dark = sorted((luminance(colour), luminance(ground)), reverse=True)
    return round((light + 0.05) / (dark + 0.05), 2)


def theme(game: GameCatalog) -> Iterator[Finding]:
    """Colours that cannot be read on the grounds that they stand on."""
    for record in game.of_kind("theme"):
        if not isinstance(record.model, Theme):
            continue
        figure = mixed(record.model.glow, record.model.deep, 0.45)
        names = {figure: f"{figure}, the ground of figures: glow {record.model.glow} over deep {record.model.deep}"}
        grounds: list[tuple[tuple[str | int, ...], str, tuple[str, ...]]] = [
            ((name,), getattr(record.model, name), (letters,)) for name, letters in LETTERS.items()
        ]
        if record.model.shallow is not None:
            grounds.append((("shallow",), record.model.shallow, SHALLOW))
        for index, hue in enumerate(record.model.hues):
            place: tuple[str | int, ...] = ("hues", index)
            grounds += [((*place, page), getattr(hue, page), papers) for page, papers in PAPERS.items()]
            grounds.append(((*place, "card"), hue.card, (hue.ground, CARD)))
        drawn: list[tuple[tuple[str | int, ...], str, tuple[str, ...]]] = [
            (("hues", index, page), colour, (mixed(colour, papers[0], 0.2), *((figure,) if page == "dark" else ())))
            for index, hue in enumerate(record.model.hues)
            for page, papers in PAPERS.items()
            for colour in [getattr(hue, page)]
        ]
        needed = [(*one, CONTRAST) for one in grounds] + [(*one, float(DRAWN)) for one in drawn]
        found: set[tuple[str | int, ...]] = set()
        for place, colour, others, least in [*needed, (("glow",), figure, (WARNING,), CONTRAST)]:
            worst = min(others, key=lambda other: contrast(colour, other))
            if place not in found and ("deep",) not in found and (ratio := contrast(colour, worst)) < least:
                found.add(place)
                yield record.finding(
                    place,
                    f"too little contrast to {names.get(worst, worst)}",
                    given=f"{names.get(colour, colour)}; {ratio}:1",
                    accepted=f"at least {least:g}:1",
                    hint=f"choose a {'lighter' if luminance(worst) < luminance(colour) else 'darker'} colour",
                    code="low-contrast",
                )
