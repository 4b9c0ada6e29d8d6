"""Questions in plain words, read by what a small game declares."""

from engine.listener import Listener, understood
from engine.listener.folding import fold
from engine.listener.slips import near, slips_between
from engine.listener.units import LONGEST, bucket, units_of

_RACES = {"crab": {"3": "crab-3", "4": "crab-4"}, "squid": {"3": "squid-3"}}
_SIDE = (("units", "integer", ""), ("card", "entry", "card"))
_CHECKERS = {
    "sea/pay": {
        "slots": [
            {"path": "lord", "type": "entry", "of": "lord", "required": True},
            {"path": "allies", "type": "multiset", "of": "ally", "most": 9, "needed": True},
            {"path": "pearls", "type": "integer", "min": 0, "max": 99, "needed": True},
            {"path": "alone", "type": "choice", "choices": ["no", "yes"], "cost": 0.03},
        ],
        "composed": {"ally": ["race", _RACES]},
        "required": ["lord"],
        "needs": ["lord"],
        "any": ["allies", "pearls"],
    },
    "sea/fight": {
        "slots": [
            {
                "path": f"{side}.{name}",
                "type": kind,
                "of": of,
                "min": 1,
                "max": 5,
                "side": place,
                "usual": kind == "integer",
            }
            for place, side in enumerate(("attacker", "defender"))
            for name, kind, of in _SIDE
        ],
        "groups": {"attacker": 0, "defender": 1},
        "required": ["attacker", "defender"],
    },
    "sea/end": {
        "slots": [
            {
                "path": "players.lords",
                "type": "integer",
                "min": 0,
                "max": 9,
                "list": "players",
                "most_items": 4,
                "usual": True,
            },
            {"path": "active", "type": "integer", "min": 1, "max": 4, "cost": 0.03, "is_seat": True},
        ],
        "people": "players",
        "has_names": True,
        "required": ["players"],
    },
    "sea/stock": {
        "slots": [
            {"path": "goods", "type": "counts", "of": "good", "max": 9, "required": True},
            {"path": "want", "type": "counts", "of": "good", "max": 9, "cost": 0.1},
        ],
        "required": ["goods"],
    },
    "sea/dig": {
        "slots": [
            {"path": "loot", "type": "set", "of": "loot", "most": 5, "required": True},
            {"path": "powers", "type": "set", "of": "lord", "most": 3, "cost": 0.03, "whose": 0},
            {"path": "rival_powers", "type": "set", "of": "lord", "most": 3, "cost": 0.03, "whose": 1},
        ],
        "series": {"loot": {"3": "loot-3", "4": "loot-4", "7": "loot-7"}},
        "required": ["loot"],
    },
    "sea/sail": {
        "slots": [
            {"path": "from", "type": "space", "of": "map", "required": True},
            {"path": "pirates", "type": "spaces", "of": "map", "most": 4, "cost": 0.03},
            {"path": "harbours", "type": "spaces", "of": "map", "most": 4, "cost": 0.03},
            {"path": "way.to", "type": "space", "of": "map", "list": "way", "most_items": 4},
            {"path": "seat", "type": "integer", "min": 1, "max": 5, "cost": 0.03, "is_seat": True},
        ],
        "required": ["from"],
    },
}
_MEANS = {
    "shaman": "e:lord:shaman",
    "crab": "e:race:crab",
    "squid": "e:race:squid",
    "pearls": "f:pay:pearls",
    "enough": "q:pay",
    "alone": "f:pay:alone",
    "units": "f:fight:attacker.units f:fight:defender.units",
    "4 1 0": "e:card:4-1-0",
    "3 0 1": "e:card:3-0-1",
    "against": "v",
    "who wins": "q:fight",
    "defender": "f:fight:defender",
    "lords": "f:end:players.lords",
    "players": "f:end:players",
    "over": "q:end",
    "stone": "e:good:stone",
    "iron": "e:good:iron",
    "want": "f:stock:>want",
    "on turn": "f:end:active",
    "copies": "m",
    "missing": "u",
    "loot": "s:loot",
    "loot 4": "e:loot:loot-4",
    "dig on": "q:dig",
    "seer": "e:lord:seer",
    "sell": "q:stock",
    "from": "f:sail:>from",
    "to": "f:sail:>way.to",
    "reef": "e:map:reef",
    "bay": "e:map:bay",
    "cape": "e:map:cape",
    "sail": "q:sail",
    "second player": "p:@2",
    "attacked by": "f:fight:>attacker",
    "attacking": "f:fight:attacker",
    "no": "z",
    "i": "p:0",
    "she": "p:1",
    "each": "y",
    "with": "x",
    "and": "x",
    "is": "x",
    "it": "x",
    "かに": "e:race:crab",
    "の": "x",
    "继续": "q:dig",
}


