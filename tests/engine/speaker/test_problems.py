"""A question that could not be read, in words."""

from __future__ import annotations

from typing import Any

import pytest

from engine.speaker.lines import Lines
from engine.speaker.problems import Problems
from engine.speaker.runs import plain
from tests.engine.speaker.page_words import values


def told(problems: list[dict[str, Any]], request: Any = None, **more: Any) -> dict[str, Any]:
    """What a page says of some problems."""
    given = {"given": "", "accepted": {}}
    answer = {"kind": "invalid", "problems": [given | problem for problem in problems]}
    return Problems(values(**more), request or {}).describe(answer)


def said(problem: dict[str, Any], request: Any = None, **more: Any) -> list[str]:
    """What it says of one problem, and of what would have been accepted."""
    [item] = told([problem], request, **more)["items"]
    return [plain(item["text"]), plain(item["accepted"] or "")]


MISSING = {"code": "missing-field", "field": "lord"}
WRONG = {
    "code": "out-of-range",
    "field": "pearls",
    "given": "-1",
    "accepted": {"type": "integer", "min": 0, "max": 9},
}
FEW = {"code": "out-of-range", "field": "players", "given": "[1]", "accepted": {"min_items": 2, "max_items": 5}}


def test_what_nobody_has_entered_yet_is_asked_for_calmly_each_once() -> None:
    unsaid = {"code": "conflict", "field": "way", "given": "left"}
    asked = told([MISSING, unsaid, MISSING])
    assert asked["items"] == []
    assert plain(asked["needed"]) == "Still needed: Lord and Way."
    first = told([{"code": "conflict", "field": "way", "accepted": {"first": "lord"}}])
    assert plain(first["needed"]) == "Still needed: Lord."


def test_what_is_needed_is_known_by_the_paths_of_its_inputs() -> None:
    inside = {"code": "missing-field", "field": "players[1].hand", "accepted": {}}
    unsaid = {"code": "conflict", "field": "way", "given": "left", "accepted": {"first": "lord"}}
    answer = {"problems": [inside, unsaid, WRONG]}
    assert Problems(values(), {"pearls": -1}).missing(answer) == ["players.hand", "lord"]


def test_a_list_with_too_few_items_yet_is_not_wrong_and_what_is_no_list_is() -> None:
    assert told([FEW], {"players": [{}]})["items"] == []
    assert len(told([FEW], {"players": "x"})["items"]) == 1
    assert len(told([FEW], {"players": [{}, {}]})["items"]) == 1


def test_what_is_wrong_is_told_beside_what_is_still_needed() -> None:
    both = told([MISSING, WRONG], {"pearls": -1})
    [item] = both["items"]
    assert [plain(item["text"]), plain(item["accepted"])] == ["pearls: −1 is out of range.", "From 0 to 9."]
    assert plain(both["needed"]) == "Still needed: Lord."
    assert told([WRONG], {"pearls": -1})["needed"] is None


def test_whoever_wrote_the_question_is_told_of_all_problems() -> None:
    by = values(say=values().common | {"problems": {"missing-field": "It is not there."}})
    every = Problems(by, {}).every({"kind": "invalid", "problems": [{**MISSING, "given": "", "accepted": {}}]})
    assert [plain(item["text"]) for item in every] == ["It is not there."]
    every[0] |= {"rule": "game.rule", "accepted": ["Tell it."]}
    wanted = ["✗ Something is missing.", "✗ It is not there. [lord]", "  → Tell it. [game.rule]"]
    assert list(Lines(by).problems(every)) == wanted


def test_a_place_is_told_by_the_labels_of_the_form_counted_as_people_count() -> None:
    def of(field: str) -> str:
        return said({"code": "unknown-field", "field": field})[0]

    assert of("players[1].hand[0]") == "No such field: Player 2 › Hand, no. 1."
    assert of("players[0].name") == "No such field: Player 1 › Name."
    assert of("") == "No such field: The request."
    assert of("planted") == "No such field: planted."


def test_a_place_stands_beside_its_name_as_it_is_written_where_that_is_another() -> None:
    def of(field: str) -> Any:
        return told([{"code": "unknown-field", "field": field}])["items"][0]["place"]

    assert [of("players[1].hand[0]"), of("lord"), of("planted"), of("")] == ["players[1].hand[0]", "lord", None, None]


def test_the_parts_of_a_tuple_are_told_by_their_names_and_the_rows_of_a_stack_with_their_items() -> None:
    card = {"name": "", "type": "counts", "of": "good"}
    row = {"name": "low", "type": "list", "max_items": 2, "each": card}
    top = {"name": "top", "type": "integer"}
    fields = [
        {"name": "pair", "type": "tuple", "fields": [top, {"name": "end", "type": "integer"}]},
        {"name": "pile", "type": "group", "fields": [row]},
    ]
    words = {
        "pair": {"label": "Pair"},
        "pair.top": {"label": "Top"},
        "pair.end": {"label": "End"},
        "pile": {"label": "Pile", "stacked": True},
        "pile.low": {"label": "Lower row", "item": {"p": ["Card ", {"n": "number"}]}},
        "pile.low[]": {"label": "Card"},
    }

    def of(field: str) -> str:
        problem = {"code": "unknown-field", "field": field}
        return said(problem, declaration={"fields": fields}, fields=words)[0]

    assert of("pair[1]") == "No such field: Pair › End."
    assert of("pile.low[1]") == "No such field: Pile › Lower row › Card 2."
    assert of("pile.low[1].stone") == "No such field: Pile › Lower row › Card 2 › stone."


