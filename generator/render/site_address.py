"""Where the site will stand, if somebody said so: what has to be a whole address is made of it, or left out."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from mkdocs.utils.yaml import get_yaml_loader, yaml_load

from generator.text.errors import BuildFailedError
from generator.text.languages import ROOT

VARIABLE = "FATHOM_SITE_URL"
"""The environment variable that mkdocs.yml takes it from."""

LEFT_OUT = (
    f"The address of the site is not known ({VARIABLE}, or site_url in mkdocs.yml): canonical addresses, site maps, "
    "the feed and the pictures for sharing are left out"
)
"""What a build says that goes without."""

_WHOLE = re.compile(r"https?://[^\s\"'<>\\{}|^`?#@]+")


def site_address() -> str:
    """The address below which the languages stand, with a slash at the end; '' if nobody said.

    Raises BuildFailedError for what is none.
    """
    with (ROOT / "mkdocs.yml").open(encoding="utf-8") as file:
        given = str(yaml_load(file, get_yaml_loader()).get("site_url") or "").strip()
    if not given:
        return ""
    try:
        is_whole = bool(_WHOLE.fullmatch(given)) and bool(urlsplit(given).hostname)
    except ValueError:  # brackets that hold no address
        is_whole = False
    if not is_whole:
        raise BuildFailedError(
            f"{VARIABLE}, or site_url in mkdocs.yml: “{given}” is no address that a site can stand at. Give a whole "
            "one, such as https://name.example/fathom/, without a question mark or a #; or none."
        )
    return given.rstrip("/") + "/"
