"""What the code of a language leaves unsaid: its script and region, as CLDR finds most likely."""

from __future__ import annotations

from babel import Locale, UnknownLocaleError
from babel.core import get_global, parse_locale


def own_name(code: str) -> str:
    """What a language is called in itself, whether the site has it or not; its code where nobody knows.

    >>> own_name("pt_BR"), own_name("xx")
    ('português (Brasil)', 'xx')
    """
    try:
        return Locale.parse(code).get_display_name() or code
    except (UnknownLocaleError, ValueError):
        return code


def name_in(code: str, lang: str) -> str:
    """What a language is called in another one; its own name where nobody knows.

    >>> name_in("pl", "ja"), name_in("zh_Hant", "en"), name_in("xx", "pl")
    ('ポーランド語', 'Traditional Chinese', 'xx')
    """
    try:
        known = Locale.parse(lang).languages.get(code)
        return known or Locale.parse(code).get_display_name(lang) or own_name(code)
    except (UnknownLocaleError, ValueError):
        return own_name(code)


def whole(code: str) -> tuple[str, str, str]:
    """Language, script and region of a code; what it does not say is what is likeliest, or ``''``.

    >>> whole("zh_TW"), whole("zh"), whole("sr_Latn")
    (('zh', 'Hant', 'TW'), ('zh', 'Hans', 'CN'), ('sr', 'Latn', 'RS'))
    """
    try:
        language, region, script, *_ = parse_locale(code)
    except ValueError:
        return (code, "", "")
    likely = get_global("likely_subtags")
    for parts in ((language, script, region), (language, script), (language, region), (language,)):
        full = likely.get("_".join(part for part in parts if part))
        if full:
            _language, likely_region, likely_script, *_ = parse_locale(str(full))
            return (language, script or likely_script or "", region or likely_region or "")
    return (language, script or "", region or "")