def test_what_was_given_is_told_by_its_name_in_quotes_or_by_its_kind() -> None:
    def of(field: str, given: str, request: Any) -> str:
        text = said({"code": "out-of-range", "field": field, "given": given}, request)[0]
        return text.removesuffix(" is out of range.")

    assert of("lord", "sage", {"lord": "sage"}) == "Lord: the Sage"
    assert of("way", "left", {"way": "left"}) == "Way: “Left”"
    assert of("way", "nowhere", {"way": "nowhere"}) == "Way: “nowhere”"
    assert of("way", "nowh…", {"way": "nowhere"}) == "Way: “nowh…”"
    assert of("way", "7", {"way": 7}) == "Way: 7"
    assert of("way", "[2]", {"way": [1, 2]}) == "Way: a list of 2"
    assert of("way", "{1}", {"way": {"a": 1}}) == "Way: an object"
    hand = {"players": [{"hand": ["crab-1", {}]}]}
    assert of("players[0].hand[1]", "{0}", hand) == "Player 1 › Hand, no. 2: an object"


@pytest.mark.parametrize("name", ["constructor", "__proto__", "__class__", "keys", "get"])
def test_names_that_every_object_has_are_no_entries_no_inputs_and_no_choices(name: str) -> None:
    entry = said({"code": "unknown-id", "field": "lord", "given": name}, {"lord": name})
    assert entry[0] == f"Lord: “{name}” is not known here."
    choice = said({"code": "out-of-range", "field": "way", "given": name}, {"way": name})
    assert choice[0] == f"Way: “{name}” is out of range."
    assert said({"code": "unknown-field", "field": name, "given": name})[0] == f"No such field: {name}."


def test_what_is_accepted_is_told_by_what_says_most_of_it() -> None:
    def of(**accepted: Any) -> str:
        problem = {"code": "out-of-range", "field": "lord", "given": "x", "accepted": accepted}
        return said(problem, {"lord": "x"})[1]

    assert of(type="entry", of="lord") == "Such as elder or sage."
    assert of(type="entry", of="lord", ids=["sage", "elder"]) == "Possible: the Sage or the Elder."
    assert of(of="lord", ids=["sage"]) == "Possible: the Sage."
    assert of(of="lord", ids=[]) == ""
    assert of(type="choice", choices=["left", "right"]) == "One of left or right."
    assert of(fields=["lord", "way"]) == "Fields: lord and way."
    assert of(fields=[]) == "Fields: –."
    assert of(type="integer", min=-2, max=5) == "From −2 to 5."
    assert of(type="integer", needs="way") == "First tell Way."
    assert of(type="integer", needs="way", ids=["sage"]) == "Add it to Way."
    assert of(type="entry", of="lord", copies=2) == "There are 2."
    assert of(type="planted") == ""


def test_what_is_entered_twice_says_by_itself_how_to_mend_it() -> None:
    copies = {"copies": 1, "type": "entry", "of": "lord"}
    entry = {"code": "duplicate", "field": "lord", "given": "sage", "accepted": copies}
    assert said(entry, {"lord": "sage"}) == ["Lord: the Sage twice.", ""]
    assert said({**entry, "given": "lord"}) == ["Lord stands twice.", ""]


def test_what_is_taken_says_who_has_it() -> None:
    request = {"players": [{"name": "Ada", "hand": ["crab-1"]}, {"hand": ["crab-1"]}]}
    taken = {"code": "taken", "field": "players[1].hand[0]", "given": "crab-1"}
    assert said({**taken, "accepted": {"owner": 0}}, request)[0] == "Crab 1 is taken by Ada."
    assert said({**taken, "accepted": {"owner": 1}}, request)[0] == "Crab 1 is taken by Player 2."


def test_a_problem_has_another_sentence_where_nothing_was_given_that_could_be_said_again() -> None:
    conflict = {"code": "conflict", "field": "way", "given": "left"}
    assert said(conflict, {"way": "left"})[0] == "Way: “Left” does not fit."
    assert said({**conflict, "given": "[1]"}, {"way": ["left"]})[0] == "Way does not fit."


def test_a_problem_that_the_page_has_no_words_for_says_that_the_versions_differ() -> None:
    assert said({"code": "unheard", "field": "lord"}, {"lord": "x"})[0] == "Another version."


def test_a_problem_has_its_rule() -> None:
    [item] = told([{"code": "unknown-field", "field": "way", "rule": "game.rule"}])["items"]
    assert item["rule"] == "game.rule"


def test_markup_that_was_given_stays_text() -> None:
    given = "<img src=x>"
    problem = {"code": "unknown-id", "field": "lord", "given": given}
    [item] = told([problem], {"lord": given})["items"]
    assert all(isinstance(run, str) for run in item["text"])
    assert plain(item["text"]) == "Lord: “<img src=x>” is not known here."
