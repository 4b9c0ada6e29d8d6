"""Opening a checker with a question in the address, and waiting for its answer."""

from __future__ import annotations

import base64
import json
from typing import Any

from playwright.sync_api import Page

from tests.questions import questions


def fragment(state: Any) -> str:
    """Give the address fragment of a checker's state."""
    text = state if isinstance(state, str) else json.dumps(state, ensure_ascii=False, separators=(",", ":"))
    return "#v1:" + base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def example_of(checker: str) -> str:
    """Give the fragment of a question that the checker answers with a verdict."""
    return fragment(questions(checker)[0])


ANSWER = "[data-checker=answer]"

# The page has been listening for longer, so it is told first.
_TAKEN_UP = """
async (hash) => {
  if (hash === location.hash) throw new Error("this question is in the address already");
  const heard = new Promise((done) => addEventListener("hashchange", done, { once: true }));
  location.hash = hash;
  await heard;
  return document.documentElement.dataset.verdict ?? "";
}
"""


def wait_for_form(page: Page) -> None:
    """Wait until the scripts of a checker have done all they do at the start: they draw its buttons last."""
    page.locator("[data-checker=tools] button").first.wait_for(state="attached")


def wait_for_answer(page: Page) -> str:
    """Wait until the engine has answered and the checker shows it; give the text of the answer."""
    page.locator("html[data-verdict]").wait_for(state="attached")
    answer = page.locator(ANSWER)
    answer.wait_for(state="visible")
    return answer.inner_text()


# A question that cannot be read is no question: the page says what it asks for, and counts no answer.
_SETTLED = """
(before) => (document.documentElement.dataset.verdict ?? '') !== before
  || document.querySelector('[data-checker=answer] .answer__start:not(.answer__start--loading)')
"""


def ask_anything(page: Page, state: Any) -> None:
    """Put anything into the address of an open checker, and wait until it is answered or refused."""
    before = page.evaluate(_TAKEN_UP, fragment(state))
    page.wait_for_function(_SETTLED, arg=before)


def ask_again(page: Page, state: Any) -> None:
    """Put another question into the address of an open checker, and wait until that very question is answered.

    The answer before may read the same, so the page's count of answers is what tells them apart. It is read once the
    page has taken the question up: from then on it shows no answer to an earlier one that is still on its way.
    """
    before = page.evaluate(_TAKEN_UP, fragment(state))
    page.wait_for_function("(before) => (document.documentElement.dataset.verdict ?? '') !== before", arg=before)
