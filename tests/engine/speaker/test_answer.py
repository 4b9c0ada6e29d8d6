"""A whole verdict in words: its headline, open points, the way out of a refusal, and what a form shows of it."""

from __future__ import annotations

from typing import Any

from engine.speaker import Speaker
from engine.speaker.answer import first_of, headline
from engine.speaker.runs import plain
from tests.engine.speaker.page_words import answer, lines, page_words, told, values

HEADLINE: dict[str, Any] = {
    "block": "headline",
    "cases": [
        {"when": [{"path": "legal"}], "text": "Yes.", "tone": "good"},
        {
            "when": [{"path": "cost", "above": 3}],
            "text": {"p": ["No, it costs ", {"n": "cost"}, "."]},
            "tone": "bad",
            "values": {"cost": {"path": "cost", "type": "number"}},
        },
        {"text": "No.", "tone": "bad"},
    ],
}
REASONS: dict[str, Any] = {"block": "messages", "path": "reasons", "tone": "bad"}
REFUSED = answer(legal=False, reasons=[{"code": "dear"}], instead={"lord": "sage", "way": "left"})
RIGHT = {"reading": "right", "legal": False, "cost": 2}
FORK: dict[str, Any] = {"code": "fork", "rule": "game.rule", "readings": [{"reading": "left", "legal": True}, RIGHT]}


def test_a_headline_is_the_first_case_that_holds_and_an_open_answer_has_its_own() -> None:
    def of(given: dict[str, Any]) -> list[str]:
        [node] = told(HEADLINE, given)
        assert node["block"] == "headline"
        return [plain(node["text"]), node["tone"]]

    assert of(answer()) == ["Yes.", "good"]
    assert of(answer(legal=False, cost=5)) == ["No, it costs 5.", "bad"]
    assert of(answer(legal=False, cost=3)) == ["No.", "bad"]
    assert of(answer(legal=None)) == ["It depends.", "open"]


def test_an_open_answer_has_a_case_of_its_own_if_the_layout_has_one() -> None:
    block = {**HEADLINE, "cases": [{"text": "Who knows?", "tone": "open"}, *HEADLINE["cases"]]}
    assert [plain(node["text"]) for node in told(block, answer(legal=None))] == ["Who knows?"]
    assert [plain(node["text"]) for node in told(block, answer())] == ["Yes."]


def test_an_answer_without_a_headline_has_none() -> None:
    assert headline(values(), {}, answer()) is None
    said = Speaker(page_words()).answer({}, answer())
    assert [said["blocks"], said["line"], said["tone"], said["brief"]] == [[], "", "plain", []]


def test_of_several_sentences_the_first_is_said_that_holds() -> None:
    dear = {"when": [{"path": "cost"}], "text": "dear", "tone": "plain"}
    assert first_of(values(), [dear], {}, answer()) is None
    assert first_of(values(), [dear, {"text": "fine", "tone": "plain"}], {}, answer()) == ["fine"]
    assert first_of(values(), [dear], {}, answer(cost=1)) == ["dear"]


def test_what_is_said_before_anything_is_laid_down_is_said_of_bare_questions_only() -> None:
    speaker = Speaker(page_words(before=[{"text": "Lay down a card.", "tone": "plain"}]))
    assert speaker.answer({}, answer(), is_bare=True)["before"] == ["Lay down a card."]
    assert speaker.answer({}, answer())["before"] is None


def test_an_answer_is_sent_as_its_headline_and_what_the_columns_of_its_tables_come_to() -> None:
    points = {"label": "Points", "value": {"path": "points", "type": "number"}, "strong": True, "zero": False}
    head = {"path": ".", "type": "item", "of": "players"}
    table = {"block": "table", "path": "players", "title": "Score", "head": head, "best": "rank", "rows": [points]}
    players = [{"name": "Ada", "points": 5, "rank": 1}, {"name": "", "points": -3, "rank": 2}]
    said = Speaker(page_words(result=[HEADLINE, table])).answer({}, answer(players=players))
    assert [said["line"], said["tone"]] == ["Yes.", "good"]
    assert said["brief"] == ["Yes.", "Ada 5 · Player 2 −3"]


