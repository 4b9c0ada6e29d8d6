"""What is said as lines of text, and positions in words."""

from __future__ import annotations

from typing import Any

from engine.speaker import practice, score
from engine.speaker.lines import Lines, width
from engine.speaker.position import Position
from engine.speaker.runs import plain
from tests.engine.speaker.page_words import GOODS, LORDS, answer, around, common, lines, row, values

CARDS = {"order": ["crab-1", "squid-2"], "rows": {"crab-1": {"n": "Crab 1", "short": "1"}, "squid-2": {"n": "Squid 2"}}}
FIELDS: list[dict[str, Any]] = [
    {"name": "lord", "type": "entry", "of": "lord"},
    {"name": "way", "type": "choice"},
    {"name": "free", "type": "flag"},
    {"name": "pearls", "type": "integer", "min": 0},
    {"name": "goods", "type": "counts", "of": "good"},
    {
        "name": "players",
        "type": "list",
        "fields": [{"name": "name", "type": "text"}, {"name": "hand", "type": "multiset", "of": "card"}],
    },
    {"name": "tokens", "type": "list", "each": {"name": "", "type": "entry", "of": "lord"}},
    {"name": "at", "type": "shape"},
    {"name": "winner", "type": "integer", "min": 0},
]
LABELS: dict[str, Any] = {
    "lord": {"label": "Lord"},
    "way": {"label": "Which way?", "choices": {"left": {"label": "Left"}}},
    "free": {"label": "Is it free?"},
    "pearls": {"label": "Pearls", "zero": "none at all"},
    "goods": {"label": "Goods"},
    "players": {"label": "Players", "item": around("number", "Player ")},
    "players.name": {"label": "Name"},
    "players.hand": {"label": "Hand"},
    "tokens": {"label": "Tokens", "item": around("number", "Token ")},
    "at": {"label": "At"},
    "winner": {"label": "Winner", "picks": "players"},
}
WORDS: dict[str, Any] = {
    "declaration": {"fields": FIELDS},
    "fields": LABELS,
    "tables": {"lord": LORDS, "card": CARDS, "good": GOODS},
}


def position(given: dict[str, Any], hidden: list[str] | None = None) -> list[str]:
    """What stands in a question, as lines."""
    by = values(**WORDS)
    return list(Lines(by).rows(Position(by, given).rows(given, hidden or []), ""))


def test_cards_are_joined_as_a_sentence_would_join_them() -> None:
    def of(kind: str) -> list[str]:
        value = {"path": "cards", "type": kind, "of": "card"}
        given = answer(cards=["crab-1", "squid-2"])
        return lines({"block": "facts", "rows": [row("Cards", value)]}, given, tables=WORDS["tables"])

    assert [of("entries"), of("any-entries")] == [["  Cards: Crab 1 and Squid 2"], ["  Cards: Crab 1 or Squid 2"]]


def test_the_columns_of_a_table_stand_below_each_other_in_any_script() -> None:
    names = [("Ada", 5), ("深淵", 123)]
    block = {
        "block": "table",
        "path": "players",
        "title": "Score",
        "head": {"path": "name", "type": "text"},
        "rows": [
            row("Points", {"path": "points", "type": "number"}),
            row("真珠", {"path": "p", "type": "number"}, zero=True),
        ],
    }
    printed = lines(block, answer(players=[{"name": name, "points": points, "p": 0} for name, points in names]))
    assert printed == ["          Ada  深淵", "  Points    5   123", "  真珠      0     0"]
    assert {width(line) for line in printed} == {19}


def test_open_points_tell_how_to_choose_a_reading() -> None:
    readings = [{"reading": "left", "legal": True}, {"reading": "right", "legal": None}]
    given = answer(legal=None, open=[{"code": "fork", "rule": "game.rule", "readings": readings}])
    head = {"block": "headline", "cases": []}
    assert lines(head, given) == [
        "? It depends.",
        "? The rules do not say which way. [game.rule]",
        "  → It works. (way: left)",
        "  → By “Right” it is open: (way: right)",
    ]