def _listener():
    phrases = {}
    words = {}
    for phrase, means in _MEANS.items():
        phrases.setdefault(bucket(phrase), {})[phrase] = means
        for unit in units_of(phrase):
            words.setdefault(bucket(unit.text), []).append(unit.text)
    sentences = {
        "rules": [
            ["sea.limit", ["Keep ten cards.", "Discard the rest."], 0],
            ["sea.tie", ["In a tie the defender wins."], 2],
        ],
        "places": [0, 0, 1],
        "rows": {},
        "words": {
            "ke": {"keep": [2.0, [0], [6]]},
            "ca": {"cards": [2.0, [0], [4]]},
            "di": {"discard": [3.0, [1], [6]]},
            "ti": {"tie": [3.0, [2], [6]]},
            "de": {"defender": [3.0, [2], [6]]},
            "li": {"limit": [4.0, [0, 1], [2, 2]]},
        },
        "vocabulary": {"ke": "keep", "ca": "cards", "di": "discard", "ti": "tie", "de": "defender", "li": "limit"},
        "unknown": 1.0,
        "least": 0.4,
    }
    lexicon = {
        "phrases": phrases,
        "words": {begin: " ".join(each) for begin, each in words.items()},
        "begins": list(words),
        "numbers": {"two": 2, "three": 3},
        "vague": {"one": 1},
        "others": ["繼續", "继续"],
    }
    return Listener({"lexicon": lexicon, "order": list(_CHECKERS), "checkers": _CHECKERS, "sentences": sentences})


def _read(question):
    reading = understood([_listener()], question)["reading"]
    return reading and (reading["checker"], reading["request"])


def test_names_and_numbers_go_where_they_belong():
    paid = ("sea/pay", {"lord": "shaman", "allies": ["crab-3", "crab-4"], "pearls": 2})
    for question in (
        "shaman crab 3 crab 4 2 pearls",
        "Shaman: crab 3 and 4, two pearls - enough?",
        "is it enough, shaman with 3 crab, 4 crab and pearls 2",
        "shamna crab 3, crab 4 and 2 perls",
    ):
        assert _read(question) == paid, question
    assert _read("shaman with two 3 squid") == ("sea/pay", {"lord": "shaman", "allies": ["squid-3", "squid-3"]})
    assert _read("shaman かに3の4") == ("sea/pay", {"lord": "shaman", "allies": ["crab-3", "crab-4"]})
    assert _read("shaman no pearls alone") == ("sea/pay", {"lord": "shaman", "pearls": 0, "alone": "yes"})


def test_sides_are_told_apart():
    fight = ("sea/fight", {"attacker": {"units": 5, "card": "4-1-0"}, "defender": {"units": 3, "card": "3-0-1"}})
    for question in (
        "5 units with 4-1-0 against 3 with 3/0/1 who wins",
        "5 with 4/1/0, defender 3 with 3 0 1",
        "i 5 units 4-1-0 and she 3 units 3-0-1",
        "3 units 3-0-1 attacked by 5 units 4-1-0",
    ):
        assert _read(question) == fight, question


