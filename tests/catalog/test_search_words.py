"""Search words stand apart from what they lead to, in a file of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from catalog import load
from tests.made_up_game import GAME, MadeUpGame

pytestmark = pytest.mark.slow
FILE = "search.yaml"


@pytest.fixture
def game(tmp_path: Path) -> MadeUpGame:
    return MadeUpGame(tmp_path)


def found(game: MadeUpGame, text: str) -> list[dict[str, Any]]:
    """The findings about a file with this text."""
    game.path("classes.yaml").with_name(FILE).write_text(text, encoding="utf-8")
    return list(game.validate()[1])


def test_an_entry_gets_its_words_and_says_where_they_stand(game: MadeUpGame) -> None:
    assert found(game, '# Words.\nclass:rock: "boulder, stone"\n') == []
    with game.found():
        made = load(game.root / "catalog" / "data").games[GAME]
        record = made.records["class:rock"]
        assert getattr(record.model, "search", None) == "boulder, stone"
        assert next(one for one in made.classes if one.id == "rock").search == "boulder, stone"  # type: ignore[attr-defined]
        assert record.place(("search",))[0].endswith(FILE)
        assert record.place(("search",))[1] == 2
        assert record.place(("name",))[0].endswith("classes.yaml")


@pytest.mark.parametrize(
    ("text", "given", "hint", "code"),
    [
        ('class:rok: "boulder"\n', "class:rok", "did you mean 'class:rock'?", "dangling-reference"),
        ('checkr:take: "take"\n', "checkr:take", "did you mean 'checker:take'?", "dangling-reference"),
        ("class:rock: 5\n", "5", "write the words as one text", "string_type"),
        ('class:rock: ""\n', "", "write the words as one text", "string_type"),
        ('- "boulder"\n', "", "write the file as texts by references", "wrong-form"),
    ],
)
def test_what_is_wrong_with_them_is_told(game: MadeUpGame, text: str, given: str, hint: str, code: str) -> None:
    [finding] = found(game, text)
    assert finding["file"].endswith(FILE)
    assert finding["line"] == 1
    assert given in finding["given"]
    assert finding["hint"].startswith(hint)
    assert finding["code"] == code


def test_in_the_entry_itself_they_are_refused(game: MadeUpGame) -> None:
    game.replace("classes.yaml", "  name: Rock\n", "  name: Rock\n  search: boulder\n")
    [finding] = game.validate()[1]
    assert (finding["code"], finding["hint"]) == ("apart", "move them there")
    assert finding["accepted"] == 'search.yaml with class:rock: "…"'
