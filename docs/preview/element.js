// Making elements. Text enters the panel only as text nodes and attribute values, never as markup.

/** An element: properties that start with `on` are listeners, all others attributes; null leaves one out. */
export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, String(value));
  }
  return fill(node, ...children);
}

/** Replace what a node holds; null stands for nothing. */
export function fill(node, ...children) {
  node.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== "").map((child) => (child instanceof Node ? child : String(child))));
  return node;
}