def test_a_side_may_be_what_those_before_it_do():
    """*5 units attacking 3*: whether the first or the second attack is asked about."""
    attacking = {"attacker": {"units": 5, "card": "4-1-0"}, "defender": {"units": 3, "card": "3-0-1"}}
    attacked = {"attacker": attacking["defender"], "defender": attacking["attacker"]}
    heard = understood([_listener()], "5 units 4-1-0 attacking 3 units 3-0-1")
    assert heard["reading"] is None
    asked = [choice["request"] for choice in heard["choices"]]
    assert attacking in asked
    assert attacked in asked
    assert _read("attacking 5 units 4-1-0, defender 3 units 3-0-1") == ("sea/fight", attacking)


def test_items_of_lists_are_told_one_after_the_other():
    assert _read("is it over with 7 and 5 lords") == ("sea/end", {"players": [{"lords": 7}, {"lords": 5}]})
    assert _read("i 7 lords she 5 lords over") == ("sea/end", {"players": [{"lords": 7}, {"lords": 5}]})
    assert _read("three players with 4 lords each over") == ("sea/end", {"players": [{"lords": 4}] * 3})


def test_what_was_named_last_takes_what_follows():
    assert _read("sell 3 stone and two iron") == ("sea/stock", {"goods": {"stone": 3, "iron": 2}})
    assert _read("3 stone want 2 iron") == ("sea/stock", {"goods": {"stone": 3}, "want": {"iron": 2}})


def test_those_who_play_are_told_apart_by_names_and_seats():
    players = [{"name": "Ann", "lords": 7}, {"name": "Bo", "lords": 5}]
    assert _read("Ann 7 lords, Bo 5 lords, over") == ("sea/end", {"players": players})
    assert _read("Ann 7 lords, Bo 5 lords on turn, over") == ("sea/end", {"players": players, "active": 2})
    assert _read("Ann 7 lords over") is None, "a single name may be any word"
    seated = ("sea/end", {"players": [{"lords": 7}, {"lords": 5}], "active": 2})
    assert _read("7 and 5 lords, second player on turn, over") == seated
    assert _read("sail from reef to bay, second player") == (
        "sea/sail",
        {"from": "reef", "way": [{"to": "bay"}], "seat": 2},
    )


def test_entries_go_where_the_question_has_just_said():
    sailed = ("sea/sail", {"from": "reef", "way": [{"to": "bay"}, {"to": "cape"}]})
    assert _read("sail from reef to bay to cape") == sailed
    assert _read("sail to bay from reef") == ("sea/sail", {"from": "reef", "way": [{"to": "bay"}]})


def test_an_unknown_name_is_somebody_else():
    found = ("sea/dig", {"loot": ["loot-4"], "rival_powers": ["shaman"]})
    assert _read("dig on with loot 4, and Daria with shaman") == found
    assert _read("dig on with loot 4, and daria with shaman") is None


def test_what_is_not_sure_is_asked_about():
    heard = understood([_listener()], "dig on with loot 4 and broken shaman")
    assert heard["reading"] is None
    assert heard["choices"][0]["checker"] == "sea/dig"
    assert heard["choices"][0]["left"]


def test_numbers_go_on_where_entries_differ_by_them():
    assert _read("dig on with loot 4 and 7") == ("sea/dig", {"loot": ["loot-4", "loot-7"]})
    assert _read("loot 3 4 7 dig on") == ("sea/dig", {"loot": ["loot-3", "loot-4", "loot-7"]})


def test_what_somebody_else_has_is_theirs():
    found = ("sea/dig", {"loot": ["loot-4"], "powers": ["seer"], "rival_powers": ["shaman"]})
    assert _read("loot 4, i seer, she shaman, dig on") == found