def test_a_way_out_tells_the_new_values_that_no_sentence_has_said() -> None:
    instead = {"goods": {"stone": 2}, "players": [], "lord": "sage"}
    block = {"block": "messages", "path": "reasons", "tone": "bad"}
    given = answer(legal=False, reasons=[{"code": "dear"}], instead=instead)
    printed = lines(block, given, **WORDS)
    changes = "→ This changes: Lord, Goods, and Players."
    assert printed == ["✗ It is too dear.", changes, "  Lord: the Sage", "  Goods: 2 stones", "  Players: nothing"]


def test_a_position_has_each_input_behind_its_label_by_the_order_of_the_form() -> None:
    given = {"pearls": 0, "way": "left", "free": True, "lord": "sage", "goods": {"stone": 2, "iron": 0}}
    assert position(given) == [
        "Lord: the Sage",
        "Which way? Left",
        "Is it free? yes",
        "Pearls: none at all",
        "Goods: 2 stones",
    ]
    assert position(given, ["lord", "way", "free", "goods"]) == ["Pearls: none at all"]
    assert position({"lord": None, "players": [{"name": ""}], "goods": {}, "pearls": -2}) == ["Pearls: −2"]


def test_a_position_has_players_by_their_names_or_numbers_and_what_lies_before_them() -> None:
    players = [{"name": "Ada", "hand": ["crab-1", "crab-1"]}, {"hand": ["squid-2"]}]
    assert position({"players": players, "winner": 2}) == [
        "Ada",
        "  Hand: 2 × Crab 1",
        "Player 2",
        "  Hand: Squid 2",
        "Winner: Player 2",
    ]


def test_a_position_has_lists_of_single_things_and_squares() -> None:
    assert position({"tokens": ["sage", "elder"], "at": [[0, 0], [1, 1]]}) == [
        "Tokens",
        "  Token 1: the Sage",
        "  Token 2: the Elder",
        "At: row 1, place 1 and row 2, place 2",
    ]


def test_the_cards_of_several_players_are_small() -> None:
    by = values(**WORDS)
    players = [{"hand": ["crab-1", "gone"]}, {"hand": ["crab-1"]}]

    def hand(given: list[dict[str, Any]]) -> dict[str, Any]:
        [around_all] = Position(by, {"players": given}).rows({"players": given}, [])
        value: dict[str, Any] = around_all["value"]["items"][0]["value"]["rows"][0]["value"]
        return value

    assert [hand(players)["small"], hand(players[:1])["small"]] == [True, False]
    [crab] = hand(players)["entries"]
    assert [crab["n"], crab["chip"]] == ["Crab 1", {"chip": {"n": "Crab 1", "short": "1"}}]


def test_a_question_to_practise_with_tells_what_is_asked_the_position_and_the_choices() -> None:
    lord = {"lord": {"of": "lord"}}
    exercise = {
        "asks": around("lord", "What of ", "?"),
        "params": lord,
        "choices": {"take": {"text": around("lord", "Take ", "."), "params": lord}},
    }
    question = {
        "asks": {"code": "pick", "params": {"lord": "elder"}},
        "request": {"lord": "elder", "pearls": 3, "way": "left"},
        "hidden": ["way"],
        "choices": [{"code": "take", "params": {"lord": "sage"}}],
    }
    by = values(**WORDS, exercises={"pick": exercise})
    told = practice.node(by, question)
    assert plain(told["asks"]) == "What of the Elder?"
    assert list(Lines(by).rows(told["position"], "")) == ["Lord: the Elder", "Pearls: 3"]
    [choice] = told["choices"]
    assert [plain(choice["text"]), choice["cards"]] == ["Take the Sage.", [{"picture": "sage.svg"}]]
    assert (told["drawn"], told["touched"]) == ([], [])


