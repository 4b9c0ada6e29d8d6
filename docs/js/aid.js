// The player aid: printed at a touch, with a code for its address, which is fetched beside the page.

document.querySelector("[data-print]")?.addEventListener("click", () => print());
const place = document.querySelector("[data-code]");
if (place) {
  import("./code.js").then(({ codeOf }) => {
    const code = codeOf(location.href.replace(/#.*/, ""));
    if (code) place.replaceChildren(code);
  });
}
