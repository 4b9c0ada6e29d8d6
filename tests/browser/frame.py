"""What a reader does with the frame of a page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

TABLE = "My table"


def open_search(page: Page) -> Locator:
    """Open the search by its button, if it is not open; gives its field."""
    field = page.locator("#frame-search .search__field")
    if not field.is_visible():
        page.locator("[data-search-open]:visible").first.click()
    field.wait_for(state="visible")
    return field


def search_for(page: Page, words: str) -> None:
    """Type a query into the field of the search."""
    field = open_search(page)
    field.fill("")
    field.focus()
    page.keyboard.type(words)


def open_sets(page: Page) -> Locator:
    """Open the sheet with the sets by its button, with the keyboard alone; gives the sheet."""
    sheet = page.locator("#frame-table")
    if not sheet.is_visible():
        page.locator("button[popovertarget=frame-table]:not([popovertargetaction]):visible").first.focus()
        page.keyboard.press("Enter")
    sheet.wait_for(state="visible")
    return sheet