def test_what_could_not_be_read_is_said_by_its_problems() -> None:
    missing = {"code": "missing-field", "field": "lord", "given": "", "accepted": {}}
    said = Speaker(page_words()).answer({}, {"kind": "invalid", "problems": [missing]})
    assert said == {"items": [], "needed": ["Still needed: ", "Lord", "."]}


def test_reasons_stand_with_their_rule_and_with_what_helps() -> None:
    reasons = [{"code": "dear", "rule": "game.rule", "fix": {"code": "pay"}}, {"code": "dear", "rule": None}]
    given = answer(legal=False, reasons=reasons)
    [node] = told(REASONS, given)
    assert node["tone"] == "bad"
    assert node["items"][0] == {"text": ["It is too dear."], "rule": "game.rule", "fix": ["Pay more."]}
    assert node["items"][1] == {"text": ["It is too dear."], "rule": None}
    assert lines(REASONS, given) == ["✗ It is too dear. [game.rule]", "  → Pay more.", "✗ It is too dear."]
    assert told(REASONS, answer()) == []


def test_an_open_point_says_what_each_reading_leads_to_and_what_chooses_it() -> None:
    head, node = told(HEADLINE, answer(legal=None, open=[FORK]))
    assert [head["block"], node["block"]] == ["headline", "open"]
    [point] = node["points"]
    assert [plain(point["text"]), point["rule"]] == ["The rules do not say which way.", "game.rule"]
    left, right = point["readings"]
    assert [left["tone"], plain(left["text"])] == ["good", "It works."]
    assert [right["tone"], plain(right["text"])] == ["bad", "It fails by 2."]
    assert [one["fields"] for one in (left, right)] == [{"way": "left"}, {"way": "right"}]
    assert [one["readings"] for one in (left, right)] == [{"fork": "left"}, {"fork": "right"}]
    assert left["points"] == right["points"] == []


def test_a_reading_that_no_sentence_goes_for_is_named_by_its_choice() -> None:
    [_head, node] = told(HEADLINE, answer(legal=None, open=[FORK]), readings={})
    [left, right] = node["points"][0]["readings"]
    assert [plain(left["text"]), plain(right["text"])] == ["By “Left” it is open:", "By “Right” it is open:"]


def test_a_point_that_stands_below_a_reading_of_another_is_there_and_not_once_more() -> None:
    lower = {"code": "lower", "readings": [{"reading": "elder", "legal": True}]}
    fork = {**FORK, "readings": [{"reading": "left", "legal": None, "open": [lower]}, RIGHT]}
    given = answer(legal=None, open=[fork, lower])
    node = told(HEADLINE, given)[1]
    [point] = node["points"]
    left = point["readings"][0]
    assert [left["tone"], plain(left["text"])] == ["open", "By “Left” it is open:"]
    [below] = left["points"]
    assert plain(below["text"]) == "Nor which lord."
    assert below["readings"][0]["fields"] == {"way": "left", "lord": "elder"}
    assert below["readings"][0]["readings"] == {"fork": "left", "lower": "elder"}
    assert sum("Nor which lord." in line for line in lines(HEADLINE, given)) == 1


def test_a_point_stays_that_stands_below_none() -> None:
    lower = {"code": "lower", "readings": [{"reading": "elder", "legal": True}]}
    node = told(HEADLINE, answer(legal=None, open=[FORK, lower]))[1]
    assert [plain(point["text"]) for point in node["points"]] == ["The rules do not say which way.", "Nor which lord."]


def test_a_way_out_says_what_it_changes() -> None:
    reasons, node = told(REASONS, REFUSED)
    assert [reasons["block"], node["block"]] == ["messages", "instead"]
    assert [plain(text) for text in node["texts"]] == ["This changes: Lord and Way."]
    assert node["fields"] == {"lord": "sage", "way": "left"}
    assert node["said"] == []
    assert told(HEADLINE, REFUSED)[1:] == [], "it stands below the reasons only"


