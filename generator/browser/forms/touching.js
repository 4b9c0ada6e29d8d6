// What a touch on a space of a map does to the value of an input: pure, so that it can be told without a page.

/**
 * The spaces of a value, in its order.
 * @param {{ space?: string }} brush
 * @param {Json} value
 * @returns {string[]}
 */
export function placesOf({ space }, value) {
  if (space) return itemsOf(value).map((item) => String(item[space] ?? ""));
  return [value ?? []].flat().map(String);
}

/**
 * The items of the value of a list.
 * @param {Json} value
 */
export const itemsOf = (value) => /** @type {JsonObject[]} */ (Array.isArray(value) ? value : []);

/**
 * One more space of several, or without it.
 * @param {string[]} chosen
 * @param {string} id
 */
export const toggled = (chosen, id) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

/**
 * A list with an item for a space, or without it.
 * @param {MapBrush} brush
 * @param {JsonObject[]} items
 * @param {string} id
 * @returns {JsonObject[]}
 */
export function toggledItem({ space = "", begin = {} }, items, id) {
  const isThere = items.some((item) => item[space] === id);
  return isThere ? items.filter((item) => item[space] !== id) : [...items, { [space]: id, ...begin }];
}

/**
 * A way that goes on to a space: one step more, or the whole way there that is offered; one less where it ends.
 * @param {MapBrush} brush
 * @param {JsonObject[]} steps
 * @param {string} id
 * @param {{ start: string, edges: Record<string, string[]>, offer: JsonObject[] | null }} around
 * @returns {JsonObject[]}
 */
export function led({ space = "", steps: kinds }, steps, id, { start, edges, offer }) {
  const last = steps.length ? String(steps[steps.length - 1][space]) : start;
  if (steps.length && last === id) return steps.slice(0, -1);
  if (!steps.length && offer) return offer;
  const step = { [space]: id };
  if (!kinds) return [...steps, step];
  const ends = [`${last} ${id}`, `${id} ${last}`];
  const kind = Object.keys(edges).find((name) => edges[name].some((edge) => ends.includes(edge)));
  const value = kind === undefined ? kinds.apart : kinds.joined[kind];
  return [...steps, value === undefined ? step : { ...step, [kinds.input]: value }];
}

/**
 * The space that lies nearest in a direction, seen from one; itself if there is none.
 * @param {{ id: string, left: number, top: number }[]} places
 * @param {string} id
 * @param {[right: number, down: number]} direction
 */
export function beside(places, id, [right, down]) {
  const from = places.find((place) => place.id === id);
  if (!from) return places[0]?.id ?? "";
  let nearest = { id, far: Infinity };
  for (const place of places) {
    const [x, y] = [place.left - from.left, place.top - from.top];
    const ahead = x * right + y * down;
    const off = Math.abs(x * down) + Math.abs(y * right);
    // What lies more to the side than ahead is reached by the other arrows.
    if (ahead > 0 && off <= ahead * 2 && ahead + off * 2 < nearest.far) nearest = { id: place.id, far: ahead + off * 2 };
  }
  return nearest.id;
}
