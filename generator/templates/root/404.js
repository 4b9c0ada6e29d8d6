// The page for what is not there stands at any address. It finds the root of the site, takes the look of its pages, and shows
// itself in the language of the address, or else in one of the reader's.
(async (html) => {
  const all = [...document.querySelectorAll("[data-tag]")];
  const tags = all.map(({ dataset }) => dataset.tag);
  const parts = location.pathname.split("/");
  const at = parts.findIndex((part) => tags.includes(part));
  const isRoot = (path) => fetch(`${path}manifest.webmanifest`, { method: "HEAD" }).then(({ ok }) => ok, () => false);
  let root = html.dataset.root;
  if (!root || new URL(root).origin !== location.origin) {
    const paths = parts.slice(1, at < 0 ? undefined : at + 1).map((_, index) => `${parts.slice(0, index + 1).join("/")}/`);
    root = at < 0 ? "/" : paths[at - 1];
    for (const path of paths) if (at < 0 && (await isRoot(path))) root = path;
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${root}css/fathom.css` }));
  }
  let chosen = null;
  try {
    chosen = localStorage.getItem(`${new URL(root, location).pathname}fathom.language`);
  } catch {
    // Storage may be closed to us.
  }
  const wanted = [parts[at], chosen, ...navigator.languages, ...navigator.languages.map((one) => one.split("-")[0])];
  const tag = wanted.find((one) => tags.includes(one)) ?? tags[0];
  html.lang = tag;
  for (const part of all) part.hidden = part.dataset.tag !== tag;
  for (const link of document.querySelectorAll("[data-to]")) link[link instanceof HTMLFormElement ? "action" : "href"] = root + link.dataset.to;
})(document.documentElement);
