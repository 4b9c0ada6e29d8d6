/** Text without case and diacritics, for searching: `zabojca` finds `Zabójca`. */
export const folded = (text) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l");
