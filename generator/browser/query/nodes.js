// What a query is made of.

/**
 * Parts of which all or any must hold, as one node.
 * @param {"all" | "any"} kind
 * @param {QueryNode[]} parts
 * @returns {QueryNode | null}
 */
export function joined(kind, parts) {
  const flat = parts.flatMap((part) => partsOf(part, kind) ?? [part]);
  if (flat.length < 2) return flat[0] ?? null;
  return kind === "all" ? { all: flat } : { any: flat };
}

/**
 * What a node of a kind holds; undefined for another.
 * @param {QueryNode} node
 * @param {"all" | "any"} kind
 * @returns {QueryNode[] | undefined}
 */
export function partsOf(node, kind) {
  if (kind === "all") return "all" in node ? node.all : undefined;
  return "any" in node ? node.any : undefined;
}

/**
 * What is asked for where a node must not hold.
 * @param {QueryNode} node
 * @returns {QueryNode}
 */
export const negated = (node) => ("not" in node ? node.not : { not: node });
