"""Texts are set as their language wants it: ties, spaces, signs and the order of names."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from markupsafe import Markup

import catalog
from catalog import load
from generator.checkers.browser_texts import BrowserTexts
from generator.pages.card_pages import name_rows
from generator.render.markup import PageHtml
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.prose import Prose
from generator.render.site_context import SiteContext
from generator.render.typesetting import BREAK, set_parts, typeset
from generator.text.languages import LANGUAGES
from generator.text.phrases import DRAWN, breaks
from generator.text.typography import capital, is_kana, joined, labelled, settled, signed, sort_key
from generator.text.words import Phrase, Words
from generator.translate.new_language import describe
from tests.generator import rendered
from tests.generator.rendered import pages


def phrases(text: str) -> str:
    """A Japanese text with a bar wherever it may break."""
    at = (0, *breaks(text), len(text))
    return "|".join(text[start:end] for start, end in pairwise(at))


@pytest.mark.parametrize(
    ("lang", "text", "shown"),
    [
        ("pl", "Karta z ręki i w stosie", "Karta z~ręki i~w~stosie"),
        ("pl", "A potem O nim", "A~potem O~nim"),
        ("pl", "siła rośnie o 1 punkt", "siła rośnie o~1~punkt"),
        ("pl", "oraz do ręki", "oraz do ręki"),
        ("pl", "krab 2 i meduza 3", "krab 2 i~meduza 3"),
        ("pl", f"kosztuje o 2 {DRAWN}", f"kosztuje o~2~{DRAWN}"),
        ("en", "Take a card and 3 pearls", "Take a card and 3 pearls"),
        ("en", "three races, and 3 + 2 + 5 = 10.", "three races, and 3~+~2~+~5~=~10."),
        ("pl", "trzy rasy i 3 + 2 = 5", "trzy rasy i~3~+~2~=~5"),
        ("en", f"Take 3 {DRAWN}", f"Take 3~{DRAWN}"),
        ("ja", f"真珠 3 {DRAWN}", f"真珠 3~{DRAWN}"),
        ("zh_Hant", "支付 3 顆珍珠，取第 2 張", "支付 3~顆珍珠，取第~2~張"),
    ],
)
def test_what_belongs_together_is_tied(lang: str, text: str, shown: str) -> None:
    assert settled(text, LANGUAGES[lang]) == shown.replace("~", "\u00a0")


def test_a_french_line_does_not_break_before_a_mark_that_stands_apart() -> None:
    shown = settled("La « clé » : perdue ?", describe("fr"))
    assert shown == "La «~clé~»~: perdue~?".replace("~", "\u00a0")
    assert labelled("Coût", "3", describe("fr")) == "Coût\u00a0: 3"
    assert settled("Weź : to", LANGUAGES["pl"]) == "Weź : to"


@pytest.mark.parametrize(
    ("lang", "text", "shown"),
    [
        ("en", "“The “Elder” and “Sage””", "“The ‘Elder’ and ‘Sage’”"),
        ("pl", "„Zasada „Mędrca””", "„Zasada «Mędrca»”"),
        ("ja", "「「賢者」の力」", "「『賢者』の力」"),
        ("zh_Hans", "“链接到“长老””", "“链接到‘长老’”"),
        ("zh_Hant", "「長老」和「賢者」", "「長老」和「賢者」"),
        ("en", "“One “that never ends”", "“One “that never ends”"),
        ("en", "” and “", "” and “"),
    ],
)
def test_a_quotation_within_another_has_the_inner_marks(lang: str, text: str, shown: str) -> None:
    assert settled(text, LANGUAGES[lang]) == shown


@pytest.mark.parametrize(
    "text",
    [
        "領主を|2人雇う|場合は、|真珠を|5個まで|払えます。",
        "手番ごとに|3枚目から|取る",
        "一番下の|1枚なら",
        "はい：13枚を|持ち越せます。",
        "影響力ポイント",
        "支払わなければ|なりませんが、|支払いは",
        "捨て札の|山",
        "貴族による|得点",
        "好きな|種族として|使う",
        "変身術師",
        "&#34;真珠&#34;",
    ],
)
def test_japanese_breaks_between_phrases_only(text: str) -> None:
    assert phrases(text.replace("|", "")) == text


@pytest.mark.parametrize("particle", ["から", "まで", "なら", "より", "ずつ", "を", "が"])
@pytest.mark.parametrize("counter", ["個", "枚", "枚目", "つ", "人", "ポイント", "回", "番目"])
def test_a_number_its_counter_and_their_particle_stay_on_one_line(counter: str, particle: str) -> None:
    text = f"真珠を12{counter}{particle}払う"
    whole = f"12{counter}{particle}"
    start = text.index(whole)
    assert not [at for at in breaks(text) if start < at < start + len(whole)]


def test_a_line_is_set_whatever_elements_it_runs_through() -> None:
    page = '<p lang="pl" title="w ręce">Karta z <a href="w ręce">ręki</a>, 5 <i lang="ja">真珠を払う</i></p>'
    assert typeset(page).replace("\u00a0", "~") == (
        '<p lang="pl" title="w~ręce">Karta z~<a href="w ręce">ręki</a>, 5~<i lang="ja">真珠を<wbr>払う</i></p>'
    )


def test_what_is_no_text_is_left_as_it_is() -> None:
    page = (
        '<html lang="ja"><title>真珠を払う</title><script type="application/json">{"真珠を払う":"w 5"}</script>'
        '<select><option>真珠を払う</select><code>真珠を払う</code><p lang="pl"><code>w domu</code>'
    )
    assert typeset(page) == page


def test_letters_in_a_drawing_are_left_as_they_are_behind_a_drawing_within_it() -> None:
    face = '<svg class="face"><svg viewBox="0 0 24 24"><path d="M4 20"/></svg><text x="1">真珠を払う</text></svg>'
    assert typeset(f'<p lang="ja">{face}真珠を払う</p>') == f'<p lang="ja">{face}真珠を<wbr>払う</p>'


def test_chinese_without_a_space_keeps_number_and_counter_by_an_element() -> None:
    page = '<p lang="zh-Hans">付3颗珍珠 <a href="/3章">x</a></p>'
    assert typeset(page) == '<p lang="zh-Hans">付<span class="kept">3颗</span>珍珠 <a href="/3章">x</a></p>'


def test_a_term_and_the_particle_behind_it_stay_on_one_line() -> None:
    term = '<button type="button" class="term" popovertarget="term-pearl">真珠</button>'
    assert typeset(f'<p lang="ja">場合は、{term}を払う</p>') == (
        f'<p lang="ja">場合は、<span class="kept">{term}を</span><wbr>払う</p>'
    )


@pytest.mark.parametrize(
    ("lang", "before", "kept"),
    [
        ("pl", "Karta ", "z "),
        ("pl", "Karta, ", "a w "),
        ("en", "take ", "3 "),
        ("ja", "払う", "（"),
        ("ja", "", "2"),
    ],
)
def test_no_line_ends_with_what_belongs_to_a_term(lang: str, before: str, kept: str) -> None:
    term = '<button type="button" class="term" popovertarget="term-pearl">pearl</button>'
    tied = kept.replace(" ", "\u00a0")
    for box, bound in (
        (term, f'<span class="kept">{tied}{term}</span>'),
        (f'<span class="kept">{term},</span>', f'<span class="kept">{tied}{term},</span>'),
        (
            '<a href="x"><span class="kept"><svg></svg>blue</span> one</a>',
            f'<span class="kept">{tied}<a href="x"><span class="kept"><svg></svg>blue</span> one</a></span>',
        ),
    ):
        set_once = typeset(f'<p lang="{lang}">{before}{kept}{box}')
        assert set_once.replace("<wbr>", "") == f'<p lang="{lang}">{before}{bound}'
        assert typeset(set_once) == set_once


@pytest.mark.parametrize("before", ["Round 3. ", "the ", "3 or more ", "Ann’s "])
def test_a_line_may_end_before_a_term(before: str) -> None:
    page = f'<p lang="en">{before}<button type="button" class="term" popovertarget="term-pearl">pearl</button>'
    assert typeset(page) == page


@pytest.mark.parametrize(
    ("shown", "inside"),
    [
        ("temple of light", 'temple of <span class="kept">light<span class="term__mark">,</span></span>'),
        ("太陽の神殿", '太陽の神<span class="kept">殿<span class="term__mark">,</span></span>'),
    ],
)
def test_a_mark_stays_with_the_last_word_of_a_term(shown: str, inside: str) -> None:
    opening = '<button type="button" class="term" popovertarget="term-temple">'
    whole = PageHtml.whole(None, Markup(f"a {opening}{shown}</button>, b"))  # type: ignore[arg-type]
    assert whole == f"a {opening}{inside}</button> b"


def test_a_line_may_break_before_a_text_in_another_language() -> None:
    page = '<p lang="ja">場合は、真珠を<i lang="en">Sage</i>へ払う</p>'
    assert typeset(page) == '<p lang="ja">場合は、<wbr>真珠を<wbr><i lang="en">Sage</i>へ<wbr>払う</p>'
    assert typeset(typeset(page)) == typeset(page)


def test_marks_of_a_preview_change_nothing() -> None:
    page = '<p lang="ja">\U000e0001\U000e0031真珠を払う\U000e007f</p>'
    assert typeset(page) == '<p lang="ja">\U000e0001\U000e0031真珠を<wbr>払う\U000e007f</p>'


def test_texts_for_the_script_say_where_they_may_break() -> None:
    part = {"n": "pearls"}
    assert set_parts(["真珠を", part, "個まで払う"], LANGUAGES["ja"]) == [f"真珠を{BREAK}", part, f"個まで{BREAK}払う"]
    assert set_parts(["この支払いでは", part, "を雇用"], LANGUAGES["ja"])[0] == f"この{BREAK}支払いでは{BREAK}"
    assert set_parts(["Karta z ", part], LANGUAGES["pl"]) == ["Karta z\u00a0", part]


_WORDS = ["真珠を", "3個", "払う", "「", "」", "w ", "5 ", "kart ", "&amp;", "„", "”", " 張", "の", "領主", "\n"]
_TAGS = ["<b>", "</b>", "<br>", '<span lang="ja">', "</span>", '<i lang="pl">', "</i>", "<p>", "</p>", "<wbr>", "<img>"]
_TERM = '<button type="button" class="term" popovertarget="term-pearl">真珠</button>'


@example("en", f"「\n{_TERM}")
@given(
    st.sampled_from(["en", "ja", "pl", "zh-Hant", "zh-Hans"]),
    st.lists(st.sampled_from([*_WORDS, *_TAGS, _TERM]), max_size=25).map("".join),
)
def test_setting_twice_is_setting_once_and_the_text_stays(lang: str, inside: str) -> None:
    page = f'<html lang="{lang}">{inside}'
    once = typeset(page)
    assert typeset(once) == once
    assert _bare(once) == _bare(page)


def _bare(html: str) -> str:
    """The text with plain spaces and without what was added; all quotation marks look alike."""
    text = re.sub(r"<[^>]*>", "", html).replace("\u00a0", " ")
    return re.sub("[„“‘«「『]", "<", re.sub("[”’»」』]", ">", text))


def test_the_words_of_a_page_are_tied_too() -> None:
    ctx = PageContext(SiteContext(catalog.load(), "pl"), PageInfo("abyss/check/x/", game="abyss"))
    assert BrowserTexts(ctx).phrase(Phrase("Karta z ręki", "pl")) == "Karta z\u00a0ręki"


@pytest.mark.parametrize(
    ("lang", "texts", "shown"),
    [
        ("zh_Hant", ("玩家 2", "玩家 3"), "玩家 2 和玩家 3"),
        ("zh_Hant", ("阿美", "Bob"), "阿美和 Bob"),
        ("zh_Hant", ("1", "5", "6"), "1、5 和 6"),
        ("zh_Hant", ("螃蟹", "水母"), "螃蟹和水母"),
        ("ja", ("Bob", "カニ"), "Bob、カニ"),
        ("pl", ("krab", "meduza"), "krab i meduza"),
    ],
)
def test_lists_have_the_spaces_of_their_language(lang: str, texts: tuple[str, ...], shown: str) -> None:
    assert joined(texts, LANGUAGES[lang]) == shown


def test_signs_and_colons() -> None:
    assert [signed(text) for text in ("-4", "3-5", "jellyfish-2", "+1")] == ["−4", "3-5", "jellyfish-2", "+1"]
    assert labelled("費用", "10", LANGUAGES["zh_Hant"]) == "費用：10"
    assert labelled("Cost", "10", LANGUAGES["en"]) == "Cost: 10"


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("pl", ["klucz", "Koszt", "kość", "lord", "łup", "Miejsce", "Wartość", "wartownik", "żeton"]),
        ("en", ["Affiliate", "ally", "Ally value", "cost", "Council"]),
        ("zh_Hant", ["大廳", "工坊", "卡堆", "巨魔", "章魚", "隧道", "聯盟"]),
        ("zh_Hans", ["大厅", "工坊", "卡堆", "联盟", "隧道", "章鱼"]),
        ("ja", ["かい", "がい", "かいがら", "カニ", "きゃく", "きよい", "クラゲ", "ちかい"]),
    ],
)
def test_names_stand_in_the_order_of_their_language(lang: str, names: list[str]) -> None:
    mixed = names[:]
    random.Random(4).shuffle(mixed)
    assert sorted(mixed, key=lambda name: sort_key(name, LANGUAGES[lang])) == names


def test_japanese_names_are_sorted_by_their_reading() -> None:
    prose = Prose(catalog.load(), Words("ja"))
    terms = catalog.load().games["abyss"].terms
    places = {term.id: prose.place("abyss", f"term:{term.id}") for term in terms}
    assert all(is_kana(str(place[0][1])) for place in places.values() if place)  # type: ignore[index]


@pytest.mark.slow
def test_labels_begin_with_a_capital() -> None:
    assert [capital(text) for text in ("łup", "„łup”", "3 łupy", "真珠", "")] == ["Łup", "„Łup”", "3 łupy", "真珠", ""]
    table = next(route for route in rendered.routes_of(rendered.site("pl")) if route.path == "abyss/lords/")
    labels = re.findall(r"<dt>(?:<svg.*?</svg><span>)?([^<]+)<", table.page(rendered.site("pl")).html)
    assert len(labels) > 100
    assert not [label for label in labels if label[:1].islower()]


@pytest.mark.slow
def test_links_of_one_name_say_what_they_lead_to() -> None:
    html = Markup(pages("en")["abyss/discrepancies/"].html)
    text = " ".join(html.striptags().split())
    assert "Martial law (Rules) · Martial law (Glossary)" in text


def test_a_printed_variant_that_is_the_name_is_not_shown_twice() -> None:
    game = catalog.load().games["abyss"]
    ctx = PageContext(SiteContext(catalog.load(), "ja"), PageInfo("abyss/glossary/", game="abyss"))
    term = next(term for term in game.terms if term.id == "resistance")
    row = next(row for row in name_rows(ctx, "term:resistance", term) if row.tag == "ja")
    assert row.name not in row.others
    assert {row.name, *row.others} == {"抵抗", "抵抗力"}


@pytest.mark.slow
def test_the_documentation_of_a_checker_has_no_raw_parameters() -> None:
    html = pages("en")["abyss/check/control/"].html
    assert "<var>[Lord]</var>" in html
    assert "&lt;var&gt;" not in html


def test_a_space_stands_where_han_and_latin_meet_but_not_inside_of_what_was_typed() -> None:
    chinese = Prose(catalog.load(), Words("zh_Hant"))
    said = Phrase("{name}有{count}顆珍珠", "zh-Hant")
    assert chinese.phrase_plain("abyss", said, name="Ann", count=3) == "Ann 有 3 顆珍珠"
    assert chinese.phrase_plain("abyss", said, name="玩家A", count="三") == "玩家A 有三顆珍珠"
    japanese = Prose(catalog.load(), Words("ja"))
    assert japanese.phrase_plain("abyss", Phrase("真珠{count}個", "ja"), count=3) == "真珠3個"
    assert joined(["玩家A", "玩家B"], LANGUAGES["zh_Hant"]) == "玩家A 和玩家B"


_HAN_OR_KANA = r"[\u3040-\u30ff\u3400-\u9fff]"
_HALF_WIDE = re.compile(
    rf"{_HAN_OR_KANA}\s?[;:,!?]\s|{_HAN_OR_KANA} ?\(|(?<!\d)[,;:(] ?{_HAN_OR_KANA}|\) ?{_HAN_OR_KANA}"
)
_UNREAD = re.compile(r"<(script|code|pre|template|kbd)\b.*?</\1>", re.DOTALL)


@pytest.mark.slow
def test_no_mark_of_half_width_stands_beside_kana_or_han() -> None:
    """On one page of each kind and game, what labels say aloud included; ids in square brackets are JSON."""
    routes = {
        (route.game, route.kind): route
        for route in rendered.routes_of(rendered.site("ja"))
        if route.game in load().listed
    }
    for route in routes.values():
        read = re.sub(r"\[[^]]*\]", "", _UNREAD.sub("", route.page(rendered.site("ja")).html))
        texts = [Markup(read).striptags(), *re.findall(r'aria-label="([^"]*)"', read)]
        assert not [found[0] for text in texts for found in _HALF_WIDE.finditer(text)], route.path
