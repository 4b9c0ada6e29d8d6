"""What the script of a language decides: its fonts, how it is set, and which letters are East Asian."""

from __future__ import annotations

FONTS: dict[str, tuple[str, ...]] = {
    "Arab": ("SF Arabic", "Segoe UI", "Noto Sans Arabic", "Noto Naskh Arabic", "Geeza Pro"),
    "Armn": ("Mshtakan", "Segoe UI", "Noto Sans Armenian"),
    "Beng": ("Kohinoor Bangla", "Nirmala UI", "Noto Sans Bengali"),
    "Deva": ("Kohinoor Devanagari", "Nirmala UI", "Noto Sans Devanagari"),
    "Ethi": ("Kefa", "Ebrima", "Noto Sans Ethiopic"),
    "Geor": ("Helvetica Neue", "Segoe UI", "Noto Sans Georgian"),
    "Gujr": ("Kohinoor Gujarati", "Nirmala UI", "Noto Sans Gujarati"),
    "Guru": ("Gurmukhi MN", "Nirmala UI", "Noto Sans Gurmukhi"),
    "Hans": ("PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"),
    "Hant": ("PingFang TC", "Microsoft JhengHei UI", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC"),
    "Hebr": ("SF Hebrew", "Segoe UI", "Noto Sans Hebrew", "Arial Hebrew"),
    "Jpan": ("Hiragino Sans", "Yu Gothic UI", "Yu Gothic", "Meiryo", "Noto Sans JP", "Noto Sans CJK JP"),
    "Khmr": ("Khmer Sangam MN", "Leelawadee UI", "Noto Sans Khmer"),
    "Knda": ("Noto Sans Kannada", "Nirmala UI", "Kannada Sangam MN"),
    "Kore": ("Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR"),
    "Laoo": ("Lao Sangam MN", "Leelawadee UI", "Noto Sans Lao"),
    "Mlym": ("Malayalam Sangam MN", "Nirmala UI", "Noto Sans Malayalam"),
    "Mymr": ("Myanmar Sangam MN", "Myanmar Text", "Noto Sans Myanmar"),
    "Orya": ("Oriya Sangam MN", "Nirmala UI", "Noto Sans Oriya"),
    "Sinh": ("Sinhala Sangam MN", "Nirmala UI", "Noto Sans Sinhala"),
    "Taml": ("Tamil Sangam MN", "Nirmala UI", "Noto Sans Tamil"),
    "Telu": ("Kohinoor Telugu", "Nirmala UI", "Noto Sans Telugu"),
    "Thai": ("Thonburi", "Leelawadee UI", "Noto Sans Thai"),
}
"""Fonts by script, those of Apple, Windows and Linux in turn; the style sheet's own have Latin, Greek and Cyrillic."""

HEADING_FONTS: dict[str, tuple[str, ...]] = {
    "Hans": ("Songti SC", "Noto Serif SC", "Noto Serif CJK SC", "SimSun"),
    "Hant": ("Songti TC", "Noto Serif TC", "Noto Serif CJK TC", "PMingLiU"),
    "Jpan": ("Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP"),
}
"""The fonts of headings, behind the display face, which has Latin letters only."""

EAST_ASIAN = frozenset({"Hans", "Hant", "Jpan"})
"""Scripts with marks as wide as their letters. They want room between lines and break them by rules of their own."""

EAST_ASIAN_LETTERS = r"\u3040-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
"""Kana and Han characters, for use between the brackets of a pattern."""

HAN_LETTERS = r"\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
"""Han characters, for the same use."""

WITHOUT_ITALICS = frozenset(FONTS) - {"Armn"}
"""Scripts in which slanted letters are a fault rather than an emphasis."""

PHRASED = frozenset({"Jpan"})
"""Scripts without spaces whose lines break between phrases."""
