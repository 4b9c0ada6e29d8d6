// The page at the root: goes on to the language chosen before, else puts the browser's own language first.
import { chosen, rememberChoices } from "./language.js";

const links = [...document.querySelectorAll("a[data-language]")];
const known = (tag) => links.find((link) => link.dataset.language === tag);

/** A tag with the script and the region that it most likely means: `zh` is zh-Hans-CN, `zh-HK` zh-Hant-HK. */
function whole(tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null; // No tag at all, or a browser that does not know how.
  }
}

/** The link for a browser language such as `zh-TW` or `pl-PL`: in the same script and region, if there is one. */
function match(tag) {
  const wanted = whole(tag);
  if (!wanted) return undefined;
  const same = (parts) => links.find((link) => parts.every((part) => whole(link.dataset.language)[part] === wanted[part]));
  return same(["language", "script", "region"]) ?? same(["language", "script"]) ?? same(["language"]);
}

rememberChoices();
const before = known(chosen());
if (before && location.hash !== "#choose") {
  location.replace(before.href);
} else {
  const own = before ?? navigator.languages.map(match).find(Boolean);
  if (own) {
    own.closest("li").classList.add("suggested");
    own.closest("ul").prepend(own.closest("li"));
  }
}
