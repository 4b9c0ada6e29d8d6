// What the frame tells of the place on the page: that its heading has gone out of sight, and the section in hand on the
// bar to jump.
import { targetId } from "../kit/targets.js";

const html = document.documentElement;

/** The heading that the reader is at: the last one above the middle of the upper half of the window. */
const LINE = 0.3;

function startHeading() {
  const heading = document.querySelector("main h1");
  if (!heading || !("IntersectionObserver" in window)) return;
  new IntersectionObserver((all) => {
    // A busy browser hands over several.
    const { isIntersecting, boundingClientRect } = /** @type {IntersectionObserverEntry} */ (all.at(-1));
    if (!isIntersecting && boundingClientRect.top < innerHeight / 2) html.dataset.scrolled = "";
    else delete html.dataset.scrolled;
  }, { rootMargin: "-60px 0px 0px" }).observe(heading);
}

function startJump() {
  const list = document.querySelector(".jump__list");
  if (!list) return;
  const links = [...list.querySelectorAll("a")];
  const here = document.querySelector("[data-here]");
  const words = here.textContent;
  let waits = false;
  const show = () => {
    waits = false;
    const passed = links.filter(({ hash }) => {
      const section = document.getElementById(targetId(hash));
      return section && section.getClientRects().length && section.getBoundingClientRect().top < innerHeight * LINE;
    });
    const current = passed.pop();
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    here.textContent = current?.textContent ?? words;
  };
  addEventListener("scroll", () => {
    if (!waits) requestAnimationFrame(show);
    waits = true;
  }, { passive: true });
  if ("popover" in list) list.addEventListener("click", () => list.matches(":popover-open") && list.hidePopover());
  show();
}

/** What goes from edge to edge has to know of a scrollbar that takes room: the units of the window count it in. */
function startEdges() {
  const measure = () => html.style.setProperty("--scrollbar", `${Math.max(0, innerWidth - html.clientWidth)}px`);
  // In the next frame: what is measured may change the size that is observed.
  if ("ResizeObserver" in window) new ResizeObserver(() => requestAnimationFrame(measure)).observe(html);
}

export function startFrame() {
  startEdges();
  startHeading();
  startJump();
}