def test_where_choices_lie_in_the_position_each_has_what_lies_there() -> None:
    exercise = {
        "asks": "Who?",
        "params": {},
        "choices": {"player": {"text": "that one", "params": {"player": {"items": "players", "any": False}}}},
        "touched": ["players"],
    }
    request = {"players": [{"hand": ["crab-1"]}, {"hand": ["squid-2"]}], "pearls": 3}
    choices = [{"code": "player", "params": {"player": place}} for place in (1, 0)]
    question = {"asks": {"code": "pick", "params": {}}, "request": request, "hidden": [], "choices": choices}
    by = values(**WORDS, exercises={"pick": exercise})
    told = practice.node(by, question)
    assert told["touched"] == ["players"]
    hands = [one["shown"]["rows"][0]["value"]["entries"] for one in told["choices"]]
    assert [plain(hand[0]["name"]) for hand in hands] == ["Squid\u00a02", "Crab\u00a01"]
    # The command line, on which nothing is touched, has them among the position.
    assert [row["path"] for row in told["position"]] == ["pearls", "players"]
    alone = practice.node(by, question | {"choices": choices[:1]})
    assert (alone["touched"], "shown" in alone["choices"][0]) == ([], False)


def test_a_list_can_be_told_as_a_track_of_cards() -> None:
    drawn = {"block": "track", "card": ["hand"], "below": ["name"]}
    exercise = {
        "asks": "Who?",
        "params": {},
        "choices": {"yes": {"text": "yes", "params": {}}},
        "shows": [{"fields": ["players"], "drawn": drawn}],
    }
    request = {"players": [{"hand": ["crab-1"], "name": "Ada"}, {"name": "Bo"}]}
    choices = [{"code": "yes", "params": {}}]
    question = {"asks": {"code": "pick", "params": {}}, "request": request, "hidden": [], "choices": choices}
    [part] = practice.node(values(**WORDS, exercises={"pick": exercise}), question)["drawn"]
    assert part["fields"] == ["players"]
    first, second = part["track"]["cards"]
    assert [plain(entry["name"]) for entry in first["value"]["entries"]] == ["Crab\u00a01"]
    assert second["value"] is None
    assert [plain(card["rows"][0]["value"]["text"]) for card in (first, second)] == ["Ada", "Bo"]


def test_a_score_pad_is_told_what_stands_in_its_categories_and_what_nobody_could_check() -> None:
    inner = {
        "block": "items",
        "path": "parts.lords.each",
        "head": [{"path": "lord", "type": "entry", "of": "lord"}, {"text": "doubled", "tone": "plain"}],
        "amount": {"path": "points", "type": "number"},
    }
    head = {"block": "headline", "cases": [{"text": "Ada wins.", "tone": "good"}]}
    pad = {
        "players": "players",
        "unchecked": "unchecked",
        "categories": [{"id": "lords", "points": "parts.lords.total"}, {"id": "all"}, {"id": "sum", "points": "total"}],
    }
    result = [head, {"block": "items", "path": "players", "blocks": [inner]}]
    by = values(pad=pad, result=result, say=common(notes={"blind": "not checked", "tie": "It is a tie."}))
    each = [{"lord": "sage", "points": 4}]
    players = [
        {"parts": {"lords": {"each": each}}, "unchecked": [{"code": "blind"}]},
        {"unchecked": [{"code": "blind"}]},
    ]
    told = score.node(by, {}, answer(players=players, notes=[{"code": "tie"}]), ["Ada", "Bob"])
    assert [told["line"], told["tone"], told["tie"]] == ["Ada wins.", "good", "It is a tie."]
    assert told["unchecked"] == ["Ada and Bob: not checked"]
    sage = {"text": "the Sage", "note": "doubled", "points": 4, "of": "lord", "id": "sage"}
    assert told["has"] == [{"lords": [sage], "sum": []}, {"lords": [], "sum": []}]
