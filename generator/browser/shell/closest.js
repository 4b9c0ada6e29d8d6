// Which of the site's languages a reader's own is closest to.

/**
 * A tag with the script and the region that it most likely means: `zh` is zh-Hans-CN, `zh-HK` zh-Hant-HK.
 * @param {string} tag
 */
function maximized(tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null; // No tag at all, or a browser that does not know how.
  }
}

/**
 * Of some tags the one for a language such as `zh-TW` or `pl-PL`: in the same script and region, if there is one.
 * @param {string} language
 * @param {string[]} tags
 */
export function closest(language, tags) {
  const locale = maximized(language);
  if (!locale) return undefined;
  /** @param {("language" | "script" | "region")[]} parts */
  const same = (parts) => tags.find((tag) => parts.every((part) => maximized(tag)?.[part] === locale[part]));
  return same(["language", "script", "region"]) ?? same(["language", "script"]) ?? same(["language"]);
}