def test_so_many_are_there_of_each_and_what_is_missing_is_not_there():
    assert _read("sell stone and iron 2 each") == ("sea/stock", {"goods": {"stone": 2, "iron": 2}})
    assert _read("sell 3 stone, iron missing") == ("sea/stock", {"goods": {"stone": 3, "iron": 0}})
    assert _read("shaman crab 3 2 copies enough") == ("sea/pay", {"lord": "shaman", "allies": ["crab-3", "crab-3"]})


def test_what_is_not_certain_is_not_read():
    for question in (
        "",
        "3",
        "shaman",
        "enough?",
        "my uncle likes crab with 7 potatoes and 99999 beans",
        "pearls pearls pearls",
    ):
        assert _read(question) is None, question


def test_a_number_beside_what_only_others_ask_for_is_asked_about():
    lords = {"checker": "sea/end", "request": {"players": [{"lords": 3}]}, "left": []}
    assert understood([_listener()], "is it over with 3")["reading"] == lords
    beside = understood([_listener()], "is it over with 3 units")
    assert beside["reading"] is None
    assert beside["choices"] in ([], [lords])
    assert understood([_listener()], "is it over with 3, units")["reading"] is None, "nothing but a bare number"


def test_letters_of_the_other_script_are_read_as_its_own():
    assert _read("loot 4 继续") == ("sea/dig", {"loot": ["loot-4"]})
    assert _read("loot 4 繼續") == ("sea/dig", {"loot": ["loot-4"]})
    left = understood([_listener()], "loot 4 7 dig on, 繼麼")["choices"][0]["left"]
    assert left == ["繼麼"], "what is not understood is told as it was written"


def test_a_question_without_a_word_of_the_game_has_to_fit_better():
    listener = _listener()
    listener.sentences.aside = 5.0
    assert understood([listener], "how many cards may I keep")["rules"] == []
    assert understood([listener], "defender in a tie")["rules"][0]["rule"] == "sea.tie"


def test_a_whole_question_that_is_known_finds_its_sentence():
    listener = _listener()
    listener.sentences.whole = {"keep cards": 2}
    assert [one["rule"] for one in understood([listener], "Keep cards?")["rules"]] == ["sea.tie", "sea.limit"]


def test_sentences_answer_what_is_no_position():
    found = understood([_listener()], "how many cards may I keep")
    assert found["reading"] is None
    assert found["rules"][0] == {"rule": "sea.limit", "sentence": "Keep ten cards."}
    assert understood([_listener()], "defender in a tie")["rules"][0]["rule"] == "sea.tie"
    assert understood([_listener()], "weather tomorrow in lisbon") == {"reading": None, "choices": [], "rules": []}


def test_nothing_breaks_it():
    hostile = [
        "\x00\x01\x02",
        "<img src=x onerror=alert(1)>",
        "9" * 100000,
        "crab 3 " * 5000,
        "\u202eshaman\u202c 3",
        "😀" * 500,
        "shaman " + "a" * 10000,
        "‏שלום",
        "'; drop table",
        "3 3 3 3 3 3 3 3 3 3 3 3",
        "against " * 200,
        "no no no no",
        "かに" * 900,
    ]
    listener = _listener()
    for question in hostile:
        found = understood([listener], question)
        assert sorted(found) == ["choices", "reading", "rules"]
    assert len(units_of("a b " * 1000)) <= LONGEST


def test_words_are_known_by_their_beginning_and_with_a_slip():
    assert near("perlami", ["perla", "pears"]) == ["perla"]
    assert near("shamna", ["shaman", "shape"]) == ["shaman"]
    assert near("cat", ["cut"]) == []
    assert _read("shaman crab 3 paerls 2") == _read("shaman crab 3 perals 2") == _read("shaman crab 3 pearls 2")
    assert _read("sxaman crab 3 pearls 2") == _read("shaman crab 3 pearls 2"), "in the second letter"
    assert slips_between("stone", "stnoe", 1) == 1
    assert fold("Żółć, ŁOWCA ３ シャーマン") == "zolc lowca 3 しゃまん"
