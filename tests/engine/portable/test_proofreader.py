"""Questions of meaning, asked of texts of a small language of each kind: with spaces between words and without."""

from engine.proofreader import against, changes
from engine.proofreader.text import clauses, found, pieces, plain, sentences, words_of

SPACED = words_of(
    {
        "denies": ["nie", "nikt", "żad*"],
        "neutral": ["nie tylko"],
        "more": ["więcej"],
        "less": ["mniej"],
        "at_least": ["co najmniej"],
        "only": ["tylko"],
        "first": ["pierwsz*"],
        "last": ["ostatni*"],
    },
    ["już"],
    ["lub"],
    {"dwa": "2", "trzy": "3"},
    True,
)
UNSPACED = words_of(
    {"denies": ["不", "沒"], "neutral": ["不同"], "left": ["左"], "right": ["右"]}, ["的"], [], {"三": "3"}, False
)
ENGLISH = words_of(
    {"denies": ["not", "nobody"], "only": ["only"], "more": ["more"], "first": ["first"], "lacks": ["missing"]},
    [],
    [],
    {},
    True,
)

CHANGES = (
    ("Nie płacisz za {count} kart.", "Płacisz za {count} kart.", "denial-gone", "Nie"),
    ("Płacisz za karty.", "Nie płacisz za karty.", "denial-come", ""),
    ("Nikt nie ginie.", "On ginie.", "denial-gone", "Nikt"),
    ("Bierzesz więcej kart.", "Bierzesz mniej kart.", "opposite", "więcej"),
    ("Kto ma więcej, bierze mniej.", "Kto ma mniej, bierze więcej.", "swapped", "więcej"),
    ("Bierzesz dwa żetony.", "Bierzesz trzy żetony.", "number", "2"),
    ("Tylko ty bierzesz.", "Ty bierzesz.", "bound-gone", "Tylko"),
    ("{a} daje {b}.", "{b} daje {a}.", "order", "{a} {b}"),
    ("Gracz dostaje 5 punktów i 2 perły.", "Gracz dostaje 2 punktów i 5 perły.", "swapped", "5"),
    ("Stary wózek staje się nowym wózkiem.", "Nowy wózek staje się starym wózkiem.", "swapped", "starym"),
    ("Bierzesz kartę. Potem odkładasz ją na stos.", "Bierzesz kartę.", "part", "Potem odkładasz ją na stos"),
)
KEPT = (
    ("Nie płacisz za karty.", "Karty są za darmo."),
    ("Nie mniej kart.", "Co najmniej dwie karty więcej."),
    ("Nie tylko ty bierzesz.", "Nie tylko ty już bierzesz."),
    ("Nikt nie ginie.", "Żaden nie ginie."),
    ("{a} daje {b}.", "Od {b} dostaje {a}."),
    ("Bierzesz \ufffc, potem {a}.", "Bierzesz {a}, \ufffc potem."),
    ("Bierzesz perłę lub kartę.", "Bierzesz kartę lub perłę."),
    ("Bierzesz kartę. Potem drugą.", "Bierzesz kartę, potem drugą."),
)


def test_what_is_asked_of_a_changed_text():
    for old, new, kind, was in CHANGES:
        asked = changes.questions(old, new, SPACED)
        assert [one.kind for one in asked] == [kind], (old, new, asked)
        assert asked[0].was == was, asked


def test_what_is_asked_where_no_spaces_part_words():
    assert [one.kind for one in changes.questions("你不能拿", "你能拿", UNSPACED)] == ["denial-gone"]
    assert [one.kind for one in changes.questions("放在左邊", "放在右邊", UNSPACED)] == ["opposite"]
    asked = changes.questions("只能用珍珠付，黑珍珠則退回", "只能用黑珍珠付，珍珠則退回", UNSPACED)
    assert [(one.kind, one.was, one.now) for one in asked] == [("swapped", "珍", "黑珍")]
    assert [one.kind for one in changes.questions("拿牌。之後要再付三顆珍珠", "拿牌。", UNSPACED)] == ["part"]
    assert changes.questions("兩種不同牌", "兩種別的牌", UNSPACED) == []


def test_a_text_that_says_the_same_otherwise_is_left_in_peace():
    for old, new in KEPT:
        assert changes.questions(old, new, SPACED) == [], (old, new)


def test_the_place_of_a_question_is_one_of_the_raw_text():
    new = "Bierzesz {term:card|mniej kart}."
    asked = changes.questions("Bierzesz {term:card|więcej kart}.", new, SPACED)[0]
    assert new[asked.start : asked.end] == "mniej"


def test_what_is_asked_of_a_new_text():
    ask = against.questions
    assert [one.kind for one in ask("Nobody pays.", "Każdy płaci.", ENGLISH, SPACED, 50)] == ["denial-lacking"]
    assert ask("Nobody pays.", "Nikt nie płaci.", ENGLISH, SPACED, 50) == []
    assert [one.kind for one in ask("Only you pay.", "Ty płacisz.", ENGLISH, SPACED, 50)] == ["bound-lacking"]
    assert [one.kind for one in ask("You get more.", "Dostajesz mniej.", ENGLISH, SPACED, 50)] == ["opposite-english"]
    assert [one.kind for one in ask("Draw a card. Pay a pearl.", "Dobierz.", ENGLISH, SPACED, 50)] == [
        "sentences-english"
    ]


def test_a_new_text_is_not_to_say_the_opposite_nor_to_deny_what_the_english_does_not():
    def kinds(english, text):
        return [one.kind for one in against.questions(english, text, ENGLISH, SPACED, 50)]

    assert kinds("The first player pays.", "Ostatni gracz płaci.") == ["opposite-english"]
    assert kinds("The first player does not pay.", "Ostatni gracz nie płaci.") == ["opposite-english"]
    assert kinds("You do not get more.", "Nie dostajesz mniej.") == []  # who denies one may mean the other
    assert kinds("You pay.", "Nie płacisz.") == ["denial-english"]
    assert kinds("A card is missing.", "Nie ma karty.") == []
    assert kinds("You only pay.", "Tylko ty nie płacisz.") == []


def test_a_changed_text_is_held_to_the_english_where_the_one_before_it_was():
    def kinds(old, new):
        return [one.kind for one in against.arisen("The first one pays.", old, new, ENGLISH, SPACED, 50)]

    assert kinds("Kto zaczyna, płaci.", "Ostatni płaci.") == ["opposite-english"]
    assert kinds("Ostatni płaci.", "Ostatni z was płaci.") == []


def test_a_text_is_read_as_its_reader_reads_it():
    text = plain("Zapłać {count#pearl|acc} za {term:lord|LORDA} z {race}")
    assert text.text == "zaplac \ufffc za lorda z \ufffc"
    assert text.holes == ["count", "race"]
    assert plain("nie zamknięte {tu").holes == []
    assert pieces("dwa, 3 a\ufffc", SPACED) == ["dwa", "3", "a", "\ufffc"]
    assert sentences("Jedno. Dwa! {") == 2
    assert len(clauses("a 1,5, b; c")) == 3


def test_the_longest_word_is_the_one_that_is_meant():
    assert [hit.senses for hit in found("nie tylko nie", SPACED)] == [("neutral",), ("denies",)]
    assert [hit.end for hit in found("żadnego", SPACED)] == []
    assert [hit.end for hit in found("zadnego", SPACED)] == [7]
