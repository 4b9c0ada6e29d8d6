"""Tabs of WebKitGTK, which Debian has with its WebDriver: Safari's engine, in a window on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import subprocess
from contextlib import ExitStack
from pathlib import Path

from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.tab import SIZE, Opened, Tab
from tests.browser.watch import PATIENCE
from tests.tools import WebKit

_FRAME = (0, 40)
"""How much larger the window is than the page."""

_KEYS = {
    "ArrowDown": Keys.ARROW_DOWN,
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT,
    "ArrowUp": Keys.ARROW_UP,
    "Backspace": Keys.BACKSPACE,
    "Delete": Keys.DELETE,
    "Enter": Keys.ENTER,
    "Escape": Keys.ESCAPE,
    "Space": Keys.SPACE,
    "Tab": Keys.TAB,
}


class WebKitTab(Tab):
    """A tab in the one window that there is, as an origin of its own is clean enough."""

    name = "webkit"

    def __init__(self, driver: WebKitGTK, folder: Path, *, keeps: bool) -> None:
        super().__init__(folder, keeps=keeps)
        self._driver = driver
        self.resize(*SIZE)

    def type(self, text: str) -> None:
        """Type a text."""
        ActionChains(self._driver).send_keys(text).perform()

    def key(self, name: str) -> None:
        """Press a key; a single letter is its own name."""
        ActionChains(self._driver).send_keys(_KEYS.get(name, name)).perform()

    def resize(self, width: int, height: int) -> None:
        """Give the window a size that leaves the page this one, or the least that it can have."""
        self._driver.set_window_size(width + _FRAME[0], height + _FRAME[1])

    def picture(self, path: Path | str) -> None:
        """Write what is seen into a PNG."""
        self._driver.save_screenshot(str(path))

    def _go(self, address: str) -> None:
        self._driver.get(address)

    def _run(self, function: str, given: str) -> str:
        found: str = self._driver.execute_script(f"return ({function})(arguments[0])", given)
        return found

    def _tap(self, find: str, *given: str) -> None:
        node = self._driver.execute_script(f"return ({find})(...{json.dumps(given)})")
        assert node, f"is gone: {given}"
        node.click()


class OpenWebKit(Opened):
    """WebKitGTK's small browser, its driver and its screen."""

    def __init__(self, webkit: WebKit) -> None:
        self._ends = ExitStack()
        environment = {**os.environ, "DISPLAY": self._screen(webkit.screen)}
        options = Options()
        options.binary_location = webkit.browser
        options.add_argument("--automation")
        service = Service(webkit.driver, env=environment)
        self._driver = WebKitGTK(options=options, service=service)
        self._ends.callback(self._driver.quit)
        self._driver.set_script_timeout(PATIENCE / 1000)

    def _screen(self, program: str) -> str:
        """Start a screen that is free, and give its name."""
        reading, writing = os.pipe()
        command = [program, "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
        screen = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        self._ends.callback(screen.wait)
        self._ends.callback(screen.terminate)
        with open(reading, encoding="ascii") as number:
            return f":{number.readline().strip()}"

    def tab(self, folder: Path, *, keeps: bool = False) -> Tab:
        """A tab at the site in this folder."""
        return WebKitTab(self._driver, folder, keeps=keeps)

    def close(self) -> None:
        """End all that was started, the last first."""
        self._ends.close()
