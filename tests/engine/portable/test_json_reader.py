"""The strict JSON reader takes what is JSON and nothing else, the same under every Python."""

from engine.json_reader import MAX_LENGTH, Number, ReadError, read_json


def refused(text):
    try:
        read_json(text)
    except ReadError as error:
        return error.code
    raise AssertionError("accepted: " + text[:40])


def read(text):
    value, twice = read_json(text)
    assert twice == []
    return value


def test_values():
    assert read("null") is None
    assert read("true") is True
    assert read(" false\n") is False
    assert read("0") == 0
    assert read("-12") == -12
    assert read('""') == ""
    assert read("[]") == []
    assert read("{ }") == {}
    assert read('[1, [2], {"a": {"b": "c"}}]') == [1, [2], {"a": {"b": "c"}}]


def test_strings():
    assert read('"a\\"b\\\\\\/\\b\\f\\n\\r\\t"') == 'a"b\\/\b\f\n\r\t'
    assert read('"\\u00e9\\u4eba"') == "é人"
    assert read('"\\ud83d\\ude00 x"') == "\U0001f600 x"
    assert read('"章魚 \U0001f600"') == "章魚 \U0001f600"


def test_half_a_surrogate_pair_is_replaced():
    assert read('"\\ud83d"') == "\ufffd"
    assert read('"\\ude00!"') == "\ufffd!"
    assert read('"\\ud83dx"') == "\ufffdx"
    assert read('"\\ud83d\\u0041"') == "\ufffdA"


def test_numbers_that_are_no_plain_integers_keep_their_text():
    for text in ("1.5", "-0.25", "1e3", "2E-7", "1e+400"):
        value = read(text)
        assert isinstance(value, Number)
        assert (value.text, value.whole) == (text, False)
    value = read("1" * 5000)
    assert value.whole
    assert len(value.text) == 5000
    assert read("999999999999999") == 999999999999999


def test_what_is_no_json():
    for text in (
        "",
        " ",
        "{",
        "}",
        "[1",
        "[1,]",
        "[,1]",
        "[1 2]",
        '{"a"}',
        '{"a":}',
        '{"a":1,}',
        '{"a" 1}',
        "{a:1}",
        "{'a':1}",
        "nul",
        "True",
        "NaN",
        "Infinity",
        "-",
        "01",
        "1.",
        ".5",
        "+1",
        "1e",
        "0x1",
        "1 2",
        '"',
        '"a',
        '"\\',
        '"\\x"',
        '"\\u12"',
        '"\\u12g4"',
        '"\\u+123"',
        '"a\nb"',
        '"a\\nb\n"',
        "[1]]",
        "\ufeff{}",
        "\u00a0{}",
    ):
        assert refused(text) == "not-json", text


def test_bounds():
    assert refused("[" * 9) == "too-deep"
    assert refused("[" * 100000) == "too-deep"
    assert refused('{"a":' * 100) == "too-deep"
    assert read("[[[[[[[[1]]]]]]]]")
    assert refused(" " * (MAX_LENGTH + 1)) == "too-long"


def test_keys_given_twice():
    assert read_json('{"a": 1, "b": {"c": 1, "c": 2}, "a": 3}') == ({"a": 3, "b": {"c": 2}}, ["b.c", "a"])
    assert read_json('[{"x": 1}, {"x": 1, "x": 1}]')[1] == ["[1].x"]


def test_large_texts_are_read_in_reasonable_time():
    # Under MicroPython, reading by characters instead of bytes would take minutes here.
    assert len(read("[" + ",".join(["12345678"] * 20000) + "]")) == 20000
    assert len(read('"' + "\\n" * 100000 + '"')) == 100000
    assert refused('{"章": "魚章魚章魚章魚章魚章魚') == "not-json"
