// The winner's laurel with the points in it, and the light that falls on it.
import { drawn } from "../kit/elements.js";

const LEAVES = [[30, 34, -62], [21, 58, -84], [25, 82, -112], [41, 103, -138], [64, 117, -158]];
const LEAF = "M0 0c8-9 20-9 28-1-8 9-20 9-28 1z";
const BRANCHES = "M40 18C10 60 30 110 92 126M160 18c30 42 10 92-52 108";
const BEAMS = "M150-10L60 360h70L190-10zM215-10l10 370h80L245-10zM280-10l90 370h70L300-10z";
const PEARLS = [[40, 120, 4], [70, 200, 3], [350, 90, 5], [330, 170, 3], [372, 230, 4], [28, 280, 3], [110, 60, 3], [300, 40, 3]];

export const LAUREL = [200, 132];

/**
 * A laurel around a number, as a group on a ground of 200 × 132.
 * @param {string} points
 * @param {{ gold: string, ink: string, font: string }} look
 */
export function laurel(points, { gold, ink, font }) {
  const leaves = LEAVES.flatMap(([x, y, turn]) =>
    [`translate(${x} ${y})`, `translate(${200 - x} ${y}) scale(-1 1)`].map((at) => drawn("path", { class: "laurel__leaf", transform: `${at} rotate(${turn})`, d: LEAF })),
  );
  const size = points.length > 3 ? 50 : points.length > 2 ? 62 : 76;
  return drawn(
    "g",
    {},
    drawn("path", { d: BRANCHES, fill: "none", stroke: gold, "stroke-width": "4", "stroke-linecap": "round" }),
    drawn("g", { fill: gold }, ...leaves),
    drawn("text", { x: "100", y: String(66 + size * 0.34), "text-anchor": "middle", "font-size": String(size), "font-weight": "600", "font-family": font, fill: ink }, points),
  );
}

/** Light from above and pearls that rise through it, on a ground of 400 × 360. */
export const depths = () => [
  drawn("path", { d: BEAMS, fill: "#fff", opacity: "0.1" }),
  ...PEARLS.map(([x, y, r]) => drawn("circle", { class: "won__pearl", cx: String(x), cy: String(y), r: String(r), fill: "#f8f3e6", opacity: "0.55" })),
];
