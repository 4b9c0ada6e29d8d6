// Definitions: a touch opens one without this script; with it they stand beside the word, and a pointer opens them too.
import { closestTarget } from "../kit/targets.js";

const GAP = 6;
const DELAY = 250;

/**
 * Put the popover under its button, or above where there is no room.
 * @param {HTMLElement} popover
 * @param {HTMLElement} button
 */
function place(popover, button) {
  const word = button.getClientRects()[0] ?? button.getBoundingClientRect();
  const box = popover.getBoundingClientRect();
  const below = word.bottom + GAP + box.height <= innerHeight;
  const left = Math.max(8, Math.min(word.left, innerWidth - box.width - 8));
  popover.style.setProperty("--left", `${left}px`);
  popover.style.setProperty("--top", `${below ? word.bottom + GAP : Math.max(8, word.top - box.height - GAP)}px`);
  popover.classList.add("placed");
}

export function startTerms() {
  if (!HTMLElement.prototype.showPopover) return;
  /** @type {HTMLElement | null} */
  let opener = null;
  let timer = 0;

  /** @param {() => void} action */
  function later(action) {
    clearTimeout(timer);
    timer = setTimeout(action, DELAY);
  }

  /** @param {HTMLElement} button */
  const target = (button) => document.getElementById(button.getAttribute("popovertarget") ?? "");
  document.addEventListener("click", (event) => {
    opener = closestTarget(event, "button[popovertarget]") ?? opener;
  });
  document.addEventListener(
    "toggle",
    (event) => {
      const popover = closestTarget(event, ".definition, .note-popover");
      if (event.newState !== "open" || popover !== event.target) return;
      const { id } = popover;
      const button = opener?.getAttribute("popovertarget") === id ? opener : document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
      if (button) place(popover, button);
    },
    true,
  );
  addEventListener("scroll", () => document.querySelector(".definition.placed:popover-open, .note-popover.placed:popover-open")?.hidePopover(), { passive: true });
  if (!matchMedia("(hover: hover)").matches) return;
  document.addEventListener("pointerover", (event) => {
    const button = closestTarget(event, "button.term");
    if (button) {
      later(() => {
        opener = button;
        const popover = target(button);
        if (popover && !popover.matches(":popover-open")) popover.showPopover();
      });
    } else if (closestTarget(event, ".definition")) {
      clearTimeout(timer);
    }
  });
  document.addEventListener("pointerout", (event) => {
    if (!closestTarget(event, "button.term, .definition")) return;
    later(() => {
      const open = document.querySelector(".definition:popover-open");
      if (open && !open.matches(":hover") && !open.contains(document.activeElement)) open.hidePopover();
    });
  });
}
