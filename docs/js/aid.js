// The player aid: with a code for its address, which is fetched beside the page.

const place = document.querySelector("[data-code]");
if (place) {
  import("./code.js").then(({ codeOf }) => {
    const code = codeOf(location.href.replace(/#.*/, ""));
    if (code) place.replaceChildren(code);
  });
}
