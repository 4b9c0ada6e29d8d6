// The player aid, which is there to be printed: with all its pictures as soon as the page stands, and with a code for its
// address, which is fetched beside the page.
import { fetchPictures } from "../kit/print.js";

if (document.readyState === "complete") fetchPictures();
else addEventListener("load", fetchPictures, { once: true });

const place = document.querySelector("[data-code]");
if (place) {
  import("../kit/code.js").then(({ codeOf }) => {
    const code = codeOf(location.href.replace(/#.*/, ""));
    if (code) place.replaceChildren(code);
  });
}
