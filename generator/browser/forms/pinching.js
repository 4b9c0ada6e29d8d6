// Two fingers on squares make them larger or smaller, and move what does not fit into the frame.

const MOST = 120; // pixels of a square

/**
 * Follows fingers; `resize` is given the side of a square in pixels.
 * @param {HTMLElement} frame
 * @param {number} least
 * @param {(side: number) => void} resize
 */
export function pinching(frame, least, resize) {
  /** Where each finger is. @type {Map<number, { x: number, y: number }>} */
  const fingers = new Map();
  /** As it was when the second finger came: how far apart they were, the side of a square, and what lay between them. */
  let start = { apart: 1, side: 0, x: 0, y: 0 };

  function between() {
    const [one, other] = [...fingers.values()];
    return { apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)), x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  }

  const corner = () => frame.getBoundingClientRect();

  return {
    /**
     * Whether more than one finger is there now.
     * @param {PointerEvent} event
     */
    down({ pointerType, pointerId, clientX, clientY, isPrimary }) {
      if (pointerType !== "touch") return false;
      if (isPrimary) fingers.clear(); // one whose end was never told
      fingers.set(pointerId, { x: clientX, y: clientY });
      if (fingers.size !== 2) return fingers.size > 1;
      const { apart, x, y } = between();
      const { left, top } = corner();
      const side = frame.querySelector("[role=gridcell]").getBoundingClientRect().width;
      start = { apart, side, x: (x - left + frame.scrollLeft) / side, y: (y - top + frame.scrollTop) / side };
      return true;
    },
    /**
     * Whether fingers move the squares rather than paint them.
     * @param {PointerEvent} event
     */
    move({ pointerId, clientX, clientY }) {
      if (!fingers.has(pointerId)) return false;
      fingers.set(pointerId, { x: clientX, y: clientY });
      if (fingers.size < 2) return false;
      const { apart, x, y } = between();
      const side = Math.max(least, Math.min(MOST, (start.side * apart) / start.apart));
      resize(side);
      const { left, top } = corner();
      frame.scrollLeft = start.x * side - (x - left);
      frame.scrollTop = start.y * side - (y - top);
      return true;
    },
    /** @param {PointerEvent} event */
    up: ({ pointerId }) => fingers.delete(pointerId),
  };
}