def test_a_way_out_has_sentences_of_its_own_and_knows_what_they_have_said() -> None:
    lord = {"lord": {"path": "instead.lord", "type": "entry", "of": "lord"}}
    named = {"text": {"p": ["Take ", {"n": "lord"}, "."]}, "tone": "plain", "values": lord}
    left = {"when": [{"path": "instead.way", "value": "left"}], "text": "Go left.", "tone": "plain"}
    right = {"when": [{"path": "instead.way", "value": "right"}], "text": "Go right.", "tone": "plain"}
    node = told(REASONS, REFUSED, instead=[named, left, right])[1]
    assert [plain(text) for text in node["texts"]] == ["Take the Sage.", "Go left."]
    assert node["said"] == ["lord", "way"]
    assert lines(REASONS, REFUSED, instead=[named]) == ["✗ It is too dear.", "→ Take the Sage.", "  Way: Left"]


def test_a_count_says_too_little_of_what_a_way_out_changes() -> None:
    count = {"count": {"path": "instead.lord", "type": "count"}}
    counted = {"text": {"p": [{"n": "count"}, " lord"]}, "tone": "plain", "values": count}
    node = told(REASONS, REFUSED, instead=[counted])[1]
    assert [node["texts"], node["said"]] == [[["1", " lord"]], []]


def test_a_way_out_lays_down_the_cards_that_change() -> None:
    node = told(REASONS, REFUSED)[1]
    assert node["laid"] == [{"picture": "sage.svg"}]
    fields = [{"name": "cards", "type": "multiset", "of": "card"}, {"name": "pearls", "type": "integer"}]
    given = answer(legal=False, reasons=[{"code": "dear"}], instead={"cards": ["crab-1"], "pearls": 2})
    more: dict[str, Any] = {
        "declaration": {"fields": fields},
        "fields": {"cards": {"label": "Cards"}, "pearls": {"label": "Pearls"}},
    }
    crab = {"chip": {"n": "Crab 1", "short": "1", "hue": "red", "symbol": "crab"}}
    assert told(REASONS, given, **more)[1]["laid"] == [crab]
    parts = [{"path": "@cards", "of": "card"}, {"path": "@pearls", "symbol": "pearl"}]
    gauge = {"goal": "cost", "parts": parts, "conditions": []}
    laid = told(REASONS, given, **more, gauge=gauge)[1]["laid"]
    assert laid == [crab, {"number": 2, "symbol": "pearl"}]
    given["instead"]["pearls"] = 0
    assert told(REASONS, given, **more, gauge=gauge)[1]["laid"] == [crab]


def test_a_gauge_has_a_goal_what_is_laid_down_and_whether_conditions_are_met() -> None:
    exact = {"text": "exact", "met": [{"path": "exact"}]}
    races = {"text": "three races", "when": [{"path": "races"}], "met": [{"path": "races", "above": 2}]}
    unasked = {"text": "never", "when": [{"path": "gone"}], "met": []}
    parts = [{"path": "@cards", "of": "card"}, {"path": "@pearls", "symbol": "pearl"}]
    gauge = {"goal": "cost", "parts": parts, "conditions": [exact, races, unasked]}
    speaker = Speaker(page_words(gauge=gauge))
    request = {"cards": ["crab-1", "crab-1"], "pearls": 3}
    said = speaker.answer(request, answer(cost=8, races=2, exact=True))["gauge"]
    assert said["goal"] == 8
    crab = {"worth": 1, "hue": "red", "symbol": None}
    assert said["parts"] == [crab, crab, {"worth": 3, "hue": None, "symbol": "pearl"}]
    assert said["conditions"] == [{"text": ["exact"], "met": True}, {"text": ["three races"], "met": False}]
    nothing = speaker.answer({"pearls": 0}, answer())["gauge"]
    assert nothing == {"goal": 0, "parts": [], "conditions": [{"text": ["exact"], "met": False}]}
    assert Speaker(page_words()).answer(request, answer(cost=8))["gauge"] is None
