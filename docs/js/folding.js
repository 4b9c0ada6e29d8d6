/**
 * Text without case and diacritics, for searching: `zabojca` finds `Zabójca`.
 * @param {string} text
 */
export const folded = (text) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l");
