// The keyboard of a phone lies over the foot of the page, and of what stands fixed there. Style sheets are told nothing of it.

/**
 * Keep in `--lift` how far an element has to be lifted to stand above the keyboard.
 * @param {HTMLElement} element
 */
export function keepAboveKeyboard(element) {
  const seen = self.visualViewport;
  if (!seen) return;
  const lift = () => {
    // Whoever zooms in sees a part of the page as well; nothing is to move then.
    const below = seen.scale === 1 ? innerHeight - seen.height - seen.offsetTop : 0;
    element.style.setProperty("--lift", `${Math.max(0, Math.round(below))}px`);
  };
  seen.addEventListener("resize", lift);
  seen.addEventListener("scroll", lift);
}
