"""Which Han characters a language writes: 說 in Traditional Chinese, 说 in Simplified, 説 in Japanese."""

from __future__ import annotations

from functools import cache

from opencc import OpenCC

# The first level of each character set is what the language writes every day; what stands beyond may be another's form.
_BIG5_EVERYDAY = b"\xc6\x7f"
_JIS_EVERYDAY = b"\xd0"

# Simplified forms that Big5 counts among its everyday characters for the sake of rare old words.
_SIMPLIFIED_IN_BIG5 = frozenset("听坏儿并么愿")
# The same in JIS X 0208, where most other forms beyond the everyday ones are Japanese in their own right.
_SIMPLIFIED_IN_JIS = frozenset("个从价听坏广弃愿无梦气网盖决况渊犹档粮迹隶厂儿并")
# Old forms that Japanese still writes, most of them in names, and forms of the list for general use outside JIS X 0208.
_WRITTEN_IN_JAPAN = frozenset("凛兔遙檜晃皐竈嶽彌枡礪穰渾塡頰剝𠮟")
# Traditional forms in GB 2312 that Simplified Chinese does not write outside quotations.
_TRADITIONAL_IN_GB = frozenset("後於菸")


@cache
def standard(char: str, script: str) -> str | None:
    """The form of a Han character in ``script`` (``Hant``, ``Hans`` or ``Jpan``) if ``char`` is another's form of it.

    None means that the character may stand. '' means that the script does not know it, and nothing is there to replace
    it.
    """
    find = {"Hant": _traditional, "Hans": _simplified, "Jpan": _japanese}.get(script)
    return find(char) if find else None


@cache
def of_others(script: str) -> dict[str, str]:
    """What those who write the other Chinese script type, each with its form in ``script``: 说 for 說; else none."""
    encoding, last = {"Hant": ("gb2312", b"\xff"), "Hans": ("big5", _BIG5_EVERYDAY)}.get(script, ("", b""))
    typed = [char for char in map(chr, range(0x4E00, 0x9FA6)) if encoding and (_code(char, encoding) or last) < last]
    return {char: form for char in typed if (form := standard(char, script))}


def _traditional(char: str) -> str | None:
    if char in _SIMPLIFIED_IN_BIG5:
        return _converted(char, "s2tw")
    code = _code(char, "big5")
    if code and code < _BIG5_EVERYDAY:
        return None
    return _other(char, _converted(char, "s2tw")) or _other(char, _converted(_converted(char, "jp2t"), "t2tw"))


def _simplified(char: str) -> str | None:
    if _code(char, "gb2312") and char not in _TRADITIONAL_IN_GB:
        return None
    return _other(char, _converted(_converted(char, "jp2t"), "t2s"))


def _japanese(char: str) -> str | None:
    if char in _WRITTEN_IN_JAPAN:
        return None
    code = _code(char, "euc_jp")
    everyday = code is not None and len(code) == 2
    if code and everyday and code < _JIS_EVERYDAY:
        return None
    traditional = _converted(char, "s2t")
    form = _converted(traditional, "t2jp")
    if everyday:
        # 洒 and 踪 are Japanese words, 听 is not: OpenCC cannot tell, since all of them have a Traditional form.
        return _other(char, form if char in _SIMPLIFIED_IN_JIS else _converted(char, "t2jp"))
    return _other(char, form) or (None if _code(char, "euc_jis_2004") else "")


def _other(char: str, form: str) -> str | None:
    return form if form != char else None


def _code(char: str, encoding: str) -> bytes | None:
    try:
        return char.encode(encoding)
    except UnicodeEncodeError:
        return None


@cache
def _converter(name: str) -> OpenCC:
    return OpenCC(name)


def _converted(char: str, name: str) -> str:
    return str(_converter(name).convert(char))
