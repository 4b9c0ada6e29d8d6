"""Signs on pages: faces in three sizes, the page that explains them, and symbols in texts."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from markupsafe import Markup

from catalog import GameCatalog, load
from generator.publish import face_files
from generator.render.faces import SIZES, Size, box, face, what
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from tests.games import EVERY_GAME
from tests.generator import rendered

SPACE, JOINER = "\u00a0", "\u2060"


def context(lang: str = "en", game: str = "abyss") -> PageContext:
    """A page of a game, one level down."""
    return PageContext(rendered.site(lang), PageInfo(f"{game}/rules/", game=game))


def drawn(html: str) -> str:
    """A text with its drawings as ``(name)`` and without other tags."""
    shown = re.sub(
        r'<svg class="symbol[^>]*aria-hidden="true"[^>]*><use href="[^#"]*#([a-z-]+)"/></svg>', r"(\1)", html
    )
    return re.sub(r"<[^>]*>", "", shown)


TEXTS = [
    ("Pay {race:crab|crabs}.", f"Pay (crab){JOINER}crabs."),
    ("The {guild:soldier|Soldiers of yours} win.", f"The (soldier){JOINER}Soldiers of yours win."),
    ("Take 1 {term:nebulis|nebulis}.", f"Take 1{SPACE}(nebulis){JOINER}nebulis."),
    ("Take a {term:nebulis|nebulis}.", "Take a nebulis."),
    ("Take 1 {term:ally|ally}.", "Take 1 ally."),
    ("Take 3 {pearl}.", f"Take 3{SPACE}(pearl)pearls."),
]


@pytest.mark.parametrize(("text", "shown"), TEXTS)
def test_symbols_stand_with_races_and_guilds_and_between_a_number_and_what_it_counts(text: str, shown: str) -> None:
    html = context().html(text)
    assert drawn(html) == shown
    assert context().plain(text) == re.sub(r"\([a-z-]+\)", "", shown).replace(JOINER, "").replace(SPACE, " ")


def test_a_symbol_beside_its_word_is_not_read_and_does_not_leave_it() -> None:
    html = context().html("Pay {race:crab|red crabs}.")
    assert re.search(
        r'<a href="[^"]*"><span class="kept"><svg [^>]*aria-hidden="true".*?</svg>\u2060red</span> crabs</a>', html
    )


def test_a_symbol_alone_carries_its_name() -> None:
    html = context().html("Pay {pearl}.")
    assert re.search(
        r'<span class="read" title="pearl"><svg [^>]*aria-hidden="true".*?<span class="spoken">pearl</span>', html
    )


def test_a_number_of_a_parameter_is_bound_to_its_symbol() -> None:
    assert drawn(context().html("Pay {pearls#pearl}.", pearls=4)) == f"Pay 4{SPACE}(pearl){JOINER}pearls."
    assert drawn(context().html("Pay {n} {pearl}.", n=4)) == f"Pay 4{SPACE}(pearl)pearls."
    assert drawn(context().html("Move {n#card}.", n=4)) == "Move 4 cards."


@EVERY_GAME
@pytest.mark.parametrize("size", SIZES)
def test_faces_are_small_well_formed_and_without_words_where_they_are_small(game: GameCatalog, size: Size) -> None:
    ctx = context(game=game.id)
    for collection in game.collections:
        boxes = set()
        for entry in collection.entries if ctx.site.has_faces(game.id, collection.kind) else ():
            drawing = face(ctx, collection.kind, entry, size)
            root = ElementTree.fromstring(drawing)
            boxes.add(box(drawing))
            assert len(drawing) < 8500, (entry.id, len(drawing))
            assert not re.search(r"\bstyle=|<style|<script|var\(|https?://(?!www\.w3\.org/2000/svg)", drawing)
            assert bool(root.get("aria-label")) == (size == "l")
            sign = getattr(entry, "sign", None) if size == "l" else None
            shown = next((one for one in game.pictograms if sign and one.id == sign.shows), None)
            assert shown is None or shown.name in str(root.get("aria-label")), "the pictogram is read aloud"
            assert ("<text" in drawing) <= (size == "l"), entry.id
            known = set(re.findall(r'\bid="([^"]+)"', drawing))
            assert set(re.findall(r"url\(#([^)]+)\)", drawing)) <= known
        assert len(boxes) <= 1, collection.id


def test_small_faces_are_files_that_all_languages_share() -> None:
    files = dict(face_files.files(rendered.site("en"), "abyss"))
    assert files == dict(face_files.files(rendered.site("ja"), "abyss"))
    assert sum(map(len, files.values())) < 1_000_000
    linked = context().urls.face("lord:recruiter", "s")
    assert linked.replace("../", "") in files
    for path in ("faces/abyss/lords/recruiter-m.svg", "faces/abyss/pictograms.svg"):
        assert face_files.file(rendered.site("en"), path) == files[path]
    for path in ("faces/abyss/lords/nobody-m.svg", "faces/nothing/pictograms.svg", "faces/abyss/lords/recruiter-l.svg"):
        assert face_files.file(rendered.site("en"), path) is None


def test_a_face_shows_what_its_card_says() -> None:
    lords = {lord.id: lord for lord in load().games["abyss"].collections[0].entries}
    small, middle = (face(context(), "lord", lords["recruiter"], size) for size in ("s", "m"))
    assert middle.count("<circle") > small.count("<circle"), "the small one leaves badges out"
    assert face(context(), "lord", lords["trader"], "m") != face(context(), "lord", lords["peddler"], "m")


def test_what_a_card_does_is_said_without_when() -> None:
    game = load().games["abyss"]
    said = {
        f"{collection.kind}:{entry.id}": Markup(what(context(), collection.kind, entry)).striptags()
        for collection in game.collections
        for entry in collection.entries
    }
    assert said["lord:recruiter"] == "Every lord costs each rival of yours 2 more."
    assert said["loot:loot-7"] == "Brings nothing but its value."
    assert said["leviathan-token:key"].startswith("Brings 1")
    assert [reference for reference, text in said.items() if not text] == [
        f"race:{race}" for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid")
    ]


@pytest.mark.slow
def test_the_page_of_signs_has_every_sign() -> None:
    game = load().games["abyss"]
    html = rendered.pages("en")["abyss/signs/"].html
    for pictogram in game.pictograms:
        assert f'id="pictogram-{pictogram.id}"' in html
        assert f"faces/abyss/pictograms.svg#{pictogram.id}" in html
    for ring in game.rings:
        assert f'id="ring-{ring.id}"' in html

    numbers = sum(len(one.parts) for one in game.faces)
    assert html.count('class="sounding__knot"') == numbers
    assert len(re.findall(r'<circle cx="[^"]*" cy="[^"]*" r="9"/>', html)) == numbers
    assert 'href="../signs/"' in rendered.pages("en")["abyss/"].html or "signs/" in rendered.pages("en")["abyss/"].html
    assert "signs/" in rendered.pages("en")["abyss/lords/recruiter/"].html


@pytest.mark.slow
def test_a_figure_draws_an_ally_by_its_symbol_and_a_lord_by_its_face() -> None:
    html = rendered.pages("en")["abyss/rules/explore/"].html
    assert "faces/abyss/races" not in html
    assert "faces/abyss/lords/master-of-magic-m.svg" in rendered.pages("en")["abyss/rules/recruit/"].html
