"""What tests in every browser rely on: a tab does what a person does, and says what went wrong."""

from __future__ import annotations

from tests.browser.tab import Tab


def test_a_tab_takes_touches_and_keys_and_knows_of_no_other_tab(tab: Tab) -> None:
    tab.go("en/")
    assert tab.run("() => [localStorage.getItem('left'), 'serviceWorker' in navigator]") == [None, False]
    tab.run("() => localStorage.setItem('left', 'here')")
    tab.tap("button", "Search")
    tab.type("pearl")
    tab.until("() => document.querySelector('[data-search-list]').innerText.includes('earl')")
    tab.key("Escape")
    tab.until("() => !document.querySelector('dialog[open]')")
    tab.go("ja/")
    assert tab.run("async (a, b) => [document.documentElement.lang, await Promise.resolve(a + b)]", 1, 2) == ["ja", 3]
    tab.back()
    tab.until("() => document.documentElement.lang === 'en' && document.readyState === 'complete'")
    assert tab.complaints() == []


def test_a_tab_complains_of_errors_of_what_is_not_there_and_of_the_policy(tab: Tab) -> None:
    tab.before("addEventListener('load', () => { later() });")
    tab.go("en/about/")
    tab.run(
        "(...all) => all.forEach((src) => Object.assign(new Image(), { src }))", "../none.png", "https://a.invalid/"
    )
    wanted = ("later", "policy: img-src")
    tab.until("(...all) => all.every((text) => window.__complaints.some((line) => line.includes(text)))", *wanted)
    assert len(tab.complaints()) >= len(wanted)
